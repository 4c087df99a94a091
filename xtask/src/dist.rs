//! `cargo xtask build`: the finished site in `dist/`, ready for any static host: the same files without
//! their comments.

use std::fs;

use anyhow::{Context, Result};

use crate::lean::lean;
use crate::one_file;
use crate::site::Site;
use crate::sizes::gzip_size;
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
        let bytes = lean(&name, fs::read(&path).with_context(|| format!("reading {name}"))?);
        let copy = dist.join(&name);
        fs::create_dir_all(copy.parent().expect("BUG: dist/ is above every file"))?;
        fs::write(copy, &bytes)?;
        let sizes = (bytes.len(), gzip_size(&bytes)?);
        println!("{:>9} {:>9}  {name}", sizes.0, sizes.1);
        total = (total.0 + sizes.0, total.1 + sizes.1);
    }
    println!("{:>9} {:>9}  in dist/", total.0, total.1);
    fs::write(dist.join("backstep.html"), one_file::make(workspace)?)?;
    Ok(())
}
