//! The rules, tried out on positions.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod house_rules;
mod placed;
mod positions;
mod row_values;
mod worked_examples;
