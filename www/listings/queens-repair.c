/* N queens by repair (min-conflicts): it may end stuck.
   Run: gcc queens-repair.c && ./a.out [n [seed]] */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128
#define MOST (1 << 20) /* moves before it gives up */
#define ANY 0xFFFFFFFF

int n = 8;
uint64_t seed = 0;
int queens[MAX]; /* columns, first so far off that they attack nothing */

/* A number that looks random: the page's own generator, after SplitMix64. */
uint64_t chance(uint64_t a, uint64_t b)
{
    uint64_t z = (seed << 32 | a) * 0x9E3779B97F4A7C15 ^ b * 0xD1B54A32D192ED03;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

/* How many queens of other rows attack the square. */
int attackers(int row, int column)
{
    int count = 0;
    for (int r = 0; r < n; r++) {
        int distance = abs(queens[r] - column);
        if (r != row && (distance == 0 || distance == abs(r - row)))
            count++;
    }
    return count;
}

/* Another square of the row: one that the fewest attack, every 64th time any. */
int calmest(int row, int moves)
{
    int best = -1;
    int fewest = n;
    uint64_t least = 0;
    for (int column = 0; column < n; column++) {
        if (column == queens[row])
            continue;
        int count = moves % 64 == 63 ? 0 : attackers(row, column);
        uint64_t tie = chance(moves, row * n + column);
        if (best < 0 || count < fewest || (count == fewest && tie < least)) {
            best = column;
            fewest = count;
            least = tie;
        }
    }
    return best;
}

/* Where the row's queen stands first: safe, if a few tries find such a square. */
int deal(int row)
{
    for (int k = 0; k < 32; k++) {
        int column = chance(row, k) % n;
        if (attackers(row, column) == 0)
            return column;
    }
    return calmest(row, 0);
}

/* Finds the rows of the attacked queens, and how many they are. */
int attacked(int rows[])
{
    int count = 0;
    for (int r = 0; r < n; r++)
        if (attackers(r, queens[r]) > 0)
            rows[count++] = r;
    return count;
}

/* Moves an attacked queen as long as there is one. */
bool repair(void)
{
    int rows[MAX];
    int count;
    int moves = 0;
    while ((count = attacked(rows)) > 0) {
        if (moves == MOST)
            return false;
        int row = rows[chance(moves, ANY) % count];
        int column = calmest(row, moves);
        moves++;
        queens[row] = column;
    }
    return true;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    if (argc > 2)
        seed = strtoul(argv[2], NULL, 10);
    if (n < 0 || n > MAX)
        return 1;
    for (int row = 0; row < n; row++)
        queens[row] = -n;
    for (int row = 0; row < n; row++)
        queens[row] = deal(row);
    if (!repair())
        printf("Stuck\n");
    for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++)
            printf("%d\t", column == queens[row]);
        printf("\n");
    }
    return 0;
}
