"""Sentences: the Fluent catalogues of every language, and how things are named in them.

The rules say keys with arguments. An argument's name up to its first underscore is its category: the value
`red` of `color` is called what `<game>-color-red` says. Lists and counts are joined as the language does.
An argument that is missing or empty is the word `none` to a message that has a variant of that name for it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias
from unicodedata import bidirectional

from fluent.syntax import ast

from bot.words.catalogue import Catalogue
from bot.words.signs import TIE, sign
from rules.core.asking import Option, Text
from rules.core.events import Event
from rules.core.worth import Amounts, Worth
from rules.games import GAMES, PLUGS

#: The languages that are spoken, each with its own name for itself: it is a line here and a folder of texts.
ENDONYMS = {
    "en": "English",
    "fr": "Français",
    "da": "Dansk",
    "nl": "Nederlands",
    "de": "Deutsch",
}
LANGUAGES = tuple(ENDONYMS)

#: Joins emoji into one; invisible, and harmless.
JOINER = "\u200d"


def language(locale: str | None) -> str:
    """The language in which somebody with this Discord locale reads us."""
    code = (locale or "en").partition("-")[0]
    return code if code in LANGUAGES else "en"


#: The texts that all games share.
COMMON = "bot.words/locales/{language}"


def bundle(code: str) -> Catalogue:
    """The catalogue of a language: all that is said in every game, and in each of the games there are."""
    return _bundle(code, tuple(PLUGS))


@cache
def _bundle(code: str, games: tuple[str, ...]) -> Catalogue:
    made = Catalogue("en-GB" if code == "en" else code)
    for place in (COMMON, *(PLUGS[game].texts for game in games)):
        for file in files_of(place, code):
            made.add(file.read_text("utf-8"))
    return made


def files_of(place: str, code: str) -> list[Traversable]:
    """The files in which texts of a language are, where a plug says: one file, or those of a folder."""
    package, _, path = place.format(language=code).partition("/")
    found = resources.files(package).joinpath(*path.split("/"))
    if not found.is_dir():
        return [found]
    return [entry for entry in sorted(found.iterdir(), key=lambda entry: entry.name) if entry.is_file()]


#: What Discord reads as markup wherever it stands, and what it reads so only where a line begins.
ANYWHERE, AT_THE_START = re.compile(r"[\\*_~`|<>\[\]]"), re.compile(r"^(\s*\d*)([-+#.)])")
#: What a mention or a link cannot do without.
ADDRESS = re.compile(r"@|:(?=//)|(?<=\w)\.(?=\w+/)")


class Markup(str):
    """Markup of our own, such as a mention, among words that are otherwise made harmless."""


@lru_cache(maxsize=1024)
def one_line(words: str, most: int = 32) -> str:
    """Somebody's own words as one line of a bounded length."""
    kept = "".join(char if char.isprintable() or char == JOINER else " " for char in words)
    line = " ".join(kept.split())
    return line[:most].strip() or "–"


def escaped(line: str) -> str:
    """A line in which nothing is a mention, markdown or a link any more."""
    line = AT_THE_START.sub(r"\1\\\2", ANYWHERE.sub(r"\\\g<0>", line))
    return ADDRESS.sub("\\g<0>\u200b", line)


@lru_cache(maxsize=1024)
def clean(words: str, most: int = 32) -> str:
    """Somebody's own words as they may stand in a message: one line, bounded, harmless.

    What is written from right to left is set apart, so that it does not turn the words around it.
    """
    line = escaped(one_line(words, most))
    return f"\u2068{line}\u2069" if any(bidirectional(char) in ("R", "AL", "AN") for char in line) else line


def about(code: str, key: str, attribute: str | None = "about") -> str:
    """A message that takes no arguments: its attribute, which describes it, or itself."""
    return said(bundle(code), key, attribute)


def said(catalogue: Catalogue, key: str, attribute: str | None) -> str:
    """What a catalogue says without arguments."""
    if not catalogue.has_message(key):
        raise MissingTextError(f"{catalogue.locales[0]} has no message {key}")
    message = catalogue.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        raise MissingTextError(f"{catalogue.locales[0]} has no {attribute or 'value'} of {key}")
    return catalogue.say(pattern, {})[0]


class MissingTextError(KeyError):
    """A catalogue lacks a message, or a message lacks an argument."""


@cache
def may_lack(code: str, key: str, attribute: str | None = None) -> frozenset[str]:
    """The arguments that a message can do without, since it has a variant `none` for each of them."""
    found: set[str] = set()
    message = bundle(code).get_message(key)
    edge: list[Any] = [message.value if attribute is None else message.attributes[attribute]]
    while edge:
        node = edge.pop()
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            if any(isinstance(each, ast.Identifier) and each.name == "none" for each in keys):
                found.add(node.selector.id.name)
        if isinstance(node, list | tuple):
            edge += node
        elif isinstance(node, ast.BaseNode):
            edge += vars(node).values()
    return frozenset(found)


#: Mappings by the last part of their name that do not count things but say the value of each.
VALUED = {"points", "dice", "rolled", "slots"}
#: How lists are named of which any one thing will do.
ANY = "_any"
#: Arguments whose number is a name and no amount: it is written without separators.
NAMED_BY_NUMBER = {"game", "number", "process"}
#: What stands before a negative number where a minus should.
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
#: How long a word that the rules or people bring along may be.
LONGEST_WORD = 200


@lru_cache(maxsize=1024)
def _said(code: str, key: str, args: tuple[tuple[str, Any], ...], attribute: str | None) -> str:
    """The sentence of a key; the same ones are said again and again, and making one takes a while."""
    catalogue = bundle(code)
    if not catalogue.has_message(key):
        raise MissingTextError(f"{code} has no message {key}")
    message = catalogue.get_message(key)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None
    given = dict(args)
    lacking = [name for name in may_lack(code, key, attribute) if given.get(name, "") == ""]
    said, errors = catalogue.say(pattern, given | dict.fromkeys(lacking, "none"))
    if errors:
        raise MissingTextError(f"{code} cannot say {key}: {errors}")
    negative = any(isinstance(value, int) and value < 0 for value in given.values())
    return HYPHEN.sub("−", said) if negative else said


@lru_cache(maxsize=4096)
def _knows(code: str, key: str, games: int) -> bool:
    """Whether a language has a message, with so many games there."""
    return bool(bundle(code).has_message(key))


@lru_cache(maxsize=4096)
def _does(code: str, game: str, kind: str, value: str, version: int, games: int) -> str:
    """The key of what a thing does in a version of the rules; most do nothing of their own."""
    thing = f"{game}-{kind}-{value}"
    keys = (f"{thing}-text-{version}", f"{thing}-text", f"{game}-{kind}-text")
    return next((key for key in keys if _knows(code, key, games)), "")


#: Of a game, a kind and a thing, the symbol of it.
SymbolOf: TypeAlias = Callable[[str, str, str], str]
#: What has no parts of its own.
SIMPLE = frozenset({str, Markup, int, bool})


@lru_cache(maxsize=4096, typed=True)
def _once(
    code: str,
    plain: bool,
    symbol_of: SymbolOf | None,
    key: str,
    attribute: str | None,
    *rest: Any,
) -> str:
    """What a speaker says, by all that it depends on: at last names, None, arguments, and their values.

    The same things are called by their names again and again. Types count, as yes is no 1 here.
    """
    end = rest.index(None)
    given = rest[end + 1 :]
    half = len(given) // 2
    args = dict(zip(given[:half], given[half:], strict=True))
    return Speaker(code, rest[:end], plain=plain, symbol_of=symbol_of)._made(key, args, attribute)


class Speaker:
    """Says things in one language; `names` are the players by seat.

    Whatever people have brought along is made harmless, unless it is said plainly: for a label or a picture,
    where nothing is markup.
    """

    def __init__(
        self,
        code: str,
        names: Sequence[str] = (),
        *,
        plain: bool = False,
        symbol_of: SymbolOf | None = None,
    ) -> None:
        self.code = code
        self.names = names
        self.plain = plain
        self._symbol_of = symbol_of

    def plainly(self) -> "Speaker":
        """Says the same where nothing is markup."""
        return Speaker(self.code, self.names, plain=True)

    def showing(self, symbol_of: SymbolOf) -> "Speaker":
        """Says the same with symbols before the names of things; of game, kind and thing each is made."""
        return Speaker(self.code, self.names, symbol_of=symbol_of)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of a key, with its arguments named; strings among them are taken as they are."""
        return self._say(key, {name: Markup(arg) if type(arg) is str else arg for name, arg in args.items()})

    def text(self, text: Text) -> str:
        """What a text of the rules says."""
        return self._say(text.key, text.args)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return _knows(self.code, key, len(PLUGS))

    def aside(self, text: Text, version: int = 0) -> str:
        """What else there is to say about a text: its attribute `about`, or what the thing it names does.

        A thing that did something else in a version of the rules has a text of its own for that.
        """
        if self.knows(text.key) and "about" in bundle(self.code).get_message(text.key).attributes:
            return self._say(text.key, text.args, "about")
        _, does = self._thing(text, version)
        return self._say(does, text.args) if does else ""

    def named(self, text: Text) -> str:
        """The name of the thing with an effect of its own that a text is about, if it is about one."""
        thing, _ = self._thing(text)
        return self(thing) if thing else ""

    def _thing(self, text: Text, version: int = 0) -> tuple[str, str]:
        """The keys of a thing's name and of what it does, which may be one for all things of its kind."""
        game = text.key.partition("-")[0]
        for kind, value in text.args.items():
            if isinstance(value, str) and (does := _does(self.code, game, kind, value, version, len(PLUGS))):
                return f"{game}-{kind}-{value}", does
        return "", ""

    def choice(self, option: Option, worth: Worth) -> str:
        """What an option is, with what it costs and brings beyond what its own text tells."""
        game = option.text.key.partition("-")[0]
        cost = [Text(f"{game}-costs-{kind}", {kind: n}) for kind, n in _untold(option, worth.cost)]
        gain = [Text(f"{game}-brings-{kind}", {kind: n}) for kind, n in _untold(option, worth.gain)]
        return self(
            f"{game}-choice",
            what=self.text(option.text),
            # A cost for which there are no words here is told among the reasons.
            cost=" · ".join(self.text(text) for text in cost if self.knows(text.key)),
            gain=" · ".join(map(self.text, gain)),
            final=option.final,
        )

    def kind(self, option: Option, worth: Worth, options: int) -> str:
        """A kind of action by the best of so many options of it, with what that brings or is good for."""
        game = option.text.key.partition("-")[0]
        what = self.text(Text(f"{game}-open-{option.verb}", {**option.text.args, "options": options}))
        brings = [Text(f"{game}-brings-{kind}", {kind: amount}) for kind, amount in worth.gain.items()]
        good = [text for text in worth.purpose if not any(name.startswith("color") for name in text.args)]
        good.sort(key=lambda text: -text.args.get("points", 0))
        reasons = " · ".join(map(self.text, brings or good[:1]))
        return self("possible-kind", what=what, worth=reasons) if reasons else what

    def why(self, option: Option, worth: Worth, version: int = 0) -> str:
        """What a choice is good for, and what the thing does that it names."""
        reasons = [self.text(reason) for reason in worth.purpose]
        return " · ".join(filter(None, [*reasons, self.aside(option.text, version)]))

    def event(self, game: str, event: Event) -> str:
        """What an event of a game says; one that only its seat may read has a sentence of its own."""
        kind = "told" if event.only is not None else "event"
        who = {} if event.seat is None else {"seat": event.seat}
        said = self._say(f"{game}-{kind}-{event.kind}", who | event.data)
        return self("as-planned", line=said) if event.planned else said

    def brief(self, game: str, event: Event) -> str:
        """An event in a word or two, without whose it is; nothing where it is of no weight."""
        key = f"{game}-brief-{event.kind}"
        return self.text(Text(key, event.data)) if event.only is None and self.knows(key) else ""

    def listed(self, things: Iterable[str], how: str = "list-and") -> str:
        """Several things as the language lists them."""
        *most, last = list(things) or [""]
        return self(how, most=", ".join(most), last=last) if most else last

    def _say(self, key: str, args: Mapping[str, Any], attribute: str | None = None) -> str:
        names: Sequence[str] = ()
        for name, value in args.items():
            if type(value) not in SIMPLE:
                return self._made(key, args, attribute)
            if name.startswith("seat"):
                names = self.names
        manner = (self.code, self.plain, self._symbol_of, key, attribute)
        return _once(*manner, *names, None, *args, *args.values())

    def _made(self, key: str, args: Mapping[str, Any], attribute: str | None) -> str:
        game = key.partition("-")[0]
        named = [(name, self._named(game, name, value)) for name, value in args.items()]
        return _said(self.code, key, tuple(named), attribute)

    def _named(self, game: str, name: str, value: Any) -> Any:
        category = name.partition("_")[0]
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if category == "seat" and isinstance(value, int):
            return self._seat(game, value)
        if isinstance(value, int) and category in NAMED_BY_NUMBER:
            return str(value)
        if isinstance(value, str):
            key = f"{game}-{category}-{value}"
            if game not in GAMES or not self.knows(key):
                return self._own(value)
            return self._signed(game, category, value, self(key))
        if isinstance(value, Mapping):
            counts = [(self._named(game, name, thing), count) for thing, count in value.items()]
            if name.rpartition("_")[2] in VALUED:
                return self.listed(self("valued", thing=thing, count=count) for thing, count in counts)
            return self.listed(self("counted", thing=thing, count=count) for thing, count in counts)
        if isinstance(value, list | tuple):
            parts = [str(self._named(game, name, part)) for part in value]
            return self.listed(parts, "list-or" if name.endswith(ANY) else "list-and")
        return value

    def _signed(self, game: str, kind: str, value: str, name: str) -> str:
        """The name of a thing, after its symbol if it has one."""
        symbol = self._symbol_of(game, kind, value) if self._symbol_of else ""
        return sign(f"{self.code}:{game}-{symbol}", f"{TIE}{name}", name) if symbol else name

    def _seat(self, game: str, seat: int) -> str:
        """Who sits there; a seat that is no person's may have a name in its game."""
        if seat < len(self.names):
            return self._own(self.names[seat])
        key = f"{game}-seat-{seat}"
        return self(key) if self.knows(key) else f"{seat + 1}"

    def _own(self, words: str) -> str:
        """Words that are not ours, unless they are marked so."""
        return words if self.plain or isinstance(words, Markup) else clean(words, LONGEST_WORD)


def _untold(option: Option, amounts: Amounts) -> Iterator[tuple[str, Any]]:
    """The amounts that an option was not given itself, under their own name: those its text tells."""
    given = option.text.args
    for kind, amount in amounts.items():
        named = [value for name, value in given.items() if name.partition("_")[0] == kind]
        if amount not in named and amount not in [{name: 1} for name in named if isinstance(name, str)]:
            yield kind, amount
