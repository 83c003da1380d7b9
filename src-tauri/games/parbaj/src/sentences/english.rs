//! The English words of Párbaj. A card's name takes no article.

mod card_sheet;
mod combat;
mod effect;
mod event;
mod leave;
mod milestone;
mod move_reason;
mod moves;
mod pad;
mod play;
mod refusal;
mod setup;
mod turn;

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::language::Sentences;
use super::move_reason::MoveReason;
use super::{NamedCard, number, told_apart};
use crate::Milestone;
use crate::deck_code::CodeFault;
use game::Seat;
use parbaj::{
    CardId, Event, EventTarget, MOST_LIST_LETTERS, Move, PermanentRef, Refusal, SetupFault, SheetFault, View,
};
use parbaj_cards::{CardType, CounterKind, Deck};
use rulebook::markup;
use rulebook::phrase::{NBSP, Names, listed};

pub(super) struct English;

impl Sentences for English {
    fn event(&self, event: &Event, names: &Names) -> String {
        event::event(event, names)
    }

    fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        refusal::refusal(refusal, names)
    }

    fn mv(&self, mv: Move, view: &View, names: &Names) -> String {
        moves::mv(mv, view, names)
    }

    fn reason(&self, reason: MoveReason) -> String {
        move_reason::reason(reason)
    }

    fn milestone(&self, milestone: Milestone, names: &Names) -> String {
        milestone::milestone(milestone, names)
    }

    fn setup_fault(&self, fault: &SetupFault) -> String {
        setup::setup_fault(fault)
    }

    fn option(&self, key: &str) -> Option<&'static str> {
        setup::option(key)
    }

    fn name(&self, card: CardId) -> &'static str {
        name(card)
    }

    fn printed(&self, printed: Printed, card: CardId) -> String {
        card_sheet::printed(printed, card)
    }

    fn place(&self, place: &CardLocation, names: &Names) -> String {
        card_sheet::place(place, names)
    }

    fn sheet_fault(&self, fault: SheetFault, names: &Names) -> String {
        pad::fault(fault, names)
    }

    fn deck(&self, deck: Deck) -> &'static str {
        self::deck(deck)
    }

    fn retired(&self) -> &'static str {
        "In no ready-made deck"
    }

    fn tokens(&self) -> &'static str {
        "Tokens"
    }

    fn scores(&self, own: &str, theirs: &str) -> String {
        format!("{own} – {theirs}{NBSP}life")
    }

    fn draw(&self) -> &'static str {
        "a draw"
    }

    fn opening_hands(&self) -> &'static str {
        "opening hands"
    }

    fn turn(&self, number: u16) -> String {
        format!("turn{NBSP}{number}")
    }

    fn your_turn(&self, opening: bool) -> &'static str {
        if opening { " · your turn" } else { " · you decide" }
    }

    fn expectation(&self, percent: f64, life: &str) -> String {
        format!("{percent}% to win, {life} life expected in the end")
    }

    fn long_list(&self) -> String {
        format!("This is too long for a deck list: it may have {MOST_LIST_LETTERS} characters at most.")
    }

    fn code_fault(&self, fault: CodeFault) -> String {
        match fault {
            CodeFault::Letter { letter } => format!("No deck code has the letter “{letter}”. Look at it again."),
            CodeFault::Length { have, of } if have < of => {
                format!("Part of this deck code is missing: it has {have} letters instead of {of}.")
            }
            CodeFault::Length { have, of } => {
                format!("This deck code is longer than it should be: it has {have} letters instead of {of}.")
            }
            CodeFault::Changed => {
                "A letter of this deck code is wrong. Compare it with the one you were given.".to_owned()
            }
            CodeFault::Newer => "This deck has cards that this version of the app doesn’t know yet.".to_owned(),
        }
    }
}

/// Returns a card's name: `Bough Warden`.
fn name(card: CardId) -> &'static str {
    &card.kind().name.en
}

/// Returns a card's name as a link: `[[lombor|Bough Warden]]`, `[[lombor|Bough Warden (2)]]`.
fn marked(it: impl NamedCard) -> String {
    markup::card(String::from(it.card()), &told_apart(name(it.card()), it))
}

/// Returns the name of a card type, such as `creature`.
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

/// Returns a card type with its article: `a creature`, `an item`.
fn one(card_type: CardType) -> String {
    let article = match card_type {
        CardType::Creature | CardType::Building | CardType::General => "a",
        CardType::Item | CardType::Enchantment | CardType::Instant => "an",
    };
    format!("{article} {}", noun(card_type))
}

/// Returns the name of a seat as the subject at the beginning of a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// Returns the name of a seat as an object.
fn whom(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "you".to_owned())
}

/// Returns the possessive of a seat: `your`, `Borka’s`.
fn whose(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "your".to_owned(), |name| format!("{name}’s"))
}

/// Capitalises the first letter.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// Formats a number with its noun: `1 counter`, `2 counters`.
fn count(number: impl Into<u16>, what: &str) -> String {
    let number = number.into();
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// Formats a change with its sign: `+1`, `−1`.
fn signed(change: i8) -> String {
    if change < 0 { number(change) } else { format!("+{change}") }
}

/// Names a target: `you`, `Borka`, `[[lombor|Bough Warden]]`, `[[lombor|Bough Warden]] in your discard pile`.
fn aimed(target: EventTarget, names: &Names) -> String {
    match target {
        EventTarget::Player { seat } => whom(seat, names),
        EventTarget::Permanent { piece } => marked(piece),
        EventTarget::Discarded { seat, card } => format!("{} in {} discard pile", marked(card), whose(seat, names)),
    }
}

/// Lists cards: `[[lombor|Bough Warden]] ×2 and [[sarj|Sapling]]`, in the order of first occurrence.
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

fn in_row_of(pieces: &[PermanentRef]) -> String {
    in_row(pieces.iter().map(|piece| piece.card))
}

/// Returns the name of a kind of counter, such as `strength counter`.
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "strength counter",
        CounterKind::Weakness => "weakness counter",
        CounterKind::Poison => "poison counter",
        CounterKind::TemporaryCost => "temporary cost counter",
        CounterKind::Burden => "burden counter",
    }
}

/// Returns a ready deck's name, which is the same in both languages.
fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Erdoszel => "Erdőszél",
        Deck::Hamuvar => "Hamuvár",
        Deck::Tengerszem => "Tengerszem",
        Deck::Romvaros => "Romváros",
    }
}
