"""House players at the table, end to end."""

from tests.e2e.conftest import Stage


async def test_a_visitor_alone_plays_a_whole_game_against_the_house(stage: Stage) -> None:
    stage.bot.houses.pause = 0
    [anna] = stage.town.people("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice", pace="none")
    await stage.quiet()
    await stage.town.until(lambda: anna.sees("turn 1", "dam"))
    hint = await anna.slash("my hint", channel="dam")
    assert "merchant" in hint.text
    for _ in range(400):
        seated = await stage.bot.sessions.seated(1)
        if seated.row.stage == "over":
            break
        if 0 in seated.row.asked:
            table = seated.table()
            picks, _ = await stage.bot.houses.advise(table.view(0), table.asks[0], "x")
            await stage.bot.sessions.answer(1, int(anna.id), 0, picks)
        else:
            await stage.town.settle(0.02)
    await stage.quiet()
    assert anna.sees("is over", "dam")
    moves = await stage.store.fetch("SELECT DISTINCT user_id FROM moves WHERE seat = 1")
    assert [row["user_id"] for row in moves] == [None]
