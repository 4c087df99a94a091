"""N queens with forward checking. Run: python3 queens-forward.py [n]"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

board = [[0] * N for _ in range(N)]
attackers = [[0] * N for _ in range(N)]


def mark(row, column, change):
    """Adds a queen's attacks on the rows below, or takes them off."""
    for r in range(row + 1, N):
        distance = r - row
        for c in (column - distance, column, column + distance):
            if 0 <= c < N:
                attackers[r][c] += change


def blocked(row):
    """Whether a row below has no safe square left."""
    return any(0 not in attackers[r] for r in range(row + 1, N))


def solve(row):
    """Fills this row and those below it."""
    if row == N:
        return True
    for column in range(N):
        if attackers[row][column] > 0:
            continue
        mark(row, column, +1)
        if blocked(row):
            mark(row, column, -1)
            continue
        board[row][column] = 1
        if solve(row + 1):
            return True
        board[row][column] = 0
        mark(row, column, -1)
    return False


if solve(0):
    for squares in board:
        print("".join(f"{square}\t" for square in squares))
else:
    print("Solution does not exist")
