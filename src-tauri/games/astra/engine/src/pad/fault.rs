//! Contradictions between a score sheet and the rules.

use super::Sheet;
use crate::card::{Card, CardSet};
use crate::modification::Modification;
use crate::rules;
use game::{Cites, RuleId};
use serde::Serialize;

/// A contradiction between a well-formed sheet and the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraSheetFault")]
pub enum SheetFault {
    /// A card is entered twice.
    Twice { card: Card },
    /// More stars are entered than the card has.
    TooManyStars {
        card: Card,
        /// The number entered.
        found: u16,
        /// The number of stars on the card.
        stars: u8,
    },
    /// There are more active cards than wisdom allows.
    MoreThanWisdom {
        /// The number of cards entered.
        cards: u8,
        wisdom: u8,
    },
    /// The pouch is smaller than at the start.
    Pouch {
        /// The size entered.
        pouch: u8,
        /// The size at the start.
        first: u8,
    },
    /// Wisdom is less than at the start.
    Wisdom {
        /// The number entered.
        wisdom: u8,
        /// The number at the start.
        first: u8,
    },
    /// Auptolemy has fewer points than at the start.
    ItsPoints {
        /// The number entered.
        vp: u16,
        /// The number at the start.
        first: u16,
    },
    /// Auptolemy has telescopes despite the modification (AS-9.3).
    ItsTelescopes,
    /// Both sides have the same final-scoring card.
    SameFinalCard,
    /// Everything is filled in except the person's final-scoring card.
    NoFinalCard,
    /// Everything is filled in except Auptolemy's final-scoring card.
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
    /// Returns all contradictions in the sheet.
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
