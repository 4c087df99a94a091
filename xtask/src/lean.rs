//! What a visitor need not download: comments, a third of the page. `serve` sends the sources as they are.

/// The text of a file without its comments, if it has any to lose. Only lines that hold nothing but a comment go, so
/// that no scanner has to tell a comment from a regular expression.
pub fn lean(name: &str, bytes: Vec<u8>) -> Vec<u8> {
    let has_lines = name.ends_with(".js");
    if !has_lines && !name.ends_with(".css") {
        return bytes;
    }
    let Ok(text) = std::str::from_utf8(&bytes) else { return bytes };
    let mut kept = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.lines() {
        let words = line.trim();
        inside |= words.starts_with("/*");
        let is_comment = inside || has_lines && words.starts_with("//");
        // A comment that code follows stays: `/** @type {Frame} */ (session.frame())`.
        let (ends, is_alone) = (words.contains("*/"), words.ends_with("*/"));
        if !is_comment || (inside && ends && !is_alone) {
            kept.push_str(line);
            kept.push('\n');
        }
        inside &= !ends;
    }
    kept.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Language, read_all};
    use crate::workspace::Workspace;
    use std::fs;

    fn text(name: &str, text: &str) -> String {
        String::from_utf8(lean(name, text.into())).unwrap()
    }

    #[test]
    fn lines_of_comment_go_and_nothing_else() {
        assert_eq!(text("a.js", "/** b\n * c */\nd; // e\n  // f\ng;\n"), "d; // e\ng;\n");
        assert_eq!(text("a.js", "/** @type {B} */ (c);\n/** d */\ne;\n"), "/** @type {B} */ (c);\ne;\n");
        assert_eq!(text("a.css", "a {}\n/* b\n c */\n//d\n"), "a {}\n//d\n");
        assert_eq!(text("a.html", "<!-- a -->\n"), "<!-- a -->\n");
    }

    /// The scanner of the lints, which works otherwise, finds the same code before and after.
    #[test]
    fn no_code_of_the_page_is_lost() {
        let root = Workspace::find().unwrap().root;
        let code = |text: &str| -> String { text.split_whitespace().collect() };
        let sources = read_all(&root, "www").unwrap();
        for source in sources.iter().filter(|source| source.language != Language::Html) {
            let lean = lean(&source.name, fs::read(root.join(&source.name)).unwrap());
            let after =
                crate::source::Source::new(&source.name, std::str::from_utf8(&lean).unwrap()).unwrap();
            assert_eq!(code(&after.code), code(&source.code), "{}", source.name);
        }
    }
}
