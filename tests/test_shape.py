"""How large things may grow: functions under a screen, classes that can be overlooked."""

import ast
from pathlib import Path

from tests.cases import each_of
from tests.sources import ROOT, modules, parsed

#: Lines of a function, with its decorators and its docstring; and what a class offers.
LONGEST, MOST = 60, 15
#: A class that stands for a whole world may have more.
WORLD = ROOT / "bot" / "playground" / "world"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return (function.end_lineno or first) - first + 1


def offered(kind: ast.ClassDef) -> list[str]:
    """The public methods and properties of a class."""
    return [node.name for node in kind.body if isinstance(node, FUNCTIONS) and not node.name.startswith("_")]


@each_of(lambda: modules("rules") + modules("render") + modules("bot"))
def test_nothing_has_grown_too_large(path: Path) -> None:
    parts = list(ast.walk(parsed(path)))
    long = {node.name: lines(node) for node in parts if isinstance(node, FUNCTIONS) and lines(node) > LONGEST}
    wide = {
        node.name: offered(node)
        for node in parts
        if isinstance(node, ast.ClassDef) and len(offered(node)) > MOST and not path.is_relative_to(WORLD)
    }
    assert (long, wide) == ({}, {})
