"""Who may import whom, and what the rules may say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.cases import each_of
from tests.sources import ROOT, modules, parsed

#: Nothing that knows the time, the machine or another luck than the seed's.
RULES_MAY = {
    "collections", "copy", "dataclasses", "enum", "functools", "hashlib", "heapq", "importlib", "itertools",
    "math", "msgspec", "operator", "re", "rules", "tomllib", "typing",
}  # fmt: skip


@cache
def imports(path: Path) -> list[str]:
    """What a module loads, by its source; several tests look at the same ones."""
    names = list[str]()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative import"
            names.append(node.module or "")
    return names


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def known(path: Path, names: set[str]) -> Iterator[str]:
    """Of some modules those that a module loads, by their own names or as members of their package."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from names & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                member = f"{node.module}.{alias.name}"
                yield from names & {member if member in names else node.module or ""}


def told(path: Path) -> str:
    return str(path.relative_to(ROOT))


@each_of(lambda: modules("rules"), told)
def test_rules_know_nobody(path: Path) -> None:
    may = RULES_MAY | ({"sys", "pathlib"} if path.name == "__main__.py" else set())
    if "players" in path.parts:
        may |= {"argparse", "concurrent", "gc", "json", "multiprocessing", "os", "pathlib", "sys", "time"}
    assert {name.split(".")[0] for name in imports(path)} <= may


@each_of(lambda: modules("render"), told)
def test_pictures_know_views_only(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] not in {"bot", "tests", "discord", "aiosqlite", "asyncio", "random", "time"}
        if name.startswith("rules"):
            # Who draws which game is told by the registry of games; what is needed is told by a question.
            assert re.fullmatch(r"rules\.\w+\.view|rules\.games|rules\.core\.asking", name), name


@each_of(lambda: modules("bot"), told)
def test_the_bot_is_the_outermost(path: Path) -> None:
    assert not any(name.split(".")[0] == "tests" for name in imports(path))


@each_of(lambda: modules("rules") + modules("render") + modules("bot"), told)
def test_discord_comes_in_and_goes_out_at_the_edge_only(path: Path) -> None:
    room = path.relative_to(ROOT).parts[1]
    names = set(imports(path))
    if room != "edge":
        assert "discord" not in {name.split(".")[0] for name in names}
    if room not in ("edge", "hosting"):
        assert not [name for name in names if name.startswith("bot.edge")]


#: The bot's rooms, each with those that it may know besides itself, as its `__init__` says.
ROOMS = {
    "words": set[str](),
    "store": {"config"},
    "tables": {"store", "words"},
    "messages": {"tables", "store", "words", "workers", "gauges"},
    "play": {"messages", "tables", "store", "words", "workers", "config", "gauges"},
    "people": {"play", "messages", "tables", "store", "words"},
    "outbox": {"play", "messages", "tables", "store", "words", "gauges"},
    "edge": {
        *("outbox", "people", "play", "messages", "tables", "store", "words", "workers", "config"),
        "gauges",
    },
    "hosting": {
        *("edge", "outbox", "people", "play", "messages", "tables", "store", "words", "workers", "config"),
        *("logs", "playground", "gauges", "heap", "loop"),
    },
    "gallery": {"messages", "words"},
}


@each_of(lambda: modules("bot"), told)
def test_a_room_knows_only_those_below_it(path: Path) -> None:
    place = path.relative_to(ROOT / "bot").parts
    if len(place) > 1 and place[0] != "playground":
        known = {name.split(".")[1] for name in imports(path) if name.startswith("bot.")}
        assert known <= ROOMS[place[0]] | {place[0]}


def test_every_room_is_told_of() -> None:
    found = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert found == ROOMS.keys() | {"playground"}


@each_of(lambda: modules("bot"), told)
def test_sql_stands_in_the_store_only(path: Path) -> None:
    """The playground's memory is another file, with one place of its own."""
    place = path.relative_to(ROOT / "bot").parts
    if place[0] != "store" and path.name != "keeper.py":
        nodes = ast.walk(parsed(path))
        words = [node.value for node in nodes if isinstance(node, ast.Constant)]
        assert not [word for word in words if re.match(r"(SELECT|INSERT|UPDATE|DELETE|PRAGMA) ", str(word))]


def test_no_module_imports_itself_in_the_end() -> None:
    """Whoever knows nobody that is left is taken away, until nobody is left: there is no import cycle."""
    paths = {module_of(path): path for path in modules("rules") + modules("render") + modules("bot")}
    left = {name: {*known(path, {*paths})} for name, path in paths.items()}
    while free := [name for name, loaded in left.items() if not loaded & left.keys()]:
        for name in free:
            del left[name]
    assert not left


@each_of(lambda: modules("bot"), told)
def test_only_who_plays_without_a_token_loads_the_playground(path: Path) -> None:
    if path.relative_to(ROOT).parts[1] != "playground":
        loaded = [node for node in parsed(path).body if isinstance(node, ast.ImportFrom)]
        assert not [node.module for node in loaded if (node.module or "").startswith("bot.playground")]


#: The playground's rooms, each with those that it may know besides itself.
PLAYGROUND = {"checks": set[str](), "world": {"checks"}, "api": {"checks", "world"}}


@each_of(lambda: modules("bot/playground"), told)
def test_the_playground_s_rooms_know_only_those_before_them(path: Path) -> None:
    place = path.relative_to(ROOT / "bot/playground").parts
    room = place[0] if len(place) > 1 else None
    known = [name for name in imports(path) if name.split(".")[0] in {"bot", "rules", "render", "discord"}]
    # What the page says is in the folders of the languages.
    free = {"bot.config", *(["bot.words.texts"] if place == ("api", "words.py") else [])}
    if path.name != "welcome.py":
        assert all(name.startswith("bot.playground.") or name in free for name in known), known
    if room is not None:
        rooms = {name.split(".")[2] for name in known if name not in free}
        assert rooms <= {room} | PLAYGROUND[room]


#: How a statement begins.
SQL = re.compile(r"\b(SELECT|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|PRAGMA|CREATE TABLE)\b")


@each_of(lambda: modules("bot"), told)
def test_only_the_store_speaks_to_the_database(path: Path) -> None:
    """The playground has a file of its own."""
    if path.relative_to(ROOT).parts[1] not in ("store", "playground"):
        assert not {name.split(".")[0] for name in imports(path)} & {"sqlite3", "aiosqlite"}
        texts = [node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant)]
        assert not [text for text in texts if isinstance(text, str) and SQL.search(text)]


def sentences(path: Path) -> Iterator[str]:
    """The string constants, docstrings apart, that look like words meant for people."""
    tree = parsed(path)
    documentation = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            documentation.add(node.body[0].value)  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        words = isinstance(node, ast.Constant) and node not in documentation and str(node.value)
        if words and re.search(r"[^\W\d_]+ [^\W\d_]+ [^\W\d_]+", words):
            yield words


@each_of(lambda: modules("rules"), told)
def test_no_sentence_in_the_rules(path: Path) -> None:
    assert not list(sentences(path))


def test_the_packages_are_exactly_these() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages == {"bot", "rules", "render", "tests"}
