//! The content security policy: what a page may load and run. The server sends it; a page that a host serves
//! without it, or none serves, has it in its head.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// Of the hosted page.
pub const HOSTED: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self' blob:; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Of the page in one file: it loads nothing, and runs what it has by its hash.
#[derive(Default)]
pub struct OneFile {
    scripts: Vec<String>,
    styles: Vec<String>,
}

impl OneFile {
    /// Allows a script.
    pub fn script(&mut self, text: &str) {
        self.scripts.push(hash(text));
    }

    /// Allows a style.
    pub fn style(&mut self, text: &str) {
        self.styles.push(hash(text));
    }

    pub fn text(&self) -> String {
        let (scripts, styles) = (self.scripts.join(" "), self.styles.join(" "));
        format!(
            "default-src 'none'; script-src {scripts} 'wasm-unsafe-eval'; worker-src blob:; style-src {styles}; \
             img-src data: blob:; base-uri 'none'; form-action 'none'"
        )
    }
}

/// The element for the head of a page.
pub fn element(policy: &str) -> String {
    format!("    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n")
}

fn hash(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text)))
}

pub fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}
