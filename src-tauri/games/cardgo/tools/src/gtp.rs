//! The command `arena gtp`: the Go bot over the Go Text Protocol, version 2, for other programs.
//!
//! [`protocol`] reads commands and writes answers, [`commands`] applies each command to the [`engine`], which keeps the
//! game and the bot; [`clock`] keeps the time, [`drawing`] prints the board as text, [`handicap`] places handicap
//! stones, [`load`] reads a game from a record, [`cleanup`] removes dead stones by playing, [`analysis`] reports
//! candidates during a search, in lines formatted by [`analysis_line`].

mod analysis;
mod analysis_line;
mod arguments;
mod cleanup;
mod clock;
mod commands;
mod drawing;
mod engine;
mod handicap;
mod level;
mod load;
mod move_text;
mod protocol;
mod seki;
mod session;

use cardgo_hosted::go::Limit;
use clap::Parser;
use engine::{Engine, Mode};
use hosting::commands::Answer;
use protocol::LineReader;
use serde_json::Value;
use std::ffi::OsString;
use std::io::{self, BufReader, Cursor};
use std::process::ExitCode;
use std::time::Duration;

pub(crate) use protocol::{Vertex, vertex};

/// The Go bot over the Go Text Protocol, version 2, on standard input and output.
#[derive(Parser)]
#[command(name = "arena gtp")]
struct Args {
    /// The bot's level, by its key in the app.
    #[arg(long, group = "strength")]
    level: Option<String>,
    /// Seconds for every move.
    #[arg(long, group = "strength")]
    seconds: Option<f64>,
    /// Simulations for every move; each evaluates one position by the net.
    #[arg(long, group = "strength")]
    playouts: Option<u32>,
    /// Accepted for older scripts; the search always uses one thread.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Never resign.
    #[arg(long)]
    never_resign: bool,
}

/// The time for a move if neither level, seconds nor playouts are given.
const USUAL_TIME: Duration = Duration::from_secs(2);

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let level = args.level.as_deref().map(level::of_key).transpose()?;
    let searched = level.and_then(level::limit);
    let limit = searched.map_or_else(|| limit(args), Ok)?;
    let level = level.filter(|_| searched.is_none());
    let mode = Mode { limit, level, seed: args.seed, resigns: !args.never_resign };
    let served =
        session::serve(&mut LineReader::listen(BufReader::new(io::stdin())), io::stdout(), &mut Engine::new(mode));
    served.map_err(|error| format!("the other program has gone: {error}"))?;
    Ok((Value::Null, ExitCode::SUCCESS))
}

/// Returns the bot's answers to all commands in `said`, with `playouts` simulations per move; runs without pipes.
///
/// # Errors
/// Never: writing to memory can't fail.
pub fn converse(said: &[u8], playouts: u32) -> io::Result<Vec<u8>> {
    conversation(said, Mode { limit: Limit::Simulations(playouts.max(1)), level: None, seed: 1, resigns: true })
}

/// As [`converse`], with a level that doesn't search.
#[cfg(test)]
fn converse_at(level: &str, said: &[u8]) -> io::Result<Vec<u8>> {
    let level = level::of_key(level).map_err(io::Error::other)?;
    conversation(said, Mode { limit: Limit::Simulations(1), level: Some(level), seed: 1, resigns: true })
}

fn conversation(said: &[u8], mode: Mode) -> io::Result<Vec<u8>> {
    let mut answers = Vec::new();
    session::serve(&mut LineReader::listen(Cursor::new(said.to_vec())), &mut answers, &mut Engine::new(mode))?;
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
