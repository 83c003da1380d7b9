//! The board against slow, obvious ones, against known numbers, and against itself.

mod games;
mod legal;
mod moves;
mod positions;
mod properties;
mod scoring;
pub mod slow;
