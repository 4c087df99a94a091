/* N queens with forward checking, the smallest domain first.
   Run: gcc queens-smallest.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128
#define NONE -1

int n = 8;
int middle_first[MAX]; /* the columns, from the middle outwards */
int queens[MAX];       /* the column of each row's queen */
int attackers[MAX][MAX];

/* Adds a queen's attacks on the other rows, or takes them off. */
void mark(int row, int column, int change)
{
    for (int r = 0; r < n; r++) {
        int distance = abs(r - row);
        if (distance > 0)
            for (int c = column - distance; c <= column + distance; c += distance)
                if (c >= 0 && c < n)
                    attackers[r][c] += change;
    }
}

/* How many safe squares a row has. */
int safe(int row)
{
    int count = 0;
    for (int c = 0; c < n; c++)
        count += attackers[row][c] == 0;
    return count;
}

/* Whether another row without a queen has no safe square left. */
bool blocked(int row)
{
    for (int r = 0; r < n; r++)
        if (r != row && queens[r] == NONE && safe(r) == 0)
            return true;
    return false;
}

/* The first row without a queen that has fewest safe squares. */
int smallest(void)
{
    int best = NONE;
    for (int r = 0; r < n; r++)
        if (queens[r] == NONE && (best == NONE || safe(r) < safe(best)))
            best = r;
    return best;
}

/* Places the queens that are missing. */
bool solve(int placed)
{
    if (placed == n)
        return true;
    int row = smallest();
    for (int k = 0; k < n; k++) {
        int column = middle_first[k];
        if (attackers[row][column] > 0)
            continue;
        mark(row, column, +1);
        if (blocked(row)) {
            mark(row, column, -1);
            continue;
        }
        queens[row] = column;
        if (solve(placed + 1))
            return true;
        queens[row] = NONE;
        mark(row, column, -1);
    }
    return false;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    if (n < 0 || n > MAX)
        return 1;
    for (int k = 0, column = (n - 1) / 2; k < n; k++) {
        column += (k + n) % 2 == 0 ? -k : k;
        middle_first[k] = column;
        queens[k] = NONE;
    }
    if (solve(0)) {
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++)
                printf("%d\t", column == queens[row]);
            printf("\n");
        }
    } else {
        printf("Solution does not exist\n");
    }
    return 0;
}
