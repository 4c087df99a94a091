//! QR codes, read back by an independent reader.

use backstep_media::QrCode;

/// Cells of light around a code, and pixels of a cell.
const QUIET: usize = 4;
const SCALE: usize = 4;

/// Reads the code in the picture of one.
fn read(code: &QrCode) -> String {
    let size = code.size() as usize;
    let cells: Vec<bool> = code.cells().collect();
    assert_eq!(cells.len(), size * size);
    let side = (size + 2 * QUIET) * SCALE;
    let pixel = |x: usize, y: usize| {
        let cell = |at: usize| (at / SCALE).checked_sub(QUIET).filter(|&at| at < size);
        let dark = cell(x).zip(cell(y)).is_some_and(|(x, y)| cells[y * size + x]);
        if dark { 0 } else { 255 }
    };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, pixel);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn links_are_read_as_they_were_written() {
    for text in [
        "https://example.org/#v=1&problem=queens&files=4&ranks=4&at=CDAA&counts=8.2.6.0.0.2",
        "P1-8",
        "घोड़े की यात्रा",
        &"x".repeat(300),
    ] {
        assert_eq!(read(&QrCode::of(text).unwrap()), text);
    }
}

#[test]
fn a_link_of_300_characters_has_61_cells_a_side() {
    // Version 11 holds 321 bytes at level L: ISO/IEC 18004, table 7.
    assert_eq!(QrCode::of(&"x".repeat(300)).unwrap().size(), 61);
    assert_eq!(QrCode::of(&"x".repeat(321)).unwrap().size(), 61);
    assert_eq!(QrCode::of(&"x".repeat(322)).unwrap().size(), 65);
}

#[test]
fn what_no_code_holds_is_none() {
    assert_eq!(QrCode::of(&"x".repeat(2953)).unwrap().size(), 177);
    assert!(QrCode::of(&"x".repeat(2954)).is_none());
}
