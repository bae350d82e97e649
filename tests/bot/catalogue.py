"""The catalogues as they are written: messages with what they show and by what they choose."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "bot" / "words" / "locales"


@dataclass
class Message(Visitor):
    """One message, or one attribute of one: looked through by visiting it."""

    key: str
    #: Where it stands within the folder of its language.
    file: str
    #: The variables that are shown.
    shown: set[str] = field(default_factory=set)
    #: The variables by whose number a variant is chosen, and those by whose value.
    counted: set[str] = field(default_factory=set)
    selected: set[str] = field(default_factory=set)
    #: The names of the variants that there are for a variable.
    variants: dict[str, set[str]] = field(default_factory=dict)
    #: Those without which it can do, since it has a variant `none`.
    optional: set[str] = field(default_factory=set)
    #: The other messages that are quoted.
    quoted: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    @property
    def variables(self) -> set[str]:
        return self.shown | self.counted | self.selected

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), f"{self.key} chooses by no variable"
        variable, variants = node.selector.id.name, [variant.key for variant in node.variants]
        words = {key.name for key in variants if isinstance(key, ast.Identifier)}
        self.variants.setdefault(variable, set()).update(words)
        plural = "one" in words or ("other" in words and len(words) < len(variants))
        (self.counted if plural else self.selected).add(variable)
        if "none" in words:
            self.optional.add(variable)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def catalogue(code: str) -> dict[str, Message]:
    """All messages of a language; `key.about` is an attribute."""
    return written(LOCALES / code)


def written(folder: Path) -> dict[str, Message]:
    """All messages of a folder."""
    found: dict[str, Message] = {}

    def read(key: str, file: Path, pattern: ast.Pattern | None) -> None:
        assert pattern is not None, f"{file}: {key} says nothing"
        assert key not in found, f"{file}: {key} is there twice, also in {found[key].file}"
        found[key] = Message(key, str(file.relative_to(folder)))
        found[key].visit(pattern)

    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                read(entry.id.name, file, entry.value)
                for attribute in entry.attributes:
                    read(f"{entry.id.name}.{attribute.id.name}", file, attribute.value)
    return found


def lacking(here: dict[str, Message], english: dict[str, Message]) -> list[str]:
    """What is to be written, moved or taken out until a language says all that English says, file by file."""
    missing = [f"{english[key].file}: {key} is missing" for key in english.keys() - here.keys()]
    foreign = [f"{here[key].file}: {key} is not said in English" for key in here.keys() - english.keys()]
    moved = [
        f"{here[key].file}: {key} belongs into {english[key].file}"
        for key in here.keys() & english.keys()
        if here[key].file != english[key].file
    ]
    return sorted([*missing, *foreign, *moved])
