//! Trains the net batch by batch.

use crate::adam::Adam;
use crate::batch::{self, TransformedLesson, Worker};
use crate::initial;
use crate::lesson::{Lesson, Loss};
use cardgo_net::{SYMMETRIES, Weights};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Number of lessons in a batch.
const BATCH: usize = 128;
/// Number of steps over which the step length grows to its maximum.
const WARM_UP: f64 = 200.0;
/// The maximum step length.
const LONGEST: f64 = 2e-3;
/// The scale in lessons of the decay of the step length: it is divided by √2 after this many lessons, by 2 after three
/// times as many, and so on.
const SETTLING: f64 = 500_000.0;
/// The running mean of the weights covers this share of all steps, but at most this number of steps.
const MEMORY: (f64, f64) = (0.2, 5_000.0);

/// The state of the training of a net.
pub struct Learner {
    pub(crate) seed: u64,
    /// Number of lessons so far, repetitions included.
    pub(crate) seen: u64,
    /// Training time in seconds.
    pub(crate) seconds: f64,
    pub(crate) weights: Weights,
    /// The running mean of the weights: a better net than the weights after the last step.
    pub(crate) mean: Weights,
    pub(crate) adam: Adam,
}

impl Learner {
    /// Returns an untrained learner. The same seed, lessons, threads and processor lead to the same net.
    #[must_use]
    pub fn new(channels: usize, blocks: usize, seed: u64) -> Learner {
        let weights = initial::weights(channels, blocks, seed);
        Learner { seed, seen: 0, seconds: 0.0, mean: weights.clone(), weights, adam: Adam::new(channels, blocks) }
    }

    /// Number of lessons so far, repetitions included.
    #[must_use]
    pub fn seen(&self) -> u64 {
        self.seen
    }

    /// Training time in seconds.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        self.seconds
    }

    /// The number of channels and of residual blocks of the net, and the seed of its initial weights.
    #[must_use]
    pub fn kind(&self) -> (usize, usize, u64) {
        (self.weights.channels, self.weights.blocks.len(), self.seed)
    }

    /// The net trained so far: the running mean of the weights.
    #[must_use]
    pub fn net(&self) -> &Weights {
        &self.mean
    }

    /// Trains on lessons repeatedly, on that number of threads, each time in another order and with another symmetry
    /// for each board. After each batch, `go_on` is called with the mean loss and returns whether to continue.
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

/// The lessons in the random order of one repetition, each with the symmetry applied to its board.
fn order(lessons: &[Lesson], seed: u64, around: u64) -> Vec<TransformedLesson<'_>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(1 + around);
    let mut order: Vec<TransformedLesson<'_>> =
        lessons.iter().map(|lesson| (lesson, random.random_range(0..SYMMETRIES))).collect();
    order.shuffle(&mut random);
    order
}

#[cfg(test)]
mod tests;
