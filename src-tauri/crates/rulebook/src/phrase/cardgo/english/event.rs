//! What happened, in English.

use super::{colour, count, group, points, subject};
use crate::hungarian::capital;
use crate::phrase::names::listed;
use crate::phrase::{NBSP, Names};
use cardgo::{Account, Event, PointSet, Score};
use game::Seat;

pub(in crate::phrase::cardgo) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| subject(*seat, names);
    match event {
        Event::Started { size, komi, handicap, starter } => started(*size, *komi, handicap, *starter, names),
        Event::Played { seat, point, captured, .. } => {
            let taken = match (captured.first(), captured.len()) {
                (Some(only), 1) => format!(" and captured a stone at {only}"),
                (Some(_), many) => format!(" and captured {}", count(many, "stone")),
                (None, _) => String::new(),
            };
            format!("{} played {point}{taken}.", who(seat))
        }
        Event::Passed { seat, .. } => format!("{} passed.", who(seat)),
        Event::Stopped { first } => match names.other(*first) {
            None => "Two passes in a row: play stops. You mark the dead stones first.".to_owned(),
            Some(name) => format!("Two passes in a row: play stops. {name} marks the dead stones first."),
        },
        Event::Marked { seat, owner, stones, dead } => {
            let what = if *dead { "dead" } else { "alive" };
            format!("{} marked {} as {what}.", who(seat), group(*owner, stones))
        }
        Event::Agreed { seat } => format!("{} agreed with the marks.", who(seat)),
        Event::Resumed { seat, to_move } => {
            let first = names.other(*to_move).map_or_else(|| "you move".to_owned(), |name| format!("{name} moves"));
            format!("{} asked to play on: {first} first.", who(seat))
        }
        Event::Scored { score } => scored(score),
        Event::Ended { scores, winner, margin } => ended(*scores, *winner, *margin, names),
    }
}

fn started(size: u8, komi: i16, handicap: &PointSet, starter: Seat, names: &Names) -> String {
    let players = match (names.other(Seat(0)), names.other(Seat(1))) {
        (None, white) => format!("You play Black, {} plays White.", white.unwrap_or_default()),
        (Some(black), None) => format!("{black} plays Black, you play White."),
        (Some(black), Some(white)) => format!("{black} plays Black, {white} plays White."),
    };
    let stones: Vec<String> = handicap.iter().map(|point| point.to_string()).collect();
    let stones = match &stones[..] {
        [] => String::new(),
        [only] => format!(" A handicap stone stands on {only}."),
        many => format!(" {}{NBSP}handicap stones stand on {}.", many.len(), listed(many, "and")),
    };
    let komi = points(i32::from(komi));
    let starts = capital(colour(starter));
    format!("A {size}×{size} board, komi {komi}{NBSP}points. {players}{stones} {starts} moves first.")
}

fn scored(score: &Score) -> String {
    let [black, white] = score.totals();
    let dead = match score.dead.len() {
        0 => String::new(),
        stones => format!("{} came off. ", count(stones, "dead stone")),
    };
    let komi = match score.komi {
        0 => String::new(),
        komi => format!(", and {} of komi", points(i32::from(komi))),
    };
    format!(
        "{dead}Black: {}, {} in all. White: {}{komi}, {} in all.",
        account(score.black),
        points(black),
        account(score.white),
        points(white)
    )
}

/// `60 stones and 28 empty points`
fn account(account: Account) -> String {
    let (stones, territory) = (usize::from(account.stones), usize::from(account.territory));
    format!("{} and {}", count(stones, "stone"), count(territory, "empty point"))
}

fn ended(scores: [i32; 2], winner: Option<Seat>, margin: u32, names: &Names) -> String {
    let [black, white] = scores.map(points);
    // No board holds more half points than fit.
    let margin = points(margin as i32);
    let result = match winner.map(|seat| names.other(seat)) {
        None => "a tie.".to_owned(),
        Some(None) => format!("you won by {margin}!"),
        Some(Some(name)) => format!("{name} won by {margin}."),
    };
    format!("The game is over, Black {black}, White {white}: {result}")
}
