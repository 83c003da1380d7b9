//! The events in Hungarian.

use super::{for_deed, marked, round_end, row, row_for, row_with, suit, the_marked, the_object, trump_is, who};
use game::Seat;
use iszkenderun::{Card, Event, MarkerAction, Trump};
use rulebook::hungarian::{accusative, capital, named_after, the};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn event(event: &Event, names: &Names) -> String {
    match event {
        Event::TrumpTurned { round, trump } => trump_turned(*round, *trump),
        Event::Dealt { seat, count, cards, .. } => dealt(*seat, *count, cards, names),
        Event::RoundStarted { round, starter } => match names.other(*starter) {
            None => format!("{round}.{NBSP}forduló: te kezdesz."),
            Some(name) => format!("{round}.{NBSP}forduló: {name} kezd."),
        },
        Event::Played { seat, card, row } => played(*seat, *card, *row, names),
        Event::RowClosed { row: closed, by } => {
            format!("Lezárult {}: {} zárja le.", row(*closed, names), the_marked(*by))
        }
        Event::RowOpened { row: opened } => {
            format!("Megnyílt {}: ismét kerülhet bele lap.", row(*opened, names))
        }
        Event::AbilityUsed { seat, card } => match (names.other(*seat), the_object(*card)) {
            (None, card) => format!("Eldobtad a sorodból {card} a képességéért."),
            (Some(name), card) => format!("{name} eldobta a sorából {card} a képességéért."),
        },
        Event::ExtraPaid { seat, card } => match (names.other(*seat), the_object(*card)) {
            (None, card) => format!("Ráadásként eldobtad a kezedből {card}."),
            (Some(name), card) => format!("{name} ráadásként eldobta a kezéből {card}."),
        },
        Event::Discarded { card, row: from, .. } => {
            format!("{} a dobópakliba került {}.", capital(&row_with(*from, names, "ból")), the_marked(*card))
        }
        Event::TokensAdded { card, row: place, amount, .. } => {
            let amount = named_after(&amount.to_string());
            let (place, card) = (capital(&row_with(*place, names, "ban")), the_marked(*card));
            format!("{place} +{amount} jelzőt kapott {card}.")
        }
        Event::Swapped { one, one_row, other, other_row, .. } => {
            let (one, other) = (the_marked(*one), the_marked(*other));
            if one_row == other_row {
                return format!("{} helyet cserélt {one} és {other}.", capital(&row_with(*one_row, names, "ban")));
            }
            let (to, back) = (row_with(*other_row, names, "ba"), row_with(*one_row, names, "ba"));
            format!("Helycsere: {one} {to}, {other} {back} került.")
        }
        Event::Taken { seat, card, row: from, .. } => {
            let (from, card) = (row_for(*seat, *from, names, "ból"), the_object(*card));
            match names.other(*seat) {
                None => format!("A kezedbe vetted {from} {card}."),
                Some(name) => format!("{name} a kezébe vette {from} {card}."),
            }
        }
        Event::TakenBack { seat, card, .. } => match (names.other(*seat), the_object(*card)) {
            (None, card) => format!("Visszavetted a dobópakliból {card}."),
            (Some(name), card) => format!("{name} visszavette a dobópakliból {card}."),
        },
        Event::Drew { seat, card, .. } => match (names.other(*seat), card.map(the_object)) {
            (None, Some(card)) => format!("A húzópakliból húztad {card}."),
            (None, None) => "Húztál egy lapot a húzópakliból.".to_owned(),
            (Some(name), Some(card)) => format!("{name} a húzópakliból húzta {card}."),
            (Some(name), None) => format!("{name} húzott egy lapot a húzópakliból."),
        },
        Event::Shown { seat, card, kept } => shown(*seat, *card, *kept, names),
        Event::TrumpChanged { trump, .. } => format!("Aduváltás: mostantól {}.", trump_is(*trump)),
        Event::NewDrawPile { cards } => {
            format!("Kiürült a húzópakli: a dobópakliból új lett, {cards}{NBSP}lappal.")
        }
        Event::MarkerUsed { seat, cost, from_row, deed } => marker_used(*seat, *cost, *from_row, *deed, names),
        Event::ScorePileRaised { seat, worth } => {
            let worth = accusative(&worth.to_string());
            match names.other(*seat) {
                None => format!("A pontpaklid 4-gyel többet ér: most {worth}."),
                Some(name) => format!("{name} pontpaklija 4-gyel többet ér: most {worth}."),
            }
        }
        Event::Exchanged { seat, cards } => {
            let cards: Vec<String> = cards.iter().map(|card| the_object(*card)).collect();
            let cards = listed(&cards, "és");
            match names.other(*seat) {
                None => format!("Cserére eldobtad a kezedből {cards}."),
                Some(name) => format!("{name} cserére eldobta a kezéből {cards}."),
            }
        }
        Event::Protected { seat, card, row: place } => {
            let (place, card) = (row_for(*seat, *place, names, "ban"), the_object(*card));
            match names.other(*seat) {
                None => format!("Az akciójelződ mostantól {place} védi {card}."),
                Some(name) => format!("{name} akciójelzője mostantól {place} védi {card}."),
            }
        }
        Event::Stolen { seat, card, row: from } => {
            let (from, card) = (row_for(*seat, *from, names, "ból"), the_object(*card));
            match names.other(*seat) {
                None => format!("Elloptad {from} {card}."),
                Some(name) => format!("{name} ellopta {from} {card}."),
            }
        }
        Event::ProtectionEnded { seat, card } => {
            let card = capital(&the_marked(*card));
            match names.other(*seat) {
                None => format!("{card} már nem védett: az akciójelződ kikerült a játékból."),
                Some(name) => format!("{card} már nem védett: {name} akciójelzője kikerült a játékból."),
            }
        }
        Event::Totals { totals } => {
            let rows: Vec<String> =
                (0..).map(Seat).zip(totals).map(|(seat, total)| format!("{}{NBSP}{total}", who(seat, names))).collect();
            format!("A sorok összege: {}.", rows.join(", "))
        }
        Event::Passed { seat, forced } => match (names.other(*seat), forced) {
            (None, false) => "Passzoltál.".to_owned(),
            (None, true) => format!("Passzoltál, mert megvolt a 60{NBSP}lépésed ebben a fordulóban."),
            (Some(name), false) => format!("{name} passzolt."),
            (Some(name), true) => format!("{name} passzolt, mert megvolt a 60{NBSP}lépése ebben a fordulóban."),
        },
        Event::RoundEnded { round } => {
            format!("Mindenki passzolt: vége {}{NBSP}fordulónak.", the(&format!("{round}.")))
        }
        Event::RowCounted { seat, cards, points } => round_end::row_counted(*seat, cards, *points, names),
        Event::Banked { seat, card, duty } => round_end::banked(*seat, *card, *duty, names),
        Event::Placed { seat, place, points, vp, total } => {
            round_end::placed(*seat, *place, *points, (*vp, *total), names)
        }
        Event::SansTrumpMarked { seat } => round_end::sans_trump_marked(*seat, names),
        Event::RecordMarked { points, seats, removed } => round_end::record_marked(*points, seats, removed, names),
        Event::ScorePilesCompared { piles } => round_end::score_piles(piles, names),
        Event::RowsCleared { cards: 0 } => "A sorokban nem maradt lap.".to_owned(),
        Event::RowsCleared { cards } => format!("A sorokból {cards}{NBSP}lap a dobópakliba került."),
        Event::DiscardedDown { seat, card, limit } => match (names.other(*seat), the_object(*card)) {
            (None, card) => format!("Eldobtad a kezedből {card}: legfeljebb {limit}{NBSP}lapod lehet."),
            (Some(name), card) => format!("{name} eldobta a kezéből {card}: legfeljebb {limit}{NBSP}lapja lehet."),
        },
        Event::PilesShuffled { cards } => {
            format!("A húzópaklit és a dobópaklit összekevertük: az új húzópakliban {cards}{NBSP}lap van.")
        }
        Event::Awarded { seat, award, vp } => round_end::awarded(*seat, *award, *vp, names),
        Event::GameEnded { totals, winners } => round_end::game_ended(totals, winners, names),
    }
}

fn trump_turned(round: u8, trump: Trump) -> String {
    let round = capital(&the(&format!("{round}.{NBSP}forduló")));
    match trump.suit() {
        Some(of) => format!("{round} aduja a {}.", suit(of)),
        None => format!("{round} szanzaduval indul: nincs adu."),
    }
}

fn dealt(seat: Seat, count: u8, cards: &[Card], names: &Names) -> String {
    let got = match (count, names.other(seat)) {
        (0, None) => "Nem kaptál lapot".to_owned(),
        (0, Some(name)) => format!("{name} nem kapott lapot"),
        (_, None) => format!("{count}{NBSP}lapot kaptál"),
        (_, Some(name)) => format!("{name} {count}{NBSP}lapot kapott"),
    };
    if cards.is_empty() {
        return format!("{got}.");
    }
    let cards: Vec<String> = cards.iter().map(|card| marked(*card)).collect();
    format!("{got}: {}.", cards.join(", "))
}

fn played(seat: Seat, card: Card, onto: Seat, names: &Names) -> String {
    let card = the_object(card);
    // The row is named only if it isn't the acting player's own.
    let onto = if seat == onto { String::new() } else { format!(" {}", row_with(onto, names, "ba")) };
    match names.other(seat) {
        None => format!("Kijátszottad {card}{onto}."),
        Some(name) => format!("{name} kijátszotta {card}{onto}."),
    }
}

fn shown(seat: Seat, card: Card, kept: bool, names: &Names) -> String {
    let card = the_object(card);
    match (names.other(seat), kept) {
        (None, true) => format!("Felfedted {card}: adu, a kezedbe került."),
        (Some(name), true) => format!("{name} felfedte {card}: adu, a kezébe került."),
        (None, false) => format!("Felfedted {card}: nem adu, a dobópakliba került."),
        (Some(name), false) => format!("{name} felfedte {card}: nem adu, a dobópakliba került."),
    }
}

fn marker_used(seat: Seat, cost: Card, from_row: bool, deed: MarkerAction, names: &Names) -> String {
    let (deed, cost) = (for_deed(deed), the_object(cost));
    match (names.other(seat), from_row) {
        (None, true) => format!("Felhasználtad az akciójelződet {deed}: eldobtad érte a sorodból {cost}."),
        (None, false) => format!("Felhasználtad az akciójelződet {deed}: eldobtad érte a kezedből {cost}."),
        (Some(name), true) => format!("{name} felhasználta az akciójelzőjét {deed}: eldobta érte a sorából {cost}."),
        (Some(name), false) => format!("{name} felhasználta az akciójelzőjét {deed}: eldobta érte a kezéből {cost}."),
    }
}
