//! The valid targets of cards, and the boards that cards leave.

use super::paper::Spot;
use super::played::{Somewhere, at, listed, make, on_paper, rows, somewhere, spot};
use super::slow::{aimed, settled};
use cardgo::{Card, Cardgo, Move, Point, State, Step, TargetKind};
use game::{Chance, Game, Seed};
use serde_json::json;

const AIMED: [&str; 7] = ["twinStones", "leap", "push", "pluck", "recolour", "exchange", "bridge"];

fn targets(state: &State) -> Vec<Point> {
    listed(state).into_iter().map(|mv| if let Move::Target { point } = mv { point } else { panic!("{mv:?}") }).collect()
}

/// All second points that are valid with a first one, by the reference implementation.
fn seconds(place: &Somewhere, card: &str, first: Spot, two: bool) -> Vec<Spot> {
    let spots = if two { place.paper.board().spots() } else { vec![first] };
    spots.into_iter().filter(|second| aimed(&place.paper, card, first, *second).is_some()).collect()
}

#[test]
fn cards_are_aimed_at_what_the_spec_says_and_leave_the_board_it_says() {
    let mut chance = Chance::new(Seed(3));
    let mut acted = [0; AIMED.len()];
    for seed in 0..2_000_u64 {
        let nth = seed as usize % AIMED.len();
        let (name, card) = (AIMED[nth], AIMED[nth].parse::<Card>().unwrap());
        let size = 2 + (seed / 7 % 4) as u8 + u8::from(nth > 0 && seed.is_multiple_of(5));
        let stones = chance.index(usize::from(size) * usize::from(size) * 3 / 2);
        let place = somewhere(size, stones, seed);
        let mut state = place.with(json!({ "hands": place.hands(&[name]) }));
        let two = card.wants() == TargetKind::Points;
        let firsts =
            place.paper.board().spots().into_iter().filter(|first| !seconds(&place, name, *first, two).is_empty());
        let firsts: Vec<Point> = firsts.map(at).collect();
        let (seat, before) = (state.to_move(), rows(&state));
        make(&mut state, Move::Card { card });
        if firsts.is_empty() {
            // GO-3.9: the card has no effect. If it was played instead of the move, the move is lost as well.
            let next = if card == Card::Bridge { seat } else { seat.map(|seat| game::Seat(1 - seat.0)) };
            assert_eq!((state.to_move(), state.table().step(), rows(&state)), (next, Step::Turn, before));
            assert_eq!(state.table().discards(), [card]);
            continue;
        }
        assert_eq!(targets(&state), firsts, "{name} on\n{}", before.join("\n"));
        let mut refused = state.table().position().board().points().filter(|point| !firsts.contains(point));
        assert!(refused.all(|point| Cardgo::check(&state, seat.unwrap(), Move::Target { point }).is_err()));
        let first = chance.pick(&firsts).unwrap();
        make(&mut state, Move::Target { point: first });
        let mut second = first;
        if two {
            let expected: Vec<Point> = seconds(&place, name, spot(first), true).into_iter().map(at).collect();
            assert_eq!(targets(&state), expected, "{name} from {first} on\n{}", before.join("\n"));
            second = chance.pick(&expected).unwrap();
            make(&mut state, Move::Target { point: second });
        }
        acted[nth] += 1;
        let left = aimed(&place.paper, name, spot(first), spot(second)).unwrap();
        let left = settled(left, place.paper.turn);
        assert_eq!(on_paper(&rows(&state)), left, "{name} {first} {second} on\n{}", before.join("\n"));
        // A card played instead of a move ends the turn.
        assert_eq!(state.to_move() == seat, card == Card::Bridge);
        let history = state.table().position().history();
        assert_eq!(history.len(), place.paper.boards.len() + 1);
        assert_eq!(history.last(), Some(&state.table().position().board().hash()));
        Cardgo::audit(&state).unwrap();
    }
    assert!(acted.iter().all(|count| *count > 30), "{acted:?}");
}
