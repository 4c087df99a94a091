/* Knight's tour by Warnsdorff's rule, with backtracking.
   Run: gcc tour-warnsdorff.c && ./a.out [n [row column]] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

const int DOWN[8] = {2, 1, -1, -2, -2, -1, 1, 2};
const int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};

struct square {
    int row, column, degree;
};

int n = 8;
int board[MAX][MAX];

bool is_free(int r, int c)
{
    return r >= 0 && r < n && c >= 0 && c < n && board[r][c] == -1;
}

/* How many free squares are a jump away. */
int degree(int row, int column)
{
    int count = 0;
    for (int k = 0; k < 8; k++)
        count += is_free(row + DOWN[k], column + RIGHT[k]);
    return count;
}

/* Stores the free squares a jump away, those with the fewest ways on
   first, and returns how many there are. */
int ways(int row, int column, struct square squares[8])
{
    int count = 0;
    for (int k = 0; k < 8; k++) {
        int r = row + DOWN[k];
        int c = column + RIGHT[k];
        if (!is_free(r, c))
            continue;
        struct square way = {r, c, degree(r, c)};
        int i = count++;
        for (; i > 0 && squares[i - 1].degree > way.degree; i--)
            squares[i] = squares[i - 1];
        squares[i] = way;
    }
    return count;
}

/* Makes this move and those after it, from the square. */
bool solve(int row, int column, int number)
{
    if (number > n * n)
        return true;
    struct square squares[8];
    int count = ways(row, column, squares);
    for (int i = 0; i < count; i++) {
        int r = squares[i].row;
        int c = squares[i].column;
        board[r][c] = number;
        if (solve(r, c, number + 1))
            return true;
        board[r][c] = -1;
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
    board[row][column] = 1;
    if (solve(row, column, 2)) {
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++)
                printf("%d\t", board[r][c]);
            printf("\n");
        }
    } else {
        printf("Solution does not exist\n");
    }
    return 0;
}
