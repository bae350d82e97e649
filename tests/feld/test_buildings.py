"""Cards 055 to 108: for each a case where it does what it says, and one where it must not."""

from rules.feld.scoring import end_game_cards
from tests.cases import each_of
from tests.feld.position import act, limits, position, shows
from tests.feld.rows import ROWS, Row, ends, ends_no_more, no, once, yes

MAPS = [
    ("109", "pink", "plantage"),
    ("113", "gray", "haarlemmerbuurt"),
    ("117", "orange", "jordaan"),
    ("121", "brown", "burgwallen"),
    ("125", "purple", "nieuwmarkt"),
    ("129", "black", "grachtengordel"),
]
for number, (map_, color, _) in enumerate(MAPS):
    waag, tower = f"{55 + number:03}", f"{61 + number:03}"
    used = (f"use:{map_}", f"use:{waag}")
    yes(waag, *used, active=[map_], cubes={color: 1}, change={color: -1, "points": 1, "gulden": 1})
    no(waag, active=[map_], cubes={color: 1})
    second = f"{int(map_) + 1:03}"
    yes(tower, active=[map_, second], change={"points": 2})
    no(tower, inactive=[map_])
    no(tower, active=["109" if map_ != "109" else "113"])

ends("067", 3)
ends("067", 8, active=["070"])
ends("067", 15, active=["070", "073"])
ends("068", 8, active=["075"])
ends("068", 3, active=["067", "070", "073"])  # both churches stand with the first Oude Kerk
ends("069", 15, active=["067", "068", "070", "071", "072", "073", "074", "075"])
ends_no_more("067", 3, inactive=["070", "073"])
ends_no_more("067", 8, active=["070", "071"])  # two of one name are no set of three
ends_no_more("068", 3, active=["066", "076"])
ends_no_more("069", 3, active=["067", "068", "070", "071", "073", "074"])
yes("070", inactive=["001", "002", "003"], change={"gulden": 1})
no("070", inactive=["001", "002", "003", "004"])
yes("071", "use:024", "use:071", active=["024"], change={"gulden": 2, "points": 1})
no("071", "worker:take-light_pink", barge="dock-gold")
no("071", "block:plantage-6", "sell:gulden", cubes={"pink": 1})
yes("072", "use:024", "use:072", active=["024"], change={"gulden": 1, "points": 2})
no("072", "market:A3", gulden=1)
unload = {"barge": "store-beer", "hold": ["beer", "lace"]}
yes("073", "deliver:beer", **unload, change={"points": 7})
no("073", "block:plantage-6", "sell:gulden", cubes={"pink": 1}, change={"pink": -1, "gulden": 2})
block = ("block:plantage-6", "store:cheese")
yes("074", *block, "use:074", cubes={"pink": 1}, change={"pink": -1, "space": 1})
no("074", cubes={"pink": 1})
once("074", *block, "use:074", cubes={"pink": 1})
yes("075", "deliver:beer", **unload, change={"points": 6, "gulden": 1})
no("075", "block:plantage-6", "sell:pink", cubes={"pink": 1}, change={})
ROOFS = {
    "glass": 11,
    "jenever": 5,
    "coffee": 10,
    "beer": 6,
    "tiles": 7,
    "cheese": 8,
    "lace": 5,
    "furniture": 9,
    "tulip": 7,
}
for number, (good, roof) in enumerate(ROOFS.items(), 76):
    code = f"{number:03}"
    yes(code, f"deliver:{good}", barge=f"store-{good}", hold=[good, good], change={"points": roof + 4})
    yes(code, f"deliver:{good}", barge="ware-7", hold=[good, good], change={"points": 11})
    other = "beer" if good != "beer" else "lace"
    no(code, f"deliver:{other}", barge="ware-7", hold=[good, other], change={"points": 7})
ends("085", 3, active=["109", "110", "113"])
ends("085", 0, active=["001"])
ends("086", 6, active=["007", "011"])
ends_no_more("086", 2, active=["024", "031", "109"], inactive=["007"])
ends("087", 6, active=["055", "056", "001", "109"])
ends_no_more("087", 2, active=["001", "109"], inactive=["055"])
for code in ("088", "089", "090"):
    yes(code, change={"gulden": 1})
    yes(code, active=["085"], change={"gulden": 2})
    once(code)
for number, color in enumerate(("pink", "orange", "brown", "gray", "purple", "black"), 91):
    yes(f"{number:03}", change={color: 1})
    once(f"{number:03}")
yes("097", points=1, change={"points": 1})
no("097")
yes("098", inactive=["001"], change={"points": 2})
no("098", inactive=["001", "002", "003", "004"])
yes("099", "use:109", "use:099", active=["109"], cubes={"pink": 1}, change={"pink": -1, "points": 3})
no("099", active=["109"], cubes={"pink": 1})
yes("100", active=["001", "002", "003"], change={"gulden": 1})
no("100", active=["001", "002", "055"])
yes("101", active=["055", "056"], change={"points": 2})
no("101", active=["055"])
yes("102", active=["109", "110", "111"], change={"gulden": 1})
no("102", active=["109", "110"])
ends("103", 8, active=["001", "002", "003", "004", "007"])
ends("103", 0, active=["001", "007"])
ends("104", 3, active=["109", "110", "111", "113"])
ends("104", 0, active=["109", "113"])
ends("105", 4, space=12)
ends("105", 0, space=4)
ends("106", 2, owners={"jordaan-1": 0, "plantage-1": 0, "plantage-2": 1})
ends("106", 0, owners={"plantage-2": 1})
ends("107", 8, left_pier=True)
ends("107", 0)
ends("107", 0, barge="water-s5", left_pier=True)
ends("108", 6, active=["031", "032", "033", "019", "020", "049", "050"])  # the example of the addendum
ends("108", 0)


@each_of(lambda: [row for row in ROWS if 55 <= int(row.code) <= 108])
def test_building(row: Row) -> None:
    row.check()


@limits("074")
def test_074_left_alone_is_not_marked_and_advances_once_a_round() -> None:
    g = position(active=["074", "028"], cubes={"pink": 3})
    act(g, "block:plantage-6", "store:cheese", "block:plantage-5", "store:tiles")
    assert g.seats[0].used == {"028": 1}
    g = position(active=["074", "028"], cubes={"pink": 3})
    after = act(g, "block:plantage-6", "store:cheese", "use:074", "block:plantage-5", "store:tiles")
    assert g.seats[0].space == 2
    assert "use:074" not in after


@limits("061", "062", "063", "064", "065", "066")
def test_towers_count_during_the_game_and_not_at_its_end() -> None:
    g = position(active=["061", "062", "063", "064", "065", "066", "109", "113"])
    assert end_game_cards(g, 0) == {}


@shows("067", "068", "069")
def test_three_sets_of_churches() -> None:
    g = position(active=["067", "068", "069", "070", "071", "073"])
    assert end_game_cards(g, 0) == {"067": 15, "068": 8, "069": 3}
