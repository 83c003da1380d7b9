//! Moving and fighting at a glance.

use super::worth;
use parbaj::{Permanent, State, Target, other};
use parbaj_cards::CardType;

/// What an attack brings, if nobody answers.
pub(super) fn attack(state: &State, attacker: &Permanent, target: Target) -> f32 {
    let (damage, life) = state.figures(attacker);
    let left = life - i16::from(attacker.damage_on());
    match target {
        Target::Player { seat } => {
            let lives = state.life(seat);
            let kills = if damage >= lives { 20.0 } else { 0.0 };
            0.5 * f32::from(damage) + kills + exposure(state, attacker)
        }
        Target::Permanent { permanent } => {
            let Some(it) = state.permanent(permanent) else { return -1.0 };
            let (back, body) = state.figures(it);
            let standing = body - i16::from(it.damage_on());
            // Others attack it as well.
            let helped: i16 = state
                .attacks()
                .iter()
                .filter(|attack| attack.target == target)
                .filter_map(|attack| state.permanent(attack.attacker))
                .map(|it| state.figures(it).0)
                .sum();
            let dead_already = helped >= standing;
            let falls = !dead_already && damage + helped >= standing;
            let mut gain = if falls { worth::in_play(state, it) } else { 0.05 * f32::from(damage) };
            if it.card().kind().card_type == CardType::Creature && helped == 0 && back >= left {
                gain -= worth::in_play(state, attacker);
            }
            // With every guard attacked the rest may go for the player.
            gain + if falls { 0.3 } else { 0.0 } + exposure(state, attacker)
        }
        Target::Discarded { .. } => -1.0,
    }
}

/// An attacker stands no guard in the enemy's turn.
fn exposure(state: &State, attacker: &Permanent) -> f32 {
    let seat = attacker.master();
    let threat = threat(state, seat);
    let guards = state.permanents().iter().filter(|it| it.master() == seat && it.guards()).count();
    let attacking = state.attacks().len();
    if guards > attacking + 1 || threat <= 0.0 {
        return 0.0;
    }
    -0.25 * threat.min(8.0) - if threat >= f32::from(state.life(seat)) { 6.0 } else { 0.0 }
}

/// The damage that the enemy's creatures could do in their next turn.
fn threat(state: &State, seat: game::Seat) -> f32 {
    let enemy = other(seat);
    let creatures =
        state.permanents().iter().filter(|it| it.master() == enemy && it.card().kind().card_type == CardType::Creature);
    creatures.map(|it| f32::from(state.figures(it).0)).sum()
}

/// What moving a creature brings.
pub(super) fn march(state: &State, it: &Permanent) -> f32 {
    let seat = it.master();
    let (damage, life) = state.figures(it);
    let mine = f32::from(damage);
    let best_guard = state
        .permanents()
        .iter()
        .filter(|other| other.master() != seat && other.guards())
        .map(|other| {
            let (back, body) = state.figures(other);
            (body - i16::from(other.damage_on()), back)
        })
        .min();
    let attack = match best_guard {
        None => 0.5 * mine,
        // It would beat the weakest guard, and live.
        Some((body, back)) if damage >= body && back < life => 0.8,
        Some((body, _)) if damage >= body => 0.2,
        Some(_) => -0.2,
    };
    let threat = threat(state, seat);
    let guards = state.permanents().iter().filter(|other| other.master() == seat && other.guards()).count();
    let defence =
        if guards == 0 && threat > 0.0 { 0.4 + 0.1 * threat.min(8.0) } else { 0.12 * f32::from(life.min(6)) - 0.3 };
    let worth = attack.max(defence);
    // Half a VP for every creature that stays in reserve, and it can't be attacked there.
    if it.guards() { 0.15 - worth } else { worth - 0.2 }
}
