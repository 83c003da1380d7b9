//! The course of turns with cards (GO-2.1 to GO-3.10).

use super::played::{listed, make, placed, play, point, rows, target};
use cardgo::{Card, Cardgo, Event, FailedCardRule, Move, Phase, Refusal, Setup, State, Step};
use game::{Chance, Cites, Game, Seat, Seed};
use serde_json::{Value, json};

fn board(more: Value) -> State {
    let mut diagram = json!({ "rows": [".....", ".X.O.", ".....", ".O.X.", "....."] });
    let Value::Object(more) = more else { panic!("an object") };
    diagram.as_object_mut().unwrap().extend(more);
    placed(diagram)
}

fn refused(state: &State, mv: Move) -> (Refusal, &'static str) {
    let refusal = Cardgo::check(state, state.to_move().unwrap(), mv).unwrap_err();
    (refusal, refusal.rule().0)
}

const fn card(card: Card) -> Move {
    Move::Card { card }
}

#[test]
fn nobody_draws_during_the_first_moves() {
    let state = board(json!({ "rest": "deck", "number": 7 }));
    assert_eq!(refused(&state, Move::Draw), (Refusal::TooEarly { left: 1 }, "GO-2.1"));
    let state = board(json!({ "number": 6, "moves": ["C3", "pass"], "rest": "deck" }));
    assert!(listed(&state).contains(&Move::Draw));
    let state = board(json!({ "number": 15, "quiet": "each" }));
    assert_eq!(refused(&state, Move::Draw).0, Refusal::TooEarly { left: 1 });
}

#[test]
fn one_card_is_drawn_and_one_played_in_that_order() {
    let mut state = board(json!({ "hands": [["pickpocket", "tether", "shield"], []], "deck": ["leap"] }));
    make(&mut state, Move::Draw);
    assert_eq!(refused(&state, Move::Draw), (Refusal::AlreadyDrawn, "GO-3.1"));
    assert_eq!(refused(&state, card(Card::Shield)), (Refusal::CounterInOwnTurn { card: Card::Shield }, "GO-3.9"));
    assert_eq!(refused(&state, card(Card::Mirror)), (Refusal::NotInHand { card: Card::Mirror }, "GO-3.1"));
    let events = make(&mut state, card(Card::Pickpocket));
    assert_eq!(events.last(), Some(&Event::WithoutEffect { seat: Seat(0), card: Card::Pickpocket }));
    assert_eq!(refused(&state, card(Card::Leap)), (Refusal::OneCard, "GO-3.2"));
    make(&mut state, Move::Pass);
    assert_eq!(state.table().position().passes(), 0, "a card was played: no voluntary pass");
}

#[test]
fn a_card_before_drawing_is_the_last_word_on_cards() {
    let mut state = board(json!({ "hands": [["pickpocket"], []] }));
    make(&mut state, card(Card::Pickpocket));
    assert_eq!(refused(&state, Move::Draw), (Refusal::DrawBeforeCard, "GO-3.1"));
}

/// Makes these moves, and returns the events of the last one.
fn after(state: &mut State, moves: &[Move]) -> Vec<Event> {
    moves.iter().map(|&mv| make(state, mv)).last().unwrap()
}

#[test]
fn one_is_told_which_cards_of_ones_hand_can_be_aimed() {
    let hands = json!([["push", "pluck", "tether"], ["leap"]]);
    let aimable = |state: &State, seat: u8| Cardgo::view(state, Seat(seat)).cards.unwrap().aimable;
    let mut state = board(json!({ "hands": hands.clone() }));
    assert_eq!(aimable(&state, 0), [Card::Push, Card::Pluck]);
    assert!(aimable(&state, 1).is_empty(), "it isn't this one's turn");
    make(&mut state, Move::Pass);
    assert!(aimable(&state, 0).is_empty());
}

#[test]
fn a_countered_card_instead_of_the_move_takes_the_move_with_it() {
    let hands = json!([["pluck", "leap", "push", "ban", "wall"], ["mirror"]]);
    let countered = Move::Counter { card: Card::Mirror };
    let mut state = board(json!({ "hands": hands, "toMove": "white", "moves": ["pass"] }));
    let history = state.table().position().history().len();
    let events = after(&mut state, &[card(Card::Pluck), target("D4"), countered]);
    let lost = Event::MoveLost { seat: Seat(0), card: Card::Pluck, countered: true };
    assert_eq!((events.last(), lost.rule().0), (Some(&lost), "GO-3.4"));
    // The turn is over except for the hand limit. It contained no move and no pass, and added no position to the
    // history.
    assert_eq!((state.to_move(), state.table().step()), (Some(Seat(0)), Step::Discard { limit: 3 }));
    make(&mut state, Move::Discard { card: Card::Wall });
    let table = state.table();
    assert_eq!((state.to_move(), table.step(), table.carded()), (Some(Seat(1)), Step::Turn, false));
    assert_eq!((table.number(), table.position().passes(), table.position().history().len()), (21, 0, history));
    // White passed before this turn; a pass now counts as the first again.
    make(&mut state, Move::Pass);
    assert_eq!((state.table().phase(), state.table().position().passes()), (Phase::Playing, 1));
}

#[test]
fn a_card_instead_of_the_move_that_can_do_nothing_takes_the_move_all_the_same() {
    let mut state = board(json!({ "hands": [["takeBack"], []] }));
    let events = make(&mut state, card(Card::TakeBack));
    let lost = Event::MoveLost { seat: Seat(0), card: Card::TakeBack, countered: false };
    assert_eq!((events.last(), lost.rule().0), (Some(&lost), "GO-3.9"));
    assert_eq!((state.to_move(), state.table().step()), (Some(Seat(1)), Step::Turn));
    let mut state = board(json!({ "hands": [["takeBack"], []], "failed": "move" }));
    make(&mut state, card(Card::TakeBack));
    assert_eq!(state.to_move(), Some(Seat(0)));
    assert!(listed(&state).contains(&play("A1")));
}

#[test]
fn a_countered_card_before_the_move_leaves_the_move() {
    for failed in ["lost", "move"] {
        let mut state = board(json!({ "hands": [["tether"], ["headwind"]], "failed": failed }));
        let events = after(&mut state, &[card(Card::Tether), Move::Counter { card: Card::Headwind }]);
        assert!(matches!(events[..], [Event::Countered { .. }]), "{events:?}");
        assert_eq!((state.to_move(), state.table().step()), (Some(Seat(0)), Step::Turn));
    }
}

#[test]
fn no_stone_of_a_turn_without_a_move_can_be_taken_back() {
    let mut state = board(json!({ "hands": [["pluck"], ["mirror", "takeBack"]], "toMove": "white", "moves": ["A1"] }));
    after(&mut state, &[card(Card::Pluck), target("D4"), Move::Counter { card: Card::Mirror }]);
    assert_eq!(make(&mut state, card(Card::TakeBack)).len(), 3, "announced, without effect, and the move is lost too");
}

#[test]
fn a_dilemmas_stone_is_the_turns_move_and_can_be_taken_back() {
    let mut state = board(json!({ "hands": [[], ["takeBack"]], "deck": ["dilemma"] }));
    after(&mut state, &[Move::Draw, Move::Let, target("A1"), target("E1"), target("E1")]);
    assert_eq!(rows(&state)[4], "....X");
    after(&mut state, &[card(Card::TakeBack)]);
    assert_eq!(rows(&state)[4], ".....");
}

#[test]
fn a_countered_card_is_spent_and_by_choice_the_move_remains() {
    for (counter, works) in [(Card::Headwind, true), (Card::Mirror, true), (Card::Shield, true), (Card::Leap, false)] {
        let mut state = board(json!({ "hands": [["pluck"], [counter]], "failed": "move" }));
        make(&mut state, card(Card::Pluck));
        make(&mut state, target("D4"));
        assert_eq!(refused(&state, play("A1")).1, "GO-3.4");
        if !works {
            let mv = Move::Counter { card: counter };
            assert_eq!(refused(&state, mv), (Refusal::NotACounter { card: counter }, "GO-3.2"));
            make(&mut state, Move::Let);
            assert_eq!((state.to_move(), state.table().position().board().stone(point("D4"))), (Some(Seat(1)), None));
            continue;
        }
        make(&mut state, Move::Counter { card: counter });
        assert_eq!(state.table().discards(), [Card::Pluck, counter]);
        assert_eq!((state.to_move(), state.table().step()), (Some(Seat(0)), Step::Turn));
        assert!(listed(&state).contains(&play("A1")) && !listed(&state).contains(&Move::Draw));
    }
}

#[test]
fn a_counter_reaches_only_the_cards_it_names() {
    let mut state = board(json!({ "hands": [["tether"], ["mirror", "shield", "headwind"]] }));
    make(&mut state, card(Card::Tether));
    for counter in [Card::Mirror, Card::Shield] {
        let against = Refusal::OutOfReach { counter, card: Card::Tether };
        assert_eq!(refused(&state, Move::Counter { card: counter }), (against, counter.rule().0));
    }
    assert_eq!(listed(&state), [Move::Counter { card: Card::Headwind }, Move::Let]);
}

#[test]
fn a_fourth_card_is_discarded_after_the_move() {
    let mut state = board(json!({ "hands": [["leap", "push", "shield"], []], "deck": ["shield"] }));
    make(&mut state, Move::Draw);
    make(&mut state, play("A1"));
    assert_eq!((state.to_move(), state.table().step()), (Some(Seat(0)), Step::Discard { limit: 3 }));
    let kinds = [Card::Leap, Card::Push, Card::Shield].map(|card| Move::Discard { card });
    assert_eq!(listed(&state), kinds);
    make(&mut state, Move::Discard { card: Card::Push });
    assert_eq!((state.to_move(), state.hand(Seat(0)).len()), (Some(Seat(1)), 3));
}

#[test]
fn a_second_voluntary_pass_stops_the_game_after_the_hand_limit() {
    let mut state = board(json!({ "hands": [["leap", "push", "shield"], []], "deck": ["shield"], "toMove": "white" }));
    make(&mut state, Move::Pass);
    make(&mut state, Move::Draw);
    make(&mut state, Move::Pass);
    assert_eq!(state.table().phase(), Phase::Playing);
    let events = make(&mut state, Move::Discard { card: Card::Leap });
    assert!(matches!(events[..], [Event::Discarded { .. }, Event::Stopped { .. }]));
    make(&mut state, Move::Resume);
    assert_eq!(refused(&state, Move::Draw), (Refusal::ResumedWithoutCards, "GO-1.4"));
}

#[test]
fn take_back_removes_the_last_turns_stone_if_it_captured_nothing() {
    let mut state = board(json!({ "hands": [["takeBack"], []], "toMove": "white", "moves": ["A1"] }));
    make(&mut state, card(Card::TakeBack));
    assert_eq!(rows(&state)[4], ".....");
    let capture =
        json!({ "rows": ["XO.", "...", "..."], "toMove": "white", "moves": ["A2"], "hands": [["takeBack"], []] });
    let mut state = placed(capture);
    let events = make(&mut state, card(Card::TakeBack));
    assert!(events.contains(&Event::WithoutEffect { seat: Seat(0), card: Card::TakeBack }));
    assert_eq!(rows(&state)[0], ".O.");
}

#[test]
fn a_pushed_stone_may_take_the_pushers_own_group_with_it() {
    // The white stone that Black pushes takes the last liberty of Black's own stone in the corner.
    let mut state = placed(json!({ "rows": ["...", ".O.", "XO."], "hands": [["push"], []] }));
    make(&mut state, card(Card::Push));
    make(&mut state, target("B2"));
    let events = make(&mut state, target("A2"));
    let stones = [point("A1")].into_iter().collect();
    assert_eq!(events.last(), Some(&Event::LifelessRemoved { seat: Seat(1), owner: Seat(0), stones }));
    assert_eq!(rows(&state), ["...", "O..", ".O."]);
    assert_eq!(Cardgo::view(&state, Seat(0)).captures, [0, 1]);
}

#[test]
fn a_doze_is_a_forced_pass() {
    let mut state = board(json!({ "deck": ["doze"], "toMove": "white", "moves": ["pass"] }));
    let events = make(&mut state, Move::Draw);
    assert!(matches!(events[2], Event::Passed { forced: Some(Card::Doze), .. }), "{events:?}");
    assert_eq!((state.to_move(), state.table().position().passes()), (Some(Seat(1)), 0));
}

#[test]
fn when_nothing_is_left_to_play_it_is_ordinary_go() {
    let mut state = board(json!({ "hands": [["pickpocket"], ["shield"]], "rest": "discards" }));
    assert!(!state.table().is_ordinary());
    make(&mut state, card(Card::Pickpocket));
    make(&mut state, Move::Let);
    let events = make(&mut state, play("A1"));
    assert_eq!(events.last(), Some(&Event::OrdinaryGo));
    assert_eq!(refused(&state, Move::Draw), (Refusal::OrdinaryGo, "GO-2.3"));
}

#[test]
fn ordinary_go_asks_nobody_to_discard() {
    let hands = json!([[], ["headwind", "headwind", "headwind"]]);
    let mut state = board(json!({ "hands": hands, "deck": ["gift", "mirror"], "rest": "discards" }));
    let events = after(&mut state, &[Move::Draw, Move::Let, play("A1")]);
    assert_eq!((events.last(), state.hand(Seat(1)).len()), (Some(&Event::OrdinaryGo), 4));
    // White moves with four counters in hand, then it is Black's turn; two passes end the game.
    for mv in [play("E5"), Move::Pass, Move::Pass] {
        make(&mut state, mv);
        assert_eq!(state.table().step(), Step::Turn);
        Cardgo::audit(&state).unwrap();
        for seat in [Seat(0), Seat(1)] {
            let dealt = Cardgo::determinize(&Cardgo::view(&state, seat), &mut Chance::new(Seed(1)));
            Cardgo::audit(&dealt).unwrap();
        }
    }
    assert!(matches!(state.table().phase(), Phase::Counting { .. }));
}

#[test]
fn the_turn_in_which_the_last_card_goes_still_has_its_hand_limit() {
    let hands = json!([["headwind", "headwind", "headwind"], []]);
    let mut state = board(json!({ "hands": hands, "deck": ["mirror"], "rest": "discards" }));
    after(&mut state, &[Move::Draw, play("A1")]);
    assert_eq!(state.table().step(), Step::Discard { limit: 3 });
    assert_eq!(make(&mut state, Move::Discard { card: Card::Mirror }).last(), Some(&Event::OrdinaryGo));
}

/// An older version of the rules asked for a discard in ordinary Go; a state saved at that point can still be
/// answered.
#[test]
fn a_kept_state_that_asks_for_a_card_in_ordinary_go_can_be_answered() {
    let hands = json!([[], ["headwind", "headwind", "headwind"]]);
    let mut state = board(json!({ "hands": hands, "deck": ["gift", "mirror"], "rest": "discards" }));
    after(&mut state, &[Move::Draw, Move::Let, play("A1"), play("E5")]);
    let mut kept = serde_json::to_value(&state).unwrap();
    kept["table"]["desk"]["step"] = json!({ "kind": "discard", "limit": 3 });
    let mut state: State = serde_json::from_value(kept).unwrap();
    Cardgo::audit(&state).unwrap();
    assert_eq!(state.to_move(), Some(Seat(1)));
    make(&mut state, Move::Discard { card: Card::Mirror });
    assert_eq!((state.to_move(), state.table().step()), (Some(Seat(0)), Step::Turn));
    Cardgo::audit(&state).unwrap();
}

#[test]
fn a_setup_that_does_not_speak_of_failed_cards_keeps_the_move() {
    let written = json!({ "size": 9, "komi": 13, "handicap": 0, "cards": "deck" });
    let read: Setup = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(read.failed, FailedCardRule::Move);
    assert_eq!(serde_json::to_value(read).unwrap(), written, "and is written as it was, down to the fingerprint");
    assert_eq!(serde_json::to_value(Setup::default()).unwrap()["failed"], "lost");
}
