"""The merchant: weighs what every choice is worth over the rounds that are left."""

from rules.core.asking import Ask, Picks
from rules.feld.dice import place_resources, rotate_roundel
from rules.feld.imagine import fork, imagine
from rules.feld.state import State
from rules.feld.view import View
from rules.players.feld.reasons import reason
from rules.players.feld.rehearsal import begun, candidates, errand, tried
from rules.players.feld.settling import pairs, settle
from rules.players.feld.taste import A_MERCHANTS, Taste
from rules.players.feld.worth import BUSY, worth
from rules.players.thought import Advice, Thought

#: Cubes that would be lost are worth this little.
SCRAP = 0.05


def merchant(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.seat is not None
    picks = act(imagine(view), view.seat, question)
    return picks, reason(question, picks)


def act(g: State, seat: int, question: Ask, taste: Taste = A_MERCHANTS) -> Picks:
    """What a merchant in this position answers, or one of another taste."""
    match question.text.key:
        case "feld-ask-turn":
            return turn(g, seat, taste)
        case "feld-ask-dice":
            return max(pairs(question), key=lambda picks: with_dice(g, seat, picks, taste))
        case "feld-ask-slot":
            return choose_slot(g, seat, question, taste)
        case "feld-ask-card" | "feld-ask-first-card":
            return (max([o.id for o in question.options], key=lambda pick: with_card(g, seat, pick, taste)),)
        case "feld-ask-sixth-card":
            names = [option.id for option in question.options]
            return (max(names, key=lambda pick: without_card(g, seat, pick, taste)),)
    return settle(g, seat, question)


def turn(g: State, seat: int, taste: Taste) -> Picks:
    """The action that gains most; at last also what only uses up cubes that would be lost."""
    free = errand(g, seat)
    if free:
        return free
    tries = [("pass", worth(g, seat, 0.0, taste) + 1e-6, spare(g, seat))]
    for steps in candidates(g, seat):
        new = tried(g, seat, steps)
        tries.append((steps[0], worth(new, seat, 0.0, taste), spare(new, seat)))
    for busy in (BUSY, SCRAP):
        action, _, _ = max(tries, key=lambda entry: entry[1] + busy * entry[2])
        if action != "pass":
            return (begun(g, seat, action),)
    return ("pass",)


def spare(g: State, seat: int) -> int:
    """The cubes that would be lost at the end of the turn."""
    return max(0, sum(g.seats[seat].supply.values()) - 1)


def after_dice(g: State, seat: int, picks: Picks) -> State:
    """The state when these dice have been taken and the roundel has been rotated."""
    colors = [pick.partition(":")[2] for pick in picks]
    return placed(g, seat, {color: g.dice[color] for color in colors})


def with_dice(g: State, seat: int, picks: Picks, taste: Taste) -> float:
    """What the position is worth when these dice have been taken."""
    return worth(after_dice(g, seat, picks), seat, BUSY, taste)


def placed(g: State, seat: int, slots: dict[str, int]) -> State:
    """The state when dice have been put into these slots and the roundel has been rotated."""
    new = fork(g, seat)
    place_resources(new, seat, slots)
    rotate_roundel(new, seat)
    return new


def choose_slot(g: State, seat: int, question: Ask, taste: Taste) -> Picks:
    """Card 053: the slot in which the cubes of one die are worth most."""
    moved = {option.id: option.text.args for option in question.options if option.text.args}
    slots = {args["color"]: g.dice[args["color"]] for args in moved.values()}
    stay = next(option.id for option in question.options if option.id not in moved)
    worths = {stay: worth(placed(g, seat, slots), seat, BUSY, taste)}
    for pick, args in moved.items():
        other = slots | {args["color"]: args["slot"]}
        worths[pick] = worth(placed(g, seat, other), seat, BUSY, taste)
    return (max(worths, key=lambda pick: worths[pick]),)


def with_card(g: State, seat: int, pick: str, taste: Taste) -> float:
    """What the position is worth with one card more below the board."""
    new = fork(g, seat)
    code = pick.partition(":")[2]
    if code != "none":
        new.seats[seat].inactive.append(code)
    return worth(new, seat, BUSY, taste)


def without_card(g: State, seat: int, pick: str, taste: Taste) -> float:
    """What the position is worth without one of the cards below the board."""
    new = fork(g, seat)
    new.seats[seat].inactive.remove(pick.partition(":")[2])
    return worth(new, seat, BUSY, taste)
