//! A text as rows of cells: what stands between the innermost brackets, whatever its lines, and
//! outside of brackets a line each.

/// Cells that were printed side by side.
#[derive(Clone, Debug, Default)]
pub(super) struct Row<'a> {
    /// The first and the last line, from 1.
    pub(super) lines: (u32, u32),
    /// Numbers, or signs for squares; none in a line of words, which ends whatever came before it.
    pub(super) cells: Vec<&'a str>,
    /// Words stood before them, such as `Row 1:`.
    pub(super) led: bool,
    /// A blank line, a rule, or the end of an outer bracket comes before it.
    pub(super) apart: bool,
}

/// Signs that stand for a queen; of two that may, the earlier in this list does.
pub(super) const QUEENS: &str = "Qq1*Xx@#Oo";
/// Signs that stand for an empty square.
pub(super) const EMPTY: &str = ".-_0+#*xXoO";

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Cell,
    Word,
    Open,
    Close,
    /// `:` or `=`: what came before was a heading.
    Heading,
    /// `;`
    RowEnd,
    LineEnd,
}

#[derive(Clone, Copy)]
struct Token<'a> {
    kind: Kind,
    text: &'a str,
    /// Where in the text it begins.
    at: usize,
    line: u32,
}

/// The rows of a text that is clean. O(length).
pub(super) fn rows(text: &str) -> Vec<Row<'_>> {
    let tokens = tokens(text);
    let mut builder = Builder::default();
    let mut i = 0;
    while i < tokens.len() {
        let token = tokens[i];
        match token.kind {
            Kind::Open => {
                let end = (i + 1..tokens.len()).find(|&j| matches!(tokens[j].kind, Kind::Open | Kind::Close));
                if let Some(end) = end.filter(|&end| tokens[end].kind == Kind::Close) {
                    let inside = &tokens[i + 1..end];
                    let content = &text[token.at + 1..tokens[end].at];
                    if is_index(&text[..token.at], token.text, content) || is_label(content) {
                        builder.word();
                        i = end;
                    } else if builder.group(inside, content, (token.line, tokens[end].line)) {
                        i = end;
                    }
                }
            }
            Kind::Close => builder.apart = true,
            Kind::Cell => builder.cell(token.text),
            Kind::Word | Kind::Heading => builder.word(),
            Kind::RowEnd => builder.end_row(token.line),
            Kind::LineEnd => builder.end_line(token.line),
        }
        i += 1;
    }
    builder.rows
}

/// Whether a bracket belongs to a word before it: `board[0]` · `solve(0, 0, 1)`; `Point(0, 1)` is a place.
fn is_index(before: &str, bracket: &str, content: &str) -> bool {
    let commas = content.matches(',').count();
    before.ends_with(|c: char| c.is_alphabetic() || c == '_')
        && (commas == 0 || bracket == "(" && commas != 1)
}

/// Whether a bracket names a row or a column, as R does: `[1,]` · `[,1]`.
fn is_label(content: &str) -> bool {
    let number = content.strip_prefix(',').or_else(|| content.strip_suffix(','));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
}

#[derive(Default)]
struct Builder<'a> {
    rows: Vec<Row<'a>>,
    /// The longest run of cells in this line, and the run that is growing.
    best: Vec<&'a str>,
    run: Vec<&'a str>,
    words: bool,
    apart: bool,
    /// How many rows of this line came from brackets, and how many of them hold one cell.
    groups: usize,
    singles: usize,
}

impl<'a> Builder<'a> {
    fn cell(&mut self, text: &'a str) {
        self.run.push(text);
    }

    fn word(&mut self) {
        self.words = true;
        self.end_run();
    }

    fn end_run(&mut self) {
        let run = std::mem::take(&mut self.run);
        if run.len() >= self.best.len() && !run.is_empty() {
            self.best = run;
        }
    }

    /// Takes what stands between two brackets for a row, or for several with `;` between them.
    fn group(&mut self, inside: &[Token<'a>], content: &str, lines: (u32, u32)) -> bool {
        // `{0: 1, 1: 3}` has the rows before the columns, `[row=0, col=1]` words before both.
        let mut named = false;
        let mut cells: Vec<&str> = Vec::new();
        let mut rows = Vec::new();
        for token in inside {
            match token.kind {
                Kind::Cell => cells.push(token.text),
                Kind::Word if !named => named = true,
                Kind::Heading if named || cells.pop().is_some() => named = false,
                Kind::RowEnd => rows.push(std::mem::take(&mut cells)),
                Kind::LineEnd => {}
                _ => return false,
            }
        }
        if named {
            return false;
        }
        if cells.is_empty() && rows.is_empty() && !content.is_empty() && content.trim().is_empty() {
            cells.push(".");
        }
        if !cells.is_empty() {
            rows.push(cells);
        }
        if rows.is_empty() {
            return false;
        }
        // `[Q][ ][ ][ ]`: a bracket for each cell.
        let is_single = rows.len() == 1 && rows[0].len() == 1;
        if is_single && self.singles > 0 && self.singles == self.groups {
            let last = self.rows.last_mut().expect("BUG: it has a group");
            last.cells.append(&mut rows[0]);
            self.groups += 1;
            self.singles += 1;
            return true;
        }
        self.groups += rows.len();
        self.singles += usize::from(is_single);
        for cells in rows {
            let apart = std::mem::take(&mut self.apart);
            self.rows.push(Row { lines, cells, led: false, apart });
        }
        true
    }

    fn end_row(&mut self, line: u32) {
        self.end_run();
        let cells = std::mem::take(&mut self.best);
        if self.groups == 0 && (self.words || !cells.is_empty()) {
            let apart = std::mem::take(&mut self.apart);
            self.rows.push(Row { lines: (line, line), cells, led: self.words, apart });
        }
        self.words = false;
    }

    fn end_line(&mut self, line: u32) {
        self.end_run();
        let is_blank = !self.words && self.best.is_empty() && self.groups == 0;
        self.end_row(line);
        self.apart |= is_blank;
        (self.groups, self.singles) = (0, 0);
    }
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut chunk: Option<usize> = None;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        // The time of day is one word.
        let is_clock =
            c == ':' && before.is_ascii_digit() && text[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        let kind = match c {
            '[' | '{' | '(' => Some(Kind::Open),
            ']' | '}' | ')' => Some(Kind::Close),
            ';' => Some(Kind::RowEnd),
            ':' if is_clock => None,
            ':' | '=' => Some(Kind::Heading),
            '\n' => Some(Kind::LineEnd),
            _ => None,
        };
        let ends = kind.is_some() || c.is_whitespace() || c == ',';
        if ends && let Some(begin) = chunk.take() {
            let text = &text[begin..at];
            if !matches!(text, "->" | ">" | "-->") {
                let cell = cell(text);
                let kind = if cell.is_some() { Kind::Cell } else { Kind::Word };
                tokens.push(Token { kind, text: cell.unwrap_or(text), at: begin, line });
            }
        } else if !ends && chunk.is_none() {
            chunk = Some(at);
        }
        if let Some(kind) = kind {
            tokens.push(Token { kind, text: &text[at..at + 1], at, line });
        }
        line += u32::from(c == '\n');
        before = c;
    }
    tokens
}

/// What stands in a cell, if it is one: a whole number, also as `3.` or `3.0`, or signs for squares.
fn cell(chunk: &str) -> Option<&str> {
    match chunk {
        "True" | "true" | "TRUE" => return Some("1"),
        "False" | "false" | "FALSE" => return Some("0"),
        "None" | "null" | "nil" | "nan" | "NaN" => return Some("."),
        _ => {}
    }
    let whole = chunk.split_once('.').filter(|(whole, rest)| {
        whole.ends_with(|c: char| c.is_ascii_digit()) && rest.bytes().all(|digit| digit == b'0')
    });
    let number = whole.map_or(chunk, |(whole, _)| whole);
    let is_number = number.parse::<i64>().is_ok_and(|number| number.unsigned_abs() < 1 << 32);
    let is_signs = || chunk.chars().all(|c| QUEENS.contains(c) || EMPTY.contains(c));
    (is_number || is_signs()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::rows;

    fn cells(text: &str) -> Vec<String> {
        rows(&format!("{text}\n")).iter().map(|row| row.cells.join(" ")).collect()
    }

    #[test]
    fn rows_of_any_look() {
        for (text, expected) in [
            ("0 1\n2 3", vec!["0 1", "2 3"]),
            ("[[0, 1], [2, 3]]", vec!["0 1", "2 3"]),
            ("{{0,1},\n {2,3}};", vec!["0 1", "2 3"]),
            ("[\n [\n 0,\n 1\n ],\n [2, 3]\n]", vec!["0 1", "2 3"]),
            ("[0 1; 2 3]", vec!["0 1", "2 3"]),
            ("[[0. 1.]\n [2. 3.]]", vec!["0 1", "2 3"]),
            ("[Q][ ]\n[ ][Q]", vec!["Q .", ". Q"]),
            ("     [,1] [,2]\n[1,]    0    1\n[2,]    2    3", vec!["", "0 1", "2 3"]),
            ("{0: 1, 1: 3}", vec!["1 3"]),
            ("Row 1: 0 59 38\n12:00:01 INFO 7 8", vec!["0 59 38", "7 8"]),
            ("Queen 1 at (0, 1)\nboard[2] is 5 wide", vec!["0 1", "5"]),
            ("Time taken: 0.25 s\n[INFO] done", vec!["", ""]),
            ("[True, False]", vec!["1 0"]),
            ("0 1]\n[2", vec!["0 1", "2"]),
        ] {
            assert_eq!(cells(text), expected, "{text}");
        }
    }
}
