/* N queens, by scanning the whole board. Run: gcc queens-scan.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

int n = 8;
int board[MAX][MAX];

/* Whether a queen stands in line with the square, or on it. */
bool attacked(int row, int column)
{
    for (int k = 0; k < n; k++)
        if (board[row][k] || board[k][column])
            return true;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            bool diagonal = r + c == row + column || r - c == row - column;
            if (diagonal && board[r][c])
                return true;
        }
    return false;
}

/* Puts the queens that are missing on the board. */
bool solve(int queens)
{
    if (queens == n)
        return true;
    for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
            if (attacked(row, column))
                continue;
            board[row][column] = 1;
            if (solve(queens + 1))
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
