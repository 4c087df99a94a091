//! The recorded tree, against counts known from outside and against a tree made another way.

use backstep::search::{Kind, Outline, State, Tree};
use backstep::session::Session;

/// A session at a step, or at its end, whose whole tree is recorded.
fn recorded(setup: &str, step: u64) -> Session {
    let mut session = Session::open(setup).expect("a setup");
    assert!(session.record_tree(|| true));
    session.seek(step, || true);
    session
}

fn nodes(tree: &Tree) -> usize {
    tree.entries().iter().filter(|entry| !entry.is_refused()).count()
}

#[test]
fn trees_have_as_many_nodes_as_is_known() {
    for (n, known) in [(4, 17), (5, 54), (6, 153), (7, 552), (8, 2057)] {
        let session = recorded(&format!("problem=queens&n={n}"), u64::MAX);
        assert_eq!(nodes(session.tree().unwrap()), known, "{n} queens");
    }
    let scan = recorded("problem=queens&n=4&method=scan", u64::MAX);
    assert_eq!(scan.tree().unwrap().entries()[0].cost, 296);
    assert_eq!(scan.tree().unwrap().entries()[0].solutions, 48);
}

/// The nodes of an outline as an exam numbers them: "2 x2=3 dead-end".
fn exam(outline: &Outline) -> Vec<String> {
    let numbered = outline.nodes.iter().filter(|node| node.number > 0);
    numbered
        .map(|node| {
            let column = node.square.expect("a queen's square").index() % 4 + 1;
            format!("{} x{}={column} {}", node.number, node.depth, node.state.name())
        })
        .collect()
}

#[test]
fn four_queens_as_in_the_exam() {
    let first = [
        "1 x1=1 left",
        "2 x2=3 dead-end",
        "3 x2=4 left",
        "4 x3=2 dead-end",
        "5 x1=2 live",
        "6 x2=4 live",
        "7 x3=1 live",
        "8 x4=3 solution",
    ];
    let session = recorded("problem=queens&n=4", 31);
    let outline = session.outline(1000, false);
    assert_eq!(exam(&outline), first);

    let session = recorded("problem=queens&n=4", 79);
    let outline = session.outline(1000, false);
    let all = [
        "1 x1=1 left",
        "2 x2=3 dead-end",
        "3 x2=4 left",
        "4 x3=2 dead-end",
        "5 x1=2 left",
        "6 x2=4 left",
        "7 x3=1 left",
        "8 x4=3 solution",
        "9 x1=3 left",
        "10 x2=1 left",
        "11 x3=4 left",
        "12 x4=2 solution",
        "13 x1=4 left",
        "14 x2=1 left",
        "15 x3=3 dead-end",
        "16 x2=2 dead-end",
    ];
    assert_eq!(exam(&outline), all);
    let refused = outline.nodes.iter().filter(|node| node.state == State::Refused);
    assert_eq!(refused.clone().count(), 44);
    assert!(refused.clone().all(|node| node.conflict.is_some()));
    assert_eq!((outline.folded, outline.cut), (false, false));
}

#[test]
fn at_every_step_there_are_as_many_nodes_as_were_placed() {
    let mut session = recorded("problem=queens&n=4", 79);
    while session.step_back().is_some() {
        let (outline, counts) = (session.outline(1000, false), session.counts());
        let are = |wanted: &[State]| outline.nodes.iter().filter(|node| wanted.contains(&node.state)).count();
        assert_eq!(outline.nodes.iter().filter(|node| node.number > 0).count() as u64, counts.placed);
        assert_eq!(are(&[State::Refused]) as u64, counts.rejected);
        let left = are(&[State::Left, State::DeadEnd, State::Solution]) as u64;
        let stands = u64::from(session.status() == backstep::search::Status::Solution);
        assert_eq!(left, counts.backtracks + stands, "step {}", counts.step);
        assert_eq!(are(&[State::Live, State::Current]) as u64, counts.depth + 1 - stands);
    }
}

/// What stands in a tree: depth, choice, state, square, cost.
type Plain = (u32, u32, State, Option<u32>, u64);

fn plain(outline: &Outline) -> Vec<Plain> {
    let plain = |node: &backstep::search::Node| {
        (node.depth, node.choice, node.state, node.square.map(|square| square.index()), node.cost)
    };
    outline.nodes.iter().map(plain).collect()
}

/// All tours of a 3×4 board from its corner, by the textbook's recursion.
fn brute(path: &mut Vec<(i32, i32)>, choice: u32, tree: &mut Vec<Plain>) -> (u64, bool) {
    const JUMPS: [(i32, i32); 8] = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)];
    let at = tree.len();
    let depth = path.len() as u32 - 1;
    let &(row, column) = path.last().unwrap();
    tree.push((depth, choice, State::Left, Some((row * 4 + column) as u32), 0));
    let (mut cost, mut solved) = (1, path.len() == 12);
    let offered: &[_] = if solved { &[] } else { &JUMPS };
    for (k, (down, right)) in (0..).zip(offered) {
        let to = (row + down, column + right);
        let on_board = (0..3).contains(&to.0) && (0..4).contains(&to.1);
        if on_board && !path.contains(&to) {
            path.push(to);
            let (below, found) = brute(path, k, tree);
            path.pop();
            (cost, solved) = (cost + below, solved || found);
        } else {
            let square = on_board.then_some((to.0 * 4 + to.1) as u32);
            tree.push((depth + 1, k, State::Refused, square, 0));
        }
    }
    tree[at].2 = match (cost, solved) {
        (1, true) => State::Solution,
        (1, false) => State::DeadEnd,
        _ => State::Left,
    };
    tree[at].4 = cost;
    (cost, solved)
}

#[test]
fn tours_of_3_by_4_as_a_recursion_finds_them() {
    let session = recorded("problem=tour&files=4&ranks=3&start=a3", u64::MAX);
    let mut wanted = Vec::new();
    brute(&mut vec![(0, 0)], 0, &mut wanted);
    // The root is given, not placed.
    let (cost, solved) = (wanted[0].4 - 1, wanted.iter().filter(|node| node.2 == State::Solution).count());
    wanted[0].3 = None;
    wanted[0].4 = 0;
    let outline = session.outline(1 << 20, false);
    assert_eq!(plain(&outline), wanted);
    let root = session.tree().unwrap().entries()[0];
    assert_eq!((root.cost, root.solutions as usize), (cost, solved));
}

#[test]
fn the_tree_is_in_step_whichever_way_a_moment_is_reached() {
    for setup in [
        "problem=queens&n=5",
        "problem=queens&n=4&method=scan",
        "problem=tour&files=4&ranks=3",
        "problem=queens&n=4&method=cover",
    ] {
        let mut whole = recorded(setup, u64::MAX);
        let end = whole.counts().step;
        for step in (0..40).map(|k| k * 7919 % (end + 1)) {
            assert!(whole.seek(step, || true));
            let fresh = recorded(setup, step);
            assert_eq!(
                fresh.outline(9000, false).nodes,
                whole.outline(9000, false).nodes,
                "{setup} at {step}"
            );
            assert_eq!(fresh.outline(9000, true).nodes, whole.outline(9000, true).nodes, "{setup} at {step}");
            let mut late = Session::open(setup).unwrap();
            late.seek(step, || true);
            while !late.record_tree(|| false) {}
            assert_eq!(
                late.outline(9000, false).nodes,
                fresh.outline(9000, false).nodes,
                "{setup} at {step}"
            );
        }
    }
}

#[test]
fn every_candidate_of_the_path_is_there_once() {
    let mut session = recorded("problem=tour&n=5", 79_440);
    for step in [0, 1, 250, 5000, 44_444, 79_440] {
        session.seek(step, || true);
        let outline = session.outline(5000, true);
        let levels = session.stack(0, 99, 0);
        for (depth, level) in levels.iter().enumerate() {
            let row = outline.nodes.iter().position(|node| {
                node.depth as usize == depth
                    && !matches!(node.state, State::Refused | State::Untried | State::Folded | State::DeadEnd)
            });
            let row = row.expect("a node of the path");
            let children = outline.nodes.iter().skip(1).filter(|node| node.parent as usize == row);
            let choices: Vec<_> = children.map(|node| node.choice).collect();
            assert_eq!(choices, (0..level.offered).collect::<Vec<_>>(), "step {step}, depth {depth}");
        }
    }
}

/// Every placement counts once: in its own node, or in the one that it is folded into.
fn placements(tree: &Tree) -> u64 {
    let own = |entry: &backstep::search::Entry| match entry {
        _ if entry.is_refused() || entry.depth == 0 => 0,
        _ if entry.is_folded() => entry.cost,
        _ => 1,
    };
    tree.entries().iter().map(own).sum()
}

#[test]
fn folding_keeps_the_costs_the_path_and_the_solutions() {
    let setup = "problem=queens&n=8";
    let mut search = Session::open(setup).unwrap();
    let mut tree = Tree::new().with_room(2000);
    let mut events = Vec::new();
    for _ in 0..600 {
        events.clear();
        let step = search.counts().step;
        search.advance(31, &mut events);
        tree.record(step, &events);
        let counts = search.counts();
        assert!(tree.entries().len() < 2000);
        assert_eq!(placements(&tree), counts.placed);
        let open = tree.entries().iter().filter(|entry| entry.until == backstep::search::OPEN).count();
        assert_eq!(open as u64, counts.depth + 1);
    }
    assert_eq!(search.counts().solutions, 92);
    let leaves = tree.entries().iter().filter(|entry| entry.solutions == 1 && entry.cost == 1);
    assert_eq!(leaves.count(), 92, "failed subtrees go first");
    assert_eq!((tree.start(), tree.entries()[0].cost, tree.entries()[0].solutions), (0, 2056, 92));
    assert!(tree.entries().iter().any(backstep::search::Entry::is_folded));

    let mut small = Tree::new().with_room(400);
    let mut all = Vec::new();
    let mut again = Session::open(setup).unwrap();
    again.advance(1 << 20, &mut all);
    small.record(0, &all);
    assert!(small.entries().len() < 400);
    assert_eq!((placements(&small), small.entries()[0].solutions), (2056, 92));
}

#[test]
fn a_tree_that_begins_late_says_so_and_knows_the_path() {
    let mut session = Session::open("problem=tour").unwrap();
    session.seek(3_000_000, || true);
    assert!(session.record_tree(|| true));
    assert_eq!(session.tree().unwrap().start(), 3_000_000);
    let unknown = |session: &Session| {
        let outline = session.outline(5000, true);
        outline.nodes.iter().filter(|node| node.state == State::Unknown).count()
    };
    let before = unknown(&session);
    assert!(before > 0);
    session.seek(3_000_500, || true);
    let outline = session.outline(5000, true);
    assert!(outline.nodes.iter().any(|node| node.number == session.counts().placed || node.cost > 0));
    // Before it began only the path is known.
    session.seek(2_999_000, || true);
    let depth = session.counts().depth as usize;
    let path = session.outline(5000, true);
    let levels = path.nodes.iter().filter(|node| matches!(node.state, State::Live | State::Current));
    assert_eq!(levels.count(), depth + 1);
}

#[test]
fn a_search_is_recorded_however_it_is_run() {
    let setup = "problem=queens&n=6";
    let whole = recorded(setup, u64::MAX);
    let mut session = Session::open(setup).unwrap();
    assert!(session.record_tree(|| true));
    let mask = backstep::search::Mask::of(Kind::Backtrack);
    let mut turn = 0;
    while session.counts().step < whole.counts().step {
        turn += 1;
        match turn % 6 {
            0 => drop(session.step()),
            1 => session.advance(5, &mut Vec::new()),
            2 => drop(session.run_until(mask, 40, || true)),
            3 => drop(session.run_back_until(mask, 9, || true)),
            4 => session.retreat(9, &mut Vec::new()),
            _ => drop(session.seek(session.counts().step + 17, || true)),
        }
    }
    assert_eq!(session.tree().unwrap().entries(), whole.tree().unwrap().entries());
}

#[test]
fn when_a_piece_was_placed_is_found_and_nothing_moves() {
    let mut session = Session::open("problem=tour&n=5").unwrap();
    // The steps that placed the pieces of the path, kept by hand.
    let mut placed: Vec<u64> = Vec::new();
    for step in 1..=79_440_u64 {
        match session.step().map(|event| event.kind()) {
            Some(Kind::Place) => placed.push(step),
            Some(Kind::Backtrack) => drop(placed.pop()),
            _ => {}
        }
        if step % 4999 == 0 {
            let address = session.address();
            for (depth, &at) in (1..).zip(&placed) {
                assert_eq!(session.placed_at(depth, || true), Some(at));
            }
            assert_eq!((session.address(), session.counts().step), (address, step));
            assert_eq!(session.placed_at(placed.len() + 1, || true), None);
        }
    }
    assert_eq!(session.placed_at(0, || true), None);
}

#[test]
fn when_a_piece_was_placed_long_ago_is_found_by_the_checkpoints() {
    let mut session = Session::open("problem=tour").unwrap();
    session.seek(5_000_000, || true);
    let mut looks = 0;
    // The first 33 moves are made without taking any back.
    let found = session.placed_at(20, || {
        looks += 1;
        looks < 20
    });
    session.seek(found.expect("in a few looks at the clock"), || true);
    let counts = session.counts();
    assert_eq!((counts.depth, counts.backtracks), (20, 0));
    // One that was restored has no checkpoints: that takes too long.
    session.seek(5_000_000, || true);
    let (address, counts) = (session.address(), session.counts());
    let mut restored = Session::restore(session.setup().clone(), &address, &counts).unwrap();
    assert_eq!(restored.placed_at(20, || false), None);
    assert_eq!((restored.address(), restored.counts().step), (address, 5_000_000));
}

#[test]
fn the_stack_is_that_of_the_recursive_program() {
    let mut session = Session::open("problem=queens&n=4").unwrap();
    session.seek(12, || true);
    // a4 stands, d3 stands, b2 was just placed: the loops stand at 0, 3, 1 and begin at 0.
    let stack = session.stack(0, 9, 0);
    let seen: Vec<_> = stack
        .iter()
        .map(|level| (level.offered, level.cursor, level.square(level.cursor).map(|square| square.index())))
        .collect();
    assert_eq!(seen, [(4, 0, Some(0)), (4, 3, Some(7)), (4, 1, Some(9)), (4, 0, Some(12))]);
    assert_eq!(session.stack(1, 2, 0), stack[1..3]);
    assert_eq!(session.stack(4, 2, 0), []);
    let wide = session.stack(1, 1, 2).remove(0);
    assert_eq!((wide.first, wide.squares.len()), (1, 3));
}

#[test]
fn no_node_lies_on_another_and_parents_stand_above_their_children() {
    for (setup, step) in
        [("problem=queens&n=6", 700), ("problem=queens&n=8", 5000), ("problem=tour&n=5", 60_000)]
    {
        let outline = recorded(setup, step).outline(3000, false);
        let nodes = &outline.nodes;
        let mut rows: Vec<Vec<f32>> = Vec::new();
        for node in nodes {
            rows.resize(rows.len().max(node.depth as usize + 1), Vec::new());
            rows[node.depth as usize].push(node.x);
            assert!((0.0..=outline.width).contains(&node.x));
        }
        for row in &rows {
            assert!(row.windows(2).all(|pair| pair[1] - pair[0] > 0.59), "{setup}");
        }
        for (at, parent) in nodes.iter().enumerate() {
            let children = || {
                (1..nodes.len())
                    .filter(|&child| nodes[child].parent as usize == at)
                    .map(|child| nodes[child].x)
            };
            if let (Some(first), Some(last)) = (children().next(), children().next_back()) {
                assert!((parent.x - (first + last) / 2.0).abs() < 0.01, "{setup}");
            }
        }
    }
}
