"""The panels of thousands of positions: five rows, each kind in its place, nothing alike, nothing without
what it costs."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.edge.components import container_of
from bot.edge.emoji import Emoji
from bot.messages import private
from bot.messages.asked import NAMED, by_kind, offered, still_possible
from bot.messages.custom_ids import Choose, Part, Pick, Reshape, Show, Some, Try, decode, encode
from bot.messages.layout import PAGE, ROWS, Button, Row, Select
from bot.messages.limits import ABOUT, CUSTOM_ID, OPTION
from bot.messages.looking import MENU, OTHERS, checked_part
from bot.messages.pictures import Shot
from bot.messages.standing import strip
from bot.messages.symbols import vivid
from bot.playground.checks.components import Check, every
from bot.playground.checks.form import Form
from bot.words.signs import shown as with_signs
from bot.words.signs import unsigned
from bot.words.texts import LANGUAGES, Speaker
from render.games import DRAWN_BY
from rules.core.asking import THEN, Ask, Option, Text
from rules.core.table import Table
from rules.core.verbs import Spot
from rules.core.worth import Worths
from rules.games import GAMES
from tests.bot.positions import NAMES, let_go, panels, positions, seated_at, shown
from tests.feld.test_worth import check

#: Kinds of gain that are told colour by colour.
COLORED = ("color", "each")


def test_what_no_button_can_carry_is_not_offered_at_once() -> None:
    ask = Ask(0, Text("turn"), (Option("pass", Text("pass")),))
    fits, long = (Option("x" * letters, Text("together")) for letters in (OPTION, OPTION + 1))
    game: Any = SimpleNamespace(several=lambda view, ask: (fits, long))
    view: Any = None
    assert offered(game, view, ask).options == (*ask.options, fits)
    widest = Try(9_999_999, 3, "x" * 6, "pick", fits.id)
    assert len(encode(widest)) <= CUSTOM_ID
    assert decode(encode(widest)) == widest


@pytest.fixture(autouse=True, scope="module")
def forgotten() -> Iterator[None]:
    yield
    questions.cache_clear()
    let_go()


def verb_of(row: Row) -> str:
    """The place in which a row stands: by the name of its select, or the verb of its first button."""
    meant = decode(row.id if isinstance(row, Select) else row[0].id)
    match meant:
        case Pick():
            return "pass" if "pass" in meant.option.split(THEN) else meant.option.partition(":")[0]
        case Choose():
            return meant.verb.partition("-")[0]
        case Some() | Part():
            return "several"
    return "tools"


def place_of(table: Table, verb: str, ask: Ask) -> int:
    spots = table.game.SPOTS
    verb = ask.options[0].verb if verb == "several" else verb

    def holds(spot: Spot) -> bool:
        return verb in spot.verbs

    ends = [spot for spot in spots if spot.form == "end"]
    if verb == "tools":
        return len(spots) - len(ends)
    place = next(number for number, spot in enumerate(spots) if holds(spot))
    return place + 1 if spots[place] in ends else place


GAMES_PLAYED = [(name, number) for name in GAMES for number in range(5)]


@pytest.mark.parametrize(("name", "number"), GAMES_PLAYED)
def test_a_panel_has_five_rows_at_most_and_each_kind_in_its_place(name: str, number: int) -> None:
    seen = 0
    for asked in panels(name, number):
        table, ask, made = asked.table, asked.ask, asked.rows
        assert len(made) <= ROWS, [verb_of(row) for row in made]
        order = [place_of(table, verb_of(row), ask) for row in made]
        assert order == sorted(order), [verb_of(row) for row in made]
        check_limits(made)
        check_options(ask, made)
        seen += 1
    assert seen > 50


def check_limits(made: list[Row]) -> None:
    """What Discord allows."""
    ids = []
    for row in made:
        if isinstance(row, Select):
            ids.append(row.id)
            assert 1 <= len(row.choices) <= 25
            assert 1 <= len(row.placeholder) <= 150
            assert all(1 <= len(choice.label) <= 80 for choice in row.choices)
            assert all(len(choice.about) <= 100 for choice in row.choices)
            assert all(1 <= len(choice.value) <= 100 for choice in row.choices)
        else:
            ids += [button.id for button in row]
            assert 1 <= len(row) <= 5
            assert all(1 <= len(button.label) <= 80 for button in row)
    assert len(set(ids)) == len(ids)
    assert all(len(id_) <= 100 for id_ in ids)


def check_options(ask: Ask, made: list[Row]) -> None:
    """No two alike, and nothing out of reach but on another page."""
    labels, reached, paged = list[str](), set[str](), False
    for row in made:
        if isinstance(row, Select):
            if isinstance(decode(row.id), Show):
                continue
            labels += [choice.label for choice in row.choices]
            reached |= {choice.value for choice in row.choices}
            paged = paged or any(choice.value.startswith(PAGE) for choice in row.choices)
        else:
            meant = [(decode(button.id), button.label) for button in row]
            labels += [label for what, label in meant if not isinstance(what, Reshape)]
            reached |= {what.option for what, _ in meant if isinstance(what, Pick)}
    assert len(set(labels)) == len(labels), labels
    if ask.most == 1 and not paged:
        assert reached >= {option.id for option in ask.offered}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(2))
def test_no_option_is_without_what_it_costs_and_brings(name: str, number: int) -> None:
    """In its label or below it, as its own text tells it or as its cost does, in every language."""
    speakers = [Speaker(code, NAMES, plain=True) for code in LANGUAGES]
    for place, table in enumerate(positions(name, number)):
        for seat, ask in table.asks.items():
            together, worths = shown(table, seat)
            # There is much that can be done in one press.
            for say, option in product(speakers, (together if place % 4 == 0 else ask).offered):
                told = f"{say.choice(option, worths[option.id])} {say.why(option, worths[option.id])}"
                for amount in figures(worths, option.id):
                    assert f"{amount}" in told, (say.code, told, worths[option.id])
                about = say.why(option, worths[option.id])[:ABOUT]
                pays = [text for text in worths[option.id].purpose if text.key == "feld-for-pays"]
                assert all(say.text(text) in about for text in pays), about


def figures(worths: Worths, option: str) -> Iterator[int]:
    """All that an option costs, and of what it brings whatever is more than one."""
    for amount in worths[option].cost.values():
        yield from amount.values() if isinstance(amount, dict) else [amount]
    for amount in worths[option].gain.values():
        yield from [n for n in (amount.values() if isinstance(amount, dict) else [amount]) if n > 1]


def test_every_verb_has_exactly_one_place() -> None:
    for game in GAMES.values():
        verbs = [verb for spot in game.SPOTS for verb in spot.verbs]
        assert len(set(verbs)) == len(verbs)
        commands = {verb for steps in game.VERBS.values() for step in steps for verb in step.verbs}
        assert commands == set(verbs)


def test_the_last_row_only_ends_a_turn_and_is_red_where_that_loses_something() -> None:
    """Passing, be it with a cube that is kept, and the best of what may come before it."""
    red, before = Counter[str](), Counter[str]()
    for asked in panels("feld", 1):
        ask = asked.ask
        if any(option.verb == "pass" for option in ask.options):
            last = asked.rows[-1]
            assert not isinstance(last, Select)
            picks = [meant.option for button in last if isinstance(meant := decode(button.id), Pick)]
            assert len(picks) == len(last)
            assert all("pass" in pick.split(THEN) for pick in picks)
            plain = [pick for pick in picks if pick.startswith("pass")]
            assert picks[: len(plain)] == plain, "it keeps its place"
            assert plain[-1] == "pass", "whoever wants to choose what to keep"
            assert len(plain) <= 2
            verbs = [pick.partition(":")[0] for pick in picks[len(plain) :]]
            assert len(verbs) == len(set(verbs))
            before.update(verbs)
            lost = next(option for option in ask.options if option.verb == "pass").text.args["lost"]
            for pick, button in zip(plain, last, strict=False):
                if lost:
                    assert button.style == "danger"
                    red[pick.partition(":")[0]] += 1
    assert red.keys() == {"pass", f"pass{THEN}keep"}
    assert before.keys() == {"barge", "amstel"}


def test_whatever_is_still_possible_is_named_with_its_worth_where_one_can_pass() -> None:
    """Each free gain by itself, and of each other kind the best that it brings: told 12, got 12."""
    named = Counter[str]()
    for table in positions("feld", 1):
        for seat, ask in table.asks.items():
            acting = [option for option in ask.options if option.verb != "pass"]
            if len(acting) == len(ask.options):
                continue
            _, worths = shown(table, seat)
            free = [option for option in acting if worths[option.id].gain and not worths[option.id].cost]
            others = by_kind([o for o in acting if o not in free], worths, table.game.SPOTS)
            for code in LANGUAGES:
                check_told(table, ask, Speaker(code, NAMES), worths, free, others)
            for option in [*free, *[best for best, _ in others]][table.answers % 3 :: 3]:
                check(table.save(), seat, option, worths[option.id])
                named[option.verb] += 1
    assert named.keys() >= {"deliver", "worker", "use", "activate", "block", "barge", "amstel", "market"}


def check_told(
    table: Table, ask: Ask, say: Speaker, worths: Worths, free: list[Option], others: list[tuple[Option, int]]
) -> None:
    """All of it is said, with its figures, and in few words."""
    told = "\n".join(still_possible(ask, say, worths, table.game.SPOTS))
    assert len(told) < 1000, told
    said = [(o, say.choice(o, worths[o.id])) for o in free if len(free) <= NAMED]
    for option, words in said + [(o, say.kind(o, worths[o.id], number)) for o, number in others]:
        worth = worths[option.id]
        assert words in told
        assert all(str(worth.much(kind)) in words for kind in worth.gain if kind not in COLORED)


def test_pictures_that_find_no_room_for_their_list_have_a_button() -> None:
    listed = buttoned = 0
    for asked in panels("feld", 1):
        made = asked.rows
        shows = [row for row in made if isinstance(row, Select) and isinstance(decode(row.id), Show)]
        button = [b for row in made if not isinstance(row, Select) for b in row if shows_parts(b)]
        assert len(shows) + len(button) == 1
        listed += len(shows)
        buttoned += len(button)
    assert listed
    assert buttoned


def shows_parts(button: Button) -> bool:
    return isinstance(decode(button.id), Show)


@pytest.mark.parametrize("name", GAMES)
def test_a_button_shows_what_each_of_the_others_has(name: str) -> None:
    seen = 0
    for asked in panels(name, 1):
        table, seat = asked.table, asked.ask.seat
        others = checked_part(OTHERS, table.view(seat))
        assert others == (["players"] if name == "ride" else [f"player-{2 - seat}"])
        looked = private.question(seated_at(table), table, seat, Speaker("en", NAMES), part=OTHERS)
        assert [shot.part for shot in looked.shots if isinstance(shot, Shot)] == others
        seen += len([b for row in asked.rows if isinstance(row, tuple) for b in row if b.label == "Players"])
    assert seen > 20


@pytest.mark.parametrize("name", GAMES)
def test_panels_keep_discords_limits_also_with_all_their_symbols(name: str) -> None:
    """Every symbol as long as an emoji can be, in texts, and one at most on each thing to press."""
    book, signed = Emoji(), Counter[str]()
    for code in LANGUAGES:
        for symbol in DRAWN_BY[name].symbols(Speaker(code)):
            longest = discord.PartialEmoji(name="x" * 32, id=2**63)
            book.known[f"{code}:{name}-{symbol}"] = longest
    for code in LANGUAGES:
        for asked in panels(name, 1 if name == "feld" else 2, code):
            view = [container_of(asked.panel, book)]
            form = Form()
            Check(form, "v2", {str(2**63)}).all(strings(view))
            form.settle()
            signed[code] += "<:xxx" in str(view)
            rows = [part for part in every(view) if part["type"] == 1]
            assert len(rows) <= ROWS, code
    assert all(signed[code] > 20 for code in LANGUAGES)


def strings(components: Any) -> Any:
    """Components as they are sent."""
    return msgspec.json.decode(msgspec.json.encode(components))


# What is said above the buttons


@cache
def questions(name: str, number: int) -> list[tuple[Table, int, str, str]]:
    """Every question of a game in every language: its table, the seat, the language, and what is said.

    Of what can be pressed there is only the list of parts, which is laid out at once.
    """
    found = []
    for table in positions(name, number):
        for seat, code in product(table.asks, LANGUAGES):
            panel = private.question(seated_at(table), table, seat, Speaker(code, NAMES), part=MENU)
            found.append((table, seat, code, panel.question))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_last_line_above_the_buttons_is_what_one_has(game: str) -> None:
    seen = 0
    for table, seat, code, said in questions(game, 1):
        last = said.rsplit("\n", 1)[-1]
        assert last == strip(GAMES[game], table.view(seat), vivid(Speaker(code, NAMES))), code
        have = GAMES[game].have(table.view(seat))
        assert have["points"] == table.view(seat).seats[seat].points
        for text in (unsigned(last), with_signs(last, lambda _: "*")):
            assert str(have["points"]) in text
            assert "\ue000" not in text
            assert len(text) < 400
        seen += 1
    assert seen > 20 * len(LANGUAGES)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_who_has_five_cards_is_told_what_a_sixth_costs_before_taking_it(number: int) -> None:
    seen = 0
    for table, seat, code, text in questions("feld", number):
        view: Any = table.view(seat)
        key = table.asks[seat].text.key
        sixth = key == "feld-ask-card" and len(view.seats[seat].inactive) == 5
        warning = Speaker(code).text(Text("feld-moment-sixth-card", {"cards": 5}))
        assert (warning in text) == sixth, code
        seen += sixth
        last = key == "feld-ask-turn" and view.round == view.rounds
        assert (Speaker(code)("feld-moment-last") in text) == last, code
    assert seen
