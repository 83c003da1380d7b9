//! A position and what a teacher says of it; and how far what the net says is from that.

use crate::heads::Said;
use cardgo_net::Input;
use std::ops::AddAssign;

/// How much the win share counts, beside the policy's 1.
const WIN: f64 = 0.9;
/// How much the lead counts.
const LEAD: f64 = 0.5;
/// Points of lead up to which an error counts by its square, beyond by its size.
const LEAD_SCALE: f64 = 10.0;
/// How much ownership counts.
const OWNERSHIP: f64 = 1.0;
/// No share counts as less.
const LEAST: f64 = 1e-12;
/// Thirds of ownership in 1.
pub(crate) const THIRDS: f64 = 3.0;

/// A position and what a teacher says of it, as the side to move sees it. Points stand row by row from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What the net sees.
    pub input: Input,
    /// The likeliest plays, by the place of the point or, for a pass, the number of points; and how likely each is. What
    /// is missing to 1 is the chance of all others together.
    pub plays: Vec<(u16, f32)>,
    /// How likely the side to move wins.
    pub win: f32,
    /// By how many points it wins.
    pub lead: f32,
    /// Whose each point will be, in thirds: from −3, the other side's, to 3, that of the side to move.
    pub ownership: Vec<i8>,
}

/// How far what the net says is from what the teacher says, and the sum that learning makes small.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// What the teacher's policy tells beyond the net's, in nats: the Kullback–Leibler divergence.
    pub policy: f64,
    /// Everything, weighted: policy, win, lead, ownership.
    pub total: f64,
}

impl Loss {
    /// A multiple of it.
    #[must_use]
    pub fn times(self, factor: f64) -> Loss {
        Loss { policy: self.policy * factor, total: self.total * factor }
    }
}

impl AddAssign for Loss {
    fn add_assign(&mut self, other: Loss) {
        self.policy += other.policy;
        self.total += other.total;
    }
}

impl Lesson {
    /// How far that is from what the teacher says. Writes the gradient of the total.
    pub(crate) fn loss(&self, said: &Said, gradient: &mut Said) -> Loss {
        let policy = self.policy_loss(said, gradient);
        let share = sigmoid(f64::from(said.win));
        let win = f64::from(self.win);
        gradient.win = (WIN * (share - win)) as f32;
        let log = |share: f64| share.max(LEAST).ln();
        let of_win = -(win * log(share) + (1.0 - win) * log(1.0 - share));

        let off = f64::from(said.lead - self.lead) / LEAD_SCALE;
        let root = (1.0 + off * off).sqrt();
        gradient.lead = (LEAD * off / root / LEAD_SCALE) as f32;

        let area = self.ownership.len() as f64;
        let mut squares = 0.0;
        gradient.ownership.clear();
        gradient.ownership.extend(said.ownership.iter().zip(&self.ownership).map(|(said, taught)| {
            let off = f64::from(*said) - f64::from(*taught) / THIRDS;
            squares += off * off;
            (OWNERSHIP * 2.0 * off / area) as f32
        }));
        Loss { policy, total: policy + WIN * of_win + LEAD * (root - 1.0) + OWNERSHIP * squares / area }
    }

    /// The divergence of the policy; writes the gradient of the logits.
    fn policy_loss(&self, said: &Said, gradient: &mut Said) -> f64 {
        let mut shares = shares(said, &self.input);
        let (divergence, others) = self.divergence(&shares);
        // Of the plays that the teacher doesn't tell one by one, only the sum is pulled to what it should be.
        let told: Vec<f64> =
            self.plays.iter().map(|(place, taught)| shares[usize::from(*place)] - f64::from(*taught)).collect();
        shares.iter_mut().for_each(|share| *share *= 1.0 - others);
        for ((place, _), slope) in self.plays.iter().zip(told) {
            shares[usize::from(*place)] = slope;
        }
        gradient.pass = shares.pop().unwrap_or_default() as f32;
        gradient.plays.clear();
        gradient.plays.extend(shares.iter().map(|share| *share as f32));
        divergence
    }

    /// What the teacher's policy tells beyond these shares of the plays, the pass the last, in nats; all plays that the
    /// teacher doesn't tell one by one count as one. Also how much likelier the teacher thinks those are.
    pub(crate) fn divergence(&self, shares: &[f64]) -> (f64, f64) {
        let term = |taught: f64, share: f64| if taught > 0.0 { taught * (taught / share.max(LEAST)).ln() } else { 0.0 };
        let (mut divergence, mut taught_others, mut share_others) = (0.0, 1.0, 1.0);
        for (place, taught) in &self.plays {
            let (share, taught) = (shares[usize::from(*place)], f64::from(*taught));
            divergence += term(taught, share);
            taught_others -= taught;
            share_others -= share;
        }
        let (taught, share) = (taught_others.max(0.0), share_others.max(LEAST));
        (divergence + term(taught, share), taught / share)
    }
}

/// How likely each play is, and after all points the pass; 0 where none is legal.
fn shares(said: &Said, input: &Input) -> Vec<f64> {
    let legal = |(place, logit): (usize, &f32)| if input.may_play(place) { *logit } else { f32::NEG_INFINITY };
    let logits: Vec<f32> = said.plays.iter().enumerate().map(legal).chain([said.pass]).collect();
    let highest = logits.iter().copied().fold(said.pass, f32::max);
    let shares: Vec<f64> = logits.iter().map(|logit| f64::from(logit - highest).exp()).collect();
    let sum: f64 = shares.iter().sum();
    shares.iter().map(|share| share / sum).collect()
}

fn sigmoid(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

#[cfg(test)]
mod tests;
