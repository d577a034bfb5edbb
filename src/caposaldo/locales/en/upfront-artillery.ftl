### Up Front: artillery and radios (40).

upfront-event-calls-artillery = { $man } of { $seat-adjective } group { $group } calls artillery of strength { $strength } on enemy group { $target } with { $card }.
upfront-event-mission-accepted = The mission is accepted ({ $card-draw }): fire falls on group { $target }, { $modifiers }, strength { $strength }.
upfront-event-mission-refused = The mission comes to nothing: { $card-draw }{ $need ->
        [0] , not black
       *[other] , not a black { $need } or more
    }.
upfront-event-radio-jams = The radio of { $man } jams.
upfront-event-conceals-from-mission = { $seat-adjective } group { $group } hides with { $card }: the mission now needs a black { $need } or more.
upfront-prompt-react-to-mission = Enemy group { $attacker } calls artillery of strength { $strength } on group { $group }: hide, rally a man with a Hero, or let it come.
upfront-action-call = { $group } calls artillery on enemy { $target } with { $card }
    .words = group>target:group card
upfront-verb-call = Artillery
upfront-why-no-radio = Nobody in group { $group } carries a radio.
upfront-why-no-radio-card = { $card } is no Radio card for you.
upfront-why-radio-jammed = The radio of { $man } is jammed: repair it first.
upfront-why-no-leader-to-call = Group { $group } has no unpinned leader to direct the fire.
upfront-modifier-artillery = artillery
upfront-outcome-accepted = mission accepted
upfront-outcome-refused = no mission
upfront-standing-react-to-mission = Concealed cards under artillery fire
upfront-fitting-RADIO = radio
upfront-fitting-RADIO6 = radio of strength 6
upfront-fitting-RADIO7 = radio of strength 7
