"""What cards, tiles and orders count or compare: functions of the game and a seat."""

from collections import Counter
from functools import lru_cache

from rules.core.versions import since
from rules.feld.abilities import Count
from rules.feld.board import PIER, board
from rules.feld.state import State

#: Points of an Oude Kerk alone, with one of the other two churches, and with both.
CHURCHES = (3, 8, 15)
OUDE_KERK = ("067", "068", "069")


def active_of_deck(deck: str) -> Count:
    """The active cards of a deck."""

    def count(g: State, seat: int) -> int:
        cards = board(g.printed).cards
        return [cards[code].deck for code in g.seats[seat].active].count(deck)

    return count


def active_of_kind(kind: str) -> Count:
    """The active cards of a craft, a building's name or a district."""

    def count(g: State, seat: int) -> int:
        cards = board(g.printed).cards
        return [cards[code].kind for code in g.seats[seat].active].count(kind)

    return count


def active_with_icon(icon: str) -> Count:
    """The active cards that are used in some phase."""

    def count(g: State, seat: int) -> int:
        cards = board(g.printed).cards
        return [cards[code].icon for code in g.seats[seat].active].count(icon)

    return count


def kinds(g: State, seat: int, deck: str) -> Counter[str]:
    """How many active cards of a deck there are of each kind."""
    return _kinds(g.printed, tuple(g.seats[seat].active), deck)


@lru_cache(maxsize=512)
def _kinds(printed: str, codes: tuple[str, ...], deck: str) -> Counter[str]:
    cards = board(printed).cards
    return Counter([cards[code].kind for code in codes if cards[code].deck == deck])


def different_crafts(g: State, seat: int) -> int:
    """The crafts among the active craftsmen."""
    return len(kinds(g, seat, "craftsman"))


def different_districts(g: State, seat: int) -> int:
    """The districts among the active maps."""
    return len(kinds(g, seat, "map"))


def most_of_a_craft(g: State, seat: int) -> int:
    """The active craftsmen of the craft of which there are most."""
    return max(kinds(g, seat, "craftsman").values(), default=0)


def pairs(deck: str) -> Count:
    """The sets of two active cards of one kind."""
    return lambda g, seat: sum(number // 2 for number in kinds(g, seat, deck).values())


def times(number: int, count: Count) -> Count:
    """So many points for each."""
    return lambda g, seat: number * count(g, seat)


def inactive(g: State, seat: int) -> int:
    """The cards below the board."""
    return len(g.seats[seat].inactive)


def crests(g: State, seat: int) -> int:
    """The crests in the city."""
    return list(g.owners.values()).count(seat)


def commodities_aboard(g: State, seat: int) -> int:
    """The commodities on the barge."""
    return len(g.seats[seat].hold)


def aboard(g: State, seat: int) -> int:
    """The commodities and dock workers on the barge."""
    return len(g.seats[seat].hold) + len(g.seats[seat].workers)


def returned(g: State, seat: int) -> bool:
    """Whether the barge lies at the pier after a journey; in the first rules it need not have left."""
    me = g.seats[seat]
    return me.barge == PIER and (me.left_pier or not since(g, 2))


def in_magazine(g: State, seat: int) -> int:
    """The dock workers in the magazine, whoever brought them."""
    return len(g.magazine)


def on_black_market(g: State, seat: int) -> int:
    """The commodities on the black market, whoever sold them."""
    return len(g.black_market)


def bridges_crossed(g: State, seat: int) -> int:
    """The bridges of the Amstel behind one's disc."""
    return sum(before < g.seats[seat].space for before, _ in board(g.printed).bridges)


def first_on_amstel(g: State, seat: int) -> bool:
    """Whether the disc leads."""
    return g.order[0] == seat


def last_on_amstel(g: State, seat: int) -> bool:
    """Whether the disc is the last."""
    return g.order[-1] == seat


def alone_in_front(g: State, seat: int) -> bool:
    """Whether nobody has as many points."""
    return all(g.seats[seat].points > other.points for n, other in enumerate(g.seats) if n != seat)


def alone_at_the_tail(g: State, seat: int) -> bool:
    """Whether nobody has as few points."""
    return all(g.seats[seat].points < other.points for n, other in enumerate(g.seats) if n != seat)


def church(code: str) -> Count:
    """The points of one Oude Kerk of those that are active; each other church counts in one set only."""

    def points(g: State, seat: int) -> int:
        names = kinds(g, seat, "building")
        place = [own for own in OUDE_KERK if own in g.seats[seat].active].index(code)
        return CHURCHES[(names["zuiderkerk"] > place) + (names["westerkerk"] > place)]

    return points
