"""`/game`: making, joining, starting, pausing, ending a game."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.edge import following
from bot.edge.commands.completing import completing
from bot.edge.commands.naming import Root, choice, command, game_choices, group
from bot.edge.desk import Desk
from bot.edge.own_panel import pointed_to
from bot.edge.places import Place, Post, check_place, find_place, kept
from bot.edge.rematch import rematch as play_again
from bot.edge.replies import Reply
from bot.edge.votes import ask_to_leave, ask_to_replace
from bot.messages.lobby import opened, post_title, settled
from bot.messages.panels import Panel, do, speaker_for, waiting
from bot.messages.standings import standings
from bot.play.lobby import Lobby
from bot.play.meant import check_host, game_here, may_host
from bot.play.seats import check_level, sit_down
from bot.play.servers import check_hosting, check_printing, here
from bot.play.terms import (
    check_name,
    name_choices,
    new_name_choices,
    new_value_choices,
    value_choices,
)
from bot.play.votes import take_back
from bot.store.rows import GameRow, ServerRow
from bot.tables.asker import Asker
from bot.tables.clock import PACES
from bot.tables.handover import Handover
from bot.tables.seated import Seated
from bot.words.texts import ENDONYMS, LANGUAGES, Speaker
from bot.words.texts import language as read_language
from rules.core.asking import Illegal
from rules.core.printed import check_size, read_file
from rules.games import GAMES
from rules.players.house import ADVISER, LEVELS

PACE_CHOICES = [choice(f"pace-{name}", name) for name in PACES]
HOUSE_CHOICES = [choice(f"house-level-{name}", name) for name in LEVELS]
LANGUAGE_CHOICES = [Choice(name=ENDONYMS[code], value=code) for code in LANGUAGES]


async def printed_text(file: discord.Attachment) -> str:
    """The text of a printed file that somebody attached."""
    check_size(file.size)
    return read_file(await file.read())


def most_seats() -> int:
    """As many as can play any of the games."""
    return max(game.SEATS[-1] for game in GAMES.values())


def roots() -> list[Root]:
    """`/game` and all below it."""
    root = group("game")
    _add_new(root)
    _add_settings(root)
    for name, act in ACTS.items():
        _add_act(root, name, act)
    _add_undo_and_status(root)
    _add_end_and_rematch(root)
    _add_replace(root)
    _add_watch(root)
    return [root]


def _add_new(root: app_commands.Group) -> None:
    @command(root, "new")
    @app_commands.choices(
        game=game_choices(), language=LANGUAGE_CHOICES, pace=PACE_CHOICES, house=HOUSE_CHOICES
    )
    async def new(
        desk: Desk,
        reply: Reply,
        game: str,
        seats: app_commands.Range[int, 1, most_seats()] | None = None,
        language: str | None = None,
        pace: str | None = None,
        house: str | None = None,
        rated: bool = False,
        hints: bool = True,
        setting: str | None = None,
        value: str | None = None,
        thread: bool | None = None,
        printed: discord.Attachment | None = None,
    ) -> None:
        server = await here(desk.store, reply.asker)
        await check_hosting(desk.store, reply.asker)
        settings = await _printed(desk, reply, printed)
        _check_value(setting, value)
        if setting is not None and value is not None:
            check_name(game, setting)
            settings[setting] = value
        seats = _seats(reply.asker, game, seats)
        if house is not None:
            check_level(game, house)
        language = language or server.language or _language(reply.asker)
        place = await _place(reply, server, game, language, thread)
        async with kept(reply.interaction, place):
            row = await desk.lobby.new(
                game=game,
                guild_id=reply.asker.guild_id,
                channel_id=place.channel_id,
                host=(reply.asker.id, reply.asker.name),
                seats=seats,
                language=language,
                pace=pace or server.pace,
                settings=settings,
                rated=rated,
                hints=hints,
                house=[house] if house else (),
                press=reply.asker.press,
            )
        await reply.tell(_told(reply.asker.say, row, place))

    _complete_settings(new)


def _complete_settings(new: app_commands.Command[Any, Any, Any]) -> None:
    @completing(new, "setting")
    async def new_setting_names(
        desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]
    ) -> Mapping[str, str]:
        return new_name_choices(asker.say, str(given.get("game")), typed)

    @completing(new, "value")
    async def new_setting_values(
        desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]
    ) -> Mapping[str, str]:
        return new_value_choices(asker.say, str(given.get("game")), str(given.get("setting")), typed)


def _add_settings(root: app_commands.Group) -> None:
    @command(root, "settings")
    @app_commands.choices(language=LANGUAGE_CHOICES, pace=PACE_CHOICES)
    async def settings(
        desk: Desk,
        reply: Reply,
        seats: app_commands.Range[int, 1, most_seats()] | None = None,
        language: str | None = None,
        pace: str | None = None,
        setting: str | None = None,
        value: str | None = None,
        printed: discord.Attachment | None = None,
    ) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        given = {"seats": seats, "language": language, "pace": pace}
        changes = {name: value for name, value in given.items() if value is not None}
        changed = await _printed(desk, reply, printed)
        _check_value(setting, value)
        if setting is not None and value is not None:
            changed[setting] = value
        if changes or changed:
            check_host(reply.asker, seated)
            if setting is not None:
                check_name(seated.row.game, setting)
            seated = await desk.lobby.settle(seated.row.id, settings=changed, **changes)
        await reply.tell("\n".join(_terms(seated, speaker_for(seated, reply.asker.locale))))

    @completing(settings, "setting")
    async def setting_names(
        desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]
    ) -> Mapping[str, str]:
        return await name_choices(desk.sessions, asker, typed)

    @completing(settings, "value")
    async def setting_values(
        desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]
    ) -> Mapping[str, str]:
        return await value_choices(desk.sessions, asker, str(given.get("setting")), typed)


def _add_undo_and_status(root: app_commands.Group) -> None:
    @command(root, "undo")
    async def undo(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        panel = await take_back(desk.lobby, reply.asker, seated)
        if not panel.shots or not await pointed_to(desk, reply, seated):
            await reply.show(panel)

    @command(root, "status", thinking=True)
    async def status(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        say = speaker_for(seated, reply.asker.locale)
        title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
        lines = [f"### {title}", *_terms(seated, say)]
        lines += standings(seated, say)
        lines.append(say(f"status-{seated.row.stage}"))
        if seated.row.stage == "playing":
            lines.append(waiting(seated, seated.table(), say))
        await reply.tell("\n".join(lines))


def _add_end_and_rematch(root: app_commands.Group) -> None:
    @command(root, "end")
    async def end(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        check_host(reply.asker, seated)
        if seated.row.stage not in ("open", "playing"):
            raise Illegal("refused-over", game=seated.row.id)
        say = speaker_for(seated, reply.asker.locale)
        sure = do(say("button-end"), "end", seated, "danger")
        await reply.show(Panel([say("end-sure", number=seated.row.id)], [(sure,)]))

    @command(root, "rematch")
    async def rematch(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        if seated.row.stage == "open" and seated.row.rematch_of is not None:
            # Somebody has asked for it already.
            seated = await desk.sessions.seated(seated.row.rematch_of)
        await play_again(desk, reply, seated)


def _add_replace(root: app_commands.Group) -> None:
    @command(root, "replace")
    @app_commands.choices(house=HOUSE_CHOICES)
    async def replace(
        desk: Desk,
        reply: Reply,
        player: discord.User,
        by: discord.User | None = None,
        house: str | None = None,
    ) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        old = seated.seat_of(player.id) or seated.kept_for(player.id)
        if old is None:
            raise Illegal("refused-not-at-table", name=player.display_name[:32])
        if by is not None and by.bot:
            raise Illegal("refused-bot")
        wanted = Handover(
            old.seat,
            reply.asker.id,
            may_host(reply.asker, seated),
            by.id if by else None,
            by.display_name if by else "",
            None if by else house or ADVISER,
        )
        await ask_to_replace(desk, reply, seated, wanted)


def _add_watch(root: app_commands.Group) -> None:
    @command(root, "watch")
    async def watch(desk: Desk, reply: Reply) -> None:
        await following.show(desk, reply, await game_here(desk.sessions, reply.asker))


def _check_value(setting: str | None, value: str | None) -> None:
    """A setting needs a value, and a value a setting."""
    if (setting is None) != (value is None):
        raise Illegal("refused-half-a-setting")


Act: TypeAlias = Callable[[Lobby, Asker, int], Awaitable[object]]
#: Commands that do one thing to the table.
ACTS: dict[str, Act] = {
    "join": lambda lobby, asker, game_id: sit_down(lobby, game_id, asker.id, asker.name, asker.press),
    "leave": lambda lobby, asker, game_id: lobby.leave(game_id, asker.id),
    "start": lambda lobby, asker, game_id: lobby.start(game_id, asker.id, asker.press),
    "pause": lambda lobby, asker, game_id: lobby.pause(game_id, True),
    "resume": lambda lobby, asker, game_id: lobby.pause(game_id, False),
}
HOSTS_ONLY = {"start", "pause", "resume"}


def _add_act(root: app_commands.Group, name: str, act: Act) -> None:
    async def done(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        if name in HOSTS_ONLY:
            check_host(reply.asker, seated)
        if name == "resume" and reply.asker.channel_id == seated.row.channel_id:
            check_place(reply.interaction)
        mine = seated.seat_of(reply.asker.id)
        if name == "leave" and seated.row.stage == "playing" and mine is not None:
            await ask_to_leave(desk, reply, seated, mine.seat)
            return
        await act(desk.lobby, reply.asker, seated.row.id)
        await reply.tell(reply.asker.say(f"{name}-done", number=seated.row.id))

    command(root, name)(done)


async def _printed(desk: Desk, reply: Reply, file: discord.Attachment | None) -> dict[str, str]:
    """The setting that an attached file makes; to fetch it and to try it takes a while."""
    if file is None:
        return {}
    await check_printing(desk.store, reply.asker)
    await reply.begin(thinking=True)
    return {"printed": await printed_text(file)}


def _terms(seated: Seated, say: Speaker) -> list[str]:
    row = seated.row
    terms = say("lobby-terms", pace=say(f"pace-{row.pace}"), language=ENDONYMS[row.language], seats=row.seats)
    return [terms, *settled(seated, say)]


def _seats(asker: Asker, game: str, seats: int | None) -> int:
    """How many may play: as many as the game allows unless it was said, and in a DM only oneself."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    return seats or (1 if asker.guild_id is None else GAMES[game].SEATS[-1])


def _language(asker: Asker) -> str:
    """The language of a new game, unless one is chosen: Discord's for the server, or else for the host."""
    return read_language(asker.guild_locale or asker.locale)


async def _place(reply: Reply, server: ServerRow, game: str, language: str, thread: bool | None) -> Place:
    """Where a new game is played; to open a thread takes a while."""
    if thread or (thread is None and server.threads == "yes") or server.channels:
        await reply.begin(thinking=True)
    say = Speaker(language)
    title = post_title(say, game, reply.asker.name)
    post = Post(title, say("thread-begins", host=f"<@{reply.asker.id}>"))
    return await find_place(reply.interaction, server, post, thread)


def _told(say: Speaker, row: GameRow, place: Place) -> str:
    """What whoever has opened a table is told, and where it is if not here."""
    lines = [opened(say, row)]
    if place.new:
        lines.append(say("new-there", channel=f"<#{place.channel_id}>"))
    return "\n".join([*lines, *([say("new-no-thread")] if place.missed else [])])
