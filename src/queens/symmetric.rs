/// Counts the placements of n queens that look the same after a turn of the board.
///
/// A turn moves queens in orbits of four squares, or two, or the centre alone, so it is enough to
/// place whole orbits, in the first row that has no queen each.
#[derive(Clone, Debug)]
pub(super) struct Symmetric {
    n: u32,
    /// For every square what its orbit holds; `None` if its queens attack each other.
    orbits: Vec<Option<Held>>,
    /// What the orbits placed hold, with the next file to try in the first row that has no queen.
    stack: Vec<(Held, u32)>,
    solutions: u64,
}

/// The rows, files, falling and rising diagonals that queens stand on.
type Held = [u64; 4];

impl Symmetric {
    /// After half a turn, or a quarter of one, on a board of up to 32 files.
    pub(super) fn new(n: u32, quarter: bool) -> Symmetric {
        let orbits = (0..n * n).map(|square| orbit(n, quarter, square / n, square % n)).collect();
        Symmetric { n, orbits, stack: vec![([0; 4], 0)], solutions: 0 }
    }

    /// How many were found.
    pub(super) fn solutions(&self) -> u64 {
        self.solutions
    }

    /// At most 2¹⁴ squares; false when there is nothing left to do.
    pub(super) fn step(&mut self) -> bool {
        for _ in 0..1 << 14 {
            let Some((held, file)) = self.stack.last_mut() else { return false };
            let row = held[0].trailing_ones();
            if row == self.n || *file == self.n {
                self.solutions += u64::from(row == self.n);
                self.stack.pop();
                continue;
            }
            let orbit = self.orbits[(row * self.n + *file) as usize];
            *file += 1;
            if let Some(orbit) = orbit
                && held.iter().zip(orbit).all(|(held, more)| held & more == 0)
            {
                let both = std::array::from_fn(|line| held[line] | orbit[line]);
                self.stack.push((both, 0));
            }
        }
        true
    }
}

fn orbit(n: u32, quarter: bool, row: u32, file: u32) -> Option<Held> {
    let last = n - 1;
    let turned = [(row, file), (last - row, last - file), (file, last - row), (last - file, row)];
    let squares = &turned[..if quarter { 4 } else { 2 }];
    let mut held = [0; 4];
    for (i, square) in squares.iter().enumerate() {
        // The centre is its own image.
        if squares[..i].contains(square) {
            continue;
        }
        let (row, file) = *square;
        for (held, line) in held.iter_mut().zip([row, file, row + last - file, row + file]) {
            if *held >> line & 1 == 1 {
                return None;
            }
            *held |= 1 << line;
        }
    }
    Some(held)
}
