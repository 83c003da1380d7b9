//! Weights, arranged for going forwards and back.

use crate::kernel::Convolution;
use cardgo_net::{BlockWeights, HEAD, PLANES, Weights};
use fearless_simd::Level;

/// A net whose convolutions are arranged. Its other weights are used as they are.
pub(crate) struct Arranged<'a> {
    pub weights: &'a Weights,
    pub stem: Convolution,
    pub blocks: Vec<ArrangedBlock<'a>>,
    /// The hidden channels of each head.
    pub policy: Convolution,
    pub value: Convolution,
}

/// A residual block.
pub(crate) struct ArrangedBlock<'a> {
    pub weights: &'a BlockWeights,
    pub first: Convolution,
    pub second: Convolution,
}

impl<'a> Arranged<'a> {
    /// Arranges weights; the convolutions use these instructions.
    pub fn new(level: Level, weights: &'a Weights) -> Arranged<'a> {
        let c = weights.channels;
        let convolution = |weights: &[f32], inputs, outputs| Convolution::new(level, weights, inputs, outputs);
        let block = |block: &'a BlockWeights| ArrangedBlock {
            weights: block,
            first: convolution(&block.first, c, c),
            second: convolution(&block.second, c, c),
        };
        Arranged {
            weights,
            stem: convolution(&weights.stem, PLANES, c),
            blocks: weights.blocks.iter().map(block).collect(),
            policy: convolution(&weights.policy, c, HEAD),
            value: convolution(&weights.value, c, HEAD),
        }
    }
}
