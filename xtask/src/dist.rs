//! `cargo xtask build`: the finished site in `dist/`, ready for any static host, and beside it the page in one file.
//!
//! The files of a version lie without their comments in a folder that is named after all of them: what a browser or a
//! host has kept of another version cannot be taken for a part of this one. Only three names stay: the page, its
//! service worker, and the page in one file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::lean::lean;
use crate::one_file;
use crate::policy;
use crate::site::{SERVICE_WORKER, Site};
use crate::sizes::{gzip_size, linked_files};
use crate::wasm;
use crate::workspace::Workspace;

const PAGE: &str = "index.html";
const MANIFEST: &str = "ship/manifest.webmanifest";
const TOUCH_ICON: &str = "icons/icon-192.png";
/// How much of the hash names a version.
const NAME_BYTES: usize = 6;

/// Each file by its name in `dist/`.
type Files = BTreeMap<String, Vec<u8>>;

/// Writes the site and prints the size of each file. Who knows its address tells it for those that show a picture of a
/// page that is linked to: they take no other than a whole one. All else works in any folder of any host.
pub fn build(workspace: &Workspace, address: Option<&str>) -> Result<()> {
    wasm::build(workspace)?;
    let files = write(workspace, address)?;
    println!("{:>9} {:>9}", "bytes", "gzip");
    let mut total = (0, 0);
    for (name, bytes) in &files {
        let sizes = (bytes.len(), gzip_size(bytes)?);
        println!("{:>9} {:>9}  {name}", sizes.0, sizes.1);
        total = (total.0 + sizes.0, total.1 + sizes.1);
    }
    println!("{:>9} {:>9}  in dist/", total.0, total.1);
    Ok(())
}

/// Writes the site; the WebAssembly modules must be there.
pub fn write(workspace: &Workspace, address: Option<&str>) -> Result<Files> {
    let mut files = site(workspace)?;
    if let Some(address) = address {
        let page = files.get_mut(PAGE).expect("BUG: a site without a page");
        *page = addressed(std::str::from_utf8(page)?, address)?.into_bytes();
    }
    files.insert("backstep.html".to_owned(), one_file::make(workspace)?.into_bytes());
    let dist = workspace.root.join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    for (name, bytes) in &files {
        let path = dist.join(name);
        fs::create_dir_all(path.parent().expect("BUG: dist/ is above every file"))?;
        fs::write(path, bytes)?;
    }
    Ok(files)
}

fn site(workspace: &Workspace) -> Result<Files> {
    let mut sources = Files::new();
    for (name, path) in Site::new(&workspace.root).files()? {
        let bytes = fs::read(&path).with_context(|| format!("reading {name}"))?;
        sources.insert(name.clone(), lean(&name, bytes));
    }
    let page = sources.remove(PAGE).context("there is no page")?;
    let worker = fs::read(workspace.root.join(SERVICE_WORKER)).context(SERVICE_WORKER)?;
    let worker = String::from_utf8(lean(SERVICE_WORKER, worker))?;

    let folder = format!("v-{}", version(&page, &worker, &sources));
    let mut files = Files::new();
    for (name, bytes) in sources {
        files.insert(name.replacen("www", &folder, 1), bytes);
    }
    let kept: Vec<&str> = ["./"].into_iter().chain(files.keys().map(String::as_str)).collect();
    let version = json!({ "folder": folder, "files": kept });
    let worker = format!("self.version = {version};\n{worker}");
    files.insert("service-worker.js".to_owned(), worker.into_bytes());
    let page = page_of(std::str::from_utf8(&page)?, &folder, &linked_files(workspace)?)?;
    files.insert(PAGE.to_owned(), page.into_bytes());
    Ok(files)
}

/// A name for all of them together.
fn version(page: &[u8], worker: &str, sources: &Files) -> String {
    let mut hash = Sha256::new();
    let all = sources.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    let made = [(PAGE, page), (SERVICE_WORKER, worker.as_bytes()), ("policy", policy::HOSTED.as_bytes())];
    for (name, bytes) in made.into_iter().chain(all) {
        // With its length, so that no file can pass for the beginning of the next.
        hash.update(format!("{name} {}\n", bytes.len()));
        hash.update(bytes);
    }
    hash.finalize().iter().take(NAME_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// The page as a host serves it: its files are in the version's folder, it can be installed, it keeps its policy where
/// the host sends none, and it asks at once for all the modules that it begins with, which otherwise are found one
/// behind the other.
fn page_of(page: &str, folder: &str, linked: &BTreeSet<String>) -> Result<String> {
    let title = "    <title>";
    let end = "  </head>";
    for line in [title, end] {
        ensure!(page.matches(line).count() == 1, "{PAGE} has not one line `{line}`");
    }
    let mut head = policy::element(policy::HOSTED);
    head += &link("manifest", &format!("www/{MANIFEST}"));
    head += &link("apple-touch-icon", &format!("www/{TOUCH_ICON}"));
    let is_known = |name: &str| page.contains(&format!("=\"{name}\""));
    let modules = linked.iter().filter(|name| name.ends_with(".js") && !is_known(name));
    let modules: String = modules.map(|name| link("modulepreload", name)).collect();
    let page = page.replace(title, &(head + title)).replace(end, &(modules + end));
    Ok(page.replace("=\"www/", &format!("=\"{folder}/")))
}

/// The page with the whole addresses of itself and of its picture.
fn addressed(page: &str, address: &str) -> Result<String> {
    let is_plain = |address: &str| address.chars().all(|sign| !"\"<>& \\?#".contains(sign));
    if !address.starts_with("https://") || !address.ends_with('/') || !is_plain(address) {
        bail!("{address:?} is no address of a site: https://…/");
    }
    let picture = "    <meta property=\"og:image\" content=\"";
    ensure!(page.matches(picture).count() == 1, "{PAGE} has not one line `{picture}`");
    let own = format!("    <meta property=\"og:url\" content=\"{address}\">\n");
    Ok(page.replace(picture, &format!("{own}{picture}{address}")))
}

fn link(relation: &str, file: &str) -> String {
    format!("    <link rel=\"{relation}\" href=\"{file}\">\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_the_page_is_in_the_folder_of_its_version() {
        let page = "<head>\n    <title>A</title>\n    <script type=\"module\" src=\"www/main.js\"></script>\n  </head>\n";
        let linked = ["www/main.js", "www/a.js", "www/b.css"].map(str::to_owned).into();
        let made = page_of(page, "v-1", &linked).unwrap();
        assert!(!made.contains("=\"www/"), "{made}");
        assert!(made.contains("<link rel=\"manifest\" href=\"v-1/ship/manifest.webmanifest\">"), "{made}");
        let preloads: Vec<&str> = made.lines().filter(|line| line.contains("modulepreload")).collect();
        assert_eq!(preloads, ["    <link rel=\"modulepreload\" href=\"v-1/a.js\">"]);
        assert!(made.find(policy::HOSTED) < made.find("<title>"), "{made}");
        assert!(page_of("<head></head>", "v-1", &linked).is_err());
    }

    #[test]
    fn a_site_that_knows_its_address_shows_its_picture_anywhere() {
        let page = "<head>\n    <meta property=\"og:image\" content=\"v-1/preview.png\">\n</head>\n";
        let made = addressed(page, "https://user.example/backstep/").unwrap();
        assert!(
            made.contains("og:image\" content=\"https://user.example/backstep/v-1/preview.png\">"),
            "{made}"
        );
        assert!(made.contains("og:url\" content=\"https://user.example/backstep/\">"), "{made}");
        for wrong in ["", "user.example/", "https://user.example", "https://user.example/\"/", "javascript:/"]
        {
            assert!(addressed(page, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn another_byte_anywhere_is_another_version() {
        let files = |names: &[&str]| -> Files {
            names.iter().map(|name| (name.to_string(), name.as_bytes().to_vec())).collect()
        };
        let first = version(b"page", "worker", &files(&["a", "b"]));
        assert_eq!(first.len(), 2 * NAME_BYTES);
        assert_eq!(first, version(b"page", "worker", &files(&["a", "b"])));
        for other in [
            version(b"page2", "worker", &files(&["a", "b"])),
            version(b"page", "worker2", &files(&["a", "b"])),
            version(b"page", "worker", &files(&["a", "c"])),
            version(b"page", "worker", &files(&["a"])),
        ] {
            assert_ne!(other, first);
        }
    }
}
