//! The forward and backward passes of one position.

use crate::arranged_weights::ArrangedWeights;
use crate::grid::Grid;
use crate::heads::{Heads, NetOutput};
use crate::lesson::{Lesson, Loss};
use crate::trunk::Trunk;
use cardgo_net::{Input, Weights};

/// All intermediate results between a position and its loss, for one board size.
pub(crate) struct Tape {
    trunk: Trunk,
    heads: Heads,
    /// Gradients of the outputs (`said`), and of the trunk's output (`gradient`).
    said: NetOutput,
    gradient: Grid,
}

impl Tape {
    /// Allocates buffers for a board of `size` lines and nets of the same shape as `weights`.
    pub fn new(size: usize, weights: &Weights) -> Tape {
        let (channels, blocks) = (weights.channels, weights.blocks.len());
        Tape {
            trunk: Trunk::new(size, channels, blocks),
            heads: Heads::new(size, channels),
            said: NetOutput::default(),
            gradient: Grid::new(size, channels),
        }
    }

    /// Forward pass: returns the outputs for a position.
    pub fn forward(&mut self, net: &ArrangedWeights<'_>, input: &Input) -> &NetOutput {
        self.trunk.forward(net, input);
        self.heads.forward(net, self.trunk.output(), input.numbers());
        &self.heads.said
    }

    /// Forward and backward pass: adds the gradient of the loss to that of the weights.
    pub fn learn(&mut self, net: &ArrangedWeights<'_>, lesson: &Lesson, into: &mut Weights) -> Loss {
        self.forward(net, &lesson.input);
        let loss = lesson.loss(&self.heads.said, &mut self.said);
        self.backward(net, into);
        loss
    }

    /// Backward pass from the gradient of the outputs.
    fn backward(&mut self, net: &ArrangedWeights<'_>, into: &mut Weights) {
        self.heads.backward(net, self.trunk.output(), &self.said, into, &mut self.gradient);
        self.trunk.backward(net, &mut self.gradient, into);
    }
}

#[cfg(test)]
pub(crate) mod tests;
