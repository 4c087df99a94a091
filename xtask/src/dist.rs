//! `cargo xtask build`: the finished site in `dist/`, ready for any static host.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::site::Site;
use crate::wasm;
use crate::workspace::Workspace;

pub fn build(workspace: &Workspace) -> Result<()> {
    wasm::build(workspace)?;
    let dist = workspace.root.join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    println!("{:>9} {:>9}", "bytes", "gzip");
    let mut total = (0, 0);
    for (name, path) in Site::new(&workspace.root).files()? {
        let bytes = fs::read(&path).with_context(|| format!("reading {name}"))?;
        let copy = dist.join(&name);
        fs::create_dir_all(copy.parent().expect("BUG: dist/ is above every file"))?;
        fs::write(copy, &bytes)?;
        let sizes = (bytes.len(), gzip_size(&bytes)?);
        println!("{:>9} {:>9}  {name}", sizes.0, sizes.1);
        total = (total.0 + sizes.0, total.1 + sizes.1);
    }
    println!("{:>9} {:>9}  in dist/", total.0, total.1);
    Ok(())
}

fn gzip_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
