//! Weights to begin with: random, of a size that keeps the channels about as large from layer to layer.

use cardgo_net::Weights;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Random weights of a net. The second convolution of a block begins small, so that the net begins as a shallow one;
/// what the whole board says begins small as well; biases begin at 0.
#[must_use]
pub(crate) fn weights(channels: usize, blocks: usize, seed: u64) -> Weights {
    let mut weights = Weights::zeros(channels, blocks);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut fill = |numbers: &mut [f32], columns: usize, gain: f32| {
        let inputs = (numbers.len() / columns) as f32;
        let scale = gain * (2.0 / inputs).sqrt();
        numbers.iter_mut().for_each(|number| *number = scale * normal(&mut random));
    };
    let [c, head, value] = [channels, cardgo_net::HEAD, cardgo_net::VALUE];
    fill(&mut weights.stem, c, 1.0);
    fill(&mut weights.stem_numbers, c, 0.3);
    for block in &mut weights.blocks {
        fill(&mut block.first, c, 1.0);
        fill(&mut block.second, c, 0.15);
        fill(&mut block.pooled, c, 0.1);
    }
    fill(&mut weights.policy, head, 1.0);
    fill(&mut weights.policy_pooled, head, 0.3);
    fill(&mut weights.policy_out, 1, 0.5);
    fill(&mut weights.pass, head, 1.0);
    fill(&mut weights.pass_out, 1, 0.3);
    fill(&mut weights.value, head, 1.0);
    fill(&mut weights.owner, 1, 0.3);
    fill(&mut weights.value_pooled, value, 1.0);
    fill(&mut weights.value_out, 2, 0.3);
    weights
}

/// A number of the normal distribution around 0 with the deviation 1, by Box and Muller.
fn normal(random: &mut ChaCha8Rng) -> f32 {
    let uniform = |random: &mut ChaCha8Rng| (f64::from(random.next_u32()) + 0.5) / 4_294_967_296.0;
    let (size, angle) = (uniform(random), uniform(random));
    ((-2.0 * size.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()) as f32
}
