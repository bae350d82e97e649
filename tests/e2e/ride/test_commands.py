"""`/ride` and `/my`: moves as commands, what autocomplete offers, free text, one's own things."""

from tests.e2e.conftest import Stage
from tests.e2e.ride.habits import Party, by_commands, open_table


async def begun(stage: Stage) -> Party:
    """A game of two in which everybody has chosen contracts; Anna is the host."""
    people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    await party.turn()
    return party


async def test_moves_that_are_not_asked_are_told_with_what_is(stage: Stage) -> None:
    anna, bram = people = stage.town.people("Anna", "Bram")
    saskia = stage.town.person("Saskia")
    await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    answer = await anna.slash("ride draw", channel="dam", card="draw:deck")
    assert "not asked at the moment" in answer.text
    assert "Choose which contracts to keep" in answer.text
    assert answer.message
    assert answer.message.selects
    assert "watching this game" in (await saskia.slash("ride draw", channel="dam", card="deck")).text
    assert await saskia.autocomplete("ride contracts", channel="dam", keep="") == []
    assert "no game here" in (await anna.slash("ride draw", channel="waag", card="deck")).text
    offered = await bram.choices("ride contracts", channel="dam", keep="")
    single = offered[-1]["name"].removeprefix("Keep ")
    typed = single.split(" (")[0].lower()
    kept = await bram.slash("ride contracts", channel="dam", keep=typed)
    assert f"You kept {single}" in kept.text
    assert "It is not your turn" in (await bram.slash("ride contracts", keep=typed)).text


async def test_drawing_by_what_is_typed(stage: Stage) -> None:
    party = await begun(stage)
    [asked] = party.current()[1]
    other = next(person for person in party.people if person is not asked)
    refused = await other.slash("ride draw", channel="dam", card="draw:deck")
    assert "It is not your turn" in refused.text
    assert f"<@{asked.id}>" in refused.text
    names = [choice["name"] for choice in await asked.choices("ride draw", channel="dam", card="")]
    assert names[-1] == "Draw from the deck"
    typed = [choice["name"] for choice in await asked.choices("ride draw", channel="dam", card="DECK")]
    assert typed == ["Draw from the deck"]
    nothing = await asked.slash("ride draw", channel="dam", card="a purple one **now**")
    assert "“a purple one \\*\\*now\\*\\*” is not possible now" in nothing.text
    assert "transport cards" in nothing.text
    assert "could mean" in (await asked.slash("ride draw", card="take")).text
    drawn = await asked.slash("ride draw", card="deck")
    assert "You drew " in drawn.text
    assert "second card" in drawn.text
    assert "wild" not in "".join(await asked.autocomplete("ride draw", card=""))
    assert "not asked at the moment" in (await asked.slash("ride claim", route="dam")).text


async def test_claiming_in_one_step_or_two(stage: Stage) -> None:
    """A payment can be chosen while the route is typed, or afterwards."""
    party = await begun(stage)
    for _ in range(40):
        [asked] = party.current()[1]
        routes = await asked.autocomplete("ride claim", channel="dam", route="")
        choices = {
            route: paid
            for route in routes
            if (paid := await asked.autocomplete("ride claim", channel="dam", route=route, payment=""))
        }
        if choices:
            break
        for _ in range(2):
            await asked.slash("ride draw", channel="dam", card="Draw from the deck")
        await party.said()
    route, paid = next(iter(choices.items()))
    assert len(paid) > 1
    wrong = await asked.slash("ride claim", channel="dam", route=route, payment="ten guilders")
    assert "“ten guilders” is not possible now" in wrong.text
    assert "pay for " in wrong.text
    [passed] = await asked.choices("ride claim", channel="dam", route="")
    assert passed["name"].startswith("Choose the cards that pay for ")
    assert await asked.autocomplete("ride claim", channel="dam", route=passed["value"], payment="") == paid
    answer = await asked.slash("ride claim", channel="dam", route=passed["value"], payment=paid[0])
    assert f"{asked.name} claims " in answer.text
    await party.said()
    assert party.current()[1] != [asked]


async def test_nothing_is_foreseen_across_a_step_that_is_final(stage: Stage) -> None:
    """Which contracts lie on top is nobody's to see before they are taken."""
    party = await begun(stage)
    [asked] = party.current()[1]
    assert await asked.autocomplete("ride contracts", channel="dam", keep="") == []
    answer = await asked.slash("ride contracts", channel="dam")
    assert "Choose which contracts to keep" in answer.text
    assert await asked.autocomplete("ride contracts", channel="dam", keep="") != []


async def test_my_things_from_anywhere(stage: Stage) -> None:
    anna, saskia = stage.town.people("Anna", "Saskia")
    assert "no game here" in (await anna.slash("my hand", channel="waag")).text
    assert "You are in no game" in (await anna.slash("my games")).text
    party = await begun(stage)
    asked = 0 in (await stage.bot.sessions.seated(1)).row.asked
    for line in ("my hand", "my turn"):
        for channel in ("waag", "dm", "dam"):
            answer = await anna.slash(line, channel=channel)
            assert ("your panel" if channel == "dm" and asked else "Your hand:") in answer.text
            assert answer.ephemeral
    assert "no game here" in (await saskia.slash("my hand", channel="waag")).text
    assert "watching this game" in (await saskia.slash("my turn", channel="dam")).text
    [waited_for] = party.current()[1]
    assert "your move" in (await waited_for.slash("my games", channel="dm")).text
    other = next(person for person in party.people if person is not waited_for)
    assert "somebody else’s move" in (await other.slash("my games", channel="dam")).text


async def test_notes_are_ones_own(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    assert "no game here" in (await anna.slash("my notes", channel="waag", text="x")).text
    await begun(stage)
    assert "nothing noted" in (await anna.slash("my notes", channel="dam")).text
    note = "**Bram** wants the [Dam](http://evil.example) @everyone <#1>"
    shown = (await anna.slash("my notes", channel="dam", text=note)).text
    assert "http://" not in shown
    assert "**Bram**" not in shown
    assert "@everyone" not in shown
    assert "wants the" in (await anna.slash("my notes", channel="dam")).text
    assert "nothing noted" in (await bram.slash("my notes", channel="dam")).text


async def test_two_games_of_one_person_have_a_dm_each(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    cleo = stage.town.newcomer("Cleo")
    first = await open_table(stage, stage.town.room("dam"), [anna, bram], [by_commands] * 2)
    second = await open_table(stage, stage.town.room("waag"), [cleo, anna], [by_commands] * 2)
    await first.play(3)
    await second.play(3)
    assert len(anna.dm) == 2
    assert {party.title in message.text for party in (first, second) for message in anna.dm} == {True, False}


async def test_nobody_is_rung_who_is_playing_right_now(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    party.pause = 2
    before = len(stage.town.world.pings)
    await party.play(5)
    assert len(stage.town.world.pings) == before
    stage.watch.offset += 300
    await party.turn()
    assert len(stage.town.world.pings) == before + 1
