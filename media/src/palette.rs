//! The colours of an animation, fixed before its first frame.

use std::collections::BTreeMap;

/// A GIF has 256; one of them lets the last picture shine through.
pub const MAX_COLOURS: usize = 255;

/// The place in a palette of the colour that lets the last picture shine through.
pub(crate) const UNCHANGED: u8 = 255;

/// The colours that a picture is drawn in, and mixes of each two of them, which its soft edges have.
///
/// One palette for all frames keeps what does not move exactly as it was, so that frames differ only where something
/// happens; and no colour is lost because it comes late.
pub struct Palette {
    colours: Vec<[u8; 3]>,
    /// What was looked up before; a picture has few colours.
    known: BTreeMap<[u8; 3], u8>,
}

impl Palette {
    /// The given colours, then as many mixes as there is room for. None if there is no colour, or more than
    /// [`MAX_COLOURS`].
    pub fn new(given: &[[u8; 3]]) -> Option<Palette> {
        if given.is_empty() || given.len() > MAX_COLOURS {
            return None;
        }
        let mut palette = Palette { colours: Vec::new(), known: BTreeMap::new() };
        for &colour in given {
            palette.add(colour);
        }
        let count = palette.colours.len();
        let pairs = (count * (count - 1) / 2).max(1);
        let shades = (MAX_COLOURS - count) / pairs;
        for first in 0..count {
            for second in first + 1..count {
                for shade in 1..=shades {
                    palette.add(mix(palette.colours[first], palette.colours[second], shade, shades + 1));
                }
            }
        }
        Some(palette)
    }

    fn add(&mut self, colour: [u8; 3]) {
        if !self.known.contains_key(&colour) {
            self.known.insert(colour, self.colours.len() as u8);
            self.colours.push(colour);
        }
    }

    /// The colour nearest to this one, as its place in [`Palette::bytes`]. O(colours) the first time, then O(log) of
    /// the colours asked for so far.
    pub fn index(&mut self, colour: [u8; 3]) -> u8 {
        if let Some(&index) = self.known.get(&colour) {
            return index;
        }
        let nearest = (0..self.colours.len()).min_by_key(|&at| distance(self.colours[at], colour));
        let index = nearest.expect("BUG: a palette has a colour") as u8;
        self.known.insert(colour, index);
        index
    }

    /// Red, green and blue of each colour, one after the other.
    pub fn bytes(&self) -> &[u8] {
        self.colours.as_flattened()
    }
}

/// The colour `part` of `whole` on the way from one to another.
fn mix(from: [u8; 3], to: [u8; 3], part: usize, whole: usize) -> [u8; 3] {
    let channel = |at: usize| {
        let (from, to) = (usize::from(from[at]), usize::from(to[at]));
        ((from * (whole - part) + to * part + whole / 2) / whole) as u8
    };
    [channel(0), channel(1), channel(2)]
}

fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn given_colours_stay_exact_and_mixes_fill_the_rest() {
        let given = [[255, 255, 255], [0, 0, 0], [0, 114, 178], [255, 255, 255]];
        let mut palette = Palette::new(&given).unwrap();
        assert_eq!(&palette.bytes()[..9], [255, 255, 255, 0, 0, 0, 0, 114, 178]);
        // Three pairs share 252 places, 84 each; greys between black and white are at most 2 off.
        assert_eq!(palette.bytes().len() / 3, 3 + 3 * 84);
        for grey in 0..=255 {
            let at = usize::from(palette.index([grey; 3]));
            assert!(palette.bytes()[3 * at].abs_diff(grey) <= 2, "{grey}");
        }
    }

    #[test]
    fn one_colour_and_255_are_palettes_and_neither_none_nor_256() {
        let many: Vec<[u8; 3]> = (0..=255).map(|at| [at, 0, 7]).collect();
        assert_eq!(Palette::new(&many[..1]).unwrap().bytes(), [0, 0, 7]);
        assert_eq!(Palette::new(&many[..255]).unwrap().bytes().len(), 765);
        assert!(Palette::new(&many).is_none());
        assert!(Palette::new(&[]).is_none());
    }
}
