//! The WebAssembly package: `src/` and `media/` compiled, and their JavaScript glue generated into `www/pkg/`.
//!
//! `src/` is compiled three times. `core` holds what the first screen needs and is small. `backstep` holds everything.
//! And because a module with SIMD instructions is refused as a whole where there are none, `backstep` is compiled
//! with them too, for the workers that count; one glue serves both. `media` is for whoever hands something out.

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

struct Module {
    name: &'static str,
    package: &'static str,
    /// More arguments of cargo, and of rustc.
    cargo: &'static [&'static str],
    rustc: &'static [&'static str],
}

const CORE: Module =
    Module { name: "core", package: "backstep", cargo: &["--no-default-features"], rustc: &[] };
const MEDIA: Module = Module { name: "media", package: "backstep-media", cargo: &[], rustc: &[] };
const WHOLE: Module = Module { name: "backstep", package: "backstep", cargo: &[], rustc: &[] };
const SIMD: Module = Module {
    name: "backstep_simd",
    package: "backstep",
    cargo: &[],
    rustc: &["-C", "target-feature=+simd128"],
};

/// What is compiled one after the other in a folder that is named after the first. Modules of one package would take
/// turns there to overwrite each other; the short ones share what all need, the macros above all.
const FOLDERS: &[&[Module]] = &[&[CORE, MEDIA], &[WHOLE], &[SIMD]];

/// Made last: an interrupted run leaves it out.
const LAST: &str = "backstep_simd_bg.wasm";

/// Brings `www/pkg/` up to date, doing only what is stale.
pub fn build(workspace: &Workspace) -> Result<()> {
    tools::wasm_target()?;
    eprintln!("Building the WebAssembly modules (release, {TARGET})");
    // Linking keeps a single core busy.
    let compiled: Vec<PathBuf> = thread::scope(|scope| {
        let running: Vec<_> =
            FOLDERS.iter().map(|modules| scope.spawn(|| compile_all(workspace, modules))).collect();
        let joined = running.into_iter().map(|folder| folder.join().expect("BUG: compiling panicked"));
        joined.collect::<Result<Vec<_>>>().map(|folders| folders.concat())
    })?;
    let package = workspace.root.join("www/pkg");
    if is_stale(&package.join(LAST), &compiled)? {
        eprintln!("Generating their JavaScript glue in www/pkg/");
        if package.exists() {
            fs::remove_dir_all(&package)?;
        }
        let [core, media, whole, simd] = &compiled[..] else { unreachable!("BUG: there are four modules") };
        generate(core, "core", &package)?;
        generate(whole, "backstep", &package)?;
        generate(media, "media", &package)?;
        let beside = workspace.target.join("backstep_simd/pkg");
        generate(simd, "backstep", &beside)?;
        let glue = |folder: &Path| fs::read(folder.join("backstep.js"));
        ensure!(glue(&package)? == glue(&beside)?, "BUG: the two modules need different glue");
        fs::copy(beside.join("backstep_bg.wasm"), package.join(LAST))?;
    }
    Ok(())
}

/// Where cargo compiles the first of them.
pub fn core_folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join(CORE.name)
}

fn compile_all(workspace: &Workspace, modules: &[Module]) -> Result<Vec<PathBuf>> {
    let folder = workspace.target.join(modules[0].name);
    modules.iter().map(|module| compile(workspace, module, &folder)).collect()
}

/// Compiles the package of a module; returns where that is.
fn compile(workspace: &Workspace, module: &Module, folder: &Path) -> Result<PathBuf> {
    // `cargo rustc` rather than RUSTFLAGS: those replace what a machine has configured.
    run(cargo()
        .current_dir(&workspace.root)
        .args(["rustc", "--release", "--lib", "--package", module.package])
        .args(["--target", TARGET])
        .arg("--target-dir")
        .arg(folder)
        .args(module.cargo)
        .arg("--")
        .args(module.rustc))?;
    let file = module.package.replace('-', "_");
    Ok(folder.join(TARGET).join("release").join(file).with_extension("wasm"))
}

/// Older than a module, or than this program, which holds the generator and its options?
fn is_stale(made: &Path, modules: &[PathBuf]) -> Result<bool> {
    let Ok(made) = modified(made) else { return Ok(true) };
    let program = std::env::current_exe()?;
    for source in modules.iter().chain([&program]) {
        if modified(source)? > made {
            return Ok(true);
        }
    }
    Ok(false)
}

fn modified(path: &Path) -> Result<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).with_context(|| path.display().to_string())
}

fn generate(module: &Path, name: &str, package: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name(name)
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
        .context("wasm-bindgen")?;
    let glue = package.join(name).with_extension("js");
    fs::write(&glue, let_the_lost_go(&fs::read_to_string(&glue)?)?)?;
    Ok(())
}

/// The glue in which an object of an instance that is gone is not freed: in the next one its address is another's.
/// Every other method asks for that itself.
fn let_the_lost_go(glue: &str) -> Result<String> {
    let (head, check) = ("    free() {\n", "        if (this.__wbg_inst !== __wbg_instance_id) return;\n");
    ensure!(glue.contains(head) && glue.contains("__wbg_inst"), "the glue frees its objects in another way");
    Ok(glue.replace(head, &format!("{head}{check}")))
}
