/* N queens by a formula, without search (Pauls 1874). Run: gcc queens-formula.c && ./a.out [n] */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 128

int n = 8;
int board[MAX][MAX];

/* Stairs of knight's moves; the lower half is the upper one turned round. */
int column_of(int row)
{
    int even = n - n % 2;
    int half = even / 2;
    int shift = even % 6 == 2 ? half - 1 : 1;
    if (row == even)
        return even;
    if (row < half)
        return (2 * row + shift) % even;
    return even - 1 - column_of(even - 1 - row);
}

/* Places a queen in every row. */
bool fill(void)
{
    if (n == 2 || n == 3)
        return false;
    for (int row = 0; row < n; row++) {
        int column = column_of(row);
        board[row][column] = 1;
    }
    return true;
}

int main(int argc, char *argv[])
{
    if (argc > 1)
        n = atoi(argv[1]);
    if (n < 0 || n > MAX)
        return 1;
    if (fill()) {
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
