//! Tests of the net: its input and output compared with the training program, and its properties.

// In tests, unwrapping is allowed: a panic fails the test.
#![allow(clippy::unwrap_used)]

mod agreement;
mod colours_and_corners;
mod damaged;
mod instruction_sets;
mod position_encoding;
mod scenes;
mod vectors;
