"""What was agreed for a table, on two panels: what holds for any game, and what only this game has.

Each setting has a line that says what it does, and a select; the host changes it while the table is open.
"""

from bot.messages.custom_ids import ChangeTerm, TableTerm, encode
from bot.messages.layout import Choice, Row, Select, cut
from bot.messages.limits import CHOICES
from bot.messages.lobby import house_rows, setting_name, setting_value
from bot.messages.panels import Panel, do
from bot.tables.clock import PACES
from bot.tables.onlookers import ROUNDS
from bot.tables.seated import Seated
from bot.words.texts import ENDONYMS, LANGUAGES, Speaker, about
from rules.core.table import Setting

#: How long what stands on a select may be.
TITLE = 150
#: What holds for any game, in this order.
TABLE_TERMS = ("seats", "pace", "leave", "language", "rated", "hints", "chances", "late")
#: Days for which everybody's clock may stand still while they are away.
LEAVES = ("0", "3", "7", "14", "30")


def table_choices(seated: Seated, name: str) -> tuple[str, ...]:
    """What can be chosen for a term of the table."""
    choices: dict[str, tuple[str, ...]] = {
        "seats": tuple(str(seats) for seats in seated.game.SEATS if seats >= len(seated.seats)),
        "pace": tuple(PACES),
        "leave": LEAVES,
        "language": LANGUAGES,
        "late": ROUNDS,
    }
    return choices.get(name, ("no", "yes"))


def _value(say: Speaker, name: str, value: str) -> str:
    """What a choice for a term of the table is called."""
    match name:
        case "seats":
            return value
        case "language":
            return ENDONYMS[value]
        case "leave":
            return say("term-days", days=int(value))
        case "late":
            return say("term-rounds", rounds=int(value))
        case "pace":
            return say(f"pace-{value}")
        case _:
            return say(f"term-{value}")


def _now(seated: Seated, name: str) -> str:
    now = getattr(seated.row, name)
    return ("no", "yes")[now] if name in ("rated", "hints", "chances") else str(now)


def table_terms(seated: Seated, say: Speaker, *, threads: bool = False) -> Panel:
    """What holds for any game; with `threads` the table can be moved into a thread of its own."""
    lines, rows = [_title(seated, say)], list[Row]()
    for name in TABLE_TERMS:
        now = _value(say, name, _now(seated, name))
        lines.append(_line(say, say(f"term-{name}"), now, about(say.code, f"term-{name}")))
        choices = [Choice(each, _value(say, name, each)) for each in table_choices(seated, name)]
        rows.append(
            Select(encode(TableTerm(seated.row.id, name)), cut(say(f"term-{name}"), TITLE), tuple(choices))
        )
    lines.append(_line(say, say("term-house"), _guests(seated, say), about(say.code, "term-house")))
    others = [do(say("button-own-terms"), "own-terms", seated)]
    if threads:
        lines.append(f"**{say('term-thread')}**\n-# {about(say.code, 'term-thread')}")
        others.append(do(say("button-thread"), "thread", seated))
    return Panel(["\n".join(lines)], [*rows, *house_rows(seated, say), tuple(others)])


def game_terms(seated: Seated, say: Speaker) -> Panel:
    """What only this game has: all settings that have fixed choices."""
    chosen = [setting for setting in seated.game.SETTINGS if setting.choices]
    lines = [_title(seated, say)]
    for setting in chosen:
        name, now = setting_name(say, seated.row.game, setting.name), present(seated, setting, say)
        lines.append(_line(say, name, now, about(say.code, f"{seated.row.game}-setting-{setting.name}")))
    back = (do(say("button-table-terms"), "terms", seated),)
    return Panel(["\n".join(lines)], [*(_select(seated, setting, say) for setting in chosen), back])


def present(seated: Seated, setting: Setting, say: Speaker) -> str:
    """What a setting of the game is now."""
    now = seated.row.settings.get(setting.name, setting.default)
    return setting_value(say, seated.row.game, setting, now)


def _select(seated: Seated, setting: Setting, say: Speaker) -> Select:
    game = seated.row.game
    choices = [
        Choice(value, cut(setting_value(say, game, setting, value), 80))
        for value in setting.choices[:CHOICES]
    ]
    title = cut(setting_name(say, game, setting.name), TITLE)
    return Select(encode(ChangeTerm(seated.row.id, setting.name)), title, tuple(choices))


def _guests(seated: Seated, say: Speaker) -> str:
    guests = [seat for seat in seated.seats if seat.level]
    named = (f"{seat.name} ({say(f'house-level-{seat.level}')})" for seat in guests)
    return say.listed(named) if guests else say("term-no")


def _title(seated: Seated, say: Speaker) -> str:
    return f"### {say('terms-title', number=seated.row.id)}"


def _line(say: Speaker, name: str, value: str, does: str) -> str:
    return say("server-term", name=name, value=value, about=does)
