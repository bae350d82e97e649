"""`/game`: making, joining, starting, pausing, ending a game."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.edge.commands.naming import choice, command, group
from bot.edge.desk import Desk, Interaction
from bot.edge.places import check_place
from bot.messages.layout import Button
from bot.messages.panels import Panel, settled, waiting
from bot.messages.reports import standings
from bot.play.lobby import PACES
from bot.play.seats import add_house, sit_down, take_over
from bot.play.seats import rematch as rematch_of
from bot.play.session import Seated
from bot.play.terms import change_term, name_choices, new_name_choices, new_value_choices, value_choices
from bot.play.votes import take_back
from bot.words.texts import ENDONYMS, LANGUAGES
from bot.words.texts import language as read_language
from rules.core.asking import Illegal
from rules.core.printed import check_size, read_file
from rules.games import GAMES
from rules.players.house import ADVISER, LEVELS

GAME_CHOICES = [choice(f"game-{name}", name) for name in GAMES]
PACE_CHOICES = [choice(f"pace-{name}", name) for name in PACES]
HOUSE_CHOICES = [choice(f"house-level-{name}", name) for name in LEVELS]
LANGUAGE_CHOICES = [Choice(name=ENDONYMS[code], value=code) for code in LANGUAGES]


async def printed_text(file: discord.Attachment | None) -> str | None:
    """The text of a printed file that somebody attached."""
    if file is None:
        return None
    check_size(file.size)
    return read_file(await file.read())


def add_to(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Add `/game` and all below it."""
    root = group("game")

    @command(root, "new")
    @app_commands.choices(
        game=GAME_CHOICES, language=LANGUAGE_CHOICES, pace=PACE_CHOICES, house=HOUSE_CHOICES
    )
    async def new(
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 4] | None = None,
        language: str | None = None,
        pace: str | None = None,
        house: str | None = None,
        rated: bool = False,
        hints: bool = True,
        setting: str | None = None,
        value: str | None = None,
        printed: discord.Attachment | None = None,
    ) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            check_place(interaction)
            settings = await _printed(printed)
            _check_value(setting, value)
            if setting is not None and value is not None:
                settings[setting] = value
            row = await desk.lobby.new(
                game=game,
                guild_id=interaction.guild_id,
                channel_id=_channel(interaction),
                host=(interaction.user.id, interaction.user.display_name),
                seats=_seats(interaction, game, seats),
                language=language or _locale(interaction),
                pace=pace or "day",
                settings=settings,
                rated=rated,
                hints=hints,
            )
            if house is not None:
                await add_house(desk.lobby, row.id, house)
            done = "start-done" if row.stage == "playing" else "new-done"
            await desk.tell(interaction, desk.speaker(interaction)(done, number=row.id))

        await desk.attempt(interaction, work)

    @new.autocomplete("setting")
    async def new_setting_names(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return new_name_choices(desk.speaker(interaction), str(interaction.namespace.game), typed)

    @new.autocomplete("value")
    async def new_setting_values(interaction: Interaction, typed: str) -> list[Choice[str]]:
        chosen = str(interaction.namespace.setting or "")
        return new_value_choices(desk.speaker(interaction), str(interaction.namespace.game), chosen, typed)

    @command(root, "settings")
    @app_commands.choices(language=LANGUAGE_CHOICES, pace=PACE_CHOICES)
    async def settings(
        interaction: Interaction,
        seats: app_commands.Range[int, 1, 4] | None = None,
        language: str | None = None,
        pace: str | None = None,
        setting: str | None = None,
        value: str | None = None,
        printed: discord.Attachment | None = None,
    ) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            given = {"seats": seats, "language": language, "pace": pace}
            changes = {name: value for name, value in given.items() if value is not None}
            changed = await _printed(printed)
            _check_value(setting, value)
            if changes or changed:
                desk.check_host(interaction, seated)
                seated = await desk.lobby.settle(seated.row.id, settings=changed, **changes)
            if setting is not None and value is not None:
                seated = await change_term(desk, interaction, seated, setting, value)
            await desk.tell(interaction, "\n".join(_terms(desk, interaction, seated)))

        await desk.attempt(interaction, work)

    @settings.autocomplete("setting")
    async def setting_names(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await name_choices(desk, interaction, typed)

    @settings.autocomplete("value")
    async def setting_values(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await value_choices(desk, interaction, str(interaction.namespace.setting or ""), typed)

    for name, act in ACTS.items():
        _add_act(root, name, act, desk)

    @command(root, "undo")
    async def undo(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            await desk.show(interaction, await take_back(desk, interaction, seated))

        await desk.attempt(interaction, work)

    @command(root, "status")
    async def status(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            say = desk.speaker(interaction, seated)
            title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
            lines = [f"### {title}", *_terms(desk, interaction, seated)]
            lines += standings(seated, say)
            lines.append(say(f"status-{seated.row.stage}"))
            if seated.row.stage == "playing":
                lines.append(waiting(seated, seated.table(), say))
            await desk.tell(interaction, "\n".join(lines))

        await desk.attempt(interaction, work)

    @command(root, "end")
    async def end(interaction: Interaction) -> None:
        async def work() -> None:
            seated = await desk.seated_here(interaction)
            desk.check_host(interaction, seated)
            if seated.row.stage not in ("open", "playing"):
                raise Illegal("refused-over", game=seated.row.id)
            say = desk.speaker(interaction, seated)
            sure = Button(f"do:{seated.row.id}:end", say("button-end"), "danger")
            await desk.show(interaction, Panel([say("end-sure", number=seated.row.id)], [(sure,)]))

        await desk.attempt(interaction, work)

    @command(root, "rematch")
    async def rematch(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            check_place(interaction)
            host = (interaction.user.id, interaction.user.display_name)
            row = await rematch_of(desk.lobby, seated.row.id, host, _channel(interaction))
            await desk.tell(interaction, desk.speaker(interaction)("new-done", number=row.id))

        await desk.attempt(interaction, work)

    @command(root, "replace")
    @app_commands.choices(house=HOUSE_CHOICES)
    async def replace(
        interaction: Interaction,
        player: discord.User,
        by: discord.User | None = None,
        house: str | None = None,
    ) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            if interaction.user.id != player.id:
                desk.check_host(interaction, seated)
            old = seated.seat_of(player.id) or seated.kept_for(player.id)
            if old is None:
                raise Illegal("refused-not-at-table", name=player.display_name[:32])
            say = desk.speaker(interaction, seated)
            if by is None:
                if seated.row.rated and interaction.user.id == player.id:
                    raise Illegal("refused-rated-house")
                await take_over(desk.lobby, seated.row.id, old.seat, house or ADVISER)
                await desk.tell(interaction, say("vote-housed", seat=old.seat))
                return
            if by.bot:
                raise Illegal("refused-bot")
            await desk.lobby.replace(seated.row.id, old.seat, by.id, by.display_name)
            await desk.tell(interaction, say("replaced-done", by=by.mention))

        await desk.attempt(interaction, work)

    tree.add_command(root)


def _check_value(setting: str | None, value: str | None) -> None:
    """A setting needs a value, and a value a setting."""
    if (setting is None) != (value is None):
        raise Illegal("refused-half-a-setting")


Act: TypeAlias = Callable[[Desk, Interaction, int], Awaitable[object]]
#: Commands that do one thing to the table.
ACTS: dict[str, Act] = {
    "join": lambda desk, by, game_id: sit_down(desk.lobby, game_id, by.user.id, by.user.display_name),
    "leave": lambda desk, by, game_id: desk.lobby.leave(game_id, by.user.id),
    "start": lambda desk, by, game_id: desk.lobby.start(game_id),
    "pause": lambda desk, by, game_id: desk.lobby.pause(game_id, True),
    "resume": lambda desk, by, game_id: desk.lobby.pause(game_id, False),
}
HOSTS_ONLY = {"start", "pause", "resume"}


def _add_act(root: app_commands.Group, name: str, act: Act, desk: Desk) -> None:
    async def done(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            if name in HOSTS_ONLY:
                desk.check_host(interaction, seated)
            if name == "resume" and interaction.channel_id == seated.row.channel_id:
                check_place(interaction)
            await act(desk, interaction, seated.row.id)
            await desk.tell(interaction, desk.speaker(interaction)(f"{name}-done", number=seated.row.id))

        await desk.attempt(interaction, work)

    command(root, name)(done)


async def _printed(file: discord.Attachment | None) -> dict[str, str]:
    text = await printed_text(file)
    return {} if text is None else {"printed": text}


def _terms(desk: Desk, interaction: Interaction, seated: Seated) -> list[str]:
    row, say = seated.row, desk.speaker(interaction, seated)
    terms = say("lobby-terms", pace=say(f"pace-{row.pace}"), language=ENDONYMS[row.language], seats=row.seats)
    return [terms, *settled(seated, say)]


def _seats(interaction: Interaction, game: str, seats: int | None) -> int:
    """How many may play: as many as the game allows unless it was said, and in a DM only oneself."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    if interaction.guild_id is not None:
        return seats or GAMES[game].SEATS[-1]
    if seats not in (None, 1) or 1 not in GAMES[game].SEATS:
        raise Illegal("refused-alone-only")
    return 1


def _channel(interaction: Interaction) -> int:
    if interaction.channel_id is None:
        raise Illegal("refused-no-channel")
    return interaction.channel_id


def _locale(interaction: Interaction) -> str:
    """The language of a new game, unless one is named: that of the server, or else of the host."""
    return read_language(str(interaction.guild_locale or interaction.locale))
