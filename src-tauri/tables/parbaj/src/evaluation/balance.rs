//! What a state is worth.

use super::worth;
use game::Seat;
use parbaj::{State, other};

/// A lead of this much makes a share of three quarters.
const SCALE: f32 = 9.0;

/// The first seat's expected share of the win.
pub(super) fn share(state: &State) -> f32 {
    let ahead = lead(state) / SCALE;
    // Squashed without `exp`, so that every processor agrees.
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}

/// How far the first seat is ahead, in VP.
pub(super) fn lead(state: &State) -> f32 {
    side(state, Seat(0)) - side(state, Seat(1))
}

/// Everything on a player's side, in VP.
fn side(state: &State, seat: Seat) -> f32 {
    let table: f32 =
        state.permanents().iter().filter(|it| it.master() == seat).map(|it| worth::in_play(state, it)).sum();
    let hand = state.hand(seat).len().min(8) as f32;
    let vp = f32::from(state.vp(seat));
    let deck = if state.deck_size(seat) < 4 { state.deck_size(seat) as f32 - 4.0 } else { 0.0 };
    table + 1.3 * hand + 0.35 * vp + life(state.life(seat)) + deck + pressure(state, seat)
}

/// Ép count more the fewer there are.
fn life(life: i16) -> f32 {
    let life = f32::from(life);
    if life <= 0.0 {
        return -14.0 + life;
    }
    let low = (8.0 - life).max(0.0);
    0.2 * life.min(25.0) - 0.14 * low * low
}

/// Creatures hurt that nobody guards against.
fn pressure(state: &State, seat: Seat) -> f32 {
    let enemy = other(seat);
    if state.has_guard(enemy) {
        return 0.0;
    }
    let damage: f32 =
        state.permanents().iter().filter(|it| it.master() == seat).map(|it| f32::from(state.figures(it).0)).sum();
    0.2 * damage
}
