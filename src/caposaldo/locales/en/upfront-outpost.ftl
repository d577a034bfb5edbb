## Hints about an outpost that sleeps (W)

upfront-hint-sentry = { $man } is best on watch: his group is the one to be woken first.
