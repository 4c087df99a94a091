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

#[cfg(test)]
mod tests {
    use super::*;

    fn path(indices: &[u32]) -> Vec<Option<Square>> {
        indices.iter().map(|&index| Square::new(index)).collect()
    }

    #[test]
    fn each_form_is_printed_as_its_program_prints_it() {
        let board = Board::new(3, 4);
        let path = path(&[0, 5, 6, 11]);
        assert_eq!(
            print(&board, &path, Form::From0),
            "  0  -1  -1 \n -1  -1   1 \n  2  -1  -1 \n -1  -1   3 \n"
        );
        assert_eq!(print(&board, &path, Form::From1), "1\t-1\t-1\t\n-1\t-1\t2\t\n3\t-1\t-1\t\n-1\t-1\t4\t\n");
        assert_eq!(print(&board, &path, Form::Matrix01), "1\t0\t0\t\n0\t0\t1\t\n1\t0\t0\t\n0\t0\t1\t\n");
        assert_eq!(print(&board, &path, Form::Squares), "a4 c3 a2 c1");
        assert_eq!(print(&board, &[], Form::Squares), "");
    }

    #[test]
    fn a_square_visited_again_shows_the_later_number_and_no_square_shows_none() {
        let board = Board::new(2, 1);
        let path = path(&[0, crate::board::NO_SQUARE, 1, 0]);
        assert_eq!(print(&board, &path, Form::From0), "  3   2 \n");
        assert_eq!(print(&board, &path, Form::Squares), "a1 - b1 a1");
        let long: Vec<_> = (0..101).map(|_| Square::new(0)).collect();
        assert_eq!(print(&board, &long, Form::From0), " 100  -1 \n", "wide numbers push, as in C");
    }

    #[test]
    fn forms_are_known_by_name() {
        let forms = Form::NAMES.map(Form::parse);
        assert_eq!(forms, [Form::From0, Form::From1, Form::Matrix01, Form::Squares].map(Some));
        assert_eq!(Form::parse("From0"), None);
    }
}
