"""What the code says, read from its source: keys of the catalogues and what goes into them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.sources import ROOT, modules, parsed

#: Functions that take a key, and at which place.
TAKE_A_KEY = {"say": 0, "Text": 0, "Illegal": 0, "Misprint": 0, "choice": 0, "about": 1}
#: What returns a speaker that is called at once.
GIVE_A_SPEAKER = {"speaker", "speaker_for", "plainly", "Speaker"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Saying:
    """A place where something is said; a key that is put together there is a pattern."""

    pattern: str
    exact: bool
    #: What is given to go into it; None where only the running program knows.
    args: frozenset[str] | None
    where: str

    def __str__(self) -> str:
        return f"{self.where} {self.pattern}"

    def says(self, key: str) -> bool:
        return _compiled(self.pattern).fullmatch(key) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """There are more of them than `re` keeps by itself."""
    return re.compile(pattern)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _patterns(key: ast.expr, scope: ast.AST) -> Iterator[tuple[str, bool]]:
    """What a key can be, and whether that is all that it can be."""
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text), True
        case ast.IfExp(body=one, orelse=other):
            yield from _patterns(one, scope)
            yield from _patterns(other, scope)
        case ast.JoinedStr(values=parts):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
            )
            if re.search("[a-z]", pattern):
                yield pattern, False
        case ast.Name(id=name):
            for node in ast.walk(scope):
                if isinstance(node, ast.Assign) and any(_name(target) == name for target in node.targets):
                    yield from _patterns(node.value, scope)


def _args(call: ast.Call) -> frozenset[str] | None:
    """The names of what is given along, unless they cannot be read."""
    names: set[str | None] = {keyword.arg for keyword in call.keywords}
    if _name(call.func) == "Text" and len(call.args) > 1:
        given = call.args[1]
        if not isinstance(given, ast.Dict):
            return None
        names = {str(key.value) if isinstance(key, ast.Constant) else None for key in given.keys}
    return None if None in names else frozenset(str(name) for name in names)


def _sayings(path: Path, tree: ast.Module) -> Iterator[Saying]:
    outside = [node for node in tree.body if not isinstance(node, (*FUNCTIONS, ast.ClassDef))]
    for scope in [*outside, *(node for node in ast.walk(tree) if isinstance(node, FUNCTIONS))]:
        for node in ast.walk(scope):
            if not isinstance(node, ast.Call):
                continue
            at_once = isinstance(node.func, ast.Call) and _name(node.func.func) in GIVE_A_SPEAKER
            place = 0 if at_once or _name(node.func) == "self" else TAKE_A_KEY.get(_name(node.func))
            if place is None or len(node.args) <= place:
                continue
            for pattern, exact in _patterns(node.args[place], scope):
                yield Saying(pattern, exact, _args(node), f"{path.relative_to(ROOT)}:{node.lineno}")


def _events(path: Path, tree: ast.AST) -> Iterator[Saying]:
    """The events of a game's rules, by the sentences that tell them."""
    game = path.relative_to(ROOT).parts[1]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _name(node.func) not in ("happen", "whisper"):
            continue
        whispered = _name(node.func) == "whisper"
        kind = node.args[2 if whispered else 1]
        if not isinstance(kind, ast.Constant):
            continue
        args = _args(node)
        if args is not None and (whispered or len(node.args) > 2):
            args |= {"seat"}
        pattern = re.escape(f"{game}-{'told' if whispered else 'event'}-{kind.value!s}")
        yield Saying(pattern, True, args, f"{path.relative_to(ROOT)}:{node.lineno}")


@cache
def sources() -> dict[Path, ast.Module]:
    """All modules that may say something."""
    return {path: parsed(path) for package in ("bot", "render", "rules") for path in modules(package)}


@cache
def sayings() -> frozenset[Saying]:
    """Everything that is said anywhere."""
    found: set[Saying] = set()
    for path, tree in sources().items():
        found |= {*_sayings(path, tree)}
        if path.is_relative_to(ROOT / "rules") and path.parent.name != "core":
            found |= {*_events(path, tree)}
    return frozenset(found)


@cache
def constants(package: str) -> frozenset[str]:
    """Every string that stands in a package."""
    return frozenset(
        node.value
        for path, tree in sources().items()
        if path.is_relative_to(ROOT / package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
