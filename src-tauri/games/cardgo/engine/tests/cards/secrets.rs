//! Tests that a view hides what the seat may not know (GO-3.1, GO-4.17, GO-4.19, GO-4.21, GO-4.22).

use super::played::{listed, make, placed, play, point, target};
use cardgo::{Card, Cardgo, Event, Move, State, Step};
use game::{Game, Seat};
use serde_json::{Value, json};

const BLACK: Seat = Seat(0);
const WHITE: Seat = Seat(1);

fn board(more: Value) -> State {
    let mut diagram = json!({ "rows": [".....", ".X.O.", ".....", ".O.X.", "....."] });
    let Value::Object(more) = more else { panic!("an object") };
    diagram.as_object_mut().unwrap().extend(more);
    placed(diagram)
}

/// A whole view as text, as it is sent to the window.
fn text(state: &State, seat: Seat) -> String {
    serde_json::to_string(&Cardgo::view(state, seat)).unwrap()
}

fn told(events: &[Event], seat: Seat) -> Vec<Event> {
    events.iter().filter_map(|event| Cardgo::redact(event, seat)).collect()
}

#[test]
fn a_drawn_card_is_its_players_secret() {
    let [mut one, mut other] =
        ["leap", "shield"].map(|card| board(json!({ "deck": [card, "storm"], "rest": "discards" })));
    let here = make(&mut one, Move::Draw);
    let there = make(&mut other, Move::Draw);
    assert_eq!(told(&here, WHITE), [Event::Drew { seat: BLACK, card: None, immediate: false }]);
    assert_eq!(told(&here, WHITE), told(&there, WHITE));
    let cards = Cardgo::view(&one, WHITE).cards.unwrap();
    assert_eq!((cards.hands, cards.hand.len(), cards.known.len(), cards.deck), ([1, 0], 0, 0, 1));
}

#[test]
fn a_card_being_aimed_looks_like_a_turn() {
    let mut state = board(json!({ "hands": [["pluck", "push"], ["shield"]] }));
    let before = text(&state, WHITE);
    assert!(make(&mut state, Move::Card { card: Card::Push }).is_empty());
    assert_eq!(text(&state, WHITE), before);
    make(&mut state, target("D4"));
    assert_eq!(text(&state, WHITE), before);
    assert!(matches!(state.table().step(), Step::Aim { .. }));
    make(&mut state, target("D3"));
    assert_eq!(state.to_move(), Some(WHITE));
    let announced = Cardgo::view(&state, WHITE).cards.unwrap().announced.unwrap();
    assert_eq!((announced.card, announced.targets.both()), (Card::Push, Some([point("D4"), point("D3")])));
}

#[test]
fn a_traps_point_is_seen_by_its_player_only_until_it_springs() {
    let mut state = board(json!({ "hands": [["trap"], []] }));
    make(&mut state, Move::Card { card: Card::Trap });
    assert_eq!(state.table().step(), Step::Note);
    let mut elsewhere = state.clone();
    let here = make(&mut state, target("C3"));
    let there = make(&mut elsewhere, target("A1"));
    assert_eq!(told(&here, WHITE), told(&there, WHITE));
    assert_eq!(text(&state, WHITE), text(&elsewhere, WHITE));
    assert_eq!(Cardgo::view(&state, BLACK).cards.unwrap().trap, Some(point("C3")));
    assert!(!listed(&state).contains(&play("C3")), "not for its own player");
    make(&mut state, play("A5"));
    assert!(listed(&state).contains(&play("C3")), "as if there were none");
    let before = super::played::rows(&state);
    let events = make(&mut state, play("C3"));
    let number = state.table().number();
    assert_eq!(
        events,
        [
            Event::TrapSprung { seat: WHITE, by: BLACK, point: point("C3"), number },
            Event::LastingEnded { seat: BLACK, card: Card::Trap, stopped: false },
        ]
    );
    assert_eq!((super::played::rows(&state), state.to_move()), (before, Some(BLACK)));
}

#[test]
fn the_first_point_of_a_dilemma_is_told_only_with_the_second() {
    let mut state = board(json!({ "deck": ["dilemma"] }));
    make(&mut state, Move::Draw);
    assert_eq!(state.table().step(), Step::Name { points: Default::default(), count: 0 });
    let mut elsewhere = state.clone();
    make(&mut state, target("A1"));
    make(&mut elsewhere, target("E5"));
    assert_eq!(text(&state, WHITE), text(&elsewhere, WHITE));
    let events = make(&mut state, target("C3"));
    assert_eq!(events, [Event::Named { seat: BLACK, points: [point("A1"), point("C3")] }]);
    assert_eq!((state.to_move(), listed(&state)), (Some(WHITE), vec![target("A1"), target("C3")]));
    let events = make(&mut state, target("C3"));
    assert!(matches!(events[..], [Event::Chosen { seat: WHITE, .. }, Event::Played { seat: BLACK, .. }]));
    assert_eq!(state.to_move(), Some(WHITE));
}

#[test]
fn what_a_lantern_shows_is_its_players_secret_and_stays_known() {
    let mut state = board(json!({ "hands": [["lantern"], []], "deck": ["leap", "shield", "push"] }));
    let looked = make(&mut state, Move::Card { card: Card::Lantern });
    let cards = [Card::Leap, Card::Shield, Card::Push];
    assert_eq!(looked.last(), Some(&Event::Looked { seat: BLACK, count: 3, cards: cards.to_vec() }));
    assert!(matches!(&told(&looked, WHITE)[..], [.., Event::Looked { cards, .. }] if cards.is_empty()));
    assert_eq!(Cardgo::view(&state, BLACK).cards.unwrap().looked, cards);
    assert!(Cardgo::view(&state, WHITE).cards.unwrap().looked.is_empty());
    assert_eq!(listed(&state).len(), 6);
    let order = [Some(Card::Push), Some(Card::Leap), Some(Card::Shield)];
    make(&mut state, Move::Arrange { order });
    make(&mut state, Move::Pass);
    assert_eq!(state.foreseen(BLACK), order.map(Option::unwrap));
    make(&mut state, Move::Draw);
    let view = Cardgo::view(&state, BLACK).cards.unwrap();
    assert_eq!((view.known, view.foreseen), (vec![Card::Push], vec![Card::Leap, Card::Shield]));
}

#[test]
fn a_gift_is_unseen_by_its_giver() {
    let given = |card: &str| {
        let mut state = board(json!({ "deck": ["gift", card], "rest": "discards" }));
        let events = make(&mut state, Move::Draw);
        (told(&events, BLACK), Cardgo::view(&state, BLACK).cards.unwrap().hands, state)
    };
    let (here, hands, state) = given("leap");
    assert_eq!(here, given("shield").0);
    assert_eq!((hands, Cardgo::view(&state, WHITE).cards.unwrap().hand), ([0, 1], vec![Card::Leap]));
    let (lost, hands, state) = given("storm");
    assert_eq!(lost.last(), Some(&Event::GiftLost { seat: WHITE, card: Card::Storm }));
    assert_eq!((hands, state.table().discards().last()), ([0, 0], Some(&Card::Storm)));
}

#[test]
fn being_asked_tells_nothing_of_the_hand() {
    for hand in ["headwind", "leap"] {
        let mut state = board(json!({ "hands": [["pickpocket"], [hand]] }));
        make(&mut state, Move::Card { card: Card::Pickpocket });
        assert_eq!(state.to_move(), Some(WHITE), "asked whatever they hold");
        make(&mut state, Move::Let);
        assert_eq!(state.hand(BLACK).cards(), [hand.parse::<Card>().unwrap()]);
        assert_eq!(Cardgo::view(&state, WHITE).cards.unwrap().known, state.hand(BLACK).cards());
    }
}
