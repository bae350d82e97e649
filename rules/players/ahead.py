"""Answers ahead: what somebody says beforehand to questions that come again, of any game, and when it stops.

An answer is the same as the last time, or found in a way that the game knows. Only what happens after the
answers were chosen stops them: they keep what was so already.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from rules.core.asking import Answer, Ask, Illegal, Option, Picks, Text
from rules.core.table import Table
from rules.games import GAMES
from rules.players.choices import MOST, Act, Choice, Field, Stop
from rules.players.house import HOUSE

#: The fields in which answers ahead and their ends are chosen, and the choice to end turns.
AHEAD, STOPS, PASS = "ahead", "ahead-stops", "pass"
#: After so many answers they may stop.
TIMES = (1, 2, 3, 5, 8, 12)

#: What a view and a question have somebody answer.
Way: TypeAlias = Callable[[Any, Ask], Picks]


def as_offered(question: Ask, option: Option) -> Text:
    """What is said of an option that is to be chosen again: just what was said when it was offered."""
    return option.text


class Again(Struct, frozen=True):
    """What a game says about questions that come again; all of it from a seat's view alone."""

    #: These questions, with what is said of an option that is to be chosen again.
    questions: Mapping[str, Callable[[Ask, Option], Text]]
    #: Ways to answer a question that need no answer before, by question and name, each with what it says.
    ways: Mapping[str, Mapping[str, tuple[Text, Way]]] = {}
    #: Reasons to stop by name, as they are offered.
    stops: Callable[[Any], Mapping[str, Text]] = lambda view: {}
    #: What is so now, as reasons compare it later.
    now: Callable[[Any], dict[str, Any]] = lambda view: {}
    #: Why to stop for a reason, after what was so before.
    reason: Callable[[str, Mapping[str, Any], Any], Text | None] = lambda name, before, view: None


class Ahead(Struct, frozen=True, omit_defaults=True):
    """An answer that is to be given again, or the way in which it is found, and what it says."""

    picks: Picks
    texts: tuple[Text, ...]
    once: bool = False
    way: str = ""


class Answers(Struct, frozen=True, omit_defaults=True):
    """All that somebody answers ahead."""

    #: By question, as `key_of` names it.
    again: dict[str, Ahead] = {}
    #: Whether the turn is to be ended where nothing else can be done.
    passing: bool = False
    #: Reasons to stop, and after how many answers; 0 is never.
    stops: tuple[str, ...] = ()
    times: int = 0
    #: What was so when they were chosen, and how many have been given since.
    before: dict[str, Any] = {}
    given: int = 0

    @property
    def acts(self) -> bool:
        """Whether there is an answer to anything."""
        return bool(self.again) or self.passing


def again_in(game: str) -> Again | None:
    """What a game says about questions that come again, if it says anything."""
    return getattr(HOUSE[game], "AHEAD", None)


def ending_verbs(game: str) -> set[str]:
    """The verbs that end a turn."""
    return {verb for spot in GAMES[game].SPOTS if spot.form == "end" for verb in spot.verbs}


def key_of(question: Ask) -> str:
    """What tells questions apart that come again: the key of the text, and the card that asks."""
    card = question.text.args.get("card")
    return f"{question.text.key}/{card}" if card else question.text.key


# What they do


def carry_out(answers: Answers, view: Any, question: Ask) -> Act | Stop | None:
    """The same answer as before, if it is on offer; or what ends a turn in which nothing else can be done."""
    key = key_of(question)
    nothing_else = all(option.verb in ending_verbs(view.game) for option in question.offered)
    if key not in answers.again and not (answers.passing and nothing_else):
        return None
    why = next(_reasons(answers, view), None)
    if why is not None:
        return Stop(why, Answers())
    answers = replace(answers, given=answers.given + 1)
    if key not in answers.again:
        return Act((question.options[0].id,), answers)
    same = answers.again[key]
    others = replace(answers, again={other: kept for other, kept in answers.again.items() if other != key})
    try:
        picks = question.check(_picks(same, view, question))
    except Illegal:
        return Stop(Text("plan-stopped-offer", {"what": list(same.texts)}), others)
    return Act(picks, others if same.once else answers)


def _picks(same: Ahead, view: Any, question: Ask) -> Picks:
    known = again_in(view.game)
    ways = known.ways.get(question.text.key, {}) if known else {}
    return ways[same.way][1](view, question) if same.way in ways else same.picks


def _reasons(answers: Answers, view: Any) -> Iterator[Text]:
    """Why nothing is answered any more."""
    known = again_in(view.game)
    for stop in answers.stops if known else ():
        assert known is not None
        why = known.reason(stop, answers.before, view)
        if why is not None:
            yield why
    if answers.times and answers.given >= answers.times:
        yield Text("plan-stopped-times", {"times": answers.given})


# What can be chosen


def answered_before(table: Table, answers: Sequence[Answer], seat: int) -> dict[str, Ahead]:
    """What a seat has answered that may be asked again, by question, the latest first.

    `table` is as the game began. A game may say which of its questions come again; of another game these are
    all but those for a whole turn.
    """
    game = table.game.NAME
    known, ends = again_in(game), ending_verbs(game)
    found: dict[str, Ahead] = {}
    for number, picks in answers:
        question = table.asks[number]
        key = key_of(question)
        whole = any(option.verb in ends for option in question.offered)
        if number == seat and (not whole if known is None else question.text.key in known.questions):
            named = known.questions[question.text.key] if known else as_offered
            texts = tuple([named(question, option) for option in question.offered if option.id in picks])
            found.pop(key, None)
            found[key] = Ahead(tuple(picks), texts)
        table.answer(number, picks)
    return dict(reversed(found.items()))


def fields(answers: Answers, view: Any, before: Mapping[str, Ahead]) -> list[Field]:
    """What can be answered ahead, once or always, if there is anything; and when that stops."""
    chosen = {_value(key, kept) for key, kept in answers.again.items()}
    offered = [Choice(PASS, Text("plan-ahead-pass"), answers.passing)] if ending_verbs(view.game) else []
    for value, ahead in _offered(answers, view.game, before).items():
        offered.append(Choice(value, _text(ahead), value in chosen))
    if not offered:
        return []
    found = [Field(AHEAD, tuple(offered[:MOST]), several=True)]
    if answers.acts:
        stops = [Choice(name, text, name in _stops(answers)) for name, text in _reasons_offered(view).items()]
        found.append(Field(STOPS, tuple(stops[:MOST]), several=True))
    return found


def _offered(answers: Answers, game: str, before: Mapping[str, Ahead]) -> dict[str, Ahead]:
    """All answers that can be chosen: those of before once or always, and the ways of the game."""
    known = again_in(game)
    found: dict[str, Ahead] = {}
    for key, ways in known.ways.items() if known else ():
        for way, (text, _) in ways.items():
            ahead = Ahead((), (text,), way=way)
            found[_value(key, ahead)] = ahead
    kept = {key: ahead for key, ahead in answers.again.items() if not ahead.way}
    for key, ahead in {**before, **kept}.items():
        for once in (True, False):
            same = replace(ahead, once=once)
            found[_value(key, same)] = same
    return found


def _value(key: str, ahead: Ahead) -> str:
    return f"{ahead.way or ('once' if ahead.once else 'always')}:{key}"


def _text(ahead: Ahead) -> Text:
    if ahead.way:
        return ahead.texts[0]
    return Text(f"plan-ahead-{'once' if ahead.once else 'always'}", {"what": list(ahead.texts)})


def _reasons_offered(view: Any) -> dict[str, Text]:
    known = again_in(view.game)
    after = {f"times:{times}": Text("plan-stop-times", {"times": times}) for times in TIMES}
    return {**(known.stops(view) if known else {}), **after}


def _stops(answers: Answers) -> set[str]:
    return {*answers.stops, *([f"times:{answers.times}"] if answers.times else [])}


def change(
    answers: Answers, view: Any, before: Mapping[str, Ahead], name: str, values: Sequence[str]
) -> Answers:
    """Other answers ahead, or other reasons to stop; of them only what happens from now on counts."""
    field = next((field for field in fields(answers, view, before) if field.name == name), None)
    if field is None or not set(values) <= {choice.value for choice in field.choices}:
        raise Illegal("illegal-stale")
    if name == STOPS:
        times = [int(value.partition(":")[2]) for value in values if value.startswith("times:")]
        stops = tuple([value for value in values if not value.startswith("times:")])
        answers = replace(answers, stops=stops, times=min(times, default=0))
    else:
        answers = _choose(answers, view.game, before, values)
    known = again_in(view.game)
    return replace(answers, before=known.now(view) if known else {}, given=0) if answers.acts else Answers()


def _choose(answers: Answers, game: str, before: Mapping[str, Ahead], values: Sequence[str]) -> Answers:
    """These answers and no others; of several for a question the new one counts, and always before once."""
    offered, kept = _offered(answers, game, before), {_value(key, a) for key, a in answers.again.items()}
    again = {}
    for value in sorted(
        set(values) - {PASS}, key=lambda value: (value not in kept, not offered[value].once, value)
    ):
        again[value.partition(":")[2]] = offered[value]
    return replace(answers, again=dict(sorted(again.items())), passing=PASS in values)


def words(answers: Answers, view: Any) -> list[Text]:
    """What is answered ahead, line by line, and when that stops."""
    lines = [Text("plan-ahead-pass")] if answers.passing else []
    lines += [_text(ahead) for ahead in answers.again.values()]
    stops = [text for name, text in _reasons_offered(view).items() if name in _stops(answers)]
    return [*lines, Text("plan-ahead-stops", {"reason_any": stops})] if lines and stops else lines
