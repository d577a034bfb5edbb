## The clock that players may agree on (UF 16.31)

upfront-choice-clock = Clock
upfront-choice-clock-none = no clock
upfront-choice-clock-minute = one minute a turn
upfront-action-time-up = Time is up
upfront-verb-time-up = Time is up
upfront-event-time-up = The minute of the { $seat-adjective } player is over: nothing more is declared this turn.
upfront-why-no-clock = This game is played without a clock.
