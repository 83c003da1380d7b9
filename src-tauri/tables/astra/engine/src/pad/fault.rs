//! What can't be true about a sheet.

use super::Sheet;
use crate::card::{Card, CardSet};
use crate::modification::Modification;
use crate::rules;
use game::{Cites, RuleId};
use serde::Serialize;

/// What can't be true about a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraSheetFault")]
pub enum SheetFault {
    /// There is one of each card.
    Twice {
        /// Which one.
        card: Card,
    },
    /// More stars than the card has.
    TooManyStars {
        /// Which card.
        card: Card,
        /// How many are written down.
        found: u16,
        /// How many it has.
        stars: u8,
    },
    /// More active cards than wisdom allows.
    MoreThanWisdom {
        /// How many are written down.
        cards: u8,
        /// Your wisdom.
        wisdom: u8,
    },
    /// A pouch never gets smaller.
    Pouch {
        /// What is written down.
        pouch: u8,
        /// What it was at the start.
        first: u8,
    },
    /// Nobody loses wisdom.
    Wisdom {
        /// What is written down.
        wisdom: u8,
        /// What it was at the start.
        first: u8,
    },
    /// Auptolemy never loses points.
    ItsPoints {
        /// What is written down.
        vp: u16,
        /// What it began with.
        first: u16,
    },
    /// Auptolemy never gets telescopes (AS-9.3).
    ItsTelescopes,
    /// There is one of each final-scoring card.
    SameFinalCard,
    /// All is written down but your final-scoring card.
    NoFinalCard,
    /// All is written down but Auptolemy's.
    NoFinalCardOfIts,
}

impl Cites for SheetFault {
    fn rule(&self) -> RuleId {
        match self {
            SheetFault::Twice { .. } | SheetFault::TooManyStars { .. } => rules::CARDS,
            SheetFault::MoreThanWisdom { .. } => rules::WISDOM_LIMIT,
            SheetFault::Pouch { .. } | SheetFault::Wisdom { .. } => rules::JOURNAL,
            SheetFault::ItsPoints { .. } => rules::BEGINNING,
            SheetFault::ItsTelescopes => rules::NO_TELESCOPES,
            SheetFault::SameFinalCard | SheetFault::NoFinalCard => rules::FINAL_CARDS,
            SheetFault::NoFinalCardOfIts => rules::ITS_FINAL_CARD,
        }
    }
}

impl Sheet {
    /// Everything that can't be true about it.
    pub(super) fn faults(&self) -> Vec<SheetFault> {
        let mut faults = Vec::new();
        let mut seen = CardSet::EMPTY;
        for on in self.cards() {
            let card = on.card;
            if seen.contains(card) {
                faults.push(SheetFault::Twice { card });
            }
            seen.insert(card);
            let (found, stars) = (u16::from(on.yours) + u16::from(on.its), on.stars());
            if found > u16::from(stars) {
                faults.push(SheetFault::TooManyStars { card, found, stars });
            }
        }
        let you = &self.you;
        let mut claim = |holds: bool, fault: SheetFault| {
            if !holds {
                faults.push(fault);
            }
        };
        let (pouch, wisdom, cards) = (you.pouch, you.wisdom, you.active.len() as u8);
        claim(pouch >= you.first_pouch, SheetFault::Pouch { pouch, first: you.first_pouch });
        let wise = wisdom >= you.first_wisdom;
        claim(wise, SheetFault::Wisdom { wisdom, first: you.first_wisdom });
        claim(!wise || cards <= wisdom, SheetFault::MoreThanWisdom { cards, wisdom });
        let (vp, first) = (self.auptolemy.vp, self.setup.its_first_points());
        claim(vp >= first, SheetFault::ItsPoints { vp, first });
        let telescopes = self.auptolemy.telescopes == 0 || !self.setup.has(Modification::NoTelescopes);
        claim(telescopes, SheetFault::ItsTelescopes);
        let same = you.final_card.is_some() && you.final_card == self.auptolemy.final_card;
        claim(!same, SheetFault::SameFinalCard);
        if self.done {
            claim(you.final_card.is_some(), SheetFault::NoFinalCard);
            let missing = self.setup.has(Modification::FinalCard) && self.auptolemy.final_card.is_none();
            claim(!missing, SheetFault::NoFinalCardOfIts);
        }
        faults
    }
}
