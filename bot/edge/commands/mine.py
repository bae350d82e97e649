"""`/my` and `/privacy`: my turn, my hand, my games, my notes, my settings, my data."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands

from bot.edge.commands.naming import command, group
from bot.edge.desk import Desk, Interaction
from bot.messages.panels import Panel
from bot.people.privacy import all_about, forget
from bot.play.house_players import Houses
from bot.store.database import insert
from bot.words.texts import clean
from rules.core.asking import Illegal

NOTE = 500


def add_to(tree: app_commands.CommandTree[Any], desk: Desk, houses: Houses) -> None:
    """Add `/my` and `/privacy`."""
    root = group("my")

    for name in ("turn", "hand"):
        _add_private(root, name, desk)

    @command(root, "hint")
    async def hint(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await desk.tell(interaction, await _hint(desk, houses, interaction))

        await desk.attempt(interaction, work)

    @command(root, "games")
    async def games(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await desk.tell(interaction, await _games(desk, interaction))

        await desk.attempt(interaction, work)

    @command(root, "notes")
    async def notes(interaction: Interaction, text: app_commands.Range[str, 0, NOTE] | None = None) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await desk.tell(interaction, await _note(desk, interaction, text))

        await desk.attempt(interaction, work)

    @command(root, "settings")
    async def settings(
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        away: app_commands.Range[int, 0, 60] | None = None,
        reminders: bool | None = None,
        narrow: bool | None = None,
    ) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            changes = _changes(desk, zone, quiet, away, reminders, narrow)
            await desk.tell(interaction, await _set(desk, interaction, changes))

        await desk.attempt(interaction, work)

    @settings.autocomplete("zone")
    async def zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        wanted = typed.casefold().replace(" ", "_")
        found = sorted(
            (not zone.startswith("Europe/"), zone)
            for zone in available_timezones()
            if wanted in zone.casefold()
        )
        return [app_commands.Choice(name=zone, value=zone) for _, zone in found[:25]]

    tree.add_command(root)
    _add_privacy(tree, desk)


def _add_private(root: app_commands.Group, name: str, desk: Desk) -> None:
    async def private(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_mine(interaction)
            await desk.show(interaction, await desk.private_panel(interaction, seated))

        await desk.attempt(interaction, work)

    command(root, name)(private)


def _add_privacy(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    root = group("privacy")

    @command(root, "show")
    async def show(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            file: discord.File = await all_about(desk, interaction.user.id)
            await desk.show(interaction, Panel([desk.speaker(interaction)("privacy-page")]), files=[file])

        await desk.attempt(interaction, work)

    @command(root, "delete")
    async def delete(interaction: Interaction, sure: bool = False) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            say = desk.speaker(interaction)
            if not sure:
                await desk.tell(interaction, say("privacy-sure"))
                return
            await forget(desk, interaction.user.id)
            await desk.tell(interaction, say("privacy-deleted"))

        await desk.attempt(interaction, work)

    tree.add_command(root)


async def _hint(desk: Desk, houses: Houses, interaction: Interaction) -> str:
    """What a merchant would do in my place, and why."""
    seated = await desk.seated_mine(interaction)
    mine = seated.seat_of(interaction.user.id)
    desk.sessions.check_playing(seated)
    if not seated.row.hints or seated.row.rated:
        raise Illegal("refused-hint" if seated.row.rated else "refused-no-hints")
    table = seated.table()
    if mine is None or mine.seat not in table.asks:
        raise Illegal("illegal-not-asked", seat=0)
    question = table.asks[mine.seat]
    seed = f"hint {table.answers}"
    picks, why = await houses.advise(table.view(mine.seat), question, seed)
    say = desk.speaker(interaction, seated)
    chosen = [say.text(option.text) for option in question.options if option.id in picks]
    reason = say.text(why)
    pick = say("hint-pick", pick=say.listed(chosen))
    return "\n".join([f"### {say('hint-title')}", pick, reason[:1].upper() + reason[1:]])


async def _games(desk: Desk, interaction: Interaction) -> str:
    """My games, those that wait for me first."""
    say = desk.speaker(interaction)
    lines = []
    rows = await desk.store.fetch(
        "SELECT g.id, g.game, g.guild_id, g.channel_id, g.stage, g.since, "
        "EXISTS (SELECT 1 FROM json_each(g.asked) WHERE value = s.seat) AS mine "
        "FROM games g JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = ? AND g.stage IN ('open', 'playing') "
        "ORDER BY mine DESC, g.since LIMIT 25",
        (interaction.user.id,),
    )
    for row in rows:
        key = "games-mine" if row["mine"] and row["stage"] == "playing" else f"games-{row['stage']}"
        place = f"<#{row['channel_id']}>" if row["guild_id"] else say("games-dm")
        when = f"<t:{row['since']}:f>"
        lines.append(say(key, number=row["id"], game=say(f"game-{row['game']}"), channel=place, when=when))
    return "\n".join([f"### {say('games-title')}", *(lines or [say("games-none")])])


async def _note(desk: Desk, interaction: Interaction, text: str | None) -> str:
    """Keep a note about a game for myself, or read it."""
    seated = await desk.seated_here(interaction)
    say = desk.speaker(interaction)
    where = (seated.row.id, interaction.user.id)
    if text is not None:
        async with desk.store.change() as db:
            await db.execute("DELETE FROM notes WHERE game_id = ? AND user_id = ?", where)
            await insert(db, "notes", game_id=where[0], user_id=where[1], text=text)
    rows = await desk.store.fetch("SELECT text FROM notes WHERE game_id = ? AND user_id = ?", where)
    noted = rows[0]["text"] if rows else ""
    return say("notes-title", number=seated.row.id, text=clean(noted, NOTE) if noted else say("notes-none"))


def _changes(
    desk: Desk,
    zone: str | None,
    quiet: str | None,
    away: int | None,
    reminders: bool | None,
    narrow: bool | None,
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
        changes["away_until"] = desk.sessions.now + int(timedelta(days=away).total_seconds()) if away else 0
    if reminders is not None:
        changes["reminders"] = reminders
    if narrow is not None:
        changes["narrow"] = narrow
    return changes


async def _set(desk: Desk, interaction: Interaction, changes: dict[str, Any]) -> str:
    """Store my settings, and tell them."""
    user = interaction.user.id
    async with desk.store.change() as db:
        await db.execute(
            "INSERT OR IGNORE INTO people (user_id, locale) VALUES (?, ?)", (user, str(interaction.locale))
        )
        for name, value in changes.items():
            await db.execute(f"UPDATE people SET {name} = ? WHERE user_id = ?", (value, user))
    person = await desk.store.person(user)
    say = desk.speaker(interaction)
    quiet = "–" if person.quiet_from is None else f"{person.quiet_from}–{person.quiet_to}"
    now = datetime.fromtimestamp(desk.sessions.now, UTC).astimezone(ZoneInfo(person.zone))
    away = f"<t:{person.away_until}:D>" if person.away_until > desk.sessions.now else "–"
    return say(
        "my-settings", zone=person.zone, time=f"{now:%H:%M}", quiet=quiet, away=away,
        reminders=person.reminders, narrow=person.narrow,
    )  # fmt: skip
