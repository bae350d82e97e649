"""Everything that Ride says can be said in every language, to everybody who may read it."""

from functools import cache
from itertools import chain

import pytest

from bot.messages.limits import LABEL
from bot.messages.lookup import cards, matching
from bot.tables.seated import AROUND
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Text
from rules.core.events import Event
from rules.core.table import Table
from rules.ride import game
from tests.bot.catalogue import catalogue
from tests.bot.ride.names import names
from tests.golden import games_folder
from tests.playing import random_game
from tests.transcript import read, table_of
from tests.vocabulary import event_kinds, text_keys

NAMES = ("Anna", "Bram", "Cato", "Dirk")
every_language = pytest.mark.parametrize("code", LANGUAGES)


@cache
def lived() -> tuple[list[Text], list[Event]]:
    """Texts and events of games by luck, and of one in which nobody can do anything; each wording once."""
    texts: dict[str, Text] = {}
    events: dict[str, Event] = {}

    def note(table: Table, news: list[Event]) -> None:
        for seat, ask in table.asks.items():
            reasons = [worth.purpose for worth in game.explain(table.view(seat), ask).values()]
            refused = [why for _, why in game.impossible(table.view(seat), ask).values()]
            for text in (ask.text, *[option.text for option in ask.options], *chain(*reasons), *refused):
                texts.setdefault(str(text), text)
        events.update({str(event): event for event in news})

    for seats in game.SEATS:
        dealt = Table.new(game, seats, {}, f"texts {seats}")
        note(dealt, dealt.opening)
        for table, seat, picks in random_game(game, seats, {}, f"texts {seats}"):
            note(table, [])
            again = Table.load(game, table.save())
            note(again, again.answer(seat, picks))
    folder = games_folder("ride", game.VERSION)
    played = read((folder / "nobody-can-act.txt").read_text("utf-8"))
    table = table_of(played, folder)
    for seat, picks in played.answers:
        note(table, table.answer(seat, picks))
    return list(texts.values()), list(events.values())


@every_language
def test_questions_and_options_can_be_said(code: str) -> None:
    say = Speaker(code, NAMES)
    for text in lived()[0]:
        said = say.text(text)
        assert said.strip()
        assert "none" not in said.split(), said
        assert "ride-" not in said
        if not text.key.startswith(("ride-ask-", "ride-refused-")):
            assert len(say.plainly().text(text)) <= LABEL, said


@every_language
def test_events_can_be_said(code: str) -> None:
    say, events = Speaker(code, NAMES), lived()[1]
    assert {event.kind for event in events} == event_kinds("ride")
    for event in events:
        said = say.event("ride", event)
        assert said.strip()
        assert "none" not in said.split(), said
        assert "ride-" not in said
        assert "{" not in said


def test_no_event_is_taken_for_one_around_the_playing() -> None:
    assert not event_kinds("ride") & AROUND


def test_every_text_of_the_rules_is_met() -> None:
    seldom = {"ride-for-done", "ride-for-end", "ride-for-impossible", "ride-refused-twin"}
    seldom |= {"ride-moment-done", "ride-moment-last", "ride-event-last-round", "ride-foretold-until"}
    assert text_keys("ride") <= {text.key for text in lived()[0]} | seldom
    assert text_keys("ride") <= set(catalogue("en"))


@every_language
def test_everything_has_a_name(code: str) -> None:
    assert {key for key in catalogue(code) if key.startswith("ride-color-")} == set(names())
    assert len({Speaker(code)(key) for key in names()}) == len(names())


@pytest.mark.parametrize(
    ("code", "kept", "returned", "said"),
    [
        ("en", 1, 1, "Bram keeps 1 contract and returns 1."),
        ("en", 2, 0, "Bram keeps 2 contracts."),
        ("fr", 1, 1, "Bram garde 1 Contrat et en rend 1."),
        ("fr", 2, 0, "Bram garde 2 Contrats."),
        ("da", 1, 1, "Bram beholder 1 kontrakt og lægger 1 tilbage."),
        ("da", 2, 0, "Bram beholder 2 kontrakter."),
    ],
)
def test_an_event(code: str, kept: int, returned: int, said: str) -> None:
    event = Event("kept-contracts", 1, {"kept": kept, "returned": returned})
    assert Speaker(code, NAMES).event("ride", event) == said


# Looking up


@every_language
def test_cards_are_found_by_name(code: str) -> None:
    say = Speaker(code)
    mine = {card: entry for card, entry in cards().items() if card.startswith("ride:")}
    assert len(mine) == 7 + 1 + 24
    for card, entry in mine.items():
        assert next(iter(matching(say, say.text(entry.title)))) == card
