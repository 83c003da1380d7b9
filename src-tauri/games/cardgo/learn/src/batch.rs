//! Computes the gradient of a batch of lessons on several threads.

use crate::arranged_weights::ArrangedWeights;
use crate::lesson::{Lesson, Loss};
use crate::tape::Tape;
use cardgo_net::Weights;
use fearless_simd::Level;
use std::thread;

/// Number of lines of the largest board.
const LARGEST: usize = cardgo::LARGEST as usize;

/// A lesson, and the symmetry applied to its board.
pub(crate) type TransformedLesson<'a> = (&'a Lesson, u8);

/// The state of one thread: buffers, and the sum of gradients.
pub(crate) struct Worker {
    tapes: [Option<Box<Tape>>; LARGEST + 1],
    pub gradient: Weights,
    pub loss: Loss,
}

impl Worker {
    /// Returns a worker for nets of the same shape as `weights`, with a gradient of 0.
    pub fn new(weights: &Weights) -> Worker {
        Worker {
            tapes: std::array::from_fn(|_| None),
            gradient: Weights::zeros(weights.channels, weights.blocks.len()),
            loss: Loss::default(),
        }
    }

    fn learn(&mut self, net: &ArrangedWeights<'_>, lessons: &[TransformedLesson<'_>]) {
        self.gradient.arrays_mut().into_iter().for_each(|array| array.numbers.fill(0.0));
        self.loss = Loss::default();
        for (lesson, way) in lessons {
            let lesson = lesson.turned(*way);
            let size = usize::from(lesson.input.size());
            let tape = self.tapes[size].get_or_insert_with(|| Box::new(Tape::new(size, net.weights)));
            self.loss += tape.learn(net, &lesson, &mut self.gradient);
        }
    }
}

/// Computes the gradient of a batch: leaves the mean gradient in the first worker, and returns the mean loss.
pub(crate) fn learn(workers: &mut [Worker], weights: &Weights, batch: &[TransformedLesson<'_>]) -> Loss {
    let net = ArrangedWeights::new(Level::new(), weights);
    let share = batch.len().div_ceil(workers.len().max(1)).max(1);
    thread::scope(|scope| {
        for (worker, lessons) in workers.iter_mut().zip(batch.chunks(share)) {
            scope.spawn(|| worker.learn(&net, lessons));
        }
    });
    let used = batch.len().div_ceil(share);
    let Some((first, others)) = workers[..used].split_first_mut() else { return Loss::default() };
    for other in others {
        first.loss += other.loss;
        for (sum, array) in first.gradient.arrays_mut().into_iter().zip(other.gradient.arrays_mut()) {
            sum.numbers.iter_mut().zip(array.numbers).for_each(|(sum, number)| *sum += *number);
        }
    }
    let part = 1.0 / batch.len() as f32;
    for array in first.gradient.arrays_mut() {
        array.numbers.iter_mut().for_each(|number| *number *= part);
    }
    first.loss.times(f64::from(part))
}
