"""Least squares: by which weights what is seen comes nearest to what came of it."""

from collections.abc import Sequence


class Squares:
    """Sums of products, from which weights are found; the first sign stands for what is always there."""

    def __init__(self, size: int) -> None:
        """Begin with no rows of so many signs."""
        self.size = size
        self.rows = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.ends = [0.0] * size

    def add(self, signs: Sequence[float], end: float) -> None:
        """Add a row of signs and what came of them."""
        self.rows += 1
        for row, ends, one in zip(range(len(signs)), self.ends, signs, strict=True):
            if one:
                self.ends[row] = ends + one * end
                self.products[row] = [
                    total + one * other for total, other in zip(self.products[row], signs, strict=True)
                ]

    def solution(self, ridge: float) -> list[float]:
        """The weights, all but the first drawn towards none as strongly as so many rows would."""
        rows = [[*row, end] for row, end in zip(self.products, self.ends, strict=True)]
        for place in range(1, self.size):
            rows[place][place] += ridge
        for place in range(self.size):
            pivot = rows[place]
            for other in range(self.size):
                if other != place and (times := rows[other][place] / pivot[place]):
                    rows[other] = [value - times * by for value, by in zip(rows[other], pivot, strict=True)]
        return [row[-1] / row[place] for place, row in enumerate(rows)]
