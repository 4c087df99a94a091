//! What a machine needs besides cargo: installed where we may, named in one line where we may not.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::process::{find, output, run};
use crate::wasm::TARGET;
use crate::workspace::Workspace;

/// The standard library for WebAssembly.
pub fn wasm_target() -> Result<()> {
    let library = output(Command::new("rustc").args(["--print=target-libdir", "--target", TARGET]))?;
    if Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    ensure!(find("rustup").is_some(), "the Rust target {TARGET} is missing: install it");
    eprintln!("Adding the Rust target {TARGET}");
    run(Command::new("rustup").args(["target", "add", TARGET]))
}

/// The development tools of `package.json`, exactly as its lock file says.
pub fn node_modules(workspace: &Workspace) -> Result<()> {
    ensure!(find("npm").is_some(), "Node.js is missing: install version 20 or newer, with npm");
    let modified = |file: &str| workspace.root.join(file).metadata().and_then(|metadata| metadata.modified());
    // npm writes this copy of the lock file as the last thing it installs.
    let is_fresh = modified("node_modules/.package-lock.json")
        .is_ok_and(|installed| modified("package-lock.json").is_ok_and(|wanted| wanted <= installed));
    if is_fresh {
        return Ok(());
    }
    eprintln!("Installing the tools of package-lock.json");
    // The browser is the system's: see `browser`.
    run(Command::new("npm")
        .current_dir(&workspace.root)
        .arg("ci")
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

/// Chromium and Firefox, and a Devanagari font without which the Hindi page is measured in empty boxes.
pub fn browsers() -> Result<()> {
    let mut missing = missing_of(&[("chromium", "chromium"), ("firefox-esr", "firefox-esr")]);
    if !output(Command::new("fc-list").arg(":lang=hi")).is_ok_and(|fonts| !fonts.is_empty()) {
        missing.push("fonts-noto-core");
    }
    install(&missing)
}

/// What the programs of `www/listings/` are compiled and run by; Rust is here, and Node.js runs their tests.
pub fn languages() -> Result<()> {
    install(&missing_of(&[
        ("python3", "python3"),
        ("gcc", "gcc"),
        ("gcc", "libc6-dev"),
        ("javac", "default-jdk-headless"),
    ]))
}

/// The packages whose programs are not there, of pairs of both.
fn missing_of(packages: &[(&str, &'static str)]) -> Vec<&'static str> {
    packages.iter().filter(|(program, _)| find(program).is_none()).map(|&(_, package)| package).collect()
}

/// Installs packages of Debian, or names them.
fn install(missing: &[&str]) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    if find("apt-get").is_none() || !is_root() {
        bail!("install these first (named as in Debian): {}", missing.join(" "));
    }
    let apt = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("--quiet");
        command
    };
    eprintln!("Installing {}", missing.join(" "));
    run(apt().arg("update"))?;
    run(apt().args(["install", "--yes", "--no-install-recommends"]).args(missing))
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}
