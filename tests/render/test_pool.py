"""Bytes in cells: they come back as they were, and their cells serve others when nobody wants them."""

from random import Random

import pytest

from render.pool import CELL, Pool


def test_pieces_of_all_sizes_come_back_as_they_were_while_others_come_and_go() -> None:
    pool, luck = Pool(100 * CELL), Random("pool")
    kept: dict[bytes, object] = {}
    for _ in range(600):
        data = luck.randbytes(luck.randint(1, 12 * CELL))
        kept[data] = pool.put(data)
        while len(kept) > luck.randint(3, 40):
            del kept[luck.choice(list(kept))]
        assert all(bytes(piece) == data for data, piece in kept.items())  # type: ignore[call-overload]
    kept.clear()
    assert len(pool) == 100, "all cells are free again"


@pytest.mark.parametrize("size", [0, 1, CELL, CELL + 1, 5 * CELL])
def test_a_piece_takes_the_cells_that_it_needs(size: int) -> None:
    pool = Pool(8 * CELL)
    piece = pool.put(b"x" * size)
    assert len(pool) == 8 - -(-size // CELL)
    assert bytes(piece) == b"x" * size


def test_what_has_no_room_lies_apart() -> None:
    pool = Pool(2 * CELL)
    first = pool.put(b"1" * CELL)
    second = pool.put(b"2" * 2 * CELL)
    assert (bytes(first), bytes(second), len(pool)) == (b"1" * CELL, b"2" * 2 * CELL, 1)
    del second
    assert len(pool) == 1
    del first
    assert len(pool) == 2
