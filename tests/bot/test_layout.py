"""Any question becomes rows within Discord's limits, and nothing that can be chosen is lost."""

from hypothesis import given
from hypothesis import strategies as st

from bot.messages.layout import Button, Place, Row, Select, cut, rows
from rules.core.asking import Ask, Option, Text

VERBS = ("draw", "claim", "pay", "contracts", "pass")
PLACE = Place(999_999_999, 3, "abc123")

words = st.text(st.characters(codec="utf-8"), min_size=1, max_size=120)


@st.composite
def questions(draw: st.DrawFn) -> Ask:
    ids = draw(
        st.lists(
            st.tuples(st.sampled_from(VERBS), st.integers(0, 10**6)), min_size=1, max_size=120, unique=True
        )
    )
    options = tuple(Option(f"{verb}:{number}", Text(draw(words))) for verb, number in ids)
    if draw(st.booleans()):
        return Ask(0, Text("which"), options)
    options = options[:25]
    most = draw(st.integers(1, len(options)))
    instead = tuple(Option(f"wait:{number}", Text(draw(words))) for number in range(draw(st.integers(0, 2))))
    return Ask(0, Text("which"), options, draw(st.integers(0, most)), most, instead)


def laid_out(question: Ask, page: int = 0) -> list[Row]:
    return rows(question, PLACE, lambda text: text.key, lambda verb: verb * 60, page)


@given(questions(), st.integers(0, 9))
def test_every_row_is_within_the_limits_of_discord(question: Ask, page: int) -> None:
    made = laid_out(question, page)
    assert len(made) >= 1
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
            assert all(1 <= len(choice.label) <= 100 for choice in row.choices)
            assert all(1 <= len(choice.value) <= 100 for choice in row.choices)
        else:
            components += len(row)
            ids += [button.id for button in row]
            assert 1 <= len(row) <= 5
            assert all(1 <= len(button.label) <= 80 for button in row)
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(id_) <= 100 for id_ in ids)
    # Besides these a panel holds its container, a text, a picture and a row with Undo.
    assert components + 5 <= 40


@given(questions())
def test_every_option_can_be_reached(question: Ask) -> None:
    reached: set[str] = set()
    for page in range(5):
        for row in laid_out(question, page):
            if isinstance(row, Select):
                reached |= {choice.value for choice in row.choices}
            else:
                reached |= {button.id.split(":", 4)[4] for button in row if button.id.startswith("pick:")}
    assert reached == {option.id for option in question.offered}


@given(questions())
def test_pages_say_which_one_is_open(question: Ask) -> None:
    for row in laid_out(question, 1):
        if not isinstance(row, Select) and row[0].id.startswith("page:"):
            assert [button.disabled for button in row].count(True) == 1
            assert all(isinstance(button, Button) and "/" in button.label for button in row)


@given(words, st.integers(1, 90))
def test_a_text_that_is_cut_fits_and_shows_it(text: str, most: int) -> None:
    short = cut(text, most)
    assert len(short) <= most
    assert short == text or short.endswith("…")
