//! Párbaj in Hungarian: its words.

mod card_sheet;
mod case;
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

use super::{Told, told_apart};
use game::Seat;
use parbaj::{Aimed, CardId, Piece};
use parbaj_cards::{CardType, CounterKind, Deck};
use rulebook::hungarian::article;
use rulebook::markup;
use rulebook::phrase::{NBSP, Names, listed};

/// `Lombőr`
fn name(card: CardId) -> &'static str {
    &card.kind().name.hu
}

/// `[[lombor|Lombőr]]`, `[[lombor|Lombőr (2)]]`
fn marked(it: impl Told) -> String {
    markup::card(String::from(it.card()), &told_apart(name(it.card()), it))
}

/// A name after its article; one that begins with an article of its own does without another.
fn with_article(card: CardId, shown: &str) -> String {
    let name = name(card);
    if name.starts_with("Az ") || name.starts_with("A ") {
        return shown.to_owned();
    }
    format!("{} {shown}", article(name))
}

/// `a [[lombor|Lombőr]]`
fn the(it: impl Told) -> String {
    with_article(it.card(), &marked(it))
}

/// `a Lombőr`, unlinked.
fn the_plain(card: CardId) -> String {
    with_article(card, name(card))
}

/// The short word for what a card is: both kinds of spells alike.
fn noun(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "lény",
        CardType::Building => "építmény",
        CardType::Item => "tárgy",
        CardType::Enchantment => "bűbáj",
        CardType::Instant | CardType::General => "varázslat",
    }
}

/// The type, in full.
fn full_noun(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Instant => "azonnali varázslat",
        CardType::General => "általános varázslat",
        other => noun(other),
    }
}

/// `lényt`
fn object(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "lényt",
        CardType::Building => "építményt",
        CardType::Item => "tárgyat",
        CardType::Enchantment => "bűbájt",
        CardType::Instant | CardType::General => "varázslatot",
    }
}

/// `azonnali varázslatot`
fn full_object(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Instant => "azonnali varázslatot",
        CardType::General => "általános varázslatot",
        other => object(other),
    }
}

/// `a lényed`, `Borka lénye`
fn owned(master: Seat, card_type: CardType, names: &Names) -> String {
    let (yours, theirs) = match card_type {
        CardType::Creature => ("a lényed", "lénye"),
        CardType::Building => ("az építményed", "építménye"),
        CardType::Item => ("a tárgyad", "tárgya"),
        CardType::Enchantment => ("a bűbájod", "bűbája"),
        CardType::Instant | CardType::General => ("a varázslatod", "varázslata"),
    };
    by(names, master, yours, theirs)
}

/// `a lényed, a [[lombor|Lombőr]]`
fn owned_card(master: Seat, it: impl Told, names: &Names) -> String {
    format!("{}, {}", owned(master, it.card().kind().card_type, names), the(it))
}

/// What is said to the person spoken to, or of somebody by name.
fn by(names: &Names, seat: Seat, you: &str, other: &str) -> String {
    names.other(seat).map_or_else(|| you.to_owned(), |name| format!("{name} {other}"))
}

/// `3 Ép-t`
fn life_object(life: impl Into<i32>) -> String {
    format!("{}{NBSP}Ép-t", number(life))
}

/// `3 VP-t`
fn vp_object(vp: impl Into<i32>) -> String {
    format!("{}{NBSP}VP-t", number(vp))
}

/// `-2` with the sign that is one.
pub(super) fn number(number: impl Into<i32>) -> String {
    number.into().to_string().replace('-', "−")
}

/// `+1`, `−1`, `+0`
fn signed(change: i8) -> String {
    if change < 0 { number(change) } else { format!("+{change}") }
}

/// A target: `te`, `Borka`, `[[lombor|Lombőr]]`, `[[lombor|Lombőr]] a gyűjtődben`.
fn aimed(target: Aimed, names: &Names) -> String {
    match target {
        Aimed::Player { seat } => names.other(seat).unwrap_or_else(|| "te".to_owned()),
        Aimed::Permanent { piece } => marked(piece),
        Aimed::Discarded { seat, card } => {
            format!("{} {}", marked(card), by(names, seat, "a gyűjtődben", "gyűjtőjében"))
        }
    }
}

/// `[[lombor|Lombőr]] ×2, [[sarj|Sarj]]`, in the order in which they are first named.
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
    listed(&said, "és")
}

fn in_row_of(pieces: &[Piece]) -> String {
    in_row(pieces.iter().map(|piece| piece.card))
}

/// `erősítő jelző`
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "erősítő jelző",
        CounterKind::Weakness => "gyengítő jelző",
        CounterKind::Poison => "méregjelző",
        CounterKind::TemporaryCost => "időleges költség jelző",
        CounterKind::Burden => "teherjelző",
    }
}

/// `Erdőszél`
pub(super) fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Erdoszel => "Erdőszél",
        Deck::Hamuvar => "Hamuvár",
        Deck::Tengerszem => "Tengerszem",
        Deck::Romvaros => "Romváros",
    }
}
