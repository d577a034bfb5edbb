## Suggerimenti per un avamposto che dorme (W)

upfront-hint-sentry = { $man } è la sentinella migliore: il suo Gruppo è il primo da svegliare.
