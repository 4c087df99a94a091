"""N queens, row by row. Run: python3 queens-rows.py [n]"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

board = [[0] * N for _ in range(N)]


def safe(row, column):
    """Whether no queen above attacks the square."""
    for r in range(row):
        distance = row - r
        if board[r][column] == 1:
            return False
        if column >= distance and board[r][column - distance] == 1:
            return False
        if column + distance < N and board[r][column + distance] == 1:
            return False
    return True


def solve(row):
    """Fills this row and those below it."""
    if row == N:
        return True
    for column in range(N):
        if safe(row, column):
            board[row][column] = 1
            if solve(row + 1):
                return True
            board[row][column] = 0
    return False


if solve(0):
    for squares in board:
        print("".join(f"{square}\t" for square in squares))
else:
    print("Solution does not exist")
