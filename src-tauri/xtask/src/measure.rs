//! `cargo xtask measure [NAME…]`: the long runs.
//!
//! Each ends within twenty minutes on two cores and adds an entry to its checked-in file
//! `tests/results/NAME.json`, so that repeating a run makes its count longer. To add one: an entry
//! in [`RUNS`]. `{run}` in a step's words becomes the number of the entry to come, which makes
//! seeds of its own for every repetition.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use serde_json::{Map, Value, json};

use crate::{Outcome, places, process};

/// A long run: what it is, and the steps it is made of.
struct Run {
    name: &'static str,
    what: &'static str,
    steps: &'static [Step],
}

/// What a step is called among the results, and the words after `cargo` that print its result.
type Step = (&'static str, &'static [&'static str]);

const RUNS: &[Run] = &[
    Run { name: "selfcheck-mochi", what: SELFCHECK, steps: &[("mochi", &selfcheck("mochi", "2000"))] },
    Run {
        name: "selfcheck-iszkenderun",
        what: SELFCHECK,
        steps: &[("iszkenderun", &selfcheck("iszkenderun", "2000"))],
    },
    Run {
        name: "ladder-mochi",
        what: LADDER,
        steps: &[
            ("mochi, 2 seats: greedy against random", &bout("mochi", "greedy,random", "240")),
            ("mochi, 2 seats: strong against greedy", &bout("mochi", "strong,greedy", "240")),
            ("mochi, 4 seats: one greedy among random", &bout("mochi", "greedy,random,random,random", "240")),
            ("mochi, 4 seats: one strong among greedy", &bout("mochi", "strong,greedy,greedy,greedy", "240")),
        ],
    },
    Run {
        name: "ladder-iszkenderun",
        what: LADDER,
        steps: &[
            ("iszkenderun, 3 seats: one strong among greedy", &bout("iszkenderun", "strong,greedy,greedy", "180")),
            (
                "iszkenderun, 4 seats: one greedy among random",
                &bout("iszkenderun", "greedy,random,random,random", "60"),
            ),
            (
                "iszkenderun, 4 seats: one strong among greedy",
                &bout("iszkenderun", "strong,greedy,greedy,greedy", "900"),
            ),
        ],
    },
    Run {
        name: "kills",
        what: "the house killed at random instants, every acknowledged decision looked for",
        steps: &[
            ("store", &["test", "--quiet", "--package=store", "--test=crash", "--", "--nocapture"]),
            ("house", &["test", "--quiet", "--package=house-tests", "--test=crash", "--", "--nocapture"]),
        ],
    },
];

const SELFCHECK: &str = "random games, every move checked against the contract and kept on disk";
const LADDER: &str = "random < greedy < strong, with intervals";

/// So many random games of a table, checked. Tables in memory: what is checked is that nothing changes on the way,
/// not that the disk keeps it.
const fn selfcheck(game: &'static str, games: &'static str) -> [&'static str; 11] {
    ["arena", "selfcheck", game, "--games", games, "--seed", "{run}000000", "--threads", "2", "--dir", "/dev/shm"]
}

/// A match at a table: these levels, 2,000 games, but no new deal after so many seconds.
const fn bout(game: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 13] {
    [
        "arena",
        "match",
        game,
        "--seats",
        seats,
        "--games",
        "2000",
        "--seconds",
        seconds,
        "--seed",
        "{run}000000",
        "--threads",
        "2",
    ]
}

/// Kills per crash test, where nobody has said otherwise.
const KILLS: (&str, &str) = ("ASZTALTARS_KILLS", "200");

pub fn run(names: &[String]) -> Outcome {
    if names.is_empty() {
        println!("cargo xtask measure NAME…, where NAME is one of");
        for Run { name, what, .. } in RUNS {
            println!("  {name:20} {what}");
        }
        return Ok(());
    }
    let chosen = names
        .iter()
        .map(|name| {
            let found = RUNS.iter().find(|run| run.name == name);
            found.ok_or_else(|| format!("no `{name}`; without a name, the names are listed"))
        })
        .collect::<Outcome<Vec<&Run>>>()?;
    chosen.into_iter().try_for_each(carry_out)
}

fn carry_out(run: &Run) -> Outcome {
    let file = places::at("tests/results").join(format!("{}.json", run.name));
    let mut entries = earlier(&file)?;
    let number = (entries.len() + 1).to_string();
    let mut results = Map::new();
    let start = Instant::now();
    for (name, words) in run.steps {
        let words: Vec<String> = words.iter().map(|word| word.replace("{run}", &number)).collect();
        println!("── {} {name}: cargo {}", run.name, words.join(" "));
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let result = result_in(&process::output(process::cargo(&words).env(KILLS.0, KILLS.1))?);
        println!("{result:#}");
        results.insert((*name).to_owned(), result);
    }
    entries.push(json!({
        "date": told_by("date", &["-u", "+%Y-%m-%d"]),
        "commit": told_by("git", &["describe", "--always", "--dirty"]),
        "run": entries.len() + 1,
        "seconds": start.elapsed().as_secs(),
        "results": results,
    }));
    save(&file, entries)
}

fn earlier(file: &Path) -> Outcome<Vec<Value>> {
    match fs::read_to_string(file) {
        Ok(text) => {
            serde_json::from_str(&text).map_err(|error| format!("{} can't be added to: {error}", file.display()))
        }
        Err(_) => Ok(Vec::new()),
    }
}

fn save(file: &Path, entries: Vec<Value>) -> Outcome {
    let text = format!("{:#}\n", Value::Array(entries));
    fs::create_dir_all(places::at("tests/results"))
        .and_then(|()| fs::write(file, text))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// The JSON value that was printed or, failing that, the last line that says something.
fn result_in(printed: &str) -> Value {
    serde_json::from_str(printed).unwrap_or_else(|_| {
        let mut lines = printed.lines().map(str::trim);
        json!(lines.rfind(|line| !line.is_empty()).unwrap_or(""))
    })
}

/// A word about when and on what it ran; without it the result is as good.
fn told_by(program: &str, arguments: &[&str]) -> Value {
    match process::call(program, arguments).stderr(Stdio::null()).output() {
        Ok(answer) if answer.status.success() => {
            json!(String::from_utf8_lossy(&answer.stdout).trim())
        }
        _ => Value::Null,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::result_in;

    #[test]
    fn a_json_value_is_kept_and_of_text_the_last_line() {
        assert_eq!(result_in("{\"wins\": 3}\n"), json!({ "wins": 3 }));
        let text = "game 1\ngame 2\n2000 games, no fault\n\n";
        assert_eq!(result_in(text), json!("2000 games, no fault"));
        assert_eq!(result_in(""), json!(""));
    }
}
