//! Moves next to the listed ones, and touches of cards, whatever they could be meant for.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use game::{Chance, Game, Seat, Seed, Silent};
use parbaj::{CardId, Happening, Intent, Move, Parbaj, PermanentId, Setup, State, Target};
use parbaj_cards::{Deck, Place};

/// Shows every decision of some random duels, every pair of ready decks among them. What is taken back is decided again:
/// one look at it is enough.
fn every_decision(duels: u64, mut each: impl FnMut(&State, Seat, &[Move], &mut Chance)) {
    let mut moves = Vec::new();
    for seed in 0..duels {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        let mut taken_back = false;
        for _ in 0..2_000 {
            let Some(seat) = Parbaj::to_move(&state) else { break };
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            if !taken_back {
                each(&state, seat, &moves, &mut chance);
            }
            let mv = chance.pick(&moves).unwrap();
            taken_back = mv == Move::TakeBack;
            Parbaj::apply(&mut state, mv, &mut Silent);
        }
    }
}

/// Any card, most often one that plays some part now.
fn some_card(state: &State, seat: Seat, chance: &mut Chance) -> CardId {
    let view = Parbaj::view(state, seat);
    let near: Vec<CardId> = view.hand.iter().map(|held| held.card).collect();
    match chance.pick(&near) {
        Some(card) if chance.below(4) > 0 => card,
        _ => chance.pick(&CardId::all().collect::<Vec<_>>()).unwrap(),
    }
}

/// Any permanent, or one that isn't there.
fn some_permanent(state: &State, chance: &mut Chance) -> PermanentId {
    let there: Vec<PermanentId> = state.permanents().iter().map(|it| it.id()).collect();
    match chance.pick(&there) {
        Some(permanent) if chance.below(8) > 0 => permanent,
        _ => PermanentId(200),
    }
}

fn some_target(state: &State, seat: Seat, chance: &mut Chance) -> Target {
    match chance.below(4) {
        0 => Target::Player { seat: Seat(chance.below(2) as u8) },
        1 => Target::Discarded { seat: Seat(chance.below(2) as u8), card: some_card(state, seat, chance) },
        _ => Target::Permanent { permanent: some_permanent(state, chance) },
    }
}

/// A listed move with one part changed, or any other.
fn next_to(state: &State, seat: Seat, mv: Move, chance: &mut Chance) -> Move {
    let (card, permanent) = (some_card(state, seat, chance), some_permanent(state, chance));
    let (clause, target) = (chance.below(4) as u8, some_target(state, seat, chance));
    if chance.below(3) == 0 {
        let any = [
            Move::Keep,
            Move::Mulligan,
            Move::Play { card },
            Move::React { card },
            Move::Use { permanent, clause },
            Move::UseCard { place: Place::Hand, card, clause },
            Move::UseCard { place: Place::Discard, card, clause },
            Move::Against { action: clause },
            Move::Target { target },
            Move::X { x: clause },
            Move::Give { permanent },
            Move::GiveCard { card },
            Move::Pay,
            Move::TakeBack,
            Move::Decline,
            Move::March { permanent },
            Move::Attack { attacker: permanent, target },
            Move::Done,
            Move::Next { permanent, what: Happening::Poison },
            Move::StrikeNext { attacker: permanent },
            Move::Accept,
            Move::Refuse,
        ];
        return chance.pick(&any).unwrap();
    }
    match mv {
        Move::Play { .. } => Move::Play { card },
        Move::React { .. } => Move::React { card },
        Move::Use { permanent, .. } if clause % 2 == 0 => Move::Use { permanent, clause },
        Move::Use { clause, .. } => Move::Use { permanent, clause },
        Move::UseCard { place, clause, .. } => Move::UseCard { place, card, clause },
        Move::Against { .. } => Move::Against { action: clause },
        Move::Target { .. } => Move::Target { target },
        Move::X { x } => Move::X { x: x.wrapping_add(clause).wrapping_sub(2) },
        Move::Give { .. } => Move::Give { permanent },
        Move::GiveCard { .. } => Move::GiveCard { card },
        Move::March { .. } => Move::March { permanent },
        Move::Attack { target, .. } if clause % 2 == 0 => Move::Attack { attacker: permanent, target },
        Move::Attack { attacker, .. } => Move::Attack { attacker, target },
        Move::Next { what, .. } => Move::Next { permanent, what },
        Move::StrikeNext { .. } => Move::StrikeNext { attacker: permanent },
        other => other,
    }
}

#[test]
fn a_move_next_to_a_listed_one_is_accepted_exactly_when_it_is_listed() {
    every_decision(32, |state, seat, listed, chance| {
        let view = Parbaj::view(state, seat);
        for _ in 0..20 {
            let mv = next_to(state, seat, chance.pick(listed).unwrap(), chance);
            let answer = Parbaj::check(state, seat, mv);
            assert_eq!(answer.is_ok(), listed.contains(&mv), "{mv:?} {answer:?}\n{state:?}");
            let intent = Parbaj::intent(mv);
            let against = Parbaj::explain(&view, &intent);
            assert_eq!(against.is_empty(), listed.contains(&mv), "{mv:?} {against:?}\n{state:?}");
            assert_eq!(Parbaj::whole_move(&intent), Some(mv), "a whole move is a touch, too");
        }
    });
}

/// Whether a move begins by touching this permanent.
fn begins_with(mv: &Move, touched: PermanentId) -> bool {
    let aimed = Target::Permanent { permanent: touched };
    match *mv {
        Move::Use { permanent, .. }
        | Move::Give { permanent }
        | Move::March { permanent }
        | Move::Next { permanent, .. } => permanent == touched,
        Move::Attack { attacker, target } => attacker == touched || target == aimed,
        Move::StrikeNext { attacker } => attacker == touched,
        Move::Target { target } => target == aimed,
        _ => false,
    }
}

#[test]
fn a_touched_card_is_welcome_exactly_when_a_listed_move_begins_with_it_and_otherwise_says_why() {
    every_decision(32, |state, seat, listed, _| {
        let view = Parbaj::view(state, seat);
        for it in state.permanents() {
            let permanent = it.id();
            let against = Parbaj::explain(&view, &Intent::Permanent { permanent });
            let begins = listed.iter().any(|mv| begins_with(mv, permanent));
            assert_eq!(against.is_empty(), begins, "{:?} {against:?}\n{listed:?}", it.card());
        }
        for card in view.hand.iter().map(|held| held.card) {
            let against = Parbaj::explain(&view, &Intent::HandCard { card });
            let begins = listed.iter().any(|mv| match *mv {
                Move::Play { card: one } | Move::React { card: one } | Move::GiveCard { card: one } => one == card,
                Move::UseCard { place: Place::Hand, card: one, .. } => one == card,
                _ => false,
            });
            assert_eq!(against.is_empty(), begins, "{card:?} {against:?}\n{listed:?}");
        }
    });
}
