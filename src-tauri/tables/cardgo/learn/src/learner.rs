//! Learns, batch by batch.

use crate::adam::Adam;
use crate::batch::{self, Turned, Worker};
use crate::initial;
use crate::lesson::{Lesson, Loss};
use cardgo_net::{SYMMETRIES, Weights};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Lessons of a batch.
const BATCH: usize = 128;
/// The first steps grow up to the longest.
const WARM_UP: f64 = 200.0;
/// The length of the longest step.
const LONGEST: f64 = 2e-3;
/// After so many lessons a step is shorter by the square root of two, after three times as many half as long, and so on.
const SETTLING: f64 = 500_000.0;
/// The mean of the weights goes back over this share of all steps, and over so many at most.
const MEMORY: (f64, f64) = (0.2, 5_000.0);

/// What it takes to learn, and to go on learning.
pub struct Learner {
    pub(crate) seed: u64,
    /// Lessons so far, repetitions included.
    pub(crate) seen: u64,
    /// How long it has learnt, in seconds.
    pub(crate) seconds: f64,
    pub(crate) weights: Weights,
    /// The mean of the weights of late: a better net than the last of them, which a step has led somewhere.
    pub(crate) mean: Weights,
    pub(crate) adam: Adam,
}

impl Learner {
    /// One that knows nothing. The same seed, lessons, threads and processor lead to the same net.
    #[must_use]
    pub fn new(channels: usize, blocks: usize, seed: u64) -> Learner {
        let weights = initial::weights(channels, blocks, seed);
        Learner { seed, seen: 0, seconds: 0.0, mean: weights.clone(), weights, adam: Adam::new(channels, blocks) }
    }

    /// Lessons so far, repetitions included.
    #[must_use]
    pub fn seen(&self) -> u64 {
        self.seen
    }

    /// How long it has learnt, in seconds.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        self.seconds
    }

    /// Channels and residual blocks of its net, and the seed it began with.
    #[must_use]
    pub fn kind(&self) -> (usize, usize, u64) {
        (self.weights.channels, self.weights.blocks.len(), self.seed)
    }

    /// The net learnt so far.
    #[must_use]
    pub fn net(&self) -> &Weights {
        &self.mean
    }

    /// Learns from lessons, again and again, each time in another order and each board looked at in another way, on so
    /// many threads. After each batch `go_on` hears the mean loss, and says whether to go on.
    pub fn learn(&mut self, lessons: &[Lesson], threads: usize, mut go_on: impl FnMut(&mut Learner, Loss) -> bool) {
        if lessons.is_empty() {
            return;
        }
        let mut workers: Vec<Worker> = (0..threads.max(1)).map(|_| Worker::new(&self.weights)).collect();
        loop {
            let around = self.seen / lessons.len() as u64;
            let order = order(lessons, self.seed, around);
            let begun = (self.seen % lessons.len() as u64) as usize;
            for batch in order[begun..].chunks(BATCH) {
                let start = Instant::now();
                let loss = batch::learn(&mut workers, &self.weights, batch);
                self.step(&mut workers[0].gradient, batch.len());
                self.seconds += start.elapsed().as_secs_f64();
                if !go_on(self, loss) {
                    return;
                }
            }
        }
    }

    fn step(&mut self, gradient: &mut Weights, lessons: usize) {
        let steps = self.adam.steps as f64;
        let settled = (1.0 + self.seen as f64 / SETTLING).sqrt();
        let length = LONGEST * ((steps + 1.0) / WARM_UP).min(1.0) / settled;
        self.adam.step(&mut self.weights, gradient, length as f32);
        self.seen += lessons as u64;
        let part = 1.0 / (steps * MEMORY.0).clamp(1.0, MEMORY.1);
        for (mean, weights) in self.mean.arrays_mut().into_iter().zip(self.weights.arrays_mut()) {
            for (mean, weight) in mean.numbers.iter_mut().zip(weights.numbers) {
                *mean += part as f32 * (*weight - *mean);
            }
        }
    }
}

/// The lessons in an order of their own each time around, each with a way to look at its board.
fn order(lessons: &[Lesson], seed: u64, around: u64) -> Vec<Turned<'_>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(1 + around);
    let mut order: Vec<Turned<'_>> =
        lessons.iter().map(|lesson| (lesson, random.random_range(0..SYMMETRIES))).collect();
    order.shuffle(&mut random);
    order
}

#[cfg(test)]
mod tests;
