"""Phase II: roll the dice and take resources."""

from collections.abc import Mapping

from rules.core.asking import REST, Ask, Flow, Option, Text, ask, together
from rules.core.events import happen, whisper
from rules.core.versions import since
from rules.feld.abilities import exercise, total
from rules.feld.amstel import in_turn
from rules.feld.board import COLORS
from rules.feld.economy import finally_, take_penalty
from rules.feld.state import LAST_ROUND, Seat, State, in_secret, players

#: How many everybody chooses.
DICE = 2
CHOOSE_DICE = Text("feld-ask-dice")
AFTER_OTHERS = Option("dice:after", Text("feld-dice-after"))
DICE_OPTIONS = {
    final: {
        color: {
            pips: Option(f"dice:{color}", Text("feld-dice", {"color": color, "pips": pips}), final)
            for pips in range(1, 7)
        }
        for color in COLORS
    }
    for final in (False, True)
}


def roll_dice(g: State) -> dict[str, int]:
    """Roll a die of each colour; in rounds 8 to 12 results that would come too late are turned to 1."""
    g.phase, g.waiting = "II", players(g)
    g.in_order = False
    rolled = {color: g.chance.below(6, f"die {color}") + 1 for color in COLORS}
    g.dice = turn_dice(rolled, g.round)
    turned = [color for color in COLORS if rolled[color] != g.dice[color]]
    told = {"color_turned": turned} if turned and since(g, 2) else {}
    happen(g, "rolled", players(g)[0], color_rolled=rolled, color_dice=g.dice, **told)
    return rolled


def turn_dice(rolled: dict[str, int], round_: int) -> dict[str, int]:
    """Turn every result above 13 minus the round to 1."""
    return {color: 1 if pips > LAST_ROUND + 1 - round_ else pips for color, pips in rolled.items()}


def take_resources(g: State) -> Flow[None]:
    """Everybody chooses two dice, all at once or in order, and rotates the roundel."""
    if in_secret(g):
        yield from take_at_once(g)
    if not in_secret(g):
        yield from in_turn(g, choose_and_place)
    for seat in players(g):
        rotate_roundel(g, seat)
    g.phase, g.waiting = "III", players(g)


def take_at_once(g: State) -> Flow[None]:
    """All choose in secret, unless somebody wants to see first what the others take.

    Then the order is followed: dice that were chosen already are put back unseen, and only whoever chose them
    is told.
    """
    yield REST
    try:
        choices = yield from together({seat: choose_in_secret(g, seat) for seat in players(g)})
    except WaitsForOthers:
        for seat in [seat for seat in players(g) if seat not in g.waiting]:
            whisper(g, seat, "put-back")
        g.in_order, g.waiting = True, players(g)
        return
    g.chance.reveal()
    for seat in players(g):
        place_resources(g, seat, choices[seat])


class WaitsForOthers(Exception):  # noqa: N818 - nothing went wrong
    """A seat wants to see what the others take before it chooses itself."""


def choose_in_secret(g: State, seat: int) -> Flow[dict[str, int]]:
    """Choose dice of which nobody hears before all have chosen; whoever is not the first may ask to wait."""
    instead = (AFTER_OTHERS,) if since(g, 2) and seat != players(g)[0] else ()
    slots = yield from choose_dice(g, seat, instead, final=True)
    g.waiting.remove(seat)
    return slots


def choose_and_place(g: State, seat: int) -> Flow[None]:
    """Choose dice before the eyes of those who choose later."""
    slots = yield from choose_dice(g, seat)
    place_resources(g, seat, slots)


def choose_dice(
    g: State, seat: int, instead: tuple[Option, ...] = (), *, final: bool = False
) -> Flow[dict[str, int]]:
    """Choose two dice; each goes to the slot of its pips, with card 053 one of them to a slot beside it."""
    beside = total(g, seat, "neighbouring-slot") > 0
    options = dice_options(g.dice, final and not beside)
    picks = yield from ask(Ask(seat, CHOOSE_DICE, options, least=DICE, most=DICE, instead=instead))
    if picks == (AFTER_OTHERS.id,):
        happen(g, "waits-for-others", seat)
        raise WaitsForOthers
    chosen = [pick.partition(":")[2] for pick in picks]
    slots = {color: g.dice[color] for color in COLORS if color in chosen}
    if beside:
        moved = {
            f"slot:{color}-{slot}": (color, slot)
            for color, pips in slots.items()
            for slot in (pips - 1, pips + 1)
            if 1 <= slot <= len(g.seats[seat].roundel)
        }
        shifts = [
            Option(name, Text("feld-slot", {"color": color, "slot": slot}))
            for name, (color, slot) in moved.items()
        ]
        text = Text("feld-ask-slot", {"card": "053"})
        options = finally_((Option("slot:stay", Text("feld-slot-stay")), *shifts), final)
        [pick] = yield from ask(Ask(seat, text, options))
        slots |= dict([moved[pick]]) if pick in moved else {}
    return slots


def place_resources(g: State, seat: int, slots: dict[str, int]) -> None:
    """Take cubes equal to each die into its slot, with what cards 051, 052 and 054 add."""
    me, dice, taken = g.seats[seat], {color: g.dice[color] for color in slots}, {}
    ones, each = [*dice.values()].count(1), total(g, seat, "cubes-for-a-die")
    for color, slot in slots.items():
        cubes = dice[color] + each
        add(me, slot, color, cubes)
        taken[color] = cubes
        if dice[color] == 1 and (more := total(g, seat, "cubes-for-a-one")):
            add(me, 1, color, more)
            taken[color] += more
    gulden = 0
    exercise(g, seat, "cubes-for-a-die")
    if ones:
        gulden = ones * total(g, seat, "gulden-for-a-one")
        me.gulden += gulden
        exercise(g, seat, "cubes-for-a-one")
        exercise(g, seat, "gulden-for-a-one")
    if slots != dice:
        exercise(g, seat, "neighbouring-slot")
    happen(g, "took-dice", seat, color_dice=dice, color_gained=taken, color_slots=slots, gulden=gulden)


def add(me: Seat, slot: int, color: str, cubes: int) -> None:
    """Put cubes into a slot of the roundel."""
    cell = me.roundel[slot - 1]
    cell[color] = cell.get(color, 0) + cubes


def rotate_roundel(g: State, seat: int) -> None:
    """Move every slot on by one; what leaves is supply, and nothing leaving is a penalty."""
    me = g.seats[seat]
    cubes = me.roundel.pop(0)
    me.roundel.append({})
    for color, number in cubes.items():
        me.supply[color] += number
    if cubes:
        happen(g, "rotated", seat, color_gained=cubes)
    else:
        take_penalty(g, seat, "empty-exit")


def dice_options(dice: Mapping[str, int], final: bool = False) -> tuple[Option, ...]:
    """The options to choose dice."""
    options = DICE_OPTIONS[final]
    return tuple([options[color][pips] for color, pips in dice.items()])
