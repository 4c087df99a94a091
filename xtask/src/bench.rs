//! `cargo xtask bench`: one table a topic, and one file with all of it.
//!
//! Every column of a table is a program that prints a JSON array of `{ "name", "value", "unit" }`; rows of
//! equal name and unit are one row. The columns of a topic run by turns, some rounds long, and the best of a
//! row's times counts: a machine that does other things as well disturbs all columns alike, and some round of
//! each hardly at all.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Map, Value, json};

use crate::process::{cargo, output, run as run_program};
use crate::server::Server;
use crate::site::Site;
use crate::workspace::Workspace;
use crate::{dist, tools, wasm};

struct Topic {
    name: &'static str,
    title: &'static str,
    rounds: usize,
    columns: &'static [Column],
    /// Pairs of columns whose times are compared: the first is so many times the second.
    ratios: &'static [(&'static str, &'static str)],
}

struct Column {
    name: &'static str,
    program: Program,
}

/// With its arguments.
enum Program {
    /// A topic of `examples/bench/`.
    Native(&'static [&'static str]),
    /// A file of `tests/bench/`.
    Node(&'static [&'static str]),
}

use Program::{Native, Node};

const fn column(name: &'static str, program: Program) -> Column {
    Column { name, program }
}

const TOPICS: &[Topic] = &[
    Topic {
        name: "events",
        title: "The classic 8×8 search, 74,256,271 events",
        rounds: 5,
        columns: &[
            column("native", Native(&["events"])),
            column("wasm", Node(&["events.mjs"])),
            column("JS generator", Node(&["events.mjs", "generator"])),
        ],
        ratios: &[("wasm", "native"), ("JS generator", "wasm")],
    },
    Topic {
        name: "seek",
        title: "Seeking 200 steps of the classic 8×8 search",
        rounds: 3,
        columns: &[column("wasm", Node(&["seek.mjs"]))],
        ratios: &[],
    },
    Topic {
        name: "count",
        title: "Counting queens, one thread",
        rounds: 3,
        columns: &[
            column("native", Native(&["count"])),
            column("wasm SIMD", Node(&["count.mjs", "simd"])),
            column("wasm", Node(&["count.mjs"])),
            column("eight-fold", Native(&["eightfold"])),
            column("JS recursion", Node(&["count.mjs", "recursion"])),
        ],
        ratios: &[
            ("wasm SIMD", "native"),
            ("wasm", "native"),
            ("eight-fold", "native"),
            ("JS recursion", "wasm SIMD"),
        ],
    },
    Topic {
        name: "pool",
        title: "Counting queens, one worker and all",
        rounds: 3,
        columns: &[
            column("native 1", Native(&["pool", "1"])),
            column("native", Native(&["pool"])),
            column("Chromium 1", Node(&["pool.mjs", "1"])),
            column("Chromium", Node(&["pool.mjs"])),
        ],
        ratios: &[("native 1", "native"), ("Chromium 1", "Chromium"), ("Chromium", "native")],
    },
    Topic {
        name: "frames",
        title: "Script of a frame at full speed, every panel open",
        rounds: 3,
        columns: &[column("Chromium", Node(&["frames.mjs"]))],
        ratios: &[],
    },
    Topic {
        name: "slow",
        title: "A key's way to its picture, on this machine and on one six times as slow",
        rounds: 1,
        columns: &[column("1×", Node(&["slow.mjs", "1"])), column("6×", Node(&["slow.mjs", "6"]))],
        ratios: &[("6×", "1×")],
    },
    Topic {
        name: "soak",
        title: "Memory of the page during a long life",
        rounds: 1,
        columns: &[column("Chromium", Node(&["soak.mjs"]))],
        ratios: &[],
    },
    Topic {
        name: "load",
        title: "When the page is there, from the beginning of its loading",
        rounds: 5,
        columns: &[
            column("served", Node(&["load.mjs", "served"])),
            column("built", Node(&["load.mjs", "built"])),
            column("one file", Node(&["load.mjs", "file"])),
        ],
        ratios: &[],
    },
    Topic {
        name: "sizes",
        title: "The files of dist/",
        rounds: 1,
        columns: &[
            column("raw", Node(&["sizes.mjs", "raw"])),
            column("gzip", Node(&["sizes.mjs", "gzip"])),
            column("brotli", Node(&["sizes.mjs", "brotli"])),
        ],
        ratios: &[("brotli", "raw")],
    },
    Topic {
        name: "first",
        title: "Queens, the first solution",
        rounds: 3,
        columns: &[column("native", Native(&["first"])), column("wasm", Node(&["first.mjs"]))],
        ratios: &[("wasm", "native")],
    },
    Topic {
        name: "tiles",
        title: "Closed tours by tiles",
        rounds: 5,
        columns: &[column("native", Native(&["tiles"])), column("wasm", Node(&["tiles.mjs"]))],
        ratios: &[("wasm", "native")],
    },
    Topic {
        name: "closed",
        title: "Closed 8×8 by pruned search, all 64 starts",
        rounds: 1,
        columns: &[column("native", Native(&["closed"]))],
        ratios: &[],
    },
    Topic {
        name: "pure",
        title: "Warnsdorff's rule without taking back, every start of 5×5 to 40×40 that has a tour",
        rounds: 1,
        columns: &[column("native", Native(&["pure"]))],
        ratios: &[],
    },
    Topic {
        name: "portfolio",
        title: "The portfolio, every start of 5×5 to 40×40 that has a tour",
        rounds: 1,
        columns: &[column("native", Native(&["portfolio"]))],
        ratios: &[],
    },
];

/// Measures the topics named, or all.
pub fn run(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    let (options, only): (Vec<&str>, Vec<&str>) = arguments.iter().partition(|word| word.starts_with('-'));
    if let Some(unknown) = options.iter().find(|option| **option != "--long") {
        bail!("no such option: {unknown}");
    }
    if let Some(unknown) = only.iter().find(|name| TOPICS.iter().all(|topic| topic.name != **name)) {
        let names: Vec<&str> = TOPICS.iter().map(|topic| topic.name).collect();
        bail!("no such topic: {unknown} (there are {})", names.join(", "));
    }
    wasm::build(workspace)?;
    run_program(cargo().current_dir(&workspace.root).args(["build", "--release", "--example=bench"]))?;
    let mut report = Map::new();
    for topic in TOPICS.iter().filter(|topic| only.is_empty() || only.contains(&topic.name)) {
        let table = topic.measure(workspace, !options.is_empty())?;
        println!("\n{}\n{}", topic.title, table.print(topic));
        report.insert(topic.name.to_owned(), table.report(topic));
    }
    let file = workspace.target.join("bench.json");
    fs::write(&file, format!("{:#}\n", Value::from(report)))?;
    println!("written to {}", file.display());
    Ok(())
}

impl Topic {
    fn measure(&self, workspace: &Workspace, is_long: bool) -> Result<Table> {
        let mut table = Table::default();
        let opens_page = ["pool", "frames", "slow", "soak", "load"].contains(&self.name);
        let site = if opens_page { Some(serve(workspace)?) } else { None };
        if ["load", "sizes"].contains(&self.name) {
            dist::write(workspace, None)?;
        }
        for _ in 0..self.rounds {
            for (at, column) in self.columns.iter().enumerate() {
                let mut command = column.program.command(workspace);
                command.args(is_long.then_some("--long"));
                command.envs(site.iter().map(|url| ("BASE_URL", url)));
                let printed = output(&mut command)?;
                let rows: Vec<Value> = serde_json::from_str(&printed)
                    .with_context(|| format!("{} of {} printed no JSON array", column.name, self.name))?;
                for row in &rows {
                    table.add(row, at, self.columns.len())?;
                }
            }
        }
        Ok(table)
    }

    fn column(&self, name: &str) -> usize {
        self.columns.iter().position(|column| column.name == name).expect("BUG: a ratio of no column")
    }
}

/// The page, for the programs that open it.
fn serve(workspace: &Workspace) -> Result<String> {
    tools::node_modules(workspace)?;
    tools::browsers()?;
    Ok(Server::bind(Site::new(&workspace.root), 0)?.spawn())
}

impl Program {
    fn command(&self, workspace: &Workspace) -> Command {
        let mut command = match self {
            Native(arguments) => {
                let file = format!("release/examples/bench{}", std::env::consts::EXE_SUFFIX);
                let mut command = Command::new(workspace.target.join(file));
                command.args(*arguments);
                command
            }
            Node(arguments) => {
                let mut command = Command::new("node");
                command.arg(format!("tests/bench/{}", arguments[0])).args(&arguments[1..]);
                command
            }
        };
        command.current_dir(&workspace.root);
        command
    }
}

#[derive(Default)]
struct Table(Vec<Row>);

struct Row {
    name: String,
    unit: String,
    /// The best value of each column.
    values: Vec<Option<f64>>,
}

/// What a value is, by its unit.
#[derive(PartialEq)]
enum Measure {
    /// The least of several rounds counts: times and sizes.
    Cost,
    /// The most counts.
    Speed,
    /// The same in every round and column.
    Exact,
}

impl Row {
    fn measure(&self) -> Measure {
        match self.unit.as_str() {
            "ms" | "ns/square" | "bytes" => Measure::Cost,
            "M events/s" => Measure::Speed,
            _ => Measure::Exact,
        }
    }

    fn add(&mut self, column: usize, value: f64) -> Result<()> {
        let best = match self.measure() {
            Measure::Cost => self.values[column].map_or(value, |best| best.min(value)),
            Measure::Speed => self.values[column].map_or(value, |best| best.max(value)),
            Measure::Exact => {
                let agree = self.values.iter().flatten().all(|other| *other == value);
                ensure!(agree, "{}: {value} {} here, {:?} there", self.name, self.unit, self.values);
                value
            }
        };
        self.values[column] = Some(best);
        Ok(())
    }

    /// How many times as long the one column takes as the other.
    fn ratio(&self, one: usize, other: usize) -> Option<f64> {
        let (one, other) = (self.values[one]?, self.values[other]?);
        match self.measure() {
            Measure::Cost => Some(one / other),
            Measure::Speed => Some(other / one),
            Measure::Exact => None,
        }
    }
}

impl Table {
    fn add(&mut self, row: &Value, column: usize, columns: usize) -> Result<()> {
        let text = |key: &str| row[key].as_str().with_context(|| format!("a row without {key}: {row}"));
        let (name, unit) = (text("name")?, text("unit")?);
        let value = row["value"].as_f64().with_context(|| format!("a row without value: {row}"))?;
        let known = self.0.iter().position(|row| row.name == name && row.unit == unit);
        let at = known.unwrap_or_else(|| {
            let values = vec![None; columns];
            self.0.push(Row { name: name.to_owned(), unit: unit.to_owned(), values });
            self.0.len() - 1
        });
        self.0[at].add(column, value)
    }

    /// Exact values of a name that also has a time stand at the end of its line.
    fn print(&self, topic: &Topic) -> String {
        let mut header = vec![String::new()];
        header.extend(topic.columns.iter().map(|column| column.name.to_owned()));
        header.push(String::new());
        header.extend(topic.ratios.iter().map(|(one, other)| format!("{one}/{other}")));
        header.push(String::new());
        let mut lines = vec![header];
        for row in &self.0 {
            let exact =
                row.values.iter().flatten().next().map(|value| format!("{} {}", short(*value), row.unit));
            let timed = lines.iter_mut().find(|line| line[0] == row.name);
            if let (Measure::Exact, Some(line)) = (row.measure(), timed) {
                line.last_mut().expect("BUG: an empty line").extend(exact);
                continue;
            }
            let mut line = vec![row.name.clone()];
            line.extend(row.values.iter().map(|value| value.map_or("–".to_owned(), short)));
            line.push(row.unit.clone());
            for (one, other) in topic.ratios {
                let ratio = row.ratio(topic.column(one), topic.column(other));
                line.push(ratio.map_or(String::new(), |ratio| format!("{ratio:.2}")));
            }
            line.push(String::new());
            lines.push(line);
        }
        align(&lines, &[0, topic.columns.len() + 1, lines[0].len() - 1])
    }

    /// The rows of each column, and of each ratio.
    fn report(&self, topic: &Topic) -> Value {
        let rows = |unit: Option<&str>, value: &dyn Fn(&Row) -> Option<f64>| -> Value {
            let rows = self.0.iter().filter_map(|row| {
                let value = value(row)?;
                Some(json!({ "name": row.name, "value": value, "unit": unit.unwrap_or(&row.unit) }))
            });
            rows.collect()
        };
        let mut report = Map::new();
        for (at, column) in topic.columns.iter().enumerate() {
            report.insert(column.name.to_owned(), rows(None, &|row| row.values[at]));
        }
        for (one, other) in topic.ratios {
            let ratio = |row: &Row| row.ratio(topic.column(one), topic.column(other));
            report.insert(format!("{one}/{other}"), rows(Some("×"), &ratio));
        }
        report.into()
    }
}

/// Columns of cells, of which some hold words, the others numbers.
fn align(lines: &[Vec<String>], words: &[usize]) -> String {
    let width = |at: usize| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(at, (cell, &width))| {
            if words.contains(&at) { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

/// Three digits, or all before the point.
fn short(value: f64) -> String {
    let digits = if value == value.trunc() || value.abs() >= 100.0 {
        0
    } else if value.abs() >= 10.0 {
        1
    } else if value.abs() >= 1.0 {
        2
    } else {
        4
    };
    format!("{value:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, value: f64, unit: &str) -> Value {
        json!({ "name": name, "value": value, "unit": unit })
    }

    #[test]
    fn the_best_round_counts_and_exact_values_must_agree() {
        let mut table = Table::default();
        for (value, column) in [(5.0, 0), (4.0, 0), (6.0, 0), (8.0, 1)] {
            table.add(&row("a", value, "ms"), column, 2).unwrap();
        }
        for (value, column) in [(5.0, 0), (6.0, 0), (3.0, 1)] {
            table.add(&row("a", value, "M events/s"), column, 2).unwrap();
        }
        assert_eq!(table.0.len(), 2);
        assert_eq!(table.0[0].values, [Some(4.0), Some(8.0)]);
        assert_eq!(table.0[1].values, [Some(6.0), Some(3.0)]);
        // Both times the second column takes twice as long.
        assert_eq!((table.0[0].ratio(1, 0), table.0[1].ratio(1, 0)), (Some(2.0), Some(2.0)));
        table.add(&row("a", 92.0, "solutions"), 0, 2).unwrap();
        assert!(table.add(&row("a", 91.0, "solutions"), 1, 2).is_err());
        assert_eq!(table.0[2].ratio(1, 0), None);
    }

    #[test]
    fn ratios_name_columns() {
        for topic in TOPICS {
            for (one, other) in topic.ratios {
                assert_ne!(topic.column(one), topic.column(other), "{}", topic.name);
            }
        }
    }
}
