//! The value of a state.

use super::card_value;
use game::Seat;
use parbaj::{State, other};

/// A lead of this size means an expected share of three quarters.
const SCALE: f32 = 9.0;

/// Returns the first seat's expected share of the win.
pub(super) fn share(state: &State) -> f32 {
    let ahead = lead(state) / SCALE;
    // Uses no `exp`, so that every processor computes the same value.
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}

/// Returns the first seat's lead in VP.
pub(super) fn lead(state: &State) -> f32 {
    side(state, Seat(0)) - side(state, Seat(1))
}

/// Returns the value of a player's side, in VP.
fn side(state: &State, seat: Seat) -> f32 {
    let table: f32 =
        state.permanents().iter().filter(|it| it.master() == seat).map(|it| card_value::in_play(state, it)).sum();
    let hand = state.hand(seat).len().min(8) as f32;
    let vp = f32::from(state.vp(seat));
    let deck = if state.deck_size(seat) < 4 { state.deck_size(seat) as f32 - 4.0 } else { 0.0 };
    table + 1.3 * hand + 0.35 * vp + life(state.life(seat)) + deck + pressure(state, seat)
}

/// Returns the value of a player's Ép; a point counts more the fewer there are.
fn life(life: i16) -> f32 {
    let life = f32::from(life);
    if life <= 0.0 {
        return -14.0 + life;
    }
    let low = (8.0 - life).max(0.0);
    0.2 * life.min(25.0) - 0.14 * low * low
}

/// Returns the value of creatures that can attack a player without guards.
fn pressure(state: &State, seat: Seat) -> f32 {
    let enemy = other(seat);
    if state.has_guard(enemy) {
        return 0.0;
    }
    let damage: f32 =
        state.permanents().iter().filter(|it| it.master() == seat).map(|it| f32::from(state.figures(it).0)).sum();
    0.2 * damage
}
