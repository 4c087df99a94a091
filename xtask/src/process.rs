//! Running other programs, with errors of one line.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, anyhow, bail};

/// The cargo that started xtask, so that every build uses one toolchain.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program whose output goes straight to the terminal.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| not_started(command, error))?;
    check(command, status)
}

/// Runs a program and returns what it printed; its complaints go to the terminal.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| not_started(command, error))?;
    check(command, output.status)?;
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no UTF-8", describe(command)))
}

/// Runs a program and shows each line that it prints, to the reader and to `read`.
pub fn tee(command: &mut Command, mut read: impl FnMut(&str)) -> Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| not_started(command, error))?;
    let stdout = child.stdout.take().expect("BUG: stdout was piped");
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.with_context(|| format!("reading `{}`", describe(command)))?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        read(&line);
    }
    let status = child.wait()?;
    check(command, status)
}

/// The first program of this name on the PATH.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", describe(command));
    }
    Ok(())
}

fn not_started(command: &Command, error: std::io::Error) -> anyhow::Error {
    let program = command.get_program().display();
    match error.kind() {
        ErrorKind::NotFound => anyhow!("{program} is not installed"),
        _ => anyhow!("{program} did not start: {error}"),
    }
}

fn describe(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or(OsStr::new("?"));
    std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
