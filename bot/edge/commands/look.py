"""Looking: `/board`, `/card`, `/rules`, `/help`, `/stats`."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.edge import onlookers
from bot.edge.commands.completing import completing
from bot.edge.commands.naming import Root, command, game_choices, group
from bot.edge.desk import Desk
from bot.edge.looks import tell_story
from bot.edge.replies import Reply
from bot.edge.showing import Looking, showable, showable_part
from bot.messages.limits import TEXTS
from bot.messages.looking import matching_parts, text_of
from bot.messages.lookup import card_panel, help_text, matching, rules_text
from bot.messages.panels import Panel
from bot.messages.private import look_panel
from bot.messages.reports import log_of, record_file, replay_for
from bot.messages.slots import encoded, wish
from bot.messages.standings import standings_panel
from bot.outbox.contents import current
from bot.people.stats import stats_of
from bot.play.meant import game_here, kind_here
from bot.store.people import person_of
from bot.store.wishes import hanging_at
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import escaped
from render.games import whole
from render.picture import shortened
from rules.games import GAMES


async def bring_back(desk: Desk, seated: Seated) -> None:
    """Let the public board hang again if it is gone, and be tried now if we could not write there."""
    slot = current(seated)
    hanging = await hanging_at(desk.store, seated.row.id, encoded(slot))
    desk.outbox.speech.unsure_of(hanging.message_id or 0)
    async with desk.store.change() as db:
        await wish(db, seated.row.id, [slot])
    desk.sessions.changed(seated.row.id)
    desk.outbox.setbacks.hurry(game_id=seated.row.id)


def roots() -> list[Root]:
    """Everything that only looks."""
    root = group("board")

    @command(root, "show", thinking=True)
    async def show(desk: Desk, reply: Reply, part: str | None = None) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        await bring_back(desk, seated)
        wanted = part or whole(seated.row.game)
        panel = await look_panel(desk.store, reply.asker, seated, wanted)
        await reply.show(showable_part(reply, seated, wanted, panel))

    @command(root, "text", thinking=True)
    async def text(desk: Desk, reply: Reply, part: str | None = None) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        board = text_of(reply.asker, seated, part)
        await reply.tell(shortened("\n".join(map(escaped, board.split("\n"))), TEXTS))

    for shown in (show, text):
        _complete_parts(shown)

    @command(root, "standings", thinking=True)
    async def standings(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        panel = await standings_panel(desk.store, reply.asker, seated)
        await reply.show(showable(reply, seated, "standings", panel))

    @command(root, "everything", thinking=True)
    async def everything(desk: Desk, reply: Reply) -> None:
        await onlookers.show(desk, reply, await game_here(desk.sessions, reply.asker))

    @command(root, "log", thinking=True)
    async def log(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        await reply.show(await log_of(desk.store, reply.asker, seated))

    @command(root, "replay", thinking=True)
    async def replay(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        await replay_for(desk.replays, desk.store, seated, Looking(reply, seated))

    @command(root, "story", thinking=True)
    async def story(desk: Desk, reply: Reply) -> None:
        await tell_story(desk, reply, await game_here(desk.sessions, reply.asker))

    @command(root, "record", thinking=True)
    async def record(desk: Desk, reply: Reply) -> None:
        seated = await game_here(desk.sessions, reply.asker)
        file = await record_file(desk.store, seated)
        await reply.show(Panel([reply.asker.say("record-title", number=seated.row.id)], files=[file]))

    return [root, *_lookups()]


def _complete_parts(shown: app_commands.Command[Any, Any, Any]) -> None:
    @completing(shown, "part")
    async def parts(desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        seated = await game_here(desk.sessions, asker)
        return matching_parts(asker, seated, typed)


def _lookups() -> list[Root]:
    @command(None, "card", thinking=True)
    async def card(desk: Desk, reply: Reply, name: str) -> None:
        person = await person_of(desk.store, reply.asker.id)
        here = await kind_here(desk.sessions, reply.asker)
        panel = await card_panel(desk.outbox.pictures, reply.asker, name, person.shape, here)
        found = next(iter(matching(reply.asker.say.plainly(), name, here)))
        await reply.show(showable(reply, None, f"card:{found}", panel))

    @completing(card, "name")
    async def cards(desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        return matching(asker.say, typed, await kind_here(desk.sessions, asker))

    @command(None, "rules")
    @app_commands.choices(game=game_choices())
    async def rules(desk: Desk, reply: Reply, game: str | None = None) -> None:
        here = game or await kind_here(desk.sessions, reply.asker)
        await reply.tell(rules_text(reply.asker.say, here or next(iter(GAMES))))

    @command(None, "help")
    async def help_(desk: Desk, reply: Reply) -> None:
        here = await kind_here(desk.sessions, reply.asker)
        await reply.tell(help_text(reply.asker.say, desk.commands, here))

    @command(None, "stats", thinking=True)
    async def stats(desk: Desk, reply: Reply) -> None:
        await reply.tell(await stats_of(desk.store, reply.asker))

    return [card, rules, help_, stats]
