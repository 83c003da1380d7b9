//! The overview of all cards.

use super::sentences;
use cardgo::{Card, Setup, Timing, rules};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, Lang};

/// Groups the cards by their timing, each with its number of copies in the default deck.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let size = Setup::default().size;
    let group = |timing: Timing| {
        let cards = Card::ALL.into_iter().filter(|card| card.timing() == timing);
        // A deck has 54 cards, so the number always fits.
        let counted = cards.map(|card| (card, u8::try_from(card.copies(size)).unwrap_or(u8::MAX)));
        CardGroup { head: sentences(lang).timing_head(timing).to_owned(), cards: counted.collect() }
    };
    [Timing::Before, Timing::Instead, Timing::Counter].map(group).into()
}

/// Returns whether a part of the sheet is shown in the overview, where the heading gives the timing and a number the
/// copies.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    part.rule == card.rule() || part.rule == rules::LASTING || (card.is_immediate() && part.rule == rules::TURN)
}
