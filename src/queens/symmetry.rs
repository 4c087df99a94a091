use super::masks::Masks;
use crate::board::Board;

/// One of the solutions that differ under the eight symmetries of the square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fundamental {
    /// The column of each row, from the top and from 0.
    pub columns: Vec<u32>,
    /// How many different solutions it is turned and mirrored into, itself included: 8, 4 or 2,
    /// and 1 on the board of one square.
    pub class: u32,
}

/// What a placement (the column of each row) becomes under the eight symmetries, itself first.
pub fn images(columns: &[u32]) -> [Vec<u32>; 8] {
    let last = columns.len() as u32 - u32::from(!columns.is_empty());
    // Bit 0 mirrors left and right, bit 1 top and bottom, bit 2 exchanges rows and columns.
    std::array::from_fn(|symmetry| {
        let mut image = vec![0; columns.len()];
        for (row, &column) in (0..).zip(columns) {
            let column = if symmetry & 1 != 0 { last - column } else { column };
            let row = if symmetry & 2 != 0 { last - row } else { row };
            let (row, column) = if symmetry & 4 != 0 { (column, row) } else { (row, column) };
            image[row as usize] = column;
        }
        image
    })
}

/// The first of a placement's images in lexicographic order: two placements are the same up to
/// symmetry if they have the same.
pub fn canonical(columns: &[u32]) -> Vec<u32> {
    images(columns).into_iter().min().unwrap_or_default()
}

/// How many different images a placement has: 8, 4, 2 or 1.
pub fn class_size(columns: &[u32]) -> u32 {
    let same = images(columns).iter().filter(|image| image[..] == *columns).count();
    // Those that leave it as it is are a group, and each image is met so many times.
    8 / same as u32
}

/// The solutions of n queens that differ under the eight symmetries, each by its canonical
/// form, in lexicographic order. It passes through all solutions: meant for n up to 12, where
/// that takes milliseconds, and for at most 64.
pub fn fundamental(n: u32) -> Vec<Fundamental> {
    let mut all = Vec::new();
    let masks = Masks::new(&Board::new(n, n), &[]).expect("BUG: more than 64 queens to be listed");
    let mut keep = |columns: &[u32]| {
        if canonical(columns) == columns {
            all.push(Fundamental { columns: columns.to_vec(), class: class_size(columns) });
        }
    };
    masks.each(&mut keep, &mut || true);
    all
}
