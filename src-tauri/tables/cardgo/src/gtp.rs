//! The Go bot as a program for other programs: the Go Text Protocol, version 2.
//!
//! [`protocol`] reads commands and writes answers, [`commands`] says what each command does to the [`engine`],
//! which keeps the game and the bot; [`clock`] is the time it has, [`drawing`] the board as text, [`handicap`] places
//! stones before the game, [`load`] takes one over from a record, [`cleanup`] takes dead stones off, [`analysis`] thinks
//! aloud, in lines that [`spoken`] writes.

mod analysis;
mod cleanup;
mod clock;
mod commands;
mod drawing;
mod engine;
mod handicap;
mod level;
mod load;
mod protocol;
mod seki;
mod spoken;

use crate::go::Limit;
use clap::Parser;
use engine::{Engine, Mode};
use protocol::Ear;
use serde_json::Value;
use std::ffi::OsString;
use std::io::{self, BufReader, Cursor};
use std::process::ExitCode;
use std::time::Duration;
use table::commands::Answer;

pub(crate) use protocol::{Vertex, vertex};

/// The Go bot over the Go Text Protocol, version 2, on standard input and output.
#[derive(Parser)]
#[command(name = "arena gtp")]
struct Args {
    /// The bot's level, as the app offers it.
    #[arg(long, group = "strength")]
    level: Option<String>,
    /// Seconds for every move.
    #[arg(long, group = "strength")]
    seconds: Option<f64>,
    /// Simulations for every move: positions the net is asked about.
    #[arg(long, group = "strength")]
    playouts: Option<u32>,
    /// Accepted for older scripts: one thread searches, whatever is asked for.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Never resign.
    #[arg(long)]
    never_resign: bool,
}

/// How long the bot takes for a move if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(2);

/// Runs what the words after `arena` ask for.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let level = args.level.as_deref().map(level::of_key).transpose()?;
    let searched = level.and_then(level::limit);
    let limit = searched.map_or_else(|| limit(args), Ok)?;
    let level = level.filter(|_| searched.is_none());
    let mode = Mode { limit, level, seed: args.seed, resigns: !args.never_resign };
    let served = protocol::serve(&mut Ear::listen(BufReader::new(io::stdin())), io::stdout(), &mut Engine::new(mode));
    served.map_err(|error| format!("the other program has gone: {error}"))?;
    Ok((Value::Null, ExitCode::SUCCESS))
}

/// The bot's answers to everything said, with so many simulations a move: a conversation without pipes.
///
/// # Errors
/// Never: writing to memory can't fail.
pub fn converse(said: &[u8], playouts: u32) -> io::Result<Vec<u8>> {
    conversation(said, Mode { limit: Limit::Simulations(playouts.max(1)), level: None, seed: 1, resigns: true })
}

/// The same with a level that doesn't search.
#[cfg(test)]
fn converse_at(level: &str, said: &[u8]) -> io::Result<Vec<u8>> {
    let level = level::of_key(level).map_err(io::Error::other)?;
    conversation(said, Mode { limit: Limit::Simulations(1), level: Some(level), seed: 1, resigns: true })
}

fn conversation(said: &[u8], mode: Mode) -> io::Result<Vec<u8>> {
    let mut answers = Vec::new();
    protocol::serve(&mut Ear::listen(Cursor::new(said.to_vec())), &mut answers, &mut Engine::new(mode))?;
    Ok(answers)
}

fn limit(args: &Args) -> Result<Limit, String> {
    match (args.playouts, args.seconds) {
        (Some(playouts), _) => Ok(Limit::Simulations(playouts.max(1))),
        (None, Some(seconds)) => {
            Duration::try_from_secs_f64(seconds).map(Limit::Time).map_err(|error| format!("--seconds: {error}"))
        }
        (None, None) => Ok(Limit::Time(USUAL_TIME)),
    }
}
