//! How many tests passed and failed, read from what the three test runners print.

use std::fmt;

#[derive(Default, Debug, PartialEq, Eq)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
}

impl Tally {
    /// Counts a summary line of cargo, node or Playwright; any other line counts nothing.
    pub fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some(summary) = line.strip_prefix("test result: ") {
            // cargo: test result: ok. 12 passed; 0 failed; 0 ignored; …
            let (_, counts) = summary.split_once(". ").unwrap_or_default();
            counts.split("; ").for_each(|count| self.count_before_word(count));
        } else if let Some(summary) = line.strip_prefix("# ").or(line.strip_prefix("ℹ ")) {
            // node: "# pass 12" (tap) or "ℹ pass 12" (spec)
            match summary.split_once(' ').and_then(|(word, count)| Some((word, count.parse::<usize>().ok()?)))
            {
                Some(("pass", count)) => self.passed += count,
                Some(("fail", count)) => self.failed += count,
                _ => {}
            }
        } else {
            // Playwright: "12 passed (3.4s)", "1 failed"
            self.count_before_word(line);
        }
    }

    fn count_before_word(&mut self, text: &str) {
        let mut words = text.split(' ');
        let Some(count) = words.next().and_then(|word| word.parse::<usize>().ok()) else { return };
        match words.next() {
            Some("passed") => self.passed += count,
            Some("failed") => self.failed += count,
            _ => {}
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runner_is_understood() {
        let cases = [
            ("test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured", 12, 0),
            ("test result: FAILED. 4 passed; 2 failed; 0 ignored", 4, 2),
            ("# pass 7", 7, 0),
            ("ℹ fail 1", 0, 1),
            ("ℹ tests 8", 0, 0),
            ("  31 passed (12.4s)", 31, 0),
            ("  1 failed", 0, 1),
            ("  ✓  3 [chromium] › first.spec.js › 2 passed on the way", 0, 0),
            ("running 12 tests", 0, 0),
            ("", 0, 0),
        ];
        for (line, passed, failed) in cases {
            let mut tally = Tally::default();
            tally.read(line);
            assert_eq!(tally, Tally { passed, failed }, "{line}");
        }
    }
}
