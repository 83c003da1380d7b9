//! The score pad: what lay in the rows at a real table, round by round, counted as the engine counts
//! ([`State::count_rows`], [`State::pay_round`]).

mod fault;
mod tally;
#[cfg(test)]
mod tests;

use crate::card::{CARDS, Card};
use crate::contract::Iszkenderun;
use crate::setup::Setup;
use crate::state::ROUNDS;
use crate::suit::Trump;
pub use fault::SheetFault;
use game::{Pad, PositionError, Reckoning, Seat};
use serde::{Deserialize, Serialize};
pub use tally::{RoundTally, RowTally, Tally};

/// The sheet of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunSheet")]
pub struct Sheet {
    /// How many play, and by what options.
    pub setup: Setup,
    /// Who began the first round.
    pub starter: Seat,
    /// Round by round.
    pub rounds: Vec<SheetRound>,
    /// In which round, from 1, each put the action marker on the score pile, if so (IS-5.3).
    pub raised: Vec<Option<u8>>,
}

/// A round on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "IszkenderunSheetRound")]
pub struct SheetRound {
    /// Whether all rows are written down.
    pub done: bool,
    /// What was trump when it began; none if that isn't written yet.
    pub began: Option<Trump>,
    /// What was trump in the end, if it had changed.
    pub changed: Option<Trump>,
    /// The rows in seat order, each from left to right.
    pub rows: Vec<Vec<SheetCard>>,
    /// Which of several equal cards each put on the score pile (IS-7.2).
    pub banked: Vec<Option<Card>>,
}

/// A card in a row on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "IszkenderunSheetCard")]
pub struct SheetCard {
    /// The card.
    pub card: Card,
    /// Points from tokens (IS-3.10).
    pub tokens: u8,
}

impl Pad for Iszkenderun {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;

    const SHEET_OPTIONS: &'static [&'static str] = &["zeros", "two-suited", "third"];

    fn blank(setup: &Setup) -> Sheet {
        let seats = usize::from(setup.seats);
        let round = SheetRound {
            done: false,
            began: None,
            changed: None,
            rows: vec![Vec::new(); seats],
            banked: vec![None; seats],
        };
        Sheet { setup: *setup, starter: Seat(0), rounds: vec![round], raised: vec![None; seats] }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<Reckoning<Iszkenderun>, PositionError> {
        sheet.check()?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Whether a paper could hold it.
    fn check(&self) -> Result<(), PositionError> {
        let wrong = |at: String, problem: &str| Err(PositionError::new(at, problem));
        self.setup.validate().map_err(|error| PositionError::new("setup", error.to_string()))?;
        let seats = usize::from(self.setup.seats);
        if self.starter.index() >= seats {
            return wrong("starter".to_owned(), "nobody sits there");
        }
        if self.rounds.len() > usize::from(ROUNDS) {
            return wrong("rounds".to_owned(), "a game has four rounds");
        }
        let possible = |round: &Option<u8>| round.is_none_or(|round| (1..=ROUNDS).contains(&round));
        if self.raised.len() != seats || !self.raised.iter().all(possible) {
            return wrong("raised".to_owned(), "a round from 1 to 4 for each player, or none");
        }
        for (at, round) in self.rounds.iter().enumerate() {
            if round.rows.len() != seats || round.banked.len() != seats {
                return wrong(format!("rounds[{at}]"), "a row for each player");
            }
            if round.rows.iter().any(|row| row.len() > usize::from(CARDS)) {
                return wrong(format!("rounds[{at}].rows"), "more cards than there are");
            }
        }
        Ok(())
    }
}

impl SheetRound {
    /// What was trump in the end.
    fn ended(&self) -> Trump {
        self.changed.or(self.began).unwrap_or(Trump::SansTrump)
    }
}
