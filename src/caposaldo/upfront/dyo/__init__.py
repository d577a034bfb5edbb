"""Forces and scenarios of one's own: prices, draws, bids and the file they are kept in (43)."""
