//! What can't be true about a sheet.

use super::{Sheet, SheetRound};
use crate::card::{Card, CardSet};
use crate::in_row::MOST_TOKENS;
use crate::rules;
use crate::suit::Trump;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// What can't be true about a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunFault")]
pub enum SheetFault {
    /// There is only one of each card.
    Twice {
        /// In which round, from 1.
        round: u8,
        /// Which card.
        card: Card,
        /// In whose row.
        seat: Seat,
        /// And in whose as well; perhaps the same.
        other: Seat,
    },
    /// The card lies on a score pile since an earlier round.
    Banked {
        /// In which round, from 1.
        round: u8,
        /// Which card.
        card: Card,
        /// In whose row.
        seat: Seat,
        /// Since which round.
        since: u8,
        /// On whose score pile.
        owner: Seat,
    },
    /// More tokens than anybody has seen on a card.
    Tokens {
        /// In which round, from 1.
        round: u8,
        /// Which card.
        card: Card,
        /// In whose row.
        seat: Seat,
    },
    /// The round is finished, but nobody has said what was trump.
    NoTrump {
        /// Which round, from 1.
        round: u8,
    },
    /// A round can't begin with that trump.
    Opening {
        /// Which round, from 1.
        round: u8,
        /// What is written down.
        began: Trump,
        /// What the round before began with.
        before: Option<Trump>,
    },
}

impl Cites for SheetFault {
    fn rule(&self) -> RuleId {
        match self {
            SheetFault::Twice { .. } => rules::DECK,
            SheetFault::Banked { .. } => rules::BANK,
            SheetFault::Tokens { .. } => rules::TOKENS,
            SheetFault::NoTrump { .. } | SheetFault::Opening { before: None, .. } => rules::TRUMP_CARDS,
            SheetFault::Opening { .. } => rules::NEW_TRUMP,
        }
    }
}

/// A card on a score pile, since which round, and whose.
pub(super) type Gone = (Card, u8, Seat);

impl Sheet {
    /// What can't be true about a round, where `gone` lists the cards on score piles before it.
    pub(super) fn faults_of(&self, number: u8, round: &SheetRound, gone: &[Gone]) -> Vec<SheetFault> {
        let mut faults = Vec::new();
        let before = self.beginnings(number - 1).last().copied();
        if let Some(began) = round.began {
            if !self.openings(number).contains(&began) {
                faults.push(SheetFault::Opening { round: number, began, before });
            }
        } else if round.done {
            faults.push(SheetFault::NoTrump { round: number });
        }
        let mut seen = CardSet::EMPTY;
        for (seat, row) in (0..).map(Seat).zip(&round.rows) {
            for laid in row {
                let card = laid.card;
                if seen.contains(card) {
                    let other = round.rows.iter().position(|row| row.iter().any(|other| other.card == card));
                    let other = Seat(other.unwrap_or_default() as u8);
                    faults.push(SheetFault::Twice { round: number, card, seat, other });
                }
                seen.insert(card);
                if let Some(&(_, since, owner)) = gone.iter().find(|(other, ..)| *other == card) {
                    faults.push(SheetFault::Banked { round: number, card, seat, since, owner });
                }
                if laid.tokens > MOST_TOKENS {
                    faults.push(SheetFault::Tokens { round: number, card, seat });
                }
            }
        }
        faults
    }
}
