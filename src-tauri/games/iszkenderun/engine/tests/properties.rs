//! Invariants that hold at every step of any game.

use game::{Chance, Game, Seat, Seed, Silent, clockwise};
use iszkenderun::{CardSet, Event, Iszkenderun, Marker, Move, PlayedCard, Setup, State, Step};

/// Plays random games and calls `each` with every step: the state before, the move, and the state after.
fn every_step(games: u64, mut each: impl FnMut(&State, Move, &State)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let setup = Setup { seats: 3 + (seed % 2) as u8, ..Setup::default() };
        let mut state = Iszkenderun::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        loop {
            moves.clear();
            Iszkenderun::legal_moves(&state, &mut moves);
            // Passing is listed last whenever there is an action. If moves were chosen uniformly, passing would end
            // most rounds too early.
            let act = moves.len() > 1 && moves.ends_with(&[Move::Pass]) && chance.below(4) > 0;
            let Some(mv) = chance.pick(&moves[..moves.len() - usize::from(act)]) else { break };
            let before = state.clone();
            Iszkenderun::apply(&mut state, mv, &mut Silent);
            each(&before, mv, &state);
        }
    }
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    clockwise(Seat(0), state.seats())
}

#[test]
fn fifty_one_cards_are_there_at_every_step() {
    every_step(300, |_, mv, state| {
        Iszkenderun::audit(state).unwrap_or_else(|problem| panic!("after {mv:?}: {problem}"));
        let hands: usize = seats(state).map(|seat| usize::from(state.hand(seat).len())).sum();
        let banked: usize = seats(state).map(|seat| usize::from(state.score_pile(seat).len())).sum();
        let rows: usize = seats(state).map(|seat| state.table().row(seat).len()).sum();
        let piles = usize::from(state.draw_pile_size()) + state.discards().len();
        assert_eq!(hands + banked + rows + piles, 51);
    });
}

#[test]
fn victory_points_for_places_never_fall() {
    every_step(300, |before, mv, after| {
        for seat in seats(after) {
            assert!(after.place_points(seat) >= before.place_points(seat), "{mv:?}");
        }
    });
}

#[test]
fn nothing_touches_the_row_of_a_player_who_has_passed() {
    every_step(300, |before, mv, after| {
        if before.round() != after.round() || before.rounds().len() != after.rounds().len() {
            return;
        }
        let protection = |state: &State, laid: &PlayedCard| state.table().protector(laid.card);
        for seat in seats(after).filter(|seat| before.table().has_passed(*seat)) {
            let (was, is) = (before.table().row(seat), after.table().row(seat));
            let banked = matches!(mv, Move::Bank { .. });
            assert!(banked || was == is, "{mv:?}: {was:?} {is:?}");
            for laid in is {
                assert_eq!(protection(before, laid), protection(after, laid), "{mv:?}");
            }
        }
    });
}

#[test]
fn an_action_marker_is_used_once() {
    every_step(300, |before, mv, after| {
        let seat = before.to_move().unwrap();
        if let Move::Marker { .. } = mv {
            assert_eq!(before.table().marker(seat), Marker::Ready);
        }
        let back = seats(after)
            .any(|seat| after.table().marker(seat) == Marker::Ready && before.table().marker(seat) != Marker::Ready);
        assert!(!back, "{mv:?}");
    });
}

#[test]
fn what_is_known_in_a_hand_stays_known_until_it_leaves() {
    every_step(300, |before, mv, after| {
        for seat in seats(after) {
            let still_there: CardSet =
                before.known(seat).into_iter().filter(|card| after.hand(seat).contains(*card)).collect();
            assert!(after.known(seat).contains_all(still_there), "{mv:?}");
        }
    });
}

#[test]
fn the_preview_tells_the_totals_and_piles_an_action_leaves() {
    every_step(60, |before, mv, after| {
        let told = before.preview(mv);
        let seat = before.to_move().unwrap();
        assert_eq!(Iszkenderun::view(before, seat).preview(mv), Some(told.clone()), "the view tells the same");
        let counted = |rule: &str| -> Vec<u16> {
            told.iter().filter(|one| one.rule.0 == rule).map(|one| u16::try_from(one.after).unwrap()).collect()
        };
        let piles = |state: &State| seats(state).map(|seat| state.score_pile_worth(seat)).collect::<Vec<_>>();
        let during = before.step() == Step::Action && after.step() == Step::Action && before.round() == after.round();
        let left = if during { after } else { before };
        assert_eq!(counted("IS-7.1"), left.table().totals(), "{mv:?}");
        assert_eq!(counted("IS-7.6"), piles(left), "{mv:?}");
    });
}

#[test]
fn totals_are_told_after_every_action() {
    every_step(60, |before, mv, _| {
        let mut events = Vec::new();
        let mut state = before.clone();
        Iszkenderun::apply(&mut state, mv, &mut events);
        let told = events.iter().filter(|event| matches!(event, Event::Totals { .. })).count();
        let action = matches!(mv, Move::Play { .. } | Move::Use { .. } | Move::Marker { .. });
        assert_eq!(told, usize::from(action));
    });
}
