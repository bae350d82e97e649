"""How often a person has to press: a button is one press, an entry of a select two, as it is opened first."""

from bot.messages.asked import AS_ASKED, Turned, question_rows
from bot.messages.custom_ids import Choose, Part, Pick, Some, decode, places
from bot.messages.layout import PAGE, Row, Select
from bot.words.texts import Speaker
from rules.core.asking import Ask, Picks
from rules.core.table import Table
from tests.bot.positions import seated_at

SAY = Speaker("en", ("Anna", "Bram", "Cato", "Dirk"))


def rows_of(table: Table, seat: int, ask: Ask, turned: Turned = AS_ASKED) -> list[Row]:
    worths = table.game.explain(table.view(seat), ask)
    choosing, ending = question_rows(seated_at(table), table, ask, SAY, worths, turned)
    return [*choosing, *ending]


def presses(table: Table, rows: list[Row], ask: Ask, picks: Picks) -> int:
    """How many presses an answer takes on the panel of a seat, with what is offered there as one."""
    several = tuple(place for place, option in enumerate(ask.options) if option.id in picks)
    for row in rows:
        if isinstance(row, Select):
            values = [choice.value for choice in row.choices]
            if picks[0] in values:
                return 2
            if any(value.startswith(PAGE) for value in values) and _on_a_page(table, ask, row, picks):
                return 4
            continue
        for meant in (decode(button.id) for button in row):
            if isinstance(meant, Pick) and meant.option == picks[0]:
                return 1
            if isinstance(meant, Some) and tuple(places(meant.chosen, len(ask.options))) == several:
                return 1
            if isinstance(meant, Part) and len(several) > 1:
                return len(several)
    raise AssertionError(f"{picks} cannot be pressed")


def _on_a_page(table: Table, ask: Ask, row: Select, picks: Picks) -> bool:
    """Whether an option is on another page of a select."""
    meant = decode(row.id)
    assert isinstance(meant, Choose)
    turned = [rows_of(table, ask.seat, ask, Turned(page, meant.verb)) for page in range(1, 4)]
    shown = [other for rows in turned for other in rows if isinstance(other, Select)]
    return any(picks[0] == choice.value for other in shown for choice in other.choices)
