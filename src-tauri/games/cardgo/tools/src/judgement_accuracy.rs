//! The command `arena glances`: measures the net's judgement of plain Go without a long search. It compares the lead
//! half-way through a game with that of a long search, and the dead stones of ended games with GNU Go's.

mod dead;
mod leads;

use clap::{Parser, Subcommand};
use hosting::commands::Answer;
use std::ffi::OsString;

/// Measures how well plain Go is judged without a long search.
#[derive(Parser)]
#[command(name = "arena glances")]
struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Compares the lead half-way through a game, from the net alone and from a short search, with that of a long
    /// search.
    Leads(leads::Args),
    /// Compares the dead stones of games that ended by two passes with GNU Go's.
    Dead(dead::Args),
}

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    match Args::parse_from(words).what {
        What::Leads(args) => leads::run(&args),
        What::Dead(args) => dead::run(&args),
    }
}

/// Returns the mean of the numbers, 0 if there are none.
fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn of_nothing_the_mean_is_nothing() {
        assert!((mean(&[1.0, 2.0, 3.0, 2.0]) - 2.0).abs() < 1e-9);
        assert_eq!(mean(&[]), 0.0);
    }
}
