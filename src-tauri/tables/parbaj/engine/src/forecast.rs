//! What comes of the reaction queue, and of the attack, if nobody answers any more. Told only from what a seat may
//! know: the queue by what prevents what, the attack by carrying it out on a copy.

use crate::action::{Announced, Origin};
use crate::state::{State, other};
use crate::step::{Phase, Step};
use crate::strike_forecast::{PieceForecast, StrikeForecast};
use crate::targets::SEATS;
use crate::view::View;
use game::{Chance, Seed, Silent};

impl View {
    /// What comes of the attack; none where nobody is attacked, or the strike is over.
    pub(crate) fn foresee_strike(&self) -> Option<StrikeForecast> {
        let (Step::Attackers | Step::Window { .. } | Step::StrikeOrder { .. }) = self.step else { return None };
        if self.phase != Phase::Combat || self.attacks.is_empty() || !self.queue.is_empty() {
            return None;
        }
        // Hidden cards stand for those that aren't known. Whatever they are, they don't strike.
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
    /// Attack and strike as they go if nobody acts; returns whether somebody would be asked on the way. Decisions
    /// inside what happens by itself can't be foretold: it is carried out only up to there.
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

    /// Everything that happens by itself, until nothing does; returns whether somebody would have been asked.
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

    /// For each action in the queue, whether it would be prevented if nobody answered any more.
    pub(crate) fn fates(&self) -> Vec<bool> {
        self.fates_with(None)
    }

    /// … with what is being announced on top of it, once it is known what that is meant to prevent.
    pub(crate) fn fates_announced(&self, announced: &Announced, against: Option<u8>) -> Vec<bool> {
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
