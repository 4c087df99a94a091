"""N queens with forward checking, the smallest domain first.

Run: python3 queens-smallest.py [n]
"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

MIDDLE_FIRST = sorted(range(N), key=lambda column: abs(2 * column - N + 1))

queens = [None] * N  # the column of each row's queen
attackers = [[0] * N for _ in range(N)]


def mark(row, column, change):
    """Adds a queen's attacks on the other rows, or takes them off."""
    for r in range(N):
        distance = abs(r - row)
        for c in (column - distance, column, column + distance):
            if r != row and 0 <= c < N:
                attackers[r][c] += change


def safe(row):
    """The columns of the row's safe squares, those in the middle first."""
    return [column for column in MIDDLE_FIRST if attackers[row][column] == 0]


def blocked(row):
    """Whether another row without a queen has no safe square left."""
    return any(not safe(r) for r in range(N) if r != row and queens[r] is None)


def solve(placed):
    """Places the queens that are missing."""
    if placed == N:
        return True
    waiting = [r for r in range(N) if queens[r] is None]
    row = min(waiting, key=lambda r: len(safe(r)))
    for column in safe(row):
        mark(row, column, +1)
        if blocked(row):
            mark(row, column, -1)
            continue
        queens[row] = column
        if solve(placed + 1):
            return True
        queens[row] = None
        mark(row, column, -1)
    return False


if solve(0):
    for queen in queens:
        print("".join(f"{int(column == queen)}\t" for column in range(N)))
else:
    print("Solution does not exist")
