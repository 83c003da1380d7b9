//! `tests/results/README.md`, written from the result files beside it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use serde_json::{Map, Value};

use crate::{Outcome, paths, result_file};

/// The checked-in figures of benchmarks: figure → `value`, `date`, and if it has one `budget` and whether it is `within`.
pub const BENCHMARKS: &str = "tests/results/bench/figures.json";

const HEAD: &str = "\
# What was measured

Shares of games come from the long runs, below; speed, size and memory from the benchmarks, at the end.

## The long runs

Written by `cargo xtask measure`, which adds an entry to a file here; don't edit this page by hand. Entries of one file
and step are added up in this table. Shares carry Wilson's 95 % interval. A run is repeated, and so gets more evidence, by
`cargo xtask measure NAME`; without a name all runs are listed. The games behind the figures of plain Go are in the
`.jsonl` files. What was tried because of these figures, and what they mean for the levels, is told in
[EXPERIMENTS.md](../../src-tauri/crates/bot/EXPERIMENTS.md).
";

const FIGURES: &str = "
## Speed, size and memory

Written by `cargo xtask bench --keep`, each figure as it was last measured. What the figures are, on which machine they were
measured, and why some aren't within their budgets, is told in [figures.md](figures.md).

| figure | measured | budget | | on |
|---|---|---|---|---|
";

/// What all entries of a file say about one of its steps.
#[derive(Default)]
struct Step {
    games: f64,
    /// Games won by the level that is asked about, or in which it came in ahead; shared wins count their part.
    won: f64,
    /// What the newest entry says, where games and shares don't say it all.
    newest: String,
}

/// Writes the page anew.
///
/// # Errors
/// If a result file can't be read, or the page can't be written.
pub fn write() -> Outcome {
    let page = paths::at("tests/results/README.md");
    fs::write(&page, text()?).map_err(|error| format!("{}: {error}", page.display()))
}

/// The text of the page.
fn text() -> Outcome<String> {
    let folder = paths::at("tests/results");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    let mut text = HEAD.to_owned();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let entries: Vec<Value> = result_file::read(&file)?;
        section(&mut text, &name, &entries);
    }
    let kept: Map<String, Value> = result_file::read(&paths::at(BENCHMARKS))?;
    benchmarks(&mut text, &kept);
    Ok(text)
}

/// Adds the table of checked-in benchmark figures.
fn benchmarks(text: &mut String, kept: &Map<String, Value>) {
    text.push_str(FIGURES);
    for (figure, entry) in kept {
        let value = entry["value"].as_f64().map_or_else(|| "not measured".to_owned(), short);
        let word = |key: &str| entry[key].as_str().unwrap_or_default();
        let verdict = match entry["within"].as_bool() {
            Some(true) => "within",
            Some(false) => "**not within**",
            None => "",
        };
        let _ = writeln!(text, "| {figure} | {value} | {} | {verdict} | {} |", word("budget"), word("date"));
    }
}

/// A number with three digits, or as a whole number.
fn short(number: f64) -> String {
    match number.abs() {
        1_000.0.. => thousands(number),
        100.0.. => format!("{number:.0}"),
        10.0.. => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}

/// Adds the section of one result file.
fn section(text: &mut String, name: &str, entries: &[Value]) {
    let date = entries.last().and_then(|entry| entry["date"].as_str()).unwrap_or("?");
    let stem = name.trim_end_matches(".json");
    let times = if entries.len() == 1 { "once".to_owned() } else { format!("{} times", entries.len()) };
    let _ = write!(text, "\n### {stem}\n\n[{name}]({name}), run {times}, last on {date}\n\n");
    text.push_str("| | games | share | newest entry |\n|---|---|---|---|\n");
    for (name, step) in steps(entries) {
        let games = if step.games > 0.0 { thousands(step.games) } else { String::new() };
        let share = if step.games > 0.0 && step.won >= 0.0 { share(step.won, step.games) } else { String::new() };
        let _ = writeln!(text, "| {name} | {games} | {share} | {} |", step.newest);
    }
}

/// The steps of a file by name. `won` is negative for a step whose results have no share.
fn steps(entries: &[Value]) -> BTreeMap<String, Step> {
    let mut steps: BTreeMap<String, Step> = BTreeMap::new();
    for (name, result) in entries.iter().filter_map(|entry| entry["results"].as_object()).flatten() {
        let step = steps.entry(name.clone()).or_default();
        let games = result["games"].as_f64().unwrap_or(0.0);
        // A file of games to which every run adds tells all games so far.
        if result.get("undecided").is_some() {
            *step = Step::default();
        }
        step.games += games;
        step.won += share_of_first(result).map_or(f64::NEG_INFINITY, |share| games * share);
        step.newest = match result {
            Value::Object(fields) if share_of_first(result).is_none() => figures(fields),
            Value::Object(_) => String::new(),
            other => other.to_string().trim_matches('"').to_owned(),
        };
    }
    steps
}

/// How often the level that is asked about comes in ahead, or wins where nothing tells that.
fn share_of_first(result: &Value) -> Option<f64> {
    let first = &result["seats"][0];
    [&first["ahead"], &first["win_share"], &result["win_share"], &result["share_of_first_level"]]
        .into_iter()
        .find_map(Value::as_f64)
}

/// The numbers directly in a result, in words.
fn figures(fields: &Map<String, Value>) -> String {
    let figure = |(name, value): (&String, &Value)| match value {
        Value::Number(number) => {
            let value = number.as_f64().unwrap_or_default();
            let written = if value.fract() == 0.0 { thousands(value) } else { format!("{value:.3}") };
            Some(format!("{} {written}", name.replace('_', " ")))
        }
        _ => None,
    };
    fields.iter().filter(|(name, _)| *name != "games").filter_map(figure).collect::<Vec<_>>().join(", ")
}

/// A share with Wilson's interval, in per cent. As `bot::wilson`: the tasks depend on none of the crates that they build.
fn share(won: f64, games: f64) -> String {
    const Z: f64 = 1.96;
    let p = won / games;
    let middle = (p + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let reach = Z / (1.0 + Z * Z / games) * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt();
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    format!("{} % [{}, {}]", percent(p), percent((middle - reach).max(0.0)), percent((middle + reach).min(1.0)))
}

/// A whole number with separators.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{benchmarks, section, share, text, thousands};

    #[test]
    fn the_page_is_what_the_results_say() {
        let page = std::fs::read_to_string(crate::paths::at("tests/results/README.md")).unwrap();
        assert_eq!(page, text().unwrap(), "run `cargo xtask measure report`");
    }

    #[test]
    fn entries_of_a_step_are_added_up() {
        let entry = |games: u32, ahead: f64| {
            let seats = json!([{ "level": "strong", "ahead": ahead }, { "level": "steady" }]);
            json!({ "date": "2026-11-29", "results": { "strong over steady": { "games": games, "seats": seats } } })
        };
        let mut text = String::new();
        section(&mut text, "ladder.json", &[entry(100, 0.5), entry(300, 0.9)]);
        assert!(text.contains("| strong over steady | 400 | 80.0 % [75.8, 83.6] |  |\n"), "{text}");
        assert!(text.contains("run 2 times"), "{text}");
    }

    #[test]
    fn figures_without_a_share_are_listed() {
        let result = json!({ "games": 500, "faults": 0, "moves": 1_268_509, "clean": true });
        let mut text = String::new();
        section(&mut text, "selfcheck.json", &[json!({ "results": { "mochi": result } })]);
        assert!(text.contains("| mochi | 500 |  | faults 0, moves 1,268,509 |"), "{text}");
    }

    #[test]
    fn a_figure_over_its_budget_is_told_so() {
        let kept = json!({
            "deb_mb": { "value": 6.958, "date": "2026-11-30", "budget": "≤ 6.5", "within": false },
            "moves_per_s.mochi": { "value": 14_500_000, "date": "2026-12-01" },
        });
        let mut text = String::new();
        benchmarks(&mut text, kept.as_object().unwrap());
        assert!(text.contains("| deb_mb | 6.96 | ≤ 6.5 | **not within** | 2026-11-30 |\n"), "{text}");
        assert!(text.contains("| moves_per_s.mochi | 14,500,000 |  |  | 2026-12-01 |\n"), "{text}");
    }

    #[test]
    fn shares_and_numbers_are_readable() {
        assert_eq!(share(44.0, 47.0), "93.6 % [82.8, 97.8]");
        assert_eq!((thousands(7.0), thousands(1_234_567.0)), ("7".to_owned(), "1,234,567".to_owned()));
    }
}
