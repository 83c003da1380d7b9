//! A small net for plain Go, and all it takes to ask it. There is no search in here.
//!
//! # The way of a position
//!
//! [`Input::of`] looks at a position of the engine: a byte for each point tells what stands there, how many liberties it
//! has, whether it is caught in a ladder ([`Ladders`]), where one may play, which moves were the last. An [`Evaluator`]
//! asks the [`Net`] about it. Sixteen planes of zeros and ones become the first channels of each point (`stem`); in
//! each residual block two 3×3 convolutions (`winograd`) add to them, and between the two the means and maxima of
//! the whole board (`pool`); the `heads` read an [`Evaluation`] off the last: probabilities of plays and of a pass, the
//! win share and the lead of the side to move, and whose each point will be.
//!
//! # The same bits everywhere
//!
//! A search that is to be reproducible needs the same numbers on every processor. Vector instructions compute the
//! outputs of neighbouring channels side by side, each by the same additions and multiplications of 32-bit floats in
//! the same order; no sum is taken across a vector but in a written order, no multiplication is fused with an addition,
//! and exp and tanh are our own (`activation`). Which instructions there are ([`Level`]) is found out when the program
//! runs. A test compares the sum of all bits.
//!
//! # Layout
//!
//! Channels of a point stand side by side (`grid`), around the board there is a border of zeros. Kernels are transformed
//! when the net is read; an evaluation allocates nothing, except where the size of the board changes.
//!
//! # Weights
//!
//! [`Weights`] are read from a file and written to one (`weights_writer`). Crate `cardgo-learn` finds them.
//!
//! # Why this crate for the instructions
//!
//! `fearless_simd` 1.2 has no dependencies, knows SSE2, AVX2, AVX-512 and NEON, and lets them be used without `unsafe`.
//! `pulp` 0.22 brings ten crates along, and on x86 its dispatch knows nothing between one number at a time and AVX2; the
//! macros of `multiversion` 0.9 leave the loops to the compiler and write `unsafe` into the crate that uses them.

#![forbid(unsafe_code)]

mod activation;
mod evaluation;
mod evaluator;
mod grid;
mod heads;
mod input;
mod ladder;
mod level;
mod matrix;
mod net;
mod planes;
mod pool;
mod sketch;
mod stem;
mod symmetry;
mod weights;
mod weights_writer;
mod winograd;

pub use evaluation::Evaluation;
pub use evaluator::Evaluator;
pub use input::{Input, LARGEST, SMALLEST};
pub use ladder::Ladders;
pub use level::Level;
pub use net::Net;
pub use symmetry::{SYMMETRIES, turned};
pub use weights::{Array, BlockWeights, HEAD, NUMBERS, PLANES, TAPS, VALUE, Weights, WeightsFault};
