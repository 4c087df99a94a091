/* N queens with forward checking. Run: gcc queens-forward.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

int n = 8;
int board[MAX][MAX];
int attackers[MAX][MAX];

/* Adds a queen's attacks on the rows below, or takes them off. */
void mark(int row, int column, int change)
{
    for (int r = row + 1; r < n; r++) {
        int distance = r - row;
        for (int c = column - distance; c <= column + distance; c += distance)
            if (c >= 0 && c < n)
                attackers[r][c] += change;
    }
}

/* Whether a row below has no safe square left. */
bool blocked(int row)
{
    for (int r = row + 1; r < n; r++) {
        int safe = 0;
        for (int c = 0; c < n; c++)
            if (attackers[r][c] == 0)
                safe++;
        if (safe == 0)
            return true;
    }
    return false;
}

/* Fills this row and those below it. */
bool solve(int row)
{
    if (row == n)
        return true;
    for (int column = 0; column < n; column++) {
        if (attackers[row][column] > 0)
            continue;
        mark(row, column, +1);
        if (blocked(row)) {
            mark(row, column, -1);
            continue;
        }
        board[row][column] = 1;
        if (solve(row + 1))
            return true;
        board[row][column] = 0;
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
