"""All 132 cards, one row each; families are loops. The words are explained in `abilities`."""

from functools import lru_cache
from typing import Any

from rules.core.asking import Ask, Flow, Text, ask
from rules.core.events import happen
from rules.core.printed import Misprint
from rules.core.versions import since
from rules.feld.abilities import (
    PERMANENT,
    USES,
    WRITTEN,
    Goods,
    On,
    Rule,
    Score,
    Use,
    When,
    at_least,
    at_most,
    card,
    did,
    goods,
    on,
    price,
    rule,
    score,
    use,
)
from rules.feld.amstel import left, line_up
from rules.feld.board import COMMODITIES, DISTRICTS, board
from rules.feld.counts import (
    aboard,
    active_of_deck,
    active_of_kind,
    active_with_icon,
    alone_at_the_tail,
    alone_in_front,
    bridges_crossed,
    church,
    commodities_aboard,
    crests,
    different_crafts,
    different_districts,
    first_on_amstel,
    in_magazine,
    inactive,
    last_on_amstel,
    most_of_a_craft,
    on_black_market,
    pairs,
    returned,
    times,
)
from rules.feld.economy import discard_option, gain, note
from rules.feld.state import State

craftsmen, buildings, maps = active_of_deck("craftsman"), active_of_deck("building"), active_of_deck("map")
#: Cards 001 to 006 turn a district's colour into the next one of this ring.
RING = ("pink", "orange", "gray", "brown", "purple", "black")
#: What a map gives for a cube of its district's colour, in the order of the four maps.
MAP_GAINS = (goods(points=1), goods(gulden=1), goods(gulden=1), goods(points=1, gulden=1))


# Requirements that were met by doing something


def permanent(number: int) -> When:
    """Whether a card is printed as permanent."""
    return lambda g, seat: board(g.printed).cards[f"{number:03}"].icon == PERMANENT


def each_time(number: int) -> When:
    """Whether a card works each time that something is done; in the first rules some always did."""
    return lambda g, seat: not since(g, 2) or permanent(number)(g, seat)


def unless(otherwise: When, when: When) -> When:
    """One thing, where another is not so."""
    return lambda g, seat: not otherwise(g, seat) and when(g, seat)


def if_done(number: int, deed: str, event: str, gives: Goods, may: bool = False, **match: Any) -> None:
    """Write a card that is used after something was done, or works each time where it is permanent."""
    card(
        number,
        use(gives, when=unless(each_time(number), did(deed))),
        on(event, gives, may=may, when=each_time(number), **match),
    )


# Flows of the few odd cards


def use_map(g: State, seat: int, code: str) -> Flow[None]:
    """Have the effect of a district map, which other cards may care about."""
    note(g, "map")
    note(g, f"map-{board(g.printed).cards[code].kind}")
    yield from gain(g, seat, USES[code].gain, code)


def use_new_map(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """035: the map that was just activated has its effect once, for nothing and without a marker."""
    happen(g, "used", seat, card=data["card"], card_by="035")
    yield from use_map(g, seat, data["card"])


def repeats(g: State, seat: int, code: str) -> int:
    """029: a map may be used twice more if no other map has been used more than once."""
    used = g.seats[seat].used
    return 2 if "029" not in used or used.get(code, 0) > 1 else 0


def first_of_its_craft(g: State, seat: int, code: str) -> int:
    """042: one cube fewer if no craftsman of this craft is active."""
    return 0 if active_of_kind(board(g.printed).cards[code].kind)(g, seat) else 1


def discard_map(g: State, seat: int) -> Flow[None]:
    """047: one active map goes to the discard pile for 3 gulden."""
    me, cards = g.seats[seat], board(g.printed).cards
    options = tuple([discard_option(code) for code in me.active if cards[code].deck == "map"])
    [pick] = yield from ask(Ask(seat, Text("feld-ask-discard-map"), options))
    code = pick.partition(":")[2]
    me.active.remove(code)
    me.used.pop(code, None)
    g.discard.append(code)
    happen(g, "discarded", seat, card=code)
    yield from gain(g, seat, goods(gulden=3), "047")


def take_the_top(g: State, seat: int, data: dict[str, Any]) -> Flow[None]:
    """034: the disc goes on top of its space as soon as the card is active; at the mouth nothing changes."""
    if left(g, seat):
        line_up(g, seat)
    yield from ()


# Craftsmen

for no, (district, color) in enumerate(DISTRICTS.items(), 1):
    following = RING[(RING.index(color) + 1) % len(RING)]
    card(no, use(goods(**{following: 1}), when=did(f"map-{district}")))
card(7, score(times(2, different_crafts)))
card(8, rule("penalty-free-cards", icons=("END",)))
card(9, score(0))  # its five spaces are moved before anything is counted
card(10, score(aboard))
card(11, score(in_magazine))
card(12, score(on_black_market))
card(13, use(goods(gulden=1), when=at_least(3, buildings)))
card(14, use(goods(points=1), when=did("amstel")))
card(15, use(goods(points=1), when=at_most(2, commodities_aboard)))
card(16, use(goods(points=1), when=did("sailed", 2)))
card(17, use(goods(amstel=1), when=lambda g, seat: not first_on_amstel(g, seat)))
card(18, use(goods(gulden=1), when=last_on_amstel))
card(19, use(goods(gulden=lambda g, seat: -(-crests(g, seat) // 5))))
card(20, rule("market"))
card(21, use(goods(points=different_districts)))
card(22, use(goods(sail=3), spend=price(gulden=1)))
card(23, use(goods(points=2), spend=price(gulden=1)))
card(24, use(goods(points=1, gulden=1)))
card(25, rule("block-fewer"))
if_done(26, "possession", "block", goods(gulden=1))
card(27, rule("block-for-gulden"))
card(28, rule("blocks"))
card(29, rule("map-uses", repeats, once=False, icons=("III",)))
if_done(30, "activated-building", "activate", goods(gulden=2), deck="building")
card(31, rule("building-fewer"))
card(32, use(goods(gulden=1), spend=price(any=3)))
card(33, on("activate", goods(gulden=1), deck="craftsman"))
card(34, rule("on-top", icons=(PERMANENT,)), on("activate", flow=take_the_top, card="034"))
card(35, on("activate", flow=use_new_map, deck="map"))
card(36, use(goods(any=1), spend=price(any=2)))
card(37, rule("black-market-both", icons=(PERMANENT,)))
card(38, rule("card-for-gulden", icons=(PERMANENT,)))
card(39, use(goods(any=2), spend=price(gulden=2)))
card(40, rule("spaces-per-cube", icons=(PERMANENT,)))
card(41, on("activate", goods(gulden=1), deck="map"))
card(42, rule("craftsman-fewer", first_of_its_craft))
card(43, use(goods(any=1), when=alone_at_the_tail))
card(44, use(goods(gulden=1, points=active_of_kind("timmerman"))))
card(
    45,
    use(goods(any=1), when=unless(permanent(45), did("market-points"))),
    on("market-points", goods(any=1), when=permanent(45)),
)
card(46, use(goods(any=1)))
card(47, use(flow=discard_map, when=at_least(1, maps)))
card(48, use(goods(gulden=1), spend=price(any=1)))
card(49, rule("skip-card", icons=("I",)))
card(50, rule("worker-times"))
card(51, rule("gulden-for-a-one", 2, icons=("II",)))
card(52, rule("cubes-for-a-one", 2, icons=("II",)))
card(53, rule("neighbouring-slot", icons=("II",)))
card(54, rule("cubes-for-a-die", icons=("II",)))

# Buildings

for no, district in enumerate(DISTRICTS, 55):
    card(no, use(goods(gulden=1), when=did(f"map-{district}")))
for no, district in enumerate(DISTRICTS, 61):
    card(no, use(goods(points=active_of_kind(district))), score(active_of_kind(district)))
for no in (67, 68, 69):
    card(no, score(church(f"{no:03}")))
card(70, use(goods(gulden=1), when=at_most(3, inactive)))
card(71, use(goods(gulden=1), when=did("card-gulden")))
card(72, use(goods(points=1), when=did("card-points")))
card(73, on("deliver", goods(points=1)))
if_done(74, "possession", "block", goods(amstel=1), may=True)
card(75, on("deliver", goods(gulden=1)))
for no, good in enumerate(COMMODITIES, 76):
    card(no, on("deliver", goods(points=4), good=good))
card(85, score(maps))
card(86, score(times(2, active_with_icon("END"))))
card(87, score(times(2, buildings)))
for no in (88, 89, 90):
    card(no, use(goods(gulden=lambda g, seat: 1 + (active_of_kind("montelbaanstoren")(g, seat) > 0))))
for no, color in enumerate(("pink", "orange", "brown", "gray", "purple", "black"), 91):
    card(no, use(goods(**{color: 1})))
card(97, use(goods(points=1), when=alone_in_front))
card(98, use(goods(points=2), when=at_most(3, inactive)))
card(99, use(goods(points=2), when=did("map")))
card(100, use(goods(gulden=1), when=at_least(3, craftsmen)))
card(101, use(goods(points=2), when=at_least(3, buildings)))
card(102, use(goods(gulden=1), when=at_least(3, maps)))
card(103, score(times(4, pairs("craftsman"))))
card(104, score(times(3, pairs("map"))))
card(105, score(times(2, bridges_crossed)))
card(106, score(crests))
card(107, score(lambda g, seat: 8 if returned(g, seat) else 0))
card(108, score(times(2, most_of_a_craft)))

# District maps

for no, color in enumerate(DISTRICTS.values()):
    for place, given in enumerate(MAP_GAINS):
        card(109 + 4 * no + place, use(given, spend=price(**{color: 1})))


def icons(word: Use | On | Rule | Score) -> tuple[str, ...]:
    """The icons under which a word makes sense: what is free for the asking cannot be permanent."""
    match word:
        case Use():
            return ("III", PERMANENT) if word.spend else ("III",)
        case On():
            return ("III", PERMANENT)
        case Rule():
            return word.icons
        case Score():
            return ("END",)


@lru_cache(maxsize=64)
def check_icons(printed: str) -> None:
    """See that every card's printed icon is one under which its effect can be played."""
    for code, words in WRITTEN.items():
        icon = board(printed).cards[code].icon
        changed = [word for word in words if isinstance(word, Rule)]
        if not any(icon in icons(word) for word in words) or any(icon not in word.icons for word in changed):
            raise Misprint("printed-icon", table="cards", entry=code, icon=icon)
