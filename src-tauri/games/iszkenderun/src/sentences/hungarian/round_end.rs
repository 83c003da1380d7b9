//! The events at the end of a round and after it, in Hungarian.

use super::{marked, the_object, who};
use game::Seat;
use iszkenderun::{Award, BankingDuty, Card, CardCount, PileStanding};
use rulebook::hungarian::{capital, the};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn row_counted(seat: Seat, cards: &[CardCount], points: u16, names: &Names) -> String {
    let own = names.other(seat);
    if cards.is_empty() {
        return match own {
            None => "Üres a sorod, ezért nem kapsz pontot.".to_owned(),
            Some(name) => format!("{name} sora üres, ezért nem kap pontot."),
        };
    }
    let counted: Vec<String> =
        cards.iter().map(|count| format!("{}{NBSP}({})", marked(count.card), count.value.final_value)).collect();
    let row = own.map_or_else(|| "A sorod".to_owned(), |name| format!("{name} sora"));
    format!("{row} {points}{NBSP}pontot ér: {}.", counted.join(", "))
}

pub(super) fn banked(seat: Seat, card: Option<Card>, duty: BankingDuty, names: &Names) -> String {
    let place = match duty {
        BankingDuty::Highest => "nyerteseként",
        BankingDuty::Lowest => "másodikjaként",
    };
    match (names.other(seat), card.map(the_object)) {
        (None, Some(card)) => format!("A forduló {place} a pontpaklidba tetted {card}."),
        (Some(name), Some(card)) => format!("{name} a forduló {place} a pontpaklijába tette {card}."),
        (None, None) => "Üres a sorod, ezért nem kerül lap a pontpaklidba.".to_owned(),
        (Some(name), None) => format!("{name} sora üres, ezért nem kerül lap a pontpaklijába."),
    }
}

pub(super) fn record_marked(points: u16, seats: &[Seat], removed: &[Seat], names: &Names) -> String {
    let all = |seats: &[Seat]| listed(&seats.iter().map(|&seat| who(seat, names)).collect::<Vec<_>>(), "és");
    let person = seats.iter().any(|&seat| names.is_person(seat));
    let put = match (seats, person) {
        ([], _) => String::new(),
        ([_], true) => ": jelzőt tettél rá".to_owned(),
        (_, true) => format!(": {} jelzőt tettetek rá", all(seats)),
        (_, false) => format!(": {} jelzőt tett rá", all(seats)),
    };
    // Seats that have a marker on the record now are already named.
    let gone: Vec<Seat> = removed.iter().copied().filter(|seat| !seats.contains(seat)).collect();
    let taken = match (&gone[..], put.is_empty()) {
        ([], _) => String::new(),
        (gone, first) => {
            let markers: Vec<String> = gone
                .iter()
                .map(|&seat| {
                    names.other(seat).map_or_else(|| "a te jelződ".to_owned(), |name| format!("{name} jelzője"))
                })
                .collect();
            format!("{} {} lekerült róla", if first { ":" } else { "," }, listed(&markers, "és"))
        }
    };
    format!("A rekord most {points}{NBSP}pont{put}{taken}.")
}

pub(super) fn score_piles(piles: &[PileStanding], names: &Names) -> String {
    let piles: Vec<String> = (0..)
        .map(Seat)
        .zip(piles)
        .map(|(seat, pile)| {
            let pays = if pile.vp > 0 { format!(" (most {} járna)", victory_points(pile.vp)) } else { String::new() };
            format!("{}{NBSP}{}{pays}", who(seat, names), pile.worth)
        })
        .collect();
    format!("A pontpaklik értéke: {}.", piles.join(", "))
}

/// `pay` is the victory points for this place, and those for all places so far.
pub(super) fn placed(seat: Seat, place: u8, points: u16, pay: (u8, u8), names: &Names) -> String {
    let place = the(&format!("{place}.{NBSP}helyen"));
    let pay = format!("{points}{NBSP}ponttal: {}, helyezésekből összesen{NBSP}{}", victory_points(pay.0), pay.1);
    match names.other(seat) {
        None => format!("{} végeztél {pay}.", capital(&place)),
        Some(name) => format!("{name} {place} végzett {pay}."),
    }
}

pub(super) fn sans_trump_marked(seat: Seat, names: &Names) -> String {
    match names.other(seat) {
        None => format!(
            "Szanzaduval kezdődő vagy végződő fordulót nyertél: a jelződ a játék végén 2{NBSP}győzelmi pontot ér."
        ),
        Some(name) => format!(
            "{name} szanzaduval kezdődő vagy végződő fordulót nyert: a jelzője a játék végén 2{NBSP}győzelmi pontot ér."
        ),
    }
}

pub(super) fn awarded(seat: Seat, award: Award, vp: u8, names: &Names) -> String {
    let award = match award {
        Award::SansTrump => "A szanzadu jutalma",
        Award::Record => "A rekord jutalma",
        Award::ScorePile => "A pontpakli díja",
    };
    let vp = format!("{vp}{NBSP}győzelmi pontot");
    match names.other(seat) {
        None => format!("{award}: {vp} kaptál."),
        Some(name) => format!("{award}: {name} {vp} kapott."),
    }
}

pub(super) fn game_ended(totals: &[u8], winners: &[Seat], names: &Names) -> String {
    let all: Vec<String> = winners.iter().map(|&seat| who(seat, names)).collect();
    let won = match (winners, winners.iter().any(|&seat| names.is_person(seat))) {
        ([_], true) => "te nyertél!".to_owned(),
        ([_], false) => format!("{} nyert.", listed(&all, "és")),
        (_, true) => format!("{} osztoztok a győzelmen.", listed(&all, "és")),
        (_, false) => format!("{} osztozik a győzelmen.", listed(&all, "és")),
    };
    let totals: Vec<String> =
        (0..).map(Seat).zip(totals).map(|(seat, total)| format!("{}{NBSP}{total}", who(seat, names))).collect();
    format!("Vége a játéknak: {won} Győzelmi pontok: {}.", totals.join(", "))
}

/// `3 győzelmi pont`, `nem jár győzelmi pont`
fn victory_points(vp: u8) -> String {
    if vp == 0 { "nem jár győzelmi pont".to_owned() } else { format!("{vp}{NBSP}győzelmi pont") }
}
