"""Knight's tour by Warnsdorff's rule, with backtracking.

Run: python3 tour-warnsdorff.py [n [row column]]
"""
import sys

numbers = [int(word) for word in sys.argv[1:]]
N = numbers[0] if numbers else 8
START = numbers[1:] or [0, 0]

JUMPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

board = [[-1] * N for _ in range(N)]


def ways(row, column):
    """The free squares a jump away."""
    squares = [(row + down, column + right) for down, right in JUMPS]
    on_board = [(r, c) for r, c in squares if 0 <= r < N and 0 <= c < N]
    return [(r, c) for r, c in on_board if board[r][c] == -1]


def solve(row, column, number):
    """Makes this move and those after it, from the square."""
    if number > N * N:
        return True
    squares = ways(row, column)
    squares.sort(key=lambda square: len(ways(*square)))
    for r, c in squares:
        board[r][c] = number
        if solve(r, c, number + 1):
            return True
        board[r][c] = -1
    return False


row, column = START
board[row][column] = 1
if solve(row, column, 2):
    for squares in board:
        print("".join(f"{number}\t" for number in squares))
else:
    print("Solution does not exist")
