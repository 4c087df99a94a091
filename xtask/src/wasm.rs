//! The WebAssembly package: `src/` compiled, and its JavaScript glue generated into `www/pkg/`.
//!
//! It is compiled twice, because a module with SIMD instructions is refused as a whole where there are
//! none: plainly for the page, and with SIMD for the workers that count. One glue serves both.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, run};
use crate::tools;
use crate::workspace::Workspace;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Brings `www/pkg/` up to date, doing only what is stale.
pub fn build(workspace: &Workspace) -> Result<()> {
    tools::wasm_target()?;
    eprintln!("Building the WebAssembly modules (release, {TARGET}, plain and with SIMD)");
    // A folder of its own: in one the two would take turns to overwrite each other.
    let simd_folder = workspace.target.join("simd");
    // Linking keeps a single core busy.
    let (plain, simd) = thread::scope(|scope| {
        let plain = scope.spawn(|| compile(workspace, &workspace.target, &[]));
        let simd = compile(workspace, &simd_folder, &["-C", "target-feature=+simd128"]);
        (plain.join().expect("BUG: compiling panicked"), simd)
    });
    let (plain, simd) = (plain?, simd?);
    let package = workspace.root.join("www/pkg");
    // Made last: an interrupted run leaves it out.
    let last = package.join("backstep_simd_bg.wasm");
    if is_stale(&last, [&plain, &simd])? {
        eprintln!("Generating their JavaScript glue in www/pkg/");
        let beside = simd_folder.join("pkg");
        generate(&plain, &package).context("wasm-bindgen")?;
        generate(&simd, &beside).context("wasm-bindgen")?;
        let glue = |folder: &Path| fs::read(folder.join("backstep.js"));
        ensure!(glue(&package)? == glue(&beside)?, "BUG: the two modules need different glue");
        fs::copy(beside.join("backstep_bg.wasm"), last)?;
    }
    Ok(())
}

/// Compiles the library with these flags into this target folder; returns where the module is.
fn compile(workspace: &Workspace, folder: &Path, flags: &[&str]) -> Result<PathBuf> {
    // `cargo rustc` rather than RUSTFLAGS: those replace what a machine has configured.
    run(cargo()
        .current_dir(&workspace.root)
        .args(["rustc", "--release", "--package=backstep", "--lib"])
        .args(["--target", TARGET])
        .arg("--target-dir")
        .arg(folder)
        .arg("--")
        .args(flags))?;
    Ok(folder.join(TARGET).join("release/backstep.wasm"))
}

/// Older than a module, or than this program, which holds the generator and its options?
fn is_stale(made: &Path, modules: [&Path; 2]) -> Result<bool> {
    let Ok(made) = modified(made) else { return Ok(true) };
    let program = std::env::current_exe()?;
    for source in modules.into_iter().chain([program.as_path()]) {
        if modified(source)? > made {
            return Ok(true);
        }
    }
    Ok(false)
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
