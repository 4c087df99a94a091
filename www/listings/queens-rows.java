/** N queens, row by row. Run: java queens-rows.java [n] */
class QueensRows {
    static int n = 8;
    static int[][] board;

    /** Whether no queen above attacks the square. */
    static boolean safe(int row, int column) {
        for (int r = 0; r < row; r++) {
            int distance = row - r;
            if (board[r][column] == 1) {
                return false;
            }
            if (column >= distance && board[r][column - distance] == 1) {
                return false;
            }
            if (column + distance < n && board[r][column + distance] == 1) {
                return false;
            }
        }
        return true;
    }

    /** Fills this row and those below it. */
    static boolean solve(int row) {
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (safe(row, column)) {
                board[row][column] = 1;
                if (solve(row + 1)) {
                    return true;
                }
                board[row][column] = 0;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        board = new int[n][n];
        if (solve(0)) {
            for (int[] squares : board) {
                for (int square : squares) {
                    System.out.print(square + "\t");
                }
                System.out.println();
            }
        } else {
            System.out.println("Solution does not exist");
        }
    }
}
