import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Knight's tour by Warnsdorff's rule, with backtracking.
 * Run: java tour-warnsdorff.java [n [row column]]
 */
class TourWarnsdorff {
    record Square(int row, int column) {}

    static final int[] DOWN = {2, 1, -1, -2, -2, -1, 1, 2};
    static final int[] RIGHT = {1, 2, 2, 1, -1, -2, -2, -1};

    static int n = 8;
    static int[][] board;

    /** The free squares a jump away. */
    static List<Square> ways(int row, int column) {
        List<Square> squares = new ArrayList<>();
        for (int k = 0; k < 8; k++) {
            int r = row + DOWN[k];
            int c = column + RIGHT[k];
            if (r >= 0 && r < n && c >= 0 && c < n && board[r][c] == -1) {
                squares.add(new Square(r, c));
            }
        }
        return squares;
    }

    static int degree(Square square) {
        return ways(square.row, square.column).size();
    }

    /** Makes this move and those after it, from the square. */
    static boolean solve(int row, int column, int number) {
        if (number > n * n) {
            return true;
        }
        List<Square> squares = ways(row, column);
        squares.sort(Comparator.comparingInt(TourWarnsdorff::degree));
        for (Square square : squares) {
            int r = square.row;
            int c = square.column;
            board[r][c] = number;
            if (solve(r, c, number + 1)) {
                return true;
            }
            board[r][c] = -1;
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
        board[row][column] = 1;
        if (solve(row, column, 2)) {
            for (int[] squares : board) {
                for (int number : squares) {
                    System.out.print(number + "\t");
                }
                System.out.println();
            }
        } else {
            System.out.println("Solution does not exist");
        }
    }
}
