"""Knight's tour by Warnsdorff's rule alone: it may end stuck.

Run: python3 tour-warnsdorff-pure.py [n [row column]]
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


def tour(row, column):
    """Goes where the fewest ways on are left, as long as there are any."""
    number = 1
    board[row][column] = number
    while number < N * N:
        squares = ways(row, column)
        if not squares:
            return False
        row, column = min(squares, key=lambda square: len(ways(*square)))
        number += 1
        board[row][column] = number
    return True


if not tour(*START):
    print("Stuck")
for squares in board:
    print("".join(f"{number}\t" for number in squares))
