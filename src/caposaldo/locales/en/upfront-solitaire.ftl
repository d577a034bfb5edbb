## Alone at the table (UF 49)

upfront-choice-solitaire = Solitaire
upfront-choice-solitaire-off = two players
upfront-choice-solitaire-on = one person plays both sides
upfront-prompt-declare-actions = Declare all actions of this turn before the first is resolved ({ $plans } so far).
upfront-action-plan = Declare: { $action }
    .words = action
upfront-action-open-1 = { $group } stops in open ground, a card face down
    .words = group
upfront-action-found-open-1 = { $group } is formed in open ground, a card face down
    .words = group
upfront-verb-plan = Declare
upfront-action-declared = All is declared: carry it out
upfront-verb-declared = Declared
upfront-event-declares = The { $seat-adjective } player has declared { $count ->
    [0] no action
    [one] one action
   *[other] { $count } actions
}.
upfront-event-declared-in-vain = What the { $seat-adjective } player declared can no longer be done and is lost: { $action }.
upfront-event-uncovers = The { $seat-adjective } player turns up { $count ->
    [one] the new card
   *[other] { $count } new cards
}.
upfront-why-declare-first = Alone at the table all actions are declared first, as “plan { $action }”; then they are carried out.
upfront-why-not-whole-yet = An action is declared whole: { $action } still lacks something.
upfront-ui-plans = Declared this turn
upfront-ui-no-plans = Nothing yet
upfront-ui-plan-begun = being declared
upfront-ui-new-cards = { $count ->
    [one] one new card, face down
   *[other] { $count } new cards, face down
}
upfront-ui-open-hand = Hand of the { $side }
