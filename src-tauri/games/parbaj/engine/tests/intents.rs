//! Tests moves similar to legal ones, and the touches that lead to them, in each seat's view.

use game::{Chance, Game, Seat, Seed, Silent};
use parbaj::{
    CardId, CostPart, Intent, Move, Parbaj, PermanentId, Refusal, Setup, State, Step, Target, UpkeepStep, other,
};
use parbaj_cards::{AbilityZone, Deck};

/// Plays random duels with every pair of ready decks, and calls `each` at every decision with the state, the seat that
/// decides, and the legal moves.
fn every_decision(games: u64, mut each: impl FnMut(&State, Seat, &[Move], &mut Chance)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        for _ in 0..2_000 {
            let Some(seat) = Parbaj::to_move(&state) else { break };
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            each(&state, seat, &moves, &mut chance);
            Parbaj::apply(&mut state, chance.pick(&moves).unwrap(), &mut Silent);
        }
    }
}

/// Returns a permanent in play, or an identifier that may be gone.
fn some_permanent(state: &State, chance: &mut Chance) -> PermanentId {
    let there: Vec<PermanentId> = state.permanents().iter().map(parbaj::Permanent::id).collect();
    let gone = PermanentId(chance.below(40) as u16);
    if chance.below(8) == 0 { gone } else { chance.pick(&there).unwrap_or(gone) }
}

/// Returns a card from a hand, a discard pile or play.
fn some_card(state: &State, chance: &mut Chance) -> CardId {
    let seat = Seat(chance.below(2) as u8);
    let near: Vec<CardId> = match chance.below(3) {
        0 => state.hand(seat).to_vec(),
        1 => state.discard(seat).to_vec(),
        _ => state.permanents().iter().map(parbaj::Permanent::card).collect(),
    };
    let any = CardId::all().nth(chance.index(CardId::all().len())).unwrap();
    chance.pick(&near).unwrap_or(any)
}

fn some_target(state: &State, chance: &mut Chance) -> Target {
    let seat = Seat(chance.below(2) as u8);
    match chance.below(4) {
        0 => Target::Player { seat },
        1 => Target::Discarded { seat, card: chance.pick(state.discard(seat)).unwrap_or(some_card(state, chance)) },
        _ => Target::Permanent { permanent: some_permanent(state, chance) },
    }
}

/// Returns a legal move with one part changed, or another kind of move.
fn next_to(state: &State, mv: Move, chance: &mut Chance) -> Move {
    let (permanent, card, target) =
        (some_permanent(state, chance), some_card(state, chance), some_target(state, chance));
    let clause = chance.below(4) as u8;
    match (mv, chance.below(3)) {
        (Move::Play { .. }, 0) => Move::Play { card },
        (Move::Play { card }, 1) => Move::React { card },
        (Move::React { .. }, 0) => Move::React { card },
        (Move::React { card }, 1) => Move::Play { card },
        (Move::Use { clause, .. }, 0) => Move::Use { permanent, clause },
        (Move::Use { permanent, .. }, 1) => Move::Use { permanent, clause },
        (Move::UseCard { place, clause, .. }, 0) => Move::UseCard { place, card, clause },
        (Move::UseCard { place, card, .. }, 1) => Move::UseCard { place, card, clause },
        (Move::UseCard { card, clause, .. }, 2) => Move::UseCard { place: AbilityZone::Play, card, clause },
        (Move::Against { .. }, _) => Move::Against { action: clause },
        (Move::Target { .. }, 0 | 1) => Move::Target { target },
        (Move::X { .. }, 0 | 1) => Move::X { x: chance.below(12) as u8 },
        (Move::Give { .. }, 0) => Move::Give { permanent },
        (Move::GiveCard { .. }, 0) => Move::GiveCard { card },
        (Move::March { .. }, 0 | 1) => Move::March { permanent },
        (Move::Attack { target, .. }, 0) => Move::Attack { attacker: permanent, target },
        (Move::Attack { attacker, .. }, 1) => Move::Attack { attacker, target },
        (Move::Next { what, .. }, 0) => Move::Next { permanent, what },
        (Move::Next { permanent, .. }, 1) => Move::Next { permanent, what: UpkeepStep::Clause { clause } },
        (Move::Next { permanent, .. }, 2) => Move::Next { permanent, what: UpkeepStep::Poison },
        (Move::StrikeNext { .. }, 0 | 1) => Move::StrikeNext { attacker: permanent },
        // Replaces the move by one of another kind.
        _ => match chance.below(8) {
            0 => Move::Play { card },
            1 => Move::React { card },
            2 => Move::Use { permanent, clause },
            3 => Move::UseCard { place: [AbilityZone::Hand, AbilityZone::Discard][chance.index(2)], card, clause },
            4 => Move::Give { permanent },
            5 => Move::GiveCard { card },
            6 => Move::Attack { attacker: permanent, target },
            _ => Parbaj::random_move(chance),
        },
    }
}

/// Whether a legal move can begin by touching that card in hand.
fn begins_with_hand_card(mv: Move, touched: CardId) -> bool {
    match mv {
        Move::Play { card } | Move::React { card } | Move::GiveCard { card } => card == touched,
        Move::UseCard { place, card, .. } => place == AbilityZone::Hand && card == touched,
        _ => false,
    }
}

/// Whether a legal move can begin or end by touching that permanent.
fn has_permanent(mv: Move, touched: PermanentId) -> bool {
    match mv {
        Move::Use { permanent, .. }
        | Move::Give { permanent }
        | Move::March { permanent }
        | Move::Next { permanent, .. }
        | Move::StrikeNext { attacker: permanent }
        | Move::Target { target: Target::Permanent { permanent } } => permanent == touched,
        Move::Attack { attacker, target } => attacker == touched || target == Target::Permanent { permanent: touched },
        _ => false,
    }
}

#[test]
fn a_move_next_to_a_listed_one_is_accepted_exactly_when_it_is_listed() {
    every_decision(48, |state, seat, listed, chance| {
        let view = Parbaj::view(state, seat);
        for _ in 0..12 {
            let mv = next_to(state, chance.pick(listed).unwrap(), chance);
            let answer = Parbaj::check(state, seat, mv);
            assert_eq!(answer.is_ok(), listed.contains(&mv), "{mv:?} {answer:?}\n{state:?}");
            let intent = Parbaj::intent(mv);
            assert_eq!(Parbaj::whole_move(&intent), Some(mv), "a whole move is a touch, too");
            let against = Parbaj::explain(&view, &intent);
            assert_eq!(against.is_empty(), listed.contains(&mv), "{mv:?} {against:?}\n{state:?}");
            assert_eq!(against.first().copied(), answer.err(), "{mv:?}: the view knows as much as is needed");
        }
    });
}

#[test]
fn every_listed_move_is_a_welcome_touch_and_so_is_what_it_begins_with() {
    every_decision(48, |state, seat, listed, _| {
        let view = Parbaj::view(state, seat);
        for mv in listed {
            let against = Parbaj::explain(&view, &Parbaj::intent(*mv));
            assert!(against.is_empty(), "{mv:?} {against:?}\n{state:?}");
        }
    });
}

#[test]
fn a_touched_card_or_permanent_is_refused_exactly_when_nothing_listed_has_to_do_with_it() {
    every_decision(96, |state, seat, listed, chance| {
        let view = Parbaj::view(state, seat);
        for _ in 0..4 {
            let card = some_card(state, chance);
            let touch = Intent::HandCard { card };
            let against = Parbaj::explain(&view, &touch);
            let welcome = listed.iter().any(|mv| begins_with_hand_card(*mv, card));
            assert_eq!(against.is_empty(), welcome, "{touch:?} {against:?} {listed:?}\n{state:?}");
            let permanent = some_permanent(state, chance);
            let touch = Intent::Permanent { permanent };
            let against = Parbaj::explain(&view, &touch);
            let welcome = listed.iter().any(|mv| has_permanent(*mv, permanent));
            assert_eq!(against.is_empty(), welcome, "{touch:?} {against:?} {listed:?}\n{state:?}");
        }
    });
}

#[test]
fn while_something_is_paid_a_touch_is_refused_for_what_is_paid_now() {
    let mut unfit_builders = 0;
    every_decision(400, |state, seat, _, _| {
        let Step::Paying { .. } = state.step() else { return };
        for &card in state.hand(seat) {
            let answer = Parbaj::check(state, seat, Move::GiveCard { card });
            assert!(!matches!(answer, Err(Refusal::NotInHand { .. })), "{card:?} is in hand");
        }
        for it in state.permanents() {
            let answer = Parbaj::check(state, seat, Move::Give { permanent: it.id() });
            if matches!(answer, Err(Refusal::CantBeGiven { part: CostPart::Builders, .. })) {
                unfit_builders += 1;
            }
        }
    });
    assert!(unfit_builders > 0, "what can't build is told so");
}

#[test]
fn who_isnt_asked_is_told_so_whatever_is_touched() {
    every_decision(24, |state, seat, listed, chance| {
        let view = Parbaj::view(state, other(seat));
        let touches = [
            Parbaj::intent(chance.pick(listed).unwrap()),
            Intent::HandCard { card: some_card(state, chance) },
            Intent::Permanent { permanent: some_permanent(state, chance) },
        ];
        for touch in touches {
            assert!(!Parbaj::explain(&view, &touch).is_empty(), "{touch:?}\n{state:?}");
        }
    });
}

#[test]
fn once_it_is_over_every_touch_says_so() {
    let mut ends = 0;
    for seed in 0..8 {
        let mut state = Parbaj::deal(&Setup::default(), Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        let mut moves = Vec::new();
        while Parbaj::to_move(&state).is_some() {
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            Parbaj::apply(&mut state, chance.pick(&moves).unwrap(), &mut Silent);
        }
        ends += 1;
        for seat in [Seat(0), Seat(1)] {
            let view = Parbaj::view(&state, seat);
            let permanent = some_permanent(&state, &mut chance);
            let touches = [
                Parbaj::intent(Parbaj::random_move(&mut chance)),
                Intent::HandCard { card: some_card(&state, &mut chance) },
                Intent::Permanent { permanent },
            ];
            for touch in touches {
                assert_eq!(Parbaj::explain(&view, &touch).len(), 1, "{touch:?}\n{state:?}");
            }
        }
    }
    assert_eq!(ends, 8);
}
