"""All that rules say while a game is played: text keys and kinds of events that a catalogue must know."""

import ast
import re
from functools import cache

from tests.sources import ROOT, parsed


def _nodes(game: str) -> list[ast.AST]:
    """The rules of a game, but for what can only be looked up."""
    played = [path for path in sorted((ROOT / "rules" / game).glob("*.py")) if path.stem != "index"]
    return [node for path in played for node in ast.walk(parsed(path))]


@cache
def text_keys(game: str) -> frozenset[str]:
    """Every key of a text in the rules."""
    constants = [node.value for node in _nodes(game) if isinstance(node, ast.Constant)]
    texts = [value for value in constants if isinstance(value, str)]
    return frozenset([text for text in texts if re.fullmatch(f"{game}-[a-z-]+", text)])


@cache
def event_kinds(game: str) -> frozenset[str]:
    """Every kind of event in the rules."""
    kinds = set()
    for node in _nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"happen": 1, "whisper": 2}.get(node.func.id)
            if place is not None:
                kind = node.args[place]
                assert isinstance(kind, ast.Constant), "a kind of event stands in the rules as it is"
                kinds.add(str(kind.value))
    return frozenset(kinds)
