"""The scripted player of Up Front: it ranks offered options from a seat's view alone."""
