//! The house's command line: referee, measurements, bots against bots.
//!
//! With `--json` exactly one JSON value goes to standard output; everything else goes to standard error.
//!
//! A library only so that the fuzz targets can [`converse`] with the Go bot; `main.rs` is the program.

mod bouts;
mod check;
mod games;
mod gtp;
mod playouts;
mod referee;
mod rules;
mod selfcheck;
mod setup;
mod timings;

pub use gtp::converse;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "arena", about = "Referee, measurements, and bots against bots")]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs scenario files; one line per failure.
    Check(check::Args),
    /// What there is to play, and what is measured of it.
    Games(games::Args),
    /// The Go bot over the Go Text Protocol, version 2, on standard input and output.
    Gtp(gtp::Args),
    /// Bots against bots.
    Match(bouts::Args),
    /// Random games on one core.
    Playouts(playouts::Args),
    /// Whole games between two programs that speak the Go Text Protocol.
    Referee(referee::Args),
    /// How long bots think, decisions take and tables open.
    Timings(timings::Args),
    /// Searches the rulebook.
    Rules(rules::Args),
    /// Random games with every promise of the contract checked after every move.
    Selfcheck(selfcheck::Args),
}

/// What a command comes to: its JSON value and whether all was well.
type Answer = Result<(serde_json::Value, ExitCode), String>;

/// Carries out what the program's arguments ask.
#[must_use]
pub fn run() -> ExitCode {
    let answer = match Arena::parse().command {
        Command::Check(args) => check::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Gtp(args) => gtp::run(&args),
        Command::Match(args) => bouts::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Referee(args) => referee::run(&args),
        Command::Timings(args) => timings::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Selfcheck(args) => selfcheck::run(&args),
    };
    match answer {
        Ok((value, code)) => {
            // The protocol's answers are all that `gtp` says.
            if !value.is_null() {
                println!("{value:#}");
            }
            code
        }
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}
