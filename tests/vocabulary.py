"""All that rules say while a game is played: text keys and kinds of events that a catalogue must know."""

import ast
import re
from pathlib import Path

RULES = Path(__file__).parent.parent / "rules"


def _nodes(game: str) -> list[ast.AST]:
    """The rules of a game, but for what can only be looked up."""
    played = [path for path in sorted((RULES / game).glob("*.py")) if path.stem != "index"]
    trees = [ast.parse(path.read_text("utf-8")) for path in played]
    return [node for tree in trees for node in ast.walk(tree)]


def text_keys(game: str) -> set[str]:
    """Every key of a text in the rules."""
    constants = [node.value for node in _nodes(game) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str) and re.fullmatch(f"{game}-[a-z-]+", value)}


def event_kinds(game: str) -> set[str]:
    """Every kind of event in the rules."""
    kinds = set()
    for node in _nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"happen": 1, "whisper": 2}.get(node.func.id)
            if place is not None:
                kind = node.args[place]
                assert isinstance(kind, ast.Constant), "a kind of event stands in the rules as it is"
                kinds.add(str(kind.value))
    return kinds
