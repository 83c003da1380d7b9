//! How well plain Go is judged without a long search, from the command line: the lead half-way through a game against what
//! a long search says, and the dead stones of ended games against GNU Go's.

mod dead;
mod leads;

use clap::{Parser, Subcommand};
use std::ffi::OsString;
use table::commands::Answer;

/// How well plain Go is judged without a long search.
#[derive(Parser)]
#[command(name = "arena glances")]
struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The lead where a game is half over, at a glance and after a short search, against what a long search says.
    Leads(leads::Args),
    /// The dead stones of games that ended by two passes, against GNU Go's.
    Dead(dead::Args),
}

/// Carries out what the words after `arena` ask.
pub(crate) fn run(words: &[OsString]) -> Answer {
    match Args::parse_from(words).what {
        What::Leads(args) => leads::run(&args),
        What::Dead(args) => dead::run(&args),
    }
}

/// The mean of some numbers; 0 of none.
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
