"""Ways through the harbour: however many there are, the best is found without going through them all."""

import json
import re
from collections import deque
from collections.abc import Sequence
from itertools import pairwise, product

import pytest

from rules.core.chance import Chance
from rules.core.printed import Misprint, part
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import WATER, Board, board
from rules.feld.harbour import best_way
from rules.feld.printed import standard
from tests.playing import finished

QUAYS = [place.id for place in board().places.values() if place.kind != "water"]


def harbour(water: Sequence[str], links: Sequence[tuple[str, str]]) -> str:
    """A printed file with another harbour than ours."""
    text = re.sub(r"(?s)\nwater = \[.*?\n\]", f"\nwater = {json.dumps(water)}", standard())
    return re.sub(
        r"(?s)\[harbour.links\]\nrows = \[.*?\n\]", f"[harbour.links]\nrows = {json.dumps(links)}", text
    )


def diamonds(number: int) -> str:
    """A harbour in which one can go around something so many times, on either side: each doubles the ways."""
    layers = [["pier"], *[[f"water-{layer}a", f"water-{layer}b"] for layer in range(number)]]
    links = [(a, b) for one, two in pairwise(layers) for a, b in product(one, two)]
    return harbour([place for layer in layers[1:] for place in layer], [*links, *pairwise(QUAYS)])


def all_ways(printed: Board, start: str) -> dict[str, list[tuple[str, ...]]]:
    """Every shortest way from one place to each other, in the order in which one finds them."""
    near: dict[str, list[str]] = {place: [] for place in printed.places}
    for a, b in printed.links:
        near[a].append(b)
        near[b].append(a)
    ways: dict[str, list[tuple[str, ...]]] = {start: [()]}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in near[place]:
            if other not in ways:
                ways[other] = []
                queue.append(other)
            if not ways[other] or len(ways[other][0]) == len(ways[place][0]) + 1:
                ways[other] += [(*way, other) for way in ways[place]]
    return ways


def test_a_chain_of_diamonds_takes_no_longer_than_any_harbour() -> None:
    printed = diamonds(WATER // 2)
    far = board(printed).journeys["pier"][f"water-{WATER // 2 - 1}b"]
    assert far.spaces == WATER // 2
    assert bin(far.along).count("1") == WATER - 1
    bits = board(printed).places["water-3b"].bit
    assert "water-3b" in best_way(printed, "pier", far.to, bits)
    finished(game, 2, {"printed": printed}, "diamonds")


def test_even_sixty_diamonds_in_a_row_would_be_counted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes through the ways one by one never comes to the end of these."""
    monkeypatch.setattr("rules.feld.board.WATER", 120)
    monkeypatch.setattr(part, "__defaults__", (500,))
    printed = diamonds(60)
    assert len(board(printed).near["pier"]) - 1 == 60
    assert len(best_way(printed, "pier", "water-59a", board(printed).cranes)) == 60


def test_more_water_than_anybody_needs_is_refused() -> None:
    with pytest.raises(Misprint, match=r"printed-too-many table=harbour.water entries=42 most=40"):
        Table.new(game, 2, {"printed": diamonds(WATER // 2 + 1)}, "diamonds")


def tangle(luck: Chance) -> str:
    """A harbour in which everything is linked by luck."""
    water = [f"water-{number}" for number in range(12)]
    names = [*QUAYS, *water]
    links = {(names[luck.below(number, "link")], names[number]) for number in range(1, len(names))}
    while len(links) < 55:
        a, b = sorted((luck.below(len(names), "a"), luck.below(len(names), "b")))
        if a != b:
            links.add((names[a], names[b]))
    return harbour(water, luck.shuffled(sorted(links), "links"))


@pytest.mark.parametrize("seed", range(8))
def test_the_best_way_is_the_first_of_those_on_which_most_can_be_done(seed: int) -> None:
    luck = Chance(f"harbour {seed}")
    text = tangle(luck) if seed else ""
    printed = board(text)
    bit = {place.id: place.bit for place in printed.places.values()}
    for start in QUAYS:
        ways = all_ways(printed, start)
        assert [*ways] == [start, *printed.journeys[start]]
        for goal, journey in printed.journeys[start].items():
            assert {len(way) for way in ways[goal]} == {journey.spaces}
            assert sum({bit[place] for way in ways[goal] for place in way}) == journey.along
            bits = luck.below(1 << len(bit), "bits")
            best = max(ways[goal], key=lambda way: sum(bool(bit[place] & bits) for place in way))
            assert best_way(text, start, goal, bits) == best
