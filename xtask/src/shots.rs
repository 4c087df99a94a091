//! `cargo xtask shots`: pictures of the page, taken by `tests/browser/shots.mjs`.

use std::process::Command;

use anyhow::Result;

use crate::process::run as run_program;
use crate::server::Server;
use crate::site::Site;
use crate::workspace::Workspace;
use crate::{tools, wasm};

pub fn run(workspace: &Workspace) -> Result<()> {
    tools::node_modules(workspace)?;
    tools::browsers()?;
    wasm::build(workspace)?;
    let url = Server::bind(Site::new(&workspace.root), 0)?.spawn();
    run_program(
        Command::new("node").current_dir(&workspace.root).arg("tests/browser/shots.mjs").env("BASE_URL", url),
    )
}
