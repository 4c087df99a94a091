/* N queens as an exact cover: every row and column once, every diagonal at most once.
   Dancing links (Knuth 2000) find the same options faster.
   Run: gcc queens-cover.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

int n = 8;
int board[MAX][MAX];
bool covered[6 * MAX]; /* rows, columns, falling diagonals, rising diagonals */

/* One of the four lines of a square. */
bool *line_of(int row, int column, int k)
{
    int lines[4] = {row, n + column, 3 * n - 1 + row - column, 4 * n - 1 + row + column};
    return &covered[lines[k]];
}

/* Whether a queen on the square would cover no line twice. */
bool fits(int row, int column)
{
    for (int k = 0; k < 4; k++)
        if (*line_of(row, column, k))
            return false;
    return true;
}

/* How many squares of a row or column fit. */
int options(int line)
{
    int count = 0;
    for (int k = 0; k < n; k++)
        count += line < n ? fits(line, k) : fits(k, line - n);
    return count;
}

/* The row or column left with the fewest options, of equals one in the middle. */
int smallest(void)
{
    int best = -1;
    for (int step = 0, k = (n - 1) / 2; step < n; step++) {
        k += (step + n) % 2 == 0 ? -step : step;
        for (int line = k; line < 2 * n; line += n)
            if (!covered[line] && (best < 0 || options(line) < options(best)))
                best = line;
    }
    return best;
}

/* Covers the lines of a square, or uncovers them. */
void cover(int row, int column, bool on)
{
    for (int k = 0; k < 4; k++)
        *line_of(row, column, k) = on;
}

/* Places the queens that are missing. */
bool solve(int placed)
{
    if (placed == n)
        return true;
    int line = smallest();
    for (int k = 0; k < n; k++) {
        int row = line < n ? line : k;
        int column = line < n ? k : line - n;
        if (!fits(row, column))
            continue;
        cover(row, column, true);
        board[row][column] = 1;
        if (solve(placed + 1))
            return true;
        board[row][column] = 0;
        cover(row, column, false);
    }
    return false;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    if (n < 0 || n > MAX)
        return 1;
    if (solve(0)) {
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++)
                printf("%d\t", board[row][column]);
            printf("\n");
        }
    } else {
        printf("Solution does not exist\n");
    }
    return 0;
}
