//! The score pad: the rows of a game at a real table, round by round, counted as the engine counts them
//! ([`State::count_rows`], [`State::pay_round`]).

mod fault;
mod tally;
#[cfg(test)]
mod tests;

use crate::card::Card;
use crate::contract::Iszkenderun;
use crate::deck::CARDS;
use crate::setup::{Setup, SetupFault};
use crate::state::ROUNDS;
use crate::suit::Trump;
pub use fault::SheetFault;
use game::{Cites, Misplaced, Pad, PadCount, PositionError, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
pub use tally::{RoundTally, RowTally, Tally};

/// The score sheet of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunSheet")]
pub struct Sheet {
    pub setup: Setup,
    /// The seat that began the first round.
    pub starter: Seat,
    pub rounds: Vec<SheetRound>,
    /// For each seat, the round (from 1) in which it put the action marker on its score pile, if it did (IS-5.3).
    pub raised: Vec<Option<u8>>,
}

/// A round on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "IszkenderunSheetRound")]
pub struct SheetRound {
    /// Whether all rows have been filled in.
    pub done: bool,
    /// The trump with which the round began; `None` until it is filled in.
    pub began: Option<Trump>,
    /// The trump at the end of the round, if it had changed.
    pub changed: Option<Trump>,
    /// The rows in seat order, each from left to right.
    pub rows: Vec<Vec<SheetCard>>,
    /// For each seat, which of several equal cards it put on its score pile (IS-7.2).
    pub banked: Vec<Option<Card>>,
}

/// A card in a row on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "IszkenderunSheetCard")]
pub struct SheetCard {
    pub card: Card,
    /// Points from tokens (IS-3.10).
    pub tokens: u8,
}

/// Why a sheet is malformed: no player could have filled it in like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The setup is impossible.
    Setup(SetupFault),
    /// The seat doesn't exist.
    NoSuchSeat,
    /// The sheet has more than four rounds.
    TooManyRounds,
    /// `raised` isn't a list of one entry for each seat, each a round from 1 to 4 or `None`.
    Raised,
    /// A round doesn't have exactly one row for each seat.
    NotOneEach,
    /// A row has more cards than exist.
    TooManyCards,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            Unwritable::NoSuchSeat => f.write_str("nobody sits there"),
            Unwritable::TooManyRounds => f.write_str("a game has four rounds"),
            Unwritable::Raised => f.write_str("a round from 1 to 4 for each player, or none"),
            Unwritable::NotOneEach => f.write_str("a row for each player"),
            Unwritable::TooManyCards => f.write_str("more cards than there are"),
        }
    }
}

impl Pad for Iszkenderun {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;
    type Unwritable = Unwritable;

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

    fn reckon(sheet: &Sheet) -> Result<PadCount<Iszkenderun>, PositionError<Unwritable>> {
        PositionError::of(sheet.unwritable())?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Returns why the sheet is malformed; empty if it is well-formed.
    fn unwritable(&self) -> Vec<Misplaced<Unwritable>> {
        let mut faults: Vec<Misplaced<Unwritable>> =
            self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", Unwritable::Setup(fault))).collect();
        let mut claim = |holds: bool, at: String, fault: Unwritable| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        let seats = usize::from(self.setup.seats);
        claim(self.starter.index() < seats, "starter".to_owned(), Unwritable::NoSuchSeat);
        claim(self.rounds.len() <= usize::from(ROUNDS), "rounds".to_owned(), Unwritable::TooManyRounds);
        let possible = |round: &Option<u8>| round.is_none_or(|round| (1..=ROUNDS).contains(&round));
        let raised = self.raised.len() == seats && self.raised.iter().all(possible);
        claim(raised, "raised".to_owned(), Unwritable::Raised);
        for (at, round) in self.rounds.iter().enumerate() {
            let whole = round.rows.len() == seats && round.banked.len() == seats;
            claim(whole, format!("rounds[{at}]"), Unwritable::NotOneEach);
            let short = round.rows.iter().all(|row| row.len() <= usize::from(CARDS));
            claim(short, format!("rounds[{at}].rows"), Unwritable::TooManyCards);
        }
        faults
    }
}

impl SheetRound {
    /// Returns the trump at the end of the round; no trump if none is filled in.
    fn ended(&self) -> Trump {
        self.changed.or(self.began).unwrap_or(Trump::SansTrump)
    }
}
