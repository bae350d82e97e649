"""The terms of a game: what can be typed for them, and how the host changes them."""

from collections.abc import Mapping

from bot.messages.lobby import setting_name, setting_value
from bot.messages.panels import speaker_for
from bot.messages.terms import TABLE_TERMS, present, table_choices
from bot.play.lobby import Lobby
from bot.play.meant import check_host, game_here
from bot.play.onlookers import settle_late
from bot.play.session import Sessions
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Illegal
from rules.games import GAMES


def _fitting(named: Mapping[str, str], typed: str) -> dict[str, str]:
    """Of some values with their labels, those whose label contains what was typed."""
    return {value: label for value, label in named.items() if typed.casefold() in label.casefold()}


async def name_choices(sessions: Sessions, asker: Asker, typed: str) -> dict[str, str]:
    """The settings of the game in this channel, with what they are now."""
    seated = await game_here(sessions, asker)
    say = speaker_for(seated, asker.locale)
    settings = [setting for setting in seated.game.SETTINGS if setting.choices]
    named = {
        setting.name: say(
            "terms-setting",
            name=setting_name(say, seated.row.game, setting.name),
            value=present(seated, setting, say),
        )
        for setting in settings
    }
    return _fitting(named, typed)


async def value_choices(sessions: Sessions, asker: Asker, name: str, typed: str) -> dict[str, str]:
    """What a setting of the game in this channel may be."""
    seated = await game_here(sessions, asker)
    return new_value_choices(speaker_for(seated, asker.locale), seated.row.game, name, typed)


def new_name_choices(say: Speaker, game: str, typed: str) -> dict[str, str]:
    """The settings that a new game can have."""
    settings = GAMES[game].SETTINGS if game in GAMES else ()
    return _fitting({s.name: setting_name(say, game, s.name) for s in settings if s.choices}, typed)


def new_value_choices(say: Speaker, game: str, name: str, typed: str) -> dict[str, str]:
    """What a setting of a game may be."""
    settings = GAMES[game].SETTINGS if game in GAMES else ()
    chosen = [setting for setting in settings if setting.name == name]
    return _fitting({v: setting_value(say, game, s, v) for s in chosen for v in s.choices}, typed)


async def change_term(lobby: Lobby, asker: Asker, seated: Seated, name: str, value: str) -> Seated:
    """Change one setting, as its host may while the table is open."""
    check_host(asker, seated)
    check_name(seated.row.game, name)
    return await lobby.settle(seated.row.id, settings={name: value})


async def change_table_term(lobby: Lobby, asker: Asker, seated: Seated, name: str, value: str) -> Seated:
    """Change what holds for any game, as its host may while the table is open."""
    check_host(asker, seated)
    if name not in TABLE_TERMS or value not in table_choices(seated, name):
        raise Illegal("refused-unknown-choice")
    match name, value:
        case "seats" | "leave", _:
            return await lobby.settle(seated.row.id, **{name: int(value)})
        case "late", _:
            return await settle_late(lobby, asker, seated.row.id, int(value))
        case "rated", "yes":
            return await lobby.settle(seated.row.id, rated=True, hints=False, chances=False)
        case "hints", "yes" if seated.row.rated:
            raise Illegal("refused-hint")
        case "chances", "yes" if seated.row.rated:
            raise Illegal("refused-chances")
        case "rated" | "hints" | "chances", _:
            return await lobby.settle(seated.row.id, **{name: value == "yes"})
        case _:
            return await lobby.settle(seated.row.id, **{name: value})


def check_name(game: str, name: str) -> None:
    """Refuse a setting that cannot be named: one that is not there, or whose value is a whole file."""
    settings = GAMES[game].SETTINGS if game in GAMES else ()
    if name not in {setting.name for setting in settings if setting.choices}:
        raise Illegal("illegal-setting", setting=name[:40])
