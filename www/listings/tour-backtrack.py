"""Knight's tour by backtracking. Run: python3 tour-backtrack.py [n [row column]]"""
import sys

numbers = [int(word) for word in sys.argv[1:]]
N = numbers[0] if numbers else 8
START = numbers[1:] or [0, 0]

DOWN = [2, 1, -1, -2, -2, -1, 1, 2]
RIGHT = [1, 2, 2, 1, -1, -2, -2, -1]

board = [[-1] * N for _ in range(N)]


def allowed(r, c):
    """Whether the knight may jump there."""
    if not (0 <= r < N and 0 <= c < N):
        return False
    if board[r][c] != -1:
        return False
    return True


def solve(row, column, number):
    """Makes this move and those after it, from the square."""
    if number == N * N:
        return True
    for k in range(8):
        r = row + DOWN[k]
        c = column + RIGHT[k]
        if allowed(r, c):
            board[r][c] = number
            if solve(r, c, number + 1):
                return True
            board[r][c] = -1
    return False


row, column = START
board[row][column] = 0
if solve(row, column, 1):
    for squares in board:
        print("".join(f" {number:2d} " for number in squares))
else:
    print("Solution does not exist")
