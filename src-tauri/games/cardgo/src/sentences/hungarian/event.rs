//! Sentences about events, in Hungarian.

use super::{board, colour, deck, effect, group, on, onto, points};
use crate::sentences::Aim;
use cardgo::{Account, Event, PointSet, Score};
use game::Seat;
use rulebook::hungarian::capital;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn event(event: &Event, names: &Names) -> String {
    match event {
        Event::Started { size, komi, handicap, starter } => started(*size, *komi, handicap, *starter, names),
        Event::Played { seat, point, captured, .. } => {
            let taken = captures(captured);
            match (names.other(*seat), taken) {
                (None, None) => format!("{} léptél.", onto(*point)),
                (None, Some(taken)) => format!("{} léptél, és leütöttél {taken}.", onto(*point)),
                (Some(name), None) => format!("{name} {} lépett.", onto(*point)),
                (Some(name), Some(taken)) => format!("{name} {} lépett, és leütött {taken}.", onto(*point)),
            }
        }
        Event::Passed { seat, forced: Some(card), .. } => effect::forced(*seat, *card, names),
        Event::Passed { seat, forced: None, .. } => match names.other(*seat) {
            None => "Passzoltál.".to_owned(),
            Some(name) => format!("{name} passzolt."),
        },
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
            None => "Két passz egymás után: megállt a játék. A halott köveket előbb te jelölöd meg.".to_owned(),
            Some(name) => {
                format!("Két passz egymás után: megállt a játék. A halott köveket előbb {name} jelöli meg.")
            }
        },
        Event::Marked { seat, owner, stones, dead } => {
            let what = if *dead { "Halottnak" } else { "Élőnek" };
            let group = group(*owner, stones);
            match names.other(*seat) {
                None => format!("{what} jelölted {group}."),
                Some(name) => format!("{name} {} jelölte {group}.", what.to_lowercase()),
            }
        }
        Event::Agreed { seat } => match names.other(*seat) {
            None => "Jóváhagytad a jelölést.".to_owned(),
            Some(name) => format!("{name} jóváhagyta a jelölést."),
        },
        Event::Resumed { seat, to_move } => {
            let asked = match names.other(*seat) {
                None => "A játék folytatását kérted".to_owned(),
                Some(name) => format!("{name} a játék folytatását kérte"),
            };
            match names.other(*to_move) {
                None => format!("{asked}: te lépsz először."),
                Some(name) => format!("{asked}: {name} lép először."),
            }
        }
        Event::Scored { score } => scored(score),
        Event::Ended { scores, winner, margin } => ended(*scores, *winner, *margin, names),
    }
}

fn started(size: u8, komi: i16, handicap: &PointSet, starter: Seat, names: &Names) -> String {
    let players = match (names.other(Seat(0)), names.other(Seat(1))) {
        (None, white) => format!("Te játszol feketével, {} fehérrel.", white.unwrap_or_default()),
        (Some(black), None) => format!("{black} játszik feketével, te fehérrel."),
        (Some(black), Some(white)) => format!("{black} játszik feketével, {white} fehérrel."),
    };
    let stones: Vec<String> = handicap.iter().map(|point| point.to_string()).collect();
    let stones = match &stones[..] {
        [] => String::new(),
        [only] => format!(" Egy előnykő áll a táblán: {only}."),
        many => format!(" {}{NBSP}előnykő áll a táblán: {}.", many.len(), listed(many, "és")),
    };
    let komi = points(i32::from(komi));
    let starts = capital(colour(starter));
    format!("{} tábla, a komi {komi}{NBSP}pont. {players}{stones} {starts} kezd.", board(size))
}

/// Describes captures: `egy követ D4-en`, `3 követ`.
pub(super) fn captures(stones: &PointSet) -> Option<String> {
    let first = stones.first()?;
    Some(match stones.len() {
        1 => format!("egy követ {}", on(first)),
        many => format!("{many}{NBSP}követ"),
    })
}

fn scored(score: &Score) -> String {
    let [black, white] = score.totals();
    let dead = match score.dead.len() {
        0 => String::new(),
        stones => format!("Lekerült {stones}{NBSP}halott kő. "),
    };
    let komi = match score.komi {
        0 => String::new(),
        komi => format!(", hozzá a komi {}", points(i32::from(komi))),
    };
    format!(
        "{dead}Fekete: {}, összesen {}. Fehér: {}{komi}, összesen {}.",
        account(score.black),
        points(black),
        account(score.white),
        points(white)
    )
}

/// Describes a score: `60 kő és 28 üres metszéspont`.
fn account(account: Account) -> String {
    format!("{}{NBSP}kő és {}{NBSP}üres metszéspont", account.stones, account.territory)
}

fn ended(scores: [i32; 2], winner: Option<Seat>, margin: u32, names: &Names) -> String {
    let [black, white] = scores.map(points);
    // The margin in half points is below `i32::MAX` on any board.
    let margin = points(margin as i32);
    let result = match winner.map(|seat| names.other(seat)) {
        None => "döntetlen.".to_owned(),
        Some(None) => format!("{margin}{NBSP}ponttal te nyertél!"),
        Some(Some(name)) => format!("{name} nyert {margin}{NBSP}ponttal."),
    };
    format!("Vége a játszmának, fekete {black}, fehér {white}{NBSP}pont: {result}")
}
