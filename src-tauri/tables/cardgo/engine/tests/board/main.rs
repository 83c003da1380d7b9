//! The board against slow, obvious ones, against known numbers, and against itself.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod games;
mod legal;
mod moves;
mod positions;
mod properties;
mod scoring;
mod slow;
