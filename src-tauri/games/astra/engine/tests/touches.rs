//! Tests of moves that are nearly legal, and of touches on the way to legal moves.

use astra::{Aim, Astra, Card, DisplayPlace, Intent, Modification, Move, PERSON, Path, Setup, StarId, State, rules};
use game::{Chance, Cites, Game, RuleId, Seat, Seed, Silent};
use serde_json::json;

/// Calls `each` with every decision of the person in some random games in which abilities and long paths are
/// frequent.
fn every_decision(games: u64, mut each: impl FnMut(&State, Seat, &[Move], &mut Chance)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let modifications = Modification::ALL.into_iter().filter(|one| *one as u64 == seed % 24).collect();
        let setup = Setup { modifications, ..Setup::default() };
        let mut state = Astra::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        while let Some(seat) = Astra::to_move(&state) {
            moves.clear();
            Astra::legal_moves(&state, &mut moves);
            if seat == PERSON {
                each(&state, seat, &moves, &mut chance);
            }
            let mv = chance.pick(&moves).unwrap();
            Astra::apply(&mut state, mv, &mut Silent);
        }
    }
}

fn some_star(chance: &mut Chance) -> StarId {
    StarId::new(chance.below(14) as u8).unwrap()
}

fn some_place(chance: &mut Chance) -> DisplayPlace {
    DisplayPlace::ALL[chance.index(3)]
}

/// Returns a random card that can matter in this state.
fn near_card(state: &State, chance: &mut Chance) -> Card {
    let near: Vec<Card> = state
        .journal()
        .active()
        .iter()
        .map(|active| active.card)
        .chain(state.charts().map(|(_, chart)| chart.card))
        .collect();
    chance.pick(&near).unwrap()
}

/// Returns a legal move with one part changed.
fn next_to(state: &State, mv: Move, chance: &mut Chance) -> Move {
    let (place, star, card) = (some_place(chance), some_star(chance), near_card(state, chance));
    match (mv, chance.below(4)) {
        (Move::Observe { path, .. }, 0) => Move::Observe { place, path },
        (Move::Observe { place, path }, 1) if !path.stars().contains(star) && path.len() < 14 => {
            Move::Observe { place, path: path.then(star) }
        }
        (Move::Observe { place, path }, 2) => {
            let mut stars: Vec<StarId> = path.into();
            let at = chance.index(stars.len());
            stars.swap(0, at);
            Move::Observe { place, path: stars.into_iter().collect() }
        }
        (Move::Observe { place, path }, 3) if path.len() > 1 => {
            Move::Observe { place, path: path.into_iter().skip(1).collect() }
        }
        (Move::Use { aim, .. }, 0) => Move::Use { card, aim },
        (Move::Use { card, .. }, 1) => Move::Use { card, aim: Aim::Star(place, star) },
        (Move::Use { card: used, .. }, 2) => Move::Use { card: used, aim: Aim::Exhausted(card) },
        (Move::Use { card, .. }, 3) => Move::Use { card, aim: Aim::Displayed(place) },
        (Move::Take { boon, .. }, _) => Move::Take { boon, card: Some(card) },
        (Move::Dream { .. }, _) => Move::Dream { star },
        (Move::SetAside { .. }, _) => Move::SetAside { card },
        (Move::Discover { .. }, _) => Move::Discover { place },
        // Replaces the move by one of another kind.
        _ => [
            Move::Observe { place, path: Path::EMPTY.then(star) },
            Move::Use { card, aim: Aim::Nothing },
            Move::Rest,
            Move::Stop,
            Move::Decline,
        ][chance.index(5)],
    }
}

#[test]
fn a_move_next_to_a_listed_one_is_accepted_exactly_when_it_is_listed() {
    every_decision(120, |state, seat, listed, chance| {
        for _ in 0..60 {
            let mv = next_to(state, chance.pick(listed).unwrap(), chance);
            let answer = Astra::check(state, seat, mv);
            assert_eq!(answer.is_ok(), listed.contains(&mv), "{mv:?} {answer:?}\n{state:?}");
            let intent = Astra::intent(mv);
            let against = Astra::explain(&Astra::view(state, seat), &intent);
            if listed.contains(&mv) {
                assert!(against.is_empty(), "{mv:?} {against:?}");
                assert_eq!(Astra::whole_move(&intent), Some(mv), "a whole move is a touch, too");
            }
        }
    });
}

#[test]
fn every_touch_on_the_way_to_a_listed_move_is_welcome() {
    every_decision(60, |state, seat, listed, chance| {
        let view = Astra::view(state, seat);
        for mv in (0..10).filter_map(|_| chance.pick(listed)) {
            let touches = match mv {
                Move::Observe { place, path } => {
                    let stars: Vec<StarId> = path.into();
                    (0..=stars.len()).map(|drawn| Intent::Observe { place, path: stars[..drawn].to_vec() }).collect()
                }
                Move::Use { card, .. } => vec![Intent::Use { card, aim: Aim::Nothing }],
                Move::Take { boon, .. } => vec![Intent::Take { boon, card: None }],
                _ => vec![Astra::intent(mv)],
            };
            for touch in touches {
                let against = Astra::explain(&view, &touch);
                assert!(against.is_empty(), "{touch:?} {against:?}");
            }
        }
    });
}

#[test]
fn a_line_that_leads_nowhere_always_says_why() {
    every_decision(60, |state, seat, listed, chance| {
        let view = Astra::view(state, seat);
        for _ in 0..10 {
            let place = some_place(chance);
            let path: Vec<StarId> = (0..chance.below(4)).map(|_| some_star(chance)).collect();
            let touch = Intent::Observe { place, path: path.clone() };
            let begun = |mv: &Move| match *mv {
                Move::Observe { place: at, path: whole } => at == place && Vec::from(whole).starts_with(&path),
                _ => false,
            };
            let against = Astra::explain(&view, &touch);
            assert_eq!(against.is_empty(), listed.iter().any(begun), "{touch:?} {against:?}");
        }
    });
}

/// Returns the rules that forbid a touch, in the order reported.
fn rules_against(state: &State, touch: &Intent) -> Vec<RuleId> {
    Astra::explain(&Astra::view(state, PERSON), touch).iter().map(Cites::rule).collect()
}

#[test]
fn a_line_that_costs_too_much_is_refused_for_that_before_its_missing_lines() {
    let position = json!({
        "display": [{ "card": "cyg" }, { "card": "per" }, { "card": "tau" }],
        "you": { "stardust": 2 },
    });
    let state = Astra::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap();
    let against = |stars: &[u8]| {
        let path = stars.iter().map(|star| StarId::new(*star).unwrap()).collect();
        rules_against(&state, &Intent::Observe { place: DisplayPlace::ALL[0], path })
    };
    // In Cygnus, 8 is the starting star; a line joins it to 7, and 7 to 2, but none joins 8 to 2.
    assert_eq!(against(&[8, 7]), []);
    assert_eq!(against(&[8, 7, 2]), [rules::OBSERVE]);
    assert_eq!(against(&[8, 2]), [rules::NEXT_STAR]);
    assert_eq!(against(&[8, 2, 3]), [rules::OBSERVE, rules::NEXT_STAR]);
    assert_eq!(against(&[7, 3, 2]), [rules::OBSERVE, rules::FIRST_STAR, rules::NEXT_STAR]);
}

#[test]
fn all_that_stands_against_a_line_is_told_in_the_order_of_the_rules() {
    let mut several = 0;
    every_decision(60, |state, _, _, chance| {
        for _ in 0..20 {
            let path = (0..chance.below(7)).map(|_| some_star(chance)).collect();
            let touch = Intent::Observe { place: some_place(chance), path };
            let told = rules_against(state, &touch);
            let places = told.iter().map(|rule| rules::ALL.iter().position(|known| known == rule).unwrap());
            assert!(places.is_sorted(), "{touch:?} {told:?}");
            several += u32::from(told.first() != told.last());
        }
    });
    assert!(several > 1_000, "{several} touches broke several rules");
}
