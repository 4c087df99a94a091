/* N queens: generate and test. Run: gcc queens-enumerate.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128
#define NONE -1

int n = 8;
int queens[MAX]; /* the column of each queen, row by row */

/* Whether no queen of the full board attacks another, the last one in this column. */
bool correct(int last)
{
    for (int b = 0; b < n; b++) {
        int column = b < n - 1 ? queens[b] : last;
        for (int a = 0; a < b; a++) {
            int distance = abs(column - queens[a]);
            if (distance == 0 || distance == b - a)
                return false;
        }
    }
    return true;
}

/* Makes every board; only a full one is tested. */
bool solve(int row)
{
    if (row == n)
        return true;
    for (int column = 0; column < n; column++) {
        if (row == n - 1 && !correct(column))
            continue;
        queens[row] = column;
        if (solve(row + 1))
            return true;
        queens[row] = NONE;
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
                printf("%d\t", column == queens[row]);
            printf("\n");
        }
    } else {
        printf("Solution does not exist\n");
    }
    return 0;
}
