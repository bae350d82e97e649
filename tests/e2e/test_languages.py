"""Every game is played through in each language that nobody reads in the first world of the playground."""

from random import Random

import pytest

from bot.playground.world.beginnings import PLAYERS
from bot.words.texts import LANGUAGES, Speaker, language
from rules.core.table import Table
from rules.games import GAMES
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.tables import last_game
from tests.playing import any_picks

#: So many answers at the beginning are told as they come; the others are given in silence.
TOLD = 6
OTHERS = [code for code in LANGUAGES if code not in {language(locale) for _, locale in PLAYERS}]


async def play(stage: Stage, people: list[Player], number: int) -> Table:
    """Answer by luck until the game is over."""
    sessions, luck, given = stage.bot.sessions, Random(f"luck {number}"), 0
    told = sessions.changed
    while not (table := (await sessions.seated(number)).table()).over:
        seat = sorted(table.asks)[0]
        aloud = given < TOLD
        sessions.changed = told if aloud else lambda game_id: None
        stage.watch.offset += 90
        await sessions.answer(number, int(people[seat].id), seat, any_picks(table.asks[seat], luck))
        given += 1
        if aloud:
            await stage.quiet()
    sessions.changed = told
    told(number)
    await stage.quiet()
    return table


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_through(stage: Stage, game: str, code: str) -> None:
    say, room = Speaker(code), stage.town.room("dam")
    people = [stage.town.newcomer(name, code) for name in ("Jos", "O’Brien")]
    await people[0].slash("game new", channel="dam", game=game, seats=2, language=code)
    await stage.quiet()
    await people[1].press(say("button-join"), channel="dam")
    await stage.quiet()
    assert say("turn-title", game=say(f"game-{game}"), number=1, turn=1) in room.latest.text
    for person in people:
        assert say("private-title", game=say(f"game-{game}"), number=1) in person.dm[-1].text
    table = await play(stage, people, (await last_game(stage)).id)
    names = [people[seat].name for seat in table.game.winners(table.g)]
    told = Speaker(code, [person.name for person in people])
    end = room.messages[-1]
    assert told(f"{game}-event-won", winners=len(names), seat_winners=told.listed(names)) in end.text
    assert say("button-rematch") in end.buttons
    for command in ("help", "rules", "board text", "my settings", "game status"):
        given = {"game": game} if command == "rules" else {}
        answer = await people[0].slash(command, channel="dam", **given)
        assert answer.text, command
    assert not stage.town.refusals
