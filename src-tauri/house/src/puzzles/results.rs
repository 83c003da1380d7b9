//! How the person did at puzzles, and on how many days in a row they tried the puzzle of the day.

use crate::play::table_encoding;
use crate::practice::Schedule;
use crate::problem::Problem;
use crate::puzzles::stock;
use crate::wire::PuzzleState;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Section, Store};

/// The key of the days in a row.
const DAYS: &str = "days";
/// The longest valid entry, in bytes.
const LONGEST: usize = 1_000;

/// How the person did at a puzzle. Days are numbered from 1970, by the person's calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleResult {
    /// Whether the first try solved it.
    pub at_once: bool,
    /// Whether any try did.
    pub solved: bool,
    /// The day of the last try.
    pub last: i64,
    /// When it comes back, if it was failed.
    pub schedule: Option<Schedule>,
}

impl PuzzleResult {
    /// Returns the state that the window shows.
    pub fn state(&self) -> PuzzleState {
        match (self.at_once, self.solved) {
            (true, _) => PuzzleState::Solved,
            (false, true) => PuzzleState::SolvedLater,
            (false, false) => PuzzleState::Failed,
        }
    }
}

/// On how many days in a row the person tried a puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleDays {
    /// The last such day.
    last: i64,
    /// How many in a row up to that day.
    run: u32,
    /// The most in a row so far.
    pub most: u32,
}

impl PuzzleDays {
    /// Returns how many days in a row, up to today or yesterday.
    pub fn run(&self, today: i64) -> u32 {
        if today.saturating_sub(self.last) <= 1 { self.run } else { 0 }
    }

    /// Returns the days after a puzzle of the day was tried. A calendar set back changes nothing.
    fn tried(self, today: i64) -> PuzzleDays {
        if self.run > 0 && today <= self.last {
            return self;
        }
        let run = self.run(today).saturating_add(1);
        PuzzleDays { last: today, run, most: self.most.max(run) }
    }
}

/// The results of all puzzles.
#[derive(Debug, Default)]
pub(crate) struct PuzzleResults {
    /// By game and the puzzle's own key.
    by_key: BTreeMap<String, PuzzleResult>,
    pub days: PuzzleDays,
}

impl PuzzleResults {
    /// Returns the result of a puzzle; `None` if it wasn't tried.
    pub fn of(&self, game: &str, puzzle: &str) -> Option<&PuzzleResult> {
        self.by_key.get(&key_of(game, puzzle))
    }

    /// Returns the puzzles that come back, with their games and numbers, those first that do so first. Puzzles that a
    /// game no longer has are left out.
    pub fn scheduled(&self) -> Vec<(Schedule, String, u32)> {
        let mut all = Vec::new();
        for (key, result) in &self.by_key {
            let Some((schedule, (game, puzzle))) = result.schedule.zip(key.split_once('/')) else { continue };
            let numbered = stock(game).ok().and_then(|stock| stock.number_of(puzzle));
            all.extend(numbered.map(|number| (schedule, game.to_owned(), number)));
        }
        all.sort_by_key(|(schedule, _, _)| schedule.day());
        all
    }

    /// Returns the state of a puzzle.
    pub fn state(&self, game: &str, puzzle: &str) -> PuzzleState {
        self.of(game, puzzle).map_or(PuzzleState::Untried, PuzzleResult::state)
    }
}

/// Whether a value under a key is a valid entry.
pub(crate) fn is_result(key: &str, value: &str) -> bool {
    value.len() <= LONGEST
        && if key == DAYS { read::<PuzzleDays>(value).is_some() } else { read::<PuzzleResult>(value).is_some() }
}

/// Returns all results. Entries that can't be read are left out.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn results(store: &Store) -> Result<PuzzleResults, Problem> {
    let mut all = PuzzleResults::default();
    for (key, text) in store.entries(Section::Puzzle)? {
        if key == DAYS {
            all.days = read(&text).unwrap_or_default();
        } else if let Some(result) = read(&text) {
            all.by_key.insert(key, result);
        }
    }
    Ok(all)
}

/// Notes how the person did at a puzzle; `daily` tells that it is the puzzle of the day.
///
/// # Errors
/// Fails if it can't be saved.
pub(crate) fn note(
    store: &mut Store,
    (game, puzzle): (&str, &str),
    found: bool,
    daily: bool,
    today: i64,
) -> Result<(), Problem> {
    let key = key_of(game, puzzle);
    let before = store.entry(Section::Puzzle, &key)?.and_then(|text| read::<PuzzleResult>(&text));
    let result = PuzzleResult {
        at_once: before.as_ref().map_or(found, |before| before.at_once),
        solved: found || before.as_ref().is_some_and(|before| before.solved),
        last: today,
        schedule: Schedule::after(before.and_then(|before| before.schedule), found, today),
    };
    store.put_entry(Section::Puzzle, &key, &table_encoding::write(&result)?)?;
    if daily {
        let days = store.entry(Section::Puzzle, DAYS)?.and_then(|text| read::<PuzzleDays>(&text)).unwrap_or_default();
        store.put_entry(Section::Puzzle, DAYS, &table_encoding::write(&days.tried(today))?)?;
    }
    Ok(())
}

fn key_of(game: &str, puzzle: &str) -> String {
    format!("{game}/{puzzle}")
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_up_to_yesterday() {
        let days = [10, 11, 11, 12].iter().fold(PuzzleDays::default(), |days, &today| days.tried(today));
        assert_eq!([12, 13, 14].map(|today| days.run(today)), [3, 3, 0]);
        let later = days.tried(20);
        assert_eq!((later.run(20), later.most), (1, 3));
    }

    #[test]
    fn a_calendar_set_back_loses_no_day() {
        let days = PuzzleDays::default().tried(100).tried(101);
        assert_eq!(days.tried(50), days);
        assert_eq!(days.tried(50).tried(102).run(102), 3);
    }

    #[test]
    fn an_entry_of_another_form_is_none() {
        assert!(is_result("days", r#"{"last":1,"run":1,"most":1}"#));
        let result = r#"{"at_once":false,"solved":true,"last":3,"schedule":{"since":3,"found":0}}"#;
        assert!(is_result("mochi/1.2", result) && !is_result("days", result) && !is_result("mochi/1.2", "[]"));
    }
}
