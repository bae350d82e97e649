"""Printed files: tried before anybody plays with them, one after the other, and those given at the start."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.config import WrongSettingError
from bot.play import printed
from bot.play.printed import MOST_WAITING, Proofs, proof, read_printed
from bot.words.texts import Speaker
from bot.workers import BrokenOffError, Limits
from rules.core.asking import Illegal, Text
from rules.feld.printed import standard as feld
from rules.ride.board import standard

#: However slow the machine is.
PATIENT = Limits(seconds=600, computing=600)


def ring(places: int) -> str:
    """A board of locations in a ring, one space apart."""
    names = [f"p{number}" for number in range(places)]
    lines = ["[locations.names]", *[f'{name} = "Place {name}"' for name in names], "[routes]", "rows = ["]
    lines += [f'["{a}", "{b}", 1, "gray", false],' for a, b in pairwise([*names, "p0"])]
    lines += ["]", "[contracts.mine]", "rows = ["]
    lines += [f'["p{number}", "p{number + 2}", 3],' for number in range(24)]
    return "\n".join([*lines, "]"])


# Trying a file


@pytest.mark.parametrize(("game", "file"), [("ride", standard), ("feld", feld)])
def test_the_files_that_come_with_the_games_are_good(game: str, file: Any) -> None:
    assert proof(game, file().encode()) is None


def test_a_ring_of_200_locations_is_refused_with_a_sentence() -> None:
    fault = proof("ride", ring(200).encode())
    assert fault is not None
    assert "has 200 entries; more than 60 cannot be right" in Speaker("en").text(fault)


def test_a_board_for_which_there_is_no_room_is_refused_with_a_sentence() -> None:
    fault = proof("ride", ring(50).encode())
    assert fault is not None
    assert Speaker("en").text(fault).startswith("There is no room on the map for Place p0 – Place p1, ")


@pytest.mark.parametrize("failing", ["part", "closeup"])
def test_a_board_that_cannot_be_drawn_is_refused_with_a_sentence(
    failing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.printed.part", lambda *_, **__: None)
    monkeypatch.setattr(f"bot.play.printed.{failing}", fail)
    fault = proof("ride", standard().encode())
    assert fault == Text("printed-not-drawn", {"error": "ValueError('no room')"})
    assert "cannot be drawn" in Speaker("en").text(fault)


def fail(*_: object, **__: object) -> None:
    raise ValueError("no room")


def test_a_board_on_which_no_game_ends_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.players.trial.ENDLESS", 10)
    monkeypatch.setattr("bot.play.printed.draw", lambda table: None)
    fault = proof("ride", standard().encode())
    assert fault == Text("printed-endless", {"answers": 10})


def test_a_board_on_which_novices_fail_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.players.trial.answer", lambda *_: ("nothing",))
    monkeypatch.setattr("bot.play.printed.draw", lambda table: None)
    fault = proof("ride", standard().encode())
    assert fault is not None
    assert Speaker("en").text(fault) == "Novices could not finish a game with this file."


# One after the other


async def test_a_good_file_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = Proofs({"feld": feld()}, PATIENT)
    own = standard().replace('"Dam"', '"De Dam"')
    await proofs.check("ride", own, 1)
    monkeypatch.setattr(printed, "alone", lambda *_, **__: pytest.fail("tried again"))
    await proofs.check("ride", own, 2)
    await proofs.check("ride", "", 2)
    await proofs.check("feld", feld(), 2)


async def test_what_is_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(Illegal, match=r"printed-missing table=harbour\.storehouses"):
        await Proofs(limits=PATIENT).check("feld", standard(), 1)


@pytest.mark.parametrize("reason", ["time", "memory", "lost"])
async def test_a_trial_that_is_broken_off_is_told(reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise BrokenOffError(reason)

    proofs = Proofs()
    monkeypatch.setattr(printed, "alone", broken)
    for _ in range(2):
        with pytest.raises(Illegal, match=f"refused-printed-{reason}"):
            await proofs.check("ride", standard(), 1)


async def test_nobody_brings_two_at_once_and_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, at_once = asyncio.Event(), list[str]()

    async def waiting(work: object, game: str, *_: object, **__: object) -> None:
        at_once.append(game)
        assert len(at_once) == 1, "one at a time"
        await may_end.wait()
        at_once.remove(game)

    monkeypatch.setattr(printed, "alone", waiting)
    proofs = Proofs()
    users = range(MOST_WAITING)
    tasks = [asyncio.create_task(proofs.check("ride", f"{user}", user)) for user in users]
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="refused-printed-another"):
        await proofs.check("ride", "another", 0)
    with pytest.raises(Illegal, match="refused-printed-busy"):
        await proofs.check("ride", "one more", MOST_WAITING)
    may_end.set()
    await asyncio.gather(*tasks)
    await proofs.check("ride", "one more", MOST_WAITING)


# Files given at the start


def test_a_file_is_known_by_the_game_it_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.play.printed.draw", lambda table: None)
    file = tmp_path / "mine.toml"
    file.write_text(standard().replace('"Dam"', '"De Dam"'), "utf-8")
    assert read_printed([str(file)]).keys() == {"ride"}


def test_a_file_that_fits_no_game_is_refused_with_the_table_and_the_entry(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(standard().replace('["dam", "begijnhof", 2', '["dam", "nowhere", 2'), "utf-8")
    with pytest.raises(WrongSettingError, match=r"ride: .*routes.*nowhere"):
        read_printed([str(file)])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WrongSettingError, match=r"gone\.toml"):
        read_printed([str(tmp_path / "gone.toml")])


@pytest.mark.parametrize(
    ("data", "told"),
    [(b"x = " + b"7" * 5_000, "5,000 signs"), (b"#" * 30_001, "30 KB"), (b"\xff", "UTF-8"), (b"", "empty")],
)
def test_a_file_of_mischief_is_told_in_a_sentence(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    with pytest.raises(WrongSettingError, match=told):
        read_printed([str(file)])
