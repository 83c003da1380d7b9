//! The conformance suite, tested on a toy game: the correct one passes, and each broken one fails the claim that it
//! breaks.

mod toy;

use game::Seed;
use game::conformance::check_game;
use toy::{Fault, Toy, ToySetup};

const HONEST: u8 = Fault::None as u8;

#[test]
fn the_honest_toy_keeps_every_promise() {
    for seed in 0..200 {
        let checked = check_game::<Toy<HONEST>>(&ToySetup { seats: 3, ..ToySetup::default() }, Seed(seed), 100);
        assert!(!checked.unwrap_or_else(|fault| panic!("{fault}")).cut);
    }
}

/// Returns the claims that a broken toy fails, over a few games.
fn caught<const FAULT: u8>() -> Vec<&'static str> {
    let games =
        (0..40).map(|seed| check_game::<Toy<FAULT>>(&ToySetup { seats: 3, ..ToySetup::default() }, Seed(seed), 100));
    let mut claims: Vec<_> = games.filter_map(Result::err).map(|fault| fault.claim).collect();
    claims.sort_unstable();
    claims.dedup();
    claims
}

macro_rules! broken_toys {
    ($($name:ident: $fault:ident => $claim:literal;)+) => {
        $(#[test]
        fn $name() {
            let claims = caught::<{ Fault::$fault as u8 }>();
            assert!(claims.contains(&$claim), "{claims:?}");
        })+
    };
}

broken_toys! {
    a_move_listed_twice_is_caught: ListsTwice => "no move is listed twice";
    a_listed_move_that_is_refused_is_caught: RefusesListed => "a listed move is accepted";
    an_unlisted_move_that_is_accepted_is_caught: AcceptsUnlisted => "a move that isn't listed is refused";
    a_refusal_that_changes_the_state_is_caught: RefusalCosts => "a refused move changes nothing";
    a_refusal_that_gives_a_card_away_is_caught: RefusalLeaks => "a refusal depends only on what the seat sees";
    reasons_in_another_order_than_the_specs_are_caught: ReasonsDisordered => "reasons come in the spec's order";
    a_refusal_for_a_later_reason_is_caught: FirstReasonUntold => "a move is refused for the first reason";
    a_view_that_shows_a_foreign_card_is_caught: ViewLeaks => "a determinized state looks the same";
    an_event_that_shows_a_foreign_card_is_caught: EventLeaks => "a seat is told no more than it sees";
    a_question_that_gives_a_hand_away_is_caught: AsksByHand => "who is asked depends on what is public";
    a_kind_of_decision_that_gives_a_hand_away_is_caught: KindByHand => "the kind of a decision is public";
    a_choice_said_to_be_none_is_caught: KindUntrue => "a decision is of the kind it is said to be";
    a_lost_card_is_caught: LosesCards => "the audit finds nothing";
    luck_from_outside_the_state_is_caught: OutsideLuck => "undo and redo give the same hash";
    a_game_in_which_nothing_could_be_refused_is_caught: TriesOnlyListed => "something that isn't listed is tried";
    a_state_that_is_not_stored_whole_is_caught: ForgetsOnSave => "save and load give the same state";
}
