//! Tests of rules that the worked examples leave out, most of them house rules.

use super::placed::{against, card, cards, do_it, last_pass, listed, placed, row, use_on};
use game::{Game, Seat};
use iszkenderun::{BankingDuty, CardSet, Event, Iszkenderun, Marker, MarkerAction, Move, Refusal, Step};
use serde_json::{Value as Json, json};

fn marker(cost: &str, deed: MarkerAction, targets: &[&str]) -> Move {
    Move::Marker { cost: card(cost), deed, targets: cards(targets), extra: None }
}

fn with_extra(mv: Move, paid: &str) -> Move {
    let extra = Some(card(paid));
    match mv {
        Move::Use { card, targets, .. } => Move::Use { card, targets, extra },
        Move::Marker { cost, deed, targets, .. } => Move::Marker { cost, deed, targets, extra },
        other => other,
    }
}

#[test]
fn a_new_draw_pile_leaves_out_what_was_just_discarded() {
    let mut state = placed(json!({
        "hands": [0, 0, 0], "rows": [["X3"]], "discards": ["S1"], "rest": { "scorePile": 1 },
    }));
    let events = do_it(&mut state, use_on("X3", &[]));
    assert!(events.contains(&Event::NewDrawPile { cards: 1 }));
    assert_eq!((state.hand(Seat(0)), state.discards()), (cards(&["S1"]), &[card("X3")][..]));
    let dry = placed(json!({ "hands": [0, 0, 0], "rows": [["X3"]], "rest": { "scorePile": 1 } }));
    assert_eq!(against(&dry, use_on("X3", &[])), ["IS-4.11"]);
}

#[test]
fn an_exchange_takes_only_as_many_cards_as_can_be_drawn() {
    let state = placed(json!({
        "hands": [["X5", "S1", "S2", "S3"], 0, 0], "drawPile": ["T1"], "discards": ["T2"], "rest": { "scorePile": 1 },
    }));
    assert_eq!(against(&state, marker("X5", MarkerAction::Exchange, &["S1", "S2"])), [""; 0]);
    assert_eq!(against(&state, marker("X5", MarkerAction::Exchange, &["S1", "S2", "S3"])), ["IS-4.11"]);
    let mut after = state.clone();
    do_it(&mut after, marker("X5", MarkerAction::Exchange, &["S1", "S2"]));
    assert_eq!(after.hand(Seat(0)), cards(&["S3", "T1", "T2"]));
    assert_eq!(after.known(Seat(0)), CardSet::EMPTY, "what an exchange draws is secret");
}

#[test]
fn an_exchange_tells_what_it_draws_in_card_order_as_the_hand_shows_it() {
    let mut state = placed(json!({ "hands": [["X5", "S1", "S2"], 0, 0], "drawPile": ["T6", "S9"] }));
    let events = do_it(&mut state, marker("X5", MarkerAction::Exchange, &["S1", "S2"]));
    let drawn = events.iter().filter_map(|event| match event {
        Event::Drew { card, .. } => *card,
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [card("S9"), card("T6")]);
}

/// Uses Cross 6 with these two cards on the draw pile; returns the card shown with whether it was kept, and the cards
/// of seat 0 that every seat knows.
fn shown(pile: &[&str], more: &Json) -> (Option<(String, bool)>, CardSet) {
    let mut position = json!({ "hands": [0, 0, 0], "rows": [["X6"]], "drawPile": pile, "rest": { "scorePile": 1 } });
    position.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let mut state = placed(position);
    let events = do_it(&mut state, use_on("X6", &[]));
    let shown = events.into_iter().find_map(|event| match event {
        Event::Shown { card, kept, .. } => Some((card.to_string(), kept)),
        _ => None,
    });
    (shown, state.known(Seat(0)))
}

#[test]
fn the_second_card_of_cross_6_is_kept_if_it_is_trump() {
    let told = |code: &str, kept| Some((code.to_owned(), kept));
    assert_eq!(shown(&["S1", "T2"], &json!({ "trump": "turban" })), (told("T2", true), cards(&["T2"])));
    assert_eq!(shown(&["S1", "T2"], &json!({ "trump": "cross" })), (told("T2", false), CardSet::EMPTY));
    assert_eq!(shown(&["S1", "T2"], &json!({ "trump": "sansTrump" })), (told("T2", false), CardSet::EMPTY));
    assert_eq!(shown(&["S1", "ST"], &json!({ "trump": "turban" })), (told("ST", true), cards(&["ST"])));
    let final_only = json!({ "trump": "turban", "twoSuited": "finalOnly" });
    assert_eq!(shown(&["S1", "ST"], &final_only), (told("ST", false), CardSet::EMPTY));
    assert_eq!(shown(&["S1"], &json!({ "trump": "turban" })), (None, CardSet::EMPTY), "with one card nothing is shown");
}

#[test]
fn after_sixty_actions_only_passing_is_left() {
    let mut state = placed(json!({ "hands": [["S1"], 0, 0], "rows": [["S6"], ["S5"]], "actions": [60] }));
    assert_eq!(listed(&state), [Move::Pass]);
    assert_eq!(against(&state, Move::Play { card: card("S1"), row: Seat(0) }), ["IS-6.3"]);
    assert_eq!(against(&state, use_on("S6", &["S5"])), ["IS-6.3"]);
    assert!(do_it(&mut state, Move::Pass).contains(&Event::Passed { seat: Seat(0), forced: true }));
}

#[test]
fn discarding_a_closing_card_of_the_own_row_costs_a_hand_card() {
    let state = placed(json!({ "hands": [["T1"], 0, 0], "rows": [["S6", "X9"], ["H9"]], "trump": "turban" }));
    assert_eq!(against(&state, use_on("X9", &[])), [""; 0], "the extra card is still to be chosen");
    let seat = Seat(0);
    assert_eq!(Iszkenderun::check(&state, seat, use_on("X9", &[])).unwrap_err(), needed("X9"));
    assert_eq!(Iszkenderun::check(&state, seat, use_on("S6", &["X9"])).unwrap_err(), needed("X9"));
    assert_eq!(Iszkenderun::check(&state, seat, use_on("S6", &["H9"])), Ok(()), "another's costs nothing");
    assert_eq!(against(&state, with_extra(use_on("S6", &["H9"]), "T1")), ["IS-4.10"]);
    let exchange = marker("X9", MarkerAction::Exchange, &["T1"]);
    assert_eq!(against(&state, exchange), ["IS-5.7"], "the only hand card can't pay and be exchanged");
    let mut open = state.clone();
    let events = do_it(&mut open, with_extra(use_on("X9", &[]), "T1"));
    assert!(events.contains(&Event::RowOpened { row: seat }));
    assert_eq!(open.hand(seat), CardSet::EMPTY);
    let empty = placed(json!({ "hands": [0, 0, 0], "rows": [["S6", "X9"]], "trump": "turban" }));
    assert_eq!(against(&empty, use_on("X9", &[])), ["IS-4.10"]);
    assert_eq!(against(&empty, use_on("S6", &["X9"])), ["IS-4.10"]);
}

fn needed(code: &str) -> Refusal {
    Refusal::ExtraNeeded { card: card(code) }
}

#[test]
fn a_swapped_closing_card_closes_the_row_it_comes_to() {
    let position = json!({ "hands": [["S1", "S9"], 0, 0], "rows": [["T5"], ["T9"], ["S3", "S4"]], "trump": "cross" });
    let mut state = placed(position);
    let events = do_it(&mut state, use_on("T5", &["T9", "S3"]));
    assert!(events.contains(&Event::RowOpened { row: Seat(1) }));
    assert!(events.contains(&Event::RowClosed { row: Seat(2), by: card("T9") }));
    assert_eq!((row(&state, 1), row(&state, 2)), (vec!["S3".to_owned()], vec!["T9".to_owned(), "S4".to_owned()]));
}

#[test]
fn by_the_option_only_a_closing_card_at_the_right_end_closes() {
    let rows = json!([["T9", "S4"], [], []]);
    let anywhere = placed(json!({ "hands": [["S1"], 0, 0], "rows": rows, "closes": "anywhere" }));
    assert_eq!(against(&anywhere, Move::Play { card: card("S1"), row: Seat(0) }), ["IS-3.3"]);
    let rightmost = placed(json!({ "hands": [["S1"], 0, 0], "rows": rows, "closes": "rightmost" }));
    assert_eq!(against(&rightmost, Move::Play { card: card("S1"), row: Seat(0) }), [""; 0]);
}

#[test]
fn a_protected_card_can_pay_for_the_marker_but_not_for_its_own_ability() {
    let mut state = placed(json!({
        "hands": [0, 0, 0], "trump": "cross",
        "rows": [[{ "card": "S6", "protectedBy": 1 }, "H7"], ["T1"]],
    }));
    assert_eq!(against(&state, use_on("S6", &["T1"])), ["IS-5.5"]);
    let protect = marker("S6", MarkerAction::Protect, &["T1"]);
    let events = do_it(&mut state, protect);
    assert!(events.contains(&Event::ProtectionEnded { seat: Seat(1), card: card("S6") }));
    assert_eq!(state.table().marker(Seat(1)), Marker::Gone);
    assert_eq!(state.table().marker(Seat(0)), Marker::OnCard { card: card("T1") });
    assert_eq!(against(&state, marker("T1", MarkerAction::Steal, &["H7"])), ["IS-5.1", "IS-5.6"]);
}

#[test]
fn a_guard_stops_neither_a_theft_nor_a_swap_nor_a_take() {
    let rows = json!([["T6"], [{ "card": "S3", "tokens": 1 }, "S1"], ["T5"]]);
    let mut state = placed(json!({ "hands": [["T4"], 0, 0], "rows": rows, "trump": "cross" }));
    assert_eq!(against(&state, use_on("T6", &["S3"])), [""; 0]);
    do_it(&mut state, marker("T4", MarkerAction::Steal, &["S3"]));
    assert_eq!((state.hand(Seat(0)), state.known(Seat(0))), (cards(&["S3"]), cards(&["S3"])));
    let swap = placed(json!({ "hands": [0, 0, 0], "rows": rows, "trump": "cross", "active": 2 }));
    assert_eq!(against(&swap, use_on("T5", &["S3", "S1"])), [""; 0]);
    assert_eq!(against(&swap, use_on("T5", &["T6", "S1"])), ["IS-3.8"]);
}

#[test]
fn among_equals_the_owner_picks_in_turn_order_from_the_starter() {
    let (mut state, _) = last_pass(json!({
        "hands": [0, 0, 0], "passed": [1, 2], "starter": 1, "trump": "cross",
        "rows": [["S5", "S11", "S1"], ["T5", "T4", "S2"], ["H4"]],
    }));
    // Both seats are first, with 11 points each.
    assert_eq!(state.step(), Step::Bank { seat: Seat(0) }, "seat 1 has one card of 5, and has banked it");
    assert_eq!(state.score_pile(Seat(1)), cards(&["T5"]));
    assert_eq!(against(&state, Move::Bank { card: card("S1") }), ["IS-7.2"]);
    let events = do_it(&mut state, Move::Bank { card: card("S11") });
    assert_eq!(events[0], Event::Banked { seat: Seat(0), card: Some(card("S11")), duty: BankingDuty::Highest });
    assert_eq!((state.step(), state.round()), (Step::Action, 2));
}

#[test]
fn a_hand_over_the_limit_is_discarded_down_before_the_deal() {
    let (mut state, _) = last_pass(json!({
        "hands": [["S1", "S2", "S3", "S4", "S8", "T1", "T2"], 2, 0], "passed": [1, 2], "round": 2,
        "rows": [["S6"], ["T5"], ["H4"]], "trump": "cross",
    }));
    assert_eq!(state.step(), Step::Discard { seat: Seat(0) });
    let before = state.discards().len();
    do_it(&mut state, Move::Discard { card: card("T1") });
    assert_eq!((state.step(), state.discards().len()), (Step::Discard { seat: Seat(0) }, before + 1));
    assert_eq!(against(&state, Move::Discard { card: card("T1") }), ["IS-8.4"]);
    assert_eq!(against(&state, Move::Pass), ["IS-8.4"]);
    let events = do_it(&mut state, Move::Discard { card: card("T2") });
    assert!(events.contains(&Event::PilesShuffled { cards: 51 - 2 - 5 - 2 }), "before the shuffle of round 3");
    let sizes = [0, 1, 2].map(|seat| state.hand(Seat(seat)).len());
    assert_eq!(sizes, [5, 5, 6], "whoever had fewest points holds six");
}

#[test]
fn an_empty_row_banks_nothing_and_a_pile_worth_nothing_earns_nothing() {
    let (state, events) = last_pass(json!({ "hands": [5, 5, 5], "passed": [1, 2], "trump": "cross" }));
    let nothing = |seat| Event::Banked { seat: Seat(seat), card: None, duty: BankingDuty::Highest };
    assert!([0, 1, 2].iter().all(|seat| events.contains(&nothing(*seat))));
    assert_eq!(state.rounds()[0].vp, [3, 3, 3, 0]);
    assert!(state.score_pile_standing().iter().all(|pile| pile.vp == 0));
    let sizes = [0, 1, 2].map(|seat| state.hand(Seat(seat)).len());
    assert_eq!(sizes, [5, 5, 5], "a winner never gets the sixth card");
}
