//! `cargo xtask measure [NAME…]`: the long runs.
//!
//! Each run but `fuzz`, whose length is its point, ends within twenty minutes on two cores. Each adds an entry to its
//! checked-in file in `tests/results`, so that repetitions add evidence. To add a run: an entry in [`runs`], or in the
//! measures of a game. `{run}` in a step's arguments is replaced by the number of the new entry, so that every
//! repetition has its own seeds.

mod runs;

use std::process::Stdio;
use std::time::Instant;

use serde_json::{Map, Value, json};

use crate::arena::Run;
use crate::{Outcome, paths, process, result_file, results_page, setup};

/// Iteration counts for tests run from here: many times the everyday ones.
const COUNTS: [(&str, &str); 4] = [
    ("ASZTALTARS_KILLS", "200"),
    ("ASZTALTARS_MOVES", "1000000"),
    ("ASZTALTARS_GAMES", "10000"),
    ("ASZTALTARS_TABLES", "2000"),
];

/// Takes a run's place: only writes the page of results.
const REPORT: &str = "report";

/// The number of the new entry, so that tests play different games each time.
const RUN: &str = "ASZTALTARS_RUN";

/// Runs the command with the words after its name.
///
/// # Errors
/// If a name is unknown or a run fails.
pub fn run(names: &[String]) -> Outcome {
    if names.is_empty() {
        println!("cargo xtask measure NAME…, where NAME is one of");
        for Run { name, what, .. } in runs::all()? {
            println!("  {name:20} {what}");
        }
        println!("  {REPORT:20} writes tests/results/README.md from the results that are there");
        return Ok(());
    }
    if names == [REPORT] {
        return results_page::write();
    }
    let all = runs::all()?;
    let chosen = names
        .iter()
        .map(|name| {
            let found = all.iter().find(|run| run.name == *name);
            found.ok_or_else(|| format!("no `{name}`; without a name, the names are listed"))
        })
        .collect::<Outcome<Vec<&Run>>>()?;
    chosen.into_iter().try_for_each(carry_out)?;
    results_page::write()
}

fn carry_out(run: &Run) -> Outcome {
    setup::system_packages(&run.needs.iter().map(String::as_str).collect::<Vec<_>>())?;
    let file = paths::at("tests/results").join(format!("{}.json", run.file));
    let mut entries: Vec<Value> = result_file::read(&file)?;
    let number = (entries.len() + 1).to_string();
    let mut results = Map::new();
    let start = Instant::now();
    for (name, words) in &run.steps {
        let words: Vec<String> = words.iter().map(|word| word.replace("{run}", &number)).collect();
        println!("── {} {name}: cargo {}", run.name, words.join(" "));
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let result = result_in(&process::output(process::cargo(&words).envs(COUNTS).env(RUN, &number))?);
        println!("{result:#}");
        results.insert(name.clone(), result);
    }
    entries.push(json!({
        // Without its date an entry is still worth hours.
        "date": result_file::today().ok(),
        "commit": commit(),
        "run": entries.len() + 1,
        "seconds": start.elapsed().as_secs(),
        "results": results,
    }));
    result_file::write(&file, &Value::Array(entries))
}

/// Returns the printed JSON value or, failing that, the last non-blank line.
fn result_in(printed: &str) -> Value {
    serde_json::from_str(printed).unwrap_or_else(|_| {
        let mut lines = printed.lines().map(str::trim);
        json!(lines.rfind(|line| !line.is_empty()).unwrap_or(""))
    })
}

/// Returns the commit that is measured; null outside a repository, which doesn't spoil the entry.
fn commit() -> Value {
    let mut describe = process::call("git", &["describe", "--always", "--dirty"]);
    match describe.stderr(Stdio::null()).output() {
        Ok(answer) if answer.status.success() => json!(String::from_utf8_lossy(&answer.stdout).trim()),
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
