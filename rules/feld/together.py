"""Several actions of a turn in one press: blocks with their commodities, trips, cards, the end of it."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from rules.core.asking import THEN, Ask, Option, Text
from rules.feld.abilities import total
from rules.feld.board import board
from rules.feld.imagine import imagine
from rules.feld.market import GULDEN, store_option
from rules.feld.state import LAST_ROUND, State
from rules.feld.trips import deliveries, journeys, last_journeys, onwards, trips
from rules.feld.turn import PASS, TURN, may_store, nobody_after, pass_option, usable
from rules.feld.view import View
from rules.feld.worth import Trial, attempt, gained, keeps_best, lacking, spent

#: So many blocks are offered together with a journey of what lay on them.
SHIPPED = 6
#: A place of a panel should not hold more than this.
ENTRIES = 24


def several(view: View, question: Ask) -> tuple[Option, ...]:
    """All that is offered in one press though it is several answers."""
    if question.text != TURN:
        return ()
    g, seat = imagine(view), question.seat
    kinds: dict[str, list[Option]] = {}
    for option in question.options:
        kinds.setdefault(option.verb, []).append(option)
    barges, amstel = kinds.get("barge", []), kinds.get("amstel", [])
    ways, delivered = journeys(g, seat, barges), list(deliveries(g, seat, barges))
    single = len([legs for legs in ways if len(legs) == 1])
    found = chain(
        _blocks(g, seat, kinds.get("block", [])),
        trips(ways, ENTRIES - single - len(delivered) - len(amstel)),
        delivered,
        _uses(g, seat, kinds.get("use", [])),
        _cubes(g, seat, [*kinds.get("use", []), *kinds.get("market", [])]),
        _all_activated(g, seat, kinds.get("activate", [])),
        _ends(g, seat, [*_farthest(amstel), *last_journeys(seat, ways)]),
    )
    return tuple([option for option in found if not attempt(g, seat, option).cut])


# Blocks


def _blocks(g: State, seat: int, blocks: Sequence[Option]) -> Iterator[Option]:
    """Blocks together with what becomes of their commodities: shipped, stored or sold for gulden."""
    plain = [option for option in blocks if option.text.key == "feld-block"]
    shipped = list(islice((each for option in plain for each in _shipped(g, seat, option)), SHIPPED))
    yield from shipped
    asked = [option for option in plain if option.text.args["good"] not in g.black_market]
    room = ENTRIES - len(blocks) - len(shipped)
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
    if len(free) > 1:
        yield Option(THEN.join(free), Text("feld-use-all", {"cards": len(free)}))
    for option in [option for option in uses if option.id not in free]:
        trial = attempt(g, seat, option)
        then = [] if trial.open or trial.free else _free(trial.after, seat)
        if set(then) - set(free):
            args = {"card": option.text.args["card"], "cards": len(then)}
            yield Option(THEN.join([option.id, *then]), Text("feld-use-more", args))


def _free(g: State, seat: int) -> list[str]:
    """The cards to use that bring something for nothing, with those that can be used after the others."""
    cards, found = board(g.printed).cards, list[str]()
    while new := [
        o for o in usable(g, seat) if o.id not in found and cards[o.text.args["card"]].icon == "III"
    ]:
        tried = len(found)
        for option in new:
            trial = attempt(g, seat, option)
            if _is_free(g, seat, option, trial):
                found.append(option.id)
                g = trial.after
        if len(found) == tried:
            break
    return found


def _is_free(g: State, seat: int, option: Option, trial: Trial) -> bool:
    """Whether using a card brings something, costs nothing and leaves nothing to choose."""
    asked, (paid, gulden) = trial.open or trial.free, spent(g, seat, trial)
    return not asked and not paid and not gulden and bool(gained(g, seat, option, trial))


def _cubes(g: State, seat: int, options: Sequence[Option]) -> Iterator[Option]:
    """Cards and the market together with the colour of the cube that they bring, where one is needed most."""
    color = lacking(g, seat)
    for option in options if color else ():
        trial = attempt(g, seat, option)
        if not trial.open and trial.free.total() == 1:
            yield Option(f"{option.id}{THEN}gain:{color}", option.text)


def _all_activated(g: State, seat: int, cards: Sequence[Option]) -> Iterator[Option]:
    """As many cards at once as can be paid, those of the fewest cubes first."""
    codes = board(g.printed).cards
    left, chosen = dict(g.seats[seat].supply), list[Option]()
    for option in sorted(cards, key=lambda option: codes[option.text.args["card"]].cubes):
        cost = codes[option.text.args["card"]].cost
        if option.text.key == "feld-activate" and all(left[color] >= n for color, n in cost.items()):
            left = {color: n - cost.get(color, 0) for color, n in left.items()}
            chosen.append(option)
    if len(chosen) > 1:
        args = {"card_all": [option.text.args["card"] for option in chosen]}
        yield Option(THEN.join([option.id for option in chosen]), Text("feld-activate-all", args))


# The end of a turn


def _ends(g: State, seat: int, before: Sequence[Option]) -> Iterator[Option]:
    """Passing with the cube that is kept; and before that as far as possible on the Amstel, or a journey."""
    if kept := _kept(g, seat):
        args = {"color": kept, "lost": pass_option(g, seat).text.args["lost"]}
        yield Option(f"{PASS}{THEN}keep:{kept}", Text("feld-pass-keep", args), nobody_after(g, seat))
    for option in before:
        after = attempt(g, seat, option).after
        passing, kept = pass_option(after, seat), _kept(after, seat)
        parts = [option.id, PASS, *([f"keep:{kept}"] if kept else [])]
        args = {**option.text.args, "lost": passing.text.args["lost"]}
        final = passing.final or (bool(kept) and nobody_after(after, seat))
        yield Option(THEN.join(parts), Text(option.text.key, args), final)


def _farthest(amstel: Sequence[Option]) -> list[Option]:
    return [Option(option.id, Text("feld-amstel-pass", option.text.args)) for option in amstel[-1:]]


def _kept(g: State, seat: int) -> str:
    """The colour that is best kept, where somebody who passes is asked for one."""
    if g.round >= LAST_ROUND or g.storing != "passing" or not may_store(g, seat):
        return ""
    return keeps_best(g, seat)
