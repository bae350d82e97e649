"""Panels in parts: what stands where on them, how one looks at other parts, and for which screen.

Played with the game of `tests/pebbles`, whose parts are few: the heap, which has no words in it, what
everybody has, and the bids, of which each sees their own.
"""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import render.games
from bot.playground.checks.components import GALLERY, ROW, TEXT
from bot.store.people import person_of
from render.picture import Shape
from rules.games import PLUGS
from tests import pebbles
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.pebbles import artist

OTHERS, NOW = "Show another part…", "What I need now"


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setitem(PLUGS, "pebbles", pebbles.PLUG)
    async with staged(tmp_path / "schout.sqlite") as made:
        yield made


async def begun(stage: Stage, *names: str) -> tuple[Player, ...]:
    """A game in which everybody has bid low; the first is asked to take pebbles."""
    people = tuple(stage.town.people(*names))
    await people[0].slash("game new", channel="dam", game="pebbles", seats=len(people))
    await stage.quiet()
    for player in people[1:]:
        await player.press("do:1:join", channel="dam")
        await stage.quiet()
    for player in people:
        await player.slash("pebbles bid", channel="dam", word="low")
        await stage.quiet()
    return people


def laid_out(shown: Shown) -> list[int]:
    """The kinds of what stands in the container of a message, from top to bottom."""
    [container] = shown.payload["components"]
    return [part["type"] for part in container["components"]]


def texts(shown: Shown) -> list[str]:
    """The texts of a message, from top to bottom."""
    return [part["content"] for part in shown.components if part["type"] == TEXT]


def galleries(shown: Shown) -> list[list[Any]]:
    return [part["items"] for part in shown.components if part["type"] == GALLERY]


def is_private(shown: Shown) -> bool:
    return "for your eyes only" in shown.text


async def test_title_and_news_stand_above_the_pictures_and_the_question_above_the_buttons(
    stage: Stage,
) -> None:
    anna, bram = await begun(stage, "Anna", "Bram")
    await anna.press("Take two", channel="dm")
    await stage.quiet()
    for shown, asked in (
        (bram.dm[-1], "Take from the heap of 4."),
        (stage.town.room("dam").latest, bram.mention),
    ):
        rows = laid_out(shown).count(ROW)
        assert laid_out(shown) == [TEXT, *[GALLERY] * 2, TEXT, *[ROW] * rows]
        assert [len(items) for items in galleries(shown)] == [1, 1], "each picture is shown whole"
        head, question = texts(shown)
        assert "Anna takes 2 of the heap." in head
        shape: Shape = "desktop" if is_private(shown) else "phone"
        assert galleries(shown)[0][0]["media"]["width"] == artist.WIDE[shape], "a channel is read on phones"
        assert asked in question


async def test_what_was_just_revealed_to_me_stands_beside_the_buttons(stage: Stage) -> None:
    anna, _ = await begun(stage, "Anna", "Bram")
    await anna.press("Roll", channel="dm")
    await stage.quiet()
    head, question = texts(anna.dm[-1])
    assert "Your die shows" in question
    assert "Your die shows" not in head


async def test_a_refusal_stands_beside_the_buttons_of_the_panel_that_was_pressed(stage: Stage) -> None:
    anna, _ = await begun(stage, "Anna", "Bram")
    old = (await anna.press("do:1:turn", channel="dam")).message
    assert old is not None
    await anna.slash("pebbles take", channel="dam", number="one")
    await stage.quiet()
    await anna.press("Take two", message=old)
    await stage.quiet()
    [now] = [shown for shown in anna.messages("dam") if shown.id == old.id]
    assert "The board has moved on" in texts(now)[1]


async def test_another_part_is_shown_in_place_with_the_question_and_one_comes_back(stage: Stage) -> None:
    anna, _ = await begun(stage, "Anna", "Bram")
    for place in ("dm", "dam"):
        if place == "dam":
            await anna.press("do:1:turn", channel="dam")
            await stage.quiet()
        panel = anna.messages(place)[-1]
        assert panel.options(OTHERS) == ["stock"]
        await anna.choose(OTHERS, "What everybody has", message=panel)
        await stage.quiet()
        looked = anna.messages(place)[-1]
        assert looked.id == panel.id
        assert [items[0]["description"] for items in galleries(looked)] == [
            "A heap of 6.\nAnna has 0.\nBram has 0."
        ]
        assert "Take two · 2 points" in looked.buttons
        assert looked.options(OTHERS) == ["now", "heap", "bids"]
        await anna.choose(OTHERS, NOW, message=looked)
        await stage.quiet()
        assert len(galleries(anna.messages(place)[-1])) == 2


async def test_the_screen_for_which_pictures_are_made_is_remembered(stage: Stage) -> None:
    anna, bram = await begun(stage, "Anna", "Bram")
    wide = galleries(anna.dm[-1])[0][0]["media"]["width"]
    await anna.press("For a phone", channel="dm")
    await stage.quiet()
    narrow = galleries(anna.dm[-1])[0][0]["media"]["width"]
    assert (wide, narrow) == (artist.WIDE["desktop"], artist.WIDE["phone"])
    assert (await person_of(stage.store, int(anna.id))).shape == "phone"
    assert "For a desktop" in anna.dm[-1].buttons
    await anna.press("Take two", channel="dm")
    await stage.quiet()
    hand = (await anna.press("do:1:hand", channel="dm")).message
    assert hand is not None
    assert galleries(hand)[0][0]["media"]["width"] == narrow
    assert galleries(bram.dm[-1])[0][0]["media"]["width"] == wide
    news = (await anna.press("do:1:since", channel="dam")).message
    assert news is not None
    assert galleries(news)[0][0]["media"]["width"] == narrow


async def test_what_a_game_ended_with_is_shown_for_the_other_screen_too(stage: Stage) -> None:
    anna, bram = await begun(stage, "Anna", "Bram")
    for player, much in ((anna, "Take four"), (bram, "Take two")):
        await player.press(much, channel="dm")
        await stage.quiet()
    assert galleries(anna.dm[-1])[0][0]["media"]["width"] == artist.WIDE["desktop"]
    await anna.press("For a phone", channel="dm")
    await stage.quiet()
    assert galleries(anna.dm[-1])[0][0]["media"]["width"] == artist.WIDE["phone"]
    assert "Rematch" in anna.dm[-1].buttons
    assert "For a desktop" in anna.dm[-1].buttons


async def test_spectators_look_at_all_parts_but_what_is_somebody_s_own(stage: Stage) -> None:
    await begun(stage, "Anna", "Bram")
    saskia = stage.town.person("Saskia")
    assert await saskia.autocomplete("board show", channel="dam", part="") == ["heap", "stock"]
    shown = (await saskia.slash("board show", channel="dam")).message
    assert shown is not None
    assert shown.options(OTHERS) == ["now", "stock"]
    assert not is_private(shown)
    await saskia.choose(OTHERS, "stock", message=shown)
    await stage.quiet()
    [now] = [each for each in saskia.messages("dam") if each.id == shown.id]
    assert "Bram has 0." in now.alt_texts[0]
    await saskia.press("For a phone", message=now)
    await stage.quiet()
    [now] = [each for each in saskia.messages("dam") if each.id == shown.id]
    assert galleries(now)[0][0]["media"]["width"] == artist.WIDE["phone"]
    assert "Bram has 0." in now.alt_texts[0], "what one looks at stays"
    for part in ("bids", "nonsense", ""):
        refused = await saskia.slash("board show", channel="dam", part=part or "?")
        assert "no part called" in refused.text
    assert "bid “low”" not in saskia.everything()


async def test_the_text_board_follows_the_parts(stage: Stage) -> None:
    anna, _ = await begun(stage, "Anna", "Bram")
    assert await anna.autocomplete("board text", channel="dam", part="bi") == ["bids"]
    assert "Anna bid “low”" in (await anna.slash("board text", channel="dam", part="bids")).text
    stock = (await anna.slash("board text", channel="dam", part="stock")).text
    assert "Bram has 0." in stock
    assert "bid" not in stock
    everything = (await anna.slash("board text", channel="dam")).text
    assert "Bram has 0." in everything
    assert "Anna bid" in everything


async def test_what_has_no_words_in_it_is_drawn_once_for_all_languages_and_described_in_each(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, chloe = await begun(stage, "Anna", "Chloé")
    drawn: Counter[tuple[str, Shape]] = Counter()
    real = render.games.part

    def counted(view: Any, names: Any, say: Any, part: str, **more: Any) -> Any:
        drawn[part, more["shape"]] += 1
        return real(view, names, say, part, **more)

    monkeypatch.setattr(render.games, "part", counted)
    await anna.press("Take two", channel="dm")
    await stage.quiet()
    public, own = [("heap", "phone"), ("stock", "phone")], ("bids", "desktop")
    assert drawn == {**dict.fromkeys(public, 1), ("heap", "desktop"): 1, own: 1}
    room = stage.town.room("dam").latest
    assert [m.alt_texts[0] for m in (room, chloe.dm[-1])] == ["A heap of 4.", "Un tas de 4."]
