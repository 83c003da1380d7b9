//! Trains the net of plain Go ([`cardgo_net`]) on positions and a teacher's evaluations of them.
//!
//! # From a folder to a net
//!
//! [`Positions::read`] opens the archives of a folder (`archive`, `npy`, `training_file`), replays the games in them on the
//! engine's board (`games`) and turns their positions into [`Lesson`]s: the input of the net, and the teacher's
//! evaluation. Some games are held out as validation set. A [`Learner`] goes through the others repeatedly, batch by
//! batch, each position transformed by a random symmetry (`symmetry`). The weights averaged so far are a net, and
//! [`NetAccuracy`] measure its distance from the teacher on the validation set. A learner can be saved and loaded
//! (`checkpoint`). [`write_own_game`] writes games that a search has played against itself to such archives.
//!
//! # One step
//!
//! A `batch` is divided among threads. For each position, a `tape` runs forwards through the `trunk` and the `heads`,
//! compares the output with the lesson, and runs backwards, adding to the gradient of each weight. Convolutions
//! (`kernel`) treat a board as one row of points (`grid`). `adam` takes a step down the summed gradient.
//!
//! # Why no machine learning library
//!
//! A single position fits into the fastest cache of the processor, and a board with its border is already the matrix
//! that a convolution multiplies, shifted nine times. On two cores with AVX-512 this processes 1,380 positions a
//! second of the net with 32 channels and 6 blocks, forwards and backwards. The convolutions alone reached 185 with
//! `candle` 0.11, which has 157 dependencies, and less than 1,060 with `ndarray` 0.17, which uses AVX2. This crate
//! uses only the vectors of `fearless_simd`, which the net needs anyway, and no `unsafe`. `zip` 9 would add six
//! dependencies to read one archive.

mod adam;
mod archive;
mod arranged_weights;
mod batch;
mod checkpoint;
mod dense;
mod games;
mod grid;
mod heads;
mod initial;
mod kernel;
mod learner;
mod lesson;
mod net_accuracy;
mod npy;
mod pooled;
mod positions;
mod self_play_game;
mod symmetry;
mod tape;
mod training_file;
mod trunk;

pub use learner::Learner;
pub use lesson::{Lesson, Loss};
pub use net_accuracy::NetAccuracy;
pub use positions::{Positions, files};
pub use self_play_game::{SelfPlayPosition, write_own_game};
