"""Ways in which people play: by commands, by the channel's button, from the DM. Luck is seeded."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from tests.driver import Player, Room, Shown
from tests.e2e.conftest import Stage

Way: TypeAlias = Callable[["Party", Player], Awaitable[None]]

#: A game of Ride is over long before this many turns.
FAR_TOO_LONG = 200


@dataclass
class Party:
    """Some people at one game, and how each of them likes to play."""

    stage: Stage
    room: Room
    people: list[Player]
    ways: list[Way]
    luck: Random
    number: int
    #: Seconds that pass before anybody acts, by the bot's clock.
    pause: float = 90
    #: What everybody could see of each turn: its message, who was asked, and how much had been shown by then.
    turns: list["Turn"] = field(default_factory=list)
    after_turn: list[Callable[[], None]] = field(default_factory=list)
    #: What there was more of, after some turn, than the one message of the turn.
    clutter: list[str] = field(default_factory=list)

    @property
    def title(self) -> str:
        """How private messages name this game."""
        return f"Amsterdam {self.number} "

    def current(self) -> tuple[Shown, list[Player]]:
        """The latest message of a turn and those whom it waits for, as anybody can read it."""
        for message in reversed(self.room.messages):
            found = re.search(r"^\*\*(<@.*?)\*\* — ", message.text, re.MULTILINE)
            if found:
                ids = re.findall(r"<@(\d+)>", found[1])
                return message, [person for person in self.people if person.id in ids]
        raise AssertionError(f"nobody is asked in #{self.room.name}: {self.room.latest.text}")

    @property
    def over(self) -> bool:
        return any("Rematch" in message.buttons for message in self.room.messages)

    async def turn(self) -> None:
        """Everybody who is asked now answers in their own way."""
        message, asked = self.current()
        last = message.id == self.room.latest.id
        self.turns.append(Turn(message.id, asked, len(self.stage.town.shown), last))
        for person in asked:
            self.stage.watch.offset += self.pause
            await self.ways[self.people.index(person)](self, person)
        await self.said()
        for look in self.after_turn:
            look()

    async def play(self, turns: int = FAR_TOO_LONG) -> None:
        """Play so many turns, or to the end."""
        for _ in range(turns):
            if self.over:
                return
            await self.turn()
        assert turns < FAR_TOO_LONG, "the game never ends"

    async def said(self) -> None:
        """Wait until the bot has said all there is to say about this game."""
        for _ in range(12_000):
            waiting = "SELECT count(*) FROM outbox WHERE game_id = ?"
            if not await self.stage.store.number(waiting, (self.number,)):
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"something about game {self.number} is never said")


@dataclass(frozen=True)
class Turn:
    """A turn as everybody could see it before it was played."""

    message_id: str
    asked: list[Player]
    shown: int
    #: Whether its message was the last of the channel.
    last: bool


async def open_table(
    stage: Stage, room: Room, people: list[Player], ways: Iterable[Way], seed: str = "luck", **terms: object
) -> Party:
    """The first opens a table, the others join by the button; with the last the game begins."""
    host, *others = people
    answer = await host.slash("game new", channel=room, game="ride", seats=len(people), **terms)
    found = re.search(r"Game (\d+) is open", answer.text)
    assert found, answer.text
    party = Party(stage, room, people, list(ways), Random(seed), int(found[1]))
    await party.said()
    for other in others:
        stage.watch.offset += party.pause
        await other.press("Join", channel=room)
        await stage.town.until(lambda other=other: f"<@{other.id}>" in room.messages[0].text)  # type: ignore[misc]
    await stage.town.until(lambda: any("turn 1" in message.text for message in room.messages))
    await party.said()
    return party


# Picking


def pick_from(party: Party, shown: Shown) -> tuple[str, list[str] | None] | None:
    """One of the things on a message that answer the question: long routes gladly, contracts seldom."""
    offered: list[tuple[int, str, list[str] | None]] = []
    for part in shown.components:
        custom_id = part.get("custom_id", "")
        if custom_id.startswith(("pick:", "some:")):
            offered.append((liking(custom_id, part["label"]), custom_id, None))
        elif custom_id.startswith("sel:"):
            values = [
                option["value"] for option in part["options"] if not option["value"].startswith("page:")
            ]
            some = party.luck.sample(values, party.luck.randint(part["min_values"], part["max_values"]))
            offered.append((liking(custom_id, part["options"][0]["label"]), custom_id, some))
    if not offered:
        return None
    party.luck.shuffle(offered)
    most = max(liked for liked, *_ in offered) if party.luck.random() < 0.9 else 0
    return next((custom_id, values) for liked, custom_id, values in offered if liked >= most)


def liking(pick: str, label: str) -> int:
    """How gladly people here take an option: a route of two spaces or more, else a card, else the rest."""
    spaces = re.search(r"· (?:\w+ )?(\d)(?: \w+)* ·", label)
    if spaces:
        return 2 + int(spaces[1]) if int(spaces[1]) > 1 else 1
    return 1 if pick.endswith("contracts") else 2


# Ways


async def by_commands(party: Party, person: Player) -> None:
    """Everything is typed, with what autocomplete offers."""
    room, luck = party.room, party.luck
    for _ in range(3):
        if kept := await person.autocomplete("ride contracts", channel=room, keep=""):
            await person.slash("ride contracts", channel=room, keep=luck.choice(kept))
        elif routes := await _worthwhile(party, person):
            route = luck.choice(routes)
            paid = await person.autocomplete("ride claim", channel=room, route=route, payment="")
            payment = luck.choice(paid) if paid else None
            await person.slash("ride claim", channel=room, route=route, payment=payment)
        elif cards := await person.autocomplete("ride draw", channel=room, card=""):
            await person.slash("ride draw", channel=room, card=luck.choice(cards))
        else:
            return


async def _worthwhile(party: Party, person: Player) -> list[str]:
    """The routes that somebody would claim now."""
    choices = await person.choices("ride claim", channel=party.room, route="")
    liked = {choice["value"]: liking(choice["value"], choice["name"]) for choice in choices}
    if party.luck.random() < 0.1:
        return list(liked)
    return [route for route, much in liked.items() if much > 2 and much == max(liked.values())]


async def by_buttons(party: Party, person: Player) -> None:
    """ "Your move" under the board opens a panel for one's own eyes, which asks on until the turn is over."""
    answer = await person.press("Your move", channel=party.room)
    assert answer.message is not None
    assert answer.ephemeral
    panel = answer.message.id
    for _ in range(6):
        shown = next(message for message in person.messages(party.room) if message.id == panel)
        picked = pick_from(party, shown)
        if picked is None:
            return
        await _use(party, person, shown, picked)


async def from_dm(party: Party, person: Player) -> None:
    """The whole turn from the DM, which is edited as the turn goes on."""
    for _ in range(6):
        [shown] = [message for message in person.dm if party.title in message.text]
        picked = pick_from(party, shown)
        if picked is None:
            return
        await _use(party, person, shown, picked)


async def _use(party: Party, person: Player, shown: Shown, picked: tuple[str, list[str] | None]) -> None:
    """Press or choose, and wait until the panel has changed."""
    custom_id, values = picked
    if values is None:
        await person.press(custom_id, message=shown)
    else:
        await person.choose(custom_id, *values, message=shown)

    def changed() -> bool:
        held = party.stage.town.world.message(shown.channel_id, shown.id)
        return held is None or Shown(held.payload).component(custom_id) is None

    await party.stage.town.until(changed, 60, why=lambda: f"{person.name}'s panel stays: {shown.text}")
