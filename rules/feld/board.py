"""The board as it is printed: city, harbour, Amstel canal, markets, and what stands on the cards."""

from collections import deque
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import accumulate
from operator import or_
from typing import Any, Literal

from msgspec import Struct

from rules.core.asking import Option, Text
from rules.core.printed import Misprint, part, read, rows
from rules.feld.printed import check_id, number, numbers, same, standard

#: The districts with the colour of their roofs and maps; both numbered as cards 109 to 132 have them.
DISTRICTS = {
    "plantage": "pink",
    "haarlemmerbuurt": "gray",
    "jordaan": "orange",
    "burgwallen": "brown",
    "nieuwmarkt": "purple",
    "grachtengordel": "black",
}
COLORS = tuple(DISTRICTS.values())
COMMODITIES = ("glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip")
WORKERS = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")
BLOCKS = 6
ROOFS = 3
WAREHOUSES = 4
PIER = "pier"
#: In more water than this nobody would find a way.
WATER = 40
#: The cards of each deck by their codes.
DECKS = {
    deck: tuple([f"{number:03}" for number in numbers])
    for deck, numbers in (("craftsman", range(1, 55)), ("building", range(55, 109)), ("map", range(109, 133)))
}
#: The market tiles by their table, and the stack to which each belongs by its first letters.
TILES = {
    "market": {f"A{place}" for place in range(1, 9)} | {f"B{place}" for place in range(9, 17)},
    "market_extra": {f"CA{place}" for place in range(17, 21)} | {f"CB{place}" for place in range(21, 25)},
}
#: What tiles do beyond giving points, steps and cubes.
DOING = {
    "CA17": Text("feld-does-sail"),
    "CA18": Text("feld-does-exchange"),
    "CA20": Text("feld-does-activate"),
    "CB21": Text("feld-does-tow"),
    "CB22": Text("feld-does-block"),
    "CB23": Text("feld-does-each-color"),
    "CB24": Text("feld-does-activate-two"),
}
Kind = Literal["pier", "store", "ware", "dock", "water"]
ICONS = ("I", "II", "III", "PERM", "END")


class Block(Struct, frozen=True):
    """A block of buildings; `near` are those that a bridge joins to it."""

    id: str
    district: str
    color: str
    cost: int
    near: tuple[str, ...]
    #: The options to take possession of it for its cost, by the commodity that lies on it.
    take: dict[str, Option]


class Place(Struct, frozen=True):
    """A space in the harbour; `takes` is a storehouse's commodity, `roofs` its or a warehouse's values."""

    id: str
    kind: Kind
    bit: int
    takes: str | None = None
    roofs: tuple[int, ...] = ()
    worker: str | None = None

    @property
    def crane(self) -> bool:
        """Whether commodities can be loaded here: at the docks and the pier."""
        return self.kind in ("dock", "pier")


class Journey(Struct, frozen=True):
    """The shortest ways from one place to another.

    They are not listed, for their number doubles with every two ways around something: `before` are the last
    places on them before they arrive, and `along` has the bits of all places on them.
    """

    to: str
    spaces: int
    before: tuple[str, ...]
    along: int


class Tile(Struct, frozen=True):
    """A market tile: what it costs and what it gives."""

    code: str
    gulden: int
    points: int
    amstel: int
    any: int
    option: Option


class Card(Struct, frozen=True):
    """What is printed on a card besides its effect, and the options that name it."""

    code: str
    deck: str
    kind: str
    icon: str
    cost: dict[str, int]
    #: The same as pairs, and how many resources it costs.
    price: tuple[tuple[str, int], ...]
    cubes: int
    take: Option
    activate: Option
    use: Option


class Board(Struct, frozen=True):
    """All that is printed, checked."""

    blocks: dict[str, Block]
    #: The blocks of each colour, and those of them for which so many cubes are enough.
    colors: dict[str, tuple[Block, ...]]
    payable: dict[str, tuple[tuple[Block, ...], ...]]
    places: dict[str, Place]
    links: tuple[tuple[str, str], ...]
    #: From every place to every other, the nearest first.
    journeys: dict[str, dict[str, Journey]]
    #: From every place, by spaces up to the farthest: the bits of all places that are as near.
    near: dict[str, tuple[int, ...]]
    #: The docks by colour, the bits of all cranes, the places with roofs, also by what alone they take.
    docks: dict[str, Place]
    cranes: int
    roofed: tuple[Place, ...]
    takers: dict[str | None, tuple[Place, ...]]
    spaces: int
    mouth: int
    #: The bridges of the Amstel: the space before each, and its points.
    bridges: tuple[tuple[int, int], ...]
    magazine: tuple[int, ...]
    black_market: tuple[tuple[str, ...], ...]
    tiles: dict[str, Tile]
    cards: dict[str, Card]


@lru_cache(maxsize=64)
def board(printed: str = "") -> Board:
    """The board of a printed file's text; the empty text is the file that comes with the game."""
    tables = read(printed or standard())
    places = _places(tables)
    links = _links(tables, places)
    journeys = {start: _journeys(start, places, links) for start in places}
    spaces, mouth, bridges = _amstel(tables)
    blocks = _blocks(tables)
    colors = {color: tuple([b for b in blocks.values() if b.color == color]) for color in COLORS}
    return Board(
        blocks=blocks,
        colors=colors,
        payable={color: _payable(some) for color, some in colors.items()},
        places=places,
        links=links,
        journeys=journeys,
        near={start: _near(ways.values()) for start, ways in journeys.items()},
        docks={place.worker: place for place in places.values() if place.worker},
        cranes=sum(place.bit for place in places.values() if place.crane),
        roofed=tuple([place for place in places.values() if place.roofs]),
        takers={
            good: tuple([place for place in places.values() if place.roofs and place.takes == good])
            for good in (None, *COMMODITIES)
        },
        spaces=spaces,
        mouth=mouth,
        bridges=bridges,
        magazine=numbers(tables, "magazine", "values", 4),
        black_market=_black_market(tables),
        tiles=_tiles(tables),
        cards=_cards(tables),
    )


def _pairs(
    tables: dict[str, Any], table: str, known: Iterable[str]
) -> tuple[tuple[tuple[str, str], ...], dict[str, list[str]]]:
    """Rows of two ends, once as they are and once by end; all of them must hang together."""
    near: dict[str, list[str]] = {name: [] for name in known}
    found = []
    for entry, (a, b) in rows(tables, table, (str, str), 2):
        if a not in near or b not in near or a == b:
            raise Misprint("printed-ends", table=table, entry=entry)
        if b in near[a]:
            raise Misprint("printed-duplicate", table=table, entry=entry, id=f"{a}-{b}")
        near[a].append(b)
        near[b].append(a)
        found.append((a, b))
    start = next(iter(near))
    reached, edge = {start}, {start}
    while edge:
        edge = {other for place in edge for other in near[place]} - reached
        reached |= edge
    for name in near:
        if name not in reached:
            raise Misprint("printed-unconnected", table=table, entry=name)
    return tuple(found), near


def _blocks(tables: dict[str, Any]) -> dict[str, Block]:
    same("city.blocks", set(part(tables, "city.blocks", dict)), set(DISTRICTS))
    costs = {
        f"{district}-{place}": (district, cost)
        for district in DISTRICTS
        for place, cost in enumerate(numbers(tables, "city.blocks", district, BLOCKS), 1)
    }
    _, near = _pairs(tables, "bridges", costs)
    return {
        block: _block(block, district, cost, tuple(near[block])) for block, (district, cost) in costs.items()
    }


def _block(block: str, district: str, cost: int, near: tuple[str, ...]) -> Block:
    color = DISTRICTS[district]
    take = {good: block_option(block, good, color, cost) for good in COMMODITIES}
    return Block(block, district, color, cost, near, take)


def _payable(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], ...]:
    most = max(block.cost for block in blocks)
    return tuple([tuple([b for b in blocks if b.cost <= cubes]) for cubes in range(most + 1)])


def block_option(block: str, good: str, color: str, cost: int) -> Option:
    """The option to take possession of a block with the commodity that lies on it."""
    text = Text("feld-block", {"block": block, "good": good, "color_cost": {color: cost}})
    return Option(f"block:{block}", text)


def _places(tables: dict[str, Any]) -> dict[str, Place]:
    storehouses = part(tables, "harbour.storehouses", dict)
    same("harbour.storehouses", set(storehouses), set(COMMODITIES))
    warehouses = part(tables, "harbour.warehouses", dict)
    if len(warehouses) != WAREHOUSES:
        raise Misprint(
            "printed-count",
            table="harbour",
            entry="warehouses",
            entries=len(warehouses),
            expected=WAREHOUSES,
        )
    docks = part(tables, "harbour.docks", list)
    same("harbour.docks", sorted(map(str, docks)), sorted(WORKERS))
    places: dict[str, Place] = {}

    def add(table: str, name: str, kind: Kind, **more: Any) -> None:
        if check_id(table, name) in places:
            raise Misprint("printed-duplicate", table=table, entry=name, id=name)
        places[name] = Place(name, kind, 1 << len(places), **more)

    add("harbour", PIER, "pier")
    for good in storehouses:
        roofs = numbers(tables, "harbour.storehouses", good, ROOFS)
        add("harbour.storehouses", f"store-{good}", "store", takes=good, roofs=roofs)
    for name, value in warehouses.items():
        roofs = (number("harbour.warehouses", name, value),)
        add("harbour.warehouses", name, "ware", roofs=roofs)
    for color in docks:
        add("harbour.docks", f"dock-{color}", "dock", worker=color)
    for name in part(tables, "harbour.water", list, WATER):
        add("harbour.water", name, "water")
    return places


def _links(tables: dict[str, Any], places: dict[str, Place]) -> tuple[tuple[str, str], ...]:
    return _pairs(tables, "harbour.links", places)[0]


def _journeys(start: str, places: dict[str, Place], links: tuple[tuple[str, str], ...]) -> dict[str, Journey]:
    """From one place to every other, the nearest first."""
    near: dict[str, list[str]] = {place: [] for place in places}
    for a, b in links:
        near[a].append(b)
        near[b].append(a)
    spaces, along = {start: 0}, {start: 0}
    before: dict[str, list[str]] = {}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in near[place]:
            if other not in spaces:
                spaces[other], before[other], along[other] = spaces[place] + 1, [], places[other].bit
                queue.append(other)
            if spaces[other] == spaces[place] + 1:
                before[other].append(place)
                along[other] |= along[place]
    return {to: Journey(to, spaces[to], tuple(before[to]), along[to]) for to in spaces if to != start}


def _near(ways: Collection[Journey]) -> tuple[int, ...]:
    """The bits of all places along ways of so many spaces or fewer."""
    bits = [0] * (max(way.spaces for way in ways) + 1)
    for way in ways:
        bits[way.spaces] |= way.along
    return tuple(accumulate(bits, or_))


def _amstel(tables: dict[str, Any]) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    spaces = number("amstel", "spaces", part(tables, "amstel.spaces", int), 2)
    mouth = number("amstel", "mouth", part(tables, "amstel.mouth", int))
    bridges = []
    for entry, row in enumerate(part(tables, "amstel.bridges", list), 1):
        if not isinstance(row, list) or len(row) != 2:
            raise Misprint("printed-row", table="amstel.bridges", entry=str(entry), expected=["int", "int"])
        before, points = (number("amstel.bridges", str(entry), value) for value in row)
        if before >= spaces:
            raise Misprint("printed-value", table="amstel.bridges", entry=str(entry), value=str(before))
        bridges.append((before, points))
    return spaces, mouth, tuple(sorted(bridges))


def _black_market(tables: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    grid = tuple([tuple(row) for _, row in rows(tables, "black_market", (str, str, str))])
    same("black_market", sorted(good for row in grid for good in row), sorted(COMMODITIES))
    return grid


def _tiles(tables: dict[str, Any]) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    for table, names in TILES.items():
        for entry, (code, *values) in rows(tables, table, (str, int, int, int, int)):
            gulden, points, amstel, cubes = (number(table, entry, value, 0) for value in values)
            text = Text("feld-market", tile_words(code, gulden, points, amstel, cubes))
            tiles[code] = Tile(code, gulden, points, amstel, cubes, Option(f"market:{code}", text))
        same(table, set(tiles) - {name for other in TILES if other != table for name in TILES[other]}, names)
    return tiles


def tile_words(code: str, gulden: int, points: int, amstel: int, cubes: int) -> dict[str, Any]:
    """What a market tile has to say, with the numbers that are printed on it."""
    gains = [
        *([Text("feld-gives-points", {"points": points})] if points else []),
        *([Text("feld-gives-spaces", {"spaces": amstel})] if amstel else []),
        *([Text("feld-gives-cubes", {"cubes": cubes})] if cubes else []),
        *([DOING[code]] if code in DOING else []),
    ]
    return {"tile": code, "gulden": gulden, "gains": gains}


def _cards(tables: dict[str, Any]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for deck, table in (("craftsman", "craftsmen"), ("building", "buildings"), ("map", "maps")):
        table = f"cards.{table}"
        codes = {*DECKS[deck]}
        for entry, (code, kind, icon, cost) in rows(tables, table, (str, str, str, dict)):
            if code not in codes or code in cards:
                raise Misprint("printed-card", table=table, entry=entry)
            if icon not in ICONS:
                raise Misprint("printed-icon", table=table, entry=entry, icon=icon[:40])
            if not cost or not set(cost) <= set(COLORS):
                raise Misprint("printed-cost", table=table, entry=entry)
            for cubes in cost.values():
                number(table, entry, cubes)
            cost = {color: cost[color] for color in COLORS if color in cost}
            cards[code] = _card(code, deck, check_id(table, kind), icon, cost)
        same(table, {code for code in cards if cards[code].deck == deck}, codes)
    return dict(sorted(cards.items()))


def _card(code: str, deck: str, kind: str, icon: str, cost: dict[str, int]) -> Card:
    return Card(
        code,
        deck,
        kind,
        icon,
        cost,
        price=tuple(cost.items()),
        cubes=sum(cost.values()),
        take=Option(f"card:{code}", Text("feld-card", {"card": code, "color_cost": cost})),
        activate=Option(f"activate:{code}", Text("feld-activate", {"card": code, "color_cost": cost})),
        use=Option(f"use:{code}", Text("feld-use", {"card": code})),
    )
