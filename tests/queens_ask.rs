//! Questions about queens, against brute force, and the symmetries of their solutions.

use backstep::board::{Board, Square};
use backstep::queens::ask::{complete, exists, ways_on};
use backstep::queens::{canonical, class_size, fundamental, images};
use backstep::search::Answer;
use backstep::verify;

fn squares(board: &Board, names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| board.parse(name).expect(name)).collect()
}

/// Every placement of a queen in every row that contains the given ones, by brute force.
fn all(board: &Board, given: &[Square]) -> Vec<Vec<Square>> {
    fn extend(board: &Board, queens: &mut Vec<Square>, all: &mut Vec<Vec<Square>>) {
        let row = queens.len() as u32;
        if row == board.ranks() {
            all.push(queens.clone());
            return;
        }
        for column in 0..board.files() {
            queens.push(board.square(row.into(), column.into()).unwrap());
            let verdict = verify::queens(board, queens);
            if matches!(verdict, Ok(()) | Err(verify::QueensFault::Incomplete(_))) {
                extend(board, queens, all);
            }
            queens.pop();
        }
    }
    let mut found = Vec::new();
    extend(board, &mut Vec::new(), &mut found);
    found.retain(|queens| given.iter().all(|queen| queens.contains(queen)));
    found
}

/// Numbers that look random, the same every time.
fn random() -> impl FnMut(u32) -> u32 {
    let mut state = 0x2545_F491_u32;
    move |below| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % below
    }
}

#[test]
fn random_boards_against_brute_force() {
    let mut random = random();
    let mut answers = [0, 0];
    for _ in 0..400 {
        let (files, ranks) = (1 + random(7), 1 + random(6));
        let board = Board::new(files, ranks);
        let any = |random: &mut dyn FnMut(u32) -> u32| Square::new(random(files * ranks)).unwrap();
        let blocked: Vec<_> = (0..random(8)).map(|_| any(&mut random)).collect();
        let board = board.with_blocked(&blocked);
        let given: Vec<_> = (0..random(3)).map(|_| any(&mut random)).collect();
        let (given, placed) = given.split_at(given.len().min(1));
        let queens = [given, placed].concat();
        let mut solutions = all(&board, &queens);
        if queens.len() == 2 && queens[0] == queens[1] {
            solutions.clear();
        }
        let wanted = if solutions.is_empty() { Answer::No } else { Answer::Yes };
        answers[usize::from(solutions.is_empty())] += 1;

        let text = format!("{files}×{ranks} without {blocked:?}, queens {queens:?}");
        assert_eq!(exists(&board, &queens).answer, wanted, "{text}");
        let completion = complete(&board, given, placed, || true);
        assert_eq!(completion.answer, wanted, "{text}");
        if let Some(whole) = completion.completion {
            assert_eq!(whole[..queens.len()], queens, "{text}");
            assert_eq!(verify::queens(&board, &whole), Ok(()), "{text}");
        }
        let ways = ways_on(&board, given, placed, || true);
        for index in 0..board.squares() {
            let square = Square::new(index).unwrap();
            let count = solutions.iter().filter(|queens| queens.contains(&square)).count() as u128;
            match ways.iter().find(|ways| ways.square == square) {
                Some(found) => assert_eq!((found.ways, found.exact), (count, true), "{text}"),
                None => assert!(count == 0 || queens.contains(&square), "{text}"),
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 50), "{answers:?}");
}

#[test]
fn existence_says_why() {
    let reason = |files, ranks, blocked: &str, given: &str| {
        let board = Board::new(files, ranks);
        let board = board.clone().with_blocked(&squares(&board, blocked));
        let said = exists(&board, &squares(&board, given));
        let params: Vec<_> = said.params.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (said.answer, said.reason, params.join(" "), said.squares.len())
    };
    let say = |answer, reason, params: &str, squares| (answer, reason, String::from(params), squares);
    use Answer::{No, Unknown, Yes};
    assert_eq!(reason(2, 2, "", ""), say(No, "too-small", "files=2 ranks=2", 0));
    assert_eq!(reason(3, 3, "a1", ""), say(No, "too-small", "files=3 ranks=3", 0));
    assert_eq!(reason(4, 5, "", ""), say(No, "fewer-files", "files=4 ranks=5", 0));
    assert_eq!(reason(8, 8, "", ""), say(Yes, "formula", "files=8 ranks=8", 0));
    assert_eq!(reason(3, 2, "", ""), say(Yes, "found", "files=3 ranks=2", 0));
    assert_eq!(reason(1, 1, "", ""), say(Yes, "found", "files=1 ranks=1", 0));
    assert_eq!(reason(8, 8, "", "a1 c6 h8"), say(No, "attack", "a=a1 b=h8 line=rising", 2));
    assert_eq!(reason(8, 8, "c6", "c6"), say(No, "barred", "value=c6", 1));
    assert_eq!(reason(4, 4, "a3 b3 c3 d3", ""), say(No, "row-barred", "rank=3", 4));
    assert_eq!(reason(4, 4, "c1 c2 c3 c4", ""), say(No, "column-barred", "file=c", 4));
    assert_eq!(reason(5, 4, "c1 c2 c3 c4", ""), say(Yes, "found", "files=5 ranks=4", 0));
    assert_eq!(reason(4, 4, "", "a4 c3"), say(No, "row-attacked", "rank=2", 4));
    assert_eq!(reason(5, 5, "a2 a4 a5", "c1"), say(No, "column-attacked", "file=a", 5));
    assert_eq!(reason(4, 4, "", "d3"), say(Yes, "found", "files=4 ranks=4", 0));
    assert_eq!(reason(6, 6, "", "a6"), say(No, "searched", "files=6 ranks=6", 0));
    assert_eq!(reason(200, 200, "a1 b7", "c5"), say(Yes, "found", "files=200 ranks=200", 0));
    assert_eq!(reason(1000, 1000, "a1 b7", "c5"), say(Yes, "found", "files=1000 ranks=1000", 0));
    // Files a and b are open in the rank 20 only: no line gives it away, and a bounded search
    // from row to row does not see it.
    let board = Board::new(40, 40);
    let barred =
        (0..40).filter(|&row| row != 20).flat_map(|row| [board.square(row, 0), board.square(row, 1)]);
    let said = exists(&board.clone().with_blocked(&barred.flatten().collect::<Vec<_>>()), &[]);
    assert_eq!((said.answer, said.reason), (Unknown, "undecided"));
}

#[test]
fn twelve_queens_are_counted_through_every_square() {
    let board = Board::new(12, 12);
    let mut asked = 0;
    let ways = ways_on(&board, &[], &[], || {
        asked += 1;
        true
    });
    assert!(asked > 0 && ways.len() == 144);
    for row in 0..12 {
        let in_row = ways.iter().filter(|ways| board.row(ways.square) == row);
        assert_eq!(in_row.map(|ways| ways.ways).sum::<u128>(), 14_200);
    }
    let stopped = ways_on(&board, &[], &[], || false);
    assert!(stopped.iter().all(|ways| !ways.exact) && stopped.iter().any(|ways| ways.ways > 0));
    for (some, exact) in stopped.iter().zip(&ways) {
        assert!(some.ways <= exact.ways && some.square == exact.square);
    }
    assert!(ways_on(&Board::new(65, 65), &[], &[], || true).is_empty());
}

#[test]
fn a_completion_stops_when_it_is_told_to() {
    let board = Board::new(1000, 1000);
    assert_eq!(complete(&board, &[], &[], || false).answer, Answer::Unknown);
    assert_eq!(complete(&board, &squares(&board, "a1"), &squares(&board, "c2"), || true).answer, Answer::Yes);
}

#[test]
fn fundamental_solutions_and_their_classes() {
    // Total, fundamental, and how many classes have 8, 4, 2 and 1 members.
    let known = [
        (1, 1, [0, 0, 0, 1]),
        (2, 0, [0, 0, 0, 0]),
        (3, 0, [0, 0, 0, 0]),
        (4, 2, [0, 0, 1, 0]),
        (5, 10, [1, 0, 1, 0]),
        (6, 4, [0, 1, 0, 0]),
        (7, 40, [4, 2, 0, 0]),
        (8, 92, [11, 1, 0, 0]),
        (9, 352, [42, 4, 0, 0]),
        (10, 724, [89, 3, 0, 0]),
        (11, 2680, [329, 12, 0, 0]),
        (12, 14_200, [1765, 18, 4, 0]),
    ];
    for (n, total, classes) in known {
        let list = fundamental(n);
        let of = |class| list.iter().filter(|one| one.class == class).count();
        assert_eq!([of(8), of(4), of(2), of(1)], classes, "{n}");
        assert_eq!(list.iter().map(|one| one.class).sum::<u32>(), total, "{n}");
        assert!(list.is_sorted_by(|a, b| a.columns < b.columns), "{n}");
    }
}

#[test]
fn images_are_solutions_of_one_class() {
    let board = Board::new(8, 8);
    for one in fundamental(8) {
        let mut distinct: Vec<_> = images(&one.columns).into();
        assert_eq!(distinct[0], one.columns);
        for image in &distinct {
            let queens: Vec<_> =
                (0..).zip(image).map(|(row, &column)| board.square(row, column.into()).unwrap()).collect();
            assert_eq!(verify::queens(&board, &queens), Ok(()));
            assert_eq!((canonical(image), class_size(image)), (one.columns.clone(), one.class));
        }
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), one.class as usize);
    }
    // b5 e4 c3 a2 d1 is itself after a quarter turn.
    assert_eq!(class_size(&[1, 4, 2, 0, 3]), 2);
    assert!(canonical(&[]).is_empty());
}
