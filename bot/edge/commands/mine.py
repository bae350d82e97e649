"""`/my` and `/privacy`: my turn, my hand, my plan, my games, my notes, my settings, my data."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.edge import plans
from bot.edge.commands.naming import Root, command, group
from bot.edge.desk import Desk
from bot.edge.hints import hint_for
from bot.edge.own_panel import show_own
from bot.edge.replies import Reply
from bot.messages.mine import HOURS, hours_form, my_panel
from bot.messages.panels import Panel
from bot.people.privacy import all_about, forget
from bot.people.settings import choose, fill_in
from bot.play.meant import game_here, game_of
from bot.store.people import games_of, note_of, person_of, write_note
from bot.tables.asker import Asker
from bot.words.texts import clean
from rules.core.asking import Illegal

NOTE = 500


def roots() -> list[Root]:
    """`/my` and `/privacy`."""
    root = group("my")

    for name in ("turn", "hand"):
        _add_private(root, name)

    @command(root, "hint", thinking=True)
    async def hint(desk: Desk, reply: Reply) -> None:
        await hint_for(desk, reply, await game_of(desk.sessions, reply.asker))

    @command(root, "plan", thinking=True)
    async def plan(desk: Desk, reply: Reply) -> None:
        await plans.show(desk, reply, await game_of(desk.sessions, reply.asker))

    @command(root, "games", thinking=True)
    async def games(desk: Desk, reply: Reply) -> None:
        await reply.tell(await _games(desk, reply.asker))

    @command(root, "notes")
    async def notes(desk: Desk, reply: Reply, text: app_commands.Range[str, 0, NOTE] | None = None) -> None:
        await reply.tell(await _note(desk, reply.asker, text))

    @command(root, "settings")
    async def settings(desk: Desk, reply: Reply) -> None:
        await reply.show(await _panel(desk, reply))

    return [root, _privacy()]


def _add_private(root: app_commands.Group, name: str) -> None:
    async def private(desk: Desk, reply: Reply) -> None:
        seated = await game_of(desk.sessions, reply.asker)
        await show_own(desk, reply, seated)

    command(root, name, thinking=True)(private)


def _privacy() -> app_commands.Group:
    root = group("privacy")

    @command(root, "show", thinking=True)
    async def show(desk: Desk, reply: Reply) -> None:
        file = await all_about(desk.store, reply.asker.id)
        await reply.show(Panel([reply.asker.say("privacy-page")], files=[file]))

    @command(root, "delete")
    async def delete(desk: Desk, reply: Reply, sure: bool = False) -> None:
        say = reply.asker.say
        if not sure:
            await reply.tell(say("privacy-sure"))
            return
        await forget(desk.lobby, reply.asker.id)
        desk.forget(reply.asker.id)
        await reply.tell(say("privacy-deleted"))

    return root


async def _games(desk: Desk, asker: Asker) -> str:
    """My games, those that wait for me first."""
    say = asker.say
    lines = []
    for row in await games_of(desk.store, asker.id):
        key = "games-mine" if row["mine"] and row["stage"] == "playing" else f"games-{row['stage']}"
        place = f"<#{row['channel_id']}>" if row["guild_id"] else say("games-dm")
        when = f"<t:{row['since']}:f>"
        lines.append(say(key, number=row["id"], game=say(f"game-{row['game']}"), channel=place, when=when))
    return "\n".join([f"### {say('games-title')}", *(lines or [say("games-none")])])


async def _note(desk: Desk, asker: Asker, text: str | None) -> str:
    """Keep a note about a game for myself, or read it."""
    seated = await game_here(desk.sessions, asker)
    say = asker.say
    if text is not None:
        await write_note(desk.store, seated.row.id, asker.id, text)
    noted = await note_of(desk.store, seated.row.id, asker.id)
    return say("notes-title", number=seated.row.id, text=clean(noted, NOTE) if noted else say("notes-none"))


async def _panel(desk: Desk, reply: Reply) -> Panel:
    """What I have set for myself."""
    person = await person_of(desk.store, reply.asker.id)
    return my_panel(person, reply.asker.say, desk.sessions.now)


async def change_my_term(desk: Desk, reply: Reply, name: str, values: Sequence[str]) -> None:
    """Set what was chosen on the panel, and show it anew."""
    person = await choose(desk.store, reply.asker, name, values)
    desk.speak(reply, person.language)
    await reply.edit(my_panel(person, reply.asker.say, desk.sessions.now))


async def open_form(desk: Desk, reply: Reply, name: str) -> None:
    """Ask for what has to be typed."""
    if name != HOURS:
        raise Illegal("refused-old-button")
    person = await person_of(desk.store, reply.asker.id)
    await reply.ask(hours_form(person, reply.asker.say, desk.sessions.now))


async def fill_in_form(desk: Desk, reply: Reply, name: str, typed: Mapping[str, str]) -> None:
    """Set what was typed into the form, and show the panel anew."""
    if name != HOURS:
        raise Illegal("refused-old-button")
    await fill_in(desk.store, reply.asker, typed, desk.sessions.now)
    await reply.edit(await _panel(desk, reply))
