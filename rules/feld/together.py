"""Several actions of a turn in one press: blocks with their commodities, trips, cards, the end of it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

from rules.core.asking import THEN, Ask, Option, Text
from rules.feld.abilities import total
from rules.feld.board import board
from rules.feld.imagine import imagine
from rules.feld.market import GULDEN, store_option
from rules.feld.state import State
from rules.feld.trips import deliveries, journeys, last_journeys, onwards, trips
from rules.feld.turn import PASS, TURN, asked_to_keep, nobody_after, pass_option, usable
from rules.feld.view import View
from rules.feld.worth import attempt, gained, keeps_best, needed, spent

#: So many cards are called by their names where they are activated at once.
NAMED = 2
#: So many colours are offered for a cube of any.
COLORS = 2
#: So many blocks are offered together with a journey of what lay on them.
SHIPPED = 6
#: A select should not hold more than this; of what has none so much finds room as buttons.
ENTRIES, BUTTONS = 24, 5


def several(view: View, question: Ask) -> tuple[Option, ...]:
    """All that is offered in one press though it is several answers."""
    if question.text != TURN:
        return ()
    g, seat = imagine(view), question.seat
    kinds: dict[str, list[Option]] = {}
    for option in question.options:
        kinds.setdefault(option.verb, []).append(option)
    uses, cards = kinds.get("use", []), kinds.get("activate", [])
    held = [
        *_uses(g, seat, uses),
        *_cubes(g, seat, [*uses, *kinds.get("market", [])]),
        *_activated(g, seat, cards),
    ]
    blocks, barges, amstel = (kinds.get(verb, []) for verb in ("block", "barge", "amstel"))
    others = len(held) + len(question.options) - len(blocks) - len(barges) - len(amstel)
    ways, delivered = journeys(g, seat, barges), list(deliveries(g, seat, barges))
    room = ENTRIES - len([legs for legs in ways if len(legs) == 1]) - len(delivered) - len(amstel)
    last = [*_farthest(g, seat, amstel), *last_journeys(seat, ways, max(1, room // 2))]
    found = chain(
        _blocks(g, seat, blocks, ENTRIES - max(0, others - BUTTONS)),
        trips(ways, room - len(last)),
        delivered,
        held,
        _ends(g, seat, last),
    )
    return tuple([option for option in found if not attempt(g, seat, option).cut])


# Blocks


def _blocks(g: State, seat: int, blocks: Sequence[Option], room: int) -> Iterator[Option]:
    """Blocks together with what becomes of their commodities: shipped, stored or sold for gulden."""
    plain = [option for option in blocks if option.text.key == "feld-block"]
    shipped = list(islice((each for option in plain for each in _shipped(g, seat, option)), SHIPPED))
    yield from shipped
    asked = [option for option in plain if option.text.args["good"] not in g.black_market]
    room -= len(blocks) + len(shipped)
    stored = [_with(option, _stored(option), "feld-block-store") for option in asked]
    sold = [
        _with(option, "sell:gulden", "feld-block-sell", gulden=GULDEN)
        for option in asked
        if not total(g, seat, "black-market-both", 0, option.text.args["good"])
    ]
    yield from [*stored, *sold][: max(0, room)]


def _shipped(g: State, seat: int, option: Option) -> Iterator[Option]:
    """A block whose commodity is brought at once to where it brings something."""
    stored = () if option.text.args["good"] in g.black_market else (_stored(option),)
    trial = attempt(g, seat, Option(THEN.join([option.id, *stored]), option.text))
    legs = () if trial.open else onwards(trial.after, seat)
    if legs:
        args = {name: option.text.args[name] for name in ("block", "good")}
        args["place"] = legs[-1].text.args["place"]
        ids = THEN.join([option.id, *stored, *[leg.id for leg in legs]])
        yield Option(ids, Text("feld-block-ship", args))


def _stored(option: Option) -> str:
    return store_option(option.text.args["good"]).id


def _with(option: Option, then: str, key: str, **more: object) -> Option:
    """An option with what comes after it."""
    return Option(f"{option.id}{THEN}{then}", Text(key, {**option.text.args, **more}))


# Cards


def _uses(g: State, seat: int, uses: Sequence[Option]) -> Iterator[Option]:
    """All cards at once that bring something for nothing; and after one that is paid those that it wakes."""
    free = _free(g, seat)
    if (cards := _number(free)) > 1:
        yield Option(THEN.join(free), Text("feld-use-all", {"cards": cards}))
    for option in [option for option in uses if option.id not in free]:
        trial = attempt(g, seat, option)
        then = [] if trial.open or trial.free else _free(trial.after, seat)
        if set(then) - set(free):
            args = {"card": option.text.args["card"], "cards": _number(then)}
            yield Option(THEN.join([option.id, *then]), Text("feld-use-more", args))


def _number(picks: Iterable[str]) -> int:
    """How many cards are used."""
    return len([pick for pick in picks if pick.startswith("use:")])


def _free(g: State, seat: int) -> list[str]:
    """The cards to use that bring something for nothing, with those that can be used after the others.

    A cube of any colour is the one that is needed most.
    """
    cards, found = board(g.printed).cards, list[str]()
    while new := [
        o for o in usable(g, seat) if o.id not in found and cards[o.text.args["card"]].icon == "III"
    ]:
        tried = len(found)
        for option in new:
            picks, after = _used(g, seat, option)
            if picks:
                found += picks
                g = after
        if len(found) == tried:
            break
    return found


def _used(g: State, seat: int, option: Option) -> tuple[list[str], State]:
    """How a card is used that brings something, costs nothing and leaves nothing to choose, if it is one."""
    trial, picks = attempt(g, seat, option), [option.id]
    if not trial.open and trial.free.total() == 1 and (colors := needed(g, seat)):
        picks.append(f"gain:{colors[0]}")
        trial = attempt(g, seat, Option(THEN.join(picks), option.text))
    asked, (paid, gulden) = trial.open or trial.free, spent(g, seat, trial)
    fine = not asked and not paid and not gulden and gained(g, seat, option, trial)
    return picks if fine else [], trial.after


def _cubes(g: State, seat: int, options: Sequence[Option]) -> Iterator[Option]:
    """Cards and the market together with the colour of the cube that they bring, of those that are needed."""
    colors = needed(g, seat)[:COLORS]
    for option in options if colors else ():
        trial = attempt(g, seat, option)
        if not trial.open and trial.free.total() == 1:
            yield from [Option(f"{option.id}{THEN}gain:{color}", option.text) for color in colors]


def _activated(g: State, seat: int, cards: Sequence[Option]) -> Iterator[Option]:
    """Cards that are used as soon as they are active, and as many at once as can be paid."""
    for option in cards:
        trial, card = attempt(g, seat, option), {"card": option.text.args["card"]}
        awake = [] if trial.open or trial.free else usable(trial.after, seat)
        for use in [each for each in awake if each.text.args == card]:
            picks, _ = _used(trial.after, seat, use)
            if picks:
                yield Option(THEN.join([option.id, *picks]), Text("feld-activate-use", card))
    yield from _all_activated(g, seat, cards)


def _all_activated(g: State, seat: int, cards: Sequence[Option]) -> Iterator[Option]:
    """As many cards at once as can be paid, those of the fewest cubes first."""
    printed = board(g.printed).cards
    left, chosen = dict(g.seats[seat].supply), list[Option]()
    for option in sorted(cards, key=lambda option: printed[option.text.args["card"]].cubes):
        cost = printed[option.text.args["card"]].cost
        if option.text.key == "feld-activate" and all(left[color] >= n for color, n in cost.items()):
            left = {color: n - cost.get(color, 0) for color, n in left.items()}
            chosen.append(option)
    if len(chosen) > 1:
        codes: list[str] = [option.text.args["card"] for option in chosen]
        text = Text("feld-activate-all", {"card_all": codes})
        if len(codes) > NAMED:
            text = Text("feld-activate-many", {"cards": len(codes), "codes": ", ".join(codes)})
        yield Option(THEN.join([option.id for option in chosen]), text)


# The end of a turn


def _ends(g: State, seat: int, before: Iterable[tuple[Option, State]]) -> Iterator[Option]:
    """Passing with the cube that is kept; and before that as far as possible on the Amstel, or a journey."""
    if kept := _kept(g, seat):
        args = {"color": kept, "lost": pass_option(g, seat).text.args["lost"]}
        yield Option(f"{PASS}{THEN}keep:{kept}", Text("feld-pass-keep", args), nobody_after(g, seat))
    for option, after in before:
        passing, kept = pass_option(after, seat), _kept(after, seat)
        parts = [option.id, PASS, *([f"keep:{kept}"] if kept else [])]
        args = {**option.text.args, "lost": passing.text.args["lost"]}
        final = passing.final or (bool(kept) and nobody_after(after, seat))
        yield Option(THEN.join(parts), Text(option.text.key, args), final)


def _farthest(g: State, seat: int, amstel: Sequence[Option]) -> Iterator[tuple[Option, State]]:
    for option in amstel[-1:]:
        args = {"spaces": option.text.args["spaces"]}
        yield Option(option.id, Text("feld-amstel-pass", args)), attempt(g, seat, option).after


def _kept(g: State, seat: int) -> str:
    """The colour that is best kept, where somebody who passes is asked for one."""
    return keeps_best(g, seat) if asked_to_keep(g, seat) else ""
