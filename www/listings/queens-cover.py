"""N queens as an exact cover: every row and column once, every diagonal at most once.

Dancing links (Knuth 2000) find the same options faster. Run: python3 queens-cover.py [n]
"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

MIDDLE_FIRST = sorted(range(N), key=lambda k: abs(2 * k - N + 1))
MUST = [line for k in MIDDLE_FIRST for line in (k, N + k)]  # rows and columns

board = [[0] * N for _ in range(N)]
covered = [False] * (6 * N - 2)  # rows, columns, falling diagonals, rising diagonals


def lines(row, column):
    """The four lines of a square."""
    return row, N + column, 3 * N - 1 + row - column, 4 * N - 1 + row + column


def options(line):
    """The squares of a row or column that cover no line twice."""
    squares = [(line, k) if line < N else (k, line - N) for k in range(N)]
    return [square for square in squares if not any(covered[k] for k in lines(*square))]


def cover(row, column, on):
    """Covers the lines of a square, or uncovers them."""
    for line in lines(row, column):
        covered[line] = on


def solve(placed):
    """Places the queens that are missing."""
    if placed == N:
        return True
    left = [line for line in MUST if not covered[line]]
    line = min(left, key=lambda line: len(options(line)))
    for row, column in options(line):
        cover(row, column, True)
        board[row][column] = 1
        if solve(placed + 1):
            return True
        board[row][column] = 0
        cover(row, column, False)
    return False


if solve(0):
    for squares in board:
        print("".join(f"{square}\t" for square in squares))
else:
    print("Solution does not exist")
