//! Sentences about events, in English.

use super::{colour, count, deck, effect, group, points, subject};
use crate::sentences::Aim;
use cardgo::{Account, Event, PointSet, Score};
use game::Seat;
use rulebook::hungarian::capital;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| subject(*seat, names);
    match event {
        Event::Started { size, komi, handicap, starter } => started(*size, *komi, handicap, *starter, names),
        Event::Played { seat, point, captured, .. } => {
            format!("{} played {point}{}.", who(seat), captures(captured))
        }
        Event::Passed { seat, forced: Some(card), .. } => effect::forced(*seat, *card, names),
        Event::Passed { seat, forced: None, .. } => format!("{} passed.", who(seat)),
        Event::DeckShuffled { cards } => deck::shuffled(*cards),
        Event::Drew { seat, card, immediate } => deck::drew(*seat, *card, *immediate, names),
        Event::Announced { seat, card, targets, line, .. } => {
            effect::announced(*seat, *card, Aim::of(*card, targets, *line), names)
        }
        Event::LetHappen { seat } => effect::let_happen(*seat, names),
        Event::Countered { seat, card, cancelled, .. } => effect::countered(*seat, *card, *cancelled, names),
        Event::WithoutEffect { card, .. } => effect::without_effect(*card),
        Event::MoveLost { seat, card, .. } => effect::move_lost(*seat, *card, names),
        Event::StonesPlaced { seat, points, .. } => effect::stones_placed(*seat, points, names),
        Event::Leapt { seat, from, to, captured } => effect::leapt(*seat, *from, *to, captured, names),
        Event::Pushed { seat, from, to } => effect::pushed(*seat, *from, *to, names),
        Event::StoneRemoved { seat, point, .. } => effect::stone_removed(*seat, *point, names),
        Event::Recoloured { seat, point } => effect::recoloured(*seat, *point, names),
        Event::Exchanged { seat, own, other } => effect::exchanged(*seat, *own, *other),
        Event::LifelessRemoved { owner, stones, .. } => effect::lifeless_removed(*owner, stones),
        Event::LastingBegan { card, point, line, left, .. } => effect::lasting_began(*card, *point, *line, *left),
        Event::LastingEnded { card, .. } => effect::lasting_ended(*card),
        Event::TrapSprung { seat, by, point, .. } => effect::trap_sprung(*seat, *by, *point, names),
        Event::Stolen { seat, card } => deck::stolen(*seat, *card, names),
        Event::Looked { seat, count, cards } => deck::looked(*seat, *count, cards, names),
        Event::Arranged { seat, cards } => deck::arranged(*seat, cards, names),
        Event::HandsDiscarded { cards } => deck::hands_discarded(cards, names),
        Event::Given { seat, card } => deck::given(*seat, *card, names),
        Event::GiftLost { card, .. } => deck::gift_lost(*card),
        Event::Named { seat, points } => effect::named(*seat, *points, names),
        Event::Chosen { seat, point } => effect::chosen(*seat, *point, names),
        Event::Discarded { seat, card } => deck::discarded(*seat, *card, names),
        Event::OrdinaryGo => deck::ordinary_go(),
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

/// Describes captures: ` and captured a stone at D4`, ` and captured 3 stones`.
pub(super) fn captures(stones: &PointSet) -> String {
    match (stones.first(), stones.len()) {
        (Some(only), 1) => format!(" and captured a stone at {only}"),
        (Some(_), many) => format!(" and captured {}", count(many, "stone")),
        (None, _) => String::new(),
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
    let komi = format!("{}{NBSP}{}", points(i32::from(komi)), if komi == 2 { "point" } else { "points" });
    let starts = capital(colour(starter));
    format!("A {size}×{size} board, komi {komi}. {players}{stones} {starts} moves first.")
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

/// Describes a score: `60 stones and 28 empty points`.
fn account(account: Account) -> String {
    let (stones, territory) = (usize::from(account.stones), usize::from(account.territory));
    format!("{} and {}", count(stones, "stone"), count(territory, "empty point"))
}

fn ended(scores: [i32; 2], winner: Option<Seat>, margin: u32, names: &Names) -> String {
    let [black, white] = scores.map(points);
    // The margin in half points is below `i32::MAX` on any board.
    let margin = points(margin as i32);
    let result = match winner.map(|seat| names.other(seat)) {
        None => "a tie.".to_owned(),
        Some(None) => format!("you won by {margin}!"),
        Some(Some(name)) => format!("{name} won by {margin}."),
    };
    format!("The game is over, Black {black}, White {white}: {result}")
}
