"""Expansion 4: what the market tiles C give beyond resources."""

from collections.abc import Callable

from rules.core.asking import Ask, Flow, Option, Text, ask
from rules.core.events import happen
from rules.feld import harbour
from rules.feld.abilities import goods
from rules.feld.barge import arrive, cast_off
from rules.feld.board import COLORS, block_option, board
from rules.feld.economy import discard_option, gain
from rules.feld.market import BENEFITS, WHEN
from rules.feld.state import State
from rules.feld.turn import become_active, place_crest

#: Decks from which CA18 draws when the discard pile is empty.
BLIND = ("craftsman", "building")


def sail(g: State, seat: int) -> Flow[None]:
    """CA17: three spaces for the barge, which may load, deliver and carry workers between them."""
    yield from gain(g, seat, goods(sail=3))


def exchange(g: State, seat: int) -> Flow[None]:
    """CA18: one inactive card for one of the discard pile, or for the top of a deck if that is empty."""
    me, cards = g.seats[seat], board(g.printed).cards
    options = tuple([discard_option(code) for code in me.inactive])
    [pick] = yield from ask(Ask(seat, Text("feld-ask-exchange"), options))
    given = pick.partition(":")[2]
    takes = tuple([cards[code].take for code in sorted(g.discard)]) or tuple([DECKS[deck] for deck in BLIND])
    [pick] = yield from ask(Ask(seat, Text("feld-ask-exchange-for", {"card": given}), takes))
    taken = pick.partition(":")[2]
    if taken in g.decks:
        taken = g.chance.draw(g.decks[taken])
    else:
        g.discard.remove(taken)
    me.inactive[me.inactive.index(given)] = taken
    g.discard.append(given)
    happen(g, "exchanged", seat, card=given, card_taken=taken)


def activate(number: int) -> Callable[[State, int], Flow[None]]:
    """CA20 and CB24: so many inactive cards become active without spending resources."""

    def benefit(g: State, seat: int) -> Flow[None]:
        cards = board(g.printed).cards
        for _ in range(min(number, len(g.seats[seat].inactive))):
            options = tuple([cards[code].activate for code in g.seats[seat].inactive])
            [pick] = yield from ask(Ask(seat, Text("feld-ask-free-activation"), options))
            code = pick.partition(":")[2]
            happen(g, "activated", seat, card=code, color_paid={})
            yield from become_active(g, seat, code)

    return benefit


def tow(g: State, seat: int) -> Flow[None]:
    """CB21: the barge goes to any space in the harbour."""
    me, printed = g.seats[seat], board(g.printed)
    bits = harbour.useful(g, me, printed)
    options = [
        harbour.journey_option(g.printed, me.barge, to, 0, bits & printed.places[to].bit)
        for to in printed.journeys[me.barge]
    ]
    [pick] = yield from ask(Ask(seat, Text("feld-ask-tow"), tuple(options)))
    goal = pick.partition(":")[2]
    yield from cast_off(g, seat)
    happen(g, "towed", seat, place=goal)
    arrive(g, seat, goal)


def free_block(g: State, seat: int) -> Flow[None]:
    """CB22: any block without spending resources, besides the one that may be taken every turn."""
    blocks = board(g.printed).blocks
    options = tuple([block_option(name, good, blocks[name].color, 0) for name, good in g.commodities.items()])
    [pick] = yield from ask(Ask(seat, Text("feld-ask-free-block"), options))
    yield from place_crest(g, seat, pick.partition(":")[2], color_paid={})


def each_color(g: State, seat: int) -> Flow[None]:
    """CB23: one resource of each colour."""
    yield from gain(g, seat, goods(**dict.fromkeys(COLORS, 1)))


def has_inactive(g: State, seat: int) -> bool:
    """Whether there is a card to exchange or activate."""
    return bool(g.seats[seat].inactive)


DECKS = {deck: Option(f"card:{deck}", Text("feld-card-blind", {"deck": deck}), True) for deck in BLIND}
BENEFITS.update(
    CA17=sail,
    CA18=exchange,
    CA20=activate(1),
    CB21=tow,
    CB22=free_block,
    CB23=each_color,
    CB24=activate(2),
)
WHEN.update(
    CA18=has_inactive,
    CA20=has_inactive,
    CB22=lambda g, seat: bool(g.commodities),
    CB24=has_inactive,
)
