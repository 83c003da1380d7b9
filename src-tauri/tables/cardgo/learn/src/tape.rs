//! One position's way through the net and back.

use crate::arranged::Arranged;
use crate::grid::Grid;
use crate::heads::{Heads, Said};
use crate::lesson::{Lesson, Loss};
use crate::trunk::Trunk;
use cardgo_net::{Input, Weights};

/// Room for all that is between a position and the loss, on one size of board.
pub(crate) struct Tape {
    trunk: Trunk,
    heads: Heads,
    /// Gradients of what was said, and of the trunk's output.
    said: Said,
    gradient: Grid,
}

impl Tape {
    pub fn new(size: usize, weights: &Weights) -> Tape {
        let (channels, blocks) = (weights.channels, weights.blocks.len());
        Tape {
            trunk: Trunk::new(size, channels, blocks),
            heads: Heads::new(size, channels),
            said: Said::default(),
            gradient: Grid::new(size, channels),
        }
    }

    /// Forwards: what the net says of a position.
    pub fn forward(&mut self, net: &Arranged<'_>, input: &Input) -> &Said {
        self.trunk.forward(net, input);
        self.heads.forward(net, self.trunk.output(), input.numbers());
        &self.heads.said
    }

    /// Forwards and back: adds to the gradient of the weights what comes of the loss.
    pub fn learn(&mut self, net: &Arranged<'_>, lesson: &Lesson, into: &mut Weights) -> Loss {
        self.forward(net, &lesson.input);
        let loss = lesson.loss(&self.heads.said, &mut self.said);
        self.backward(net, into);
        loss
    }

    /// Back from the gradient of what was said.
    fn backward(&mut self, net: &Arranged<'_>, into: &mut Weights) {
        self.heads.backward(net, self.trunk.output(), &self.said, into, &mut self.gradient);
        self.trunk.backward(net, &mut self.gradient, into);
    }
}

#[cfg(test)]
pub(crate) mod tests;
