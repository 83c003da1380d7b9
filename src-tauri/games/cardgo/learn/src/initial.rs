//! Initial weights: random, and scaled so that channels have about the same magnitude in every layer.

use cardgo_net::Weights;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Returns random weights of a net. The second convolution of each block starts small, so that the net begins as a
/// shallow one; the weights of pooled values start small as well; biases start at 0.
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

/// A normally distributed random number with mean 0 and standard deviation 1, by the Box–Muller method.
fn normal(random: &mut ChaCha8Rng) -> f32 {
    let uniform = |random: &mut ChaCha8Rng| (f64::from(random.next_u32()) + 0.5) / 4_294_967_296.0;
    let (size, angle) = (uniform(random), uniform(random));
    ((-2.0 * size.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()) as f32
}
