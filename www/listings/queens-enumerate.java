import java.util.ArrayList;
import java.util.List;

/** N queens: generate and test. Run: java queens-enumerate.java [n] */
class QueensEnumerate {
    static int n = 8;
    /** The column of each queen, row by row. */
    static List<Integer> queens = new ArrayList<>();

    /** Whether no queen of the full board attacks another, the last one in this column. */
    static boolean correct(int last) {
        for (int b = 0; b < n; b++) {
            int column = b < n - 1 ? queens.get(b) : last;
            for (int a = 0; a < b; a++) {
                int distance = Math.abs(column - queens.get(a));
                if (distance == 0 || distance == b - a) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Makes every board; only a full one is tested. */
    static boolean solve(int row) {
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (row == n - 1 && !correct(column)) {
                continue;
            }
            queens.add(column);
            if (solve(row + 1)) {
                return true;
            }
            queens.remove(row);
        }
        return false;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
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
