//! Animations, read back by the decoder of the same format.

use backstep_media::{Animation, BadFrame, Palette};
use gif::{ColorOutput, DecodeOptions};

const COLOURS: [[u8; 3]; 3] = [[242, 242, 242], [26, 26, 26], [0, 114, 178]];

fn animation(width: u16, height: u16) -> Animation {
    Animation::new(width, height, Palette::new(&COLOURS).unwrap()).unwrap()
}

/// A picture all in the first colour, but for a rectangle (left, top, width, height) of the second.
fn picture(width: usize, height: usize, [left, top, wide, high]: [usize; 4]) -> Vec<u8> {
    let colour = |at: usize| {
        let (x, y) = (at % width, at / width);
        let inside = (left..left + wide).contains(&x) && (top..top + high).contains(&y);
        COLOURS[usize::from(inside)]
    };
    (0..width * height).flat_map(|at| [colour(at)[0], colour(at)[1], colour(at)[2], 255]).collect()
}

struct Shown {
    rectangle: [u16; 4],
    delay: u16,
    /// Pixels that are not taken from the picture before.
    fresh: usize,
    rgba: Vec<u8>,
}

/// What a viewer shows: each frame laid over the one before.
fn play(file: &[u8]) -> (u16, u16, Vec<Shown>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (decoder.width(), decoder.height());
    let mut canvas = vec![0; usize::from(width) * usize::from(height) * 4];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let wide = usize::from(frame.width);
        let mut fresh = 0;
        for (row, line) in frame.buffer.chunks(wide * 4).enumerate() {
            let begin = ((usize::from(frame.top) + row) * usize::from(width) + usize::from(frame.left)) * 4;
            for (old, new) in canvas[begin..].chunks_mut(4).zip(line.chunks(4)) {
                if new[3] > 0 {
                    old.copy_from_slice(new);
                    fresh += 1;
                }
            }
        }
        let rectangle = [frame.left, frame.top, frame.width, frame.height];
        shown.push(Shown { rectangle, delay: frame.delay, fresh, rgba: canvas.clone() });
    }
    (width, height, shown)
}

#[test]
fn a_viewer_shows_every_picture_and_only_what_changed_is_stored() {
    let rectangles = [[0, 0, 1, 1], [5, 2, 3, 4], [5, 3, 3, 4], [39, 29, 1, 1]];
    let mut made = animation(40, 30);
    for rectangle in rectangles {
        made.add(&picture(40, 30, rectangle), 250).unwrap();
    }
    let (width, height, shown) = play(&made.finish());
    assert_eq!((width, height, shown.len()), (40, 30, 4));
    for (frame, rectangle) in shown.iter().zip(rectangles) {
        assert_eq!(frame.rgba, picture(40, 30, rectangle), "{rectangle:?}");
        assert_eq!(frame.delay, 25);
    }
    let stored: Vec<[u16; 4]> = shown.iter().map(|frame| frame.rectangle).collect();
    assert_eq!(stored, [[0, 0, 40, 30], [0, 0, 8, 6], [5, 2, 3, 5], [5, 3, 35, 27]]);
    // One pixel goes and twelve come; three and three; twelve and one.
    let fresh: Vec<usize> = shown.iter().map(|frame| frame.fresh).collect();
    assert_eq!(fresh, [40 * 30, 13, 6, 13]);
}

#[test]
fn the_same_picture_again_is_held_longer_and_no_frame_is_too_short() {
    let mut made = animation(4, 4);
    for (rectangle, delay) in
        [([0, 0, 1, 1], 100), ([0, 0, 1, 1], 300), ([1, 1, 1, 1], 1), ([2, 2, 1, 1], u32::MAX)]
    {
        made.add(&picture(4, 4, rectangle), delay).unwrap();
    }
    let (.., shown) = play(&made.finish());
    assert_eq!(shown.iter().map(|frame| frame.delay).collect::<Vec<_>>(), [40, 2, u16::MAX]);
}

#[test]
fn a_colour_that_was_not_given_is_shown_by_one_near_to_it() {
    let mut made = animation(1, 1);
    made.add(&[134, 134, 134, 255], 100).unwrap();
    let (.., shown) = play(&made.finish());
    let [red, green, blue, alpha] = shown[0].rgba[..] else { panic!("one pixel") };
    assert!([red, green, blue].iter().all(|channel| channel.abs_diff(134) <= 3) && alpha == 255);
}

#[test]
fn other_sizes_are_refused() {
    let mut made = animation(4, 4);
    for length in [0, 4 * 4 * 4 - 4, 4 * 4 * 4 + 4, 4 * 4 * 4 - 1] {
        assert_eq!(made.add(&vec![0; length], 100), Err(BadFrame), "{length}");
    }
    for (width, height) in [(0, 4), (4, 0), (4097, 4)] {
        assert!(Animation::new(width, height, Palette::new(&COLOURS).unwrap()).is_none());
    }
}

#[test]
fn without_frames_it_is_still_a_file() {
    assert!(play(&animation(4, 4).finish()).2.is_empty());
}
