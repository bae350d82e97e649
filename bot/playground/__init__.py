"""A Discord on loopback: a server that the unmodified client logs in to, and a page to play on."""
