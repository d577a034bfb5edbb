## What is answered to many questions, in those where it means something of its own

upfront-answer-prepare-combat-decline = Fight as it is
upfront-answer-endure-decline = Draw a card
upfront-answer-declare-actions-done = Carry it out
