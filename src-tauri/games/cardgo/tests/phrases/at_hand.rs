//! The drawer lists the rules that apply now, and the list of tables describes each table.

use super::{BORKA, ME, place};
use crate::sentences::{names, seen};
use cardgo::{Card, Cardgo, Move, State};
use cardgo_hosted::HostedCardgo;
use game::Game;
use rulebook::Lang;
use rulebook::phrase::Phrase;
use serde_json::{Value, json};

fn rules(state: &State) -> Vec<&'static str> {
    HostedCardgo::at_hand(&Cardgo::view(state, ME)).iter().map(|rule| rule.0).collect()
}

fn standing(state: &State) -> [String; 2] {
    let said = |lang| seen(&HostedCardgo::standing(&Cardgo::view(state, ME), lang, &names(Some(ME))));
    Lang::ALL.map(said)
}

/// Returns a board with a ko after these moves.
fn after(moves: &[&str]) -> State {
    place(json!({ "rows": [".XO.", "X.XO", ".XO.", "...."], "toMove": "white", "moves": moves }))
}

#[test]
fn a_new_board_tells_of_the_board_first() {
    let empty = place(json!({ "rows": ["...", "...", "..."] }));
    assert_eq!(rules(&empty), ["GO-1.1", "GO-1.2", "GO-1.3", "GO-1.4"]);
    assert_eq!(rules(&after(&["D1"])), ["GO-1.2", "GO-1.3", "GO-1.4"]);
}

#[test]
fn a_ko_is_told_while_it_binds() {
    assert_eq!(rules(&after(&["B3"])), ["GO-1.3", "GO-1.5", "GO-1.2", "GO-1.4"]);
    assert_eq!(rules(&after(&["B3", "A1", "D1"])), ["GO-1.2", "GO-1.3", "GO-1.4"]);
}

#[test]
fn the_end_is_told_as_it_comes_near() {
    assert_eq!(rules(&after(&["pass"])), ["GO-1.4", "GO-1.2", "GO-1.3"]);
    assert_eq!(rules(&after(&["pass", "pass"])), ["GO-1.4", "GO-1.2"]);
}

/// Returns a board with cards.
fn with_cards(position: Value) -> State {
    let mut whole = json!({ "rows": [".....", ".X...", "...O.", ".....", "....."] });
    if let Value::Object(given) = position {
        given.into_iter().for_each(|(key, value)| whole[key] = value);
    }
    place(whole)
}

fn after_moves(mut state: State, moves: &[Move]) -> State {
    for &mv in moves {
        let seat = Cardgo::to_move(&state).unwrap();
        Cardgo::play(&mut state, seat, mv, &mut game::Silent).unwrap();
    }
    state
}

#[test]
fn the_quiet_opening_and_the_cards_in_hand_are_told() {
    let quiet = with_cards(json!({ "hands": [[], []], "number": 3 }));
    assert_eq!(rules(&quiet), ["GO-2.1", "GO-1.2", "GO-1.3", "GO-1.4"]);
    let held = with_cards(json!({ "hands": [["pluck", "shield"], ["ban"]], "deck": [], "rest": "discards" }));
    assert_eq!(rules(&held), ["GO-3.1", "GO-2.3", "GO-4.4", "GO-4.25", "GO-1.2", "GO-1.3", "GO-1.4"]);
}

#[test]
fn what_is_asked_comes_first() {
    let held = with_cards(json!({ "hands": [["pluck"], ["ban"]], "toMove": "black" }));
    let aimed = after_moves(held.clone(), &[Move::Card { card: Card::Pluck }]);
    assert_eq!(rules(&aimed)[..2], ["GO-4.4", "GO-3.10"]);
    let announced = after_moves(aimed, &[Move::Target { point: super::point("D3") }]);
    assert_eq!(rules(&announced)[..3], ["GO-4.4", "GO-3.4", "GO-3.10"]);
    let full = with_cards(json!({ "hands": [["pluck", "ban", "wall"], []], "deck": ["trap"] }));
    let over = after_moves(full, &[Move::Draw, Move::Play { point: super::point("A1") }]);
    assert_eq!(rules(&over)[..2], ["GO-2.2", "GO-2.4"]);
}

#[test]
fn a_lasting_effect_is_told_while_it_lasts() {
    let lasting = json!({ "card": "wall", "by": "black", "left": 2, "line": "3" });
    let state = with_cards(json!({ "hands": [[], []], "lasting": lasting }));
    assert_eq!(rules(&state)[..3], ["GO-4.14", "GO-3.5", "GO-3.6"]);
    let moves = ["A1", "E5"].map(|name| Move::Play { point: super::point(name) });
    assert_eq!(rules(&after_moves(state, &moves))[0], "GO-3.1");
}

#[test]
fn a_table_is_summed_up_by_size_progress_and_score() {
    assert_eq!(standing(&after(&["D1"])), ["4×4 · 1 lépés · te jössz", "4×4 · 1 move · your turn"]);
    assert_eq!(standing(&after(&["D1", "A1"])), ["4×4 · 2 lépés", "4×4 · 2 moves"]);
    assert_eq!(standing(&after(&["pass", "pass"])), ["4×4 · számolás", "4×4 · counting"]);

    let walls = |komi| json!({ "rows": [".XO.", ".XO.", ".XO.", ".XO."], "komi": komi, "resumed": true });
    let over = |komi| {
        let mut state = place(walls(komi));
        for seat in [ME, BORKA] {
            Cardgo::play(&mut state, seat, Move::Pass, &mut game::Silent).unwrap();
        }
        standing(&state)
    };
    assert_eq!(over("-0.5"), ["4×4 · vége: nyertél · 8 – 7,5", "4×4 · over: you won · 8 – 7.5"]);
    assert_eq!(over("6.5"), ["4×4 · vége: Borka nyert · 8 – 14,5", "4×4 · over: Borka won · 8 – 14.5"]);
}

#[test]
fn an_expectation_is_told_in_points_ahead_or_behind() {
    let said = |share, result| Lang::ALL.map(|lang| seen(&HostedCardgo::expectation(share, result, lang)));
    assert_eq!(
        said(0.614, 7.0),
        ["61% esély a győzelemre, várhatóan 3,5 pont előny", "61% to win, 3.5 points ahead expected in the end"]
    );
    assert_eq!(
        said(0.5, -6.4),
        ["50% esély a győzelemre, várhatóan 3 pont hátrány", "50% to win, 3 points behind expected in the end"]
    );
    assert_eq!(
        said(0.2, -25.0),
        ["20% esély a győzelemre, várhatóan 12,5 pont hátrány", "20% to win, 12.5 points behind expected in the end"]
    );
}

#[test]
fn what_a_move_cost_against_a_better_one_is_noted_in_points() {
    let at = |name: &str| Move::Play { point: name.parse().unwrap() };
    let noted = |made, preferred| Lang::ALL.map(|lang| HostedCardgo::noted(made, preferred, lang));
    let both = |hu: &str, en: &str| [Some(hu.to_owned()), Some(en.to_owned())];
    assert_eq!(noted((at("E5"), 2.0), (at("C3"), 6.9)), both("E5 (−2,5), jobb: C3", "E5 (−2.5), better: C3"));
    assert_eq!(noted((at("A1"), 0.0), (Move::Pass, 4.0)), both("A1 (−2), jobb: passz", "A1 (−2), better: pass"));
    // A move that turned out better than the preferred one cost nothing; nor did the preferred move itself.
    assert_eq!(noted((at("E5"), 7.0), (at("C3"), 6.9)), both("E5, a bot: C3", "E5, the bot: C3"));
    assert_eq!(noted((Move::Pass, 1.0), (Move::Pass, 1.0)), both("passz", "pass"));
    assert_eq!(noted((at("E5"), 7.0), (Move::Draw, 9.0)), [None, None], "cards are told in sentences");
}
