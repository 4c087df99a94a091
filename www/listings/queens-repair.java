import java.util.Arrays;
import java.util.stream.IntStream;

/** N queens by repair (min-conflicts): it may end stuck. Run: java queens-repair.java [n [seed]] */
class QueensRepair {
    /** Moves before it gives up. */
    static final int MOST = 1 << 20;
    static final long ANY = (1L << 32) - 1;

    static int n = 8;
    static long seed = 0;
    /** The column of each row's queen, first so far off that it attacks nothing. */
    static int[] queens;

    /** A number that looks random: the page's own generator, after SplitMix64. */
    static long chance(long a, long b) {
        long z = (seed << 32 | a) * 0x9E3779B97F4A7C15L ^ b * 0xD1B54A32D192ED03L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** How many queens of other rows attack the square. */
    static int attackers(int row, int column) {
        int count = 0;
        for (int r = 0; r < n; r++) {
            int distance = Math.abs(queens[r] - column);
            if (r != row && (distance == 0 || distance == Math.abs(r - row))) {
                count++;
            }
        }
        return count;
    }

    /** Another square of the row: one that the fewest attack, every 64th time any. */
    static int calmest(int row, int moves) {
        int best = -1;
        int fewest = n;
        long least = 0;
        for (int column = 0; column < n; column++) {
            if (column == queens[row]) {
                continue;
            }
            int count = moves % 64 == 63 ? 0 : attackers(row, column);
            long tie = chance(moves, row * n + column);
            boolean equal = count == fewest && Long.compareUnsigned(tie, least) < 0;
            if (best < 0 || count < fewest || equal) {
                best = column;
                fewest = count;
                least = tie;
            }
        }
        return best;
    }

    /** Where the row's queen stands first: safe, if a few tries find such a square. */
    static int deal(int row) {
        for (int k = 0; k < 32; k++) {
            int column = (int) Long.remainderUnsigned(chance(row, k), n);
            if (attackers(row, column) == 0) {
                return column;
            }
        }
        return calmest(row, 0);
    }

    /** The rows of the attacked queens. */
    static int[] attacked() {
        return IntStream.range(0, n).filter(r -> attackers(r, queens[r]) > 0).toArray();
    }

    /** Moves an attacked queen as long as there is one. */
    static boolean repair() {
        int moves = 0;
        for (int[] rows = attacked(); rows.length > 0; rows = attacked()) {
            if (moves == MOST) {
                return false;
            }
            int row = rows[(int) Long.remainderUnsigned(chance(moves, ANY), rows.length)];
            int column = calmest(row, moves);
            moves++;
            queens[row] = column;
        }
        return true;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            n = Integer.parseInt(args[0]);
        }
        if (args.length > 1) {
            seed = Long.parseLong(args[1]);
        }
        queens = new int[n];
        Arrays.fill(queens, -n);
        for (int row = 0; row < n; row++) {
            queens[row] = deal(row);
        }
        if (!repair()) {
            System.out.println("Stuck");
        }
        for (int queen : queens) {
            for (int column = 0; column < n; column++) {
                System.out.print((column == queen ? 1 : 0) + "\t");
            }
            System.out.println();
        }
    }
}
