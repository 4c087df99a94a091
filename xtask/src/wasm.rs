//! The WebAssembly package: `src/` compiled, and its JavaScript glue generated into `www/pkg/`.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, run};
use crate::tools;
use crate::workspace::Workspace;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Brings `www/pkg/` up to date, doing only what is stale.
pub fn build(workspace: &Workspace) -> Result<()> {
    tools::wasm_target()?;
    eprintln!("Building the WebAssembly module (release, {TARGET})");
    run(cargo()
        .current_dir(&workspace.root)
        .args(["build", "--release", "--package=backstep", "--lib"])
        .args(["--target", TARGET]))?;
    let module = workspace.target.join(TARGET).join("release/backstep.wasm");
    let package = workspace.root.join("www/pkg");
    if is_stale(&package, &module)? {
        eprintln!("Generating its JavaScript glue in www/pkg/");
        generate(&module, &package).context("wasm-bindgen")?;
    }
    Ok(())
}

/// Older than the module, or than this program, which holds the generator and its options?
fn is_stale(package: &Path, module: &Path) -> Result<bool> {
    // The generator writes this file last: an interrupted run leaves it out.
    let Ok(made) = modified(&package.join("backstep_bg.wasm.d.ts")) else { return Ok(true) };
    Ok(modified(module)? > made || modified(&std::env::current_exe()?)? > made)
}

fn modified(path: &Path) -> Result<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).with_context(|| path.display().to_string())
}

fn generate(module: &Path, package: &Path) -> Result<()> {
    if package.exists() {
        fs::remove_dir_all(package)?;
    }
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(true)
        // Otherwise `init()` without arguments would not find the module.
        .omit_default_module_path(false)
        // The page starts afresh after a panic, see `__wbg_reset_state`.
        .reset_state_function(true)
        // Here and not by `strip`, which would drop `target_features` too.
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(package)
}
