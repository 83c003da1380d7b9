//! Every event has a well-formed sentence in both languages.

use super::card_events::card_events;
use super::{BORKA, ME, point, points};
use crate::sentences::{names, say, seen};
use cardgo::{Account, Event, PointSet, Score};
use cardgo_hosted::HostedCardgo;
use game::Seat;
use games::book;
use rulebook::Lang;
use rulebook::phrase::plain;
use std::collections::BTreeSet;

fn score(komi: i16, dead: PointSet) -> Score {
    Score {
        owners: vec!["XXO".to_owned(); 3],
        dead,
        black: Account { stones: 1, territory: 43 },
        white: Account { stones: 10, territory: 27 },
        komi,
    }
}

/// At least one event of each kind and of each variant that is worded differently; the match in [`kind`] makes sure
/// that new kinds are added here.
fn events() -> Vec<Event> {
    let mut all = vec![
        Event::Started { size: 13, komi: 13, handicap: PointSet::EMPTY, starter: ME },
        Event::Started { size: 9, komi: -1, handicap: points(&["C3"]), starter: BORKA },
        Event::Started { size: 19, komi: 0, handicap: points(&["D4", "Q16", "Q4"]), starter: BORKA },
        Event::Scored { score: score(13, PointSet::EMPTY) },
        Event::Scored { score: score(0, points(&["A1"])) },
        Event::Scored { score: score(-1, points(&["A1", "C3"])) },
        Event::Ended { scores: [88, 88], winner: None, margin: 0 },
    ];
    for seat in [ME, BORKA] {
        all.extend([
            Event::Played { seat, point: point("D4"), captured: PointSet::EMPTY, number: 1 },
            Event::Played { seat, point: point("E5"), captured: points(&["E6"]), number: 2 },
            Event::Played { seat, point: point("T19"), captured: points(&["A1", "A2", "A3"]), number: 3 },
            Event::Passed { seat, number: 4, forced: None },
            Event::Stopped { first: seat },
            Event::Marked { seat, owner: ME, stones: points(&["A1"]), dead: true },
            Event::Marked { seat, owner: BORKA, stones: points(&["H4", "H5"]), dead: false },
            Event::Agreed { seat },
            Event::Resumed { seat, to_move: ME },
            Event::Resumed { seat, to_move: BORKA },
            Event::Ended { scores: [88, 87], winner: Some(seat), margin: 1 },
        ]);
    }
    all.extend(card_events());
    let kinds: BTreeSet<usize> = all.iter().map(kind).collect();
    assert_eq!(kinds.len(), 36);
    all
}

fn kind(event: &Event) -> usize {
    match event {
        Event::Started { .. } => 0,
        Event::Played { .. } => 1,
        Event::Passed { .. } => 2,
        Event::Stopped { .. } => 3,
        Event::Marked { .. } => 4,
        Event::Agreed { .. } => 5,
        Event::Resumed { .. } => 6,
        Event::Scored { .. } => 7,
        Event::Ended { .. } => 8,
        Event::DeckShuffled { .. } => 9,
        Event::Drew { .. } => 10,
        Event::Announced { .. } => 11,
        Event::LetHappen { .. } => 12,
        Event::Countered { .. } => 13,
        Event::WithoutEffect { .. } => 14,
        Event::StonesPlaced { .. } => 15,
        Event::Leapt { .. } => 16,
        Event::Pushed { .. } => 17,
        Event::StoneRemoved { .. } => 18,
        Event::Recoloured { .. } => 19,
        Event::Exchanged { .. } => 20,
        Event::LifelessRemoved { .. } => 21,
        Event::LastingBegan { .. } => 22,
        Event::LastingEnded { .. } => 23,
        Event::TrapSprung { .. } => 24,
        Event::Stolen { .. } => 25,
        Event::Looked { .. } => 26,
        Event::Arranged { .. } => 27,
        Event::HandsDiscarded { .. } => 28,
        Event::Given { .. } => 29,
        Event::GiftLost { .. } => 30,
        Event::Named { .. } => 31,
        Event::Chosen { .. } => 32,
        Event::Discarded { .. } => 33,
        Event::OrdinaryGo => 34,
        Event::MoveLost { .. } => 35,
    }
}

#[test]
fn every_event_is_a_sentence_for_everybody() {
    for event in events() {
        say(|lang, names| plain::<HostedCardgo>(&event, lang, names), true);
    }
}

#[test]
fn every_event_cites_a_rule_of_the_book() {
    for event in events() {
        let rule = game::Cites::rule(&event);
        assert!(book().entry(rule.0).is_some(), "{rule}");
    }
}

#[test]
fn hungarian_events_read_as_they_should() {
    let say = |event: Event, person| seen(&plain::<HostedCardgo>(&event, Lang::Hu, &names(person)));
    let started = |handicap, starter| Event::Started { size: 13, komi: 13, handicap, starter };
    for (event, expected) in [
        (
            started(PointSet::EMPTY, ME),
            "13×13-as tábla, a komi 6,5 pont. Te játszol feketével, Borka fehérrel. Fekete kezd.",
        ),
        (
            started(points(&["D4", "K10"]), BORKA),
            "13×13-as tábla, a komi 6,5 pont. Te játszol feketével, Borka fehérrel. \
             2 előnykő áll a táblán: D4 és K10. Fehér kezd.",
        ),
        (
            Event::Played { seat: ME, point: point("E5"), captured: points(&["E6"]), number: 2 },
            "E5-re léptél, és leütöttél egy követ E6-on.",
        ),
        (
            Event::Played { seat: BORKA, point: point("C3"), captured: points(&["A1", "A2"]), number: 3 },
            "Borka C3-ra lépett, és leütött 2 követ.",
        ),
        (
            Event::Stopped { first: BORKA },
            "Két passz egymás után: megállt a játék. A halott köveket előbb Borka jelöli meg.",
        ),
        (
            Event::Marked { seat: BORKA, owner: ME, stones: points(&["H4", "H5"]), dead: true },
            "Borka halottnak jelölte a H4-nél álló fekete csoportot (2 kő).",
        ),
        (
            Event::Marked { seat: ME, owner: ME, stones: points(&["B5"]), dead: false },
            "Élőnek jelölted a B5-ön álló fekete követ.",
        ),
        (Event::Resumed { seat: BORKA, to_move: ME }, "Borka a játék folytatását kérte: te lépsz először."),
        (
            Event::Scored { score: score(13, points(&["A1", "C3"])) },
            "Lekerült 2 halott kő. Fekete: 1 kő és 43 üres metszéspont, összesen 44. \
             Fehér: 10 kő és 27 üres metszéspont, hozzá a komi 6,5, összesen 43,5.",
        ),
        (
            Event::Ended { scores: [88, 87], winner: Some(BORKA), margin: 1 },
            "Vége a játszmának, fekete 44, fehér 43,5 pont: Borka nyert 0,5 ponttal.",
        ),
    ] {
        assert_eq!(say(event, Some(ME)), expected);
    }
    assert_eq!(
        say(started(PointSet::EMPTY, ME), Some(BORKA)),
        "13×13-as tábla, a komi 6,5 pont. Luca játszik feketével, te fehérrel. Fekete kezd."
    );
}

#[test]
fn english_events_read_as_they_should() {
    let say = |event: Event| seen(&plain::<HostedCardgo>(&event, Lang::En, &names(Some(Seat(1)))));
    for (event, expected) in [
        (
            Event::Started { size: 9, komi: 13, handicap: points(&["G7"]), starter: BORKA },
            "A 9×9 board, komi 6.5 points. Luca plays Black, you play White. \
             A handicap stone stands on G7. White moves first.",
        ),
        (
            Event::Played { seat: ME, point: point("E5"), captured: points(&["A1", "A2"]), number: 2 },
            "Luca played E5 and captured 2 stones.",
        ),
        (
            Event::Scored { score: score(13, points(&["A1"])) },
            "1 dead stone came off. Black: 1 stone and 43 empty points, 44 in all. \
             White: 10 stones and 27 empty points, and 6.5 of komi, 43.5 in all.",
        ),
        (
            Event::Ended { scores: [88, 87], winner: Some(ME), margin: 1 },
            "The game is over, Black 44, White 43.5: Luca won by 0.5.",
        ),
    ] {
        assert_eq!(say(event), expected);
    }
}
