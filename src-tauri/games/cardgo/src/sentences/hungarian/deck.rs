//! Sentences about events of the deck and the hands, in Hungarian.

use super::card::{marked, the_marked, the_marked_object};
use crate::sentences::other_seat;
use cardgo::{Card, HAND_LIMIT};
use game::Seat;
use rulebook::hungarian::capital;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn shuffled(cards: u8) -> String {
    format!("Középen áll a megkevert pakli: {cards}{NBSP}lap. Mindkét kéz üres.")
}

pub(super) fn drew(seat: Seat, card: Option<Card>, immediate: bool, names: &Names) -> String {
    match (names.other(seat), card.map(the_marked_object), immediate) {
        (None, Some(card), true) => format!("A pakliból húztad {card}: azonnali lap, ki kell játszanod."),
        (Some(name), Some(card), true) => format!("{name} a pakliból húzta {card}: azonnali lap, ki kell játszania."),
        (None, Some(card), false) => format!("A pakliból húztad {card}."),
        (Some(name), Some(card), false) => format!("{name} a pakliból húzta {card}."),
        (None, None, _) => "Húztál egy lapot a pakliból.".to_owned(),
        (Some(name), None, _) => format!("{name} húzott egy lapot a pakliból."),
    }
}

pub(super) fn stolen(seat: Seat, card: Card, names: &Names) -> String {
    let card = the_marked_object(card);
    let from = names.other(other_seat(seat)).map_or_else(|| "a kezedből".to_owned(), |name| format!("{name} kezéből"));
    match names.other(seat) {
        None => format!("Elvetted {from} {card}."),
        Some(name) => format!("{name} elvette {from} {card}."),
    }
}

pub(super) fn looked(seat: Seat, count: u8, cards: &[Card], names: &Names) -> String {
    let which = if count == 1 { "legfelső lapját".to_owned() } else { format!("felső {count}{NBSP}lapját") };
    match names.other(seat) {
        None => format!("Megnézted a pakli {which}{}.", top_first(cards)),
        Some(name) => format!("{name} megnézte a pakli {which}{}.", top_first(cards)),
    }
}

pub(super) fn arranged(seat: Seat, cards: &[Card], names: &Names) -> String {
    match names.other(seat) {
        None => format!("Visszatetted a pakli tetejére, amit megnéztél{}.", top_first(cards)),
        Some(name) => format!("{name} visszatette a pakli tetejére, amit megnézett{}.", top_first(cards)),
    }
}

/// Lists cards from the top: `; felülről lefelé: Híd és Csapda`.
fn top_first(cards: &[Card]) -> String {
    match cards {
        [] => String::new(),
        [only] => format!(": {}", marked(*only)),
        many => format!("; felülről lefelé: {}", all(many)),
    }
}

pub(super) fn hands_discarded(cards: &[Vec<Card>; 2], names: &Names) -> String {
    if cards.iter().all(Vec::is_empty) {
        return "Mindkét kéz üres volt: nem volt mit eldobni.".to_owned();
    }
    let of = |(seat, cards): (Seat, &Vec<Card>)| {
        let who = names.other(seat).unwrap_or_else(|| "te".to_owned());
        let cards = if cards.is_empty() { "egy lap sem".to_owned() } else { all(cards) };
        format!("{who}: {cards}")
    };
    let hands: Vec<String> = (0..).map(Seat).zip(cards).map(of).collect();
    format!("Mindkét kéz lapjai a dobópakliba kerültek ({}).", hands.join("; "))
}

fn all(cards: &[Card]) -> String {
    listed(&cards.iter().map(|&card| marked(card)).collect::<Vec<_>>(), "és")
}

pub(super) fn given(seat: Seat, card: Option<Card>, names: &Names) -> String {
    match (names.other(seat), card.map(the_marked_object)) {
        (None, Some(card)) => format!("Ajándékba kaptad a pakli legfelső lapját, {card}."),
        (Some(name), Some(card)) => format!("{name} ajándékba kapta a pakli legfelső lapját, {card}."),
        (None, None) => "Ajándékba kaptad a pakli legfelső lapját.".to_owned(),
        (Some(name), None) => format!("{name} ajándékba kapta a pakli legfelső lapját."),
    }
}

pub(super) fn gift_lost(card: Card) -> String {
    let card = the_marked(card);
    format!("Ajándéknak {card} jutott volna: azonnali lap, ezért hatás nélkül a dobópakliba került.")
}

pub(super) fn discarded(seat: Seat, card: Card, names: &Names) -> String {
    let card = the_marked_object(card);
    match names.other(seat) {
        None => format!("Eldobtad {card}: legfeljebb {HAND_LIMIT}{NBSP}lapod maradhat."),
        Some(name) => format!("{name} eldobta {card}: legfeljebb {HAND_LIMIT}{NBSP}lapja maradhat."),
    }
}

pub(super) fn ordinary_go() -> String {
    "Elfogyott a pakli, és nincs több kijátszható lap: a játszma rendes góként folytatódik.".to_owned()
}

/// Returns a card for the beginning of a sentence: `A [[storm|Vihar]]`.
pub(super) fn begin(card: Card) -> String {
    capital(&the_marked(card))
}
