//! The net: a first convolution, residual blocks, and heads.

use crate::grid::{STRIP, Strip};
use crate::heads::Heads;
use crate::matrix::Matrix;
use crate::stem::Stem;
use crate::weights::{BlockWeights, Weights, WeightsFault};
use crate::winograd::Convolution;
use std::sync::LazyLock;

/// The built-in weights. The build script checks them.
static SHIPPED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../weights/net-64x6.gnet"));

static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(SHIPPED).ok());

/// A net that is ready to evaluate. It takes about 5 MB with 64 channels and 6 blocks, and is shared by all
/// evaluators.
pub struct Net {
    /// Number of strips of the trunk's channels.
    pub(crate) strips: usize,
    pub(crate) stem: Stem,
    pub(crate) blocks: Vec<Block>,
    pub(crate) heads: Heads,
}

/// A residual block.
pub(crate) struct Block {
    pub first: Convolution,
    pub first_bias: Vec<Strip>,
    pub second: Convolution,
    pub pooled: Matrix,
    pub second_bias: Vec<f32>,
}

impl Net {
    /// Returns the built-in net. The build has checked its weights, so this is `Some` in practice; `Option` spares the
    /// callers an error type.
    #[must_use]
    pub fn shipped() -> Option<&'static Net> {
        NET.as_ref()
    }

    /// Reads a net from the bytes of a weights file.
    ///
    /// # Errors
    /// Fails if the bytes aren't valid weights.
    pub fn read(bytes: &[u8]) -> Result<Net, WeightsFault> {
        Weights::read(bytes).map(|weights| Net::new(&weights))
    }

    /// Builds the net with these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Net {
        let block = |block: &BlockWeights| Block {
            first: Convolution::new(&block.first, weights.channels),
            first_bias: block.first_bias.as_chunks().0.to_vec(),
            second: Convolution::new(&block.second, weights.channels),
            pooled: Matrix::of_rows(&block.pooled, weights.channels),
            second_bias: block.second_bias.clone(),
        };
        Net {
            strips: weights.channels / STRIP,
            stem: Stem::new(weights),
            blocks: weights.blocks.iter().map(block).collect(),
            heads: Heads::new(weights),
        }
    }
}
