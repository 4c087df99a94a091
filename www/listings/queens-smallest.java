import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** N queens with forward checking, the smallest domain first. Run: java queens-smallest.java [n] */
class QueensSmallest {
    static final int NONE = -1;

    static int n = 8;
    /** The column of each row's queen. */
    static int[] queens;
    static int[][] attackers;

    /** Adds a queen's attacks on the other rows, or takes them off. */
    static void mark(int row, int column, int change) {
        for (int r = 0; r < n; r++) {
            int distance = Math.abs(r - row);
            for (int c : new int[] {column - distance, column, column + distance}) {
                if (r != row && c >= 0 && c < n) {
                    attackers[r][c] += change;
                }
            }
        }
    }

    /** The columns of the row's safe squares, those in the middle first. */
    static List<Integer> safe(int row) {
        List<Integer> columns = new ArrayList<>();
        for (int c = 0; c < n; c++) {
            if (attackers[row][c] == 0) {
                columns.add(c);
            }
        }
        columns.sort(Comparator.comparing(c -> Math.abs(2 * c - n + 1)));
        return columns;
    }

    /** Whether another row without a queen has no safe square left. */
    static boolean blocked(int row) {
        for (int r = 0; r < n; r++) {
            if (r != row && queens[r] == NONE && safe(r).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The first row without a queen that has fewest safe squares. */
    static int smallest() {
        int best = NONE;
        for (int r = 0; r < n; r++) {
            if (queens[r] == NONE && (best == NONE || safe(r).size() < safe(best).size())) {
                best = r;
            }
        }
        return best;
    }

    /** Places the queens that are missing. */
    static boolean solve(int placed) {
        if (placed == n) {
            return true;
        }
        int row = smallest();
        for (int column : safe(row)) {
            mark(row, column, +1);
            if (blocked(row)) {
                mark(row, column, -1);
                continue;
            }
            queens[row] = column;
            if (solve(placed + 1)) {
                return true;
            }
            queens[row] = NONE;
            mark(row, column, -1);
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        queens = new int[n];
        Arrays.fill(queens, NONE);
        attackers = new int[n][n];
        if (solve(0)) {
            for (int queen : queens) {
                for (int column = 0; column < n; column++) {
                    System.out.print((column == queen ? 1 : 0) + "\t");
                }
                System.out.println();
            }
        } else {
            System.out.println("Solution does not exist");
        }
    }
}
