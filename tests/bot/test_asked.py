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
from bot.messages.looking import OTHERS, checked_part
from bot.messages.pictures import Shot
from bot.playground.checks.components import Check, every
from bot.playground.checks.form import Form
from bot.store.rows import GameRow, SeatRow
from bot.tables.seated import Lately, LookedAt, Seated
from bot.words.texts import LANGUAGES, Speaker
from render.games import DRAWN_BY
from rules.core.asking import THEN, Ask, Option, Text
from rules.core.table import Table
from rules.core.verbs import Spot
from rules.core.worth import Worths
from rules.games import GAMES
from tests.feld.lively import lively_game
from tests.feld.test_worth import check
from tests.playing import random_game

NAMES = ("Anna", "Bram", "Cato", "Dirk")
#: Kinds of gain that are told colour by colour.
COLORED = ("color", "each")
EXPANSIONS = {"tiles": "mixed", "workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "2"}


def test_what_no_button_can_carry_is_not_offered_at_once() -> None:
    ask = Ask(0, Text("turn"), (Option("pass", Text("pass")),))
    fits, long = (Option("x" * letters, Text("together")) for letters in (OPTION, OPTION + 1))
    game: Any = SimpleNamespace(several=lambda view, ask: (fits, long))
    view: Any = None
    assert offered(game, view, ask).options == (*ask.options, fits)
    widest = Try(9_999_999, 3, "x" * 6, "pick", fits.id)
    assert len(encode(widest)) <= CUSTOM_ID
    assert decode(encode(widest)) == widest


def seated_at(table: Table) -> Seated:
    """A game of which nothing matters but its table."""
    row = GameRow(
        id=123_456, guild_id=1, channel_id=1, host_id=1, game=table.game.NAME, seats=table.seats, settings={},
        language="en", pace="none", stage="playing", seed="", saved=None, answers=0, turn=1, asked=[],
        since=0, touched=0, reminded=0, paused=False, points=[], winners=[], rematch_of=None, created=0,
    )  # fmt: skip
    seats = [SeatRow(row.id, seat, seat + 1, NAMES[seat], None, False, 0, 0) for seat in range(table.seats)]
    return Seated(row, seats)


def positions(name: str, number: int) -> Iterator[Table]:
    if name == "feld":
        seats = number % 4 + 1
        settings = EXPANSIONS if seats > 1 and number % 2 else {}
        yield from (table for table, *_ in lively_game(seats, settings, f"panels {number}"))
    else:
        yield from (table for table, *_ in random_game(GAMES[name], 2 + number % 3, {}, f"panels {number}"))


@cache
def panels(name: str, number: int) -> list[tuple[Table, Ask, list[Row]]]:
    """What can be pressed at every question of a game; several tests look at the same ones."""
    say, found = Speaker("en", NAMES), []
    for table in map(looked_at, positions(name, number)):
        for seat, ask in table.asks.items():
            panel = private.question(seated_at(table), table, seat, say, lately=Lately(steps=2))
            found.append((table, ask, [row for row in panel.rows if isinstance(row, Select | tuple)]))
    return found


@pytest.fixture(autouse=True, scope="module")
def let_go() -> Iterator[None]:
    """Games that were kept to the end of Python would look in vain for what is gone before them."""
    yield
    panels.cache_clear()


def looked_at(table: Table) -> Table:
    """A table as it stands now: what is found out for one reader is not found out again for others."""
    return LookedAt.load(table.game, table.save())


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
    for table, ask, made in panels(name, number):
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
            # What is done in one press takes longer to find out.
            ask = offered(table.game, table.view(seat), ask) if place % 4 == 0 else ask
            worths = table.game.explain(table.view(seat), ask)
            for say, option in product(speakers, ask.offered):
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
    for _, ask, made in panels("feld", 1):
        if any(option.verb == "pass" for option in ask.options):
            last = made[-1]
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
            worths = table.game.explain(table.view(seat), ask)
            free = [option for option in acting if worths[option.id].gain and not worths[option.id].cost]
            others = by_kind([o for o in acting if o not in free], worths, table.game.SPOTS)
            for code in LANGUAGES:
                check_told(table, ask, Speaker(code, NAMES), worths, free, others)
            for option in [*free, *[best for best, _ in others]][table.answers % 3 :: 3]:
                check(table, seat, option, worths[option.id])
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
    for _, _, made in panels("feld", 1):
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
    for table in positions(name, 1):
        for seat in table.asks:
            view = table.view(seat)
            others = checked_part(OTHERS, view)
            assert others == (["players"] if name == "ride" else [f"player-{2 - seat}"])
            shown = private.question(seated_at(table), table, seat, Speaker("en", NAMES), part=OTHERS)
            assert [shot.part for shot in shown.shots if isinstance(shot, Shot)] == others
            panel = private.question(seated_at(table), table, seat, Speaker("en", NAMES))
            tools = [b for row in panel.rows if isinstance(row, tuple) for b in row if b.label == "Players"]
            seen += len(tools)
    assert seen > 20


@pytest.mark.parametrize("name", GAMES)
def test_panels_keep_discords_limits_also_with_all_their_symbols(name: str) -> None:
    """Every symbol as long as an emoji can be, in texts, and one at most on each thing to press."""
    book, signed = Emoji(), Counter[str]()
    for code in LANGUAGES:
        for symbol in DRAWN_BY[name].symbols(Speaker(code)):
            longest = discord.PartialEmoji(name="x" * 32, id=2**63)
            book.known[f"{code}:{name}-{symbol}"] = longest
    for table in map(looked_at, positions(name, 1 if name == "feld" else 2)):
        for seat, code in product(table.asks, LANGUAGES):
            panel = private.question(seated_at(table), table, seat, Speaker(code, NAMES))
            view = [container_of(panel, book)]
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
