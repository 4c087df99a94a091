//! Backstep's only build tool. `cargo xtask` prints what it can do.

mod architecture;
mod bench;
mod dist;
mod floor;
mod lean;
mod one_file;
mod policy;
mod process;
mod server;
mod shots;
mod site;
mod sizes;
mod source;
mod tally;
mod test;
mod tools;
mod wasm;
mod workspace;

use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use server::Server;
use site::Site;
use workspace::Workspace;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N]   build the WebAssembly module and serve the page on 127.0.0.1 (from port 8080)
  build [--address URL]
                     write the finished site to dist/ and print the size of each file
                     (--address: where it will lie, for those that show its picture)
  test [PHASE…]      run every check and every test, or only the phases named
  bench [TOPIC…]     measure native and WebAssembly speed, write bench.json to the target directory
                     (--long: larger boards too)
  shots              take pictures of the page, into shots/
  help               print this";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[&str]) -> Result<()> {
    if arguments.iter().any(|argument| ["-h", "--help"].contains(argument)) {
        println!("{HELP}");
        return Ok(());
    }
    match arguments {
        [] | ["help"] => {
            println!("{HELP}");
            Ok(())
        }
        ["serve"] => serve(8080),
        ["serve", "--port", port] => serve(port.parse().with_context(|| format!("{port:?} is not a port"))?),
        ["build"] => dist::build(&Workspace::find()?, None),
        ["build", "--address", address] => dist::build(&Workspace::find()?, Some(address)),
        ["test", phases @ ..] => test::run(&Workspace::find()?, phases),
        ["bench", arguments @ ..] => bench::run(&Workspace::find()?, arguments),
        ["shots"] => shots::run(&Workspace::find()?),
        other => bail!("no such command: {}\n\n{HELP}", other.join(" ")),
    }
}

fn serve(port: u16) -> Result<()> {
    let workspace = Workspace::find()?;
    wasm::build(&workspace)?;
    let server = Server::bind(Site::new(&workspace.root), port)?;
    println!("Backstep is at {} (Ctrl-C ends it)", server.url());
    server.run()
}
