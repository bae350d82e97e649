"""People's own words: no mention, markdown or link gets through, and none is longer than it may be."""

import gc
import re

import pytest
from fluent.runtime import resolver
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.boards import board, folded
from bot.messages.finale import end
from bot.messages.lobby import lobby
from bot.messages.panels import Panel
from bot.messages.private import question
from bot.store.rows import GameRow, SeatRow
from bot.tables.seated import Seated
from bot.words.catalogue import Catalogue
from bot.words.texts import LANGUAGES, Markup, Speaker, clean, one_line
from rules.core.asking import Illegal, Text
from rules.core.events import Event
from rules.core.table import Table
from rules.games import GAMES
from rules.ride.board import standard
from tests.playing import finished, random_game

#: An escaped sign, as Discord reads it.
ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
#: What must not be left besides the escaped signs.
HARMFUL = re.compile(
    r"[\\*_~`|<>\[\]\n\r]|://|@(?:everyone|here|[!&]?\d)|^\s*(?:[-+#]|\d+[.)])|\w\.\w+/|[\u202a-\u202e\u2066\u2067]"
)
NASTY = (
    "@everyone", "@here", "<@123456789012345678>", "<@&1>", "<#1>", "<t:0:R>", "<:a:1>", "</game new:1>",
    "https://evil.example/x_y_z", "http://", "steam://", "://", "discord.gg/abc", "[click](https://evil.example)",
    "**", "*", "__", "_", "~~", "||", "`", "```\n", "\\", "# ", "## ", "-# ", "- ", "> ", ">>> ", "1. ",
    "2) ", "\n", "\r", "\t", "\0", "\u202e", "\u2066", "\u200b", " ", "a", "Anna", "é", "山", "👩‍🚀",
)  # fmt: skip
WORDS = st.one_of(
    st.text(max_size=80), st.lists(st.sampled_from(NASTY), max_size=12).map("".join), st.sampled_from(NASTY)
)


def harmless(said: str) -> bool:
    set_apart = said.count("\u2068") == said.count("\u2069")
    return set_apart and HARMFUL.search(ESCAPED.sub("§", said)) is None


@given(WORDS, st.integers(1, 500))
def test_words_are_harmless_and_bounded(words: str, most: int) -> None:
    said = clean(words, most)
    assert said
    assert harmless(said), said
    assert len(said) <= 2 * most
    assert len(one_line(words, most)) <= most


@given(WORDS)
def test_nothing_but_harm_is_lost(words: str) -> None:
    read = ESCAPED.sub(r"\1", clean(words)).replace("\u200b", "")
    assert read.removeprefix("\u2068").removesuffix("\u2069") == one_line(words)


@pytest.mark.parametrize(
    "name", ["Anna", "Søren Kierkegaard", "Oost-Indisch Huis", "J. R. R.", "山田", "Zoé (2)"]
)
def test_honest_names_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


@given(WORDS)
def test_what_the_rules_bring_along_is_harmless(words: str) -> None:
    say = Speaker("en", [words])
    told = [
        say.text(Text("ride-contract", {"a": words, "b": words, "value": 5})),
        say.text(Illegal("refused-no-such-card", name=words).text),
        say.text(Illegal("illegal-setting", setting=words).text),
        say.event("table", Event("replaced", 0, {"before": words})),
        say("vote-skipped", seat=0),
    ]
    assert all(harmless(line) for line in told), told


def test_what_is_ours_is_left_alone() -> None:
    say = Speaker("en", ["_Anna_"])
    assert "<@1>" in say("turn-asked", who="<@1>", wanted="…")
    assert "(<@1>)" in say.text(Text("refused-host-only", {"host": Markup("<@1>")}))
    assert say("button-skip", seat=0) == r"Vote: skip \_Anna\_"
    assert say.plainly()("button-skip", seat=0) == "Vote: skip _Anna_"


# Whole panels, with names that would do harm in every place that people can fill


NAME, PLACE = "**@everyone** <@9>", "[x](https://a.b/c) @here"


def seated(table: Table, stage: str, language: str) -> Seated:
    players = [
        SeatRow(7, seat, 100 + seat, NAME, None, dm_closed=False, seen=0, snoozed=0)
        for seat in range(table.seats)
    ]
    row = GameRow(
        id=7, guild_id=1, channel_id=2, host_id=100, game=table.game.NAME, seats=table.seats,
        settings=table.settings, language=language, pace="day", stage=stage, seed="seed", saved=table.save(),
        answers=table.answers, turn=3, asked=sorted(table.asks), since=0, touched=0, reminded=0, paused=False,
        points=table.game.points(table.g), winners=[], rematch_of=None, created=0,
    )  # fmt: skip
    return Seated(row, players)


def unharmed(panel: Panel) -> bool:
    """Whether none of the names stands in a text as it was given."""
    text = "\n".join([*panel.blocks, panel.question])
    return not re.search(r"<@9>|@everyone|@here|(?<!\\)\]\(|://", text) and len(text) <= 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_of_a_game_is_harmless(language: str) -> None:
    printed = standard().replace('"Dam"', f'"{PLACE}"')
    assert PLACE in printed
    game = GAMES["ride"]
    seen = 0
    for table, seat, picks in random_game(game, 3, {"printed": printed}, "harm"):
        at = seated(table, "playing", language)
        say = Speaker(language, [NAME] * 3)
        events = Table.load(game, table.save()).answer(seat, picks)
        assert unharmed(board(at, table, [(2, events), (3, events)]))
        assert all(unharmed(page) for page in [folded(at, [(1, events), (2, events)])] if page)
        assert unharmed(lobby(seated(table, "open", language)))
        panel = question(at, table, seat, say, lines=[say.event("ride", event) for event in events])
        assert unharmed(panel)
        seen += PLACE in "".join(str(row) for row in panel.rows)
    assert seen, "a label shows the name as it is"
    last = finished(game, 3, {"printed": printed}, "harm")
    scored = [Event("won", None, {"seat_winners": [0, 1], "winners": 2})]
    assert unharmed(end(seated(last, "over", language), last, [(0, event) for event in scored], ()))


def test_a_text_is_read_when_it_is_asked_for_with_those_that_it_quotes() -> None:
    read = Catalogue("en")
    read.add(
        "# A note.\none = One\n    .about = About { -term }\n-term = a term\n\ntwo = { one }, { $number ->\n"
    )
    read.add("one = Another\nfour = Four, { three }\nthree = Three {\n    one\n}\n")
    assert [key for key in ("one", "two", "three", "four", "term") if read.has_message(key)] == [
        "one", "two", "three", "four",
    ]  # fmt: skip
    assert read.say(read.get_message("four").value, {}) == ("Four, Three One", [])
    assert read.say(read.get_message("one").attributes["about"], {}) == ("About a term", [])


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(code: str) -> None:
    read = Catalogue("en-GB" if code == "en" else code)
    read.add("much = { $much ->\n    [one] { $much } thing\n   *[other] { $much } things\n}\n")
    pattern = read.get_message("much").value
    for much in (*range(1001), 12_345, 1_000_000, -1, -1234, 0.5):
        assert read.say(pattern, {"much": much}) == read.format_pattern(pattern, {"much": much})


def test_what_cannot_be_said_is_an_error() -> None:
    read = Catalogue("en")
    read.add("one = { $one }\n")
    for args in ({}, {"one": None}, {"one": "far too long " * 500}):
        assert len(read.say(read.get_message("one").value, args)[1]) == 1


def test_of_a_text_that_was_read_only_what_is_said_is_kept() -> None:
    """All texts of five languages are read in the end: they would take three times the room."""
    read = Catalogue("en")
    read.add("one = One { $number ->\n    [1] thing\n   *[other] { -term }\n}\n-term = things\n")
    read.get_message("one")
    edge, held = [read._compiled, read._messages, read._terms], {}
    while edge:
        for each in gc.get_referents(edge.pop()):
            if isinstance(each, dict | list | ast.BaseNode) and id(each) not in held:
                held[id(each)] = each
                edge.append(each)
    assert any(isinstance(each, resolver.Message) for each in held.values())
    assert not [each for each in held.values() if type(each) in (ast.Message, ast.Term, ast.Span)]


def test_what_is_said_depends_on_types_names_and_manner() -> None:
    for _ in range(2):
        assert Speaker("en")("list-and", most=1, last=1) != Speaker("en")("list-and", most=True, last=1)
        own = [
            Speaker("en").text(Text("list-and", {"most": "*a*", "last": word})) for word in ("b", Markup("*"))
        ]
        assert own == ["\\*a\\* and b", "\\*a\\* and *"]
        assert Speaker("en", plain=True).text(Text("list-and", {"most": "*a*", "last": "b"})) == "*a* and b"
        waits = [Speaker("en", [name])("private-left", seat=0) for name in ("Anna", "Bram")]
        assert [name in text for name, text in zip(("Anna", "Bram"), waits, strict=True)] == [True, True]
