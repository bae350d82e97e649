"""The board in words: descriptions of pictures, and a board for those who read or hear instead of looking."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.feld.cards import name as card_name
from render.feld.heading import headline, named, phase, seated
from render.feld.layout import label
from render.feld.phases import PARTS, part_of
from render.feld.seats import signed
from render.feld.signs import COLORS
from render.picture import LONGEST_ALT, Say, shortened
from rules.feld.view import BlockView, OrderView, SeatView, View

#: What fits into one message of Discord's newer kind, with some room for what is said around it.
LONGEST_TEXT = 3900


def alt(part: str, view: View, names: Sequence[str], say: Say) -> str:
    """What a part shows, short enough for Discord."""
    lines = [say("pic-feld-alt"), *_state(view, names, say), *_table(view, say)]
    if part == "own":
        lines += _own(view, say)
    return shortened("\n".join([*lines, *_city(view, names, say)]), LONGEST_ALT)


def text_board(
    view: View, names: Sequence[str], say: Say, part: str | None = None, *, most: int = LONGEST_TEXT
) -> str:
    """All as text, with the reader's own things where the view has them, or one part."""
    own = () if part == "board" else _own(view, say)
    if part == "own":
        return shortened("\n".join(own), most)
    lines = [
        *_state(view, names, say),
        *_table(view, say),
        *own,
        *_boards(view, names, say),
        *_city(view, names, say),
        *_harbour(view, say),
    ]
    return shortened("\n".join(lines), most)


def _state(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    yield headline(view, names, say)
    yield phase(view, say)
    for number, (name, seat) in enumerate(zip(seated(view, names), view.seats, strict=True), 1):
        yield say(
            "pic-feld-seat-line",
            number=number,
            name=name,
            points=seat.points,
            gulden=seat.gulden,
            penalties=seat.penalties,
            space=seat.space,
            crests=seat.crests_left,
        )
    for number, name in enumerate(seated(view, names)[: len(view.scores)]):
        parts = [
            f"{say('pic-feld-score', part=part)} {signed(part_of(view, number, part))}" for part in PARTS
        ]
        yield say("pic-named", thing=name, text=", ".join(parts))


def _table(view: View, say: Say) -> Iterator[str]:
    """The market tile, the cards on display, the dice, the decks."""
    text = say("feld-tile-text", **view.tile.words)
    yield say("pic-feld-tile-line", tile=view.tile.code, text=text, tiles=view.market)
    if view.display:
        yield say("pic-feld-display-line", cards=", ".join(_card(view, code, say) for code in view.display))
    if view.dice:
        dice = ", ".join(f"{named(say, 'color', color)} {n}" for color, n in view.dice.items())
        yield say("pic-feld-dice-line", dice=dice)
    if view.figures:
        where = [(named(say, "figure", f), _at(view, at, say)) for f, at in view.figures.items() if at]
        yield ", ".join([say("pic-named", thing=figure, text=place) for figure, place in where])
    decks = ", ".join(f"{say('pic-feld-decks', deck=deck)} {count}" for deck, count in view.decks.items())
    yield f"{decks}, {say('pic-feld-decks', deck='discard')} {len(view.discard)}"


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


def _own(view: View, say: Say) -> Iterator[str]:
    """What only the reader may know, and what the reader can do."""
    if view.mine is None:
        return
    for order in view.mine.orders:
        yield _order(order, say)
    if view.mine.blocks:
        yield say("pic-feld-can-block", blocks=", ".join(label(block) for block in view.mine.blocks))
    if view.mine.places:
        ways = [f"{named(say, 'place', place)} {cubes}" for place, cubes in view.mine.places.items()]
        yield say("pic-feld-can-sail", places=", ".join(ways))
    if view.mine.activate:
        yield say("pic-feld-can-activate", cards=", ".join(view.mine.activate))
    if view.mine.use:
        yield say("pic-feld-can-use", cards=", ".join(view.mine.use))
    if view.mine.amstel:
        yield say("pic-feld-can-move", spaces=view.mine.amstel)


def _order(order: OrderView, say: Say) -> str:
    text = say(f"feld-order-{order.code}-text")
    return say("pic-feld-order-line", order=order.code, text=text, points=order.points)


def revealed(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Everybody's secret orders, as soon as they are no secret any more, with what they gave."""
    for name, seat in zip(seated(view, names), view.seats, strict=True):
        if seat.shown:
            orders = ", ".join(f"{say(f'feld-order-{order.code}')} (+{order.points})" for order in seat.shown)
            yield say("pic-feld-revealed-line", name=name, orders=orders)


def _boards(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    for number, (name, seat) in enumerate(zip(seated(view, names), view.seats, strict=True)):
        if number == view.tom:
            continue
        yield say("pic-feld-board-of", name=name)
        yield say("pic-feld-supply-line", cubes=_cubes(seat.supply, say), slots=_roundel(seat, say))
        for key, codes in (("pic-feld-active-line", seat.active), ("pic-feld-inactive-line", seat.inactive)):
            if codes:
                yield say(key, cards=", ".join(_named(view, seat, code, say) for code in codes))
        load = [*_goods(seat.hold, say), *[named(say, "worker", color) for color in seat.workers]]
        yield say(
            "pic-feld-barge-line",
            place=named(say, "place", seat.barge),
            load=", ".join(load) or say("pic-feld-none"),
            goods=", ".join(_goods(seat.storehouse, say)) or say("pic-feld-none"),
        )
        for order in seat.shown:
            yield _order(order, say)


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


def _city(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
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


def _harbour(view: View, say: Say) -> Iterator[str]:
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
    home = [named(say, "worker", color) for color in view.magazine_workers]
    yield say(
        "pic-feld-magazine-line", workers=", ".join(home) or say("pic-feld-none"), points=view.magazine_next
    )
    sold = ", ".join(_goods(view.sold, say)) or say("pic-feld-none")
    yield say("pic-feld-sold-line", goods=sold)
