//! The weights of a net, rearranged for the forward and backward passes.

use crate::kernel::Convolution;
use cardgo_net::{BlockWeights, HEAD, PLANES, Weights};
use fearless_simd::Level;

/// A net whose convolutions are rearranged. Its other weights are used as they are.
pub(crate) struct ArrangedWeights<'a> {
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

impl<'a> ArrangedWeights<'a> {
    /// Rearranges weights; the convolutions use these instructions.
    pub fn new(level: Level, weights: &'a Weights) -> ArrangedWeights<'a> {
        let c = weights.channels;
        let convolution = |weights: &[f32], inputs, outputs| Convolution::new(level, weights, inputs, outputs);
        let block = |block: &'a BlockWeights| ArrangedBlock {
            weights: block,
            first: convolution(&block.first, c, c),
            second: convolution(&block.second, c, c),
        };
        ArrangedWeights {
            weights,
            stem: convolution(&weights.stem, PLANES, c),
            blocks: weights.blocks.iter().map(block).collect(),
            policy: convolution(&weights.policy, c, HEAD),
            value: convolution(&weights.value, c, HEAD),
        }
    }
}
