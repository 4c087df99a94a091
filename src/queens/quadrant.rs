/// Every way to put queens that do not attack each other on a small board, by the rows and the
/// files they stand in: on 8×8 these are 118,969.
///
/// The *lines* of queens are a word that holds the falling diagonals `row − file + files − 1` in
/// its lower half and the rising ones `row + file` in its upper half.
#[derive(Clone, Debug)]
pub(super) struct Quadrant {
    ranks: u32,
    files: u32,
    /// Where the ways for rows `r` and files `f` begin: at `starts[r << files | f]`.
    starts: Vec<u32>,
    lines: Vec<u64>,
}

impl Quadrant {
    /// An empty table; see [`Quadrant::grow`]. A side is at most 11.
    pub(super) fn new(ranks: u32, files: u32) -> Quadrant {
        Quadrant { ranks, files, starts: vec![0], lines: Vec::new() }
    }

    /// Adds the ways for one more set of rows; false when there are no more. O(ways).
    pub(super) fn grow(&mut self) -> bool {
        let rows = (self.starts.len() >> self.files) as u32;
        if rows >> self.ranks != 0 {
            return false;
        }
        let mut found = Vec::new();
        match rows.checked_ilog2() {
            None => found.push((0, 0)),
            // All rows but the last have been dealt with: put one more queen into that one.
            Some(last) => {
                for files in 0..1 << self.files {
                    for &lines in self.ways(rows ^ 1 << last, files) {
                        for file in (0..self.files).filter(|file| files >> file & 1 == 0) {
                            let more = lines_through(last, file, self.files);
                            if lines & more == 0 {
                                found.push((files | 1 << file, lines | more));
                            }
                        }
                    }
                }
            }
        }
        self.file_away(&found);
        true
    }

    /// Sorts by files: counts, then puts each where it belongs.
    fn file_away(&mut self, found: &[(u32, u64)]) {
        let base = self.starts.len() - 1;
        let mut at = vec![0; 1 << self.files];
        for &(files, _) in found {
            at[files as usize] += 1;
        }
        let mut end = self.starts[base];
        for at in &mut at {
            let count = std::mem::replace(at, end as usize);
            end += count as u32;
            self.starts.push(end);
        }
        self.lines.resize(end as usize, 0);
        for &(files, lines) in found {
            self.lines[at[files as usize]] = lines;
            at[files as usize] += 1;
        }
    }

    /// The lines of each way to fill exactly these rows and files.
    #[inline]
    pub(super) fn ways(&self, rows: u32, files: u32) -> &[u64] {
        let cell = (rows << self.files | files) as usize;
        &self.lines[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }
}

/// The lines through a square; `files` says where the falling diagonals are counted from.
fn lines_through(row: u32, file: u32, files: u32) -> u64 {
    1 << (row + files - 1 - file) | 1 << (32 + row + file)
}
