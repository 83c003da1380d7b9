//! Contradictions between a score sheet and the rules.

use super::{Sheet, SheetRound};
use crate::card::{Card, CardSet};
use crate::placed_card::MOST_TOKENS;
use crate::rules;
use crate::suit::Trump;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// A contradiction between a well-formed sheet and the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunFault")]
pub enum SheetFault {
    /// A card is entered twice in a round.
    Twice {
        /// Counted from 1.
        round: u8,
        card: Card,
        /// The owner of the row with the second entry.
        seat: Seat,
        /// The owner of the row with the first entry; may be the same seat.
        other: Seat,
    },
    /// A card in a row has been on a score pile since an earlier round.
    Banked {
        /// Counted from 1.
        round: u8,
        card: Card,
        /// The owner of the row.
        seat: Seat,
        /// The round in which the card was put on the score pile, counted from 1.
        since: u8,
        /// The owner of the score pile.
        owner: Seat,
    },
    /// A card has more tokens than is plausible.
    Tokens {
        /// Counted from 1.
        round: u8,
        card: Card,
        /// The owner of the row.
        seat: Seat,
    },
    /// The round is finished, but its trump isn't filled in.
    NoTrump {
        /// Counted from 1.
        round: u8,
    },
    /// The round can't begin with the trump that is filled in.
    Opening {
        /// Counted from 1.
        round: u8,
        /// The trump that is filled in.
        began: Trump,
        /// The trump with which the previous round began.
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

/// A card on a score pile, the round since which it is there, and the owner of the score pile.
pub(super) type BankedCard = (Card, u8, Seat);

impl Sheet {
    /// Returns the contradictions in a round. `gone` lists the cards that were put on score piles before it.
    pub(super) fn faults_of(&self, number: u8, round: &SheetRound, gone: &[BankedCard]) -> Vec<SheetFault> {
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
