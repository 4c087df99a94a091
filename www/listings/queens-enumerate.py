"""N queens: generate and test. Run: python3 queens-enumerate.py [n]"""
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8

queens = []  # the column of each queen, row by row


def correct(columns):
    """Whether no queen of the full board attacks another."""
    for b in range(N):
        for a in range(b):
            distance = abs(columns[b] - columns[a])
            if distance == 0 or distance == b - a:
                return False
    return True


def solve(row):
    """Makes every board; only a full one is tested."""
    if row == N:
        return True
    for column in range(N):
        if row == N - 1 and not correct(queens + [column]):
            continue
        queens.append(column)
        if solve(row + 1):
            return True
        queens.pop()
    return False


if solve(0):
    for queen in queens:
        print("".join(f"{int(column == queen)}\t" for column in range(N)))
else:
    print("Solution does not exist")
