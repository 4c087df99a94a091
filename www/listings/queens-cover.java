import java.util.ArrayList;
import java.util.List;

/**
 * N queens as an exact cover: every row and column once, every diagonal at most once.
 * Dancing links (Knuth 2000) find the same options faster. Run: java queens-cover.java [n]
 */
class QueensCover {
    static int n = 8;
    static int[][] board;
    /** Of rows, columns, falling diagonals, rising diagonals. */
    static boolean[] covered;

    /** The four lines of a square. */
    static int[] lines(int row, int column) {
        return new int[] {row, n + column, 3 * n - 1 + row - column, 4 * n - 1 + row + column};
    }

    /** Whether a queen on the square would cover no line twice. */
    static boolean fits(int row, int column) {
        for (int line : lines(row, column)) {
            if (covered[line]) {
                return false;
            }
        }
        return true;
    }

    /** The squares of a row or column that fit. */
    static List<int[]> options(int line) {
        List<int[]> squares = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            int[] square = line < n ? new int[] {line, k} : new int[] {k, line - n};
            if (fits(square[0], square[1])) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** The row or column left with the fewest options, of equals one in the middle. */
    static int smallest() {
        int best = -1;
        int k = (n - 1) / 2;
        for (int step = 0; step < n; step++) {
            k += (step + n) % 2 == 0 ? -step : step;
            for (int line : new int[] {k, n + k}) {
                boolean fewer = best < 0 || options(line).size() < options(best).size();
                if (!covered[line] && fewer) {
                    best = line;
                }
            }
        }
        return best;
    }

    /** Covers the lines of a square, or uncovers them. */
    static void cover(int row, int column, boolean on) {
        for (int line : lines(row, column)) {
            covered[line] = on;
        }
    }

    /** Places the queens that are missing. */
    static boolean solve(int placed) {
        if (placed == n) {
            return true;
        }
        for (int[] square : options(smallest())) {
            int row = square[0];
            int column = square[1];
            cover(row, column, true);
            board[row][column] = 1;
            if (solve(placed + 1)) {
                return true;
            }
            board[row][column] = 0;
            cover(row, column, false);
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        board = new int[n][n];
        covered = new boolean[6 * n];
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
