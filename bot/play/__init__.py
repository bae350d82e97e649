"""A game's life: session, lobby, seats, votes, clocks, house players."""
