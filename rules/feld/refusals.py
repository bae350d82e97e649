"""Why something that a seat might want to do in its turn is not possible."""

from rules.core.asking import Ask, Text
from rules.core.worth import Impossible
from rules.feld.view import View


def impossible(view: View, question: Ask) -> Impossible:
    """The blocks and cards that cannot be had now, with whose they are or what is lacking for them."""
    if view.mine is None or view.seat is None or question.text.key != "feld-ask-turn":
        return {}
    offered, me = {option.id for option in question.offered}, view.seats[view.seat]
    found: Impossible = {}
    for block in view.blocks:
        name = Text("feld-put-block", {"block": block.id})
        if block.owner is not None:
            found[f"block:{block.id}"] = name, Text("feld-refused-owned", {"seat": block.owner})
        elif not view.left.get("block", True):
            found[f"block:{block.id}"] = name, Text("feld-refused-once")
        else:
            found[f"block:{block.id}"] = name, _lacking({block.color: block.cost}, me.supply)
    for code in me.inactive:
        name = Text("feld-use", {"card": code})
        found[f"activate:{code}"] = name, _lacking(view.cards[code].cost, me.supply)
    return {pick: told for pick, told in found.items() if pick not in offered}


def _lacking(cost: dict[str, int], supply: dict[str, int]) -> Text:
    """What something costs, and what there is of it."""
    held = {color: supply[color] for color in cost if supply[color]}
    return Text("feld-refused-cubes", {"color_cost": cost, "color_held": held})
