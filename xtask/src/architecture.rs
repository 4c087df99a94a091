//! Who may import whom, in Rust and in JavaScript, and which words belong to one place.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use regex_lite::Regex;

use crate::source::{Language, Source, conclude, read_all};
use crate::workspace::Workspace;

/// Each module of the library with those it may import.
const LAYERS: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("search", &["board"]),
    ("verify", &["board"]),
    ("text", &["board"]),
    ("picture", &["board"]),
    ("tour", &["board", "search"]),
    ("queens", &["board", "search"]),
    ("setup", &["board", "search", "text", "verify", "tour", "queens"]),
    ("session", &["board", "search", "text", "verify", "tour", "queens", "setup"]),
    ("overlay", &["board", "search", "queens", "setup", "session"]),
    ("ask", &["board", "search", "tour", "queens", "setup"]),
    ("counter", &["board", "search", "tour", "queens", "setup"]),
    ("check", &["board", "search", "verify", "tour", "queens", "setup"]),
    (
        "wasm",
        &[
            "board", "search", "text", "picture", "verify", "tour", "queens", "setup", "session", "overlay",
            "ask", "counter", "check",
        ],
    ),
];

/// Words that one place only may name.
const OWNERS: &[(Language, &str, &[&str])] = &[
    (
        Language::Rust,
        r"\b(wasm_bindgen|js_sys|web_sys|console_error_panic_hook)\b",
        &["src/wasm", "media/src/wasm.rs"],
    ),
    (Language::JavaScript, r"\b(request|cancel)AnimationFrame\b", &["www/clock.js"]),
    // The page that is one file has other ways to its files.
    (Language::JavaScript, r"\bimport\.meta\b|\bfetch\(|\bnew (Worker|SharedWorker)\b", &["www/ship/"]),
];

/// What every part may stand on and still be a leaf: the way to the page's files.
const GROUND: &str = "ship";

pub fn run(workspace: &Workspace) -> Result<()> {
    let rust = read_all(&workspace.root, "src")?;
    let mut javascript = read_all(&workspace.root, "www")?;
    javascript.retain(|source| source.language == Language::JavaScript && !source.name.ends_with(".test.js"));
    let mut faults: Vec<String> = rust.iter().flat_map(layer_faults).collect();
    faults.extend(import_faults(&javascript));
    let media = read_all(&workspace.root, "media/src")?;
    faults.extend(rust.iter().chain(&media).chain(&javascript).flat_map(owner_faults));
    conclude(&faults)
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("BUG: this is a regular expression")
}

fn owner_faults(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (language, words, owners) in OWNERS {
        let is_foreign = source.language == *language
            && !owners.iter().any(|owner| source.name.starts_with(owner))
            && !source.name.starts_with("www/pkg/");
        if is_foreign {
            for found in regex(words).find_iter(&source.code) {
                faults.push(
                    source.fault(found.start(), &format!("only {} may name {}", owners[0], found.as_str())),
                );
            }
        }
    }
    faults
}

/// What one file of `src/` imports against the layers. A module's own tests may import anything.
fn layer_faults(source: &Source) -> Vec<String> {
    let path = source.name.trim_start_matches("src/").trim_end_matches(".rs");
    if path == "lib" {
        return Vec::new();
    }
    let module = path.split('/').next().unwrap_or(path);
    let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == module) else {
        return vec![format!(
            "{}: give `{module}` a place in LAYERS (xtask/src/architecture.rs)",
            source.name
        )];
    };
    let tests = regex(r"#\[cfg\(test\)\]\s*mod\b")
        .find(&source.code)
        .map_or(source.code.len(), |found| found.start());
    // A module's root file reaches the crate's root by one `super`, the files beside it by two.
    let is_root = path == module || path == format!("{module}/mod");
    let root = if is_root { r"\b(?:crate|super)\s*::\s*" } else { r"\b(?:crate|super\s*::\s*super)\s*::\s*" };
    let mut faults = Vec::new();
    for found in regex(root).find_iter(&source.code[..tests]) {
        for name in first_names(&source.code[found.end()..]) {
            if name != module && !allowed.contains(&name) {
                faults.push(source.fault(found.start(), &format!("`{module}` may not import `{name}`")));
            }
        }
    }
    faults
}

/// The first segments of a path or of a braced group: `a::B` gives a; `{a::{B, C}, d}` gives a and d.
fn first_names(code: &str) -> Vec<&str> {
    let name = |text| -> &str {
        regex(r"^\s*(\w+|\*)").captures(text).and_then(|found| found.get(1)).map_or("", |m| m.as_str())
    };
    if !code.starts_with('{') {
        return vec![name(code)];
    }
    let mut names = Vec::new();
    let mut depth = 0;
    for (at, character) in code.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && (character == '{' || character == ',') {
            names.push(name(&code[at + 1..]));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The modules that each module imports, with where it says so.
type Imports<'a> = BTreeMap<&'a str, Vec<(usize, String)>>;

/// JavaScript: `main.js` and the workers know everyone and are known by nobody; so does `app/`, which only they
/// know; every other part (a file of `www/`, or a whole folder in it) imports leaves only, which are parts that
/// import no other; no cycles.
fn import_faults(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut imports = Imports::new();
    let known: BTreeSet<&str> = sources.iter().map(|source| source.name.as_str()).collect();
    for source in sources.iter().filter(|source| part(&source.name) != "pkg") {
        for (at, specifier) in specifiers(&source.code) {
            match resolve(&source.name, specifier) {
                Some(name) if known.contains(name.as_str()) || part(&name) == "pkg" => {
                    imports.entry(&source.name).or_default().push((at, name));
                }
                Some(name) => faults.push(source.fault(at, &format!("{name} does not exist"))),
                None => faults.push(source.fault(at, &format!("\"{specifier}\" is not a path inside www/"))),
            }
        }
    }
    let parts_of = |name: &str| imports.get(name).into_iter().flatten().map(|(_, import)| part(import));
    let dependent: BTreeSet<&str> = imports
        .keys()
        .copied()
        .filter(|name| parts_of(name).any(|other| other != part(name) && other != GROUND))
        .map(part)
        .collect();
    for source in sources {
        for (at, import) in imports.get(source.name.as_str()).into_iter().flatten() {
            if is_composition_root(import) {
                faults.push(source.fault(*at, &format!("nothing may import {import}")));
            } else if !is_composition_root(&source.name)
                && part(&source.name) != "app"
                && part(import) != part(&source.name)
                && dependent.contains(part(import))
            {
                faults.push(source.fault(*at, &format!("{import} is no leaf: only main.js may import it")));
            }
        }
    }
    faults.extend(cycle(&imports).map(|cycle| format!("import cycle: {}", cycle.join(" → "))));
    faults
}

fn part(name: &str) -> &str {
    name.trim_start_matches("www/").split('/').next().unwrap_or(name)
}

fn is_composition_root(name: &str) -> bool {
    name == "www/main.js" || name.ends_with("worker.js")
}

const STATEMENT: &str = r#"(?m)^\s*(?:import|export)\b(?:[^"'`;()=]*?\bfrom)?\s*["']([^"']+)["']"#;
const CALL: &str = r#"\bimport\(\s*["']([^"']+)["']"#;

/// The modules that come with a module because it names them in statements.
pub fn static_imports(source: &Source) -> Vec<String> {
    let found = regex(STATEMENT);
    found.captures_iter(&source.code).filter_map(|found| resolve(&source.name, &found[1])).collect()
}

/// What a module imports, statically or not, with where it says so.
fn specifiers(code: &str) -> Vec<(usize, &str)> {
    [STATEMENT, CALL]
        .iter()
        .flat_map(|pattern| regex(pattern).captures_iter(code).collect::<Vec<_>>())
        .filter_map(|found| found.get(1))
        .map(|found| (found.start(), found.as_str()))
        .collect()
}

/// `../squares.js` in `www/board/draw.js` is `www/squares.js`; None outside `www/` or for a bare name.
fn resolve(importer: &str, specifier: &str) -> Option<String> {
    if !specifier.starts_with("./") && !specifier.starts_with("../") {
        return None;
    }
    let mut path: Vec<&str> = importer.split('/').collect();
    path.pop();
    for segment in specifier.split('/') {
        match segment {
            "." => {}
            ".." => drop(path.pop()),
            name => path.push(name),
        }
    }
    (path.first() == Some(&"www")).then(|| path.join("/"))
}

/// One cycle, if there is any: modules that import only finished modules are taken away until none is left to
/// take; from any that remain, following imports among the remaining must come round.
fn cycle<'a>(imports: &Imports<'a>) -> Option<Vec<&'a str>> {
    let mut remaining: BTreeSet<&str> = imports.keys().copied().collect();
    while let Some(done) = remaining.iter().copied().find(|name| next(imports, name, &remaining).is_none()) {
        remaining.remove(done);
    }
    let mut walk = vec![*remaining.first()?];
    loop {
        let following = next(imports, walk[walk.len() - 1], &remaining)?;
        let seen = walk.iter().position(|name| *name == following);
        walk.push(following);
        if let Some(start) = seen {
            return Some(walk[start..].to_vec());
        }
    }
}

fn next<'a>(imports: &Imports<'a>, name: &str, remaining: &BTreeSet<&'a str>) -> Option<&'a str> {
    imports[name].iter().find_map(|(_, import)| remaining.get(import.as_str()).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layers(name: &str, text: &str) -> Vec<String> {
        layer_faults(&Source::new(name, text).unwrap())
    }

    fn imports(files: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<Source> = files.iter().filter_map(|(name, text)| Source::new(name, text)).collect();
        import_faults(&sources)
    }

    #[test]
    fn layers_point_downwards() {
        for (name, text) in [
            ("src/lib.rs", "pub use crate::session::Session;"),
            ("src/board/square.rs", "use super::graph::Graph; use std::fmt;"),
            ("src/tour/walk.rs", "use crate::{board::{Board, Square}, search::Problem}; use super::order;"),
            ("src/queens/rows.rs", "// crate::tour\nuse crate::board::Board;"),
            ("src/wasm/mod.rs", "use crate::session::Session;"),
            ("src/tour/count.rs", "fn f() {}\n#[cfg(test)]\nmod tests { use crate::verify::tour; }"),
        ] {
            assert_eq!(layers(name, text), [""; 0], "{name}");
        }
    }

    #[test]
    fn layers_do_not_point_up_or_across() {
        for (name, text) in [
            ("src/board/square.rs", "use crate::search::Problem;"),
            ("src/tour/walk.rs", "use crate::queens::Rows;"),
            ("src/queens/rows.rs", "use crate::{board::{Board, Square}, tour};"),
            ("src/queens/rows.rs", "use super::super::tour::Walk;"),
            ("src/queens/mod.rs", "use super::tour::Walk;"),
            ("src/verify.rs", "use super::tour::Walk;"),
            ("src/session.rs", "fn f() { crate::wasm::log() }"),
            ("src/text.rs", "use crate::*;"),
            ("src/text.rs", "use crate::Square;"),
            ("src/extras.rs", "fn f() {}"),
        ] {
            assert_eq!(layers(name, text).len(), 1, "{name}: {text}");
        }
    }

    #[test]
    fn words_have_owners() {
        let count = |name, text| owner_faults(&Source::new(name, text).unwrap()).len();
        assert_eq!(count("src/wasm/session.rs", "use wasm_bindgen::prelude::*;"), 0);
        assert_eq!(count("src/session.rs", "use wasm_bindgen::prelude::*;"), 1);
        assert_eq!(count("src/session.rs", "// no wasm_bindgen here"), 0);
        assert_eq!(count("media/src/wasm.rs", "use js_sys::Error;"), 0);
        assert_eq!(count("media/src/lib.rs", "use js_sys::Error;"), 1);
        assert_eq!(count("www/clock.js", "requestAnimationFrame(f);"), 0);
        assert_eq!(count("www/board/view.js", "requestAnimationFrame(f);"), 1);
        assert_eq!(count("www/ship/assets.js", "new Worker(new URL(file, import.meta.url));"), 0);
        assert_eq!(count("www/board/view.js", "new Worker(new URL(file, import.meta.url));"), 2);
        assert_eq!(count("www/board/view.js", "fetching(f); prefetch();"), 0);
    }

    #[test]
    fn views_import_leaves_and_main_imports_all() {
        let files = [
            (
                "www/main.js",
                "import init from \"./pkg/backstep.js\";\nimport { view } from './board/view.js';\nimport \"./narrate.js\";",
            ),
            (
                "www/board/view.js",
                "import {\n  draw,\n} from \"./draw.js\";\nconst text = \"taken from 'nowhere'\";",
            ),
            (
                "www/board/draw.js",
                "/** @import { Frame } from \"../main.js\" */\nexport const export_from = \"x\";",
            ),
            ("www/narrate.js", "export { name } from \"./squares.js\";"),
            ("www/squares.js", "import \"./ship/assets.js\";\nexport const name = 1;"),
            ("www/ship/assets.js", ""),
        ];
        assert_eq!(imports(&files), [""; 0]);
    }

    #[test]
    fn imports_that_break_a_rule_are_named() {
        let broken: &[(&str, &[(&str, &str)])] = &[
            (
                "is no leaf",
                &[("www/a.js", "import \"./b.js\";"), ("www/b.js", "import \"./c.js\";"), ("www/c.js", "")],
            ),
            (
                "is no leaf",
                &[
                    ("www/a.js", "const b = await import(\"./b/view.js\");"),
                    ("www/b/view.js", "import \"./other.js\";"),
                    ("www/b/other.js", "import { c } from \"../c.js\";"),
                    ("www/c.js", ""),
                ],
            ),
            ("nothing may import", &[("www/a.js", "import \"./main.js\";"), ("www/main.js", "")]),
            (
                "nothing may import",
                &[("www/main.js", "import \"./count-worker.js\";"), ("www/count-worker.js", "")],
            ),
            ("does not exist", &[("www/a.js", "import \"./b.js\";")]),
            ("not a path inside www/", &[("www/a.js", "import { b } from \"library\";")]),
            ("not a path inside www/", &[("www/a.js", "import \"../tests/b.js\";")]),
            (
                "import cycle: www/b/x.js → www/b/y.js → www/b/x.js",
                &[
                    ("www/main.js", "import \"./b/x.js\";"),
                    ("www/b/x.js", "import \"./y.js\";"),
                    ("www/b/y.js", "import \"./x.js\";"),
                ],
            ),
        ];
        for (expected, files) in broken {
            let faults = imports(files);
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].contains(expected), "{faults:?} should say {expected}");
        }
    }
}
