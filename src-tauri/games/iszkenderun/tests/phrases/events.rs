//! Every event has a well-formed sentence in both languages.

use super::{BORKA, ENDRE, ME, card};
use crate::sentences::{names, say, seen};
use game::Seat;
use games::book;
use iszkenderun::{
    Award, BankingDuty, CardCount, Event, MarkerAction, PileStanding, PointSource, Suit, Trump, Value, ValuePart,
};
use iszkenderun_hosted::HostedIszkenderun;
use rulebook::Lang;
use rulebook::phrase::plain;
use std::collections::BTreeSet;

fn say_event(event: &Event) {
    for seen in (0..3).map(|viewer| event.seen_by(Seat(viewer))) {
        say(|lang, names| plain::<HostedIszkenderun>(&seen, lang, names), true);
    }
    say(|lang, names| plain::<HostedIszkenderun>(event, lang, names), true);
}

fn counted() -> Vec<CardCount> {
    let reason = |amount, why| ValuePart { amount, why };
    vec![
        CardCount {
            card: card("H1"),
            value: Value { printed: 1, current: 1, final_value: 1 },
            reasons: vec![reason(1, PointSource::Printed)],
        },
        CardCount {
            card: card("S6"),
            value: Value { printed: 6, current: 9, final_value: 18 },
            reasons: vec![
                reason(6, PointSource::Printed),
                reason(3, PointSource::Neighbour { card: card("H1") }),
                reason(9, PointSource::Trump { suit: Suit::Scimitar }),
            ],
        },
    ]
}

/// Returns at least one event of each variant, by one player and in every row that makes a difference; the match
/// makes the compiler demand new ones.
fn events() -> Vec<Event> {
    let seat = BORKA;
    let (six, by) = (card("S6"), card("T5"));
    let mut all = vec![
        Event::TrumpTurned { round: 1, trump: Trump::Cross },
        Event::TrumpTurned { round: 3, trump: Trump::SansTrump },
        Event::Dealt { round: 1, seat, count: 2, cards: vec![six, card("SZ")] },
        Event::Dealt { round: 2, seat, count: 0, cards: vec![] },
        Event::RoundStarted { round: 1, starter: seat },
        Event::RowOpened { row: seat },
        Event::AbilityUsed { seat, card: six },
        Event::ExtraPaid { seat, card: six },
        Event::TakenBack { seat, card: six, by },
        Event::Drew { seat, card: Some(six), by: Some(card("X3")) },
        Event::Drew { seat, card: None, by: None },
        Event::Shown { seat, card: six, kept: true },
        Event::Shown { seat, card: six, kept: false },
        Event::TrumpChanged { trump: Trump::Crescent, by: card("T10") },
        Event::TrumpChanged { trump: Trump::SansTrump, by: card("SZ") },
        Event::NewDrawPile { cards: 12 },
        Event::ScorePileRaised { seat, worth: 11 },
        Event::Exchanged { seat, cards: vec![six] },
        Event::Exchanged { seat, cards: vec![six, card("X10"), card("H11")] },
        Event::ProtectionEnded { seat, card: six },
        Event::Totals { totals: vec![12, 0, 7] },
        Event::Passed { seat, forced: false },
        Event::Passed { seat, forced: true },
        Event::RoundEnded { round: 1 },
        Event::RowCounted { seat, cards: counted(), points: 19 },
        Event::RowCounted { seat, cards: vec![], points: 0 },
        Event::Placed { seat, place: 1, points: 19, vp: 3, total: 5 },
        Event::Placed { seat, place: 4, points: 0, vp: 0, total: 1 },
        Event::SansTrumpMarked { seat },
        Event::RecordMarked { points: 24, seats: vec![seat], removed: vec![] },
        Event::RecordMarked { points: 24, seats: vec![ME, seat], removed: vec![ENDRE] },
        Event::RecordMarked { points: 24, seats: vec![seat, ENDRE], removed: vec![ME, seat] },
        Event::RecordMarked { points: 24, seats: vec![], removed: vec![] },
        Event::RecordMarked { points: 25, seats: vec![], removed: vec![ENDRE, seat] },
        Event::ScorePilesCompared {
            piles: [(0, 0), (7, 1), (12, 3)].map(|(worth, vp)| PileStanding { worth, vp }).to_vec(),
        },
        Event::RowsCleared { cards: 9 },
        Event::RowsCleared { cards: 0 },
        Event::DiscardedDown { seat, card: six, limit: 5 },
        Event::PilesShuffled { cards: 31 },
        Event::GameEnded { totals: vec![4, 12, 7], winners: vec![seat] },
        Event::GameEnded { totals: vec![12, 12, 7], winners: vec![ME, seat] },
        Event::GameEnded { totals: vec![4, 12, 12], winners: vec![seat, ENDRE] },
    ];
    for row in [ME, BORKA, ENDRE] {
        all.extend([
            Event::Played { seat, card: card("X9"), row },
            Event::RowClosed { row, by: card("X9") },
            Event::Discarded { card: six, row, by },
            Event::TokensAdded { card: six, row, amount: 3, by: card("T3") },
            Event::Swapped { one: six, one_row: row, other: card("H2"), other_row: seat, by },
            Event::Taken { seat, card: six, row, by: card("T6") },
            Event::Protected { seat, card: six, row },
            Event::Stolen { seat, card: six, row },
        ]);
    }
    for deed in MarkerAction::ALL {
        all.extend([true, false].map(|from_row| Event::MarkerUsed { seat, cost: six, from_row, deed }));
    }
    for duty in [BankingDuty::Highest, BankingDuty::Lowest] {
        all.extend([Some(six), None].map(|card| Event::Banked { seat, card, duty }));
    }
    for award in [Award::SansTrump, Award::Record, Award::ScorePile] {
        all.push(Event::Awarded { seat, award, vp: 2 });
    }
    let kinds: BTreeSet<usize> = all.iter().map(kind).collect();
    assert_eq!(kinds.len(), 37);
    all
}

fn kind(event: &Event) -> usize {
    match event {
        Event::TrumpTurned { .. } => 0,
        Event::Dealt { .. } => 1,
        Event::RoundStarted { .. } => 2,
        Event::Played { .. } => 3,
        Event::RowClosed { .. } => 4,
        Event::RowOpened { .. } => 5,
        Event::AbilityUsed { .. } => 6,
        Event::ExtraPaid { .. } => 7,
        Event::Discarded { .. } => 8,
        Event::TokensAdded { .. } => 9,
        Event::Swapped { .. } => 10,
        Event::Taken { .. } => 11,
        Event::TakenBack { .. } => 12,
        Event::Drew { .. } => 13,
        Event::Shown { .. } => 14,
        Event::TrumpChanged { .. } => 15,
        Event::NewDrawPile { .. } => 16,
        Event::MarkerUsed { .. } => 17,
        Event::ScorePileRaised { .. } => 18,
        Event::Exchanged { .. } => 19,
        Event::Protected { .. } => 20,
        Event::Stolen { .. } => 21,
        Event::ProtectionEnded { .. } => 22,
        Event::Totals { .. } => 23,
        Event::Passed { .. } => 24,
        Event::RoundEnded { .. } => 25,
        Event::RowCounted { .. } => 26,
        Event::Banked { .. } => 27,
        Event::Placed { .. } => 28,
        Event::SansTrumpMarked { .. } => 29,
        Event::RecordMarked { .. } => 30,
        Event::ScorePilesCompared { .. } => 31,
        Event::RowsCleared { .. } => 32,
        Event::DiscardedDown { .. } => 33,
        Event::PilesShuffled { .. } => 34,
        Event::Awarded { .. } => 35,
        Event::GameEnded { .. } => 36,
    }
}

#[test]
fn a_swap_between_rows_says_where_each_card_went() {
    let swap = Event::Swapped { one: card("S6"), one_row: ME, other: card("H2"), other_row: BORKA, by: card("T5") };
    let said = Lang::ALL.map(|lang| seen(&plain::<HostedIszkenderun>(&swap, lang, &names(Some(ME)))));
    let right = [
        "Helycsere: a handzsár 6-os Borka sorába, a félhold 2-es a sorodba került.",
        "A swap: the Scimitar 6 went to Borka’s row, the Crescent 2 to your row.",
    ];
    assert_eq!(said, right);
}

#[test]
fn every_event_is_a_sentence_for_everybody() {
    events().iter().for_each(say_event);
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
    let say = |event: Event| seen(&plain::<HostedIszkenderun>(&event, Lang::Hu, &names(Some(ME))));
    let six = card("S6");
    for (event, expected) in [
        (Event::Played { seat: ME, card: six, row: ME }, "Kijátszottad a handzsár 6-ost."),
        (
            Event::Played { seat: BORKA, card: card("X9"), row: ME },
            "Borka kijátszotta a csillagos kereszt 3-ast a sorodba.",
        ),
        (
            Event::Played { seat: ME, card: card("X9"), row: ENDRE },
            "Kijátszottad a csillagos kereszt 3-ast Endre sorába.",
        ),
        (Event::RowClosed { row: ME, by: card("X9") }, "Lezárult a sorod: a csillagos kereszt 3-as zárja le."),
        (
            Event::AbilityUsed { seat: BORKA, card: card("H10") },
            "Borka eldobta a sorából az aduváltó félhold 4-est a képességéért.",
        ),
        (
            Event::TokensAdded { card: six, row: ENDRE, amount: 2, by: card("T2") },
            "Endre sorában +2-es jelzőt kapott a handzsár 6-os.",
        ),
        (
            Event::Swapped { one: six, one_row: ME, other: card("TX"), other_row: BORKA, by: card("T5") },
            "Helycsere: a handzsár 6-os Borka sorába, a turbán–kereszt 3-as a sorodba került.",
        ),
        (
            Event::Taken { seat: BORKA, card: card("X8"), row: BORKA, by: card("T6") },
            "Borka a kezébe vette a saját sorából a kereszt 0-st.",
        ),
        (Event::Shown { seat: ME, card: card("H5"), kept: true }, "Felfedted a félhold 5-öst: adu, a kezedbe került."),
        (Event::TrumpChanged { trump: Trump::Cross, by: card("S10") }, "Aduváltás: mostantól a kereszt az adu."),
        (
            Event::MarkerUsed { seat: ME, cost: card("SZ"), from_row: false, deed: MarkerAction::Exchange },
            "Felhasználtad az akciójelződet lapcserére: eldobtad érte a kezedből a szanzadu 4-est.",
        ),
        (
            Event::Protected { seat: BORKA, card: six, row: BORKA },
            "Borka akciójelzője mostantól a saját sorában védi a handzsár 6-ost.",
        ),
        (Event::ScorePileRaised { seat: ME, worth: 10 }, "A pontpaklid 4-gyel többet ér: most 10-et."),
        (Event::Totals { totals: vec![12, 0, 7] }, "A sorok összege: te 12, Borka 0, Endre 7."),
        (
            Event::RowCounted { seat: BORKA, cards: counted(), points: 19 },
            "Borka sora 19 pontot ér: félhold 1-es (1), handzsár 6-os (18).",
        ),
        (
            Event::Banked { seat: ME, card: Some(six), duty: BankingDuty::Highest },
            "A forduló nyerteseként a pontpaklidba tetted a handzsár 6-ost.",
        ),
        (
            Event::Placed { seat: ME, place: 1, points: 19, vp: 3, total: 5 },
            "Az 1. helyen végeztél 19 ponttal: 3 győzelmi pont, helyezésekből összesen 5.",
        ),
        (
            Event::RecordMarked { points: 24, seats: vec![ME, BORKA], removed: vec![ENDRE] },
            "A rekord most 24 pont: te és Borka jelzőt tettetek rá, Endre jelzője lekerült róla.",
        ),
        (
            Event::GameEnded { totals: vec![12, 12, 7], winners: vec![ME, BORKA] },
            "Vége a játéknak: te és Borka osztoztok a győzelmen. Győzelmi pontok: te 12, Borka 12, Endre 7.",
        ),
    ] {
        assert_eq!(say(event), expected);
    }
}

#[test]
fn english_events_read_as_they_should() {
    let say = |event: Event| seen(&plain::<HostedIszkenderun>(&event, Lang::En, &names(Some(ME))));
    for (event, expected) in [
        (Event::Played { seat: BORKA, card: card("X9"), row: ME }, "Borka played the Cross 3* to your row."),
        (
            Event::Swapped { one: card("S6"), one_row: ME, other: card("TX"), other_row: ME, by: card("T5") },
            "The Scimitar 6 and the Turban–Cross 3 changed places in your row.",
        ),
        (
            Event::Stolen { seat: BORKA, card: card("T11"), row: BORKA },
            "Borka stole the Turban 5 (take back) from their own row.",
        ),
        (
            Event::Placed { seat: BORKA, place: 3, points: 1, vp: 1, total: 4 },
            "Borka came third with 1 point: 1 victory point, 4 from places so far.",
        ),
        (
            Event::RecordMarked { points: 24, seats: vec![BORKA], removed: vec![ENDRE, BORKA] },
            "The record is 24 points now: Borka put a marker on it, Endre’s marker is taken off.",
        ),
        (
            Event::GameEnded { totals: vec![12, 9, 7], winners: vec![ME] },
            "The game is over, and you win! Victory points: you 12, Borka 9, Endre 7.",
        ),
    ] {
        assert_eq!(say(event), expected);
    }
}
