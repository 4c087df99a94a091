/* Knight's tour by backtracking. Run: gcc tour-backtrack.c && ./a.out [n [row column]] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

const int DOWN[8] = {2, 1, -1, -2, -2, -1, 1, 2};
const int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};

int n = 8;
int board[MAX][MAX];

/* Whether the knight may jump there. */
bool allowed(int r, int c)
{
    if (r < 0 || r >= n || c < 0 || c >= n)
        return false;
    if (board[r][c] != -1)
        return false;
    return true;
}

/* Makes this move and those after it, from the square. */
bool solve(int row, int column, int number)
{
    if (number == n * n)
        return true;
    for (int k = 0; k < 8; k++) {
        int r = row + DOWN[k];
        int c = column + RIGHT[k];
        if (allowed(r, c)) {
            board[r][c] = number;
            if (solve(r, c, number + 1))
                return true;
            board[r][c] = -1;
        }
    }
    return false;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    int row = argc > 3 ? atoi(argv[2]) : 0;
    int column = argc > 3 ? atoi(argv[3]) : 0;
    if (n > MAX || row < 0 || row >= n || column < 0 || column >= n)
        return 1;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            board[r][c] = -1;
    board[row][column] = 0;
    if (solve(row, column, 1)) {
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++)
                printf(" %2d ", board[r][c]);
            printf("\n");
        }
    } else {
        printf("Solution does not exist\n");
    }
    return 0;
}
