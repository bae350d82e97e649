"""The city: its blocks, who owns them, and how they hang together."""

from functools import lru_cache

from rules.core.asking import Option, Text
from rules.feld.abilities import RULES, exercise, mark, total
from rules.feld.board import Block, block_option, board
from rules.feld.economy import pay_gulden, pay_option
from rules.feld.state import State

#: What a block costs in gulden with card 027.
GULDEN = 2
#: Points for the positions in a district, by number of seats.
DISTRICT_POINTS = {2: (5, 0), 3: (5, 2, 0), 4: (8, 5, 2, 0)}


@lru_cache(maxsize=64)
def gulden_option(block: str, good: str) -> Option:
    """The option to take possession of a block that only gulden can pay for, with card 027."""
    text = Text("feld-block-gulden", {"block": block, "good": good, "gulden": GULDEN, "card": "027"})
    return Option(f"block:{block}", text)


def may_take(g: State, seat: int) -> bool:
    """Whether a seat may still take possession of a block: once a turn, unless a card allows a second."""
    taken = g.turn.done.get("block", 0)
    return not taken or taken < total(g, seat, "blocks", 1)


def cost(g: State, seat: int, block: Block) -> int:
    """What a block costs before any choice."""
    return max(0, total(g, seat, "block-cost", block.cost, block.id))


def available(g: State, seat: int) -> list[Option]:
    """The blocks that a seat can pay for in some way."""
    if not may_take(g, seat):
        return []
    me, commodities, figures = g.seats[seat], g.commodities, {*g.figures.values()}
    fewer = total(g, seat, "block-fewer")
    gulden = me.gulden >= GULDEN and total(g, seat, "block-for-gulden")
    # Where the Bailiff is, a cube fewer is enough.
    more = fewer + len(figures)
    printed, found = board(g.printed), []
    for color, have in me.supply.items():
        payable, most = printed.payable[color], have + more
        for block in payable[most] if most < len(payable) and not gulden else printed.colors[color]:
            if good := commodities.get(block.id):
                price = (cost(g, seat, block) if figures and block.id in figures else block.cost) - fewer
                if price == block.cost <= have:
                    found.append(block.take[good])
                elif price <= have:
                    found.append(block_option(block.id, good, color, max(0, price)))
                elif gulden:
                    found.append(gulden_option(block.id, good))
    return found


def payments(g: State, seat: int, block: Block) -> tuple[Option, ...]:
    """The ways to pay for a block: its cubes, one fewer with card 025, gulden with card 027.

    Card 025 is saved only where a second block may follow, and gulden make no sense where it is free.
    """
    me, price = g.seats[seat], cost(g, seat, block)
    have, fewer = me.supply[block.color], total(g, seat, "block-fewer")
    reduced = max(0, price - fewer)
    found = []
    if have >= reduced:
        found.append(pay_option({block.color: reduced} if reduced else {}))
    second = may_follow(g, seat)
    if reduced < price <= have and second:
        found.append(pay_option({block.color: price}))
    if total(g, seat, "block-for-gulden") and me.gulden >= GULDEN and (reduced or (second and price)):
        found.append(pay_gulden(GULDEN, "027"))
    return tuple(found)


def may_follow(g: State, seat: int) -> bool:
    """Whether another block may follow the next: by an active card, or by one that could still become so."""
    if g.turn.done.get("block", 0) + 1 < total(g, seat, "blocks", 1):
        return True
    return any(code in g.seats[seat].inactive for code, _ in RULES["blocks"])


def pay(g: State, seat: int, block: Block, way: Option) -> dict[str, object]:
    """Pay for a block as chosen, and mark the cards that helped."""
    me, args = g.seats[seat], way.text.args
    if "gulden" in args:
        me.gulden -= args["gulden"]
        mark(g, seat, args["card"])
        return {"gulden_paid": args["gulden"]}
    cubes: int = args["color_paid"].get(block.color, 0)
    me.supply[block.color] -= cubes
    if cubes < cost(g, seat, block):
        exercise(g, seat, "block-fewer")
    return {"color_paid": args["color_paid"]}


def largest_group(g: State, seat: int) -> int:
    """How many of a seat's crests hang together by bridges, at most."""
    return hang_together(g.printed, {block for block, owner in g.owners.items() if owner == seat})


def hang_together(printed: str, left: set[str]) -> int:
    """How many of some blocks hang together by bridges, at most."""
    blocks, largest = board(printed).blocks, 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            size += 1
            near = [other for other in blocks[edge.pop()].near if other in left]
            left.difference_update(near)
            edge += near
        largest = max(largest, size)
    return largest


def crests(g: State, district: str) -> list[int]:
    """How many crests each seat has in a district."""
    blocks = board(g.printed).blocks
    owners = [owner for block, owner in g.owners.items() if blocks[block].district == district]
    return [owners.count(seat) for seat in range(len(g.seats))]


def majority(crests: list[int]) -> list[int]:
    """The points for crests in a district: who ties shares the positions' points, rounded down."""
    values = DISTRICT_POINTS[len(crests)]
    points = []
    for own in crests:
        before, tied = sum(other > own for other in crests), crests.count(own)
        points.append(sum(values[before : before + tied]) // tied if own else 0)
    return points
