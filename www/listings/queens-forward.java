/** N queens with forward checking. Run: java queens-forward.java [n] */
class QueensForward {
    static int n = 8;
    static int[][] board;
    static int[][] attackers;

    /** Adds a queen's attacks on the rows below, or takes them off. */
    static void mark(int row, int column, int change) {
        for (int r = row + 1; r < n; r++) {
            int distance = r - row;
            for (int c : new int[] {column - distance, column, column + distance}) {
                if (c >= 0 && c < n) {
                    attackers[r][c] += change;
                }
            }
        }
    }

    /** Whether a row below has no safe square left. */
    static boolean blocked(int row) {
        for (int r = row + 1; r < n; r++) {
            int safe = 0;
            for (int c = 0; c < n; c++) {
                if (attackers[r][c] == 0) {
                    safe++;
                }
            }
            if (safe == 0) {
                return true;
            }
        }
        return false;
    }

    /** Fills this row and those below it. */
    static boolean solve(int row) {
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (attackers[row][column] > 0) {
                continue;
            }
            mark(row, column, +1);
            if (blocked(row)) {
                mark(row, column, -1);
                continue;
            }
            board[row][column] = 1;
            if (solve(row + 1)) {
                return true;
            }
            board[row][column] = 0;
            mark(row, column, -1);
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        board = new int[n][n];
        attackers = new int[n][n];
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
