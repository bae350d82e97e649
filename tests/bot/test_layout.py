"""Any question becomes rows within Discord's limits, each kind in its place, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.messages.custom_ids import Choose, Part, Pick, Some, decode, places
from bot.messages.layout import PAGE, Button, Place, Row, Select, Sheet, Words, cut, rows
from bot.messages.limits import LABEL
from rules.core.asking import Ask, Option, Text
from rules.core.verbs import Spots, buttons, end, select
from rules.core.worth import Amounts, Worth, Worths

SPOTS: Spots = (
    buttons("deliver", "use"),
    buttons("draw", "pay", rows=2),
    select("block", "activate"),
    select("claim", groups=("contracts", "others")),
    end("pass"),
)
VERBS = tuple(verb for spot in SPOTS for verb in spot.verbs)
PLACE = Place(999_999_999, 3, "abc123")
WORDS = Words(
    symbol=lambda option: "",
    label=lambda option, worth: option.text.key,
    why=lambda option, worth: " ".join(text.key for text in worth.purpose),
    title=lambda name: name * 60,
    every=lambda number: f"all {number}",
    done="done",
    more=lambda number: f"{number} more",
)
UNDO: Row = (Button("do:1:undo", "Undo"),)

words = st.text(st.characters(codec="utf-8"), min_size=1, max_size=120)
amounts: st.SearchStrategy[Amounts] = st.dictionaries(
    st.sampled_from(["points", "gulden"]), st.integers(1, 20), max_size=2
)


@st.composite
def questions(draw: st.DrawFn) -> tuple[Ask, Worths]:
    found = st.tuples(st.sampled_from(VERBS), st.integers(0, 10**6))
    drawn = draw(st.lists(found, min_size=1, max_size=120))
    ids = dict.fromkeys((verb, 0 if verb == "pass" else number) for verb, number in drawn)
    options = tuple(Option(f"{verb}:{number}", Text(draw(words))) for verb, number in ids)
    worths = {
        option.id: Worth(
            draw(amounts),
            draw(amounts),
            (Text("why"),),
            draw(st.integers(-9, 9)),
            draw(st.sampled_from(["contracts", "others"])),
        )
        for option in options
    }
    return Ask(0, Text("which"), options), worths


@st.composite
def several(draw: st.DrawFn) -> Ask:
    options = tuple(Option(f"draw:{n}", Text(draw(words))) for n in range(draw(st.integers(1, 25))))
    most = draw(st.integers(1, len(options)))
    instead = tuple(Option(f"wait:{number}", Text(draw(words))) for number in range(draw(st.integers(0, 2))))
    return Ask(0, Text("which"), options, draw(st.integers(min(1, most), most)), most, instead)


def laid_out(question: Ask, worths: Worths | None = None, **turned: object) -> list[Row]:
    sheet = Sheet(question, PLACE, WORDS, worths or {}, SPOTS, **turned)  # type: ignore[arg-type]
    choosing, ending = rows(sheet)
    return [*choosing, UNDO, *ending]


def check(made: list[Row]) -> None:
    """All that Discord asks for."""
    ids: list[str] = []
    components = 0
    for row in made:
        components += 1
        if isinstance(row, Select):
            components += 1
            ids.append(row.id)
            assert 1 <= len(row.choices) <= 25
            assert 0 <= row.least <= row.most <= len(row.choices)
            assert row.most >= 1
            assert 1 <= len(row.placeholder) <= 150
            assert len({choice.value for choice in row.choices}) == len(row.choices)
            assert all(1 <= len(choice.label) <= 80 for choice in row.choices)
            assert all(len(choice.about) <= 100 for choice in row.choices)
            assert all(1 <= len(choice.value) <= 100 for choice in row.choices)
        else:
            components += len(row)
            ids += [button.id for button in row]
            assert 1 <= len(row) <= 5
            assert all(1 <= len(button.label) <= 80 for button in row)
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(id_) <= 100 for id_ in ids)
    # Besides these a panel holds its container, texts, and pictures.
    assert components + 9 <= 40


def reached(made: list[Row]) -> set[str]:
    found: set[str] = set()
    for row in made:
        if isinstance(row, Select):
            found |= {choice.value for choice in row.choices}
        else:
            meant = [decode(button.id) for button in row]
            found |= {pick.option for pick in meant if isinstance(pick, Pick)}
    return found


@given(questions())
def test_every_row_is_within_the_limits_of_discord(asked: tuple[Ask, Worths]) -> None:
    check(laid_out(*asked))


@given(several(), st.sets(st.integers(0, 24), max_size=3))
def test_several_choices_are_within_the_limits_of_discord(question: Ask, chosen: set[int]) -> None:
    some = tuple(place for place in sorted(chosen) if place < len(question.options))[: question.most - 1]
    check(laid_out(question, chosen=some))


@given(questions())
def test_every_option_can_be_reached(asked: tuple[Ask, Worths]) -> None:
    question, worths = asked
    found = reached(laid_out(question, worths))
    for row in laid_out(question, worths):
        if isinstance(row, Select):
            meant = decode(row.id)
            assert isinstance(meant, Choose)
            for page in range(1, 6):
                found |= reached(laid_out(question, worths, turned=meant.verb, page=page))
    assert {id_ for id_ in found if not id_.startswith(PAGE)} == {option.id for option in question.offered}


@given(questions())
def test_each_kind_stands_in_its_place(asked: tuple[Ask, Worths]) -> None:
    """The places keep their order, the tools stand below all of them, and what ends a turn below these."""
    question, worths = asked
    made = laid_out(question, worths)
    stand = [spot.verbs for spot in SPOTS[:-1]] + [("undo",), ("pass",)]
    order = [next(place for place, verbs in enumerate(stand) if _name(row) in verbs) for row in made]
    assert order == sorted(order)
    assert all(len(row) == 1 for row in made if not isinstance(row, Select) and _name(row) == "pass")


def _name(row: Row) -> str:
    """What stands in a row, by the name of its select or the verb of its first button."""
    if row == UNDO:
        return "undo"
    meant = decode(row.id if isinstance(row, Select) else row[0].id)
    if isinstance(meant, Choose):
        return meant.verb.partition("-")[0]
    assert isinstance(meant, Pick)
    return meant.option.partition(":")[0]


def option(verb: str, number: int = 1) -> Option:
    return Option(f"{verb}:{number}", Text(f"{verb} {number}"))


def test_what_is_free_and_brings_something_is_green_and_first() -> None:
    worths = {"deliver:1": Worth(gain={"points": 12}), "use:1": Worth({"gulden": 1}, {"points": 2})}
    question = Ask(0, Text("which"), (option("pass"), option("block"), option("use"), option("deliver")))
    first, chosen, tools, last = laid_out(question, worths)
    assert not isinstance(first, Select)
    assert [(button.label, button.style) for button in first] == [
        ("deliver 1", "success"),
        ("use 1", "secondary"),
    ]
    assert isinstance(chosen, Select)
    assert tools == UNDO
    assert not isinstance(last, Select)
    [pass_] = last
    assert pass_.style == "danger"


def test_a_pass_that_loses_nothing_is_not_red() -> None:
    question = Ask(0, Text("which"), (option("pass"), option("block")))
    last = laid_out(question, {"block:1": Worth({"gulden": 1}, {"points": 2})})[-1]
    assert not isinstance(last, Select)
    assert last[0].style == "secondary"
    lost = laid_out(question, {"pass:1": Worth({"lost": 2})})[-1]
    assert not isinstance(lost, Select)
    assert lost[0].style == "danger"


def test_what_finds_no_room_as_a_button_goes_to_the_select_below() -> None:
    uses = tuple(option("use", number) for number in range(7))
    rest = (option("activate"), option("claim"), option("pass"))
    first, below, *_ = laid_out(Ask(0, Text("which"), (*uses, *rest)))
    assert not isinstance(first, Select)
    assert len(first) == 5
    assert isinstance(below, Select)
    assert [choice.value for choice in below.choices] == ["use:5", "use:6", "activate:1"]


def test_buttons_fill_rows_that_nothing_else_needs() -> None:
    uses = tuple(option("use", number) for number in range(7))
    *rows, below, _ = laid_out(Ask(0, Text("which"), (*uses, option("activate"))))
    assert [len(row) for row in rows if not isinstance(row, Select)] == [4, 3]
    assert isinstance(below, Select)
    assert [choice.value for choice in below.choices] == ["activate:1"]


def test_a_turn_is_ended_plainly_or_by_the_best_of_each_kind() -> None:
    """What is not the best is chosen, as everything else of its kind."""
    ids = ("block:1", "block:1>pass", "block:2>pass", "activate:1>pass", "pass", "pass>keep:1")
    question = Ask(0, Text("which"), tuple(Option(id_, Text(id_)) for id_ in ids))
    chosen, _, last = laid_out(question, {"block:2>pass": Worth(rank=-1)})
    assert not isinstance(last, Select)
    assert [b.label for b in last] == ["pass>keep:1", "pass", "block:2>pass", "activate:1>pass"]
    assert isinstance(chosen, Select)
    assert [choice.value for choice in chosen.choices] == ["block:1", "block:1>pass"]


def test_groups_have_selects_of_their_own_and_the_best_comes_first() -> None:
    worths = {
        "claim:1": Worth(rank=3, group="others"),
        "claim:2": Worth(rank=2, group="contracts"),
        "claim:3": Worth(rank=1, group="contracts"),
    }
    mine, others, _ = laid_out(Ask(0, Text("which"), tuple(option("claim", n) for n in (1, 2, 3))), worths)
    assert isinstance(mine, Select)
    assert isinstance(others, Select)
    assert [choice.value for choice in mine.choices] == ["claim:3", "claim:2"]
    assert [choice.value for choice in others.choices] == ["claim:1"]


def test_a_long_select_leads_to_the_rest_of_its_entries() -> None:
    question = Ask(0, Text("which"), tuple(option("block", number) for number in range(60)))
    [shown, _] = laid_out(question)
    assert isinstance(shown, Select)
    assert len(shown.choices) == 25
    assert shown.choices[-1].value == f"{PAGE}1"
    assert shown.choices[-1].label == "36 more"
    [last, _] = laid_out(question, turned="block", page=2)
    assert isinstance(last, Select)
    assert [choice.value for choice in last.choices][-2:] == ["block:59", f"{PAGE}0"]


def test_two_of_which_one_or_both_are_kept_are_three_buttons() -> None:
    question = Ask(0, Text("keep"), (option("draw", 1), option("draw", 2)), 1, 2)
    [row, _] = laid_out(question)
    assert not isinstance(row, Select)
    assert [button.label for button in row] == ["draw 1", "draw 2", "all 2"]
    assert [decode(button.id) for button in row] == [
        Some(999_999_999, 3, "abc123", "0"),
        Some(999_999_999, 3, "abc123", "1"),
        Some(999_999_999, 3, "abc123", "0-1"),
    ]


def pressed(made: list[Row]) -> list[Button]:
    return [button for row in made if not isinstance(row, Select) for button in row]


def test_two_dice_take_two_presses() -> None:
    question = Ask(0, Text("dice"), tuple(option("draw", number) for number in range(6)), 2, 2)
    first = pressed(laid_out(question)[:2])
    assert [decode(button.id) for button in first] == [
        Part(999_999_999, 3, "abc123", f"{number}") for number in range(6)
    ]
    second = pressed(laid_out(question, chosen=(2,))[:2])
    assert second[2].style == "success"
    assert decode(second[2].id) == Part(999_999_999, 3, "abc123", "none")
    assert decode(second[4].id) == Some(999_999_999, 3, "abc123", "2-4")


@pytest.mark.parametrize("chosen", ["7", "0-7", "x", "0--1", "-", "0-x", "9999"])
def test_places_that_a_question_does_not_have_are_an_old_button(chosen: str) -> None:
    with pytest.raises(Exception, match="refused-old-button"):
        places(chosen, 6)


@given(words, st.integers(1, 90))
def test_a_text_that_is_cut_fits_and_shows_it(text: str, most: int) -> None:
    short = cut(text, most)
    assert len(short) <= most
    assert short == text or short.endswith("…")


def test_a_button_gives_its_reason_where_that_fits() -> None:
    worths = {"draw:1": Worth(purpose=(Text("for this"),)), "draw:2": Worth(purpose=(Text("y" * LABEL),))}
    [row, _] = laid_out(Ask(0, Text("which"), (option("draw", 1), option("draw", 2))), worths)
    assert not isinstance(row, Select)
    assert [button.label for button in row] == ["draw 1 · for this", "draw 2"]


@pytest.mark.parametrize(
    ("length", "label"),
    [
        (55, f"{'x' * 55} · 5 cubes · +9 points"),
        (65, f"{'x' * 65} · +9 points"),
        (80, f"{'x' * 67}… · +9 points"),
    ],
)
def test_a_label_that_is_too_long_keeps_what_it_brings(length: int, label: str) -> None:
    def told(option: Option, worth: Worth) -> str:
        cost, gain = worth.cost.get("cubes"), worth.gain.get("points")
        return option.text.key + (f" · {cost} cubes" if cost else "") + (f" · +{gain} points" if gain else "")

    question = Ask(0, Text("which"), (Option("use:1", Text("x" * length)),))
    worths = {"use:1": Worth({"cubes": 5}, {"points": 9})}
    sheet = Sheet(question, PLACE, replace(WORDS, label=told), worths, SPOTS)
    assert sheet.label(question.options[0]) == label
