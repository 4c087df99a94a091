//! An animated GIF, frame by frame: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>.

use gif::{Encoder, Frame, Repeat};

use crate::palette::{MAX_COLOURS, Palette, UNCHANGED};

/// Pixels that an animation may be wide or high.
pub const MAX_SIDE: u16 = 4096;

/// Hundredths of a second: browsers show what is shorter at a tenth.
const SHORTEST: u64 = 2;

/// A GIF that is being made. Every frame holds only the rectangle that differs from the one before, and in it only the
/// pixels that do: the others are transparent, which packs well.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    width: u16,
    height: u16,
    /// The last picture, as colours of the palette; empty before the first.
    shown: Vec<u8>,
    /// The last frame, kept back: a picture that is the same again only lengthens it.
    last: Option<Frame<'static>>,
}

/// The pixels of a frame are not as many as the animation's.
#[derive(Debug, PartialEq, Eq)]
pub struct BadFrame;

impl Animation {
    /// An animation without frames that is repeated for ever. None unless both sides are `1 ..= MAX_SIDE`.
    pub fn new(width: u16, height: u16, palette: Palette) -> Option<Animation> {
        if ![width, height].iter().all(|side| (1..=MAX_SIDE).contains(side)) {
            return None;
        }
        let mut table = palette.bytes().to_vec();
        table.resize(3 * (MAX_COLOURS + 1), 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &table).ok()?;
        encoder.set_repeat(Repeat::Infinite).ok()?;
        Some(Animation { encoder, palette, width, height, shown: Vec::new(), last: None })
    }

    /// Adds a picture, shown for so many milliseconds, 20 at the least.
    ///
    /// Pixels are RGBA, row by row from the top left; what is transparent in them is not. O(pixels).
    pub fn add(&mut self, rgba: &[u8], delay: u32) -> Result<(), BadFrame> {
        let (pixels, []) = rgba.as_chunks::<4>() else { return Err(BadFrame) };
        if pixels.len() != usize::from(self.width) * usize::from(self.height) {
            return Err(BadFrame);
        }
        let picture: Vec<u8> = pixels.iter().map(|&[r, g, b, _]| self.palette.index([r, g, b])).collect();
        let delay = ((u64::from(delay) + 5) / 10).max(SHORTEST).min(u64::from(u16::MAX)) as u16;
        match (self.changed(&picture), &mut self.last) {
            (None, Some(last)) => last.delay = last.delay.saturating_add(delay),
            (changed, _) => {
                self.write_last();
                let [left, top, width, height] = changed.unwrap_or([0, 0, self.width, self.height]);
                let row = |y: u16| {
                    let begin = usize::from(y) * usize::from(self.width) + usize::from(left);
                    begin..begin + usize::from(width)
                };
                let pixel = |at: usize| {
                    if self.shown.get(at) == Some(&picture[at]) { UNCHANGED } else { picture[at] }
                };
                let buffer: Vec<u8> = (top..top + height).flat_map(row).map(pixel).collect();
                self.last = Some(Frame {
                    delay,
                    left,
                    top,
                    width,
                    height,
                    transparent: Some(UNCHANGED),
                    buffer: buffer.into(),
                    ..Frame::default()
                });
            }
        }
        self.shown = picture;
        Ok(())
    }

    /// The smallest rectangle (left, top, width, height) outside which a picture is as the last one; None if nothing
    /// differs.
    fn changed(&self, picture: &[u8]) -> Option<[u16; 4]> {
        if self.shown.is_empty() {
            return Some([0, 0, self.width, self.height]);
        }
        let width = usize::from(self.width);
        let (mut left, mut right) = (width, 0);
        let (mut top, mut bottom) = (None, 0);
        for (y, (old, new)) in self.shown.chunks(width).zip(picture.chunks(width)).enumerate() {
            let differs = |x: &usize| old[*x] != new[*x];
            let Some(first) = (0..width).find(differs) else { continue };
            let last = (0..width).rfind(differs).unwrap_or(first);
            left = left.min(first);
            right = right.max(last + 1);
            top = top.or(Some(y));
            bottom = y + 1;
        }
        top.map(|top| [left, top, right - left, bottom - top].map(|side| side as u16))
    }

    fn write_last(&mut self) {
        if let Some(frame) = self.last.take() {
            self.encoder.write_frame(&frame).expect("BUG: a frame lies in its picture, and memory takes all");
        }
    }

    /// The bytes of the file.
    pub fn finish(mut self) -> Vec<u8> {
        self.write_last();
        self.encoder.into_inner().expect("BUG: memory takes all")
    }
}
