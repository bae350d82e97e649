"""Tables of Feld's Amsterdam: how people play at them, by commands, by the channel's button, or by DM."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from bot.edge.commands.moves import labelled
from bot.store.games import GAMES
from bot.store.rows import GameRow
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Ask, Picks
from rules.core.table import Table
from rules.core.verbs import Step
from rules.feld.verbs import VERBS
from tests.driver import ANSWERING, Player, Shown
from tests.e2e.conftest import Stage
from tests.feld.lively import lively_picks

Way: TypeAlias = Callable[["FeldTable", Player, Ask], Awaitable[None]]

#: The first subcommand and option by which options of each verb can be chosen.
BY_VERB = {
    verb: (name, step.says)
    for name, steps in reversed(VERBS.items())
    for step in steps[:1]
    for verb in step.verbs
}


@dataclass
class FeldTable:
    """A game of Feld's Amsterdam and the people at it."""

    stage: Stage
    number: int
    people: list[Player]
    #: Where it is played.
    channel: str
    luck: Random
    #: The kinds of moves that were made in each way.
    made: dict[str, set[str]] = field(default_factory=dict)

    async def seated(self) -> Seated:
        return await self.stage.bot.sessions.seated(self.number)

    async def table(self) -> Table:
        return (await self.seated()).table()

    async def play(self, way: Way, until: Callable[[Table], bool]) -> None:
        """Let whoever is asked answer in some way, until something is so."""
        while not until(table := await self.table()) and not table.over:
            seat = self.luck.choice(sorted(table.asks))
            self.stage.watch.offset += 1
            await way(self, self.people[seat], table.asks[seat])

    async def forward(self, until: Callable[[Table], bool]) -> None:
        """Go on quickly, with nothing said in between."""
        sessions = self.stage.bot.sessions
        told, sessions.changed = sessions.changed, lambda game_id: None
        try:
            while not until(table := await self.table()) and not table.over:
                seat = self.luck.choice(sorted(table.asks))
                picks = lively_picks(table.asks[seat], self.luck)
                await sessions.answer(self.number, int(self.people[seat].id), seat, picks)
        finally:
            sessions.changed = told
        told(self.number)
        await self.stage.quiet()

    def note(self, way: str, picks: Picks) -> None:
        self.made.setdefault(way, set()).add(picks[0].partition(":")[0])


async def sit_down(stage: Stage, people: list[Player], channel: str, seed: str = "feld") -> FeldTable:
    """The first opens a table, the others join by the button."""
    host, *others = people
    answer = await host.slash("game new", channel=channel, game="feld", seats=len(people))
    found = re.search(r"Game (\d+)", answer.text)
    assert found, answer.text
    await stage.quiet()
    for other in others:
        await other.press("Join", channel=channel)
        await stage.quiet()
    return FeldTable(stage, int(found[1]), people, channel, Random(seed))


async def last_game(stage: Stage) -> GameRow:
    row = await stage.store.row(GameRow, f"{GAMES} ORDER BY id DESC LIMIT 1")
    assert row is not None
    return row


# Ways


async def by_commands(table: FeldTable, person: Player, question: Ask) -> None:
    """The move is typed, with what autocomplete offers for it."""
    picks = lively_picks(question, table.luck)
    verb = picks[0].partition(":")[0]
    name, option = BY_VERB[verb]
    given: dict[str, Any] = {}
    if option is not None:
        ordered = [offered.id for offered in question.options if offered.id in picks]
        value = "+".join(ordered) if question.most > 1 else picks[0]
        label = labelled(question, Step(None, (verb,)), Speaker("en", [p.name for p in table.people]))[value]
        offered = await person.autocomplete(f"feld {name}", channel=table.channel, **{option: label[:60]})
        assert value in offered, f"{value} is not among {offered} for /feld {name} {option}:{label}"
        given = {option: value}
    before = (await table.seated()).row.answers
    answer = await person.slash(f"feld {name}", channel=table.channel, **given)
    assert (await table.seated()).row.answers > before, answer.text
    table.note("commands", picks)
    await table.stage.quiet()


async def by_buttons(table: FeldTable, person: Player, question: Ask) -> None:
    """ "Your move" under the board opens a panel for one's own eyes."""
    answer = await person.press("Your move", channel=table.channel)
    assert answer.message is not None
    assert answer.ephemeral
    await use(table, person, answer.message, question, "buttons")


async def from_dm(table: FeldTable, person: Player, question: Ask) -> None:
    """The move is made in the DM."""
    [shown] = [message for message in person.dm if asks(message, table.number) and not message.ephemeral]
    await use(table, person, shown, question, "dm")


def asks(message: Shown, number: int) -> bool:
    """Whether a message holds the open question of a game."""
    ids = [component.get("custom_id", "") for component in message.components]
    return any(id_.startswith(tuple(f"{kind}{number}:" for kind in ANSWERING)) for id_ in ids)


async def use(table: FeldTable, person: Player, shown: Shown, question: Ask, way: str) -> None:
    """Press or choose one of the options, wherever the message shows it, turning pages if need be."""
    picks = lively_picks(question, table.luck)
    if question.most > 1 and picks[0] not in [option.id for option in question.instead]:
        await one_after_the_other(table.stage, person, shown, question, picks)
    elif select := next((c for c in shown.selects if picks[0] in _values(c)), None):
        await person.choose(select["custom_id"], picks[0], message=shown)
    elif button := next((c for c in shown.components if _id(c).endswith(f":{picks[0]}")), None):
        await person.press(_id(button), message=shown)
    else:
        # It stands on another page: something that is in sight will do.
        select = next(c for c in shown.selects if _id(c).startswith("sel:"))
        picks = (table.luck.choice([value for value in _values(select) if not value.startswith("page:")]),)
        await person.choose(select["custom_id"], picks[0], message=shown)
    table.note(way, picks)
    await table.stage.quiet()


def _id(part: dict[str, Any]) -> str:
    return str(part.get("custom_id", ""))


def _values(select: dict[str, Any]) -> list[str]:
    return [option["value"] for option in select["options"]]


async def one_after_the_other(
    stage: Stage, person: Player, shown: Shown, question: Ask, picks: Picks
) -> None:
    """Choose several options by a button each; with the last of them the question is answered."""
    places = [number for number, option in enumerate(question.options) if option.id in picks]
    for number in range(len(places)):
        chosen = "-".join(map(str, places[: number + 1]))
        now = next(message for message in person.messages() if message.id == shown.id)
        button = next(c for c in now.components if _id(c).startswith(("some:", "part:"))
                      and _id(c).endswith(f":{chosen}"))  # fmt: skip
        await person.press(_id(button), message=now)
        await stage.quiet()


async def take_dice(stage: Stage, person: Player, *dice: str) -> None:
    """Choose two dice in one's DM."""
    table = (await stage.bot.sessions.seated((await last_game(stage)).id)).table()
    await one_after_the_other(stage, person, person.dm[-1], next(iter(table.asks.values())), dice)
