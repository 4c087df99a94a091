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
pub fn one_file(scripts: &[&str], style: &str) -> String {
    let scripts: Vec<String> = scripts.iter().map(|script| hash(script)).collect();
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; worker-src blob:; style-src {}; \
         img-src data: blob:; base-uri 'none'; form-action 'none'",
        scripts.join(" "),
        hash(style)
    )
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
