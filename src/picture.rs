//! A position as an image of one pixel a square, for boards whose squares are too small for shapes.

use crate::board::{Board, Square};

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// What a square may look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// A light square.
    pub light: Rgb,
    /// A dark square: a1 is one.
    pub dark: Rgb,
    /// A barred square.
    pub barred: Rgb,
    /// From the first square of the path to the last it will have, or from the least visited
    /// square to the most. Not empty.
    pub ramp: Vec<Rgb>,
}

/// Paints a board, row by row from the top, as red, green, blue and full opacity: its squares,
/// over them how often each was visited, and over that the path, coloured by order among the
/// `goal` squares of a whole one. O(squares).
pub fn paint(
    board: &Board,
    path: &[Option<Square>],
    goal: usize,
    visits: Option<&[u32]>,
    palette: &Palette,
) -> Vec<[u8; 4]> {
    let ramp: Vec<_> = palette.ramp.iter().copied().map(opaque).collect();
    let last = ramp.len() - 1;
    let mut pixels = ground(board, palette);
    if let Some(visits) = visits {
        // A search visits its deepest squares a million times as often as its first.
        let most = log2(visits.iter().copied().max().unwrap_or(0));
        for (pixel, &count) in pixels.iter_mut().zip(visits).filter(|(_, count)| **count > 0) {
            *pixel = ramp[(log2(count) * last + most / 2) / most];
        }
    }
    // Rounded up, so that the last square there can be has the last colour.
    let step = ((last as u64) << 32).div_ceil(goal.max(2) as u64 - 1);
    for (order, square) in (0..).zip(path) {
        if let Some(square) = square {
            pixels[square.at()] = ramp[((order * step) >> 32) as usize];
        }
    }
    pixels
}

fn opaque([red, green, blue]: Rgb) -> [u8; 4] {
    [red, green, blue, u8::MAX]
}

/// The logarithm of one more than a count, in 1/1024; straight between the powers of two, which is
/// near enough for a colour.
fn log2(count: u32) -> usize {
    let n = u64::from(count) + 1;
    let whole = n.ilog2();
    ((u64::from(whole) << 10) + ((n << 10) >> whole) - 1024) as usize
}

fn ground(board: &Board, palette: &Palette) -> Vec<[u8; 4]> {
    let tones = [opaque(palette.dark), opaque(palette.light)];
    let files = board.files() as usize;
    // Every row is a stretch of this one, which begins dark.
    let stripes: Vec<_> = (0..=files).map(|file| tones[file % 2]).collect();
    let mut pixels = Vec::with_capacity(board.squares() as usize);
    for row in 0..board.ranks() {
        let shift = ((board.ranks() - 1 - row) % 2) as usize;
        pixels.extend_from_slice(&stripes[shift..shift + files]);
    }
    for square in board.blocked() {
        pixels[square.at()] = opaque(palette.barred);
    }
    pixels
}

/// The flash rule for pictures: each pixel follows its colour through a first-order low-pass
/// filter, so that a square which comes and goes faster than an eye should see it blink hovers
/// between its two colours.
#[derive(Clone, Debug, Default)]
pub struct Fade {
    /// The colours shown last, in 1/256 of a step; empty when they were the true ones.
    shown: Vec<[u16; 3]>,
}

impl Fade {
    /// Takes a picture back to what may be shown of it: every colour goes a `share` (0 … 1) of the
    /// way from the one shown last to its own. A share of 1 shows the truth at once, as does the
    /// first picture after that. Returns false if nothing has changed since the last picture.
    pub fn follow(&mut self, pixels: &mut [[u8; 4]], share: f64) -> bool {
        if share >= 1.0 {
            self.shown = Vec::new();
            return true;
        }
        if self.shown.len() != pixels.len() {
            self.shown = pixels.iter().map(|&[red, green, blue, _]| [red, green, blue].map(fine)).collect();
            return true;
        }
        // 15 bits: times 16 bits of colour and a sign, that is what 32 hold.
        let weight = (share * f64::from(1 << 15)) as i32;
        let mut moved = false;
        for (pixel, shown) in pixels.iter_mut().zip(&mut self.shown) {
            for (channel, level) in pixel.iter_mut().zip(shown) {
                let step = ((i32::from(fine(*channel)) - i32::from(*level)) * weight) >> 15;
                moved |= step != 0;
                *level = (i32::from(*level) + step) as u16;
                *channel = ((*level + 128) >> 8) as u8;
            }
        }
        moved
    }
}

fn fine(channel: u8) -> u16 {
    u16::from(channel) << 8
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIGHT: Rgb = [200, 200, 200];
    const DARK: Rgb = [100, 100, 100];
    const BARRED: Rgb = [1, 2, 3];
    const RAMP: [Rgb; 3] = [[0, 0, 9], [0, 9, 0], [9, 0, 0]];

    fn palette() -> Palette {
        Palette { light: LIGHT, dark: DARK, barred: BARRED, ramp: RAMP.to_vec() }
    }

    fn squares(indices: &[u32]) -> Vec<Option<Square>> {
        indices.iter().map(|&index| Square::new(index)).collect()
    }

    #[test]
    fn squares_are_chequered_with_a1_dark() {
        for (files, ranks) in [(1, 1), (3, 4), (4, 3), (5, 5), (8, 8), (2, 7)] {
            let board = Board::new(files, ranks);
            let pixels = paint(&board, &[], 1, None, &palette());
            for row in 0..ranks {
                for column in 0..files {
                    let tone = if (column + ranks - 1 - row) % 2 == 0 { DARK } else { LIGHT };
                    assert_eq!(pixels[(row * files + column) as usize], opaque(tone));
                }
            }
        }
    }

    #[test]
    fn a_path_is_coloured_by_order_over_what_was_visited() {
        let board = Board::new(3, 3).with_blocked(&[Square::new(8).unwrap()]);
        // A jump off the board has an order and no square.
        let path = [squares(&[0]), vec![None], squares(&[5])].concat();
        let visits = [9, 7, 1, 0, 0, 3, 0, 0, 0];
        let pixels = paint(&board, &path, 3, Some(&visits), &palette());
        let seen: Vec<_> = pixels.iter().map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        // log₂ of 8, 2 and 10 are 3, 1 and 3.3.
        assert_eq!(seen, [RAMP[0], RAMP[2], RAMP[1], LIGHT, DARK, RAMP[2], DARK, LIGHT, BARRED]);
    }

    #[test]
    fn the_last_square_there_can_be_has_the_last_colour() {
        let long = squares(&(0..1000).collect::<Vec<_>>());
        let pixels = paint(&Board::new(1000, 1), &long, 1000, None, &palette());
        assert_eq!((pixels[0], pixels[999]), (opaque(RAMP[0]), opaque(RAMP[2])));
        assert_eq!(paint(&Board::new(1, 1), &squares(&[0]), 1, None, &palette()), [opaque(RAMP[0])]);
    }

    #[test]
    fn a_colour_that_stays_is_reached_and_then_nothing_moves() {
        let (black, white) = ([[0, 0, 0, 255]; 2], [[255, 40, 0, 255]; 2]);
        for (from, to) in [(black, white), (white, black)] {
            let mut fade = Fade::default();
            assert!(fade.follow(&mut from.clone(), 0.02), "the first picture is true");
            let mut pictures = 0;
            let mut picture = to;
            while fade.follow(&mut picture, 0.02) {
                assert!(pictures < 1000);
                pictures += 1;
                picture = to;
            }
            assert!(pictures > 100, "{pictures}");
            assert_eq!(picture, to);
        }
    }

    #[test]
    fn what_comes_and_goes_hovers() {
        let (off, on) = ([[0, 0, 0, 255]], [[200, 200, 200, 255]]);
        let mut fade = Fade::default();
        let mut seen = Vec::new();
        for time in 0..1000 {
            let mut picture = if time % 4 == 0 { on } else { off };
            fade.follow(&mut picture, 0.02);
            seen.push(picture[0][0]);
        }
        assert!(seen[500..].iter().all(|level| (46..=54).contains(level)), "a quarter of the time there");
        let mut picture = on;
        assert!(fade.follow(&mut picture, 1.0));
        assert_eq!(picture, on, "the truth at once");
    }
}
