"""House players: a seat that answers by itself, from its view alone."""
