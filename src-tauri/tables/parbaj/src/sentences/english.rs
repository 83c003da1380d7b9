//! Párbaj in English: its words. A card's name takes no article, as on a card.

mod card_sheet;
mod combat;
mod effect;
mod event;
mod leave;
mod milestone;
mod moves;
mod pad;
mod play;
mod prospect;
mod refusal;
mod setup;
mod turn;

pub(super) use card_sheet::{place, printed};
pub(super) use event::event;
pub(super) use milestone::milestone;
pub(super) use moves::mv;
pub(super) use pad::fault;
pub(super) use prospect::reason;
pub(super) use refusal::refusal;
pub(super) use setup::{option, setup_fault};

use super::Told;
use super::hungarian::number;
use super::told_apart;
use game::Seat;
use parbaj::{Aimed, CardId, Piece};
use parbaj_cards::{CardType, CounterKind, Deck};
use rulebook::markup;
use rulebook::phrase::{NBSP, Names, listed};

/// `Bough Warden`
fn name(card: CardId) -> &'static str {
    &card.kind().name.en
}

/// `[[lombor|Bough Warden]]`, `[[lombor|Bough Warden (2)]]`
fn marked(it: impl Told) -> String {
    markup::card(String::from(it.card()), &told_apart(name(it.card()), it))
}

/// `creature`
fn noun(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "creature",
        CardType::Building => "building",
        CardType::Item => "item",
        CardType::Enchantment => "enchantment",
        CardType::Instant => "instant spell",
        CardType::General => "general spell",
    }
}

/// `a creature`, `an item`
fn one(card_type: CardType) -> String {
    let article = match card_type {
        CardType::Creature | CardType::Building | CardType::General => "a",
        CardType::Item | CardType::Enchantment | CardType::Instant => "an",
    };
    format!("{article} {}", noun(card_type))
}

/// Whoever acts, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// Whoever is acted upon.
fn whom(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "you".to_owned())
}

/// `your`, `Borka’s`
fn whose(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "your".to_owned(), |name| format!("{name}’s"))
}

/// The sentence with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// `1 counter`, `2 counters`
fn count(number: impl Into<u16>, what: &str) -> String {
    let number = number.into();
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// `+1`, `−1`
fn signed(change: i8) -> String {
    if change < 0 { number(change) } else { format!("+{change}") }
}

/// A target: `you`, `Borka`, `[[lombor|Bough Warden]]`, `[[lombor|Bough Warden]] in your discard pile`.
fn aimed(target: Aimed, names: &Names) -> String {
    match target {
        Aimed::Player { seat } => whom(seat, names),
        Aimed::Permanent { piece } => marked(piece),
        Aimed::Discarded { seat, card } => format!("{} in {} discard pile", marked(card), whose(seat, names)),
    }
}

/// `[[lombor|Bough Warden]] ×2 and [[sarj|Sapling]]`, in the order in which they are first named.
fn in_row(cards: impl IntoIterator<Item = CardId>) -> String {
    let mut counted: Vec<(CardId, usize)> = Vec::new();
    for card in cards {
        match counted.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => counted.push((card, 1)),
        }
    }
    let said: Vec<String> = counted
        .into_iter()
        .map(|(card, count)| if count > 1 { format!("{}{NBSP}×{count}", marked(card)) } else { marked(card) })
        .collect();
    listed(&said, "and")
}

fn in_row_of(pieces: &[Piece]) -> String {
    in_row(pieces.iter().map(|piece| piece.card))
}

/// `strength counter`
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "strength counter",
        CounterKind::Weakness => "weakness counter",
        CounterKind::Poison => "poison counter",
        CounterKind::TemporaryCost => "temporary cost counter",
        CounterKind::Burden => "burden counter",
    }
}

/// A ready deck's name: the same in both languages, as the names of places are.
pub(super) fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Erdoszel => "Erdőszél",
        Deck::Hamuvar => "Hamuvár",
        Deck::Tengerszem => "Tengerszem",
        Deck::Romvaros => "Romváros",
    }
}
