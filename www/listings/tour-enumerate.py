"""Knight's tour: generate and test. Run: python3 tour-enumerate.py [n [row column]]"""
import sys

numbers = [int(word) for word in sys.argv[1:]]
N = numbers[0] if numbers else 8
START = tuple(numbers[1:]) or (0, 0)

DOWN = [2, 1, -1, -2, -2, -1, 1, 2]
RIGHT = [1, 2, 2, 1, -1, -2, -2, -1]

squares = [START]


def correct(sequence):
    """Whether all are on the board and none occurs twice."""
    on_board = all(0 <= r < N and 0 <= c < N for r, c in sequence)
    return on_board and len(set(sequence)) == len(sequence)


def solve(number):
    """Makes every sequence of jumps; only a full one is tested."""
    if number == N * N:
        return True
    row, column = squares[-1]
    for k in range(8):
        r = row + DOWN[k]
        c = column + RIGHT[k]
        if number == N * N - 1 and not correct(squares + [(r, c)]):
            continue
        squares.append((r, c))
        if solve(number + 1):
            return True
        squares.pop()
    return False


if solve(1):
    for row in range(N):
        print("".join(f" {squares.index((row, column)):2d} " for column in range(N)))
else:
    print("Solution does not exist")
