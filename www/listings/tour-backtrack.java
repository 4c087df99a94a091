import java.util.Arrays;

/** Knight's tour by backtracking. Run: java tour-backtrack.java [n [row column]] */
class TourBacktrack {
    static final int[] DOWN = {2, 1, -1, -2, -2, -1, 1, 2};
    static final int[] RIGHT = {1, 2, 2, 1, -1, -2, -2, -1};

    static int n = 8;
    static int[][] board;

    /** Whether the knight may jump there. */
    static boolean allowed(int r, int c) {
        if (r < 0 || r >= n || c < 0 || c >= n) {
            return false;
        }
        if (board[r][c] != -1) {
            return false;
        }
        return true;
    }

    /** Makes this move and those after it, from the square. */
    static boolean solve(int row, int column, int number) {
        if (number == n * n) {
            return true;
        }
        for (int k = 0; k < 8; k++) {
            int r = row + DOWN[k];
            int c = column + RIGHT[k];
            if (allowed(r, c)) {
                board[r][c] = number;
                if (solve(r, c, number + 1)) {
                    return true;
                }
                board[r][c] = -1;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        int row = args.length > 2 ? Integer.parseInt(args[1]) : 0;
        int column = args.length > 2 ? Integer.parseInt(args[2]) : 0;
        board = new int[n][n];
        for (int[] squares : board) {
            Arrays.fill(squares, -1);
        }
        board[row][column] = 0;
        if (solve(row, column, 1)) {
            for (int[] squares : board) {
                for (int number : squares) {
                    System.out.printf(" %2d ", number);
                }
                System.out.println();
            }
        } else {
            System.out.println("Solution does not exist");
        }
    }
}
