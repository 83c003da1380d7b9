//! Near misses of legal moves, and touches on the way to legal moves.

use astra::{Aim, Astra, Card, Intent, Modification, Move, Path, Place, Setup, StarId, State};
use game::{Chance, Game, Seat, Seed, Silent};

/// Calls `each` with every decision of the person in some random games in which abilities and long paths are frequent.
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
            if seat == astra::PERSON {
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

fn some_place(chance: &mut Chance) -> Place {
    Place::ALL[chance.index(3)]
}

/// A card that matters now.
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

/// A legal move with one part changed.
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
        // From one kind of move to another.
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
