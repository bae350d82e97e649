"""The source of the project as trees: read once by each process for all tests that look at it."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


def modules(package: str) -> list[Path]:
    """All modules of a package, or of a part of one."""
    return sorted((ROOT / package).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    """What stands in a module."""
    return ast.parse(path.read_text("utf-8"))
