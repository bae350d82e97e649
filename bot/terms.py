"""The terms of a game: what was agreed, and a panel on which the host changes it."""

from discord import app_commands

from bot.desk import Desk, Interaction
from bot.layout import CHOICES, Choice, Select, cut
from bot.panels import Panel, setting_name, setting_value
from bot.session import Seated
from bot.texts import Speaker
from rules.core.asking import Illegal
from rules.core.table import Setting


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
    return Select(f"set:{seated.row.id}:{setting.name}", cut(title, 150), tuple(choices))


def terms_panel(seated: Seated, say: Speaker) -> Panel:
    """All settings of a game that have fixed choices, each as a select."""
    chosen = [setting for setting in seated.game.SETTINGS if setting.choices]
    rows = [select(seated, setting, say) for setting in chosen]
    return Panel([f"### {say('terms-title', number=seated.row.id)}"], list(rows))


async def name_choices(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The settings of the game in this channel, with what they are now."""
    try:
        seated = await desk.seated_here(interaction)
    except Illegal:
        return []
    say = desk.speaker(interaction, seated)
    named = {s.name: select(seated, s, say).placeholder for s in seated.game.SETTINGS if s.choices}
    return [
        app_commands.Choice(name=cut(label, 100), value=name)
        for name, label in named.items()
        if typed.casefold() in label.casefold()
    ][:CHOICES]


async def value_choices(
    desk: Desk, interaction: Interaction, name: str, typed: str
) -> list[app_commands.Choice[str]]:
    """What a setting of the game in this channel may be."""
    try:
        seated = await desk.seated_here(interaction)
    except Illegal:
        return []
    say = desk.speaker(interaction, seated)
    chosen = [
        choice
        for s in seated.game.SETTINGS
        if s.name == name and s.choices
        for choice in select(seated, s, say).choices
    ]
    return [
        app_commands.Choice(name=choice.label, value=choice.value)
        for choice in chosen
        if typed.casefold() in choice.label.casefold()
    ][:CHOICES]


async def change_term(desk: Desk, interaction: Interaction, seated: Seated, name: str, value: str) -> Seated:
    """Change one setting, as its host may while the table is open."""
    desk.check_host(interaction, seated)
    if name not in {setting.name for setting in seated.game.SETTINGS}:
        raise Illegal("illegal-setting", setting=name[:40])
    return await desk.lobby.settle(seated.row.id, settings=seated.row.settings | {name: value})
