//! `backstep.html`: the whole page in one file, for a memory stick. It works by double-click, from `file://`, where a
//! browser fetches nothing and starts no worker from another file.
//!
//! esbuild joins the scripts, `www/ship/one-file/` stands in for what a host would do, and all but what unpacks it is
//! packed into one archive. The policy in the head knows each script and the style by its hash.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use lzma_rust2::{LzmaOptions, LzmaWriter};
use regex_lite::Regex;
use serde_json::{Map, Value, json};

use crate::policy::{self, base64};
use crate::process::run;
use crate::site::Site;
use crate::tools;
use crate::workspace::Workspace;

/// What esbuild writes for: the floor of the page.
const TARGET: &str = "--target=chrome96,firefox115,safari15.4";

const FLOOR_SCRIPT: &str = "floor.js";
const PAGE_SCRIPT: &str = "main.js";
const START_SCRIPT: &str = "ship/one-file/start.js";
const STYLE: &str = "style.css";
const ASSETS: (&str, &str) = ("ship/assets.js", "ship/one-file/assets.js");

/// Here the whole module does the work of the small one from the beginning.
const CORE_SCRIPT: &str = "pkg/core.js";
const CORE_STAND_IN: &str = "export * from \"./backstep.js\";\nexport { default } from \"./backstep.js\";\n";
const CORE_MODULE: &str = "pkg/core_bg.wasm";
const WHOLE_MODULE: &str = "pkg/backstep_bg.wasm";

/// Makes the text of the file.
pub fn make(workspace: &Workspace) -> Result<String> {
    let page = fs::read_to_string(workspace.root.join("index.html")).context("index.html")?;
    assemble(&page, &Parts::join(workspace, &page)?)
}

/// All that the page consists of; names are below `www/`.
struct Parts {
    floor: String,
    start: String,
    style: String,
    icon: Vec<u8>,
    page: String,
    packed: Vec<(String, Vec<u8>)>,
}

impl Parts {
    fn join(workspace: &Workspace, page: &str) -> Result<Self> {
        let stage = Stage::set_up(workspace)?;
        let workers = stage.names(|name| name.ends_with("worker.js"));
        let sheets = stage.names(|name| name.ends_with(".css"));
        stage.join("esm", &[PAGE_SCRIPT])?;
        stage.join("iife", &[&[FLOOR_SCRIPT, START_SCRIPT], &workers[..]].concat())?;
        stage.join("esm", &sheets)?;
        let names = in_order(page, sheets.into_iter().map(style_name).collect());
        let sheets = names.iter().map(|name| stage.joined(&format!("style/{name}.css")));
        let style = sheets.collect::<Result<String>>()?;
        let page = stage.joined(PAGE_SCRIPT)?;
        let mut packed = vec![
            (STYLE.to_owned(), style.clone().into_bytes()),
            (PAGE_SCRIPT.to_owned(), page.clone().into_bytes()),
        ];
        for worker in workers {
            packed.push((worker.to_owned(), stage.joined(worker)?.into_bytes()));
        }
        // Modules last: what is short is there sooner.
        for is_module in [false, true] {
            let is_asset = |name: &str| {
                let extension = name.rsplit('.').next().unwrap_or_default();
                !["js", "css", "svg", "png", "webmanifest"].contains(&extension)
                    && (extension == "wasm") == is_module
            };
            for name in stage.names(is_asset).into_iter().filter(|name| *name != CORE_MODULE) {
                packed.push((name.to_owned(), fs::read(stage.sources.join(name))?));
            }
        }
        Ok(Self {
            floor: stage.joined(FLOOR_SCRIPT)?,
            start: stage.joined(START_SCRIPT)?,
            style,
            icon: fs::read(stage.sources.join("icon.svg"))?,
            page,
            packed,
        })
    }
}

fn style_name(file: &str) -> String {
    file.trim_start_matches("style/").trim_end_matches(".css").to_owned()
}

/// A copy of `www/` in which some modules are replaced by others, and what esbuild made of it.
struct Stage {
    esbuild: PathBuf,
    sources: PathBuf,
    results: PathBuf,
    names: Vec<String>,
}

impl Stage {
    fn set_up(workspace: &Workspace) -> Result<Self> {
        tools::node_modules(workspace)?;
        let folder = workspace.target.join("one-file");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        let sources = folder.join("sources");
        let mut names = Vec::new();
        for (name, path) in Site::new(&workspace.root).files()? {
            let Some(name) = name.strip_prefix("www/") else { continue };
            copy(&path, &sources.join(name))?;
            names.push(name.to_owned());
        }
        let www = workspace.root.join("www");
        for file in fs::read_dir(www.join("ship/one-file"))? {
            let file = file?;
            copy(&file.path(), &sources.join("ship/one-file").join(file.file_name()))?;
        }
        copy(&www.join(ASSETS.1), &sources.join(ASSETS.0))?;
        fs::write(sources.join(CORE_SCRIPT), CORE_STAND_IN)?;
        let esbuild = workspace.root.join("node_modules/.bin/esbuild");
        Ok(Self { esbuild, sources, results: folder.join("results"), names })
    }

    fn names(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<&str> {
        self.names.iter().map(String::as_str).filter(|name| is_wanted(name)).collect()
    }

    /// Joins each file with all that it imports.
    fn join(&self, format: &str, names: &[&str]) -> Result<()> {
        run(Command::new(&self.esbuild)
            .current_dir(&self.sources)
            .args(["--bundle", "--minify", "--charset=utf8", "--legal-comments=none", "--log-level=error"])
            .args([TARGET, "--outbase=.", &format!("--format={format}")])
            // Only in what the glue of the modules does when nobody tells it where they are.
            .arg("--define:import.meta.url=\"\"")
            .arg(format!("--outdir={}", self.results.display()))
            .args(names))
    }

    fn joined(&self, name: &str) -> Result<String> {
        let text = fs::read_to_string(self.results.join(name)).with_context(|| name.to_owned())?;
        Ok(text.trim_end().to_owned())
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().expect("BUG: a file without a folder"))?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

fn assemble(page: &str, parts: &Parts) -> Result<String> {
    let policy = policy::one_file(&[&parts.floor, &parts.start, &parts.page], &parts.style);
    let mut head =
        format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{}\">\n", base64(&parts.icon));
    for script in [&parts.floor, &parts.start] {
        ensure!(!script.contains("</"), "a script would end its element");
        head += &format!("<script>{script}</script>\n");
    }
    let (places, archive) = pack(&parts.packed)?;
    let places = places.to_string().replace('"', "&quot;");
    let archive = base85(&archive);
    let foot =
        format!("<script type=\"text/plain\" id=\"archive\" data-places=\"{places}\">{archive}</script>\n");
    let page = regex(r"[ ]*<(?:link|script)\b[^>]*>(?:</script>)?\n").replace_all(page, "");
    let page = insert(&page, "    <title>", &policy::element(&policy))?;
    let page = insert(&page, "  </head>", &head)?;
    insert(&page, "  </body>", &foot)
}

/// The names of all style sheets: those that the page links to, and before the last of them all that come later.
fn in_order(page: &str, mut sheets: Vec<String>) -> Vec<String> {
    let link = regex(r#"rel="stylesheet" href="www/style/([\w-]+)\.css""#);
    let mut order: Vec<String> = link.captures_iter(page).map(|found| found[1].to_owned()).collect();
    sheets.retain(|name| !order.contains(name));
    let before_last = order.len().saturating_sub(1);
    order.splice(before_last..before_last, sheets);
    order
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("BUG: this is a regular expression")
}

fn insert(page: &str, before: &str, text: &str) -> Result<String> {
    ensure!(page.matches(before).count() == 1, "index.html has not one line `{before}`");
    Ok(page.replace(before, &format!("{text}{before}")))
}

/// Five signs for four bytes; `base85.js` reads it.
fn base85(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 4 * 5 + 5);
    for four in bytes.chunks(4) {
        let mut word = [0; 4];
        word[..four.len()].copy_from_slice(four);
        let mut value = u32::from_be_bytes(word);
        let mut signs = [0; 5];
        for sign in signs.iter_mut().rev() {
            *sign = b'(' + (value % 85) as u8;
            value /= 85;
        }
        // What could begin an element is written otherwise.
        text.extend(signs.map(|sign| if sign == b'<' { '!' } else { char::from(sign) }));
    }
    text
}

/// All files one behind the other, packed, and where each begins and ends.
fn pack(files: &[(String, Vec<u8>)]) -> Result<(Value, Vec<u8>)> {
    let mut places = Map::new();
    let mut all = Vec::new();
    for (name, bytes) in files {
        let begin = all.len();
        all.extend(bytes);
        places.insert(name.clone(), json!([begin, all.len()]));
    }
    let whole = places.get(WHOLE_MODULE).with_context(|| format!("{WHOLE_MODULE} is missing"))?.clone();
    places.insert(CORE_MODULE.to_owned(), whole);
    let mut writer = LzmaWriter::new_use_header(
        Vec::new(),
        &LzmaOptions { dict_size: 1 << 24, ..LzmaOptions::with_preset(9) },
        Some(all.len() as u64),
    )?;
    writer.write_all(&all)?;
    Ok((places.into(), writer.finish()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_that_come_later_stand_before_the_last() {
        let link = |name: &str| format!("<link rel=\"stylesheet\" href=\"www/style/{name}.css\">\n");
        let page: String = ["tokens", "page", "room"].map(link).concat();
        let sheets = ["chart", "page", "room", "tokens", "tree"].map(str::to_owned).to_vec();
        assert_eq!(in_order(&page, sheets), ["tokens", "page", "chart", "tree", "room"]);
    }

    #[test]
    fn the_archive_is_written_in_signs_that_end_nothing() {
        assert_eq!(base85(&[0, 0, 0, 0]), "(((((");
        assert_eq!(base85(&[255; 4]), "z?^4(");
        assert_eq!(base85(&[0x3e, 0x3a, 0x5d, 0xd4]), "!((((");
        assert_eq!(base85(&[0x3e, 0x3a, 0x5d, 0xd4, 255]).len(), 10);
        assert!(!base85(&(0..=255).cycle().take(99_999).collect::<Vec<u8>>()).contains('<'));
    }

    #[test]
    fn each_file_lies_where_it_is_said_to() {
        let files = [("main.js", "abc"), ("a.txt", "de"), (WHOLE_MODULE, "f")]
            .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        let (places, archive) = pack(&files).unwrap();
        assert_eq!(places["main.js"], json!([0, 3]));
        assert_eq!(places["a.txt"], json!([3, 5]));
        assert_eq!((&places[WHOLE_MODULE], &places[CORE_MODULE]), (&json!([5, 6]), &json!([5, 6])));
        // The length of all, as `lzma.js` reads it.
        assert_eq!(archive[5..13], 6u64.to_le_bytes());
        assert!(pack(&files[..2]).is_err());
    }
}
