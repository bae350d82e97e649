"""The table that people can join: what was agreed, who sits there, and what can be pressed."""

from collections.abc import Sequence

from bot.messages.custom_ids import AddHouse, encode
from bot.messages.layout import Choice, Row, Select, cut
from bot.messages.limits import THREAD_TITLE
from bot.messages.onlookers import door_buttons, door_lines
from bot.messages.panels import Panel, do, speaker_for
from bot.store.rows import GameRow, SeatRow
from bot.tables.seated import Seated
from bot.words.texts import ENDONYMS, Speaker, about, clean, one_line
from rules.core.chance import commitment
from rules.core.table import Setting
from rules.players.house import HOUSE, levels


def lobby(seated: Seated, invited: Sequence[int] = ()) -> Panel:
    """A table that people can still join, or what became of it.

    `invited` are those who played the game of which this is a rematch.
    """
    row, say = seated.row, speaker_for(seated)
    lines = [say("lobby-title", game=say(f"game-{row.game}"), number=row.id)]
    lines.append(
        say("lobby-terms", pace=say(f"pace-{row.pace}"), language=ENDONYMS[row.language], seats=row.seats)
    )
    lines += [*settled(seated, say), *_play_for(seated, say), *door_lines(seated, say)]
    lines.append(say("lobby-host", host=f"<@{row.host_id}>"))
    lines.append(say("turn-commitment", hash=commitment(row.seed)))
    lines += [f"{number}. {_sitter(seat, say)}" for number, seat in enumerate(seated.seats, 1)]
    if row.stage != "open":
        lines.append(say("lobby-ended" if row.stage == "ended" else "lobby-started"))
        return Panel(["\n".join(lines)])
    least = max(seated.game.SEATS[0], len(seated.seats) + (not any(seat.user_id for seat in seated.seats)))
    missing = max(0, least - len(seated.seats))
    missed = [user for user in invited if seated.seat_of(user) is None]
    if missed:
        who = say.listed(f"<@{user}>" for user in missed)
        asker = f"<@{row.host_id}>"
        lines.append(say("lobby-rematch", asker=asker, number=row.rematch_of, who=who))
    lines.append(say("lobby-waiting", missing=missing) if missing else say("lobby-ready", seats=row.seats))
    buttons = (
        do(say("button-join"), "join", seated, style="success"),
        do(say("button-leave"), "leave", seated),
        do(say("button-start"), "start", seated, style="primary"),
        do(say("button-terms"), "terms", seated),
    )
    asked = [door_buttons(seated, say)] if row.late else []
    return Panel(["\n".join(lines)], [buttons, *asked, *house_rows(seated, say)], pings=missed)


def opened(say: Speaker, row: GameRow) -> str:
    """What whoever has opened a table is told: a game may have begun with that."""
    return say("start-done" if row.stage == "playing" else "new-done", number=row.id)


def post_title(say: Speaker, game: str, host: str) -> str:
    """What a thread is called in which a game is played."""
    plain = say.plainly()
    return cut(plain("thread-title", game=plain(f"game-{game}"), name=one_line(host)), THREAD_TITLE)


def _play_for(seated: Seated, say: Speaker) -> list[str]:
    """Whether the game counts, whether a merchant may be asked for advice, and whether chances are shown."""
    if seated.row.rated:
        return [say("lobby-rated")]
    chances = [say("lobby-chances")] if seated.row.chances else []
    return chances if seated.row.hints else [say("lobby-no-hints"), *chances]


def _sitter(seat: SeatRow, say: Speaker) -> str:
    """Who sits there: a person, or a house player with a line about them."""
    if seat.user_id is not None:
        return f"<@{seat.user_id}>"
    guest = f"guest-{seat.name.partition(' ')[0].lower()}"
    if not say.knows(guest):
        return clean(seat.name)
    line = about(say.code, guest)
    return say("house-seat", name=seat.name, level=say(f"house-level-{seat.level}"), line=line)


def house_rows(seated: Seated, say: Speaker) -> list[Row]:
    """Adding house players by level while there is room, and sending them home."""
    made: list[Row] = []
    if len(seated.seats) < seated.row.seats and seated.game.SEATS[-1] > 1:
        made.append(Select(encode(AddHouse(seated.row.id)), say("button-house"), _levels(seated, say)))
    if any(seat.level for seat in seated.seats):
        made.append((do(say("button-house-away"), "home", seated),))
    return made


def _levels(seated: Seated, say: Speaker) -> tuple[Choice, ...]:
    """The levels of house players with how strong they are; the weakest is for newcomers."""
    beats = {level: round(100 * part) for level, part in HOUSE[seated.row.game].BEATS.items()}
    return tuple(
        [
            Choice(
                level,
                say(f"house-level-{level}"),
                say("house-strength", games=beats[level]) if level in beats else say("house-for-newcomers"),
            )
            for level in levels(seated.row.game)
        ]
    )


def setting_name(say: Speaker, game: str, name: str) -> str:
    """What a setting is called."""
    return say(f"{game}-setting-{name}")


def setting_value(say: Speaker, game: str, setting: Setting, value: str) -> str:
    """What a choice of a setting is called; a free text is only said to be there."""
    return say(f"{game}-{setting.name}-{value if setting.choices else 'own'}")


def settled(seated: Seated, say: Speaker) -> list[str]:
    """The settings that differ from the usual ones."""
    game, lines = seated.row.game, []
    for setting in seated.game.SETTINGS:
        value = seated.row.settings.get(setting.name, setting.default)
        if value != setting.default:
            name = setting_name(say, game, setting.name)
            lines.append(say("terms-setting", name=name, value=setting_value(say, game, setting, value)))
    return lines
