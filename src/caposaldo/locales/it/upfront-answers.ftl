## Ciò che si risponde a molte domande, in quelle dove vuol dire altro

upfront-answer-prepare-combat-decline = Combatti così
upfront-answer-endure-decline = Pesca una carta
upfront-answer-declare-actions-done = Esegui tutto
