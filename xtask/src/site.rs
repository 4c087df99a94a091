//! The site: which files a visitor may get, and under which names. `serve` and `build` share this list.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// It works for the folder that it lies in: `build` puts it beside the page.
pub const SERVICE_WORKER: &str = "www/ship/service-worker.js";

pub struct Site {
    root: PathBuf,
    /// As the folders were when they were last looked through.
    known: Mutex<BTreeMap<String, PathBuf>>,
}

impl Site {
    pub fn new(root: &Path) -> Self {
        Self { root: root.to_owned(), known: Mutex::default() }
    }

    /// Where the file with this name is. The folders are looked through again only for a name that is not known.
    pub fn find(&self, name: &str) -> io::Result<Option<PathBuf>> {
        let mut known = self.known.lock().expect("BUG: nothing panics while it holds this");
        if !known.contains_key(name) {
            *known = self.files()?;
        }
        Ok(known.get(name).cloned())
    }

    /// Every file by its name in the site (`www/main.js`), as the folders are now.
    pub fn files(&self) -> io::Result<BTreeMap<String, PathBuf>> {
        let mut files = BTreeMap::new();
        files.insert("index.html".to_owned(), self.root.join("index.html"));
        let mut folders = vec!["www".to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(self.root.join(&folder))? {
                let entry = entry?;
                let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
                let kind = entry.file_type()?;
                if kind.is_dir() {
                    folders.push(name);
                } else if kind.is_file() && is_public(&name) {
                    files.insert(name, entry.path());
                }
            }
        }
        Ok(files)
    }
}

/// Not for visitors: tests, type declarations, what `build` puts elsewhere, and what editors and file managers leave
/// behind.
fn is_public(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    !(name.starts_with("www/ship/one-file/")
        || name == SERVICE_WORKER
        || file.starts_with('.')
        || file.ends_with('~')
        || file.ends_with(".test.js")
        || file.ends_with(".d.ts")
        || file == "package.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_declarations_and_leftovers_are_not_public() {
        for name in ["www/main.js", "www/pkg/backstep_bg.wasm", "www/style/board.css", "www/i18n/hi.js"] {
            assert!(is_public(name), "{name}");
        }
        for name in [
            "www/player.test.js",
            "www/pkg/backstep.d.ts",
            "www/pkg/package.json",
            "www/.DS_Store",
            "www/a.js~",
            "www/ship/one-file/start.js",
            "www/ship/service-worker.js",
        ] {
            assert!(!is_public(name), "{name}");
        }
    }
}
