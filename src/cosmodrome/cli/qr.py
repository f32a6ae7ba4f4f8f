"""QR codes for short texts, such as an address to be photographed from a screen.

Byte mode at error correction level L, versions 1 to 5 (up to 106 bytes), each of which is one block of code words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

#: For each version: code words of data, code words for correction.
_SIZES = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
#: The bits that name level L and a mask, protected and masked as the standard has it.
_FORMATS = (0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976)
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: (y * x) % 2 + (y * x) % 3 == 0,
    lambda y, x: ((y * x) % 2 + (y * x) % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + (y * x) % 3) % 2 == 0,
)

Grid = list[list[bool]]


def code(text: str) -> Grid | None:
    """The modules of a text's code, dark ones True, without the quiet zone; None when it is too long."""
    data = text.encode()
    version = next((number for number, (size, _) in enumerate(_SIZES, 1) if len(data) + 2 <= size), None)
    if version is None:
        return None
    words = _words(data, version)
    return min((_drawn(words, version, mask) for mask in range(8)), key=_penalty)


def lines(grid: Grid) -> Iterator[str]:
    """The code as text, two rows of modules a line, light on dark with its quiet zone."""
    side = len(grid) + 4
    padded = [[False] * side for _ in range(2)] + [[False, False, *row, False, False] for row in grid]
    padded += [[False] * side for _ in range(3)]
    for upper, lower in zip(padded[::2], padded[1::2], strict=False):
        yield "".join("█▄▀ "[up + 2 * low] for up, low in zip(upper, lower, strict=True))


# --- the code words


def _words(data: bytes, version: int) -> bytes:
    size, correction = _SIZES[version - 1]
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, size * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[place : place + 8], 2) for place in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[number % 2] for number in range(size - len(words))]
    return bytes(words) + _remainder(words, correction)


def _times(x: int, y: int) -> int:
    """A product in the field of 256 elements that the standard uses."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= ((y >> bit) & 1) * x
    return product


def _remainder(words: list[int], degree: int) -> bytes:
    """The words for correction, by Reed and Solomon."""
    divisor, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        for place in range(degree):
            divisor[place] = _times(divisor[place], root)
            if place + 1 < degree:
                divisor[place] ^= divisor[place + 1]
        root = _times(root, 2)
    left = [0] * degree
    for word in words:
        factor = word ^ left.pop(0)
        left.append(0)
        left = [one ^ _times(part, factor) for one, part in zip(left, divisor, strict=True)]
    return bytes(left)


# --- the picture


def _drawn(words: bytes, version: int, mask: int) -> Grid:
    side = 17 + 4 * version
    grid: Grid = [[False] * side for _ in range(side)]
    fixed: Grid = [[False] * side for _ in range(side)]

    def put(y: int, x: int, dark: bool) -> None:
        if 0 <= y < side and 0 <= x < side:
            grid[y][x], fixed[y][x] = dark, True

    for place in range(side):
        put(6, place, place % 2 == 0)
        put(place, 6, place % 2 == 0)
    for top, left in ((3, 3), (3, side - 4), (side - 4, 3)):
        for dy in range(-4, 5):
            for dx in range(-4, 5):
                put(top + dy, left + dx, max(abs(dy), abs(dx)) not in (2, 4))
    if version > 1:
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                put(side - 7 + dy, side - 7 + dx, max(abs(dy), abs(dx)) != 1)
    _put_format(put, side, _FORMATS[mask])
    _put_words(grid, fixed, words, mask)
    return grid


def _put_format(put: Callable[[int, int, bool], None], side: int, bits: int) -> None:
    """The level and the mask, twice."""
    first = [(place, 8) for place in range(6)] + [(7, 8), (8, 8), (8, 7)] + [(8, 14 - place) for place in range(9, 15)]
    second = [(8, side - 1 - place) for place in range(8)] + [(side - 15 + place, 8) for place in range(8, 15)]
    for places in (first, second):
        for number, (y, x) in enumerate(places):
            put(y, x, bool(bits >> number & 1))
    put(side - 8, 8, True)


def _put_words(grid: Grid, fixed: Grid, words: bytes, mask: int) -> None:
    """The code words, in columns of two from the right, up and down in turns."""
    side, number = len(grid), 0
    for right in range(side - 1, 0, -2):
        column = right if right > 6 else right - 1
        upward = (column + 1) & 2 == 0
        for step in range(side):
            y = side - 1 - step if upward else step
            for x in (column, column - 1):
                if fixed[y][x]:
                    continue
                dark = number < 8 * len(words) and bool(words[number >> 3] >> (7 - (number & 7)) & 1)
                grid[y][x] = dark ^ _MASKS[mask](y, x)
                number += 1


def _penalty(grid: Grid) -> int:
    """How hard a picture is to read: long runs, blocks, what looks like a corner, too much of one colour."""
    side = len(grid)
    score = 0
    for rows in (grid, [list(column) for column in zip(*grid, strict=True)]):
        for row in rows:
            text = "".join("#" if one else "." for one in row)
            run = 1
            for place in range(1, side + 1):
                if place < side and text[place] == text[place - 1]:
                    run += 1
                    continue
                score += run - 2 if run >= 5 else 0
                run = 1
            padded = f"....{text}...."
            score += 40 * sum(padded[i:].startswith(("#.###.#....", "....#.###.#")) for i in range(len(padded)))
    for y in range(side - 1):
        for x in range(side - 1):
            score += 3 * (grid[y][x] == grid[y][x + 1] == grid[y + 1][x] == grid[y + 1][x + 1])
    dark = sum(map(sum, grid))
    return score + 10 * (abs(dark * 20 - side * side * 10) // (side * side))
