//! What the lessons say about their stops is so: step numbers, squares, counts. The numbers come
//! from a search that was written independently of this one.

mod common;

use backstep::board::{Board, Square};
use backstep::search::{Conflict, Event, Kind, Mask, Search, Status};
use backstep::session::Session;
use backstep::text::Form;
use backstep::tour::{AllJumps, CLASSIC, Walk};
use common::{exhaust, open, to_solution};

/// The pieces on the board by name, in order.
fn squares(session: &Session) -> String {
    session.print(Form::Squares)
}

fn at(session: &mut Session, step: u64) -> String {
    assert!(session.seek(step, || true));
    assert_eq!(session.counts().step, step);
    squares(session)
}

/// The steps after which the search stands at a dead end, up to the first solution.
fn dead_ends(session: &mut Session) -> Vec<u64> {
    let mut steps = Vec::new();
    let mask = Mask::DEAD_END.or(Mask::of(Kind::Solution));
    loop {
        session.run_until(mask, u64::MAX, || true);
        if session.status() != Status::Running {
            return steps;
        }
        assert!(session.frame().dead_end);
        steps.push(session.counts().step);
    }
}

fn classic(n: u32, start: &str) -> Search<Walk<AllJumps, false>> {
    let board = Board::new(n, n);
    Search::new(Walk::new(&board, CLASSIC, board.parse(start), AllJumps))
}

/// Runs to the first solution and shows every event with the number of its step.
fn watch(search: &mut Search<Walk<AllJumps, false>>, mut see: impl FnMut(u64, Event)) {
    let mut step = 0;
    let run = search.run(u64::MAX, Mask::of(Kind::Solution), |event| {
        step += 1;
        see(step, event);
    });
    assert!(run.reached);
}

#[test]
fn lesson_1_going_back_is_not_starting_again() {
    let mut four = open("problem=queens&n=4");
    let stops = [
        (1, "a4"),
        (4, "a4 c3"),
        (8, "a4 c3"),
        (9, "a4"),
        (10, "a4 d3"),
        (16, "a4 d3 b2"),
        (17, "a4 d3"),
        (20, "a4"),
        (21, ""),
        (22, "b4"),
        (31, "b4 d3 a2 c1"),
        (48, "c4 a3 d2 b1"),
    ];
    for (step, pieces) in stops {
        assert_eq!(at(&mut four, step), pieces, "step {step}");
    }
    at(&mut four, 0);
    assert_eq!(dead_ends(&mut four), [8, 16]);
    let counts = four.counts();
    assert_eq!((counts.step, counts.placed, counts.rejected, counts.backtracks), (31, 8, 18, 4));
    let counts = exhaust(&mut four);
    assert_eq!((counts.step, counts.placed, counts.rejected, counts.backtracks), (79, 16, 44, 16));
    let mut from_the_right = open("problem=queens&n=4&columns=right");
    assert!(to_solution(&mut from_the_right));
    assert_eq!(squares(&from_the_right), "c4 a3 d2 b1");
}

#[test]
fn lesson_2_three_programs_for_one_puzzle() {
    let mut scan = open("problem=queens&n=4&method=scan");
    let stops = [(38, "a4 c3 b1"), (39, "a4 c3"), (42, "a4"), (43, "a4 d3"), (94, "a4"), (96, "a4 b2")];
    for (step, pieces) in stops {
        assert_eq!(at(&mut scan, step), pieces, "step {step}");
    }
    at(&mut scan, 0);
    scan.run_until(Mask::DEAD_END, u64::MAX, || true);
    assert_eq!((scan.counts().step, squares(&scan).as_str()), (38, "a4 c3 b1"));
    assert_eq!(scan.frame().candidates.len(), 16);

    // Generate and test: the queen at which each board breaks, board by board.
    let mut boards = open("problem=queens&n=4&method=enumerate");
    let mut breaks = Vec::new();
    while breaks.len() < 114 {
        boards.run_until(Mask::of(Kind::Reject), u64::MAX, || true);
        breaks.push(boards.explain().unwrap().reason.unwrap().number.unwrap());
        if breaks.len() == 1 {
            assert_eq!(squares(&boards), "a4 a3 a2");
        }
    }
    assert!(breaks[..32].iter().all(|&queen| queen == 2), "boards 1 to 32 fail because of two queens");
    assert!(breaks[32] > 2);
    boards.run_until(Mask::of(Kind::Solution), u64::MAX, || true);
    assert_eq!(squares(&boards), "b4 d3 a2 c1");

    // The very first sequence of the knight leaves the board at move 4.
    let mut knight = open("problem=tour&method=enumerate");
    knight.run_until(Mask::of(Kind::Reject), u64::MAX, || true);
    let reason = knight.explain().unwrap().reason.unwrap();
    assert_eq!((reason.number, reason.cause), (Some(4), Some(Conflict::OffBoard)));
    assert!(squares(&knight).starts_with("a8 b6 c4 d2 - "));
}

#[test]
fn lesson_3_a_dead_end_and_where_the_mistake_was() {
    let mut five = open("problem=tour&n=5&start=a1");
    assert!(at(&mut five, 3).ends_with(" c2"));
    let before = at(&mut five, 96);
    assert_eq!((five.path().len(), before.ends_with(" a3")), (23, true));
    assert!(!before.contains("a5") && !before.contains("b3"));
    let heads = [(104, "a3"), (105, "b1"), (109, "c3"), (110, "b5"), (117, "a3")];
    for (step, head) in heads {
        assert!(at(&mut five, step).ends_with(head), "step {step}");
    }
    assert_eq!(five.path().len(), 21, "a3 again, as move 20");
    assert!(at(&mut five, 165).contains("d4"));
    assert_eq!((at(&mut five, 166).contains("d4"), five.path().len()), (false, 18));
    at(&mut five, 0);
    assert_eq!(dead_ends(&mut five), [104, 130, 159, 194, 216]);
    let counts = five.counts();
    assert_eq!((counts.step, counts.placed, counts.rejected, counts.backtracks), (253, 40, 196, 16));
    assert!(squares(&five).ends_with(" a5"));

    let mut from_the_top = open("problem=tour&n=5&start=a5");
    from_the_top.run_until(Mask::DEAD_END, u64::MAX, || true);
    assert_eq!((from_the_top.counts().step, from_the_top.path().len()), (80, 21));
    from_the_top.run_until(Mask::of(Kind::Place), u64::MAX, || true);
    assert_eq!(from_the_top.explain().unwrap().from, from_the_top.setup().board.parse("d2"));
    assert_eq!(from_the_top.counts().backtracks, 4);
}

#[test]
fn lesson_4_you_can_see_it_the_program_cannot() {
    let mut eight = open("problem=tour");
    eight.run_until(Mask::DEAD_END, u64::MAX, || true);
    assert_eq!((eight.counts().step, eight.path().len()), (131, 36));
    assert!(squares(&eight).ends_with(" f7 h8"));
    assert!(at(&mut eight, 132).ends_with(" f7"));
    assert!(at(&mut eight, 136).ends_with(" f7 d6"));

    let board = Board::new(8, 8);
    let f7 = board.parse("f7");
    let mut search = classic(8, "a8");
    let (mut depth, mut lowest, mut placed) = (0_u64, u64::MAX, 0_u64);
    let (mut f7_placed, mut f7_left) = (None, None);
    let (mut run_of_backtracks, mut longest) = (0, (0, 0));
    watch(&mut search, |step, event| match event.kind() {
        Kind::Place => {
            (depth, placed, run_of_backtracks) = (depth + 1, placed + 1, 0);
            if event.square() == f7 && f7_placed.is_none() {
                f7_placed = Some(placed);
            }
        }
        Kind::Backtrack => {
            (depth, run_of_backtracks) = (depth - 1, run_of_backtracks + 1);
            lowest = lowest.min(depth);
            longest = if run_of_backtracks > longest.0 { (run_of_backtracks, step) } else { longest };
            if event.square() == f7 && f7_left.is_none() {
                f7_left = Some((step, placed));
            }
        }
        _ => {}
    });
    let (step, placed_by_then) = f7_left.unwrap();
    // f7 itself counted.
    assert_eq!((step, placed_by_then - f7_placed.unwrap() + 1), (39_096_075, 4_343_995));
    assert_eq!(lowest, 33, "moves 0 to 33 never change");
    assert_eq!(longest, (22, 14_031_000));
}

#[test]
fn how_many_dead_ends_there_are() {
    for (n, start, wanted) in [(5, "a1", 5), (5, "a5", 3318), (8, "a8", 3_076_604)] {
        let mut search = classic(n, start);
        let mut dead_ends = 0;
        while search.run(u64::MAX, Mask::DEAD_END.or(Mask::of(Kind::Solution)), |_| ()).reached
            && !search.is_solution()
        {
            dead_ends += 1;
        }
        assert_eq!(dead_ends, wanted, "{n}×{n} from {start}");
    }
}

#[test]
fn lesson_5_only_the_order_changed() {
    let cases = [
        ("n=5", "21034567", 181),
        ("n=5", "23105674", 24),
        ("n=5", "23701546", 100_537),
        ("n=6", "23105674", 12_261),
        ("n=6", "21034567", 671),
        ("n=5&start=e5", "54672103", 24),
    ];
    for (board, order, placed) in cases {
        let mut session = open(&format!("problem=tour&{board}&order={order}"));
        assert!(to_solution(&mut session));
        assert_eq!(session.counts().placed, placed, "{board} {order}");
    }
    // What each 7th move cost that was taken back, from a5 in the classic order.
    let board = Board::new(5, 5);
    let mut search = classic(5, "a5");
    let (mut depth, mut placed, mut costs, mut d1_left, mut longest, mut retreat) =
        (0, 0, Vec::new(), 0, 0, 0);
    watch(&mut search, |step, event| match event.kind() {
        Kind::Place => {
            (depth, placed, retreat) = (depth + 1, placed + 1, 0);
            if depth == 7 {
                costs.push((board.name(event.square().unwrap()), placed));
            }
        }
        Kind::Backtrack => {
            retreat += 1;
            longest = longest.max(retreat);
            if depth == 7 {
                let (_, cost) = costs.last_mut().unwrap();
                *cost = placed - *cost + 1;
                d1_left = if costs.len() == 1 { step } else { d1_left };
            }
            depth -= 1;
        }
        _ => {}
    });
    let names: Vec<_> = costs.iter().map(|(square, cost)| (square.as_str(), *cost)).collect();
    assert_eq!(names[..4], [("d1", 1826), ("e4", 1792), ("d5", 1835), ("a4", 1850)]);
    assert_eq!((names.len(), names[4].0), (5, "a2"));
    assert_eq!((d1_left, longest), (16_452, 14));
}

/// The candidates of the current node with their degrees, best first.
fn degrees(session: &Session) -> String {
    let board = &session.setup().board;
    let candidates = session.frame().candidates;
    let words = candidates.iter().map(|c| format!("{} {}", board.name(c.square.unwrap()), c.degree.unwrap()));
    words.collect::<Vec<_>>().join(", ")
}

#[test]
fn lesson_6_warnsdorffs_rule() {
    let mut a5 = open("problem=tour&n=5&method=warnsdorff");
    at(&mut a5, 1);
    assert_eq!(degrees(&a5), "a1 1, c1 3, d2 3, d4 3, c5 3");

    // Worksheet D: the degrees on the way from c5.
    let mut c5 = open("problem=tour&n=5&method=warnsdorff&pure=1&start=c5");
    let table = [
        "e4 2, a4 2, d3 5, b3 5",
        "d2 3, c3 7",
        "b1 2, b3 4, c4 5",
        "a3 3, c3 6",
        "b5 2, c4 4, c2 5",
        "d4 3, c3 5",
        "e2 2, b3 3, c2 4",
        "c1 3, c3 4",
        "b3 2, a2 2, d3 4",
    ];
    for (step, line) in (0..).zip(table) {
        at(&mut c5, step);
        let mut words: Vec<_> = degrees(&c5).split(", ").map(String::from).collect();
        let mut wanted: Vec<_> = line.split(", ").map(String::from).collect();
        assert_eq!(words[0], wanted[0], "move {step}");
        words.sort();
        wanted.sort();
        assert_eq!(words, wanted, "move {step}");
    }
    assert!(at(&mut c5, 9).ends_with(" c1 b3"));
    let stuck = [
        ("5&start=c5", "first", " c2 a1", 17),
        ("5&start=c5", "last", " e1", 17),
        ("8&start=e6", "first", " a5", 60),
    ];
    for (start, ties, last, visited) in stuck {
        let mut pure = open(&format!("problem=tour&n={start}&method=warnsdorff&pure=1&ties={ties}"));
        while pure.step().is_some() {}
        assert_eq!(pure.status(), Status::Stuck);
        assert!(squares(&pure).ends_with(last), "{start} {ties}: {}", squares(&pure));
        assert_eq!(pure.path().len(), visited, "{start} {ties}");
    }
    let mut e6 = open("problem=tour&method=warnsdorff&pure=1&start=e6");
    while e6.step().is_some() {}
    let free = (0..64).filter_map(Square::new).filter(|&square| !e6.path().contains(&Some(square)));
    let mut free: Vec<_> = free.map(|square| e6.setup().board.name(square)).collect();
    free.sort();
    assert_eq!(free, ["a4", "b2", "c3", "d1"]);
}

#[test]
fn lesson_7_impossible() {
    let b5 = exhaust(&mut open("problem=tour&n=5&start=b5"));
    assert_eq!((b5.step, b5.placed, b5.backtracks, b5.deepest), (16_464_789, 1_829_420, 1_829_420, 23));
    let a4 = exhaust(&mut open("problem=tour&n=4&start=a4"));
    assert_eq!((a4.step, a4.placed), (20_007, 2222));
    assert_eq!(exhaust(&mut open("problem=tour&n=4&start=b4")).placed, 1884);
    assert_eq!(exhaust(&mut open("problem=tour&n=4&start=b3")).placed, 1500);
    assert_eq!(exhaust(&mut open("problem=tour&n=3&start=a3")).placed, 14);
}

#[test]
fn lesson_8_the_board_as_a_graph() {
    let cross = "problem=tour&n=4&blocked=a1.a4.d1.d4&closed=1&start=b4";
    let mut session = open(cross);
    assert!(to_solution(&mut session));
    // A last square from which the tour would not close is refused, not placed and taken back.
    assert_eq!((session.counts().placed, session.counts().backtracks), (30, 19));
    assert_eq!(exhaust(&mut session).solutions, 4, "two round tours, each in both directions");
    let mut ring = open("problem=tour&n=3&blocked=b2");
    assert!(dead_ends(&mut ring).is_empty());
    assert_eq!(ring.counts().placed, 7);
}

#[test]
fn lesson_9_how_many_and_how_many_really_different() {
    let mut five = open("problem=queens&n=5");
    let steps: Vec<_> = std::iter::from_fn(|| to_solution(&mut five).then(|| five.counts().step)).collect();
    assert_eq!((steps.len(), steps[3], steps[6]), (10, 106, 178));
    at(&mut five, 178);
    let seventh = squares(&five);
    assert!([at(&mut five, 106), seventh].contains(&String::from("b5 e4 c3 a2 d1")));

    let mut eight = open("problem=queens&n=8");
    eight.run_until(Mask::DEAD_END, u64::MAX, || true);
    assert_eq!((eight.counts().step, squares(&eight).as_str()), (23, "a8 c7 e6 b5 d4"));
    at(&mut eight, 0);
    let mut solutions = Vec::new();
    while to_solution(&mut eight) {
        let columns: Vec<_> = eight.path().iter().map(|queen| queen.unwrap().index() % 8).collect();
        solutions.push(columns);
        if solutions.len() == 14 {
            assert_eq!(squares(&eight), "c8 e7 b6 h5 a4 g3 d2 f1");
        }
    }
    let mirrored = |columns: &Vec<u32>| columns.iter().map(|column| 7 - column).collect::<Vec<_>>();
    let half_turned = |columns: &Vec<u32>| columns.iter().rev().map(|column| 7 - column).collect::<Vec<_>>();
    assert_eq!(solutions.len(), 92);
    assert!((0..92).all(|i| solutions[91 - i] == mirrored(&solutions[i])));
    let symmetric: Vec<_> =
        (0..92).filter(|&i| solutions[i] == half_turned(&solutions[i])).map(|i| i + 1).collect();
    assert_eq!(symmetric, [14, 38, 55, 79]);
}

#[test]
fn refusals_often_have_more_than_one_attacker() {
    let mut eight = open("problem=queens&n=8");
    let (mut refusals, mut several) = (0, 0);
    while eight.status() != Status::Solution {
        let event = eight.step().unwrap();
        if event.kind() == Kind::Reject {
            let (row, column) = (event.square().unwrap().index() / 8, event.square().unwrap().index() % 8);
            let attacks = eight.path().into_iter().flatten().filter(|queen| {
                let (down, right) = (row - queen.index() / 8, (queen.index() % 8).abs_diff(column));
                right == 0 || right == down
            });
            refusals += 1;
            several += i32::from(attacks.count() > 1);
        }
    }
    assert_eq!((refusals, several), (763, 401));
}
