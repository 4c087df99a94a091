/** N queens by a formula, without search (Pauls 1874). Run: java queens-formula.java [n] */
class QueensFormula {
    static int n = 8;
    static int[][] board;

    /** Stairs of knight's moves; the lower half is the upper one turned round. */
    static int columnOf(int row) {
        int even = n - n % 2;
        int half = even / 2;
        int shift = even % 6 == 2 ? half - 1 : 1;
        if (row == even) {
            return even;
        }
        if (row < half) {
            return (2 * row + shift) % even;
        }
        return even - 1 - columnOf(even - 1 - row);
    }

    /** Places a queen in every row. */
    static boolean fill() {
        if (n == 2 || n == 3) {
            return false;
        }
        for (int row = 0; row < n; row++) {
            int column = columnOf(row);
            board[row][column] = 1;
        }
        return true;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        board = new int[n][n];
        if (fill()) {
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
