/* Knight's tour: generate and test. Run: gcc tour-enumerate.c && ./a.out [n [row column]] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

const int DOWN[8] = {2, 1, -1, -2, -2, -1, 1, 2};
const int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};

struct square {
    int row, column;
};

int n = 8;
struct square squares[MAX * MAX];
int length = 0;

/* Whether all are on the board and none occurs twice, this one the last. */
bool correct(struct square last)
{
    for (int b = 0; b < n * n; b++) {
        struct square next = b < length ? squares[b] : last;
        if (next.row < 0 || next.row >= n || next.column < 0 || next.column >= n)
            return false;
        for (int a = 0; a < b; a++)
            if (squares[a].row == next.row && squares[a].column == next.column)
                return false;
    }
    return true;
}

/* Makes every sequence of jumps; only a full one is tested. */
bool solve(int number)
{
    if (number == n * n)
        return true;
    int row = squares[number - 1].row;
    int column = squares[number - 1].column;
    for (int k = 0; k < 8; k++) {
        int r = row + DOWN[k];
        int c = column + RIGHT[k];
        struct square next = {r, c};
        if (number == n * n - 1 && !correct(next))
            continue;
        squares[length++] = next;
        if (solve(number + 1))
            return true;
        length--;
    }
    return false;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    int row = argc > 3 ? atoi(argv[2]) : 0;
    int column = argc > 3 ? atoi(argv[3]) : 0;
    if (n < 1 || n > MAX)
        return 1;
    squares[length++] = (struct square){row, column};
    if (solve(1)) {
        int board[MAX][MAX];
        for (int i = 0; i < length; i++)
            board[squares[i].row][squares[i].column] = i;
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
