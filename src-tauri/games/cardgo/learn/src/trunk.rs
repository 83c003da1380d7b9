//! The first convolution and the residual blocks: forward and backward passes.

use crate::arranged_weights::{ArrangedBlock, ArrangedWeights};
use crate::dense::{add_matrix_gradient, add_multiple, add_product, add_row_gradient};
use crate::grid::Grid;
use crate::pooled::Pooled;
use cardgo_net::{BlockWeights, Input, PLANES, Weights};

/// The intermediate results of the trunk for one position, kept for the backward pass.
pub(crate) struct Trunk {
    planes: Grid,
    numbers: [f32; 2],
    /// The output of the first convolution.
    stem: Grid,
    blocks: Vec<Block>,
    /// Buffers for the gradients inside a block.
    inner: Grid,
    outer: Grid,
}

/// The intermediate results of a residual block.
struct Block {
    /// Output of the first convolution.
    inner: Grid,
    pooled: Pooled,
    /// Output of the second convolution.
    output: Grid,
}

impl Trunk {
    /// Allocates buffers for a board of that many lines.
    pub fn new(size: usize, channels: usize, blocks: usize) -> Trunk {
        let grid = || Grid::new(size, channels);
        let block = |_| Block { inner: grid(), pooled: Pooled::new(channels), output: grid() };
        Trunk {
            planes: Grid::new(size, PLANES),
            numbers: [0.0; 2],
            stem: grid(),
            blocks: (0..blocks).map(block).collect(),
            inner: grid(),
            outer: grid(),
        }
    }

    /// The channels after the last block.
    pub fn output(&self) -> &Grid {
        self.blocks.last().map_or(&self.stem, |block| &block.output)
    }

    /// Forward pass: computes the channels of each point from the input of the net.
    pub fn forward(&mut self, net: &ArrangedWeights<'_>, input: &Input) {
        for (place, point) in self.planes.points_mut().enumerate() {
            let set = input.planes(place);
            for (plane, number) in point.iter_mut().enumerate() {
                *number = f32::from(set >> plane & 1);
            }
        }
        self.numbers = input.numbers();
        let mut bias = net.weights.stem_bias.clone();
        add_product(&self.numbers, &net.weights.stem_numbers, &mut bias);
        net.stem.apply(&self.planes, &mut self.stem);
        self.stem.add_to_all(&bias);
        self.stem.rectify();
        let mut from = &self.stem;
        for (block, net) in self.blocks.iter_mut().zip(&net.blocks) {
            block.forward(net, from);
            from = &block.output;
        }
    }

    /// Backward pass: adds to the gradient of the weights, given the gradient of the trunk's output. That gradient is
    /// overwritten.
    pub fn backward(&mut self, net: &ArrangedWeights<'_>, gradient: &mut Grid, into: &mut Weights) {
        for (nth, (net, into)) in net.blocks.iter().zip(&mut into.blocks).enumerate().rev() {
            let (before, block) = self.blocks.split_at(nth);
            let from = before.last().map_or(&self.stem, |block| &block.output);
            block[0].backward(net, from, gradient, [&mut self.inner, &mut self.outer], into);
        }
        gradient.keep_where_positive(&self.stem);
        let mut sums = vec![0.0; gradient.channels];
        gradient.add_sums(&mut sums);
        add_multiple(1.0, &sums, &mut into.stem_bias);
        add_matrix_gradient(&self.numbers, &sums, &mut into.stem_numbers);
        net.stem.add_weight_gradient(&self.planes, gradient, &mut into.stem);
    }
}

impl Block {
    fn forward(&mut self, net: &ArrangedBlock<'_>, from: &Grid) {
        net.first.apply(from, &mut self.inner);
        self.inner.add_to_all(&net.weights.first_bias);
        self.inner.rectify();
        self.pooled.pool(&self.inner);
        let mut bias = net.weights.second_bias.clone();
        add_product(&self.pooled.numbers, &net.weights.pooled, &mut bias);
        net.second.apply(&self.inner, &mut self.output);
        self.output.add_to_all(&bias);
        self.output.add(from);
        self.output.rectify();
    }

    /// Turns the gradient of the block's output into that of its input; adds to that of its weights.
    fn backward(
        &self,
        net: &ArrangedBlock<'_>,
        from: &Grid,
        gradient: &mut Grid,
        [inner, outer]: [&mut Grid; 2],
        into: &mut BlockWeights,
    ) {
        gradient.keep_where_positive(&self.output);
        let mut sums = vec![0.0; gradient.channels];
        gradient.add_sums(&mut sums);
        add_multiple(1.0, &sums, &mut into.second_bias);
        add_matrix_gradient(&self.pooled.numbers, &sums, &mut into.pooled);
        let mut pooled = vec![0.0; self.pooled.numbers.len()];
        add_row_gradient(&net.weights.pooled, &sums, &mut pooled);
        net.second.add_weight_gradient(&self.inner, gradient, &mut into.second);
        net.second.back(gradient, inner);
        self.pooled.add_gradient(&pooled, inner);
        inner.keep_where_positive(&self.inner);
        inner.add_sums(&mut into.first_bias);
        net.first.add_weight_gradient(from, inner, &mut into.first);
        net.first.back(inner, outer);
        gradient.add(outer);
    }
}
