"""What buttons and selects do. Moves come from the open question alone; the rest is a table of actions."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.edge.desk import Desk, Interaction
from bot.edge.places import check_place
from bot.messages import panels
from bot.messages.reports import replay_for, since_last_turn
from bot.messages.slots import DmSlot, wish
from bot.play.seats import add_house, rematch, send_home, sit_down
from bot.play.session import Seated
from bot.play.terms import change_term, terms_panel
from bot.play.votes import take_back, vote
from rules.core.asking import Illegal

Action: TypeAlias = Callable[["Presses", Interaction, Seated, str], Awaitable[None]]


class Presses:
    """Takes up what people press."""

    def __init__(self, desk: Desk) -> None:
        """Answer through the desk."""
        self.desk = desk

    async def pressed(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Do what a press asks for; errors are told to the one who pressed."""
        what, _, rest = custom_id.partition(":")
        works = {
            "pick": self._pick,
            "sel": self._pick,
            "page": self._page,
            "set": self._set,
            "add": self._add,
            "do": self._do,
        }
        work = works[what]
        await self.desk.attempt(interaction, lambda: work(interaction, rest, values))

    # Questions

    async def _pick(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        """Answer the question that a button or select belongs to."""
        game, seat, mark, option = rest.split(":", 3)
        await interaction.response.defer()
        try:
            done = await self.desk.sessions.answer(
                int(game), interaction.user.id, int(seat), values or [option], mark
            )
        except Illegal as illegal:
            await self._present(interaction, int(game), illegal)
            return
        if _ephemeral(interaction):
            await self.desk.edit(interaction, await self.desk.after(interaction, done))

    async def _present(self, interaction: Interaction, game_id: int, illegal: Illegal) -> None:
        """Say why an answer does not fit any more, and show what is asked now."""
        seated = await self.desk.sessions.seated(game_id)
        mine = seated.seat_of(interaction.user.id)
        await self.desk.refuse(interaction, illegal)
        if mine is not None and _ephemeral(interaction):
            await self.desk.edit(interaction, await self.desk.private_panel(interaction, seated))
        elif mine is not None:
            async with self.desk.store.change() as db:
                await wish(db, game_id, [DmSlot(mine.seat)])
            self.desk.outbox.wake(game_id)

    async def _page(self, interaction: Interaction, rest: str, _: list[str]) -> None:
        """Turn to another page of options."""
        game, seat, _mark, page, verb = rest.split(":", 4)
        await interaction.response.defer()
        seated = await self.desk.sessions.seated(int(game))
        mine = seated.seat_of(interaction.user.id)
        if mine is None or mine.seat != int(seat):
            raise Illegal("refused-not-your-seat" if mine else "refused-spectator")
        person = await self.desk.store.person(interaction.user.id)
        say = self.desk.speaker(interaction, seated)
        table = seated.table()
        events = await self.desk.sessions.news(seated, mine.seat)
        panel = panels.question(
            seated, table, mine.seat, say, page=int(page), verb=verb, events=events, narrow=person.narrow
        )
        await self.desk.edit(interaction, panel)

    # Everything else

    async def _set(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        """Change a setting of an open table."""
        game, name = rest.split(":", 1)
        await interaction.response.defer()
        seated = await self.desk.sessions.seated(int(game))
        seated = await change_term(self.desk, interaction, seated, name, values[0])
        await self.desk.edit(interaction, terms_panel(seated, self.desk.speaker(interaction, seated)))

    async def _add(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        """Let a house player sit down."""
        await interaction.response.defer()
        seated = await self.desk.sessions.seated(int(rest.partition(":")[0]))
        self.desk.check_host(interaction, seated)
        await add_house(self.desk.lobby, seated.row.id, values[0])

    async def home(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Send the house players home."""
        self.desk.check_host(interaction, seated)
        await interaction.response.defer()
        await send_home(self.desk.lobby, seated.row.id)

    async def terms(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Open the panel on which the host changes the settings."""
        self.desk.check_host(interaction, seated)
        await self.desk.show(interaction, terms_panel(seated, self.desk.speaker(interaction, seated)))

    async def _do(self, interaction: Interaction, rest: str, _: list[str]) -> None:
        game, action, *more = rest.split(":")
        if action not in ACTIONS:
            raise Illegal("refused-old-button")
        seated = await self.desk.sessions.seated(int(game))
        await ACTIONS[action](self, interaction, seated, ":".join(more))

    async def join(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Sit down at an open table."""
        await interaction.response.defer()
        await sit_down(self.desk.lobby, seated.row.id, interaction.user.id, interaction.user.display_name)

    async def leave(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Get up from an open table."""
        await interaction.response.defer()
        await self.desk.lobby.leave(seated.row.id, interaction.user.id)

    async def start(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Deal."""
        self.desk.check_host(interaction, seated)
        await interaction.response.defer()
        await self.desk.lobby.start(seated.row.id)

    async def turn(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Open the question that waits for me."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.desk.show(interaction, await self.desk.private_panel(interaction, seated))

    async def hand(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Show me my secrets."""
        await self.turn(interaction, seated, "")

    async def undo(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Take back my last answer; where something was revealed, ask everybody."""
        await interaction.response.defer()
        panel = await take_back(self.desk, interaction, seated)
        if _ephemeral(interaction):
            await self.desk.edit(interaction, panel)
        elif interaction.guild_id is not None or not panel.shot:
            await self.desk.show(interaction, panel)

    async def vote(self, interaction: Interaction, seated: Seated, subject: str) -> None:
        """Vote for taking something back, or for skipping a seat."""
        await interaction.response.defer()
        await self.desk.tell(interaction, await vote(self.desk, interaction, seated, subject))

    async def since(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Tell me what happened since my last turn."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.desk.show(interaction, await since_last_turn(self.desk, interaction, seated))

    async def watch(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Be told when the game ends, or no longer."""
        await interaction.response.defer()
        key = await self.desk.watch(seated, interaction.user.id)
        await self.desk.tell(interaction, self.desk.speaker(interaction)(key, number=seated.row.id))

    async def rematch(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Open the same game again."""
        await interaction.response.defer()
        check_place(interaction)
        host = (interaction.user.id, interaction.user.display_name)
        await rematch(self.desk.lobby, seated.row.id, host, interaction.channel_id or seated.row.channel_id)

    async def replay(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """Show the game again, turn by turn."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await replay_for(self.desk, interaction, seated)

    async def snooze(self, interaction: Interaction, seated: Seated, hours: str) -> None:
        """No reminders of this turn for a while."""
        await interaction.response.defer()
        await self.desk.snooze(seated, interaction.user.id, min(int(hours or 8), 72))
        await self.desk.tell(interaction, self.desk.speaker(interaction)("snoozed", hours=int(hours or 8)))

    async def end(self, interaction: Interaction, seated: Seated, _: str) -> None:
        """End the game for good, after the second button."""
        self.desk.check_host(interaction, seated)
        await interaction.response.defer()
        notice = None
        if seated.row.stage == "playing" and seated.row.guild_id is not None:
            watchers = await self.desk.store.watchers(seated.row.id)
            notice = panels.packed(panels.ended_early(seated, "ended", watchers))
        await self.desk.lobby.end(seated.row.id, "ended", notice=notice)
        await self.desk.tell(interaction, self.desk.speaker(interaction)("ended-done", number=seated.row.id))


def _ephemeral(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


ACTIONS: dict[str, Action] = {
    "join": Presses.join,
    "leave": Presses.leave,
    "start": Presses.start,
    "terms": Presses.terms,
    "home": Presses.home,
    "turn": Presses.turn,
    "hand": Presses.hand,
    "undo": Presses.undo,
    "vote": Presses.vote,
    "since": Presses.since,
    "watch": Presses.watch,
    "rematch": Presses.rematch,
    "replay": Presses.replay,
    "snooze": Presses.snooze,
    "end": Presses.end,
}
