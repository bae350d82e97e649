"""Questions: what may be answered, what is not asked, and how several seats answer side by side."""

from typing import Any

import pytest

from rules.core.asking import Ask, Flow, Illegal, Option, Text, ask, together
from tests.playing import run

A, B, C = (Option(f"pick:{letter}", Text("letter", {"letter": letter})) for letter in "abc")


def question(least: int = 1, most: int = 1, *options: Option, seat: int = 0) -> Ask:
    return Ask(seat, Text("which"), options or (A, B, C), least, most)


def asked(flow: Flow[Any]) -> dict[int, Ask]:
    return next(flow)


def test_a_text_is_a_key_with_arguments() -> None:
    assert str(Text("key")) == "key"
    assert str(Text("key", {"a": 1, "b": "x"})) == "key a=1 b=x"


def test_the_verb_of_an_option_stands_before_the_colon() -> None:
    assert A.verb == "pick"
    assert Option("contracts", Text("x")).verb == "contracts"


def test_an_illegal_answer_says_why() -> None:
    illegal = Illegal("illegal-count", least=1, most=2)
    assert illegal.text == Text("illegal-count", {"least": 1, "most": 2})
    assert str(illegal) == "illegal-count least=1 most=2"


@pytest.mark.parametrize(
    ("least", "most", "picks"),
    [(1, 1, ["pick:b"]), (0, 1, []), (0, 3, ["pick:a", "pick:c"]), (2, 3, ("pick:c", "pick:a"))],
)
def test_what_is_offered_may_be_picked(least: int, most: int, picks: list[str]) -> None:
    assert question(least, most).check(picks) == tuple(picks)


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        ([], "illegal-count least=1 most=2 picked=0"),
        (["pick:a", "pick:b", "pick:c"], "illegal-count least=1 most=2 picked=3"),
        (["pick:d"], "illegal-not-offered pick=pick:d"),
        (["pick:a", "pick:d"], "illegal-not-offered pick=pick:d"),
        ([""], "illegal-not-offered pick="),
        ([None], "illegal-shape"),
        ([["pick:a"]], "illegal-shape"),
        ([A], "illegal-shape"),
        (["pick:a", "pick:a"], "illegal-repeated pick=pick:a"),
        ("pick:a", "illegal-shape"),
        (None, "illegal-shape"),
        ({"pick:a": 1}, "illegal-shape"),
        (7, "illegal-shape"),
    ],
)
def test_anything_else_is_illegal_for_a_reason(picks: Any, reason: str) -> None:
    with pytest.raises(Illegal) as illegal:
        question(1, 2).check(picks)
    assert str(illegal.value).startswith(reason)


def test_an_endless_pick_is_not_repeated_in_full() -> None:
    with pytest.raises(Illegal) as illegal:
        question().check(["x" * 5000])
    assert len(str(illegal.value)) < 150


def test_a_question_is_put_to_its_seat() -> None:
    assert list(asked(ask(question(seat=2)))) == [2]


@pytest.mark.parametrize(
    ("forced", "picks"),
    [
        (question(1, 1, A), ("pick:a",)),
        (question(2, 2, A, B), ("pick:a", "pick:b")),
        (question(2, 2, A), ("pick:a",)),
        (question(1, 2, A), ("pick:a",)),
    ],
)
def test_a_forced_answer_is_not_asked_for(forced: Ask, picks: tuple[str, ...]) -> None:
    assert run(ask(forced)) == picks


@pytest.mark.parametrize("free", [question(0, 1, A), question(1, 1, A, B), question(1, 2, A, B)])
def test_a_free_answer_is_asked_for(free: Ask) -> None:
    assert asked(ask(free)) == {0: free}


def two_questions(seat: int) -> Flow[str]:
    [first] = yield from ask(question(1, 1, A, B, seat=seat))
    [second] = yield from ask(question(1, 1, B, C, seat=seat))
    return first + second


def silent(seat: int) -> Flow[str]:
    [only] = yield from ask(question(1, 1, A, seat=seat))
    return only


def test_seats_answer_side_by_side_in_any_order() -> None:
    flow = together({0: two_questions(0), 1: two_questions(1)})
    assert next(flow).keys() == {0, 1}
    assert flow.send((1, ("pick:a",))).keys() == {0, 1}
    assert flow.send((1, ("pick:b",))).keys() == {0}
    flow.send((0, ("pick:b",)))
    with pytest.raises(StopIteration) as stop:
        flow.send((0, ("pick:c",)))
    assert stop.value.value == {0: "pick:bpick:c", 1: "pick:apick:b"}
    assert list(stop.value.value) == [0, 1]


def test_an_answer_leaves_the_questions_of_others_as_they_are() -> None:
    flow = together({0: two_questions(0), 1: two_questions(1)})
    before = next(flow)
    after = flow.send((1, ("pick:a",)))
    assert after[0] is before[0]
    assert after[1] is not before[1]


def test_who_has_nothing_to_decide_is_not_waited_for() -> None:
    assert run(together({0: silent(0), 1: silent(1)})) == {0: "pick:a", 1: "pick:a"}
    flow = together({0: silent(0), 1: two_questions(1)})
    assert next(flow).keys() == {1}


def test_nobody_together_is_nothing() -> None:
    assert run(together({})) == {}


def test_what_may_be_chosen_instead_is_chosen_alone() -> None:
    other = Option("other", Text("other"))
    asked = Ask(0, Text("which"), (A, B, C), 2, 2, instead=(other,))
    assert asked.check(["other"]) == ("other",)
    assert asked.check(["pick:a", "pick:b"]) == ("pick:a", "pick:b")
    assert [option.id for option in asked.offered] == ["pick:a", "pick:b", "pick:c", "other"]
    for picks in (["pick:a"], ["other", "pick:a"], ["other", "other"], []):
        with pytest.raises(Illegal):
            asked.check(picks)


def test_a_forced_answer_is_asked_for_where_there_is_something_instead() -> None:
    flow = ask(Ask(0, Text("which"), (A, B), 2, 2, instead=(C,)))
    assert asked(flow).keys() == {0}
