//! `cargo xtask test`: every check and every test, once, in the order that finds mistakes soonest.

use std::fs;
use std::io::IsTerminal;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::process::{cargo, run as run_program, tee};
use crate::server::Server;
use crate::site::Site;
use crate::tally::Tally;
use crate::workspace::Workspace;
use crate::{architecture, dist, floor, sizes, tools, wasm};

type Phase = (&'static str, fn(&Workspace, &mut Tally) -> Result<()>);

const PHASES: &[Phase] = &[
    ("format", format),
    ("floor", |workspace, _| floor::run(workspace)),
    ("architecture", |workspace, _| architecture::run(workspace)),
    ("clippy", clippy),
    ("docs", docs),
    ("biome", biome),
    // Before the types, because the page imports the generated declarations.
    ("wasm", |workspace, _| wasm::build(workspace)),
    ("sizes", |workspace, _| sizes::run(workspace)),
    ("types", types),
    ("cargo", cargo_test),
    ("node", node),
    ("browser", browser),
];

/// Runs the phases named, or all of them; stops at the first that fails.
pub fn run(workspace: &Workspace, only: &[&str]) -> Result<()> {
    if let Some(unknown) = only.iter().find(|name| PHASES.iter().all(|(phase, _)| phase != *name)) {
        let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).collect();
        bail!("no such phase: {unknown} (there are {})", names.join(", "));
    }
    let mut tally = Tally::default();
    for (name, phase) in PHASES.iter().filter(|(name, _)| only.is_empty() || only.contains(name)) {
        println!("── {name}");
        let start = Instant::now();
        let result = phase(workspace, &mut tally);
        println!("── {name}: {:.1} s", start.elapsed().as_secs_f64());
        if let Err(error) = result {
            // A check that fails counts as one, like a runner that dies before its summary.
            tally.failed = tally.failed.max(1);
            println!("{tally}");
            return Err(error.context(format!("{name} failed")));
        }
    }
    println!("{tally}");
    Ok(())
}

fn format(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    run_program(cargo().current_dir(&workspace.root).args(["fmt", "--all", "--check"]))
}

fn clippy(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    tools::wasm_target()?;
    // For WebAssembly where that is compiled, so that its macros are compiled once.
    let folder = wasm::core_folder(workspace);
    let wasm = |package: &'static [&str]| {
        let mut command = cargo();
        command.args(["clippy", "--release", "--lib", "--target", wasm::TARGET, "--target-dir"]);
        command.arg(&folder).args(package);
        command
    };
    let mut native = cargo();
    native.args(["clippy", "--workspace", "--all-targets"]);
    for mut command in [
        native,
        wasm(&["--package=backstep"]),
        wasm(&["--package=backstep", "--no-default-features"]),
        wasm(&["--package=backstep-media"]),
    ] {
        run_program(command.current_dir(&workspace.root).args(["--quiet", "--", "--deny=warnings"]))?;
    }
    Ok(())
}

/// The library's documentation, which names nothing that is not there.
fn docs(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    let mut command = cargo();
    command.current_dir(&workspace.root).args([
        "doc",
        "--quiet",
        "--no-deps",
        "--package=backstep",
        "--package=backstep-media",
    ]);
    run_program(command.env("RUSTDOCFLAGS", "--deny=warnings"))
}

/// A program of `node_modules/`, run without npx, which would look for one elsewhere.
fn node_tool(workspace: &Workspace, name: &str) -> Result<Command> {
    tools::node_modules(workspace)?;
    let mut command = Command::new(workspace.root.join("node_modules/.bin").join(name));
    command.current_dir(&workspace.root);
    Ok(command)
}

fn biome(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    // Left alone, it colours what goes to a log, too.
    let colors = if std::io::stdout().is_terminal() { "--colors=force" } else { "--colors=off" };
    run_program(node_tool(workspace, "biome")?.args(["ci", "--error-on-warnings", colors]))
}

fn types(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    for project in ["tsconfig.json", "tsconfig.worker.json", "tests/tsconfig.json"] {
        run_program(node_tool(workspace, "tsc")?.args(["--project", project]))?;
    }
    Ok(())
}

fn cargo_test(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    // One at a time and xtask as `cargo xtask` builds it, so that its dependencies are not compiled again.
    let packages = [
        &["--package=backstep"][..],
        &["--package=backstep-media"][..],
        &["--package=xtask", "--profile=dev"][..],
    ];
    for package in packages {
        tee(cargo().current_dir(&workspace.root).args(["test", "--quiet"]).args(package), |line| {
            tally.read(line)
        })?;
    }
    Ok(())
}

fn node(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    tools::languages()?;
    // Named one by one: what `node --test folder` means differs between versions.
    let mut files = Vec::new();
    for entry in fs::read_dir(workspace.root.join("tests/node")).context("tests/node")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") || name.ends_with(".test.js") {
            files.push(format!("tests/node/{name}"));
        }
    }
    files.sort();
    ensure!(!files.is_empty(), "tests/node holds no tests");
    // Node would leave a core idle, of two.
    let concurrency = format!("--test-concurrency={}", available_parallelism()?);
    let mut command = Command::new("node");
    command.current_dir(&workspace.root).args(["--test", "--test-reporter=spec", &concurrency]).args(files);
    tee(&mut command, |line| tally.read(line))
}

fn browser(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    tools::browsers()?;
    dist::write(workspace, None)?;
    let url = Server::bind(Site::new(&workspace.root), 0)?.unchanging().spawn();
    tee(node_tool(workspace, "playwright")?.arg("test").env("BASE_URL", url), |line| tally.read(line))
}
