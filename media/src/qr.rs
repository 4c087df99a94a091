//! QR codes, ISO/IEC 18004.

use qrcodegen::QrCodeEcc;

/// A text as a square of dark and light cells, without the four light cells that must lie around it.
pub struct QrCode {
    code: qrcodegen::QrCode,
}

impl QrCode {
    /// The smallest code that holds a text. None if it is longer than any does: 2,953 bytes.
    ///
    /// The least correction that there is, unless the same size has room for more: a wall is not torn or stained, and
    /// the larger the cells, the further back they are read.
    pub fn of(text: &str) -> Option<QrCode> {
        qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low).ok().map(|code| QrCode { code })
    }

    /// Cells of a side: 21, 25 … 177.
    pub fn size(&self) -> u32 {
        self.code.size() as u32
    }

    /// All cells, row by row from the top left; true is dark.
    pub fn cells(&self) -> impl Iterator<Item = bool> {
        let size = self.code.size();
        (0..size * size).map(move |at| self.code.get_module(at % size, at / size))
    }
}
