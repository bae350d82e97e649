"""Whole games of Ride with two, three and four people, by commands, by buttons and from DMs."""

import re
from hashlib import sha256
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from rules.core.record import Record, verify
from rules.games import GAMES
from tests.e2e.ride.leaks import known, leaks
from tests.e2e.ride.season import FinishedGame, season
from tests.phones import Phone

SEATS = (2, 3, 4)


@pytest.fixture(params=SEATS, ids=[f"{seats} people" for seats in SEATS])
def played(request: pytest.FixtureRequest) -> FinishedGame:
    return season().games[request.param]


def test_the_end_tells_who_won_and_how_the_points_came_about(played: FinishedGame) -> None:
    text = played.ending.text
    names = [person.name for person in played.party.people]
    for name, total in zip(names, played.row.points, strict=True):
        told = f"{total}".replace("-", "−")
        assert re.search(rf"\*\*{name}: {told}\*\* — routes −?\d+, contracts −?\d+, merchandise −?\d+", text)
        assert f"{name}’s contracts: " in text
    title = text.splitlines()[0]
    assert " wins " in title or " share the victory " in title
    assert all(names[seat] in title for seat in played.row.winners)
    assert f"with {max(played.row.points)} point" in title
    places = [names.index(line.split()[1]) for line in text.splitlines() if re.match(r"\d\. \w+ — ", line)]
    assert [played.row.points[seat] for seat in places] == sorted(played.row.points, reverse=True)
    routes = re.search(r"^Routes +(.*)$", text, re.MULTILINE)
    assert routes, "where the points come from"
    assert len(routes[1].split()) == len(names)
    assert "Points over rounds" in played.ending.text, "the plot of the points"


def test_the_seed_is_told_at_the_end_and_its_hash_from_the_start(played: FinishedGame) -> None:
    found = re.search(r"The seed was `(\w+)`, and its SHA-256 is `(\w+)`", played.ending.text)
    assert found, played.ending.text
    seed, told = found.groups()
    assert sha256(seed.encode()).hexdigest() == told
    first = next(text for text in _versions(played) if "Fair luck" in text)
    assert "not started" in first or "Press **Join**" in first
    assert told in first
    assert seed not in first


def test_anybody_can_check_the_record(played: FinishedGame) -> None:
    told = msgspec.json.decode(played.record, type=Record)
    assert verify(GAMES["ride"], told) == []
    assert told.log == played.log
    told.log[-1] = (told.log[-1][0], ("draw:nothing",))
    assert verify(GAMES["ride"], told) != []


def test_only_the_board_has_a_picture_and_buttons_and_every_turn_is_a_line_above_it(
    played: FinishedGame,
) -> None:
    assert played.party.clutter == []
    pages = [message for message in played.room.messages if "· turns " in message.text]
    assert not any(message.buttons or message.files for message in pages)
    lines = [line for page in pages for line in page.text.splitlines() if re.match(r"-# \d+ · ", line)]
    assert [int(line.split()[1]) for line in lines] == list(range(1, played.row.turn + 1))
    # A lobby, the pages, the end, and a rematch; before, it was a message a turn.
    assert len(pages) + 2 <= (played.row.turn + 2) / 3


def test_the_board_is_the_last_message_whenever_somebody_is_asked(played: FinishedGame) -> None:
    assert all(turn.last for turn in played.party.turns)


def test_one_ping_a_turn_for_whoever_is_asked(played: FinishedGame) -> None:
    """At the start nobody is rung who has just joined."""
    rung: dict[str, list[str]] = {}
    for ping in season().town.world.pings:
        rung.setdefault(ping.message_id, []).append(ping.user_id)
    by_message = {turn.message_id: turn for turn in reversed(played.party.turns)}
    first, *turns = reversed(by_message.values())
    assert sorted(rung[first.message_id]) == sorted(person.id for person in played.party.people[:-1])
    wrong = [
        (rung.get(turn.message_id), turn.asked)
        for turn in turns
        if rung.get(turn.message_id) != [person.id for person in turn.asked]
    ]
    assert wrong == []


def test_every_phone_shows_a_sentence_without_a_secret(played: FinishedGame) -> None:
    may_know = known(len(played.party.people), played.row.luck, played.log)
    for seat, person in enumerate(played.party.people):
        notes = [note for note in Phone(person).notes if f"{played.party.title.strip()}" in note.text]
        assert notes
        assert all(Phone(person).texts)
        for note in notes:
            assert not leaks(may_know[seat], note.text, seed=played.row.seed, private=False)
    assert any(f"{played.party.title}is over: " in text for text in Phone(season().spectator).texts)


def test_everybody_has_one_dm_of_the_game(played: FinishedGame) -> None:
    for person in played.party.people:
        mine = [message for message in person.dm if played.party.title in message.text]
        assert len(mine) == 1
        assert mine[0].edited
        assert mine[0].text.splitlines()[0] == played.ending.text.splitlines()[0], "the DM ends with the same"
        assert "Points over rounds" in mine[0].text
        assert mine[0].buttons == ["Rematch", "Post the replay here", "Turn by turn", "For a phone"]


def test_players_are_rung_at_the_end_and_followers_told_by_dm(played: FinishedGame) -> None:
    pings = season().town.world.pings
    rung = {ping.user_id for ping in pings if ping.message_id == played.ending.id}
    active = played.party.turns[-1].asked[0]
    assert rung >= {person.id for person in played.party.people if person is not active}
    spectator = season().spectator
    assert spectator.id not in rung
    [told] = [message for message in spectator.dm if played.ending.text.splitlines()[0] in message.text]
    assert told.alt_texts


def test_a_rematch_opens_the_same_table_again(played: FinishedGame) -> None:
    again = played.party.people[1]
    assert f"1. <@{again.id}>" in played.rematch.text
    assert f"Up to {len(played.party.people)} players" in played.rematch.text


def test_the_replay_moves() -> None:
    replay = season().games[2].replay
    assert replay is not None
    moving, points = replay.files
    assert moving["description"]
    assert "Anna" in points["description"]
    body = season().files[moving["url"]]
    with Image.open(BytesIO(body)) as image:
        assert image.format == "GIF"
        assert getattr(image, "n_frames", 1) > 20


def _versions(played: FinishedGame) -> list[str]:
    """Every version of every public message of a game, oldest first."""
    found = []
    for _, name, data in season().town.shown:
        if name.startswith("MESSAGE_") and data.get("channel_id") == played.room.id:
            found.append(msgspec.json.encode(data).decode().replace("\\n", "\n"))
    return found
