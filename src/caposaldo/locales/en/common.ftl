## Words of the program that every game shares; the keys of `ui-` are those of the glossary

common-list = { $start } and { $last }

## Why not, and how a game ends, whatever the game

common-why-not-asked-now = "{ $action }" is not possible now.
common-why-not-your-decision = It is not your decision: the { $seat-adjective } player must decide.
common-why-game-is-over = The game is over.
common-why-clock-only = Only the clock says that time is up.
common-why-chain-too-long = The chain must end with "{ $action }": what follows is not known yet.
common-reason-conceded = { $you ->
        [yes] you have conceded
       *[no] { $by-the } have conceded
    }

## How a rule is told where readings differ

common-reading-way = { $title }. Here: { $here }. { $count ->
        [one] Other way
       *[other] Other ways
    }: { $others }.
common-statement-otherwise = Other way ({ $way }): { $statement }

## Sentences about the connection and about mistakes

ui-error-stale = That choice is no longer open.
ui-error-not-yours = It is not your decision.
ui-error-illegal = The rules do not allow this.
ui-error-unreadable = Cannot read this action: write a verb and its words.
ui-error-not-found = There is no such table: check the link.
ui-error-bad-request = The request cannot be read.
ui-error-over = The game is over.
ui-error-rate = Too many requests: wait a moment.
ui-error-too-large = The file is too large.
ui-error-bad-file = This file cannot be opened: it is not a record.
ui-error-unknown = Something went wrong: try again.
ui-error-nothing-to-undo = Nothing can be taken back: a card was turned or the turn passed.
ui-connected = Connected
ui-connecting = Connecting
ui-disconnected = Disconnected
ui-reconnecting = Connection lost: trying again.
ui-reconnected = Connected again.

## State of the game

ui-your-turn = Your turn
ui-waiting-for = Waiting for { $name }
ui-waiting-to-join = Waiting for { $name } to join
ui-past-view = Looking at the past
ui-back-to-present = Back to the present
ui-game-over = Game over
ui-winner = Winner: { $name }
ui-tie = Draw
ui-turn-of = Turn { $turn } of { $of }
ui-side = Side
ui-both-sides = Both sides

## Acts and tools

ui-undo = Undo
ui-cancel = Cancel
ui-confirm = Confirm
ui-preview = Preview
ui-odds = Odds
ui-exact = exact
ui-sampled = sampled
ui-why-not = Why not?
ui-hint = Hint
ui-log = Log
ui-record = Record
ui-save = Save
ui-load = Open
ui-concede = Concede
ui-concede-sure = Concede the game? This cannot be undone.
ui-rematch = Rematch
ui-rematch-swapped = Rematch, sides swapped
ui-play-on = Play on from here
ui-choice = Choice
ui-choices = Choices
ui-rule = Rule
ui-rules = Rules
ui-not-allowed = Not allowed
ui-allowed = This is allowed now.
ui-not-your-decision = It is not your decision
ui-stale-decision = That choice is no longer open
ui-unreadable-action = Cannot read this action
ui-standing-answer = Standing answer
ui-revealed = Revealed
ui-secret = Secret
ui-notation = Notation
ui-commands = Commands
ui-help = Help
ui-settings = Settings
ui-language = Language
ui-language-en = English
ui-language-it = Italiano
ui-dark-mode = Dark mode
ui-reduced-motion = Reduced motion
ui-los-ruler = LOS ruler
ui-close = Close
ui-quit = Quit
ui-yes = Yes
ui-no = No

## Pages and the form of a new game

ui-title = Caposaldo
ui-tagline = A table for small-unit games of the Second World War that knows the rules
ui-home = Home
ui-new-game = New game
ui-resume = Resume
ui-join = Join
ui-invite = Invite
ui-copy-invite = Copy the invitation link
ui-link-copied = Link copied
ui-open-record = Open a record
ui-game = Game
ui-scenario = Scenario
ui-mode = How to play
ui-mode-solo = Against the computer
ui-mode-hotseat = Hot seat
ui-mode-link = By link
ui-mode-solitaire = Solitaire
ui-hot-seat = Hot seat
ui-seat = Seat
ui-player = Player
ui-human = Human player
ui-opponent = Opponent
ui-spectator = Spectator
ui-computer-player = Computer player
ui-name = Name
ui-level = Level
ui-level-random = random
ui-level-recruit = recruit
ui-level-regular = regular
ui-level-veteran = veteran
ui-level-elite = elite
ui-level-ace = ace
ui-reading = Reading
ui-readings = Readings
ui-preset = Preset
ui-preset-document = as in the document
ui-preset-published = as published
ui-module = Module
ui-seed = Seed
ui-seed-empty = Empty: sealed chance, verifiable at the end
ui-start = Start the game

## Hot seat

ui-curtain = Curtain
ui-curtain-pass = Pass the screen to { $name }.
ui-curtain-ready = I am { $name }: show the table

## Replay

ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step forward
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-at = Answer { $at } of { $last }
ui-replay-view = Seen by

## Result, luck and proof

ui-result = Result
ui-luck-report = Luck report
ui-luck-attacks = Attacks
ui-luck-expected = Expected hits
ui-luck-actual = Actual hits
ui-luck-difference = Difference
ui-luck-even = as expected
ui-luck-lucky = more than expected
ui-luck-unlucky = less than expected
ui-hints-used = Hints used
ui-verify = Verify
ui-commitment = Commitment
ui-fingerprint = Fingerprint
ui-balance-lab = Balance lab
ui-simulate = Simulate
ui-lesson = Lesson

## Odds and sums

ui-modifiers = Modifiers
ui-factors = Factors
ui-strength = Strength
ui-total = Total
ui-needed = Needed
ui-chance = Chance
ui-cards-left = Cards left
ui-deck = Deck
ui-threat = What the enemy could do there
ui-no-threat = No enemy can fire there.
