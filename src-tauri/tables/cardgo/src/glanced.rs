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

/// The mean of some numbers, and where it lies nineteen times out of twenty.
fn mean(numbers: &[f64]) -> (f64, [f64; 2]) {
    let many = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / many;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (many - 1.0).max(1.0);
    let reach = bot::NINETEEN_IN_TWENTY * (variance / many).sqrt();
    (mean, [mean - reach, mean + reach])
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn a_mean_lies_in_the_middle_of_where_it_may_lie() {
        let (middle, [low, high]) = mean(&[1.0, 2.0, 3.0, 2.0]);
        assert!((middle - 2.0).abs() < 1e-9 && (low + high - 4.0).abs() < 1e-9);
        assert!(1.0 < low && low < 2.0);
        assert_eq!(mean(&[]).0, 0.0);
    }
}
