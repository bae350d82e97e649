"""What the choices of Stefan Feld's Amsterdam cost, bring and are for, as far as a seat can see.

What an action of a turn brings is not told a second time: it is tried on the state that a view shows, as
house players do, with the obvious payment. Whatever depends on a further choice is not promised.
"""

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from rules.core.asking import THEN, Ask, Flow, Option, Picks, Text
from rules.core.worth import Amounts, Worth, Worths, filled
from rules.feld import city, harbour
from rules.feld.abilities import USES, total
from rules.feld.barge import deliverable, loadable
from rules.feld.board import COLORS, board
from rules.feld.errands import PAYMENTS, cheapest, errand, follows, goes_on
from rules.feld.imagine import fork, imagine
from rules.feld.state import State
from rules.feld.turn import ACTIONS, PASS
from rules.feld.view import View

GAINS = ("feld-ask-gain", "feld-ask-gain-by")
#: Actions whose cubes may be of any colour.
ANY_COLOR = frozenset({"barge", "amstel"})
#: Errands in a word.
STEPS = {
    "feld-deliver": "feld-step-deliver",
    "feld-load": "feld-step-load",
    "feld-load-all": "feld-step-load",
    "feld-worker-bring": "feld-step-bring",
    "feld-worker-take": "feld-step-take",
}
#: How much a point, a gulden, a cube and a step count where good things come first.
POINT, GULDEN, CUBE, STEP = 10, 7, 5, 8
#: Of journeys: those with something to do come before those without, and these before open water.
USEFUL, PLACES, WATER = 0, 1000, 2000


def explain(view: View, question: Ask) -> Worths:
    """The worth of all options of a question."""
    g, seat = imagine(view), question.seat
    return {option.id: _worth(g, seat, question, option) for option in question.offered}


def follow(view: View, question: Ask, begun: Picks) -> Picks:
    """The obvious payment, and errands after a journey."""
    return follows(imagine(view), question.seat, question, begun) if goes_on(question, begun) else ()


def _worth(g: State, seat: int, question: Ask, option: Option) -> Worth:
    if question.text.key == "feld-ask-turn" and option.verb in ACTIONS:
        return _action(g, seat, option)
    explained = SMALLER.get(option.verb)
    return explained(g, seat, question, option) if explained else Worth()


# Actions, by trying


class Trial(Struct):
    """An action in imagination: what came of it, what was paid and chosen on the way, which steps it took."""

    after: State
    #: Cubes of which the colour will be asked.
    free: Counter[str]
    steps: list[Text]
    #: Whether somebody will be asked something else before it is over, and before the rest of it is done.
    open: bool = False
    cut: bool = False


def attempt(g: State, seat: int, option: Option) -> Trial:
    """Do something in imagination, or several things, up to the end of the turn.

    After a journey the errands where it ends are done, too, and what was just stored is loaded.
    """
    trial, left = Trial(fork(g, seat), Counter(), []), option.id.split(THEN)
    while left and not trial.open and left[0].partition(":")[0] in ACTIONS:
        told, pick = len(trial.after.news), left.pop(0)
        _do(trial, seat, pick, left)
        happened = trial.after.news[told:]
        brought = [event.data["points"] for event in happened if event.kind == "brought-worker"]
        trial.steps += [Text("feld-step-bring", {"points": points}) for points in brought]
        stored = any(event.kind == "stored" for event in happened)
        while not trial.open and (next_ := _errand(trial.after, seat, pick, stored)):
            trial.steps.append(Text(STEPS[next_.text.key], next_.text.args))
            _do(trial, seat, next_.id, left)
    return trial


def _errand(g: State, seat: int, begun: str, stored: bool) -> Option | None:
    """What goes without saying after an action, with which something may have been stored."""
    if begun.startswith("block:"):
        return next(iter(loadable(g, seat)), None) if stored else None
    return errand(g, seat) if begun.startswith("barge:") else None


def _do(trial: Trial, seat: int, pick: str, left: list[str]) -> None:
    """Do something in imagination; what is left of a choice may say what is answered on the way."""
    verb, _, what = pick.partition(":")
    flow: Flow[None] = ACTIONS[verb].do(trial.after, seat, what)
    try:
        asks = next(flow)
        while picks := _answer(trial, seat, asks[seat], left):
            asks = flow.send((seat, picks))
    except StopIteration:
        return
    trial.open, trial.cut = True, bool(left)


def _answer(trial: Trial, seat: int, question: Ask, left: list[str]) -> Picks:
    """What was chosen along with it, or an answer on which the gain does not depend, if there is one."""
    if left and left[0] in {option.id for option in question.options}:
        return (left.pop(0),)
    key, first = question.text.key, question.options[0].id
    if key in PAYMENTS:
        return (cheapest(trial.after, seat, question).id,)
    if left:
        return ()
    if key in GAINS:
        trial.free[first.partition(":")[2]] += 1
        return (first,)
    if key == "feld-ask-may":
        return (question.options[-1].id,)
    return (first,) if key in ("feld-ask-commodity", "feld-ask-discard-map") else ()


def _action(g: State, seat: int, option: Option) -> Worth:
    """What an action of a turn costs and brings."""
    trial = attempt(g, seat, option)
    paid, gulden = spent(g, seat, trial)
    chosen = ANY_COLOR.intersection(_verbs(option)) or (
        option.verb == "use" and "any" in USES[_what(option)].spend
    )
    gain = gained(g, seat, option, trial)
    cost = filled(color={} if chosen else paid, cubes=paid.total() if chosen else 0, gulden=gulden)
    reasons = REASONS.get(option.verb)
    purpose = reasons(g, seat, option, trial) if reasons else ()
    if chosen and paid:
        # First of all, as what is too long loses its end.
        purpose = (Text("feld-for-pays", {"color_paid": dict(paid)}), *purpose)
    rank, group = _rank(g, option, trial, paid.total(), value(gain))
    if lost := option.text.args.get("lost", 0):
        cost["lost"] = lost
    return Worth(cost, gain, purpose, rank, group)


def spent(g: State, seat: int, trial: Trial) -> tuple[Counter[str], int]:
    """The cubes and gulden that were paid."""
    paid: Counter[str] = Counter()
    for event in trial.after.news:
        paid.update(event.data.get("color_paid", {}))
    got = _got(g, seat, trial, paid)
    # Of a journey that is interrupted it is not told yet what was paid.
    paid.update({color: -number for color, number in got.items() if number < 0})
    return paid, sum(event.data.get("gulden_paid", 0) for event in trial.after.news)


def _got(g: State, seat: int, trial: Trial, paid: Counter[str]) -> dict[str, int]:
    """The cubes that came in, of each colour, but for those that are chosen."""
    before, after = g.seats[seat].supply, trial.after.seats[seat].supply
    return {color: after[color] - before[color] + paid[color] - trial.free[color] for color in COLORS}


def gained(g: State, seat: int, option: Option, trial: Trial) -> Amounts:
    """What an action brought."""
    before, after = g.seats[seat], trial.after.seats[seat]
    paid, gulden = spent(g, seat, trial)
    got = _got(g, seat, trial, paid)
    each = max(0, min(got.values()))
    return filled(
        points=after.points - before.points,
        gulden=after.gulden - before.gulden + gulden,
        color={color: number - each for color, number in got.items()},
        each=each,
        cubes=trial.free.total(),
        spaces=0 if option.verb == "amstel" else after.space - before.space,
        sail=max(0, trial.after.turn.sail - g.turn.sail) if option.verb in ("use", "market") else 0,
    )


def value(gain: dict[str, int | dict[str, int]]) -> int:
    """Roughly how good a gain is, to put the best first."""
    much = 0
    for kind, amount in gain.items():
        number = sum(amount.values()) if isinstance(amount, dict) else amount
        much += number * {"points": POINT, "gulden": GULDEN, "spaces": STEP}.get(kind, CUBE)
    return much


def _rank(g: State, option: Option, trial: Trial, cubes: int, good: int) -> tuple[int, str]:
    """What comes first, and to which group it belongs; with the end of a turn cubes do not count any more."""
    args = option.text.args
    if PASS in _verbs(option):
        return -good - (STEP * args["spaces"] if option.verb == "amstel" else 0), "useful"
    match option.verb:
        case "amstel":
            return args["spaces"], ""
        case "barge":
            if trial.steps or good:
                return USEFUL + 10 * cubes - good - len(trial.steps), "useful"
            water = board(g.printed).places[args["place"]].kind == "water"
            return (WATER if water else PLACES) + cubes, "others"
    return -good, ""


# Reasons


def _block_reasons(g: State, seat: int, option: Option, trial: Trial) -> tuple[Text, ...]:
    """How a crest would stand in its district, how many hang together, and what else there is to it."""
    name, good, found = option.text.args["block"], option.text.args["good"], []
    block, home = board(g.printed).blocks[name], board(g.printed).places[f"store-{good}"]
    district = block.district
    if trial.steps and THEN in option.id:
        found.append(Text("feld-for-trip", {"steps": trial.steps}))
    crests = city.crests(trial.after, district)
    if district in g.tiles and crests[seat] > max(n for other, n in enumerate(crests) if other != seat):
        found.append(Text("feld-for-leads", {"district": district}))
    group = city.largest_group(trial.after, seat)
    if group > max(1, city.largest_group(g, seat)):
        found.append(Text("feld-for-group", {"crests": group}))
    if harbour.room(g, home):
        points = harbour.roof_value(g, home) + harbour.fast_delivery(g.round)
        found.append(Text("feld-for-good", {"points": points}))
    if left := trial.after.seats[seat].supply[block.color]:
        found.append(Text("feld-for-left", {"color_left": {block.color: left}}))
    return tuple(found)


def _barge_reasons(g: State, seat: int, option: Option, trial: Trial) -> tuple[Text, ...]:
    """What will be done there, and what could be done on the way."""
    found = [Text("feld-for-trip", {"steps": trial.steps})] if trial.steps else []
    if left := [] if trial.open else [each.text.args["points"] for each in deliverable(trial.after, seat)]:
        found.append(Text("feld-for-could", {"points": max(left)}))
    if way := option.text.args.get("place_way"):
        found.append(Text("feld-for-way", {"place_way": way}))
    return tuple(found)


def _amstel_reasons(g: State, seat: int, option: Option, trial: Trial) -> tuple[Text, ...]:
    """Whose place in the order of play would be taken."""
    before, after = g.order.index(seat), trial.after.order.index(seat)
    if after == before:
        return ()
    return (Text("feld-for-first") if not after else Text("feld-for-place", {"place": after + 1}),)


REASONS: dict[str, Callable[[State, int, Option, Trial], tuple[Text, ...]]] = {
    "block": _block_reasons,
    "barge": _barge_reasons,
    "amstel": _amstel_reasons,
}


# Smaller questions


def _what(option: Option) -> str:
    """What the first thing is about that an option names."""
    return option.id.partition(THEN)[0].partition(":")[2]


def _verbs(option: Option) -> list[str]:
    """What an option does, one after the other."""
    return [part.partition(":")[0] for part in option.id.split(THEN)]


def _pay(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """A payment, and what it leaves."""
    args = option.text.args
    if "gulden" in args:
        return Worth({"gulden": args["gulden"]}, rank=1)
    paid, supply = args["color_paid"], g.seats[seat].supply
    left = {color: n - paid.get(color, 0) for color, n in supply.items() if n > paid.get(color, 0)}
    obvious = cheapest(g, seat, question).id == option.id
    return Worth(filled(color=paid), purpose=(Text("feld-for-left", {"color_left": left}),), rank=-obvious)


def _gain(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """A cube, and the card that it would complete."""
    color = _what(option)
    reasons = _completes(g, seat, color, g.seats[seat].supply)
    return Worth(gain={"color": {color: 1}}, purpose=reasons, rank=-len(reasons))


def needed(g: State, seat: int) -> list[str]:
    """The colours of which cards below the board want one more, those that it would pay for first."""
    me, cards = g.seats[seat], board(g.printed).cards
    pays = {color: len(_completes(g, seat, color, me.supply)) for color in COLORS}
    wanting = [color for code in me.inactive for color, n in cards[code].cost.items() if me.supply[color] < n]
    return sorted(dict.fromkeys(wanting), key=lambda color: (-pays[color], -wanting.count(color)))


def _completes(g: State, seat: int, color: str, have: dict[str, int]) -> tuple[Text, ...]:
    """The cards below the board that one cube more would pay for."""
    cards = board(g.printed).cards
    more = {c: have.get(c, 0) + (c == color) for c in COLORS}
    return tuple(
        [
            Text("feld-for-card", {"card": code})
            for code in g.seats[seat].inactive
            if have.get(color, 0) < cards[code].cost.get(color, 0)
            and all(more[c] >= n for c, n in cards[code].cost.items())
        ]
    )


def _keep(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """The cube that helps most with what leaves the roundel next is proposed."""
    return _kept(g, seat, _what(option))


def keeps_best(g: State, seat: int) -> str:
    """The colour of the cube that is proposed to be kept."""
    held = [color for color in COLORS if g.seats[seat].supply[color]]
    return min(held, key=lambda color: _kept(g, seat, color).rank)


def _kept(g: State, seat: int, color: str) -> Worth:
    comes = g.seats[seat].roundel[0]
    wanted = sum(board(g.printed).cards[code].cost.get(color, 0) > 0 for code in g.seats[seat].inactive)
    reasons = _completes(g, seat, color, comes)
    return Worth(purpose=reasons, rank=-10 * len(reasons) - wanted)


def _dice(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """When the cubes of a die come out of the roundel, and what cards add to them."""
    if option not in question.options:
        return Worth()
    color, pips = option.text.args["color"], option.text.args["pips"]
    more = total(g, seat, "cubes-for-a-die")
    one = pips == 1
    more += total(g, seat, "cubes-for-a-one") if one else 0
    return Worth(
        gain=filled(color={color: more}, gulden=total(g, seat, "gulden-for-a-one") if one else 0),
        purpose=(Text("feld-for-arrives", {"round": g.round + pips - 1}),),
    )


def _sell(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """What the black market gives."""
    args = option.text.args
    color = args.get("color", "")
    both = option.text.key == "feld-sell-both"
    return Worth(
        gain=filled(gulden=args["gulden"] if both or not color else 0, color={color: 1} if color else {}),
        purpose=_completes(g, seat, color, g.seats[seat].supply) if color else (),
    )


def _returned(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """What an order gives in the end."""
    args = option.text.args
    return Worth(gain=filled(points=args.get("points", 0)), rank=-args["best"])


def _store(g: State, seat: int, question: Ask, option: Option) -> Worth:
    """A commodity that is stored where the barge lies at a crane is loaded with the others."""
    crane = question.text.key == "feld-ask-commodity" and board(g.printed).places[g.seats[seat].barge].crane
    return Worth(purpose=(Text("feld-step-load"),) if crane and g.phase == "III" else ())


SMALLER: dict[str, Callable[[State, int, Ask, Option], Worth]] = {
    "pay": _pay,
    "gain": _gain,
    "keep": _keep,
    "dice": _dice,
    "sell": _sell,
    "store": _store,
    "return": _returned,
    "pass": lambda g, seat, question, option: Worth(filled(lost=option.text.args["lost"])),
}
