//! All cards, laid out to be looked through.

use cardgo::{Card, Setup, Timing, rules};
use rulebook::matter::CardGroup;
use rulebook::{CardPart, Lang};

/// By when they are played; as many of each as a new table's deck has.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let size = Setup::default().size;
    let group = |timing: Timing| {
        let cards = Card::ALL.into_iter().filter(|card| card.timing() == timing);
        // A deck of 54 cards has room for every number.
        let counted = cards.map(|card| (card, u8::try_from(card.copies(size)).unwrap_or(u8::MAX)));
        CardGroup { head: head(timing, lang).to_owned(), cards: counted.collect() }
    };
    [Timing::Before, Timing::Instead, Timing::Counter].map(group).into()
}

/// When it is played stands over it, how many there are beside it.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    part.rule == card.rule() || part.rule == rules::LASTING || (card.is_immediate() && part.rule == rules::TURN)
}

fn head(timing: Timing, lang: Lang) -> &'static str {
    match (timing, lang) {
        (Timing::Before, Lang::Hu) => "Lépés előtti lapok",
        (Timing::Before, Lang::En) => "Before your move",
        (Timing::Instead, Lang::Hu) => "Lépés helyetti lapok",
        (Timing::Instead, Lang::En) => "Instead of your move",
        (Timing::Counter, Lang::Hu) => "Kontralapok",
        (Timing::Counter, Lang::En) => "Counters",
    }
}
