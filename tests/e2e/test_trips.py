"""Several answers with one press: given together, taken back together or step by step."""

from rules.core.table import Table
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.feld.tables import sit_down
from tests.e2e.tables import begin, last_game, moves, turn


def entry(shown: Shown, begins: str) -> tuple[str, str] | None:
    """A select of a message and one of its entries, by how its value begins."""
    for select in shown.selects:
        for option in select["options"]:
            if option["value"].startswith(begins):
                return select["custom_id"], option["value"]
    return None


async def claiming(stage: Stage) -> tuple[Player, Player]:
    """Two people who draw until one of them can claim a route of two spaces or more."""
    player, other = await begin(stage)
    while entry(player.dm[-1], "claim:") is None:
        await turn(stage, player)
        player, other = other, player
    return player, other


async def test_a_route_is_paid_for_with_the_press_that_claims_it(stage: Stage) -> None:
    player, _ = await claiming(stage)
    before = await last_game(stage)
    found = entry(player.dm[-1], "claim:")
    assert found is not None
    await player.choose(found[0], found[1], message=player.dm[-1])
    await stage.quiet()
    row = await last_game(stage)
    assert player.sees(f"{player.name} claims", "dam")
    assert row.asked != before.asked
    assert await moves(stage) == row.answers

    await player.press("Undo", message=player.dm[-1])
    await stage.quiet()
    assert (await last_game(stage)).answers == before.answers
    assert entry(player.dm[-1], "claim:") == found


async def test_a_trip_is_taken_back_as_a_whole_or_step_by_step(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    table = await sit_down(stage, people, "dam")
    await table.forward(lambda t: t.g.phase == "III" and _trip(t) is not None)
    game = await table.table()
    [seat] = game.asks
    person, pick = people[seat], _trip(game)
    assert pick is not None
    before, shown = (await last_game(stage)).answers, person.dm[-1]
    select = next(s for s in shown.selects if any(o["value"] == pick for o in s["options"]))
    await person.choose(select["custom_id"], pick, message=shown)
    await stage.quiet()
    steps = (await last_game(stage)).answers - before
    assert steps > 1
    assert (await table.table()).g.seats[seat].barge == pick.rpartition(":")[2]

    await person.press("Step back", message=person.dm[-1])
    await stage.quiet()
    assert (await last_game(stage)).answers == before + steps - 1

    await person.press("Undo", message=person.dm[-1])
    await stage.quiet()
    assert (await last_game(stage)).answers == before
    assert (await table.table()).g == game.g


def _trip(table: Table) -> str | None:
    """Journeys with a halt on the way, which are offered as one."""
    [(seat, ask)] = table.asks.items()
    several = table.game.several(table.view(seat), ask)
    return next((option.id for option in several if option.text.key == "feld-trip"), None)


async def test_what_one_drew_last_is_told_before_what_others_did_since(stage: Stage) -> None:
    """And not beside the next question, as if it were new."""
    player, other = await begin(stage)
    await turn(stage, player)
    assert "You drew" in player.dm[-1].text
    await turn(stage, other)
    told = player.dm[-1].text
    assert told.index("You drew") < told.index(f"{other.name} draws")
