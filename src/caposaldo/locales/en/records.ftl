## Records: what is checked, what is wrong with one, who sat down anew

ui-proof = Verified: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, digest { $digest }, version { $rules } of the rules of { $game }.
common-seating-invited = Somebody is invited anew to the { $seat-adjective } seat.
common-seating-seated = { $named ->
        [yes] { $who } sits
       *[no] Somebody sits
    } down anew in the { $seat-adjective } seat.

## What is wrong with a record

common-record-since = { $since ->
        [0] {""}
       *[other] {" "}The game was played under version { $since } of the rules of { $game }: a rule corrected since, up to version { $now }, can send it another way.
    }
common-why-not-notation = This is not in the notation of the game.
common-why-record-none = This is not a record of Caposaldo.
common-why-record-malformed = This record is not as a record must be ({ $said }).
common-why-record-unknown-game = This record is of a game that is not here: “{ $text }”.
common-why-record-newer-format = This record is of a newer version of the program (format { $number }): update the program.
common-why-record-newer-rules = This record was played under version { $rules } of the rules of { $game }, and version { $now } is known here: update the program.
common-why-record-too-long = This record has more than { $most } answers, the most that can be opened here.
common-why-record-unfinished = This game is not over: its secret is not shown yet, and nothing can be checked without it.
common-why-record-answer-refused = Answer { $at } of { $of } ({ $seat }: { $action }) is not allowed. { $why }{ common-record-since }
common-why-record-answer-of-many = Answer { $at } of { $of } is more than one action: in a record each has an answer of its own.
common-why-record-chain-breaks = The chain breaks at answer { $at } of { $of }: what follows from it is not what this record says.{ common-record-since }
common-why-record-contradicts = { $at ->
        [0] This record contradicts itself at its beginning.
       *[other] This record contradicts itself at answer { $at } of { $of }.
    }{ common-record-since }
common-why-record-promise-broken = The secret in this record is not the one that was promised before the game.
common-why-record-result-differs = All answers can be checked, but the game does not come to the result that this record says.
common-why-record-altered = All answers can be checked, but something else in this record was altered: its digest differs.

## The seal of chance, and its proof

ui-seal-chance = The chance of this game
ui-seal-sealed = Sealed chance
ui-seal = Sealed chance { $promise }
ui-seal-open = Chance from a seed
ui-seal-means = Before the first draw the server chose a secret and published this promise, its fingerprint. When the game is over it shows the secret, and anybody can check that every draw came from it.
ui-seal-open-means = The draws of this game come from a seed that was given: whoever knows the seed knows them all. Nothing was promised.
ui-seal-promise = Promise
ui-seal-secret = Secret
ui-seal-copy = Copy the promise
ui-seal-copied = Copied
ui-verifying = Playing all of it again.
ui-promise-kept = Promise and secret agree.
ui-promise-here = Checked in this browser too: the secret is the promised one.
ui-promise-remembered = Checked in this browser too: the secret is the one promised when the table was first opened here.
ui-promise-unlike = Checked in this browser: the secret is not the promised one.
ui-promise-changed = This browser was shown another promise when the table was first opened here: { $promise }
ui-promise-unchecked = This browser cannot check the secret itself: that takes https, or the computer the server runs on.
ui-record-checked = The record of a game: it was checked when it was opened.
ui-record-look = Look at it from the beginning
ui-record-end = Look at its end
ui-you-won = You have won
ui-you-lost = You have lost
