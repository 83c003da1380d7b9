//! Tests of the store's guarantees.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A failed unwrap is a failed test.

mod access;
mod damage;
mod full_disk;
mod journal;
mod purge;
mod sample;
mod speed;
mod tables;
mod versions;
mod whole;
