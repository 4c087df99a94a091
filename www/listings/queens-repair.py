"""N queens by repair (min-conflicts): it may end stuck. Run: python3 queens-repair.py [n [seed]]"""
import sys

numbers = [int(word) for word in sys.argv[1:]]
N = numbers[0] if numbers else 8
SEED = numbers[1] if len(numbers) > 1 else 0
MOST = 2**20  # moves before it gives up
ANY = 2**32 - 1

queens = [-N] * N  # the column of each row's queen, first so far off that it attacks nothing


def chance(a, b):
    """A number that looks random: the page's own generator, after SplitMix64."""
    z = ((SEED << 32 | a) * 0x9E3779B97F4A7C15 ^ b * 0xD1B54A32D192ED03) % 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return z ^ z >> 31


def attackers(row, column):
    """How many queens of other rows attack the square."""
    others = [(abs(r - row), abs(c - column)) for r, c in enumerate(queens) if r != row]
    return sum(across in (0, down) for down, across in others)


def calmest(row, moves):
    """Another square of the row: one that the fewest attack, every 64th time any."""
    calm = moves % 64 < 63
    others = [column for column in range(N) if column != queens[row]]
    ties = {column: chance(moves, row * N + column) for column in others}
    return min(others, key=lambda column: (calm * attackers(row, column), ties[column]))


def deal(row):
    """Where the row's queen stands first: safe, if a few tries find such a square."""
    for k in range(32):
        column = chance(row, k) % N
        if attackers(row, column) == 0:
            return column
    return calmest(row, 0)


def repair():
    """Moves an attacked queen as long as there is one."""
    moves = 0
    while attacked := [r for r in range(N) if attackers(r, queens[r]) > 0]:
        if moves == MOST:
            return False
        row = attacked[chance(moves, ANY) % len(attacked)]
        column = calmest(row, moves)
        moves += 1
        queens[row] = column
    return True


for row in range(N):
    queens[row] = deal(row)
if not repair():
    print("Stuck")
for queen in queens:
    print("".join(f"{int(column == queen)}\t" for column in range(N)))
