import java.util.ArrayList;
import java.util.List;

/** Knight's tour: generate and test. Run: java tour-enumerate.java [n [row column]] */
class TourEnumerate {
    record Square(int row, int column) {}

    static final int[] DOWN = {2, 1, -1, -2, -2, -1, 1, 2};
    static final int[] RIGHT = {1, 2, 2, 1, -1, -2, -2, -1};

    static int n = 8;
    static List<Square> squares = new ArrayList<>();

    /** Whether all are on the board and none occurs twice, this one the last. */
    static boolean correct(int lastRow, int lastColumn) {
        boolean[][] seen = new boolean[n][n];
        for (int i = 0; i < n * n; i++) {
            int r = i < n * n - 1 ? squares.get(i).row : lastRow;
            int c = i < n * n - 1 ? squares.get(i).column : lastColumn;
            if (r < 0 || r >= n || c < 0 || c >= n || seen[r][c]) {
                return false;
            }
            seen[r][c] = true;
        }
        return true;
    }

    /** Makes every sequence of jumps; only a full one is tested. */
    static boolean solve(int number) {
        if (number == n * n) {
            return true;
        }
        Square last = squares.get(number - 1);
        for (int k = 0; k < 8; k++) {
            int r = last.row + DOWN[k];
            int c = last.column + RIGHT[k];
            if (number == n * n - 1 && !correct(r, c)) {
                continue;
            }
            squares.add(new Square(r, c));
            if (solve(number + 1)) {
                return true;
            }
            squares.remove(number);
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        int row = args.length > 2 ? Integer.parseInt(args[1]) : 0;
        int column = args.length > 2 ? Integer.parseInt(args[2]) : 0;
        squares.add(new Square(row, column));
        if (solve(1)) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    System.out.printf(" %2d ", squares.indexOf(new Square(r, c)));
                }
                System.out.println();
            }
        } else {
            System.out.println("Solution does not exist");
        }
    }
}
