"""Lattices of whole numbers: a basis of short vectors, and a point of the lattice near another point."""

from __future__ import annotations

from math import fsum
from operator import mul

Vector = list[int]


def dot(one: list[float], other: list[float]) -> float:
    """The product of two vectors."""
    return fsum(map(mul, one, other))


def reduced(basis: list[Vector]) -> list[Vector]:
    """The basis, reduced by the algorithm of Lenstra, Lenstra and Lovász, in whole numbers only."""
    rows, n = [list(row) for row in basis], len(basis)
    d = [1] + [0] * n  # the determinants of the first rows' products
    coefficients = [[0] * n for _ in range(n)]  # times those determinants

    def measure(k: int) -> None:
        for j in range(k + 1):
            u = sum(map(mul, rows[k], rows[j]))
            for i in range(j):
                u = (d[i + 1] * u - coefficients[k][i] * coefficients[j][i]) // d[i]
            if j < k:
                coefficients[k][j] = u
            else:
                d[k + 1] = u

    def shorten(k: int, by: int) -> None:
        q = (2 * coefficients[k][by] + d[by + 1]) // (2 * d[by + 1])
        if q:
            rows[k] = [x - q * y for x, y in zip(rows[k], rows[by], strict=True)]
            coefficients[k][by] -= q * d[by + 1]
            for i in range(by):
                coefficients[k][i] -= q * coefficients[by][i]

    for k in range(n):
        measure(k)
    k = 1
    while k < n:
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] >= 3 * d[k] ** 2 - 4 * coefficients[k][k - 1] ** 2:
            for by in range(k - 2, -1, -1):
                shorten(k, by)
            k += 1
        else:
            rows[k], rows[k - 1] = rows[k - 1], rows[k]
            for row in range(k - 1, n):
                measure(row)
            k = max(1, k - 1)
    return rows


class Nearby:
    """Points of a lattice near other points, by Babai's nearest plane."""

    def __init__(self, basis: list[Vector]) -> None:
        self.basis = [[float(x) for x in row] for row in basis]
        self.upright: list[list[float]] = []
        for row in self.basis:
            rest = row
            for other in self.upright:
                share = dot(row, other) / dot(other, other)
                rest = [x - share * y for x, y in zip(rest, other, strict=True)]
            self.upright.append(rest)
        self.norms = [dot(row, row) for row in self.upright]
        self.whole = basis

    def point(self, target: list[float]) -> Vector:
        """A point near the target."""
        point = [0] * len(target)
        for row, upright, norm, whole in zip(
            self.basis[::-1], self.upright[::-1], self.norms[::-1], self.whole[::-1], strict=True
        ):
            c = round(sum(map(mul, target, upright)) / norm)
            if c:
                target = [x - c * y for x, y in zip(target, row, strict=True)]
                point = [x + c * y for x, y in zip(point, whole, strict=True)]
        return point
