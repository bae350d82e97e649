"""What must hold after every input, and what is counted."""

import logging
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.playground.checks.components import every
from bot.playground.world.interactions import AUTOCOMPLETE, DEFER, MODAL, Interaction
from bot.playground.world.state import Payload
from bot.store.moves import answers_of
from bot.words.texts import LANGUAGES
from tests.again import difference, stored_games
from tests.bot.catalogue import LOCALES
from tests.fuzz.ground import Ground
from tests.fuzz.inputs import Input
from tests.fuzz.lag import Lag

#: Keys of sentences that say that nothing was done.
NO = ("refused-", "illegal-", "printed-")
#: How Discord refuses what a good bot may well ask for: gone, closed, too late.
EXPECTED = {403, 404}
#: So many faults are told in full.
TOLD = 25


@dataclass
class Fault:
    """Something that must not be."""

    number: int
    inputs: list[str]
    what: str


class Ear(logging.Handler):
    """Hears what is logged as an error, or with a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            about = logging.Formatter().format(record)
            self.heard.append(f"{record.name}: {about}")


@dataclass
class Judge:
    """Looks at every outcome."""

    ground: Ground
    ear: Ear = field(default_factory=Ear)
    lag: Lag = field(default_factory=Lag)
    faults: list[Fault] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    refusals: Counter[int] = field(default_factory=Counter)
    answers: dict[int, int] = field(default_factory=dict)
    written: int = 0

    def new_writings(self) -> list[str]:
        """What was written into the tables of games since this was asked last."""
        rows = self.ground.reader.execute(
            "SELECT rowid, what FROM written WHERE rowid > ?", (self.written,)
        ).fetchall()
        if rows:
            self.written = rows[-1][0]
        return [what for _, what in rows]

    def look(self, number: int, sent: list[tuple[Input, Interaction]]) -> None:
        """Judge inputs that came together, when all that they led to is over."""
        written, inputs = self.new_writings(), [given for given, _ in sent]
        outcomes = [self.outcome(given, made) for given, made in sent]
        for (given, made), outcome in zip(sent, outcomes, strict=True):
            self.counts[given.kind] += 1
            self.outcomes[given.kind, outcome] += 1
            if outcome == "unanswered" and given.type != MODAL:
                self.blame(number, [given], "it was never answered")
            if made.answer == DEFER and not made.finished.is_set():
                self.blame(number, [given], "the bot thinks for ever")
        if written and not any(outcome == "done" for outcome in outcomes):
            told = ", ".join(f"{what} {times}x" for what, times in Counter(written).items())
            self.blame(number, inputs, f"{' '.join(outcomes)}, and yet something was written: {told}")
        for trouble in self.ear.heard:
            self.blame(number, inputs, trouble)
        self.ear.heard.clear()
        for held in self.lag.held:
            told = f"the loop was held up for {held.seconds:.3f} s by {held.what} in {held.where}"
            self.blame(number, inputs, told)
        self.lag.held.clear()
        self._look_at_requests(number, inputs)

    def outcome(self, given: Input, made: Interaction) -> str:
        """What became of an input: done, refused, offered, or unanswered."""
        said = self.ground.said.pop(made.id, [])
        if made.answer is None:
            return "unanswered"
        if given.type == AUTOCOMPLETE:
            return "offered"
        return "refused" if any(is_refusal(payload) for payload in said) else "done"

    def _look_at_requests(self, number: int, inputs: Sequence[Input]) -> None:
        requests = self.ground.town.requests
        for request in requests:
            self.refusals[request.status] += request.status >= 400
            if request.status >= 400 and request.status not in EXPECTED:
                told = (
                    f"{request.status} for {request.method} {request.route}: {request.answer} {request.body}"
                )
                self.blame(number, inputs, told[:2000])
        requests.clear()

    async def replay(self, number: int) -> None:
        """Play the logs of all games again that have changed."""
        for seated in await stored_games(self.ground.store, self.answers):
            self.answers[seated.row.id] = seated.row.answers
            log = await answers_of(self.ground.store, seated.row.id)
            differs = difference(seated, log)
            if differs is not None:
                self.blame(number, [], differs)

    def blame(self, number: int, inputs: Sequence[Input], what: str) -> None:
        """Note a fault, and what was sent when it showed."""
        self.counts["faults"] += 1
        if len(self.faults) < TOLD:
            self.faults.append(Fault(number, [str(given)[:3000] for given in inputs], what[:3000]))


def is_refusal(payload: Payload) -> bool:
    """Whether a message says nothing but that something was not done."""
    parts = [part for part in every(payload["components"]) if "content" in part or "custom_id" in part]
    text = parts[0].get("content", "") if len(parts) == 1 else ""
    return any(_says(text, words) for first in {"", text[:1]} for words in refusing().get(first, ()))


def _says(text: str, words: Sequence[str]) -> bool:
    """Whether a text consists of these words in their order, with anything in between."""
    first, *rest = words
    if not text.startswith(first):
        return False
    at = len(first)
    for word in rest:
        at = text.find(word, at)
        if at < 0:
            return False
        at += len(word)
    return text.endswith(words[-1])


@cache
def refusing() -> dict[str, list[tuple[str, ...]]]:
    """All sentences of all languages that say that nothing was done, cut where something is put in.

    They are found by their first letter, if that is not put in as well. Some say the same as another that
    tells what was done: those tell nothing.
    """
    files = [file for code in LANGUAGES for file in (LOCALES / code).rglob("*.ftl")]
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    said = [
        (entry.id.name.startswith(NO), tuple(words))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value
        for words in _variants(entry.value)
        if len("".join(words)) > 5
    ]
    done = {words for no, words in said if not no}
    found: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for no, words in said:
        if no and words not in done:
            found[words[0][:1]].append(words)
    return found


def _variants(pattern: ast.Pattern) -> list[list[str]]:
    """The words of a message, cut where something is put in; once for each of its variants."""
    found = [[""]]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            ways = [[part.value]]
        elif isinstance(part.expression, ast.SelectExpression):
            ways = [way for variant in part.expression.variants for way in _variants(variant.value)]
        else:
            ways = [["", ""]]
        found = [[*before[:-1], before[-1] + way[0], *way[1:]] for before in found for way in ways]
    return found
