## Words of the browser alone

game-mortain = Stand at Mortain
game-upfront = Up Front

web-pages = Pages
web-to-home = Caposaldo, to the home page
web-speak-other = Leggi in italiano
web-other-theme = Light or dark
web-loading = One moment.
web-lost = There is no such page.
web-title-table = Table · Caposaldo
web-connection-lost = Connection lost
web-error-unreachable = The server does not answer: try again in a moment.

## Home

web-home-lead = Sit down alone, with a friend or by link. The program deals the cards, adds up the modifiers, refuses what the rules refuse and says why, and plays the other side when nobody else is there.
web-your-tables = Your tables
web-in-play = in play
web-look = Look
web-forget = Forget
web-what-it-offers = What it offers
web-point-numbers = Every number explained
web-point-numbers-text = An attack is a list of modifiers, each with its value and the number of its rule.
web-point-odds = Odds before you commit
web-point-odds-text = Exact, from the cards still in the deck, and the enemy's odds against you.
web-point-why = Why not?
web-point-why-text = Anything you cannot do now answers with the rule that stops it.
web-point-fair = Verifiable chance
web-point-fair-text = The seed is sealed before the first card and shown at the end, so that anybody can check every draw.
web-point-record = One record
web-point-record-text = A file that replays the game from either side, and lets you play on from any point.
web-point-blind = By keyboard and in words
web-point-blind-text = The whole game can be played without a mouse and without seeing the board.
web-owners = Titles are used only to say which rules are played; they belong to their owners, and players should own the games.

## New game

web-mode-solo = one player against the computer
web-mode-hotseat = two players at one screen, with a curtain between them
web-mode-link = two browsers; the other player gets a link
web-mode-solitaire = one person plays both sides: actions are declared beforehand, new cards lie face down
web-first-player = Your side
web-second-name = Name of the other player
web-readings-lead = Where the rules are unclear, choose how they are read; the choice is kept in the record.
web-each-reading = { $count ->
        [one] 1 reading
       *[other] { $count } readings
    }, one by one
web-choices = Before the game
web-seed-note = Leave it empty for sealed chance, which can be verified at the end. A seed of your own repeats the same draws.

## Sitting down

web-join-title = You are invited to play the { $side }
web-join-lead = { $game }: write your name and sit down. Nothing of the table is shown before.
web-waiting-title = Waiting for the other player
web-has-joined = seated
web-not-yet = not here yet
web-commitment = Sealed chance, commitment { $hash }
web-no-curtain = No more curtain in this game

## The table

web-turn = turn { $turn }
web-turn-short = T{ $turn }
web-clock-left = Time left for { $side }: { $time }
web-clock-rests = Time left for { $side }: { $time }, not running now
web-clock-warning = { $seconds } seconds left to declare actions and discards.
web-turn-track = Turn
web-other-decides = { $side } must decide.
web-plain-table = Plain table
web-side = Preview and log
web-tabs = Parts of the table
web-tab-act = Act
web-tab-card = Card
web-tab-table = Turn and reserves
web-tab-log = Log
web-more = Players and record
web-download-record = Download the record
web-verb-more = More…
web-always = Always answer so: { $answer }
web-standing-lead = Answered without asking you:
web-standing-off = Ask me again
web-do = Do it
web-all-rules = All the rules
web-no-hint = Nothing to suggest now.
web-hints-counted = { $count ->
        [one] 1 hint used, noted in the record.
       *[other] { $count } hints used, noted in the record.
    }
web-no-odds = There is nothing to weigh now.
web-nothing-to-choose = Nothing to choose now.
web-table-in-words = The table in words
web-show-moment = Show the table after answer { $n }
web-whole-log = Show all { $count } lines
web-zoom-in = Closer
web-zoom-out = Farther
web-mark-may = may be chosen
web-mark-chosen = chosen
web-mark-target = target
web-mark-source = acting now

## Preview

web-factors = Factors
web-threat-factors = Who could fire
web-sum-of-factors = sum of factors
web-modifiers = Modifiers to the card
web-needed = { $none ->
        [yes] no card is low enough
       *[no] { $limit ->
            [1] hit by an ace
            [10] hit by any number card
           *[other] hit by a card from ace to { $limit }
        }
    }
web-cards-left-label = Cards left by number; { $count ->
        [one] 1 of them hits
       *[other] { $count } of them hit
    }
web-odds-of = { $chances } of { $of } cards:
web-odds-exact = Exact odds.
web-odds-sampled = Sampled odds.
web-full-deck = With a full deck { $share }.
web-also = Besides

## Help

web-help-lead = What is outlined can be chosen. What is dashed says why not. What turns a card is shown first and done second.
web-key-digits = press that button
web-key-tab = next thing
web-key-arrows = move about the board
web-key-enter = choose
web-key-escape = give up the choice
web-key-next = commit, or end the card
web-key-undo = undo
web-key-odds = odds
web-key-hint = hint
web-key-command = type a notation
web-key-zoom = closer, farther, all
web-key-help = this help

## Rules, records, luck

web-rules-of = Rules of { $game }
web-rules-lead = Our own summary of each rule, with its number; the log, the previews and the refusals cite these numbers.
web-rules-as = Where readings differ, told:
web-search = Search
web-no-such-game = There is no such game.
web-open-lead = A record is a JSON file that this program writes. It is checked and replayed; nothing in it is taken on trust.
web-record-file = File of the record
web-luck-cards = Cards
web-luck-activations = Activations

## The board of Stand at Mortain

web-mortain-counter = { $unit }, AT { $at }, AI { $ai }{ $flipped ->
        [yes] , flipped
       *[no] {""}
    }{ $hex ->
        [off] {""}
       *[other] , in { $hex }
    }{ $note ->
        [none] {""}
       *[other] , { $note }
    }
web-mortain-hex = Hex { $hex }
web-mortain-map = Map of the battlefield
web-mortain-units = All units
web-mortain-suppressed = Air over { $hex }: the fire of German units in these seven hexes is held down
web-mortain-acted = acted
web-mortain-card = The card
web-mortain-no-card = No card is turned
web-mortain-card-gives = { $side }: { $left ->
        [0] no activation left.
        [one] 1 activation left.
       *[other] { $left } activations left.
    }
web-mortain-short = { $left ->
        [one] 1 activation
       *[other] { $left } activations
    }
web-mortain-next = Still to come: black { $black }, red { $red }, Joker { $joker } of { $all }.
web-mortain-deck = in the deck
web-mortain-deck-left = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
web-mortain-west = West
web-mortain-west-waits = US reserve
web-mortain-east = East
web-mortain-east-waits = Germans off map
web-mortain-exit-here = ← German exit: a move from column 01
web-mortain-now = now
web-mortain-reserve = reserve
web-mortain-end = end
web-mortain-markers = Air and artillery
web-mortain-flying = over { $hex }
web-mortain-choose-hex = choose a hex
web-mortain-used = used this turn
web-mortain-may-call = may be called
web-mortain-exits = Exits { $out } of { $needed }
web-mortain-lost = { $count ->
        [one] 1 unit lost: { $units }
       *[other] { $count } units lost: { $units }
    }
web-mortain-inspector = What stands there
web-mortain-kind-armour = armour, hit with AT
web-mortain-kind-infantry = infantry, hit with AI
web-mortain-kind-gun = gun, hit with AI
web-mortain-tiger = moves free beside another unit
web-mortain-if-hit = if hit
web-mortain-last-step = another hit eliminates it
web-mortain-nobody = Nobody stands there.
web-mortain-look = Press a counter or a hex to look at it.
web-mortain-terrain = Terrain, on the target
web-mortain-sight = Fire reaches 2 hexes, 3 from a hill. Everything but open ground blocks the view.
web-mortain-set-up = American set-up
web-mortain-place-here = Press a hex for the outlined unit, or take a whole set-up.
web-mortain-recommended = recommended
web-mortain-place-west = in reserve in the west
web-mortain-place-east = waiting in the east
web-mortain-place-unplaced = not placed yet
web-mortain-place-exited = left by the west edge
web-mortain-place-lost = eliminated

## Names of what the plain table shows

web-view-turn = turn
web-view-turns = turns in all
web-view-units = units
web-view-place = place
web-view-flipped = flipped
web-view-deck = deck
web-view-left = left
web-view-numbers = number cards
web-view-faces = face cards
web-view-joker = Joker
web-view-gone = cards gone
web-view-activated = have activated
web-view-came_up = colours that came up
web-view-marker = marker used
web-view-suppressed = suppressed
web-view-hex = hex
web-view-area = area
web-view-exits = exits
web-view-exits_to_win = exits to win
web-view-orders = orders
web-view-card = card
web-view-side = side
web-view-origin = tied to
web-view-acted = have acted
web-view-made = moves made
web-view-moving = moving now
web-view-volley = attack in preparation
web-view-target = target
web-view-firers = firers
web-view-calling = marker called
web-view-attack = attack
web-view-means = by means of
web-view-factor = factor
web-view-placing = to be placed
web-view-west = west, off map
web-view-east = east, off map
web-view-lost = eliminated
web-view-exited = left the map
web-view-unplaced = not placed
