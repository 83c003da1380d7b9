//! The Hungarian words of Párbaj.

mod card_sheet;
mod case;
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
use rulebook::hungarian::article;
use rulebook::markup;
use rulebook::phrase::{NBSP, Names, listed};

pub(super) struct Hungarian;

impl Sentences for Hungarian {
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
        "Egyik kész pakliban sincs"
    }

    fn tokens(&self) -> &'static str {
        "Önálló jelzők"
    }

    fn scores(&self, own: &str, theirs: &str) -> String {
        format!("{own} – {theirs}{NBSP}Ép")
    }

    fn draw(&self) -> &'static str {
        "döntetlen"
    }

    fn opening_hands(&self) -> &'static str {
        "kezdőkezek"
    }

    fn turn(&self, number: u16) -> String {
        format!("{number}.{NBSP}kör")
    }

    fn your_turn(&self, _opening: bool) -> &'static str {
        " · te jössz"
    }

    fn expectation(&self, percent: f64, life: &str) -> String {
        let life = life.replace('.', ",");
        format!("{percent}% esély a győzelemre, a végén várhatóan {life}{NBSP}Ép")
    }

    fn long_list(&self) -> String {
        format!("Ez túl hosszú paklilistának: legfeljebb {MOST_LIST_LETTERS} karakter lehet.")
    }

    fn code_fault(&self, fault: CodeFault) -> String {
        match fault {
            CodeFault::Letter { letter } => format!("Paklikódban nem lehet „{letter}”. Nézd meg újra!"),
            CodeFault::Length { have, of } if have < of => {
                format!("Ebből a paklikódból hiányzik valami: {of} helyett {have} karaktere van.")
            }
            CodeFault::Length { have, of } => {
                format!("Ez a paklikód hosszabb, mint kellene: {of} helyett {have} karaktere van.")
            }
            CodeFault::Changed => {
                "Ebben a paklikódban el van írva egy karakter. Vesd össze azzal, amit kaptál!".to_owned()
            }
            CodeFault::Newer => "Ebben a pakliban olyan lap is van, amelyet ez a változat még nem ismer.".to_owned(),
        }
    }
}

/// Returns a card's name: `Lombőr`.
fn name(card: CardId) -> &'static str {
    &card.kind().name.hu
}

/// Returns a card's name as a link: `[[lombor|Lombőr]]`, `[[lombor|Lombőr (2)]]`.
fn marked(it: impl NamedCard) -> String {
    markup::card(String::from(it.card()), &told_apart(name(it.card()), it))
}

/// Adds the article to a name, unless the name begins with an article of its own.
fn with_article(card: CardId, shown: &str) -> String {
    let name = name(card);
    if name.starts_with("Az ") || name.starts_with("A ") {
        return shown.to_owned();
    }
    format!("{} {shown}", article(name))
}

/// Returns a card's name as a link with its article: `a [[lombor|Lombőr]]`.
fn the(it: impl NamedCard) -> String {
    with_article(it.card(), &marked(it))
}

/// Returns a card's name with its article, without a link: `a Lombőr`.
fn the_plain(card: CardId) -> String {
    with_article(card, name(card))
}

/// Returns the short name of a card type, the same for both types of spells.
fn noun(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "lény",
        CardType::Building => "építmény",
        CardType::Item => "tárgy",
        CardType::Enchantment => "bűbáj",
        CardType::Instant | CardType::General => "varázslat",
    }
}

/// Returns the full name of a card type.
fn full_noun(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Instant => "azonnali varázslat",
        CardType::General => "általános varázslat",
        other => noun(other),
    }
}

/// Returns the short name of a card type as an object: `lényt`.
fn object(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "lényt",
        CardType::Building => "építményt",
        CardType::Item => "tárgyat",
        CardType::Enchantment => "bűbájt",
        CardType::Instant | CardType::General => "varázslatot",
    }
}

/// Returns the full name of a card type as an object: `azonnali varázslatot`.
fn full_object(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Instant => "azonnali varázslatot",
        CardType::General => "általános varázslatot",
        other => object(other),
    }
}

/// Returns a card type as a possession: `a lényed`, `Borka lénye`.
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

/// Returns a permanent as a possession: `a lényed, a [[lombor|Lombőr]]`.
fn owned_card(master: Seat, it: impl NamedCard, names: &Names) -> String {
    format!("{}, {}", owned(master, it.card().kind().card_type, names), the(it))
}

/// Returns `you` if the seat is the person addressed; otherwise the player's name followed by `other`.
fn by(names: &Names, seat: Seat, you: &str, other: &str) -> String {
    names.other(seat).map_or_else(|| you.to_owned(), |name| format!("{name} {other}"))
}

/// Formats a number of Ép as an object: `3 Ép-t`.
fn life_object(life: impl Into<i32>) -> String {
    format!("{}{NBSP}Ép-t", number(life))
}

/// Formats a number of VP as an object: `3 VP-t`.
fn vp_object(vp: impl Into<i32>) -> String {
    format!("{}{NBSP}VP-t", number(vp))
}

/// Formats a change with its sign: `+1`, `−1`, `+0`.
fn signed(change: i8) -> String {
    if change < 0 { number(change) } else { format!("+{change}") }
}

/// Names a target: `te`, `Borka`, `[[lombor|Lombőr]]`, `[[lombor|Lombőr]] a gyűjtődben`.
fn aimed(target: EventTarget, names: &Names) -> String {
    match target {
        EventTarget::Player { seat } => names.other(seat).unwrap_or_else(|| "te".to_owned()),
        EventTarget::Permanent { piece } => marked(piece),
        EventTarget::Discarded { seat, card } => {
            format!("{} {}", marked(card), by(names, seat, "a gyűjtődben", "gyűjtőjében"))
        }
    }
}

/// Lists cards: `[[lombor|Lombőr]] ×2, [[sarj|Sarj]]`, in the order of first occurrence.
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

fn in_row_of(pieces: &[PermanentRef]) -> String {
    in_row(pieces.iter().map(|piece| piece.card))
}

/// Returns the name of a kind of counter, such as `erősítő jelző`.
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "erősítő jelző",
        CounterKind::Weakness => "gyengítő jelző",
        CounterKind::Poison => "méregjelző",
        CounterKind::TemporaryCost => "időleges költség jelző",
        CounterKind::Burden => "teherjelző",
    }
}

/// Returns a ready deck's name, such as `Erdőszél`.
fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Erdoszel => "Erdőszél",
        Deck::Hamuvar => "Hamuvár",
        Deck::Tengerszem => "Tengerszem",
        Deck::Romvaros => "Romváros",
    }
}
