//! The browser floor: served files use nothing that Chrome 96, Firefox 115 or Safari 15.4 lacks, and nothing
//! that the content security policy or a class without network would break.
//!
//! A list of known temptations, not a proof: the pictures and tests in real browsers are the other half.

use anyhow::Result;
use regex_lite::Regex;

use crate::source::{Language, Source, conclude, read_all};
use crate::workspace::Workspace;

/// The one module that may name hosts: the links a reader can follow.
const LINKS: &str = "www/links.js";

type Rule = (&'static str, &'static str);

const JAVASCRIPT: &[Rule] = &[
    (r"\.innerHTML\b|\.outerHTML\b|\binsertAdjacentHTML\b|\.setHTML", "makes HTML from a string"),
    (r"\bdocument\.write\b|\bcreateContextualFragment\b|\bDOMParser\b", "makes HTML from a string"),
    (
        r"\beval\s*\(|\bnew\s+Function\b|\bset(Timeout|Interval)\(\s*[\x22'`]",
        "runs a string; the policy forbids it",
    ),
    (r"\bsetAttribute\(\s*[\x22']style|\.cssText\b", "is an inline style; set style.property instead"),
    (r"\bstructuredClone\b", "needs Chrome 98"),
    (r"\.(toSorted|toReversed|toSpliced)\(", "needs Chrome 110"),
    (r"\.findLast(Index)?\(", "needs Chrome 97"),
    (r"\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b", "needs Chrome 117"),
    (r"\bPromise\.(withResolvers|try)\b", "needs Chrome 119"),
    (r"\bURL\.(canParse|parse)\b", "needs Chrome 120"),
    (r"\bIterator\.(from|prototype)\b|\.(isSubsetOf|isSupersetOf|symmetricDifference)\(", "needs Chrome 122"),
    (r"\bAbortSignal\.(timeout|any)\b", "needs Chrome 103"),
    (r"\bIntl\.(Segmenter|DurationFormat)\b|\.formatRange\(", "needs Firefox 125 or Chrome 106"),
    (r"(?m)(^|[;{}])\s*(await\s+)?using\s+[A-Za-z_$][\w$]*\s*=", "`using` needs Chrome 134"),
    (r"(?m)^\s*(import|export)\b[^;]*[\x22']\s*(with|assert)\s*\{", "import attributes need Chrome 123"),
    (r"\bstatic\s*\{", "a static block needs Safari 16.4"),
    (r"\(\?<[=!]", "a lookbehind needs Safari 16.4"),
    (r"/[dgimsuy]*v[dgimsuy]*\.(test|exec)\(", "the regular expression flag v needs Chrome 112"),
    (r"\bimport\.meta\.resolve\b", "needs Chrome 105"),
    (r"\b(ctx|context|path|Path2D\.prototype)\.roundRect\b|\.roundRect\(", "needs Chrome 99"),
    (r"\b(ctx|context)\.reset\(", "needs Chrome 99"),
    (r"\.createConicGradient\(|\.letterSpacing\b|\.fontKerning\b", "needs Chrome 99"),
    (r"\bOffscreenCanvas\b|\btransferControlToOffscreen\b", "needs Safari 16.4"),
    (r"\brequestIdleCallback\b|\bscheduler\.(postTask|yield)\b", "Safari lacks it"),
    (r"\.(show|hide|toggle)Popover\b|\bpopover(Target)?\b\s*[=\x22']", "a popover needs Chrome 114"),
    (r"\.inert\b|[\x22']inert[\x22']", "needs Chrome 102"),
    (r"\.checkVisibility\(|\bstartViewTransition\b|\bCompressionStream\b", "needs a newer browser"),
    (r"\badoptedStyleSheets\b|\bnew\s+CSSStyleSheet\b", "needs Safari 16.4"),
    (r"\bdocument\.cookie\b|\bsendBeacon\b|\bXMLHttpRequest\b", "the page tells nobody anything"),
];

const CSS: &[Rule] = &[
    (r":has\(", "needs Chrome 105"),
    (r"@container\b|\bcontainer(-type|-name)?\s*:", "needs Chrome 105"),
    (r"@layer\b|\blayer\(", "needs Chrome 99"),
    (r"@(scope|property|starting-style|position-try|view-transition)\b", "needs a newer browser"),
    (r"&", "nesting needs Chrome 120"),
    (r"\d(d|s|l)v(h|w|i|b|min|max)\b", "needs Chrome 108"),
    (r"\d(lh|rlh|cap|ric|rex)\b", "needs Firefox 120"),
    (r"\blight-dark\(", "needs Chrome 123"),
    (r"\bcolor-mix\(|\b(oklch|oklab|lch|lab|color)\(", "needs Chrome 111"),
    (r"\b(rgb|hsl)a?\(\s*from\b", "a relative colour needs Chrome 119"),
    (r"\bsubgrid\b", "needs Chrome 117"),
    (r":popover-open|\[popover|:modal\b|:user-(in)?valid|:dir\(|\[inert", "needs a newer browser"),
    (r"(?m)(^|[;{\s])(translate|rotate|scale)\s*:", "needs Chrome 104; use transform"),
    (r"(?m)(^|[;{\s])mask(-[a-z]+)?\s*:", "needs Chrome 120"),
    (r"@media[^{]*[<>]", "a range in a media query needs Chrome 104"),
    (r"\boverflow(-x|-y)?\s*:\s*clip\b", "needs Safari 16"),
    (r"\b(sin|cos|tan|round|mod|rem|pow|sqrt|hypot|abs|sign)\(", "needs Chrome 111"),
    (r"\bfield-sizing\s*:|\banchor-name\s*:|\binterpolate-size\s*:", "needs a newer browser"),
    (r"(?i)@import\b|\burl\(\s*[\x22']?https?:", "reaches for another file or host"),
];

const HTML: &[Rule] = &[
    (r"(?i)\sstyle\s*=", "is an inline style; the policy forbids it"),
    (r"(?i)<style\b", "is an inline style sheet; the policy forbids it"),
    (r"(?i)\son[a-z]+\s*=\s*[\x22']", "is an inline handler; the policy forbids it"),
    (r"(?i)<script(\s+type\s*=\s*\S+)?\s*>", "is an inline script; the policy forbids it"),
    (r"(?i)\s(popover|popovertarget|inert)\b[\s=>]", "needs Chrome 102 or 114"),
    (r"(?i)(\ssrc(set)?|<link\b[^>]*\shref)\s*=\s*[\x22']?(https?:)?//", "loads something from another host"),
    (r"(?i)\s(src|href)\s*=\s*[\x22']/", "is not relative; the site may lie in a folder"),
];

pub fn run(workspace: &Workspace) -> Result<()> {
    let mut sources = read_all(&workspace.root, "www")?;
    sources.extend(read_all(&workspace.root, "index.html")?);
    // The glue is wasm-bindgen's: it is held to the floor by tests in a browser, not by our taste.
    sources.retain(|source| !source.name.starts_with("www/pkg/"));
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    conclude(&faults)
}

fn faults(source: &Source) -> Vec<String> {
    let rules = match source.language {
        Language::JavaScript => JAVASCRIPT,
        Language::Css => CSS,
        Language::Html => HTML,
        Language::Rust => return Vec::new(),
    };
    let mut faults = Vec::new();
    for (pattern, why) in rules {
        for found in regex(pattern).find_iter(&source.code) {
            faults.push(source.fault(found.start(), &format!("`{}` {why}", found.as_str().trim())));
        }
    }
    match source.language {
        Language::JavaScript if source.name != LINKS => faults.extend(hosts(source)),
        Language::Css => faults.extend(nested(source)),
        _ => {}
    }
    faults
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("BUG: the rules are regular expressions")
}

/// Hosts named outside the list of links. XML namespaces look like hosts, but nobody fetches them.
fn hosts(source: &Source) -> Vec<String> {
    regex(r"https?://[^\s\x22'`<>]*")
        .find_iter(&source.code)
        .filter(|found| !found.as_str().starts_with("http://www.w3.org/"))
        .map(|found| source.fault(found.start(), &format!("`{}` belongs in {LINKS}", found.as_str())))
        .collect()
}

/// Rules inside rules, which older browsers drop without a word.
fn nested(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    let mut inside_rule = Vec::new();
    let mut prelude = 0;
    for (at, character) in source.code.char_indices() {
        match character {
            '{' => {
                if inside_rule.last() == Some(&true) {
                    faults.push(source.fault(at, "nesting needs Chrome 120"));
                }
                inside_rule.push(!source.code[prelude..at].trim_start().starts_with('@'));
            }
            '}' => drop(inside_rule.pop()),
            ';' => {}
            _ => continue,
        }
        prelude = at + 1;
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(name: &str, text: &str) -> usize {
        faults(&Source::new(name, text).unwrap()).len()
    }

    /// Each rule once, in the order of the tables: a rule that cannot fail is no rule.
    const JAVASCRIPT_FAULTS: &[&str] = &[
        "x.innerHTML = y;",
        "document.write(x);",
        "eval (x);",
        "x.setAttribute(\"style\", y);",
        "structuredClone(x);",
        "x.toSorted();",
        "x.findLast(y);",
        "Object.groupBy(x, y);",
        "Promise.withResolvers();",
        "URL.canParse(x);",
        "Iterator.from(x);",
        "AbortSignal.timeout(5);",
        "new Intl.Segmenter();",
        "{ using file = open(); }",
        "import x from \"./x.json\" with { type: \"json\" };",
        "class X { static { y(); } }",
        "/(?<=a)b/;",
        "/[a--b]/v.test(x);",
        "import.meta.resolve(x);",
        "ctx.roundRect(0, 0, 1, 1, 1);",
        "ctx.reset();",
        "ctx.createConicGradient(0, 0, 0);",
        "new OffscreenCanvas(1, 1);",
        "requestIdleCallback(x);",
        "x.showPopover();",
        "x.inert = true;",
        "document.startViewTransition(x);",
        "new CSSStyleSheet();",
        "navigator.sendBeacon(x);",
    ];
    const CSS_FAULTS: &[&str] = &[
        "a:has(b) { top: 0 }",
        "a { container-type: size }",
        "@layer base { a { top: 0 } }",
        "@scope (a) { b { top: 0 } }",
        "&:hover { top: 0 }",
        "a { height: 100dvh }",
        "a { height: 2lh }",
        "a { color: light-dark(red, blue) }",
        "a { color: oklch(50% 0 0) }",
        "a { color: rgb(from red r g b) }",
        "a { grid-template-rows: subgrid }",
        "a:modal { top: 0 }",
        "a { rotate: 1deg }",
        "a { mask: none }",
        "@media (width > 600px) { a { top: 0 } }",
        "a { overflow: clip }",
        "a { width: round(1.5px, 1px) }",
        "a { field-sizing: content }",
        "a { background: url(https://example.org/a.png) }",
    ];
    const HTML_FAULTS: &[&str] = &[
        "<p style=\"top: 0\">",
        "<style>",
        "<p onclick=\"x()\">",
        "<script type=\"module\">",
        "<div popover>",
        "<script src=\"https://example.org/x.js\">",
        "<a href=\"/www/x\">",
    ];

    #[test]
    fn every_rule_can_fail() {
        for (name, rules, texts) in [
            ("a.js", JAVASCRIPT, JAVASCRIPT_FAULTS),
            ("a.css", CSS, CSS_FAULTS),
            ("a.html", HTML, HTML_FAULTS),
        ] {
            assert_eq!(rules.len(), texts.len(), "one example for each rule of {name}");
            for ((pattern, _), text) in rules.iter().zip(texts) {
                assert!(regex(pattern).is_match(text), "{pattern} misses {text}");
                assert_eq!(count(name, text), 1, "{text}");
            }
        }
    }

    #[test]
    fn what_the_floor_has_is_left_alone() {
        let javascript = "
            // x.innerHTML = structuredClone(y) is what we do not write; see https://example.org
            import { a } from \"./a.js\";
            const svg = document.createElementNS(\"http://www.w3.org/2000/svg\", \"path\");
            form.reset(); list.at(-1); list.slice().sort(); map.with(1); cell.style.left = \"1px\";
            const text = \"using this = that, with { braces }\"; const evaluate = (x) => x; evaluate(2);
            if (/[v]/.test(x)) setTimeout(() => 1, 5);
        ";
        let css = "
            /* a:has(b) & c */
            @media (min-width: 600px) and (hover: hover) { a:focus-visible > b { aspect-ratio: 1; inset: 0 } }
            @supports (display: grid) { @media print { a { transform: rotate(1deg) scale(2); accent-color: red } } }
            @keyframes x { from { opacity: 0 } 50% { opacity: 1 } }
            a { background: rgba(0, 0, 0, 0.5); -webkit-mask: none; width: calc(100vh - 1em) }
        ";
        let html = "
            <!-- <p style='x'> -->
            <link rel=\"stylesheet\" href=\"www/style/page.css\"><script type=\"module\" src=\"www/main.js\"></script>
            <a href=\"https://example.org/\">source</a><p class=\"style\" data-onset=\"x\">
        ";
        for (name, text) in [("a.js", javascript), ("a.css", css), ("a.html", html)] {
            assert_eq!(faults(&Source::new(name, text).unwrap()), [""; 0], "{name}");
        }
    }

    #[test]
    fn nesting_is_seen_without_an_ampersand() {
        assert_eq!(count("a.css", "a { top: 0; b { top: 0 } }"), 1);
        assert_eq!(count("a.css", "a { @media print { top: 0 } }"), 1);
        assert_eq!(count("a.css", "@media print { a { top: 0 } b { top: 0 } }"), 0);
    }

    #[test]
    fn hosts_are_named_in_one_module_only() {
        assert_eq!(count("www/about.js", "const home = \"https://example.org/\";"), 1);
        assert_eq!(count(LINKS, "export const home = \"https://example.org/\";"), 0);
    }
}
