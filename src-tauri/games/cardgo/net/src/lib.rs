//! A small neural net for plain Go with everything needed to evaluate positions. Search isn't part of this crate.
//!
//! # From a position to an evaluation
//!
//! [`Input::of`] encodes a position of the engine in one byte for each point: its stone, the number of liberties,
//! whether the stone is caught in a ladder ([`Ladders`]), whether the point is legal, and the last moves. An
//! [`Evaluator`] applies the [`Net`] to it. Sixteen planes of zeros and ones become the first channels of each point
//! (`stem`). In each residual block two 3×3 convolutions (`winograd`) are added to them, and between the two the means
//! and maxima over the whole board (`pool`). The `heads` compute an [`Evaluation`] from the last channels: the
//! probabilities of each play and of a pass, the win share and the lead of the side to move, and the expected owner of
//! each point.
//!
//! # Bit-identical results everywhere
//!
//! A reproducible search needs the same numbers on every processor. Vector instructions compute the outputs of
//! neighbouring channels side by side, each by the same additions and multiplications of 32-bit floats in the same
//! order. Sums across a vector are taken in a fixed order, no multiplication is fused with an addition, and exp and
//! tanh are implemented here (`activation`). The available instructions ([`InstructionSet`]) are detected at run time. A test
//! compares a checksum of all bits.
//!
//! # Layout
//!
//! The channels of a point are stored side by side (`grid`); a border of zeros surrounds the board. Kernels are
//! transformed when the net is read. An evaluation allocates nothing, unless the size of the board changes.
//!
//! # Weights
//!
//! [`Weights`] are read from a file and written to one (`weights_writer`). Crate `cardgo-learn` trains them.
//!
//! # Choice of the crate for vector instructions
//!
//! `fearless_simd` 1.2 has no dependencies, supports SSE2, AVX2, AVX-512 and NEON, and needs no `unsafe` in the
//! calling code. `pulp` 0.22 has ten dependencies, and on x86 its dispatch offers nothing between scalar code and
//! AVX2. The macros of `multiversion` 0.9 leave vectorization to the compiler and expand to `unsafe` code in the
//! calling crate.

#![forbid(unsafe_code)]

mod activation;
mod evaluation;
mod forward_pass;
mod grid;
mod heads;
mod input;
mod instruction_set;
mod ladder;
mod ladder_board;
mod matrix;
mod net;
mod pool;
mod position_encoding;
mod stem;
mod symmetry;
mod weights;
mod weights_writer;
mod winograd;

pub use evaluation::Evaluation;
pub use forward_pass::Evaluator;
pub use input::{Input, LARGEST, SMALLEST};
pub use instruction_set::InstructionSet;
pub use ladder::Ladders;
pub use net::Net;
pub use symmetry::{SYMMETRIES, turned};
pub use weights::{Array, BlockWeights, HEAD, NUMBERS, PLANES, TAPS, VALUE, Weights, WeightsFault};
