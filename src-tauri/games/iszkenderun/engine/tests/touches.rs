//! Tests of moves that are nearly legal, and of touches on the way to legal moves.

use game::{Chance, Cites, Game, Seat, Seed, Silent};
use iszkenderun::{Card, CardSet, Closes, Intent, Iszkenderun, MarkerAction, Move, Setup, State, TwoSuited, rules};

/// Calls `each` with every position of some random games in which passing is rare.
fn every_position(games: u64, mut each: impl FnMut(&State, Seat, &[Move], &mut Chance)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let closes = if seed % 3 == 0 { Closes::Rightmost } else { Closes::Anywhere };
        let two_suited = if seed % 5 == 0 { TwoSuited::FinalOnly } else { TwoSuited::Always };
        let setup = Setup { seats: 3 + (seed % 2) as u8, closes, two_suited, ..Setup::default() };
        let mut state = Iszkenderun::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        while let Some(seat) = Iszkenderun::to_move(&state) {
            moves.clear();
            Iszkenderun::legal_moves(&state, &mut moves);
            each(&state, seat, &moves, &mut chance);
            let mut mv = chance.pick(&moves).unwrap();
            if mv == Move::Pass && chance.below(3) > 0 {
                mv = chance.pick(&moves).unwrap();
            }
            Iszkenderun::apply(&mut state, mv, &mut Silent);
        }
    }
}

fn any_card(chance: &mut Chance) -> Card {
    Card::all().nth(chance.index(51)).unwrap()
}

/// Returns a random card of the seat's hand, a row or the discard pile.
fn near_card(state: &State, seat: Seat, chance: &mut Chance) -> Card {
    let mut near: Vec<Card> = state.hand(seat).into_iter().collect();
    for row in 0..state.seats() {
        near.extend(state.table().row(Seat(row)).iter().map(|laid| laid.card));
    }
    near.extend(state.discards().iter().take(4));
    chance.pick(&near).unwrap_or_else(|| any_card(chance))
}

/// Returns a legal move with one part changed.
fn next_to(state: &State, seat: Seat, mv: Move, chance: &mut Chance) -> Move {
    let part = chance.below(4);
    let card = near_card(state, seat, chance);
    let any_extra = (chance.below(2) == 0).then_some(card);
    let one_more =
        |targets: CardSet| if targets.contains(card) { CardSet::EMPTY } else { targets.with(CardSet::of(card)) };
    match (mv, part) {
        (Move::Play { card, .. }, 0) => Move::Play { card, row: Seat(chance.below(5) as u8) },
        (Move::Play { row, .. }, 1) => Move::Play { card, row },
        (Move::Use { targets, extra, .. }, 0) => Move::Use { card, targets, extra },
        (Move::Use { card: payer, extra, .. }, 1) => Move::Use { card: payer, targets: CardSet::of(card), extra },
        (Move::Use { card: payer, targets, extra }, 2) => Move::Use { card: payer, targets: one_more(targets), extra },
        (Move::Use { card: payer, targets, .. }, 3) => Move::Use { card: payer, targets, extra: any_extra },
        (Move::Marker { deed, targets, extra, .. }, 0) => Move::Marker { cost: card, deed, targets, extra },
        (Move::Marker { cost, targets, extra, .. }, 1) => {
            Move::Marker { cost, deed: MarkerAction::ALL[chance.index(4)], targets, extra }
        }
        (Move::Marker { cost, deed, targets, extra }, 2) => {
            let targets = if chance.below(2) == 0 { CardSet::of(card) } else { one_more(targets) };
            Move::Marker { cost, deed, targets, extra }
        }
        (Move::Marker { cost, deed, targets, .. }, 3) => Move::Marker { cost, deed, targets, extra: any_extra },
        (Move::Bank { .. }, _) => Move::Bank { card },
        (Move::Discard { .. }, _) => Move::Discard { card },
        // Replaces the move by one of another kind.
        _ => match chance.below(5) {
            0 => Move::Play { card, row: seat },
            1 => Move::Use { card, targets: CardSet::EMPTY, extra: None },
            2 => Move::Use { card, targets: CardSet::of(any_card(chance)), extra: None },
            3 => Move::Marker {
                cost: card,
                deed: MarkerAction::ALL[chance.index(4)],
                targets: CardSet::EMPTY,
                extra: None,
            },
            _ => Move::Bank { card },
        },
    }
}

fn in_spec_order(rules: &[game::RuleId]) -> bool {
    let place = |rule: &game::RuleId| rules::ALL.iter().position(|known| known == rule).unwrap();
    rules.iter().map(place).is_sorted()
}

#[test]
fn a_move_next_to_a_listed_one_is_accepted_exactly_when_it_is_listed() {
    every_position(60, |state, seat, listed, chance| {
        for _ in 0..60 {
            let mv = next_to(state, seat, chance.pick(listed).unwrap(), chance);
            let answer = Iszkenderun::check(state, seat, mv);
            assert_eq!(answer.is_ok(), listed.contains(&mv), "{mv:?} {answer:?}\n{state:?}");
            // A complete move is a touch too.
            let against = Iszkenderun::explain(&Iszkenderun::view(state, seat), &Iszkenderun::intent(mv));
            if listed.contains(&mv) {
                assert!(against.is_empty());
            }
            let rules: Vec<_> = against.iter().map(Cites::rule).collect();
            assert!(in_spec_order(&rules), "{mv:?} {against:?}");
        }
    });
}

#[test]
fn every_touch_on_the_way_to_a_listed_move_is_welcome() {
    every_position(20, |state, seat, listed, chance| {
        let view = Iszkenderun::view(state, seat);
        for mv in (0..10).filter_map(|_| chance.pick(listed)) {
            let mut touches = vec![Iszkenderun::intent(mv)];
            match mv {
                Move::Use { card, targets, extra } => {
                    let mut order: Vec<Card> = targets.into();
                    order.reverse();
                    for count in 0..=order.len() {
                        touches.push(Intent::Use { card, targets: order[..count].to_vec(), extra: None });
                    }
                    touches.push(Intent::Use { card, targets: Vec::new(), extra });
                    touches.push(Intent::Card { card });
                }
                Move::Marker { cost, deed, targets, extra } => {
                    let cards: Vec<Card> = targets.into();
                    let marker = |cost, deed, targets, extra| Intent::Marker { cost, deed, targets, extra };
                    touches.push(marker(None, None, Vec::new(), None));
                    touches.push(marker(Some(cost), None, Vec::new(), None));
                    touches.push(marker(Some(cost), Some(deed), Vec::new(), extra));
                    touches.push(marker(None, Some(deed), cards.clone(), None));
                    touches.push(marker(Some(cost), Some(deed), cards[..cards.len() / 2].to_vec(), None));
                    touches.push(Intent::Card { card: cost });
                }
                Move::Play { card, .. } | Move::Bank { card } | Move::Discard { card } => {
                    touches.push(Intent::Card { card });
                }
                Move::Pass => {}
            }
            for touch in touches {
                let against = Iszkenderun::explain(&view, &touch);
                assert!(against.is_empty(), "{touch:?} {against:?}");
            }
        }
    });
}

#[test]
fn a_touch_that_leads_nowhere_always_says_why() {
    every_position(30, |state, seat, listed, chance| {
        let view = Iszkenderun::view(state, seat);
        for _ in 0..10 {
            let (card, other) = (near_card(state, seat, chance), near_card(state, seat, chance));
            let touch = match chance.below(6) {
                0 => Intent::Card { card },
                1 => Intent::Use { card, targets: Vec::new(), extra: None },
                2 => Intent::Use { card, targets: vec![other], extra: None },
                3 => Intent::Marker { cost: Some(card), deed: None, targets: Vec::new(), extra: None },
                4 => {
                    let deed = Some(MarkerAction::ALL[chance.index(4)]);
                    Intent::Marker { cost: Some(card), deed, targets: vec![other], extra: None }
                }
                _ => Intent::Marker { cost: None, deed: None, targets: Vec::new(), extra: None },
            };
            let against = Iszkenderun::explain(&view, &touch);
            let begun = |mv: &Move| match (&touch, *mv) {
                (Intent::Card { card }, Move::Play { card: first, .. } | Move::Use { card: first, .. }) => {
                    *card == first
                }
                (Intent::Card { card }, Move::Bank { card: first } | Move::Discard { card: first }) => *card == first,
                (Intent::Card { card }, Move::Marker { cost, .. }) => *card == cost,
                (Intent::Use { card, targets, .. }, Move::Use { card: payer, targets: all, .. }) => {
                    *card == payer && all.contains_all(targets.iter().copied().collect())
                }
                (
                    Intent::Marker { cost, deed, targets, .. },
                    Move::Marker { cost: paid, deed: does, targets: all, .. },
                ) => {
                    cost.is_none_or(|cost| cost == paid)
                        && deed.is_none_or(|deed| deed == does)
                        && all.contains_all(targets.iter().copied().collect())
                }
                _ => false,
            };
            assert_eq!(against.is_empty(), listed.iter().any(begun), "{touch:?} {against:?}");
        }
    });
}
