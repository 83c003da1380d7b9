//! Learns the net of plain Go ([`cardgo_net`]) from positions and what a teacher said of them.
//!
//! # From a folder to a net
//!
//! [`Positions::read`] opens the archives of a folder (`archive`, `npy`, `columns`), plays the games in them anew on the
//! engine's board (`games`) and makes [`Lesson`]s of their positions: what the net sees of each, and what the teacher
//! says. The games of some are kept aside. A [`Learner`] goes through the others again and again, batch by batch, each
//! position turned or mirrored (`symmetry`). What it has learnt so far is a net, and [`Figures`] tell how far that is
//! from the teacher in the games kept aside. A learner is saved and taken up again (`checkpoint`). Games that a search has
//! played against itself become such files by [`write_own_game`].
//!
//! # One step
//!
//! A `batch` is shared out among threads. For each position, a `tape` runs forwards through the `trunk` and the `heads`,
//! compares what comes out with the lesson, and runs back, adding to the gradient of each weight. Convolutions (`kernel`)
//! run over a board as if it were one row of points (`grid`). `adam` takes a step down the sum of gradients.
//!
//! # Why not a library
//!
//! One position at a time stays in the processor's nearest memory, and a board with its border is already the matrix
//! that a convolution multiplies, nine times shifted. On two cores with AVX-512 that made 1,380 positions a second of the
//! net with 32 channels and 6 blocks, forwards and back; the convolutions alone came to 185 with `candle` 0.11, which
//! brings 157 crates, and to less than 1,060 with `ndarray` 0.17, which knows AVX2. Here there is nothing but vectors of
//! `fearless_simd`, which the net needs anyway, and no `unsafe`. `zip` 9 would bring six crates to read one archive.

mod adam;
mod archive;
mod arranged;
mod batch;
mod checkpoint;
mod columns;
mod dense;
mod figures;
mod games;
mod grid;
mod heads;
mod initial;
mod kernel;
mod learner;
mod lesson;
mod npy;
mod own_game;
mod pooled;
mod positions;
mod symmetry;
mod tape;
mod trunk;

pub use figures::Figures;
pub use learner::Learner;
pub use lesson::{Lesson, Loss};
pub use own_game::{OwnPosition, write_own_game};
pub use positions::{Positions, files};
