//! The events at the end of a round and after it, in English.

use super::{capital, count, marked, possessive, row, subject, the, who, whose};
use game::Seat;
use iszkenderun::{Award, BankingDuty, Card, CardCount, PileStanding};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn row_counted(seat: Seat, cards: &[CardCount], points: u16, names: &Names) -> String {
    let row = capital(&row(seat, names));
    if cards.is_empty() {
        return format!("{row} is empty and scores nothing.");
    }
    let counted: Vec<String> =
        cards.iter().map(|count| format!("{}{NBSP}({})", marked(count.card), count.value.final_value)).collect();
    format!("{row} scores {}: {}.", count(points, "point"), counted.join(", "))
}

pub(super) fn banked(seat: Seat, card: Option<Card>, duty: BankingDuty, names: &Names) -> String {
    let Some(card) = card else {
        return format!("{} is empty: no card goes to the score pile.", capital(&row(seat, names)));
    };
    let place = match duty {
        BankingDuty::Highest => "For winning the round",
        BankingDuty::Lowest => "For coming second",
    };
    format!("{place}, {} put {} on {} score pile.", who(seat, names), the(card), possessive(seat, names))
}

pub(super) fn record_marked(points: u16, seats: &[Seat], removed: &[Seat], names: &Names) -> String {
    let all = |seats: &[Seat]| listed(&seats.iter().map(|&seat| who(seat, names)).collect::<Vec<_>>(), "and");
    let put = if seats.is_empty() { String::new() } else { format!(": {} put a marker on it", all(seats)) };
    // Seats that have a marker on the record now are already named.
    let gone: Vec<Seat> = removed.iter().copied().filter(|seat| !seats.contains(seat)).collect();
    let markers: Vec<String> = gone.iter().map(|&seat| format!("{} marker", whose(seat, names))).collect();
    let taken = match (&markers[..], put.is_empty()) {
        ([], _) => String::new(),
        (markers, first) => {
            let left = if markers.len() == 1 { "is" } else { "are" };
            format!("{} {} {left} taken off", if first { ":" } else { "," }, listed(markers, "and"))
        }
    };
    format!("The record is {} now{put}{taken}.", count(points, "point"))
}

pub(super) fn score_piles(piles: &[PileStanding], names: &Names) -> String {
    let piles: Vec<String> = (0..)
        .map(Seat)
        .zip(piles)
        .map(|(seat, pile)| {
            let vp = count(u16::from(pile.vp), "victory point");
            let pays = if pile.vp > 0 { format!(" (would pay {vp} now)") } else { String::new() };
            format!("{}{NBSP}{}{pays}", who(seat, names), pile.worth)
        })
        .collect();
    format!("Score piles: {}.", piles.join(", "))
}

/// `pay` is the victory points for this place, and those for all places so far.
pub(super) fn placed(seat: Seat, place: u8, points: u16, pay: (u8, u8), names: &Names) -> String {
    let (who, points, vp) = (subject(seat, names), count(points, "point"), count(u16::from(pay.0), "victory point"));
    format!("{who} came {} with {points}: {vp}, {}{NBSP}from places so far.", ordinal(place), pay.1)
}

pub(super) fn sans_trump_marked(seat: Seat, names: &Names) -> String {
    let (who, own) = (subject(seat, names), possessive(seat, names));
    format!(
        "{who} won a round that began or ended without trump: {own} marker there pays 2{NBSP}victory points in the end."
    )
}

pub(super) fn awarded(seat: Seat, award: Award, vp: u8, names: &Names) -> String {
    let award = match award {
        Award::SansTrump => "No-trump bonus",
        Award::Record => "Record bonus",
        Award::ScorePile => "Score-pile award",
    };
    format!("{award}: {} got {}.", who(seat, names), count(u16::from(vp), "victory point"))
}

pub(super) fn game_ended(totals: &[u8], winners: &[Seat], names: &Names) -> String {
    let all: Vec<String> = winners.iter().map(|&seat| who(seat, names)).collect();
    let won = match winners {
        [only] if names.is_person(*only) => "and you win!".to_owned(),
        [_] => format!("and {} wins.", listed(&all, "and")),
        _ => format!("and {} share the win.", listed(&all, "and")),
    };
    let totals: Vec<String> =
        (0..).map(Seat).zip(totals).map(|(seat, total)| format!("{}{NBSP}{total}", who(seat, names))).collect();
    format!("The game is over, {won} Victory points: {}.", totals.join(", "))
}

fn ordinal(place: u8) -> String {
    match place {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        other => format!("{other}th"),
    }
}
