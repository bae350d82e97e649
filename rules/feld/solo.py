"""Alone against TOM, whom the dice move: he has a disc, crests and gulden, but neither cards nor cubes."""

from collections import Counter
from collections.abc import Mapping

from rules.core.asking import Ask, Flow, Illegal, Text, ask
from rules.core.events import happen
from rules.core.versions import since
from rules.feld.amstel import advance
from rules.feld.board import COLORS, Block, board
from rules.feld.economy import discard_option
from rules.feld.harbour import fast_delivery, magazine_value, roof_value
from rules.feld.market import GULDEN
from rules.feld.setup import ADDITIONS
from rules.feld.state import State

TOM = 1
#: The dock from which a triple of each result brings a worker.
TRIPLES = ("light_blue", "white", "gold", "maroon", "light_pink", "light_green")
TRIPLE = 3
#: The dice as the rulebook lists them, and as its example takes two blocks: black before purple.
DICE = ("black", "brown", "purple", "pink", "orange", "gray")
TRIPLE_GULDEN = 1
NO_TILE_GULDEN = 1
#: Settings that are not for a game alone, with what they must be.
ALONE = {"workers": "no", "marketeer": "no", "orders": "0", "open-orders": "0", "tiles": "no"}
#: Of equally cheap cards TOM removes a map rather than a building, and that rather than a craftsman.
PREFERENCE = ("map", "building", "craftsman")


def add_tom(g: State, settings: Mapping[str, str]) -> None:
    """TOM begins without gulden; no expansions in a game alone, and two different results that move him.

    With nobody to hide dice from, they are chosen openly, so that the choice can be taken back.
    """
    if g.people > 1:
        return
    for name, value in ALONE.items():
        if settings[name] != value:
            raise Illegal("illegal-solo-setting", setting=name, value=settings[name])
    if settings["tom-step"] == settings["tom-block"]:
        raise Illegal("illegal-tom-faces", face=settings["tom-step"])
    g.tom_step, g.tom_block = int(settings["tom-step"]), int(settings["tom-block"])
    g.seats[TOM].gulden, g.dice_order = 0, "in-order"


# Phase I


def remove_card(g: State) -> Flow[None]:
    """Leading on the Amstel, TOM removes the cheapest card; between two maps the player decides."""
    if g.order[0] != TOM:
        return
    cards = board(g.printed).cards
    rank = {code: (cards[code].cubes, PREFERENCE.index(cards[code].deck)) for code in g.display}
    least = min(rank.values())
    options = tuple([discard_option(code) for code in g.display if rank[code] == least])
    [pick] = yield from ask(Ask(g.waiting[0], Text("feld-ask-tom-card"), options))
    code = pick.partition(":")[2]
    g.display.remove(code)
    g.discard.append(code)
    happen(g, "tom-removed", TOM, card=code)


# Phases II and III, before high results are turned


def act(g: State, rolled: dict[str, int]) -> None:
    """TOM's whole turn, by the dice as they were rolled."""
    steps = list(rolled.values()).count(g.tom_step)
    advance(g, TOM, steps)
    for result, times in Counter(rolled.values()).items():
        if times >= TRIPLE:
            bring_worker(g, TRIPLES[result - 1])
    for color in DICE if since(g, 2) else COLORS:
        if rolled[color] == g.tom_block:
            take_block(g, color)
    use_market(g)


def bring_worker(g: State, dock: str) -> None:
    """A worker goes from a dock to the magazine; where none is left, nothing happens."""
    if g.docks[dock]:
        worker, points = g.docks[dock].pop(), magazine_value(g)
        place = board(g.printed).docks[dock].id
        g.magazine.append(worker)
        g.seats[TOM].points += points
        g.seats[TOM].gulden += TRIPLE_GULDEN
        given = {"points": points, "gulden": TRIPLE_GULDEN}
        happen(g, "tom-brought-worker", TOM, worker=worker, place=place, **given)


def take_block(g: State, color: str) -> None:
    """The cheapest free block of a district; then one beside his own; then that furthest to the left."""
    free = [block for block in board(g.printed).colors[color] if block.id in g.commodities]
    if not free:
        return

    def rank(block: Block) -> tuple[int, bool, str]:
        return (block.cost, not any(g.owners.get(near) == TOM for near in block.near), block.id)

    block = min(free, key=rank)
    good = g.commodities.pop(block.id)
    g.owners[block.id] = TOM
    happen(g, "took-block", TOM, block=block.id, good=good, color_paid={})
    if good not in g.black_market:
        g.black_market.append(good)
        g.seats[TOM].gulden += GULDEN
        happen(g, "sold", TOM, good=good, gulden=GULDEN, color_gained={})
        return
    place = board(g.printed).places[f"store-{good}"]
    roof, bonus = roof_value(g, place), fast_delivery(g.round)
    g.stored.setdefault(place.id, []).append(good)
    g.seats[TOM].points += roof + bonus
    happen(g, "delivered", TOM, good=good, place=place.id, roof=roof, bonus=bonus, points=roof + bonus)


def use_market(g: State) -> None:
    """The market tile for points and steps if TOM can pay, otherwise a gulden."""
    tom, tile = g.seats[TOM], board(g.printed).tiles[g.tile]
    if tom.gulden < tile.gulden:
        tom.gulden += NO_TILE_GULDEN
        happen(g, "gained", TOM, gulden=NO_TILE_GULDEN)
        return
    tom.gulden -= tile.gulden
    tom.points += tile.points
    happen(g, "market", TOM, tile=tile.code, gulden_paid=tile.gulden)
    happen(g, "gained", TOM, points=tile.points)
    advance(g, TOM, tile.amstel)


ADDITIONS.append(add_tom)
