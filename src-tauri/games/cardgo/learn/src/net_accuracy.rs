//! The quality of a net: its evaluations of positions outside the training set, compared with the teacher's.

use crate::lesson::{Lesson, THIRDS};
use cardgo_net::{Evaluation, Evaluator, Net};
use serde::Serialize;
use std::thread;

/// The average distance of a net from its teacher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct NetAccuracy {
    /// Kullback–Leibler divergence of the teacher's policy from the net's, in nats.
    pub policy_kl: f64,
    /// Share of positions in which the net's most probable play is the teacher's, from 0 to 1.
    pub first_choice: f64,
    /// Root mean square error of the win share.
    pub win_rms: f64,
    /// Mean absolute error of the lead, in points.
    pub lead_mean: f64,
    /// Root mean square error of the ownership, which ranges from −1 to 1.
    pub ownership_rms: f64,
}

impl NetAccuracy {
    /// Evaluates all positions with a net, on that number of threads.
    #[must_use]
    pub fn of(net: &Net, lessons: &[Lesson], threads: usize) -> NetAccuracy {
        let share = lessons.len().div_ceil(threads.max(1)).max(1);
        let sums: Vec<Sums> = thread::scope(|scope| {
            let workers: Vec<_> =
                lessons.chunks(share).map(|lessons| scope.spawn(move || Sums::over(net, lessons))).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        sums.into_iter().fold(Sums::default(), Sums::and).mean()
    }
}

/// Sums over positions.
#[derive(Clone, Copy, Default)]
struct Sums {
    positions: f64,
    points: f64,
    divergence: f64,
    first: f64,
    win_squares: f64,
    lead: f64,
    owner_squares: f64,
}

impl Sums {
    fn over(net: &Net, lessons: &[Lesson]) -> Sums {
        let mut evaluator = Evaluator::new(net);
        let mut sums = Sums::default();
        for lesson in lessons {
            sums.add(lesson, &evaluator.evaluate(&lesson.input));
        }
        sums
    }

    fn add(&mut self, lesson: &Lesson, said: &Evaluation) {
        let shares: Vec<f64> = said.policy().iter().chain([&said.pass()]).map(|share| f64::from(*share)).collect();
        self.divergence += lesson.divergence(&shares).0;
        let taught = lesson.plays.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        let liked = (0_u16..).zip(&shares).max_by(|one, other| one.1.total_cmp(other.1));
        if taught.map(|(place, _)| *place) == liked.map(|(place, _)| place) {
            self.first += 1.0;
        }
        self.win_squares += f64::from(said.win() - lesson.win).powi(2);
        self.lead += f64::from(said.lead() - lesson.lead).abs();
        for (owner, taught) in said.ownership().iter().zip(&lesson.ownership) {
            self.owner_squares += (f64::from(*owner) - f64::from(*taught) / THIRDS).powi(2);
        }
        self.positions += 1.0;
        self.points += lesson.ownership.len() as f64;
    }

    fn and(self, other: Sums) -> Sums {
        Sums {
            positions: self.positions + other.positions,
            points: self.points + other.points,
            divergence: self.divergence + other.divergence,
            first: self.first + other.first,
            win_squares: self.win_squares + other.win_squares,
            lead: self.lead + other.lead,
            owner_squares: self.owner_squares + other.owner_squares,
        }
    }

    fn mean(&self) -> NetAccuracy {
        let (positions, points) = (self.positions.max(1.0), self.points.max(1.0));
        NetAccuracy {
            policy_kl: self.divergence / positions,
            first_choice: self.first / positions,
            win_rms: (self.win_squares / positions).sqrt(),
            lead_mean: self.lead / positions,
            ownership_rms: (self.owner_squares / points).sqrt(),
        }
    }
}
