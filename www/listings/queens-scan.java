/** N queens, by scanning the whole board. Run: java queens-scan.java [n] */
class QueensScan {
    static int n = 8;
    static int[][] board;

    /** Whether a queen stands in line with the square, or on it. */
    static boolean attacked(int row, int column) {
        for (int k = 0; k < n; k++) {
            if (board[row][k] == 1 || board[k][column] == 1) {
                return true;
            }
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                boolean diagonal = r + c == row + column || r - c == row - column;
                if (diagonal && board[r][c] == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Puts the queens that are missing on the board. */
    static boolean solve(int queens) {
        if (queens == n) {
            return true;
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (attacked(row, column)) {
                    continue;
                }
                board[row][column] = 1;
                if (solve(queens + 1)) {
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
