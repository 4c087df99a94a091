//! Source files as the lints read them: comments are blanked, everything else keeps its place.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Rust,
    JavaScript,
    Css,
    Html,
}

pub struct Source {
    /// From the root of the repository, with `/`: `www/main.js`.
    pub name: String,
    pub language: Language,
    /// The text with spaces for comments, so that prose may name what code may not.
    pub code: String,
}

impl Source {
    /// None if the lints have nothing to say about this kind of file.
    pub fn new(name: &str, text: &str) -> Option<Self> {
        let language = match name.rsplit_once('.')?.1 {
            "rs" => Language::Rust,
            "js" | "mjs" => Language::JavaScript,
            "css" => Language::Css,
            "html" => Language::Html,
            _ => return None,
        };
        Some(Self { name: name.to_owned(), language, code: blank_comments(text, language) })
    }

    /// A complaint about the code at `offset`.
    pub fn fault(&self, offset: usize, message: &str) -> String {
        let line = self.code[..offset].matches('\n').count() + 1;
        format!("{}:{line}: {message}", self.name)
    }
}

/// The sources among all files under `folder`, or that file itself, sorted by name.
pub fn read_all(root: &Path, folder: &str) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    let mut names = vec![folder.to_owned()];
    while let Some(name) = names.pop() {
        let path = root.join(&name);
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                names.push(format!("{name}/{}", entry?.file_name().to_string_lossy()));
            }
        } else if Source::new(&name, "").is_some() {
            let text = fs::read_to_string(&path).with_context(|| format!("reading {name}"))?;
            sources.extend(Source::new(&name, &text));
        }
    }
    sources.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(sources)
}

/// Prints the faults; an error if there are any.
pub fn conclude(faults: &[String]) -> Result<()> {
    for fault in faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("1 fault"),
        many => bail!("{many} faults"),
    }
}

/// A small scanner, not a parser: it knows quotes, escapes and comments. Where a regular expression or a
/// lifetime misleads it, the end of the line puts it right.
fn blank_comments(text: &str, language: Language) -> String {
    let (open, close) = if language == Language::Html { ("<!--", "-->") } else { ("/*", "*/") };
    let has_line_comments = matches!(language, Language::Rust | Language::JavaScript);
    let quotes: &[u8] = match language {
        Language::Rust => b"\"",
        Language::JavaScript => b"\"'`",
        Language::Css => b"\"'",
        Language::Html => b"",
    };
    let mut code = text.as_bytes().to_vec();
    let mut quote = None;
    let mut at = 0;
    while at < code.len() {
        let byte = code[at];
        let rest = &text.as_bytes()[at..];
        if byte == b'\\' {
            at += 1;
        } else if quote.is_some() {
            if quote == Some(byte) || (byte == b'\n' && quote != Some(b'`')) {
                quote = None;
            }
        } else if quotes.contains(&byte) {
            quote = Some(byte);
        } else {
            let end = if has_line_comments && rest.starts_with(b"//") {
                rest.iter().position(|&byte| byte == b'\n')
            } else if rest.starts_with(open.as_bytes()) {
                let body = &text[at + open.len()..];
                body.find(close).map(|length| open.len() + length + close.len())
            } else {
                Some(0)
            };
            let end = at + end.unwrap_or(rest.len());
            code[at..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
            at = end.max(at + 1);
            continue;
        }
        at += 1;
    }
    String::from_utf8(code).expect("BUG: comments begin and end at characters")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(name: &str, text: &str) -> String {
        Source::new(name, text).unwrap().code
    }

    #[test]
    fn comments_are_blanked_and_nothing_else() {
        assert_eq!(code("a.js", "a; // é\nb;"), "a;      \nb;");
        assert_eq!(code("a.js", "a /* b\nc */ d"), "a     \n     d");
        assert_eq!(
            code("a.js", "a(\"// b\", '/* c', `//\n// d`); // e"),
            "a(\"// b\", '/* c', `//\n// d`);     "
        );
        assert_eq!(code("a.js", r#""\"// a" // b"#), r#""\"// a"     "#);
        assert_eq!(code("a.js", r"/\/\//; // b"), r"/\/\//;     ");
        assert_eq!(code("a.css", "a /* b */ { url(//c) }"), "a         { url(//c) }");
        assert_eq!(code("a.html", "<a><!-- b\n --></a> // c"), "<a>      \n    </a> // c");
        assert_eq!(code("a.rs", "fn f<'a>() {} /// b\n'\"' // c\nd"), "fn f<'a>() {}      \n'\"' // c\nd");
        assert_eq!(code("a.js", "a /* never closed"), "a                ");
    }

    #[test]
    fn faults_name_the_line() {
        let source = Source::new("a.js", "a\nb\nc").unwrap();
        assert_eq!(source.fault(2, "bad"), "a.js:2: bad");
    }
}
