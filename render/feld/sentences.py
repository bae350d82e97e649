"""Lines about a game: what the board, the player boards and the reader's own things are in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.feld.cards import name as card_name
from render.feld.cards import order_text
from render.feld.cards import text as card_text
from render.feld.heading import headline, named, phase, seated
from render.feld.layout import label
from render.feld.scores import PARTS, part_of
from render.feld.signs import COLORS
from render.feld.strip import signed
from render.picture import Say
from rules.feld.view import BlockView, OrderView, SeatView, View

CAN = {
    "block": "pic-feld-can-block",
    "sail": "pic-feld-can-sail",
    "activate": "pic-feld-can-activate",
    "use": "pic-feld-can-use",
}


def state(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Whom the game waits for, the round and the phase, what every seat has, and in the end its score."""
    yield headline(view, names, say)
    yield phase(view, say)
    for number in range(len(view.seats)):
        yield seat_line(view, names, say, number)
    yield from scored(view, names, say)


def seat_line(view: View, names: Sequence[str], say: Say, number: int) -> str:
    """What a seat has, in short."""
    seat = view.seats[number]
    return say(
        "pic-feld-seat-line",
        number=number + 1,
        name=seated(view, names)[number],
        points=seat.points,
        gulden=seat.gulden,
        penalties=seat.penalties,
        space=seat.space,
        crests=seat.crests_left,
    )


def scored(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """How everybody's points came about."""
    for number, name in enumerate(seated(view, names)[: len(view.scores)]):
        parts = [
            f"{say('pic-feld-score', part=part)} {signed(part_of(view, number, part))}" for part in PARTS
        ]
        yield say("pic-named", thing=name, text=", ".join(parts))


def table(view: View, say: Say) -> Iterator[str]:
    """The market tile, the cards on display, the dice, the decks."""
    yield tile(view, say)
    if view.display:
        yield say("pic-feld-display-line", cards=", ".join(_card(view, code, say) for code in view.display))
    yield from rolled(view, say)
    if view.figures:
        where = [(named(say, "figure", f), _at(view, at, say)) for f, at in view.figures.items() if at]
        yield ", ".join([say("pic-named", thing=figure, text=place) for figure, place in where])
    yield decks(view, say)


def tile(view: View, say: Say) -> str:
    """The open market tile."""
    text = say("feld-tile-text", **view.tile.words)
    return say("pic-feld-tile-line", tile=view.tile.code, text=text, tiles=view.market)


def rolled(view: View, say: Say) -> Iterator[str]:
    """The dice, if they have been rolled."""
    if view.dice:
        dice = ", ".join(f"{named(say, 'color', color)} {n}" for color, n in view.dice.items())
        yield say("pic-feld-dice-line", dice=dice)


def decks(view: View, say: Say) -> str:
    """How many cards are in each deck and on the discard pile."""
    counted = ", ".join(f"{say('pic-feld-decks', deck=deck)} {count}" for deck, count in view.decks.items())
    return f"{counted}, {say('pic-feld-decks', deck='discard')} {len(view.discard)}"


def told(view: View, codes: Iterable[str], say: Say) -> Iterator[str]:
    """Cards with what they cost and what they do."""
    for code in codes:
        yield say("pic-named", thing=_card(view, code, say), text=card_text(view, code, say))


def _at(view: View, where: str, say: Say) -> str:
    """Where a figure stands: on a block, in the harbour, or on the black market."""
    if any(block.id == where for block in view.blocks):
        return label(where)
    if any(place.id == where for place in view.places):
        return named(say, "place", where)
    return named(say, "good", where)


def _card(view: View, code: str, say: Say) -> str:
    card = view.cards[code]
    return f"{code} {card_name(card, say)} ({_cubes(card.cost, say)})"


def _cubes(cubes: Mapping[str, int], say: Say) -> str:
    counted = [f"{cubes[color]} {named(say, 'color', color)}" for color in COLORS if cubes.get(color)]
    return ", ".join(counted) or say("pic-feld-none")


def can(view: View, say: Say, *what: str) -> Iterator[str]:
    """What of some kinds the reader can do now."""
    mine = view.mine
    if mine is None:
        return
    ways = [f"{named(say, 'place', place)} {cubes}" for place, cubes in mine.places.items()]
    for kind, about, shown in (
        ("block", "blocks", [label(block) for block in mine.blocks]),
        ("sail", "places", ways),
        ("activate", "cards", mine.activate),
        ("use", "cards", mine.use),
    ):
        if kind in what and shown:
            yield say(CAN[kind], **{about: ", ".join(shown)})
    if "move" in what and mine.amstel:
        yield say("pic-feld-can-move", spaces=mine.amstel)


def order_line(view: View, order: OrderView, say: Say) -> str:
    """A secret order with how far it is, and its points as things stand."""
    text, name = order_text(view, order, say), say("pic-feld-order-name", order=order.code, open=order.open)
    stands = {"points": order.points, "there": min(order.there, order.takes), "takes": order.takes}
    return say("pic-feld-order-line", name=name, text=text, **stands)


def boards(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """All player boards."""
    for number in range(len(view.seats)):
        yield from board(view, names, say, number)


def board(view: View, names: Sequence[str], say: Say, number: int) -> Iterator[str]:
    """A player board; TOM has none."""
    if number == view.tom:
        return
    seat = view.seats[number]
    yield say("pic-feld-board-of", name=seated(view, names)[number])
    yield say("pic-feld-supply-line", cubes=_cubes(seat.supply, say), slots=_roundel(seat, say))
    for key, codes in (("pic-feld-active-line", seat.active), ("pic-feld-inactive-line", seat.inactive)):
        if codes:
            yield say(key, cards=", ".join(_named(view, seat, code, say) for code in codes))
    yield _barge(seat, say)
    for order in seat.shown:
        yield order_line(view, order, say)


def _barge(seat: SeatView, say: Say) -> str:
    load = [*_goods(seat.hold, say), *[named(say, "worker", color) for color in seat.workers]]
    return say(
        "pic-feld-barge-line",
        place=named(say, "place", seat.barge),
        load=", ".join(load) or say("pic-feld-none"),
        goods=", ".join(_goods(seat.storehouse, say)) or say("pic-feld-none"),
    )


def barges(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Where each barge lies, and what is aboard."""
    for number, name in enumerate(seated(view, names)):
        if number != view.tom:
            yield say("pic-named", thing=name, text=_barge(view.seats[number], say))


def amstel(view: View, names: Sequence[str], say: Say) -> str:
    """Where the discs lie on the Amstel, the first to play first."""
    people = seated(view, names)
    discs = ", ".join(f"{people[seat]} {view.seats[seat].space}" for seat in view.order)
    return say("pic-named", thing="Amstel", text=discs)


def _named(view: View, seat: SeatView, code: str, say: Say) -> str:
    used = f" ({say('pic-feld-used')})" if seat.used.get(code) else ""
    return f"{code} {card_name(view.cards[code], say)}{used}"


def _roundel(seat: SeatView, say: Say) -> str:
    slots = [
        say("pic-named", thing=f"{number}", text=_cubes(slot, say))
        for number, slot in enumerate(seat.roundel, 1)
        if slot
    ]
    return "; ".join(slots) or say("pic-feld-none")


def _goods(goods: Iterable[str], say: Say) -> list[str]:
    return [named(say, "good", good) for good in goods]


def city(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Every district: the free blocks with commodity and cost, then the blocks of each seat."""
    for district in view.districts:
        blocks = [block for block in view.blocks if block.district == district.id]
        parts = [_free(block, say) for block in blocks if block.owner is None]
        for number, name in enumerate(seated(view, names)):
            own = " ".join(label(block.id) for block in blocks if block.owner == number)
            parts += [say("pic-named", thing=name, text=own)] if own else []
        tile = f" [{'·'.join(map(str, view.majority))}]" if district.tile else ""
        color = named(say, "color", district.color)
        name = f"{district.id.capitalize()} ({color}){tile}"
        yield say("pic-named", thing=name, text=", ".join(parts))


def _free(block: BlockView, say: Say) -> str:
    good = named(say, "good", block.good) if block.good else ""
    return f"{label(block.id)} {good} {block.cost}"


def harbour(view: View, say: Say) -> Iterator[str]:
    """The free roofs and the dock workers."""
    roofs = []
    for place in view.places:
        free = sorted(place.roofs, reverse=True)[len(place.stored) :]
        if free:
            roofs.append(f"{named(say, 'place', place.id)} {'·'.join(map(str, free))}")
    yield say("pic-feld-roofs-line", roofs=", ".join(roofs) or say("pic-feld-none"), bonus=view.bonus)
    docks = []
    for place in view.places:
        if place.workers:
            here = ", ".join(named(say, "worker", color) for color in place.workers)
            docks.append(say("pic-named", thing=named(say, "place", place.id), text=here))
    yield say("pic-feld-docks-line", docks="; ".join(docks) or say("pic-feld-none"))


def markets(view: View, say: Say) -> Iterator[str]:
    """Who is in the magazine, and what was sold on the black market."""
    home = [named(say, "worker", color) for color in view.magazine_workers]
    yield say(
        "pic-feld-magazine-line", workers=", ".join(home) or say("pic-feld-none"), points=view.magazine_next
    )
    sold = ", ".join(_goods(view.sold, say)) or say("pic-feld-none")
    yield say("pic-feld-sold-line", goods=sold)
