//! The priors of moving and attacking.

use super::card_value;
use parbaj::{Permanent, State, Target, other};
use parbaj_cards::CardType;

/// Returns the value of an attack if the opponent doesn't react.
pub(super) fn attack(state: &State, attacker: &Permanent, target: Target) -> f32 {
    let damage = state.figures(attacker).0;
    match target {
        Target::Player { seat } => {
            let lives = state.life(seat);
            let kills = if damage >= lives { 20.0 } else { 0.0 };
            0.5 * f32::from(damage) + kills + exposure(state, attacker)
        }
        Target::Permanent { permanent } => {
            let Some(it) = state.permanent(permanent) else { return -1.0 };
            let (back, standing) = (state.figures(it).0, left(state, it));
            let helped: i16 = state
                .attacks()
                .iter()
                .filter(|attack| attack.target == target)
                .filter_map(|attack| state.permanent(attack.attacker))
                .map(|it| state.figures(it).0)
                .sum();
            let (others, their_damage) = unassigned(state, attacker);
            let value = card_value::loss(state, it);
            let brings = if helped >= standing {
                0.0
            } else if damage + helped >= standing {
                value + 0.3
            } else if damage + helped + their_damage >= standing {
                // Together with other attackers it could be killed.
                0.6 * value
            } else {
                0.05 * f32::from(damage)
            };
            let creature = it.card().kind().card_type == CardType::Creature;
            let dies = creature && back >= left(state, attacker);
            // A guard with several attackers seldom kills them all.
            let risk = if !dies {
                0.0
            } else if helped > 0 {
                0.3
            } else {
                1.0
            };
            let opens = if creature && helped == 0 { opening(state, attacker, others, their_damage) } else { 0.0 };
            brings - risk * card_value::loss(state, attacker) + opens + exposure(state, attacker)
        }
        Target::Discarded { .. } => -1.0,
    }
}

/// Returns Ép or structure minus damage.
fn left(state: &State, it: &Permanent) -> i16 {
    state.figures(it).1 - i16::from(it.damage_on())
}

/// Returns the number and the total damage of the other creatures on that side that can still be assigned.
fn unassigned(state: &State, attacker: &Permanent) -> (usize, i16) {
    let free = state.permanents().iter().filter(|it| {
        it.master() == attacker.master()
            && it.id() != attacker.id()
            && it.guards()
            && !card_value::of(it.card()).cant_attack
            && !state.attacks().iter().any(|attack| attack.attacker == it.id())
    });
    free.fold((0, 0), |(count, damage), it| (count + 1, damage + state.figures(it).0))
}

/// Once every guard is attacked, the rest may attack the player. Returns the value of an attack on a guard towards
/// that.
fn opening(state: &State, attacker: &Permanent, others: usize, their_damage: i16) -> f32 {
    let guards = state.permanents().iter().filter(|it| it.master() != attacker.master() && it.guards());
    let unattacked = guards
        .filter(|guard| {
            let target = Target::Permanent { permanent: guard.id() };
            !state.attacks().iter().any(|attack| attack.target == target)
        })
        .count();
    if others < unattacked || unattacked == 0 {
        return 0.0;
    }
    let mean = 0.5 * f32::from(their_damage) / others.max(1) as f32;
    mean * (others + 1 - unattacked) as f32 / unattacked as f32
}

/// Returns the cost of not having the attacker as a guard in the enemy's turn.
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

/// Returns the damage that the enemy's creatures could deal in their next turn.
fn threat(state: &State, seat: game::Seat) -> f32 {
    let enemy = other(seat);
    let creatures =
        state.permanents().iter().filter(|it| it.master() == enemy && it.card().kind().card_type == CardType::Creature);
    creatures.map(|it| f32::from(state.figures(it).0)).sum()
}

/// Returns the value of moving a creature.
pub(super) fn march(state: &State, it: &Permanent) -> f32 {
    let seat = it.master();
    let (damage, life) = state.figures(it);
    let enemies = |guards: bool| {
        state.permanents().iter().filter(move |other| {
            other.master() != seat && other.card().kind().card_type == CardType::Creature && (!guards || other.guards())
        })
    };
    let weakest_guard = enemies(true).map(|guard| (left(state, guard), state.figures(guard).0)).min();
    let attack = match weakest_guard {
        _ if card_value::of(it.card()).cant_attack => -1.0,
        None => 0.5 * f32::from(damage),
        // It would beat the weakest guard and survive.
        Some((body, back)) if damage >= body && back < life => 0.8,
        Some((body, _)) if damage >= body => 0.3,
        Some(_) => -0.2,
    };
    let own_guards =
        state.permanents().iter().filter(|own| own.master() == seat && own.guards() && own.id() != it.id()).count();
    let attackers = enemies(false).filter(|enemy| !card_value::of(enemy.card()).cant_attack);
    let (count, least, frailest, worst) =
        attackers.fold((0, i16::MAX, i16::MAX, 0), |(count, least, frailest, worst), enemy| {
            let (damage, life) = state.figures(enemy);
            (count + 1, least.min(damage), frailest.min(life), worst.max(damage))
        });
    let defence = if count == 0 {
        0.0
    } else {
        // It has to be attacked before the player can be.
        let absorbs = if count > own_guards { 0.45 * f32::from(least.max(1)) } else { 0.1 };
        let kills = if damage >= frailest { 0.4 } else { 0.0 };
        let falls = if worst >= life { 0.25 * card_value::loss(state, it) } else { 0.0 };
        absorbs + kills - falls
    };
    let worth = attack.max(defence);
    // A creature at the post keeps both options; one in the reserve brings half a VP and can't be attacked.
    if it.guards() { -0.1 - worth } else { worth + 0.2 }
}
