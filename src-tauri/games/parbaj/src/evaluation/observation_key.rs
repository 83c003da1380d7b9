//! What one seat observes of another seat's moves.

use bot::Mixer;
use game::Seat;
use parbaj::{Move, Origin, State, Target, UpkeepStep};
use parbaj_cards::AbilityZone;
use std::hash::Hasher;

/// Returns what `observer` sees of the seat to move doing `mv`. Steps of announcing are hidden, so they all look the
/// same; the payment is public.
pub(super) fn of(state: &State, mv: Move, observer: Seat) -> u32 {
    if state.to_move() == Some(observer) {
        return own(mv);
    }
    match mv {
        Move::Play { .. } | Move::React { .. } | Move::Use { .. } | Move::UseCard { .. } | Move::TakeBack => 1,
        Move::Against { .. } | Move::Target { .. } | Move::X { .. } | Move::Give { .. } | Move::GiveCard { .. }
            if state.announced().is_some() =>
        {
            1
        }
        Move::Pay => paid(state),
        seen => own(seen),
    }
}

/// Returns what the observer's own hand shows, which distinguishes the cards drawn.
pub(super) fn revealed(after: &State, observer: Seat) -> Option<u32> {
    Some(mixed(after.hand(observer).iter().map(|card| u32::from(card.number()))))
}

/// Returns a distinct number for every move, from its kind and its fields.
fn own(mv: Move) -> u32 {
    let (kind, said) = match mv {
        Move::Keep => (2, 0),
        Move::Mulligan => (3, 0),
        Move::Play { card } => (4, u32::from(card.number())),
        Move::React { card } => (5, u32::from(card.number())),
        Move::Use { permanent, clause } => (6, u32::from(permanent.0) << 4 | u32::from(clause)),
        Move::UseCard { place, card, clause } => {
            let place = match place {
                AbilityZone::Play => 0,
                AbilityZone::Hand => 1,
                AbilityZone::Discard => 2,
            };
            (7, place << 16 | u32::from(card.number()) << 4 | u32::from(clause))
        }
        Move::Against { action } => (8, u32::from(action)),
        Move::Target { target } => (9, aimed(target)),
        Move::X { x } => (10, u32::from(x)),
        Move::Give { permanent } => (11, u32::from(permanent.0)),
        Move::GiveCard { card } => (12, u32::from(card.number())),
        Move::Pay => (13, 0),
        Move::TakeBack => (14, 0),
        Move::Decline => (15, 0),
        Move::March { permanent } => (16, u32::from(permanent.0)),
        Move::Attack { attacker, target } => (17, (u32::from(attacker.0) & 0xfff) << 13 | aimed(target) & 0x1fff),
        Move::Done => (18, 0),
        Move::Next { permanent, what } => {
            let what = match what {
                UpkeepStep::Clause { clause } => u32::from(clause),
                UpkeepStep::Poison => 15,
                UpkeepStep::Burden => 14,
            };
            (19, u32::from(permanent.0) << 4 | what)
        }
        Move::StrikeNext { attacker } => (20, u32::from(attacker.0)),
        Move::Accept => (21, 0),
        Move::Refuse => (22, 0),
    };
    kind << 25 | said & 0x1ff_ffff
}

fn aimed(target: Target) -> u32 {
    match target {
        Target::Player { seat } => u32::from(seat.0),
        Target::Permanent { permanent } => 2 + u32::from(permanent.0),
        Target::Discarded { seat, card } => 1 << 17 | u32::from(seat.0) << 8 | u32::from(card.number()),
    }
}

/// Returns a number for the announced action and its choices, which become public as it is paid.
fn paid(state: &State) -> u32 {
    let origin = state.announced_origin().map_or([0; 3], |(_, origin)| match origin {
        Origin::Card { card } => [1, u32::from(card.number()), 0],
        Origin::Permanent { permanent, clause, .. } => [2, u32::from(permanent.0), u32::from(clause)],
        Origin::Elsewhere { card, clause, .. } => [3, u32::from(card.number()), u32::from(clause)],
    });
    let choices = state.announced().into_iter().flat_map(|announced| announced.choices_made().map(own));
    23 << 25 | mixed(origin.into_iter().chain(choices)) & 0x1ff_ffff
}

/// Returns the lowest 31 bits of a hash of the numbers.
fn mixed(numbers: impl Iterator<Item = u32>) -> u32 {
    let mut mixer = Mixer::default();
    numbers.for_each(|number| mixer.write_u64(u64::from(number) + 1));
    (mixer.finish() & 0x7fff_ffff) as u32
}
