//! What the store promises, as lists of claims.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A failed unwrap is a failed test.

mod damage;
mod doors;
mod forgotten;
mod journal;
mod room;
mod sample;
mod speed;
mod tables;
mod versions;
mod whole;
