//! A position with a teacher's evaluation, and the loss of a net's output compared with it.

use crate::heads::NetOutput;
use cardgo_net::Input;
use std::ops::AddAssign;

/// Weight of the win share in the loss; the policy has weight 1.
const WIN: f64 = 0.9;
/// Weight of the lead in the loss.
const LEAD: f64 = 0.5;
/// Points of lead up to which an error counts quadratically, beyond that linearly.
const LEAD_SCALE: f64 = 10.0;
/// Weight of the ownership in the loss.
const OWNERSHIP: f64 = 1.0;
/// Lower limit of a probability in a logarithm.
const LEAST: f64 = 1e-12;
/// Number of thirds in an ownership of 1.
pub(crate) const THIRDS: f64 = 3.0;

/// A position with a teacher's evaluation, from the point of view of the side to move. Points are ordered row by row
/// from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The input of the net.
    pub input: Input,
    /// The most probable plays, each given by the index of the point (the number of points for a pass) and its
    /// probability. What is missing to 1 is the probability of all other plays together.
    pub plays: Vec<(u16, f32)>,
    /// The win rate of the side to move.
    pub win: f32,
    /// The expected margin of the side to move, in points.
    pub lead: f32,
    /// The owner of each point, in thirds: from −3, the other side, to 3, the side to move.
    pub ownership: Vec<i8>,
}

/// The distance between the output of the net and the teacher's evaluation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Kullback–Leibler divergence of the teacher's policy from the net's, in nats.
    pub policy: f64,
    /// The weighted sum of policy, win, lead and ownership, which the training minimizes.
    pub total: f64,
}

impl Loss {
    /// Returns the loss multiplied by a factor.
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
    /// Computes the loss of the net's output. Writes the gradient of the total.
    pub(crate) fn loss(&self, said: &NetOutput, gradient: &mut NetOutput) -> Loss {
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

    /// Computes the divergence of the policy; writes the gradient of the logits.
    fn policy_loss(&self, said: &NetOutput, gradient: &mut NetOutput) -> f64 {
        let mut shares = shares(said, &self.input);
        let (divergence, others) = self.divergence(&shares);
        // For the plays without an individual probability from the teacher, only the sum of their probabilities is
        // trained.
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

    /// Returns the divergence of the teacher's policy from these probabilities of the plays (the pass comes last), in
    /// nats. All plays without an individual probability from the teacher count as one. The second value is the ratio
    /// of the teacher's probability of those to the given one.
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

/// The probability of each play, the pass after all points; 0 if the play isn't legal.
fn shares(said: &NetOutput, input: &Input) -> Vec<f64> {
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
