"""`/my` and `/privacy`: my turn, my hand, my games, my notes, my settings, my data."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from discord import app_commands

from bot.edge.commands.completing import completing
from bot.edge.commands.naming import command, group, shape_choices
from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.panels import Panel, speaker_for
from bot.messages.private import private_panel
from bot.people.privacy import all_about, forget
from bot.play.house_players import Houses
from bot.play.meant import game_here, game_of
from bot.store.people import change_settings, games_of, note_of, person_of, write_note
from bot.tables.asker import Asker
from bot.tables.leave import away_for
from bot.words.texts import clean
from render.picture import SHAPES
from rules.core.asking import Illegal

NOTE = 500


def add_to(tree: app_commands.CommandTree[Any], desk: Desk, houses: Houses) -> None:
    """Add `/my` and `/privacy`."""
    root = group("my")

    for name in ("turn", "hand"):
        _add_private(root, name, desk)

    @command(desk, root, "hint", thinking=True)
    async def hint(reply: Reply) -> None:
        await reply.tell(await _hint(desk, houses, reply.asker))

    @command(desk, root, "games", thinking=True)
    async def games(reply: Reply) -> None:
        await reply.tell(await _games(desk, reply.asker))

    @command(desk, root, "notes")
    async def notes(reply: Reply, text: app_commands.Range[str, 0, NOTE] | None = None) -> None:
        await reply.tell(await _note(desk, reply.asker, text))

    @command(desk, root, "settings")
    @app_commands.choices(shape=shape_choices())
    async def settings(
        reply: Reply,
        zone: str | None = None,
        quiet: str | None = None,
        away: app_commands.Range[int, 0, 60] | None = None,
        reminders: bool | None = None,
        shape: str | None = None,
    ) -> None:
        changes = await _changes(desk, reply.asker, zone, quiet, away, reminders, shape)
        await reply.tell(await _set(desk, reply.asker, changes))

    @completing(settings, "zone")
    async def zones(asker: Asker, typed: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        wanted = typed.casefold().replace(" ", "_")
        found = sorted(
            (not zone.startswith("Europe/"), zone)
            for zone in available_timezones()
            if wanted in zone.casefold()
        )
        return {zone: zone for _, zone in found}

    tree.add_command(root)
    _add_privacy(tree, desk)


def _add_private(root: app_commands.Group, name: str, desk: Desk) -> None:
    async def private(reply: Reply) -> None:
        seated = await game_of(desk.sessions, reply.asker)
        await reply.show(await private_panel(desk.store, reply.asker, seated))

    command(desk, root, name, thinking=True)(private)


def _add_privacy(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    root = group("privacy")

    @command(desk, root, "show", thinking=True)
    async def show(reply: Reply) -> None:
        file = await all_about(desk.store, reply.asker.id)
        await reply.show(Panel([reply.asker.say("privacy-page")], files=[file]))

    @command(desk, root, "delete")
    async def delete(reply: Reply, sure: bool = False) -> None:
        say = reply.asker.say
        if not sure:
            await reply.tell(say("privacy-sure"))
            return
        await forget(desk.lobby, reply.asker.id)
        desk.forget(reply.asker.id)
        await reply.tell(say("privacy-deleted"))

    tree.add_command(root)


async def _hint(desk: Desk, houses: Houses, asker: Asker) -> str:
    """What a merchant would do in my place, and why."""
    seated = await game_of(desk.sessions, asker)
    mine = seated.seat_of(asker.id)
    desk.sessions.check_playing(seated)
    if not seated.row.hints or seated.row.rated:
        raise Illegal("refused-hint" if seated.row.rated else "refused-no-hints")
    table = seated.table()
    if mine is None or mine.seat not in table.asks:
        raise Illegal("illegal-not-asked", seat=0)
    question = table.asks[mine.seat]
    seed = f"hint {table.answers}"
    picks, why = await houses.advise(table.view(mine.seat), question, seed)
    say = speaker_for(seated, asker.locale)
    chosen = [say.text(option.text) for option in question.offered if option.id in picks]
    reason = say.text(why)
    pick = say("hint-pick", pick=say.listed(chosen))
    return "\n".join([f"### {say('hint-title')}", pick, reason[:1].upper() + reason[1:]])


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


async def _changes(
    desk: Desk,
    asker: Asker,
    zone: str | None,
    quiet: str | None,
    away: int | None,
    reminders: bool | None,
    shape: str | None,
) -> dict[str, Any]:
    """What somebody wants to set, checked."""
    changes: dict[str, Any] = {}
    if zone is not None:
        if zone not in available_timezones():
            raise Illegal("refused-zone", zone=zone[:40])
        changes["zone"] = zone
    if quiet is not None:
        hours = re.fullmatch(r"\s*(\d{1,2})\s*-\s*(\d{1,2})\s*", quiet)
        if quiet.strip() in ("", "-", "0"):
            changes |= {"quiet_from": None, "quiet_to": None}
        elif hours is None or int(hours[1]) > 23 or int(hours[2]) > 23:
            raise Illegal("refused-quiet", given=quiet[:20])
        else:
            changes |= {"quiet_from": int(hours[1]), "quiet_to": int(hours[2])}
    if away is not None:
        changes |= away_for(await person_of(desk.store, asker.id), away, desk.sessions.now)
    if reminders is not None:
        changes["reminders"] = reminders
    if shape is not None:
        if shape not in SHAPES:
            raise Illegal("refused-old-command")
        changes["shape"] = shape
    return changes


async def _set(desk: Desk, asker: Asker, changes: dict[str, Any]) -> str:
    """Store my settings, and tell them."""
    await change_settings(desk.store, asker.id, asker.locale, changes)
    person = await person_of(desk.store, asker.id)
    say = asker.say
    quiet = "–" if person.quiet_from is None else f"{person.quiet_from}–{person.quiet_to}"
    now = datetime.fromtimestamp(desk.sessions.now, UTC).astimezone(ZoneInfo(person.zone))
    away = f"<t:{person.away_until}:D>" if person.away_until > desk.sessions.now else "–"
    return say(
        "my-settings", zone=person.zone, time=f"{now:%H:%M}", quiet=quiet, away=away,
        reminders=person.reminders, shape=person.shape,
    )  # fmt: skip
