//! The net: a first convolution, residual blocks, heads.

use crate::grid::{STRIP, Strip};
use crate::heads::Heads;
use crate::matrix::Matrix;
use crate::stem::Stem;
use crate::weights::{BlockWeights, Weights, WeightsFault};
use crate::winograd::Convolution;
use std::sync::LazyLock;

/// The weights built in. The build script checks that they are whole.
static SHIPPED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../weights/net-64x6.gnet"));

static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(SHIPPED).ok());

/// A net, ready to be asked. It takes about 5 MB with 64 channels and 6 blocks, and is shared by all that ask it.
pub struct Net {
    /// Strips of the trunk's channels.
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
    /// The net that is built in. The build has checked its weights, so there is one; whoever asks anyway needs no way to
    /// fail, only one to do without.
    #[must_use]
    pub fn shipped() -> Option<&'static Net> {
        NET.as_ref()
    }

    /// The net with the weights of a file.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(bytes: &[u8]) -> Result<Net, WeightsFault> {
        Weights::read(bytes).map(|weights| Net::new(&weights))
    }

    /// The net with these weights.
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
