"""The terms of a game: what was agreed, and a panel on which the host changes it."""

from collections.abc import Mapping

from bot.messages.custom_ids import ChangeTerm, encode
from bot.messages.layout import CHOICES, Choice, Select, cut
from bot.messages.lobby import setting_name, setting_value
from bot.messages.panels import Panel, speaker_for
from bot.play.lobby import Lobby
from bot.play.meant import check_host, game_here
from bot.play.session import Sessions
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Illegal
from rules.core.table import Setting
from rules.games import GAMES


def select(seated: Seated, setting: Setting, say: Speaker) -> Select:
    """A select with the choices of one setting, the present one named above it."""
    game, now = seated.row.game, seated.row.settings.get(setting.name, setting.default)
    title = say(
        "terms-setting",
        name=setting_name(say, game, setting.name),
        value=setting_value(say, game, setting, now),
    )
    choices = [
        Choice(value, cut(setting_value(say, game, setting, value), 80))
        for value in setting.choices[:CHOICES]
    ]
    return Select(encode(ChangeTerm(seated.row.id, setting.name)), cut(title, 150), tuple(choices))


def terms_panel(seated: Seated, say: Speaker) -> Panel:
    """All settings of a game that have fixed choices, each as a select."""
    chosen = [setting for setting in seated.game.SETTINGS if setting.choices]
    rows = [select(seated, setting, say) for setting in chosen]
    return Panel([f"### {say('terms-title', number=seated.row.id)}"], list(rows))


def _fitting(named: Mapping[str, str], typed: str) -> dict[str, str]:
    """Of some values with their labels, those whose label contains what was typed."""
    return {value: label for value, label in named.items() if typed.casefold() in label.casefold()}


async def name_choices(sessions: Sessions, asker: Asker, typed: str) -> dict[str, str]:
    """The settings of the game in this channel, with what they are now."""
    seated = await game_here(sessions, asker)
    say = speaker_for(seated, asker.locale)
    settings = [setting for setting in seated.game.SETTINGS if setting.choices]
    return _fitting({setting.name: select(seated, setting, say).placeholder for setting in settings}, typed)


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


def check_name(game: str, name: str) -> None:
    """Refuse a setting that cannot be named: one that is not there, or whose value is a whole file."""
    settings = GAMES[game].SETTINGS if game in GAMES else ()
    if name not in {setting.name for setting in settings if setting.choices}:
        raise Illegal("illegal-setting", setting=name[:40])
