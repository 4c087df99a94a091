use super::*;

#[test]
fn the_canonical_form_parses_back_and_is_short() {
    let lines = [
        ("problem=tour", "problem=tour"),
        ("n=8&problem=tour&method=backtrack&start=a8&order=01234567&closed=0&seed=0", "problem=tour"),
        ("problem=tour&n=5&start=any&v=1&at=3.2", "problem=tour&files=5&ranks=5&start=any"),
        ("problem=tour&n=6&files=3&start=B2&start=c1", "problem=tour&files=3&ranks=6&start=c1"),
        ("problem=tour&files=3&n=6", "problem=tour&files=6&ranks=6"),
        ("problem=tour&blocked=a8", "problem=tour&blocked=a8"),
        ("problem=tour&blocked=a8&start=b8", "problem=tour&blocked=a8"),
        (
            "blocked=c3.a1.c3&seed=4294967295&pure=1&ties=random&method=warnsdorff&problem=tour",
            "problem=tour&method=warnsdorff&ties=random&pure=1&seed=4294967295&blocked=c3.a1",
        ),
        (
            "problem=tour&method=tiles&n=1000&closed=1&start=any",
            "problem=tour&files=1000&ranks=1000&method=tiles&start=any&closed=1",
        ),
        ("problem=tour&method=rotate&n=6&seed=3", "problem=tour&files=6&ranks=6&method=rotate&seed=3"),
        ("problem=tour&order=32107654&prune=1", "problem=tour&order=clockwise&prune=1"),
        ("problem=tour&order=23456701&n=8", "problem=tour&order=anticlockwise"),
        ("problem=tour&order=10765432", "problem=tour&order=transposed"),
        ("problem=tour&order=76543210", "problem=tour&order=76543210"),
        (
            "wrap=torus&leaper=3.1&blocked=b1&problem=tour&method=portfolio&n=1000",
            "problem=tour&files=1000&ranks=1000&method=portfolio&blocked=b1&leaper=1.3&wrap=torus",
        ),
        (
            "problem=tour&leaper=2.1&wrap=none&ties=roth&method=warnsdorff",
            "problem=tour&method=warnsdorff&ties=roth",
        ),
        ("problem=tour&method=enumerate&leaper", "problem=tour&method=enumerate"),
        (
            "path=a3.b1.c3.a2.c1.b3.a1.c2&problem=tour&n=3&blocked=b2&method=script",
            "problem=tour&files=3&ranks=3&method=script&blocked=b2&path=a3.b1.c3.a2.c1.b3.a1.c2",
        ),
        (
            "problem=tour&n=2&method=script&path=a1.a2.b2.b1&leaper=1.0",
            "problem=tour&files=2&ranks=2&method=script&leaper=0.1&path=a1.a2.b2.b1",
        ),
        ("problem=queens&columns=centre&seed=7", "problem=queens&columns=centre&seed=7"),
        ("problem=queens&method=scan&ranks=1000&ranks=3", "problem=queens&ranks=3&method=scan"),
        (
            "problem=queens&queens=d3.a4.d3&blocked=h1&seed=5&columns=left&method=forward&n=8",
            "problem=queens&method=forward&seed=5&blocked=h1&queens=a4.d3",
        ),
        ("problem=queens&n=1000&method=smallest", "problem=queens&files=1000&ranks=1000&method=smallest"),
        (
            "problem=queens&n=4095&method=repair&seed=9",
            "problem=queens&files=4095&ranks=4095&method=repair&seed=9",
        ),
        ("problem=queens&method=formula&n=9", "problem=queens&files=9&ranks=9&method=formula"),
        ("problem=queens&method=cover&queens=", "problem=queens&method=cover"),
    ];
    for (text, canonical) in lines {
        let setup = Setup::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.to_string(), canonical, "{text}");
        assert_eq!(Setup::parse(canonical), Ok(setup), "{text}");
    }
}

#[test]
fn an_error_names_the_first_key_at_fault() {
    let lines = [
        ("", "missing", "problem"),
        ("problem=chess", "unknown", "problem"),
        ("problem=tour&n=0", "range", "n"),
        ("problem=tour&files=129", "range", "files"),
        ("problem=tour&n=1000000000000", "range", "n"),
        ("problem=tour&ranks=-3", "range", "ranks"),
        ("problem=tour&method=warnsdorff&n=1001", "range", "n"),
        ("problem=tour&n=abc", "number", "n"),
        ("problem=tour&n=", "number", "n"),
        ("problem=tour&n=+5", "number", "n"),
        ("problem=tour&n=5.0", "number", "n"),
        ("problem=tour&method=scan", "unknown", "method"),
        ("problem=tour&start=i1", "square", "start"),
        ("problem=tour&start=a8&blocked=a8", "barred", "start"),
        ("problem=tour&n=1&blocked=a1", "barred", "blocked"),
        ("problem=tour&blocked=a1..b2", "square", "blocked"),
        ("problem=tour&order=01234566", "order", "order"),
        ("problem=tour&order=0123456", "order", "order"),
        ("problem=tour&closed=yes", "unknown", "closed"),
        ("problem=tour&seed=4294967296", "range", "seed"),
        ("problem=tour&ties=first", "unused", "ties"),
        ("problem=tour&method=tiles&blocked=a1", "unused", "blocked"),
        ("problem=tour&method=tiles&n=4096", "range", "n"),
        ("problem=tour&method=rotate&closed=1", "unused", "closed"),
        ("problem=tour&method=rotate&n=21", "range", "n"),
        ("problem=tour&method=portfolio&prune=1", "unused", "prune"),
        ("problem=tour&method=enumerate&wrap=torus", "unused", "wrap"),
        ("problem=tour&method=portfolio&n=1001", "range", "n"),
        ("problem=tour&leaper=12", "unknown", "leaper"),
        ("problem=tour&leaper=0.0", "range", "leaper"),
        ("problem=tour&leaper=1.128", "range", "leaper"),
        ("problem=tour&leaper=1.", "number", "leaper"),
        ("problem=tour&wrap=sphere", "unknown", "wrap"),
        ("problem=tour&order=spiral", "order", "order"),
        ("problem=tour&method=script", "path", "path"),
        ("problem=tour&n=3&blocked=b2&method=script&path=a3.b1.c3", "path", "path"),
        ("problem=tour&n=2&leaper=1.1&method=script&path=a1.a2.b2.b1", "path", "path"),
        ("problem=tour&n=1&method=script&path=a1&start=a1", "unused", "start"),
        ("problem=queens&start=a1", "unused", "start"),
        ("problem=queens&method=scan&seed=1", "unused", "seed"),
        ("problem=queens&queens=a1.i1", "square", "queens"),
        ("problem=queens&queens=a1.b3.e5", "attack", "queens"),
        ("problem=queens&queens=b3&blocked=b3", "barred", "queens"),
        ("problem=queens&method=formula&queens=b3", "unused", "queens"),
        ("problem=queens&method=formula&n=3", "range", "n"),
        ("problem=queens&method=formula&files=9", "range", "ranks"),
        ("problem=queens&method=cover&n=129", "range", "n"),
        ("problem=queens&method=forward&n=1001", "range", "n"),
        ("problem=queens&method=smallest&columns=left", "unused", "columns"),
        ("problem=queens&method=repair&n=4096", "range", "n"),
        ("problem=tour&queens=a1", "unused", "queens"),
    ];
    for (text, code, key) in lines {
        let error = Setup::parse(text).expect_err(text);
        assert_eq!((error.code, error.key), (code, key), "{text}");
    }
    let long = format!("problem={}", "x".repeat(1000));
    assert!(
        Setup::parse(&long).is_err_and(|error| error.to_string().len() < 200),
        "a hostile link is clipped"
    );
}

#[test]
fn given_queens_that_attack_each_other_are_named() {
    let cases = [("c2.g2", "row"), ("c2.c7", "column"), ("a8.h1", "falling"), ("h8.a1", "rising")];
    for (queens, line) in cases {
        let error = Setup::parse(&format!("problem=queens&queens=e6.{queens}")).unwrap_err();
        let names: Vec<_> = error.params.iter().map(|(_, value)| value.as_str()).collect();
        assert_eq!(names[2], line);
        assert!(names[..2].iter().all(|name| queens.contains(name)), "{names:?}");
    }
}

#[test]
fn a_formula_reaches_a_million() {
    assert_eq!(Setup::formula_side("problem=queens&method=formula&n=1000000"), Ok(Some(1_000_000)));
    assert_eq!(Setup::formula_side("problem=queens&n=1000000"), Ok(None));
    assert_eq!(Setup::formula_side("problem=tour&method=formula"), Ok(None));
    for text in ["n=1000001", "n=3", "files=5", "n=9&seed=1"] {
        assert!(Setup::formula_side(&format!("problem=queens&method=formula&{text}")).is_err(), "{text}");
    }
}

#[test]
fn a_random_start_is_free_and_depends_on_the_seed() {
    let starts: Vec<_> = (0..40)
        .map(|seed| {
            let text = format!("problem=tour&n=4&start=random&blocked=a1.b2.c3.d4&seed={seed}");
            let setup = Setup::parse(&text).unwrap();
            let start = setup.start_square().unwrap();
            assert!(!setup.board.is_blocked(start));
            assert_eq!(setup.start_square(), Some(start));
            start
        })
        .collect();
    assert!(free_squares(&Board::new(4, 4)).filter(|square| starts.contains(square)).count() > 6);
}
