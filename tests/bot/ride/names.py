"""The names of everything that Ticket to Ride: Amsterdam speaks of; places are called what is printed."""

from rules.ride.board import GRAY, TRANSPORT


def names() -> list[str]:
    """The keys of all names."""
    return [f"ride-color-{color}" for color in (*TRANSPORT, GRAY)]
