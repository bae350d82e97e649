"""Bytes that stay for a while, in memory that is divided into cells of one size.

Pieces of all sizes that come with every picture, and go at another time each, would leave gaps in the heap,
and the gaps would add up. Cells leave none: any of them serves the next piece.
"""

from operator import length_hint

#: Bytes of a cell: small enough that little is wasted at the end of a piece, and not too many of them.
CELL = 512
#: So many cells are taken from the system at once: so many bytes that they lie apart from the heap.
AT_ONCE = 2048


class Pool:
    """So many bytes for all that is kept together."""

    def __init__(self, size: int) -> None:
        """Have nothing in it; more memory is taken only as far as it is needed, and then kept."""
        self._memory: list[memoryview] = []
        #: The cells that nobody uses any more, and those that nobody has used yet.
        self._free: list[int] = []
        self._fresh = iter(range(size // CELL))

    def put(self, data: bytes) -> "Piece":
        """Lay some bytes into free cells; where there are too few of them, they lie apart."""
        cells: list[int] = []
        try:
            for begin in range(0, len(data), CELL):
                cells.append(self._free.pop() if self._free else next(self._fresh))
                part = data[begin : begin + CELL]
                self._cell(cells[-1])[: len(part)] = part
        except (IndexError, StopIteration):
            self._free += cells
            return Piece(self, [], len(data), data)
        return Piece(self, cells, len(data))

    def read(self, cells: list[int]) -> bytes:
        """What lies in some cells."""
        return b"".join(map(self._cell, cells))

    def free(self, cells: list[int]) -> None:
        """Let others use some cells."""
        self._free += cells

    def _cell(self, number: int) -> memoryview:
        which, place = divmod(number, AT_ONCE)
        while which >= len(self._memory):
            self._memory.append(memoryview(bytearray(AT_ONCE * CELL)))
        return self._memory[which][place * CELL : (place + 1) * CELL]

    def __len__(self) -> int:
        """How many cells are free."""
        return len(self._free) + length_hint(self._fresh)


class Piece:
    """Some bytes in a pool, as long as anybody has this."""

    __slots__ = ("_apart", "_cells", "_pool", "_size")

    def __init__(self, pool: Pool, cells: list[int], size: int, apart: bytes = b"") -> None:
        """Lie in these cells, or apart from them."""
        self._pool, self._cells, self._size, self._apart = pool, cells, size, apart

    def __len__(self) -> int:
        """How many bytes."""
        return self._size

    def __bytes__(self) -> bytes:
        """The bytes, as they were."""
        return self._apart or self._pool.read(self._cells)[: self._size]

    def __del__(self) -> None:
        """Nobody wants it any more."""
        self._pool.free(self._cells)
