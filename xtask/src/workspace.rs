//! Where the repository and its build output are.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::process::{self, cargo};

pub struct Workspace {
    pub root: PathBuf,
    pub target: PathBuf,
}

impl Workspace {
    /// Asks cargo, because the target directory may be configured to lie anywhere.
    pub fn find() -> Result<Self> {
        let metadata = process::output(cargo().args(["metadata", "--no-deps", "--format-version=1"]))?;
        let metadata: serde_json::Value = serde_json::from_str(&metadata).context("cargo metadata")?;
        let path = |key: &str| {
            let path = metadata[key].as_str().with_context(|| format!("cargo metadata names no {key}"))?;
            anyhow::Ok(PathBuf::from(path))
        };
        Ok(Self { root: path("workspace_root")?, target: path("target_directory")? })
    }
}
