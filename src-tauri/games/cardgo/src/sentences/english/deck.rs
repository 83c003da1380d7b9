//! Sentences about events of the deck and the hands, in English.

use super::card::marked;
use super::{count, subject, whose};
use crate::sentences::other_seat;
use cardgo::{Card, HAND_LIMIT};
use game::Seat;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn shuffled(cards: u8) -> String {
    format!("The shuffled deck stands ready: {}. Both hands are empty.", count(usize::from(cards), "card"))
}

pub(super) fn drew(seat: Seat, card: Option<Card>, immediate: bool, names: &Names) -> String {
    let who = subject(seat, names);
    match (card.map(marked), immediate) {
        (Some(card), true) => format!("{who} drew {card} from the deck: an immediate card, which must be played."),
        (Some(card), false) => format!("{who} drew {card} from the deck."),
        (None, _) => format!("{who} drew a card from the deck."),
    }
}

pub(super) fn stolen(seat: Seat, card: Card, names: &Names) -> String {
    let victim = whose(other_seat(seat), names);
    format!("{} took {} from {victim} hand.", subject(seat, names), marked(card))
}

pub(super) fn looked(seat: Seat, count: u8, cards: &[Card], names: &Names) -> String {
    let which = if count == 1 { "top card".to_owned() } else { format!("top {count}{NBSP}cards") };
    format!("{} looked at the {which} of the deck{}.", subject(seat, names), top_first(cards))
}

pub(super) fn arranged(seat: Seat, cards: &[Card], names: &Names) -> String {
    let what = if cards.len() == 1 { "card" } else { "cards" };
    format!("{} put the {what} back on the deck{}.", subject(seat, names), top_first(cards))
}

/// Lists cards from the top: `; from the top: Bridge and Trap`.
fn top_first(cards: &[Card]) -> String {
    match cards {
        [] => String::new(),
        [only] => format!(": {}", marked(*only)),
        many => format!("; from the top: {}", all(many)),
    }
}

pub(super) fn hands_discarded(cards: &[Vec<Card>; 2], names: &Names) -> String {
    if cards.iter().all(Vec::is_empty) {
        return "Both hands were empty: there was nothing to discard.".to_owned();
    }
    let of = |(seat, cards): (Seat, &Vec<Card>)| {
        let who = names.other(seat).unwrap_or_else(|| "you".to_owned());
        let cards = if cards.is_empty() { "no card".to_owned() } else { all(cards) };
        format!("{who}: {cards}")
    };
    let hands: Vec<String> = (0..).map(Seat).zip(cards).map(of).collect();
    format!("Both hands went to the discard pile ({}).", hands.join("; "))
}

fn all(cards: &[Card]) -> String {
    listed(&cards.iter().map(|&card| marked(card)).collect::<Vec<_>>(), "and")
}

pub(super) fn given(seat: Seat, card: Option<Card>, names: &Names) -> String {
    let card = card.map_or_else(String::new, |card| format!(", {}", marked(card)));
    format!("{} took the top card of the deck as a gift{card}.", subject(seat, names))
}

pub(super) fn gift_lost(card: Card) -> String {
    format!(
        "The gift would have been {}: an immediate card, so it went to the discard pile without effect.",
        marked(card)
    )
}

pub(super) fn discarded(seat: Seat, card: Card, names: &Names) -> String {
    format!("{} discarded {}: at most {HAND_LIMIT}{NBSP}cards may stay.", subject(seat, names), marked(card))
}

pub(super) fn ordinary_go() -> String {
    "The deck has run out, and no card is left to play: the game goes on as ordinary Go.".to_owned()
}
