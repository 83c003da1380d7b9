//! The results of the referee's games, stored one game per line.

use super::refereed_game::RefereedGame;
use cardgo::Colour;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// A line of the file: one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct LedgerEntry {
    series: String,
    game: u32,
    first_is_black: bool,
    first: String,
    second: String,
    result: String,
    /// Whether the first program won; `None` without a winner.
    won: Option<bool>,
    moves: u32,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    note: Option<String>,
}

/// The games of a series so far.
pub struct Ledger {
    file: Option<PathBuf>,
    series: String,
    entries: Vec<LedgerEntry>,
}

impl Ledger {
    /// Reads the games of a series from a file.
    ///
    /// # Errors
    /// If the file can't be read or a line is malformed.
    pub fn open(file: Option<PathBuf>, series: &str) -> Result<Ledger, String> {
        let mut entries = Vec::new();
        if let Some(file) = file.as_ref().filter(|file| file.exists()) {
            let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            for line in text.lines() {
                let entry: LedgerEntry =
                    serde_json::from_str(line).map_err(|error| format!("{}: {error}", file.display()))?;
                entries.push(entry);
            }
        }
        entries.retain(|entry| entry.series == series);
        Ok(Ledger { file, series: series.to_owned(), entries })
    }

    /// Returns the number of the last game.
    pub fn played(&self) -> u32 {
        self.entries.iter().map(|entry| entry.game).max().unwrap_or(0)
    }

    /// Adds a game to the file; returns its line.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn add(&mut self, game: u32, bout: &RefereedGame, took: Duration) -> Result<String, String> {
        let own = if bout.first_is_black { Colour::Black } else { Colour::White };
        let name = |colour: Colour| bout.record.players[colour.index()].name.clone().unwrap_or_default();
        let entry = LedgerEntry {
            series: self.series.clone(),
            game,
            first_is_black: bout.first_is_black,
            first: name(own),
            second: name(own.opponent()),
            result: bout.result.to_string(),
            won: bout.result.winner().map(|winner| winner == own),
            moves: bout.record.moves().count() as u32,
            seconds: (took.as_secs_f64() * 10.0).round() / 10.0,
            note: bout.note.clone(),
        };
        let line = serde_json::to_string(&entry).map_err(|error| error.to_string())?;
        if let Some(file) = &self.file {
            OpenOptions::new()
                .create(true)
                .append(true)
                .open(file)
                .and_then(|mut file| writeln!(file, "{line}"))
                .map_err(|error| format!("{}: {error}", file.display()))?;
        }
        self.entries.push(entry);
        Ok(line)
    }

    /// Summarizes all games: wins of the first program, where a game without a winner counts half.
    pub fn summary(&self, wanted: u32) -> Value {
        let games = self.entries.len();
        let count = |won: Option<bool>| self.entries.iter().filter(|entry| entry.won == won).count();
        let (wins, undecided) = (count(Some(true)), count(None));
        let share = (wins as f64 + undecided as f64 / 2.0) / games.max(1) as f64;
        let ended_by = |how: &str| self.entries.iter().filter(|entry| entry.result.ends_with(how)).count();
        let last = self.entries.last();
        json!({
            "first": last.map(|entry| entry.first.clone()),
            "second": last.map(|entry| entry.second.clone()),
            "games": games,
            "wanted": wanted,
            "wins": wins,
            "undecided": undecided,
            "as_black": self.entries.iter().filter(|entry| entry.first_is_black && entry.won == Some(true)).count(),
            "win_share": share,
            "ci95": bot::wilson(share, games as f64),
            "resigned": ended_by("+R"),
            "forfeited": ended_by("+F"),
            "noted": self.entries.iter().filter(|entry| entry.note.is_some()).count(),
            "mean_moves": self.entries.iter().map(|entry| f64::from(entry.moves)).sum::<f64>() / games.max(1) as f64,
            "seconds": self.entries.iter().map(|entry| entry.seconds).sum::<f64>(),
        })
    }
}
