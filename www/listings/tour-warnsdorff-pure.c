/* Knight's tour by Warnsdorff's rule alone: it may end stuck.
   Run: gcc tour-warnsdorff-pure.c && ./a.out [n [row column]] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

const int DOWN[8] = {2, 1, -1, -2, -2, -1, 1, 2};
const int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};

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

/* Goes where the fewest ways on are left, as long as there are any. */
bool tour(int row, int column)
{
    int number = 1;
    board[row][column] = number;
    while (number < n * n) {
        int best = -1;
        int fewest = 9;
        for (int k = 0; k < 8; k++) {
            int r = row + DOWN[k];
            int c = column + RIGHT[k];
            if (is_free(r, c) && degree(r, c) < fewest) {
                best = k;
                fewest = degree(r, c);
            }
        }
        if (best < 0)
            return false;
        row += DOWN[best];
        column += RIGHT[best];
        number++;
        board[row][column] = number;
    }
    return true;
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
    if (!tour(row, column))
        printf("Stuck\n");
    for (int r = 0; r < n; r++) {
        for (int c = 0; c < n; c++)
            printf("%d\t", board[r][c]);
        printf("\n");
    }
    return 0;
}
