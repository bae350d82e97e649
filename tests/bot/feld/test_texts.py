"""Everything that Feld's Amsterdam says can be said in every language, to everybody who may read it."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from bot.messages.asked import explained
from bot.messages.limits import LABEL
from bot.messages.lookup import cards, matching
from bot.messages.panels import wanted
from bot.tables.seated import AROUND
from bot.words.texts import LANGUAGES, Speaker
from render.feld import lookup
from rules.core.asking import Ask, Illegal, Option, Text
from rules.core.events import Event
from rules.core.table import Table
from rules.core.worth import Worth
from rules.feld import game
from rules.feld.board import DOING, board
from rules.feld.market import BENEFITS
from rules.feld.orders import ORDERS
from rules.feld.printed import standard
from tests.bot.catalogue import catalogue
from tests.bot.feld.names import names
from tests.feld.lively import lively_game
from tests.vocabulary import event_kinds, text_keys

NAMES = ("Anna", "Bram", "Cato", "Dirk")
NBSP = "\u00a0"
EVERYTHING = {"workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "1", "tiles": "all"}
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {"dice": "in-order", "tiles": "mixed", "rounds": "10"}),
    (3, {"orders": "5", "open-orders": "2"}),
    (4, EVERYTHING),
)
#: What comes so seldom that no game above need have it.
SELDOM = (
    Text("feld-activate-gulden", {"card": "044", "gulden": 3, "card_by": "038"}),
    Text("feld-block-gulden", {"block": "haarlemmerbuurt-4", "good": "tulip", "gulden": 2, "card": "027"}),
    Text("feld-ask-activation", {"card": "019"}),
    Text("feld-does-activate-two"),
    Text("feld-ask-block-payment", {"block": "jordaan-4"}),
    Text("feld-ask-discard-map"),
    Text("feld-ask-free-block"),
    Text("feld-ask-slot", {"card": "053"}),
    Text("feld-slot", {"color": "pink", "slot": 3}),
    Text("feld-slot-stay"),
    Text("feld-ask-may", {"card": "074"}),
    Text("feld-card-blind", {"deck": "building"}),
    Text("feld-leave"),
    Text("feld-pay-gulden", {"gulden": 2, "card": "027"}),
    Text("feld-worker-bring", {"worker": "gold", "points": 7}),
    Text("feld-use-all", {"cards": 2}),
)
SELDOM_EVENTS = (
    Event("put-back", 1, only=1),
    Event("mouth", 1, {"rank": 2, "points": 10}),
    Event("figure-left", 0, {"figure": "bailiff"}),
    Event("figure", 0, {"figure": "bailiff", "block": "jordaan-4"}),
    Event("used", 0, {"card": "109", "card_by": "035"}),
)
#: A printed file with other tiles: dearer, poorer, and one C tile that gives points as well.
RICHER = (
    standard()
    .replace('["A1", 1, 1, 2, 0]', '["A1", 2, 7, 1, 3]')
    .replace('["B10", 4, 4, 2, 0]', '["B10", 5, 0, 0, 0]')
    .replace('["CB23", 5, 0, 0, 0]', '["CB23", 5, 4, 0, 0]')
)
every_language = pytest.mark.parametrize("code", LANGUAGES)


@cache
def lived() -> tuple[list[Ask], list[Event]]:
    """Questions and events of lively games under all kinds of settings, each wording once."""
    asks: dict[str, Ask] = {}
    events: dict[str, Event] = {}
    for number, (seats, settings) in enumerate(chain(GAMES, GAMES)):
        for _, question, _, _, news in lively_game(seats, settings, f"texts {number}"):
            asks.setdefault(str((question.text, [option.text for option in question.options])), question)
            for event in news:
                events.setdefault(str(event), event)
    return list(asks.values()), list(events.values())


@cache
def reasons() -> tuple[Text, ...]:
    """For what choices of two of these games are, the errands that they name, what is done at once."""
    found: dict[str, Text] = {}
    for number, (seats, settings) in enumerate(GAMES[1:3]):
        for table, _, _, _, _ in lively_game(seats, settings, f"reasons {number}"):
            for seat, ask in table.asks.items():
                refused = [why for _, why in game.impossible(table.view(seat), ask).values()]
                together = [option.text for option in game.several(table.view(seat), ask)]
                found.update({str(text): text for text in [*refused, *together]})
                for worth in game.explain(table.view(seat), ask).values():
                    for text in worth.purpose:
                        named = [text, *text.args.get("steps", ())]
                        found.update({str(each): each for each in named})
    seldom = Text("feld-step-bring", {"worker": "gold", "points": 7}), Text("feld-refused-tile")
    moments = (
        Text("feld-moment-district", {"district": "jordaan", "seat_leading": [0, 1]}),
        Text("feld-moment-last"),
        Text("feld-moment-last-round"),
        Text("feld-moment-sixth-card", {"cards": 5}),
    )
    return (*found.values(), *seldom, *moments)


def shapes(texts: Iterator[Text]) -> dict[tuple[str, ...], list[Text]]:
    """The texts by key and arguments: some of each are enough to say."""
    found: dict[tuple[str, ...], list[Text]] = {}
    for text in texts:
        found.setdefault((text.key, *sorted(text.args)), []).append(text)
    return found


def texts_of(asks: list[Ask]) -> Iterator[Text]:
    yield from SELDOM
    for ask in asks:
        yield ask.text
        yield from (option.text for option in ask.offered)


@every_language
def test_questions_and_options_can_be_said(code: str) -> None:
    say = Speaker(code, NAMES)
    asks, _ = lived()
    for texts in shapes(chain(texts_of(asks), reasons())).values():
        for text in {str(text): text for text in texts}.values():
            said = say.text(text)
            assert said.strip()
            assert "none" not in said.split(), said
            assert "feld-" not in said
            if not text.key.startswith(("feld-ask-", "feld-refused-", "feld-moment-")):
                assert len(say.plainly().text(text)) <= LABEL, said


@every_language
def test_events_can_be_said(code: str) -> None:
    say = Speaker(code, NAMES)
    events = [*lived()[1], *SELDOM_EVENTS]
    assert {event.kind for event in events} == event_kinds("feld")
    for event in events:
        said = say.event("feld", event)
        assert said.strip()
        assert "none" not in said.split(), said
        assert "feld-" not in said
        assert "{" not in said


def test_no_event_is_taken_for_one_around_the_playing() -> None:
    assert not event_kinds("feld") & AROUND


def test_every_text_of_the_rules_is_met() -> None:
    texts = [*texts_of(lived()[0]), *reasons()]
    for text in texts:
        texts += [
            *text.args.get("gains", ()),
            *[part for part in text.args.values() if isinstance(part, Text)],
        ]
    seldom = {"feld-foretold-until"}
    assert text_keys("feld") <= {text.key for text in texts} | seldom
    assert text_keys("feld") <= set(catalogue("en"))


@every_language
def test_everything_has_a_name(code: str) -> None:
    say = Speaker(code)
    for key in names():
        name = say(key)
        assert 1 <= len(name) <= 50, name
        if key.startswith(("feld-card-", "feld-tile-", "feld-order-")):
            assert key.rpartition("-")[2] in name.replace(" · ", " ").split(), name
            assert 10 <= len(does(say, key)) <= 200, key


def does(say: Speaker, key: str) -> str:
    """What a card, an order or a tile does."""
    _, kind, code = key.split("-")
    return say.aside(
        Text("feld-thing", board().tiles[code].option.text.args if kind == "tile" else {kind: code})
    )


@every_language
def test_a_card_says_what_it_is_about(code: str) -> None:
    """After, if, when and each time are kept apart in every language."""
    say = Speaker(code)
    ways = (
        ("001", "014", "016", "055", "071", "072", "099"),
        ("013", "017", "018", "025", "026", "030", "043", "045", "070", "074", "097", "101", "107"),
        ("031", "033", "037", "040", "042", "050", "073", "075", "076"),
        ("035", "041"),
    )
    begins = [{say(f"feld-card-{card}-text").split()[0] for card in cards} for cards in ways]
    assert [len(words) for words in begins] == [1, 1, 1, 1], begins
    assert len(set().union(*begins)) == len(ways), begins


@every_language
def test_the_rules_fit(code: str) -> None:
    say = Speaker(code)
    keys = [key for key in catalogue(code) if key.startswith("feld-rules-")]
    assert 0 < sum(len(say(key)) for key in keys) <= 3800


# What is printed agrees with what is said


@every_language
@pytest.mark.parametrize("text", ["", RICHER], ids=["ours", "own"])
def test_market_texts_follow_the_printed_file_s_numbers(code: str, text: str) -> None:
    say, view = Speaker(code), Table.new(game, 2, {"printed": text}, "tiles").view(None)
    for tile in board(text).tiles.values():
        said = say.aside(tile.option.text)
        assert said == say("feld-tile-text", **view.tiles[tile.code].words)
        for number in (tile.gulden, tile.points, tile.amstel, tile.any):
            assert not number or f" {number} " in said.replace(".", " "), said
        assert said in lookup.card(view, f"tile-{tile.code}", None, say).alt


def test_what_tiles_do_beyond_their_numbers_is_told() -> None:
    assert set(DOING) == set(BENEFITS)
    assert Speaker("en").aside(board(RICHER).tiles["B10"].option.text) == "Pay 5 gulden: nothing."
    assert Speaker("en").aside(board(RICHER).tiles["CB23"].option.text) == (
        "Pay 5 gulden: 4 points and gain 1 cube of each colour."
    )


@every_language
def test_orders_say_their_points(code: str) -> None:
    for order in ORDERS.values():
        said = Speaker(code)(f"feld-order-{order.code}-text")
        if order.progress:
            points = [str(points) for points in order.points]
            assert said.startswith(points[0] if len(set(points)) == 1 else " / ".join(points)), said


# Questions as panels


def test_a_pass_says_what_is_lost() -> None:
    options = (
        Option("use:013", Text("feld-use", {"card": "013"})),
        Option("activate:024", Text("feld-activate", {"card": "024", "color_cost": {"pink": 1}})),
        Option("amstel:1", Text("feld-amstel", {"spaces": 1, "cubes": 1, "points": 2})),
        Option("amstel:2", Text("feld-amstel", {"spaces": 2, "cubes": 3, "points": 4})),
        Option("pass", Text("feld-pass", {"lost": 2, "sail": 1, "asked": False})),
    )
    worths = {
        "use:013": Worth(gain={"gulden": 1}),
        "activate:024": Worth({"color": {"pink": 1}}),
        "amstel:1": Worth({"cubes": 1}, {"points": 2}),
        "amstel:2": Worth({"cubes": 3}, {"points": 4}),
        "pass": Worth(),
    }
    say, ask = Speaker("en"), Ask(0, Text("feld-ask-turn"), options)
    assert say.text(options[-1].text) == "Pass and lose 2 cubes"
    _, _, *notes = explained(ask, say, worths, game.SPOTS, game.VERSION)
    assert notes == [
        "-# The barge has 1 free space left.",
        "-# For nothing: Use Coffee roaster 013 · +1 gulden.",
        "-# Still possible, at best: activate Brewer 024, the Amstel (+4 points).",
    ]


def test_a_question_about_a_secret_order_has_other_words_for_everybody() -> None:
    ask = Ask(0, Text("feld-ask-return", {"order": "37"}), ())
    for code in LANGUAGES:
        say = Speaker(code)
        assert "37" in say.text(ask.text)
        assert "37" not in wanted(ask, say)


# Looking up


@every_language
def test_cards_are_found_by_number_and_name(code: str) -> None:
    say = Speaker(code)
    for card, entry in cards().items():
        game_, _, name = card.partition(":")
        if game_ == "feld":
            number = name.rpartition("-")[2]
            assert card in matching(say, number)
            assert next(iter(matching(say, say.text(entry.title)))) == card
            assert all(map(say.text, entry.about))
    assert next(iter(matching(say, "13"))) == "feld:card-013"
    assert not matching(say, "no such card")


# Settings


@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (1, {"workers": "yes"}, "Supervisor"),
        (1, {"marketeer": "yes"}, "marketeer"),
        (1, {"orders": "3"}, "orders"),
        (1, {"tiles": "all"}, "tiles"),
        (1, {"tom-step": "6"}, "6"),
        (3, {"open-orders": "1"}, "than everybody has (0)"),
    ],
)
def test_settings_that_exclude_each_other_are_refused_with_the_reason(
    seats: int, settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(Illegal) as refused:
        Table.new(game, seats, settings, "a try")
    assert reason in Speaker("en").text(refused.value.text)
    for code in LANGUAGES:
        assert Speaker(code).text(refused.value.text)


# To the letter


#: How often a dock worker comes aboard: once a visit, and in each turn that one stays.
ABOARD = {
    "en": ("aboard a visit", "each turn that you stay"),
    "fr": ("par visite", "à chaque tour où tu restes"),
    "da": ("pr. besøg", "for hver tur, du bliver"),
    "nl": ("per bezoek", "in elke beurt dat je blijft"),
    "de": ("je Besuch", "in jedem Zug, den du bleibst"),
}


@pytest.mark.parametrize("code", ABOARD)
def test_the_rules_in_short_say_a_visit_for_dock_workers(code: str) -> None:
    assert all(words in Speaker(code)("feld-rules-4") for words in ABOARD[code])


@every_language
def test_the_rules_in_short_say_tom_s_faces_as_set(code: str) -> None:
    faces = [setting.default for setting in game.SETTINGS if setting.name.startswith("tom-")]
    assert re.findall(r" (\d)\)", Speaker(code)("feld-rules-8")) == faces


@every_language
def test_all_c_tiles_are_said_to_be_four_of_each_with_the_rest_a_and_b(code: str) -> None:
    for way, stacks in (("all", ("CA", "CB")), ("all-a", ("CA",)), ("all-b", ("CB",))):
        said = Speaker(code)(f"feld-tiles-{way}")
        four = {" ".join(said.partition(stack)[0].split()[-2:]) for stack in stacks}
        assert len(four) == 1
        assert said.count("C") == len(stacks)
        assert " A " in said.replace(",", " ")


@every_language
def test_a_roll_is_told_with_what_counts_as_one(code: str) -> None:
    say = Speaker(code, NAMES)
    rolled = {"color_rolled": {"pink": 6, "gray": 2}, "color_dice": {"pink": 1, "gray": 2}}
    plain = say.event("feld", Event("rolled", 0, rolled))
    turned = say.event("feld", Event("rolled", 0, rolled | {"color_turned": ["pink"]}))
    assert turned.startswith(plain.rstrip("."))
    assert " 1" in turned.removeprefix(plain.rstrip("."))
    assert turned.endswith(f"{NBSP if code == 'fr' else ''}: {say('feld-color-pink')}.")


@every_language
def test_several_penalty_tokens_are_told_by_their_number(code: str) -> None:
    say = Speaker(code, NAMES)
    taken = {"reason": "inactive", "penalties": 5}
    one, same, three = (
        say.event("feld", Event("penalty", 0, taken | tokens))
        for tokens in ({}, {"tokens": 1}, {"tokens": 3})
    )
    assert one == same
    assert " 3 " in three
    assert " 3 " not in one


@every_language
def test_107_is_told_as_in_the_version_that_is_played(code: str) -> None:
    say, text = Speaker(code), board().cards["107"].take.text
    first, second = (say.aside(text, version) for version in (1, 2))
    assert first == say("feld-card-107-text-1") != second == say("feld-card-107-text")
