//! `cargo xtask bench`: one table and one file of native and WebAssembly measurements.
//!
//! Both programs print a JSON array of `{ "name", "value", "unit" }`; equal names share a row.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::process::{cargo, output};
use crate::wasm;
use crate::workspace::Workspace;

pub fn run(workspace: &Workspace) -> Result<()> {
    wasm::build(workspace)?;
    let root = &workspace.root;
    let native =
        measure(cargo().current_dir(root).args(["run", "--quiet", "--release", "--example=bench_native"]))?;
    let wasm = measure(Command::new("node").current_dir(root).arg("tests/bench/bench.mjs"))?;
    print_table(&native, &wasm);
    let report = workspace.target.join("bench.json");
    fs::write(&report, format!("{:#}\n", json!({ "native": native, "wasm": wasm })))?;
    println!("\nwritten to {}", report.display());
    Ok(())
}

fn measure(command: &mut Command) -> Result<Vec<Value>> {
    let printed = output(command)?;
    serde_json::from_str(&printed).with_context(|| format!("{command:?} printed no JSON array"))
}

fn print_table(native: &[Value], wasm: &[Value]) {
    let find = |rows: &[Value], name: &Value| rows.iter().find(|row| row["name"] == *name)?["value"].as_f64();
    let cell = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.2}"));
    println!("{:<40} {:>14} {:>14}", "", "native", "wasm");
    let only_wasm = wasm.iter().filter(|row| find(native, &row["name"]).is_none());
    for row in native.iter().chain(only_wasm) {
        let name = &row["name"];
        let (name_text, unit) = (name.as_str().unwrap_or("?"), row["unit"].as_str().unwrap_or(""));
        println!("{name_text:<40} {:>14} {:>14} {unit}", cell(find(native, name)), cell(find(wasm, name)));
    }
}
