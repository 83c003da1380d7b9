//! The heads of the net, from the channels of the trunk to the outputs: forward and backward passes.

use crate::arranged_weights::ArrangedWeights;
use crate::dense::{
    add_matrix_gradient, add_multiple, add_product, add_row_gradient, dot, keep_where_positive, rectify,
};
use crate::grid::Grid;
use crate::pooled::Pooled;
use cardgo_net::{HEAD, NUMBERS, VALUE, Weights};

/// The unit of the lead output, in points.
const LEAD: f32 = 20.0;

/// The outputs of the net for a position, as logits before they become probabilities. The gradient of a loss has the
/// same form.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NetOutput {
    /// Logits of a play on each point, row by row from the top left.
    pub plays: Vec<f32>,
    /// Logit of a pass.
    pub pass: f32,
    /// Logit of a win of the side to move.
    pub win: f32,
    /// Expected margin of the side to move, in points.
    pub lead: f32,
    /// Expected owner of each point, from −1 to 1: the result of the hyperbolic tangent.
    pub ownership: Vec<f32>,
}

/// The intermediate results of the heads for one position, kept for the backward pass.
pub(crate) struct Heads {
    /// The pooled output of the trunk.
    trunk: Pooled,
    policy: Grid,
    pass: Vec<f32>,
    value: Grid,
    value_pooled: Pooled,
    /// The pooled value head and the two numbers of the input.
    value_input: Vec<f32>,
    value_hidden: Vec<f32>,
    /// Buffers for gradients: of the hidden channels (`hidden`), and of the trunk's channels (`outer`).
    hidden: Grid,
    outer: Grid,
    pub said: NetOutput,
}

impl Heads {
    /// Allocates buffers for a board of that many lines.
    pub fn new(size: usize, channels: usize) -> Heads {
        let points = vec![0.0; size * size];
        Heads {
            trunk: Pooled::new(channels),
            policy: Grid::new(size, HEAD),
            pass: vec![0.0; HEAD],
            value: Grid::new(size, HEAD),
            value_pooled: Pooled::new(HEAD),
            value_input: vec![0.0; 3 * HEAD + NUMBERS],
            value_hidden: vec![0.0; VALUE],
            hidden: Grid::new(size, HEAD),
            outer: Grid::new(size, channels),
            said: NetOutput { plays: points.clone(), ownership: points, ..NetOutput::default() },
        }
    }

    /// Forward pass: computes the outputs for a position with these channels and numbers.
    pub fn forward(&mut self, net: &ArrangedWeights<'_>, trunk: &Grid, numbers: [f32; NUMBERS]) {
        self.trunk.pool(trunk);
        self.policy_forward(net, trunk);
        self.pass_forward(net.weights);
        self.value_forward(net, trunk, numbers);
    }

    /// Backward pass: given the gradient of the outputs, adds to the gradient of the weights, and writes the gradient
    /// of the trunk's output.
    pub fn backward(
        &mut self,
        net: &ArrangedWeights<'_>,
        trunk: &Grid,
        said: &NetOutput,
        into: &mut Weights,
        gradient: &mut Grid,
    ) {
        let mut pooled = vec![0.0; self.trunk.numbers.len()];
        self.policy_backward(net, trunk, &said.plays, into, &mut pooled);
        net.policy.back(&self.hidden, gradient);
        self.pass_backward(net.weights, said.pass, into, &mut pooled);
        self.value_backward(net, trunk, said, into);
        net.value.back(&self.hidden, &mut self.outer);
        gradient.add(&self.outer);
        self.trunk.add_gradient(&pooled, gradient);
    }

    fn policy_forward(&mut self, net: &ArrangedWeights<'_>, trunk: &Grid) {
        let mut bias = net.weights.policy_bias.clone();
        add_product(&self.trunk.numbers, &net.weights.policy_pooled, &mut bias);
        net.policy.apply(trunk, &mut self.policy);
        self.policy.add_to_all(&bias);
        self.policy.rectify();
        for (logit, hidden) in self.said.plays.iter_mut().zip(self.policy.points()) {
            *logit = dot(hidden, &net.weights.policy_out);
        }
    }

    /// Writes the gradient of the hidden channels, and adds to that of the pooled trunk.
    fn policy_backward(
        &mut self,
        net: &ArrangedWeights<'_>,
        trunk: &Grid,
        logits: &[f32],
        into: &mut Weights,
        pooled: &mut [f32],
    ) {
        for ((gradient, hidden), logit) in self.hidden.points_mut().zip(self.policy.points()).zip(logits) {
            gradient.fill(0.0);
            add_multiple(*logit, &net.weights.policy_out, gradient);
            add_multiple(*logit, hidden, &mut into.policy_out);
        }
        self.hidden.keep_where_positive(&self.policy);
        let mut sums = [0.0; HEAD];
        self.hidden.add_sums(&mut sums);
        add_multiple(1.0, &sums, &mut into.policy_bias);
        add_matrix_gradient(&self.trunk.numbers, &sums, &mut into.policy_pooled);
        add_row_gradient(&net.weights.policy_pooled, &sums, pooled);
        net.policy.add_weight_gradient(trunk, &self.hidden, &mut into.policy);
    }

    fn pass_forward(&mut self, weights: &Weights) {
        self.pass.copy_from_slice(&weights.pass_bias);
        add_product(&self.trunk.numbers, &weights.pass, &mut self.pass);
        rectify(&mut self.pass);
        self.said.pass = dot(&self.pass, &weights.pass_out) + weights.pass_out_bias[0];
    }

    /// Adds to the gradient of the pooled trunk.
    fn pass_backward(&self, weights: &Weights, logit: f32, into: &mut Weights, pooled: &mut [f32]) {
        into.pass_out_bias[0] += logit;
        add_multiple(logit, &self.pass, &mut into.pass_out);
        let mut hidden = weights.pass_out.iter().map(|weight| weight * logit).collect::<Vec<f32>>();
        keep_where_positive(&self.pass, &mut hidden);
        add_multiple(1.0, &hidden, &mut into.pass_bias);
        add_matrix_gradient(&self.trunk.numbers, &hidden, &mut into.pass);
        add_row_gradient(&weights.pass, &hidden, pooled);
    }

    fn value_forward(&mut self, net: &ArrangedWeights<'_>, trunk: &Grid, numbers: [f32; NUMBERS]) {
        let weights = net.weights;
        net.value.apply(trunk, &mut self.value);
        self.value.add_to_all(&weights.value_bias);
        self.value.rectify();
        for (owner, hidden) in self.said.ownership.iter_mut().zip(self.value.points()) {
            *owner = (dot(hidden, &weights.owner) + weights.owner_bias[0]).tanh();
        }
        self.value_pooled.pool(&self.value);
        self.value_input[..3 * HEAD].copy_from_slice(&self.value_pooled.numbers);
        self.value_input[3 * HEAD..].copy_from_slice(&numbers);
        self.value_hidden.copy_from_slice(&weights.value_pooled_bias);
        add_product(&self.value_input, &weights.value_pooled, &mut self.value_hidden);
        rectify(&mut self.value_hidden);
        let mut out = [weights.value_out_bias[0], weights.value_out_bias[1]];
        add_product(&self.value_hidden, &weights.value_out, &mut out);
        (self.said.win, self.said.lead) = (out[0], out[1] * LEAD);
    }

    /// Writes the gradient of the hidden channels.
    fn value_backward(&mut self, net: &ArrangedWeights<'_>, trunk: &Grid, said: &NetOutput, into: &mut Weights) {
        let weights = net.weights;
        let out = [said.win, said.lead * LEAD];
        add_multiple(1.0, &out, &mut into.value_out_bias);
        add_matrix_gradient(&self.value_hidden, &out, &mut into.value_out);
        let mut hidden = [0.0; VALUE];
        add_row_gradient(&weights.value_out, &out, &mut hidden);
        keep_where_positive(&self.value_hidden, &mut hidden);
        add_multiple(1.0, &hidden, &mut into.value_pooled_bias);
        add_matrix_gradient(&self.value_input, &hidden, &mut into.value_pooled);
        let mut pooled = [0.0; 3 * HEAD];
        add_row_gradient(&weights.value_pooled, &hidden, &mut pooled);

        let slopes =
            said.ownership.iter().zip(&self.said.ownership).map(|(slope, owner)| slope * (1.0 - owner * owner));
        for ((gradient, hidden), slope) in self.hidden.points_mut().zip(self.value.points()).zip(slopes) {
            gradient.fill(0.0);
            add_multiple(slope, &weights.owner, gradient);
            add_multiple(slope, hidden, &mut into.owner);
            into.owner_bias[0] += slope;
        }
        self.value_pooled.add_gradient(&pooled, &mut self.hidden);
        self.hidden.keep_where_positive(&self.value);
        self.hidden.add_sums(&mut into.value_bias);
        net.value.add_weight_gradient(trunk, &self.hidden, &mut into.value);
    }
}
