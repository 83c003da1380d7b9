//! Forecasts the result of the reaction queue and of the attack if no seat acts any more. Uses only what a seat may
//! know: the queue is evaluated by which action prevents which, the attack by carrying it out on a copy.

use crate::action::{Announcement, Origin};
use crate::state::{State, other};
use crate::step::{Phase, Step};
use crate::strike_forecast::{PieceForecast, StrikeForecast};
use crate::targets::SEATS;
use crate::view::View;
use game::{Chance, Seed, Silent};

impl View {
    /// Returns the forecast of the strike; `None` if there is no attack or the strike is over.
    pub(crate) fn foresee_strike(&self) -> Option<StrikeForecast> {
        let (Step::Attackers | Step::Window { .. } | Step::StrikeOrder { .. }) = self.step else { return None };
        if self.phase != Phase::Combat || self.attacks.is_empty() || !self.queue.is_empty() {
            return None;
        }
        // Random hidden cards stand in for the unknown ones. They don't take part in the strike.
        let mut state = self.determinize(&mut Chance::new(Seed(0)));
        state.announced = None;
        let answerable = !matches!(self.step, Step::StrikeOrder { .. }) && state.could_act(other(self.seat));
        let depends = state.carry_out_attack(matches!(self.step, Step::Attackers));
        let struck = |id| {
            self.attacks.iter().any(|attack| {
                attack.attacker == id || attack.target == crate::moves::Target::Permanent { permanent: id }
            })
        };
        let pieces = self.permanents.iter().filter_map(|before| {
            let id = before.id;
            let after = state.permanent(id);
            let left = after.map(|it| state.figures(it).1 - i16::from(it.damage));
            let attacks = state.attacks.iter().any(|attack| attack.attacker == id);
            let changed = left != Some(before.life - i16::from(before.damage_on));
            let body = before.life > 0;
            (struck(id) || left.is_none() || body && changed).then_some(PieceForecast { permanent: id, left, attacks })
        });
        Some(StrikeForecast {
            pieces: pieces.collect(),
            life: SEATS.map(|seat| state.life(seat)).into(),
            answerable,
            depends,
        })
    }
}

impl State {
    /// Carries out attack and strike as if no seat acted; returns whether a seat would be asked on the way. Decisions
    /// within automatic clauses can't be predicted: such a clause is carried out only up to the decision.
    fn carry_out_attack(&mut self, assigning: bool) -> bool {
        let mut depends = false;
        if assigning {
            self.attackers_assigned(&mut Silent);
            depends |= self.settle();
        }
        if self.attacks.is_empty() {
            return depends;
        }
        depends |= self.is_order_open();
        self.strike(&mut Silent);
        depends |= self.settle();
        depends
    }

    /// Carries out all pending jobs; returns whether a seat would have been asked.
    fn settle(&mut self) -> bool {
        let mut asked = false;
        loop {
            if std::mem::take(&mut self.waits) {
                asked = true;
                self.running = None;
                self.check_due = true;
            } else if self.running.is_some() {
                self.run(&mut Silent);
            } else if !self.happen_next(&mut Silent) {
                return asked;
            }
        }
    }

    /// Returns for each action in the queue whether it would be prevented if no seat replied any more.
    pub(crate) fn fates(&self) -> Vec<bool> {
        self.fates_with(None)
    }

    /// Returns the same as [`Self::fates`] with the announced action added on top; empty if it prevents nothing or the
    /// action to prevent isn't chosen yet.
    pub(crate) fn fates_announced(&self, announced: &Announcement, against: Option<u8>) -> Vec<bool> {
        if !announced.reacts() || against.is_none() {
            return Vec::new();
        }
        self.fates_with(against)
    }

    fn fates_with(&self, on_top: Option<u8>) -> Vec<bool> {
        let mut prevented: Vec<bool> = self.queue.iter().map(|action| action.prevented).collect();
        let prevent = |prevented: &mut Vec<bool>, against: u8| {
            if let Some(it) = self.queue.get(usize::from(against)) {
                let card = matches!(it.origin, Origin::Card { card } if card.made().unpreventable);
                prevented[usize::from(against)] |= !card;
            }
        };
        if let Some(against) = on_top {
            prevent(&mut prevented, against);
        }
        for at in (0..self.queue.len()).rev() {
            if let Some(against) = self.queue[at].against.filter(|_| !prevented[at]) {
                prevent(&mut prevented, against);
            }
        }
        prevented
    }
}
