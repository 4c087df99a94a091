//! What programs print around their cells: borders, colours, quotes, digits of other scripts.

/// The first digit of each script whose digits are read.
const ZEROS: [u32; 12] =
    [0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xFF10];

/// The text in a few plain signs, line by line the same lines: `Q` for any queen, `.` for an empty
/// cell between bars or quotes, spaces for bars, 0 to 9 for digits. O(length).
pub(super) fn clean(text: &str) -> String {
    let ends = text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}'], "\n");
    let mut out = String::with_capacity(ends.len());
    for line in ends.split('\n') {
        let line: String = uncoloured(line).chars().filter_map(plain).collect();
        out.push_str(&unquoted(&unbarred(line)));
        out.push('\n');
    }
    out
}

/// A sign as one of the few that are told apart; marks that nobody sees go.
fn plain(c: char) -> Option<char> {
    Some(match c {
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' => return None,
        '\u{FEFF}' | '\u{FE0E}' | '\u{FE0F}' => return None,
        '♛' | '♕' | '👑' => 'Q',
        '−' | '–' | '—' => '-',
        '·' | '•' | '∙' | '□' | '■' | '▢' | '◻' | '◼' | '⬜' | '⬛' | '\u{1F7E5}'..='\u{1F7EB}' => {
            '.'
        }
        '→' | '⇒' | '➔' | '⟶' => ' ',
        '“' | '”' | '‘' | '’' | '`' => '\'',
        '│' | '┃' | '║' | '¦' | '┆' | '┊' => '|',
        '\u{2500}'..='\u{257F}' => '-',
        '０'..='９' => digit(c),
        c if c.is_whitespace() || c.is_control() => ' ',
        c if c.is_alphanumeric() => digit(c),
        c => c,
    })
}

fn digit(c: char) -> char {
    let value = ZEROS.iter().find_map(|zero| (u32::from(c).checked_sub(*zero)).filter(|value| *value < 10));
    value.and_then(|value| char::from_digit(value, 10)).unwrap_or(c)
}

/// Without the sequences that colour a terminal, `ESC [ 31 m`; what copies them may lose the escape.
fn uncoloured(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('[') {
        let inside = &rest[at + 1..];
        let digits = inside.find(|c: char| !c.is_ascii_digit() && c != ';').unwrap_or(inside.len());
        let code = &inside[digits..];
        if rest[..at].ends_with('\u{1B}') && code.starts_with(|c: char| c.is_ascii_alphabetic())
            || digits > 0 && code.starts_with('m')
        {
            out.push_str(rest[..at].trim_end_matches('\u{1B}'));
            rest = &inside[digits + 1..];
        } else {
            out.push_str(&rest[..=at]);
            rest = inside;
        }
    }
    out + rest
}

/// Bars between cells become spaces; a cell with nothing in it is empty.
fn unbarred(line: String) -> String {
    if !line.contains('|') {
        return line;
    }
    let mut cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let is_table = cells.len() > 2 && cells.iter().all(|cell| !cell.contains(char::is_whitespace));
    if is_table {
        if cells.first().is_some_and(|cell| cell.is_empty()) {
            cells.remove(0);
        }
        if cells.last().is_some_and(|cell| cell.is_empty()) {
            cells.pop();
        }
        cells.iter_mut().filter(|cell| cell.is_empty()).for_each(|cell| *cell = ".");
    }
    cells.join(" ")
}

/// Quotes become spaces; nothing between two is an empty cell. An apostrophe is no quote.
fn unquoted(line: &str) -> String {
    if !line.contains(['"', '\'']) {
        return String::from(line);
    }
    let mut out = String::with_capacity(line.len());
    let (mut open, mut before): (Option<(char, usize)>, _) = (None, ' ');
    for c in line.chars() {
        match (c, open) {
            ('"' | '\'', None) if !before.is_alphanumeric() => {
                out.push(' ');
                open = Some((c, out.len()));
            }
            (_, Some((quote, begin))) if c == quote => {
                if out[begin..].trim().is_empty() {
                    out.truncate(begin);
                    out.push('.');
                }
                out.push(' ');
                open = None;
            }
            ('"', _) => out.push(' '),
            _ => out.push(c),
        }
        before = c;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn what_stands_around_cells_goes() {
        for (text, plain) in [
            ("०१२ ३\t٣\r\n９", "012 3 3\n9\n"),
            ("\u{feff}0\u{200b}1", "01\n"),
            ("│ Q │   │\n├───┼───┤", "Q .\n---------\n"),
            ("8 | 0 59 38 |", "8 0 59 38 \n"),
            ("|0|1|", "0 1\n"),
            ("['Q', ' ', '']", "[ Q ,  . ,  . ]\n"),
            ("['Q' '.' '.']", "[ Q   .   . ]\n"),
            ("the knight's tour", "the knight's tour\n"),
            ("\u{1b}[31mQ\u{1b}[0m .", "Q .\n"),
            ("[31mQ[0m [1, 2]", "Q [1, 2]\n"),
            ("⬜♛⬛·", ".Q..\n"),
        ] {
            assert_eq!(clean(text), plain, "{text:?}");
        }
    }
}
