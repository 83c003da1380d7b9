//! What the net says, compared with what it said where it was trained and with itself; and what it sees.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod agreement;
mod colours_and_corners;
mod damaged;
mod levels;
mod planes;
mod scenes;
mod vectors;
