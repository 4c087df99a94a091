//! Pasted answers: read in any usual form, judged by the rules.

use backstep::check::{Check, check, check_answer};
use backstep::setup::Setup;
use backstep::text::{Form, print};

const BACKTRACKING: &str = "  0  59  38  33  30  17   8  63 
 37  34  31  60   9  62  29  16 
 58   1  36  39  32  27  18   7 
 35  48  41  26  61  10  15  28 
 42  57   2  49  40  23   6  19 
 47  50  45  54  25  20  11  14 
 56  43  52   3  22  13  24   5 
 51  46  55  44  53   4  21  12 
";

const WARNSDORFF: &str = "59\t14\t63\t32\t1\t16\t19\t34\t
62\t31\t60\t15\t56\t33\t2\t17\t
13\t58\t55\t64\t49\t18\t35\t20\t
30\t61\t42\t57\t54\t51\t40\t3\t
43\t12\t53\t50\t41\t48\t21\t36\t
26\t29\t44\t47\t52\t39\t4\t7\t
11\t46\t27\t24\t9\t6\t37\t22\t
28\t25\t10\t45\t38\t23\t8\t5\t
";

fn on(text: &str, setup: &str) -> Check {
    check(text, Some(&Setup::parse(setup).unwrap()))
}

/// Right, read so, closed or not.
fn right(text: &str, how: &str) -> Check {
    let found = check(text, None);
    assert!(found.ok, "{text}: {found:?}");
    assert_eq!((found.how, &found.fault), (how, &None), "{text}");
    found
}

fn fault(found: &Check) -> (&'static str, Vec<(&'static str, &str)>, Vec<u32>) {
    let fault = found.fault.as_ref().unwrap_or_else(|| panic!("{found:?}"));
    assert!(!found.ok);
    let params = fault.params.iter().map(|(name, value)| (*name, value.as_str())).collect();
    (fault.kind, params, fault.squares.iter().map(|square| square.index()).collect())
}

#[test]
fn the_textbooks_grids() {
    let found = right(BACKTRACKING, "from0");
    assert_eq!((found.files, found.ranks, found.closed, found.squares[0].index()), (8, 8, false, 0));
    let found = right(WARNSDORFF, "from1");
    assert_eq!((found.closed, found.squares[0].index()), (true, 4), "closed, from e8");
}

#[test]
fn any_spacing() {
    let lines: Vec<Vec<&str>> = BACKTRACKING.lines().map(|line| line.split_whitespace().collect()).collect();
    let join = |cell: &str, row: &str| lines.iter().map(|line| line.join(cell)).collect::<Vec<_>>().join(row);
    for text in [
        join(", ", "\n"),
        format!("[[{}]]", join(", ", "], [")),
        format!("{{{{{}}}}}", join(",", "},\n{")),
        format!("|{}|", join(" | ", "|\n|---+---|\n|")),
        join(" ", " "),
        join("\t", "\r\n"),
        join(" ", ";"),
        format!("Enter n: 8\nSolution:\n\n{}\nTime taken: 0.25 s\n", join(" ", "\n\n")),
        // The lines broken by a narrow window.
        join(" ", " ").replace(" 8 ", " 8\n").replace(" 21 ", " 21\n"),
    ] {
        right(&text, "from0");
    }
    let wide = "0 3 6 9\n11 8 1 4\n2 5 10 7";
    let found = right(wide, "from0");
    assert_eq!((found.files, found.ranks), (4, 3));
    // Run together it is no square board: the setup says which.
    let line = wide.replace('\n', " ");
    assert_eq!(check(&line, None).problem, "queens", "a row for each column");
    assert_eq!(fault(&check(&format!("{line} 99"), None)).0, "size");
    assert!(on(&line, "problem=tour&files=4&ranks=3").ok);
}

#[test]
fn squares_and_cells() {
    let path = right(BACKTRACKING, "from0");
    let board = backstep::board::Board::new(8, 8);
    let names: Vec<_> = path.squares.iter().map(|&square| board.name(square)).collect();
    for text in [
        names.join(" "),
        names.join("-"),
        names.concat(),
        names.join(", ").to_uppercase(),
        format!("N{}", names.join(" N")),
    ] {
        let found = right(&text, "squares");
        assert_eq!((found.files, found.ranks, &found.squares), (8, 8, &path.squares));
    }
    let cells = |from: u32| {
        let cell = |&square| format!("({}, {})", board.row(square) + from, board.column(square) + from);
        path.squares.iter().map(cell).collect::<Vec<_>>()
    };
    right(&cells(0).join(" -> "), "cells0");
    right(&cells(1).join("\n"), "cells1");
    right(&format!("[{}]", cells(0).join(",").replace('(', "[").replace(')', "]")), "cells0");
    // A closed tour may come home.
    let round = right(WARNSDORFF, "from1");
    let names: Vec<_> = round.squares.iter().chain(&round.squares[..1]).map(|&s| board.name(s)).collect();
    assert!(right(&names.join(" "), "squares").closed);
    let names: Vec<_> = path.squares.iter().chain(&path.squares[..1]).map(|&s| board.name(s)).collect();
    assert_eq!(fault(&check(&names.join(" "), None)).0, "not-a-jump");
}

#[test]
fn what_we_print_is_read() {
    let round = right(WARNSDORFF, "from1");
    let board = backstep::board::Board::new(8, 8);
    let path: Vec<_> = round.squares.iter().copied().map(Some).collect();
    for (form, how) in [(Form::From0, "from0"), (Form::From1, "from1"), (Form::Squares, "squares")] {
        assert_eq!(right(&print(&board, &path, form), how).squares, round.squares);
    }
}

#[test]
fn the_first_fault_of_a_tour() {
    let wrong = "24 21 8 13 6\n9 14 5 22 3\n20 23 18 7 12\n15 10 1 4 17\n0 19 16 11 2";
    assert_eq!(fault(&check(wrong, None)), ("not-a-jump", vec![("move", "3")], vec![24, 9]));
    let doubled = BACKTRACKING.replace(" 59 ", " 58 ");
    assert_eq!(
        fault(&check(&doubled, None)),
        ("doubled", vec![("number", "58"), ("missing", "59")], vec![1, 16])
    );
    let missing = BACKTRACKING.replace(" 59 ", " -1 ");
    assert_eq!(fault(&check(&missing, None)), ("missing", vec![("number", "59"), ("needed", "64")], vec![1]));
    let ragged = BACKTRACKING.replace(" 59 ", " ");
    assert_eq!(fault(&on(&ragged, "problem=tour")).0, "size");
    assert_eq!(fault(&check("a1 b3 a1 c2", None)).0, "repeated");
    assert_eq!(
        fault(&on("a1 b3 c5", "problem=tour&n=5")),
        ("incomplete", vec![("have", "3"), ("needed", "25")], vec![])
    );
    assert_eq!(fault(&on(BACKTRACKING, "problem=tour&closed=1")).0, "not-closed");
    assert!(on(WARNSDORFF, "problem=tour&closed=1").ok);
    let ring = "0 3 6\n5 -1 1\n2 7 4";
    assert_eq!(fault(&check(ring, None)).0, "missing");
    assert!(on(ring, "problem=tour&n=3&blocked=b2").closed);
    assert_eq!(
        fault(&on("a3 b1 c3 b2", "problem=tour&n=3&blocked=b2")),
        ("barred", vec![("move", "3")], vec![4])
    );
    for text in ["", "hello", "-- ++ --", "٣"] {
        assert_eq!(fault(&check(text, None)).0, "unreadable", "{text}");
    }
}

#[test]
fn queens_in_every_form() {
    for (text, how) in [
        ("0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0", "matrix01"),
        ("0\t1\t0\t0\t\n0\t0\t0\t1\t\n1\t0\t0\t0\t\n0\t0\t1\t0\t\n", "matrix01"),
        ("0100\n0001\n1000\n0010", "matrix01"),
        ("[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]", "matrix01"),
        (". Q . .\n. . . Q\nQ . . .\n. . Q .", "letters"),
        (".Q..\n...Q\nQ...\n..Q.", "letters"),
        ("[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]", "letters"),
        ("- Q - -\n- - - Q\nQ - - -\n- - Q -", "letters"),
        ("|_|♛|_|_|\n|_|_|_|♛|\n|♛|_|_|_|\n|_|_|♛|_|", "letters"),
        ("1 3 0 2", "columns0"),
        ("[1, 3, 0, 2]", "columns0"),
        ("2 4 1 3", "columns1"),
        ("b4 d3 a2 c1", "squares"),
        ("(0,1) (1,3) (2,0) (3,2)", "cells0"),
        ("(1,2), (2,4), (3,1), (4,3)", "cells1"),
    ] {
        let found = right(text, how);
        assert_eq!((found.problem, found.files, found.ranks), ("queens", 4, 4), "{text}");
        let squares: Vec<_> = found.squares.iter().map(|square| square.index()).collect();
        assert_eq!(squares, [1, 7, 8, 14], "{text}");
    }
}

#[test]
fn the_first_fault_of_queens() {
    let queens = "problem=queens&n=4";
    // The scan without its take-back line.
    let found = on("1000\n0010\n0000\n0100", queens);
    assert_eq!(fault(&found), ("empty-row", vec![("row", "2"), ("have", "3"), ("needed", "4")], vec![]));
    assert_eq!(
        fault(&on("1 0 0 0\n0 1 0 0\n0 0 0 0\n0 0 0 0", queens)),
        ("attack", vec![("line", "falling")], vec![0, 5])
    );
    assert_eq!(fault(&on("0 2 1 3", queens)), ("attack", vec![("line", "rising")], vec![6, 9]));
    assert_eq!(fault(&check("Q..\nQ..\n...", None)), ("attack", vec![("line", "column")], vec![0, 3]));
    assert_eq!(fault(&check("QQ.\n...\n...", None)), ("attack", vec![("line", "row")], vec![0, 1]));
    // The C program prints this when there is no solution.
    assert_eq!(fault(&check("0 0 0\n0 0 0\n0 0 0\n", None)).0, "no-queens");
    let barred = on("0100\n0001\n1000\n0010", "problem=queens&n=4&blocked=b4");
    assert_eq!(fault(&barred), ("barred", vec![], vec![1]));
}

#[test]
fn an_ambiguous_text_is_read_as_what_it_is_right_as() {
    // Columns of 9 queens, and no tour of 3×3.
    let nine = "0 2 5 7 1 3 8 6 4";
    assert_eq!((right(nine, "columns0").problem, on(nine, "problem=tour&n=3").problem), ("queens", "queens"));
    // Wrong as both: the setup decides.
    let neither = "0 1 2 3 4 5 6 7 8";
    assert_eq!(on(neither, "problem=tour&n=3").problem, "tour");
    assert_eq!(on(neither, "problem=queens&n=9").problem, "queens");
    assert_eq!(on("a1 b3 c5", "problem=queens&n=5").problem, "queens");
    assert_eq!(on("a1 b3 c5", "problem=tour&n=5").problem, "tour");
}

#[test]
fn hostile_texts_are_survived() {
    let mut random = 5_u64;
    let mut next = move |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let pieces = [
        "0",
        "1",
        "-1",
        "7",
        "99999999999999999999",
        "9223372036854775807",
        "-9223372036854775808",
        "1111111111111111111",
        "row 9223372036854775807, column 1\n",
        ";",
        "|",
        "{",
        "'",
        "a1",
        "zz9",
        "Q",
        ".",
        "\n",
        " ",
        ",",
        "[",
        "]",
        "(",
        ")",
        ":",
        "x",
        "-",
        "é",
        "zzzz9999",
        "4000",
        "dxv4000",
    ];
    for _ in 0..20_000 {
        let text: String = (0..next(24)).map(|_| pieces[next(pieces.len())]).collect();
        let found = check(&text, None);
        assert_eq!(found.ok, found.fault.is_none());
        let setup = ["problem=tour&n=3&blocked=b2", "problem=queens&n=4", "problem=tour&n=2"][next(3)];
        on(&text, setup);
    }
}

#[test]
fn long_texts_are_refused_or_cut_and_say_so() {
    let long = "0 ".repeat(1 << 22) + "1";
    assert_eq!(fault(&check(&long, None)), ("too-long", vec![("most", "8388608")], vec![]));
    // What would take long if any part of the work grew faster than the text.
    for piece in [
        "0 ", "1\n", "(", "[0] ", "(1,2)", "Q..\n", "---\n", "a1 ", "- - -\n", "|", "'", "x: 1\n", "[",
        "0 1 2\n",
    ] {
        let text = piece.repeat((1 << 20) / piece.len());
        let found = check(&text, None);
        assert_eq!(found.ok, found.fault.is_none(), "{piece:?}");
    }
    // A right answer of a thousand queens, a thousand times.
    let columns = backstep::queens::formula(1000).expect("a thousand queens stand");
    let line = columns.iter().map(u32::to_string).collect::<Vec<_>>().join(" ") + "\n";
    let found = check(&line.repeat(1000), None);
    assert!(found.ok && found.cut && found.different == 1);
    assert!((2..1000).contains(&found.answers.len()), "{}", found.answers.len());
    assert!(!check(&line, None).cut);
    let found = check(&"Q...\n".repeat(200_000), None);
    assert!(found.cut && !found.ok, "nothing was found, but not everywhere");
}

#[test]
fn one_of_several_answers_is_chosen() {
    let text = "1 3 0 2\n2 0 3 1\n1 3 0 2\n";
    let of = |answer| check_answer(text, None, Some(answer));
    assert_eq!((of(0).lines, of(1).lines, of(9).lines), ((1, 1), (2, 2), (3, 3)));
    assert_eq!((of(1).answer, of(9).answer, of(0).different), (1, 2, 2));
    assert_ne!(of(0).squares, of(1).squares);
    assert_eq!(check(text, None), of(0));
}

#[test]
fn what_is_right_before_the_fault_is_told() {
    let wrong = "24 21 8 13 6\n9 14 5 22 3\n20 23 18 7 12\n15 10 1 4 17\n0 19 16 11 2";
    assert_eq!(check(wrong, None).valid, 3);
    assert_eq!(check("0 5 18 9 14\n19 10 15 4 17\n18 1 6 13 8\n11 20 11 16 3\n12 17 2 7 12", None).valid, 11);
    assert_eq!(on("0 2 1 3", "problem=queens&n=4").valid, 2);
    assert_eq!(check("1 3 0 2", None).valid, 4);
}
