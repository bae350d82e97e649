"""Taking back: freely while nothing was revealed, by everybody's vote afterwards."""

from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.tables import answers, begin, contracts, last_game, moves, pressed, replace, seat, take, turn


async def claim(stage: Stage, player: Player, other: Player) -> str:
    """Play until the player can claim a route, and claim it; returns what the log says."""
    for _ in range(12):
        found = await player.choices("ride claim", channel="dam", route="")
        if found:
            answer = await player.slash("ride claim", channel="dam", route=found[0]["value"])
            if "pay for" in answer.text:
                paid = await player.choices("ride claim", channel="dam", route=found[0]["value"], payment="")
                await player.slash("ride claim", channel="dam", route="", payment=paid[0]["value"])
            await stage.quiet()
            return f"{player.name} claims"
        await turn(stage, player)
        await turn(stage, other)
    raise AssertionError("no route could ever be claimed")


async def test_a_claim_is_taken_back_freely_before_the_next_player_moves(stage: Stage) -> None:
    player, other = await begin(stage)
    told = await claim(stage, player, other)
    claimed = await last_game(stage)
    assert other.sees(told, "dam")
    assert "Undo" in player.dm[-1].buttons
    await player.press("Undo", channel="dam")
    await stage.quiet()
    back = await last_game(stage)
    assert back.answers == claimed.answers - 1
    assert not other.sees(told, "dam")
    assert other.sees(f"{player.name} takes the last step back", "dam")
    board = stage.town.room("dam").latest
    assert player.mention in board.text
    assert "Your move" in board.buttons
    assert sum("Your move" in message.buttons for message in stage.town.room("dam").messages) == 1
    if "pay for" not in player.dm[-1].text:
        await turn(stage, player)


async def test_first_contracts_are_taken_back_until_somebody_else_has_chosen(stage: Stage) -> None:
    anna, bram = await seat(stage)
    await contracts(stage, anna)
    await anna.press("Undo", message=anna.dm[-1])
    await stage.quiet()
    assert await moves(stage) == 0
    assert answers(anna.dm[-1])
    await contracts(stage, anna)
    await contracts(stage, bram)
    answer = await anna.slash("game undo", channel="dam")
    assert "only if everybody agrees" in answer.text
    assert await moves(stage) == 2


async def test_the_panel_says_beforehand_what_cannot_be_taken_back(stage: Stage) -> None:
    player, _ = await begin(stage)
    assert "cannot be taken back" in player.dm[-1].text


async def test_what_was_drawn_goes_back_only_if_everybody_agrees(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    assert "Undo" not in player.dm[-1].buttons
    stage.watch.offset += 3600
    await player.press("Undo", channel="dam")
    await player.until_sees("only if everybody agrees", "dam")
    assert await moves(stage) == 3
    await player.press("Ask to take it back", channel="dam")
    await player.until_sees("Your vote counts: 1 of 2", "dam")
    await stage.quiet()
    assert await moves(stage) == 3
    notice = other.find("shall the last step", "dam")
    assert other.mention in notice.text
    assert notice.id in {ping.id for ping in other.pings}
    assert notice.id not in {ping.id for ping in player.pings}
    saskia = stage.town.person("Saskia")
    await player.press("Agree", message=notice)
    await saskia.press("Agree", message=notice)
    await saskia.until_sees("watching this game", "dam")
    await stage.quiet()
    assert await moves(stage) == 3
    await other.press("Agree", message=notice)
    await other.until_sees("Everybody agreed: the last step was taken back", "dam")
    await stage.quiet()
    assert await moves(stage) == 2
    assert other.sees("Everybody agreed to take the last step back", "dam")
    assert not any("Agree" in message.buttons for message in other.messages("dam"))
    assert not other.sees("draws from the deck", "dam")
    await turn(stage, player)
    assert await moves(stage) == 4


async def test_the_vote_goes_back_to_before_the_answer_of_who_asked(stage: Stage) -> None:
    player, other = await begin(stage)
    await turn(stage, player)
    await take(stage, other)
    answer = await player.slash("game undo", channel="dam")
    await player.press("Ask to take it back", message=answer.message)
    await stage.quiet()
    notice = other.find("shall the last 2 steps", "dam")
    await other.press("Agree", message=notice)
    await stage.quiet()
    assert await moves(stage) == 3
    await take(stage, player)
    assert (await last_game(stage)).answers == 4


async def test_votes_fall_away_when_the_game_moves_on(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    answer = await player.slash("game undo", channel="dam")
    await player.press("Ask to take it back", message=answer.message)
    await stage.quiet()
    notice = other.find("shall the last step", "dam")
    assert f"{player.mention} asks" in notice.text
    await take(stage, player)
    assert not any("Agree" in message.buttons for message in stage.town.room("dam").messages)
    assert other.sees("has moved on, so nothing is taken back", "dam")
    await forge(other, notice, "do:1:vote:undo:3:3")
    await other.until_sees("The board has moved on", "dam")
    await stage.quiet()
    assert await moves(stage) == 4
    assert await stage.store.number("SELECT count(*) FROM votes") == 0


async def test_a_vote_in_a_game_that_is_paused_is_refused_and_not_counted(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    answer = await player.slash("game undo", channel="dam")
    await stage.town.person("Anna").slash("game pause", channel="dam")
    told = await player.press("Ask to take it back", message=answer.message)
    assert "is paused" in told.text
    assert await stage.store.number("SELECT count(*) FROM votes") == 0
    await stage.quiet()
    assert not other.sees("shall the last step", "dam")


async def test_there_is_nothing_to_take_back_before_anything_was_done(stage: Stage) -> None:
    anna, _ = await seat(stage)
    assert "nothing to take back" in (await anna.slash("game undo", channel="dam")).text


async def test_the_picture_after_an_undo_is_of_the_new_choice(stage: Stage) -> None:
    anna, _ = await seat(stage)
    offered = [found["value"] for found in await anna.choices("ride contracts", channel="dam", keep="")]
    seen = []
    for keep in (offered[0], offered[-1]):
        answer = await anna.slash("ride contracts", channel="dam", keep=keep)
        await stage.quiet()
        assert answer.message is not None
        seen.append(answer.message.alt_texts)
        await anna.press("Undo", message=anna.dm[-1])
        await stage.quiet()
    assert seen[0] != seen[1]


async def test_who_is_asked_to_agree_a_second_time_is_rung_again(stage: Stage) -> None:
    player, other = await begin(stage)
    rung = []
    for _ in range(2):
        await take(stage, player)
        stage.watch.offset += 3600
        answer = await player.slash("game undo", channel="dam")
        assert answer.message is not None
        await player.press("Ask to take it back", message=answer.message)
        await stage.quiet()
        rung.append(len(other.pings))
        await other.press("Agree", message=stage.town.room("dam").latest)
        await stage.quiet()
    assert rung[1] > rung[0]


async def test_what_happened_around_the_playing_stays_in_the_log(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    await replace(other, player=other.name, by="Chloé")
    await stage.quiet()
    chloe = stage.town.person("Chloé")
    answer = await player.slash("game undo", channel="dam")
    assert answer.message is not None
    await player.press("Ask to take it back", message=answer.message)
    await stage.quiet()
    await chloe.press("Agree", message=stage.town.room("dam").latest)
    await stage.quiet()
    log = (await player.slash("board log", channel="dam")).text
    assert "draws from the deck" not in log
    assert log.index("Chloé takes over this seat") < log.index("Everybody agreed to take the last step back")


async def test_whoever_does_not_want_it_ends_the_vote_by_a_press(stage: Stage) -> None:
    player, other = await begin(stage)
    await take(stage, player)
    answer = await player.slash("game undo", channel="dam")
    assert answer.message is not None
    await player.press("Ask to take it back", message=answer.message)
    await stage.quiet()
    notice = other.find("shall the last step", "dam")
    saskia = stage.town.person("Saskia")
    await saskia.press("Decline", message=notice)
    await saskia.until_sees("watching this game", "dam")
    await other.press("Decline", message=notice)
    await other.until_sees("You have declined", "dam")
    await stage.quiet()
    told = player.find("does not agree, so nothing is taken back", "dam")
    assert (told.id, told.buttons) == (notice.id, [])
    assert other.mention in told.text
    assert await moves(stage) == 3
    assert await stage.store.number("SELECT count(*) FROM votes") == 0
    await forge(other, told, "do:1:decline:undo:1")
    await other.until_sees("That vote is over", "dam")


async def test_what_asked_for_a_vote_cannot_be_pressed_twice(stage: Stage) -> None:
    player, _ = await begin(stage)
    await take(stage, player)
    answer = await player.slash("game undo", channel="dam")
    assert answer.message is not None
    assert "Your vote counts: 1 of 2" in await pressed(player, "Ask to take it back", answer.message)
    assert not any("Ask to take it back" in message.buttons for message in player.messages("dam"))


async def test_asking_for_something_else_ends_the_vote_before(stage: Stage) -> None:
    player, other = await begin(stage)
    await turn(stage, player)
    await take(stage, other)
    for each in (player, other):
        answer = await each.slash("game undo", channel="dam")
        assert answer.message is not None
        await each.press("Ask to take it back", message=answer.message)
        await stage.quiet()
    first, second = [m for m in stage.town.room("dam").messages if "take" in m.text][-2:]
    assert first.buttons == []
    assert second.buttons == ["Agree", "Decline"]
    assert f"{other.mention} asks" in second.text
