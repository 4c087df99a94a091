//! What a first visit downloads before the first puzzle can be played, and that it stays small.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use regex_lite::Regex;

use crate::architecture::static_imports;
use crate::lean::lean;
use crate::source::Source;
use crate::workspace::Workspace;

/// Bytes, each file compressed by gzip as hosts do it.
const FIRST_VISIT: usize = 150_000;
const CORE: usize = 60_000;

const CORE_MODULE: &str = "www/pkg/core_bg.wasm";
/// Imported by its code; a reader needs one of them, and this is the largest.
const WORDS: &str = "www/i18n/hi.js";

/// Prints the sizes; an error if they are too large.
pub fn run(workspace: &Workspace) -> Result<()> {
    let mut total = 0;
    let mut core = 0;
    for name in first_files(workspace)? {
        let path = workspace.root.join(&name);
        let bytes = fs::read(&path).with_context(|| format!("reading {name}"))?;
        let size = gzip_size(&lean(&name, bytes))?;
        total += size;
        if name == CORE_MODULE {
            core = size;
        }
    }
    println!("core module {core} bytes, first visit {total} bytes (gzip)");
    ensure!(core <= CORE, "the core module is larger than {CORE} bytes");
    ensure!(total <= FIRST_VISIT, "a first visit downloads more than {FIRST_VISIT} bytes");
    Ok(())
}

pub fn gzip_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

/// The page, what it links to, what that imports at once, and the words.
fn first_files(workspace: &Workspace) -> Result<BTreeSet<String>> {
    let mut files = linked_files(workspace)?;
    ensure!(files.contains(CORE_MODULE), "the page does not ask for {CORE_MODULE} at once");
    files.extend(["index.html".to_owned(), WORDS.to_owned()]);
    Ok(files)
}

/// What the page links to, and what that imports at once.
pub fn linked_files(workspace: &Workspace) -> Result<BTreeSet<String>> {
    let page = fs::read_to_string(workspace.root.join("index.html")).context("index.html")?;
    let link = Regex::new(r#"(?:href|src)="(www/[^"]+)""#).expect("BUG: this is a regular expression");
    let mut waiting: Vec<String> = link.captures_iter(&page).map(|found| found[1].to_owned()).collect();
    let mut files = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if !files.insert(name.clone()) || !name.ends_with(".js") {
            continue;
        }
        let text = fs::read_to_string(workspace.root.join(&name)).with_context(|| name.clone())?;
        let source = Source::new(&name, &text).expect("BUG: JavaScript is read by the lints");
        waiting.extend(static_imports(&source));
    }
    Ok(files)
}
