"""N queens by a formula, without search (Pauls 1874). Run: python3 queens-formula.py [n]"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

EVEN = N - N % 2
HALF = EVEN // 2
SHIFT = HALF - 1 if EVEN % 6 == 2 else 1

board = [[0] * N for _ in range(N)]


def column_of(row):
    """Stairs of knight's moves; the lower half is the upper one turned round."""
    if row == EVEN:
        return EVEN
    if row < HALF:
        return (2 * row + SHIFT) % EVEN
    return EVEN - 1 - column_of(EVEN - 1 - row)


def fill():
    """Places a queen in every row."""
    if N in (2, 3):
        return False
    for row in range(N):
        column = column_of(row)
        board[row][column] = 1
    return True


if fill():
    for squares in board:
        print("".join(f"{square}\t" for square in squares))
else:
    print("Solution does not exist")
