import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Knight's tour by Warnsdorff's rule alone: it may end stuck.
 * Run: java tour-warnsdorff-pure.java [n [row column]]
 */
class TourWarnsdorffPure {
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

    /** Goes where the fewest ways on are left, as long as there are any. */
    static boolean tour(int row, int column) {
        int number = 1;
        board[row][column] = number;
        while (number < n * n) {
            List<Square> squares = ways(row, column);
            if (squares.isEmpty()) {
                return false;
            }
            Square next = Collections.min(squares, Comparator.comparingInt(TourWarnsdorffPure::degree));
            row = next.row;
            column = next.column;
            number++;
            board[row][column] = number;
        }
        return true;
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
        if (!tour(row, column)) {
            System.out.println("Stuck");
        }
        for (int[] squares : board) {
            for (int number : squares) {
                System.out.print(number + "\t");
            }
            System.out.println();
        }
    }
}
