//! The events in Hungarian.

use super::{card, effect, half, side, the_pair};
use crate::sentences::{number, position};
use game::Seat;
use mochi::{Card, Event, RoundCause, Side, SourceSeen};
use rulebook::hungarian::{accusative, adessive, article, capital, dative, the};
use rulebook::markup;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn event(event: &Event, names: &Names) -> String {
    match event {
        Event::Dealt { seat, cards } => {
            let cards: Vec<String> = cards.iter().map(|dealt| marked(*dealt)).collect();
            match names.other(*seat) {
                None => format!("A lapjaid: {}.", cards.join(", ")),
                Some(name) => format!("{name} lapjai: {}.", cards.join(", ")),
            }
        }
        Event::RoundStarted { round, starter, each, centre, side: shown } => {
            let starts = match names.other(*starter) {
                None => "Te kezdesz.".to_owned(),
                Some(name) => format!("{name} kezd."),
            };
            let (centre, shown) = (the(&number(*centre)), side(*shown));
            format!(
                "{round}.{NBSP}forduló: mindenki {each}{NBSP}lapot kapott, középen {centre}, az értékkártya {shown}t mutat. {starts}"
            )
        }
        Event::ShortDeal { each } => {
            format!("Kevés a lap: ebben a fordulóban mindenkinek csak {each}{NBSP}jutott.")
        }
        Event::PairPlayed { seat, pair, .. } => {
            let pair = accusative(&the_pair(*pair));
            match names.other(*seat) {
                None => format!("Kijátszottad {pair}."),
                Some(name) => format!("{name} kijátszotta {pair}."),
            }
        }
        Event::HappyMochi { pair, .. } => {
            format!("Boldog mocsik! {} bármire mehet.", capital(&the(&number(*pair))))
        }
        Event::TurnPassed { seat } => match names.other(*seat) {
            None => "Passzoltál, mert mást nem tehettél.".to_owned(),
            Some(name) => format!("{name} passzolt, mert mást nem tehetett."),
        },
        Event::Drew { seat, source, card } => drew(*seat, *source, *card, names),
        Event::Uncovered { half: where_, card } => {
            format!("{} oldalt {} bukkant elő.", capital(half(*where_)), the_card(*card))
        }
        Event::Refilled { half: where_, card } => {
            format!("{} oldalra a pakliból {} került.", capital(half(*where_)), the_card(*card))
        }
        Event::NewDeck { cards } => format!("A letakart lapokból új pakli lett, {cards}{NBSP}lappal."),
        Event::Inserted { seat, card, place } => inserted(*seat, *card, *place, names),
        Event::EffectChosen { seat, effect: first } => match names.other(*seat) {
            None => format!("Elsőként a {}t választottad.", effect(*first)),
            Some(name) => format!("{name} elsőként a {}t választotta.", effect(*first)),
        },
        Event::Flipped { side: Side::Plus } => "Fordult az értékkártya: plusz, mostantól nagyobb kell.".to_owned(),
        Event::Flipped { side: Side::Minus } => "Fordult az értékkártya: mínusz, mostantól kisebb kell.".to_owned(),
        Event::DrawerChosen { seat, drawer } => drawer_chosen(*seat, *drawer, names),
        Event::Declined { seat, effect: declined } => match names.other(*seat) {
            None => format!("Lemondtál a {}ról.", effect(*declined)),
            Some(name) => format!("{name} lemondott a {}ról.", effect(*declined)),
        },
        Event::Lapsed { seat, effect: lapsed } => match names.other(*seat) {
            None => format!("Elmarad a {}: elfogyott a lapod.", effect(*lapsed)),
            Some(name) => format!("Elmarad a {}: {} elfogyott a lapja.", effect(*lapsed), dative(&name)),
        },
        Event::PassSealed { seat, place } => match names.other(*seat) {
            None => format!("Kiválasztottad, mit adsz tovább{}.", from_place(*place)),
            Some(name) => format!("{name} kiválasztotta, mit ad tovább{}.", from_place(*place)),
        },
        Event::Passed { from, to, card, .. } => passed(*from, *to, *card, names),
        Event::Reserved { seat, card, .. } => match (names.other(*seat), card.map(the_card_as_object)) {
            (None, Some(card)) => format!("A tartalékodba tetted {card}."),
            (None, None) => "A tartalékodba tettél egy lapot.".to_owned(),
            (Some(name), Some(card)) => format!("{name} a tartalékába tette {card}."),
            (Some(name), None) => format!("{name} a tartalékába tett egy lapot."),
        },
        Event::RoundEnded { cause, winner } => round_ended(*cause, *winner, names),
        Event::Scored { seat, penalty, total } => {
            let total = adessive(&total.to_string());
            match (names.other(*seat), penalty) {
                (None, 0) => format!("Nem kaptál büntetőpontot, {total} tartasz."),
                (None, _) => format!("{penalty}{NBSP}büntetőpontot kaptál, {total} tartasz."),
                (Some(name), 0) => format!("{name} nem kapott büntetőpontot, {total} tart."),
                (Some(name), _) => format!("{name} {penalty}{NBSP}büntetőpontot kapott, {total} tart."),
            }
        }
        Event::KeepSealed { seat, place } => match names.other(*seat) {
            None => format!("Kiválasztottad, mit tartasz meg{}.", from_place(*place)),
            Some(name) => format!("{name} kiválasztotta, mit tart meg{}.", from_place(*place)),
        },
        Event::Kept { seat, card } => match (names.other(*seat), card.map(the_card)) {
            (None, Some(card)) => format!("A tartalékodba került {card}."),
            (None, None) => "Egy lap a tartalékodba került.".to_owned(),
            (Some(name), Some(card)) => format!("{name} tartalékába került {card}."),
            (Some(name), None) => format!("{name} tartalékába került egy lap."),
        },
        Event::GameEnded { winners, cards_ran_out } => game_ended(winners, *cards_ran_out, names),
    }
}

fn drew(seat: Seat, source: SourceSeen, card: Option<Card>, names: &Names) -> String {
    let card = card.map(the_card_as_object);
    match (source, names.other(seat), card) {
        (SourceSeen::Centre { .. }, None, Some(card)) => format!("Elvetted középről {card}."),
        (SourceSeen::Centre { half: from }, None, None) => format!("Elvetted középről a {} oldali lapot.", half(from)),
        (SourceSeen::Centre { .. }, Some(name), Some(card)) => format!("{name} elvette középről {card}."),
        (SourceSeen::Centre { half: from }, Some(name), None) => {
            format!("{name} elvette középről a {} oldali lapot.", half(from))
        }
        (SourceSeen::Deck, None, Some(card)) => format!("A pakliból húztad {card}."),
        (SourceSeen::Deck, None, None) => "A pakliból húztál egy lapot.".to_owned(),
        (SourceSeen::Deck, Some(name), Some(card)) => format!("{name} a pakliból húzta {card}."),
        (SourceSeen::Deck, Some(name), None) => format!("{name} a pakliból húzott egy lapot."),
        (SourceSeen::Reserve, None, Some(card)) => format!("A tartalékodból vetted fel {card}."),
        (SourceSeen::Reserve, None, None) => "A tartalékodból vettél fel egy lapot.".to_owned(),
        (SourceSeen::Reserve, Some(name), Some(card)) => format!("{name} a tartalékából vette fel {card}."),
        (SourceSeen::Reserve, Some(name), None) => format!("{name} a tartalékából vett fel egy lapot."),
    }
}

fn inserted(seat: Seat, card: Option<Card>, place: Option<u8>, names: &Names) -> String {
    let card = card.map_or_else(|| "a lapot".to_owned(), the_card_as_object);
    let place = place.map(|place| format!("{}{NBSP}helyre", the(&format!("{}.", position(place)))));
    match (names.other(seat), place) {
        (None, Some(place)) => format!("A kezedben {place} tetted {card}."),
        (None, None) => format!("A kezedbe tetted {card}."),
        (Some(name), Some(place)) => format!("{name} a kezében {place} tette {card}."),
        (Some(name), None) => format!("{name} a kezébe tette {card}."),
    }
}

fn drawer_chosen(seat: Seat, drawer: Seat, names: &Names) -> String {
    match (names.other(seat), names.other(drawer)) {
        (None, None) => "Magadat választottad: te húzol.".to_owned(),
        (None, Some(drawer)) => format!("{} választottad a húzásra.", capital(&accusative(&drawer))),
        (Some(name), None) => format!("{name} téged választott a húzásra."),
        (Some(name), Some(_)) if seat == drawer => format!("{name} magát választotta a húzásra."),
        (Some(name), Some(drawer)) => format!("{name} {} választotta a húzásra.", accusative(&drawer)),
    }
}

fn passed(from: Seat, to: Seat, card: Option<Card>, names: &Names) -> String {
    let card = card.map(the_card_as_object);
    match (names.other(from), names.other(to), card) {
        (None, None, _) => "Magadnak adtál tovább egy lapot.".to_owned(),
        (None, Some(to), Some(card)) => format!("{} adtad tovább {card}.", capital(&dative(&to))),
        (None, Some(to), None) => format!("{} adtál tovább egy lapot.", capital(&dative(&to))),
        (Some(from), None, Some(card)) => format!("{from} neked adta {card}."),
        (Some(from), None, None) => format!("{from} neked adott egy lapot."),
        (Some(from), Some(to), Some(card)) => format!("{from} {} adta {card}.", dative(&to)),
        (Some(from), Some(to), None) => format!("{from} {} adott egy lapot.", dative(&to)),
    }
}

fn round_ended(cause: RoundCause, winner: Seat, names: &Names) -> String {
    let winner = names.other(winner);
    match (cause, winner) {
        (RoundCause::EmptyHand, None) => "Elfogyott a lapod: te nyerted a fordulót.".to_owned(),
        (RoundCause::EmptyHand, Some(name)) => {
            format!("{} elfogyott a lapja: ő nyerte a fordulót.", capital(&dative(&name)))
        }
        (RoundCause::Standstill, None) => {
            "Megállt a játék: a pakli elfogyott, és senki sem játszik ki párt. Te nyerted a fordulót.".to_owned()
        }
        (RoundCause::Standstill, Some(name)) => {
            format!("Megállt a játék: a pakli elfogyott, és senki sem játszik ki párt. {name} nyerte a fordulót.")
        }
        (RoundCause::TurnLimit, None) => {
            format!("Mindenkinek megvolt a 100{NBSP}köre, vége a fordulónak. Te nyerted.")
        }
        (RoundCause::TurnLimit, Some(name)) => {
            format!("Mindenkinek megvolt a 100{NBSP}köre, vége a fordulónak. {name} nyerte.")
        }
    }
}

fn game_ended(winners: &[Seat], cards_ran_out: bool, names: &Names) -> String {
    let why =
        if cards_ran_out { "Túl kevés lap maradt az osztáshoz, vége a játéknak" } else { "Vége a játéknak" };
    let others: Vec<String> = winners.iter().filter_map(|&seat| names.other(seat)).collect();
    match (others.len() < winners.len(), &others[..]) {
        (true, []) => format!("{why}: te nyertél!"),
        (true, others) => {
            let all: Vec<String> = ["te".to_owned()].into_iter().chain(others.iter().cloned()).collect();
            format!("{why}: {} osztoztok a győzelmen.", listed(&all, "és"))
        }
        (false, [only]) => format!("{why}: {only} nyert."),
        (false, others) => format!("{why}: {} osztozik a győzelmen.", listed(others, "és")),
    }
}

/// Returns ` (3. lap)`, or nothing if the place isn't known.
fn from_place(place: Option<u8>) -> String {
    place.map_or_else(String::new, |place| format!(" ({}.{NBSP}lap)", position(place)))
}

/// `[[Y5|sárga 5-ös]]`
fn marked(which: Card) -> String {
    markup::card(which, &card(which))
}

/// `a [[Y5|sárga 5-ös]]`
fn the_card(which: Card) -> String {
    format!("{} {}", article(&card(which)), marked(which))
}

/// `a [[Y5|sárga 5-ös]]t`: the name of every number ends in s, so the accusative is always -t.
fn the_card_as_object(which: Card) -> String {
    format!("{}t", the_card(which))
}
