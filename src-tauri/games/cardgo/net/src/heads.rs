//! The heads of the net: from the channels of the trunk to policy, win share, lead and ownership.

use crate::activation::{exp, sigmoid, tanh};
use crate::evaluation::Evaluation;
use crate::grid::{Grid, STRIP, Strip};
use crate::input::{Input, is_legal};
use crate::instruction_set::ROUND;
use crate::matrix::Matrix;
use crate::pool::Pool;
use crate::weights::{HEAD, NUMBERS, VALUE, Weights};
use fearless_simd::{Simd, f32x8, prelude::*};

/// Number of strips of a head's hidden channels.
const HEAD_STRIPS: usize = HEAD / STRIP;
/// Number of strips of the value head's hidden units.
const VALUE_STRIPS: usize = VALUE / STRIP;
/// The unit of the lead output, in points.
const LEAD: f32 = 20.0;

/// The policy head and the value head, with their weights.
pub(crate) struct Heads {
    /// Weights of the hidden channels of each point: first those of the policy head, then those of the value head.
    points: Matrix,
    policy_pooled: Matrix,
    policy_bias: Vec<f32>,
    policy_out: Vec<Strip>,
    pass: Matrix,
    pass_bias: Vec<f32>,
    pass_out: Vec<Strip>,
    pass_out_bias: f32,
    value_bias: Vec<Strip>,
    owner: Vec<Strip>,
    owner_bias: f32,
    value: Matrix,
    value_pooled_bias: Vec<f32>,
    /// Weights of the win logit and of the lead.
    value_out: [Vec<Strip>; 2],
    value_out_bias: [f32; 2],
}

/// The intermediate results of the heads.
pub(crate) struct HeadBuffers {
    /// Hidden channels of one row of points.
    row: Vec<Strip>,
    policy_bias: [Strip; HEAD_STRIPS],
    pass: [Strip; HEAD_STRIPS],
    pool: Pool,
    /// The pooled value head and the two numbers of the input.
    pooled: [f32; 3 * HEAD + NUMBERS],
    value: [Strip; VALUE_STRIPS],
}

impl HeadBuffers {
    /// Allocates memory for a board of that many lines.
    pub fn new(size: usize) -> HeadBuffers {
        HeadBuffers {
            row: vec![[0.0; STRIP]; size.next_multiple_of(ROUND) * 2 * HEAD_STRIPS],
            policy_bias: [[0.0; STRIP]; HEAD_STRIPS],
            pass: [[0.0; STRIP]; HEAD_STRIPS],
            pool: Pool::new(HEAD_STRIPS),
            pooled: [0.0; 3 * HEAD + NUMBERS],
            value: [[0.0; STRIP]; VALUE_STRIPS],
        }
    }
}

impl Heads {
    /// Builds the heads from the weights of a net.
    pub fn new(weights: &Weights) -> Heads {
        let strips = |numbers: &[f32]| numbers.as_chunks().0.to_vec();
        let column = |nth: usize| strips(&weights.value_out.iter().skip(nth).step_by(2).copied().collect::<Vec<f32>>());
        let of_point = |input: usize, output: usize| match output.checked_sub(HEAD) {
            None => weights.policy[input * HEAD + output],
            Some(output) => weights.value[input * HEAD + output],
        };
        Heads {
            points: Matrix::new(weights.channels, 2 * HEAD, of_point),
            policy_pooled: Matrix::of_rows(&weights.policy_pooled, HEAD),
            policy_bias: weights.policy_bias.clone(),
            policy_out: strips(&weights.policy_out),
            pass: Matrix::of_rows(&weights.pass, HEAD),
            pass_bias: weights.pass_bias.clone(),
            pass_out: strips(&weights.pass_out),
            pass_out_bias: weights.pass_out_bias[0],
            value_bias: strips(&weights.value_bias),
            owner: strips(&weights.owner),
            owner_bias: weights.owner_bias[0],
            value: Matrix::of_rows(&weights.value_pooled, VALUE),
            value_pooled_bias: weights.value_pooled_bias.clone(),
            value_out: [column(0), column(1)],
            value_out_bias: [weights.value_out_bias[0], weights.value_out_bias[1]],
        }
    }

    /// Computes the evaluation from the channels of the trunk; `pooled` contains their means and maxima over the
    /// board.
    #[inline(always)]
    pub fn apply<S: Simd, const ROWS: usize>(
        &self,
        simd: S,
        input: &Input,
        trunk: &Grid,
        pooled: &[f32],
        buffers: &mut HeadBuffers,
    ) -> Evaluation {
        let mut said = Evaluation::blank(input.size());
        self.policy_pooled.apply(simd, pooled, &self.policy_bias, buffers.policy_bias.as_flattened_mut());
        buffers.pool.clear();
        let rows = said.policy.chunks_exact_mut(trunk.size).zip(said.ownership.chunks_exact_mut(trunk.size));
        for (row, (logits, ownership)) in rows.enumerate().take(trunk.size) {
            // Some points of the border may be included; their results are ignored.
            let points = trunk.size.next_multiple_of(ROWS) * trunk.strips;
            let channels = trunk.cells[trunk.at(row, 0)..][..points].as_flattened();
            self.points.multiply::<S, ROWS>(simd, channels, buffers.row.as_flattened_mut());
            let (hidden, _) = buffers.row.as_chunks_mut::<{ 2 * HEAD_STRIPS }>();
            for ((hidden, logit), owner) in hidden.iter_mut().zip(logits).zip(ownership) {
                let (policy, value) = hidden.split_at_mut(HEAD_STRIPS);
                add_and_rectify(simd, policy, &buffers.policy_bias);
                add_and_rectify(simd, value, &self.value_bias);
                *logit = dot(simd, policy, &self.policy_out);
                *owner = tanh(dot(simd, value, &self.owner) + self.owner_bias);
                buffers.pool.add(simd, value);
            }
        }
        self.pass.apply(simd, pooled, &self.pass_bias, buffers.pass.as_flattened_mut());
        rectify(simd, &mut buffers.pass);
        let pass = dot(simd, &buffers.pass, &self.pass_out) + self.pass_out_bias;
        to_probabilities(input, pass, &mut said);

        buffers.pool.write(trunk.size, &mut buffers.pooled);
        buffers.pooled[3 * HEAD..].copy_from_slice(&input.numbers);
        self.value.apply(simd, &buffers.pooled, &self.value_pooled_bias, buffers.value.as_flattened_mut());
        rectify(simd, &mut buffers.value);
        let [win, lead] =
            std::array::from_fn(|nth| dot(simd, &buffers.value, &self.value_out[nth]) + self.value_out_bias[nth]);
        said.win = sigmoid(win);
        said.lead = lead * LEAD;
        said
    }
}

/// Turns the logits of the points and of the pass into probabilities. Illegal points get 0.
fn to_probabilities(input: &Input, pass: f32, said: &mut Evaluation) {
    let points = said.policy.iter_mut().zip(input.bytes());
    let highest = points.filter(|(_, byte)| is_legal(**byte)).fold(pass, |highest, (logit, _)| highest.max(*logit));
    said.pass = exp(pass - highest);
    let mut sum = said.pass;
    for (share, byte) in said.policy.iter_mut().zip(input.bytes()) {
        *share = if is_legal(*byte) { exp(*share - highest) } else { 0.0 };
        sum += *share;
    }
    said.policy.iter_mut().chain([&mut said.pass]).for_each(|share| *share /= sum);
}

/// The scalar product: first sums every eighth product, then these eight sums in a fixed order.
#[inline(always)]
fn dot<S: Simd>(simd: S, numbers: &[Strip], weights: &[Strip]) -> f32 {
    let mut sum = f32x8::splat(simd, 0.0);
    for (strip, weights) in numbers.iter().zip(weights) {
        sum += f32x8::simd_from(simd, *strip) * f32x8::simd_from(simd, *weights);
    }
    let [a, b, c, d, e, f, g, h]: Strip = sum.into();
    ((a + e) + (b + f)) + ((c + g) + (d + h))
}

#[inline(always)]
fn add_and_rectify<S: Simd>(simd: S, numbers: &mut [Strip], bias: &[Strip]) {
    for (strip, bias) in numbers.iter_mut().zip(bias) {
        let sum = f32x8::simd_from(simd, *strip) + f32x8::simd_from(simd, *bias);
        *strip = sum.max(f32x8::splat(simd, 0.0)).into();
    }
}

#[inline(always)]
fn rectify<S: Simd>(simd: S, numbers: &mut [Strip]) {
    for strip in numbers {
        *strip = f32x8::simd_from(simd, *strip).max(f32x8::splat(simd, 0.0)).into();
    }
}
