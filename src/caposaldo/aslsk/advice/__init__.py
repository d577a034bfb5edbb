"""The scripted player of the Starter Kit: it judges options from a view alone."""
