"""Cards 109 to 132: for each a case where it does what it says, and one where it must not."""

from tests.cases import each_of
from tests.feld.rows import ROWS, Row, no, once, yes

COLORS = ("pink", "gray", "orange", "brown", "purple", "black")
GAINS = ({"points": 1}, {"gulden": 1}, {"gulden": 1}, {"points": 1, "gulden": 1})
for number in range(24):
    code, color, gain = f"{109 + number}", COLORS[number // 4], GAINS[number % 4]
    yes(code, cubes={color: 1}, change={color: -1, **gain})
    no(code, cubes={other: 1 for other in COLORS if other != color})
    once(code, cubes={color: 2})


@each_of(lambda: [row for row in ROWS if int(row.code) >= 109])
def test_map(row: Row) -> None:
    row.check()
