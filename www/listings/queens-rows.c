/* N queens, row by row. Run: gcc queens-rows.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

int n = 8;
int board[MAX][MAX];

/* Whether no queen above attacks the square. */
bool safe(int row, int column)
{
    for (int r = 0; r < row; r++) {
        int distance = row - r;
        if (board[r][column])
            return false;
        if (column >= distance && board[r][column - distance])
            return false;
        if (column + distance < n && board[r][column + distance])
            return false;
    }
    return true;
}

/* Fills this row and those below it. */
bool solve(int row)
{
    if (row == n)
        return true;
    for (int column = 0; column < n; column++) {
        if (safe(row, column)) {
            board[row][column] = 1;
            if (solve(row + 1))
                return true;
            board[row][column] = 0;
        }
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
