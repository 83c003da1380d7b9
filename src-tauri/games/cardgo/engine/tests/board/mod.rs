//! The board, compared with slow reference implementations, with published numbers, and with its own audit.

mod games;
mod legal;
mod moves;
mod positions;
mod properties;
mod scoring;
pub mod slow;
