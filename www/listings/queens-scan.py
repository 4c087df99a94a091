"""N queens, by scanning the whole board. Run: python3 queens-scan.py [n]"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

board = [[0] * N for _ in range(N)]


def attacked(row, column):
    """Whether a queen stands in line with the square, or on it."""
    for k in range(N):
        if board[row][k] == 1 or board[k][column] == 1:
            return True
    for r in range(N):
        for c in range(N):
            diagonal = r + c == row + column or r - c == row - column
            if diagonal and board[r][c] == 1:
                return True
    return False


def solve(queens):
    """Puts the queens that are missing on the board."""
    if queens == N:
        return True
    for row in range(N):
        for column in range(N):
            if attacked(row, column):
                continue
            board[row][column] = 1
            if solve(queens + 1):
                return True
            board[row][column] = 0
    return False


if solve(0):
    for squares in board:
        print("".join(f"{square}\t" for square in squares))
else:
    print("Solution does not exist")
