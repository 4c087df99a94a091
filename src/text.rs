//! The printed forms of a position: what the textbook programs print, and lists of squares.

use crate::board::{Board, Square};

/// A way to print a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A matrix of move numbers from 0, each cell as C prints it with `" %2d "`, as the
    /// backtracking knight's tour does; −1 where the knight has not been.
    From0,
    /// A matrix of move numbers from 1, each followed by a tab, as the program for Warnsdorff's
    /// rule does; −1 where the knight has not been.
    From1,
    /// A matrix of 1 (a piece) and 0, each followed by a tab, as the queens programs do.
    Matrix01,
    /// The squares in order, by their chess names, with spaces between.
    Squares,
}

impl Form {
    /// The form with this name: `from0`, `from1`, `matrix01` or `squares`.
    pub fn parse(name: &str) -> Option<Form> {
        let forms = [Form::From0, Form::From1, Form::Matrix01, Form::Squares];
        forms.into_iter().zip(Form::NAMES).find(|(_, known)| *known == name).map(|(form, _)| form)
    }

    /// The names that [`Form::parse`] knows.
    pub const NAMES: [&str; 4] = ["from0", "from1", "matrix01", "squares"];
}

/// Prints the squares of a path, in order; `None` is a jump off the board and leaves no mark.
/// Of several visits to a square the last one counts, as in a program that overwrites a matrix.
/// Matrix lines end with a line feed. O(squares).
pub fn print(board: &Board, path: &[Option<Square>], form: Form) -> String {
    if form == Form::Squares {
        let names = path.iter().map(|step| step.map_or(String::from("-"), |square| board.name(square)));
        return names.collect::<Vec<_>>().join(" ");
    }
    let mut numbers = vec![None; board.squares() as usize];
    for (number, square) in path.iter().enumerate().filter_map(|(i, square)| Some((i, (*square)?))) {
        numbers[square.at()] = Some(number);
    }
    let cell = |number: &Option<usize>| match (form, number) {
        (Form::From0, Some(number)) => format!(" {number:2} "),
        (Form::From0, None) => String::from(" -1 "),
        (Form::Matrix01, number) => format!("{}\t", u8::from(number.is_some())),
        (_, Some(number)) => format!("{}\t", number + 1),
        (_, None) => String::from("-1\t"),
    };
    let rows = numbers.chunks(board.files() as usize);
    rows.map(|row| row.iter().map(cell).collect::<String>() + "\n").collect()
}
