//! The Go bot as a program for other programs: the Go Text Protocol, version 2.
//!
//! [`protocol`] reads commands and writes answers, [`commands`] says what each command does to the [`engine`],
//! which keeps the game and the bot; [`clock`] is the time it has, [`drawing`] the board as text, [`handicap`] places
//! stones before the game, [`load`] takes one over from a record, [`cleanup`] takes dead stones off, [`analysis`] thinks
//! aloud.

mod analysis;
mod cleanup;
mod clock;
mod commands;
mod drawing;
mod engine;
mod handicap;
mod load;
mod protocol;
mod seki;

use crate::go::{EVALUATION, LEAST_FOR_NET, Limit};
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
    /// Simulations for every move: positions the net is asked about, or games played out.
    #[arg(long, group = "strength")]
    playouts: Option<u32>,
    /// How many threads play games out; the net is asked by one.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Never resign.
    #[arg(long)]
    never_resign: bool,
    /// Play games out instead of asking the net.
    #[arg(long)]
    by_playouts: bool,
    /// Presume of plays what shows at a glance, as if playouts had learnt nothing: to measure what that is worth.
    #[arg(long, requires = "by_playouts")]
    unlearnt: bool,
}

/// How long the bot takes for a move if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(2);

/// Runs what the words after `arena` ask for.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let (limit, by_playouts) = match &args.level {
        Some(key) => of_level(key)?,
        None => (limit(args)?, args.by_playouts),
    };
    let (threads, resigns) = (args.threads.clamp(1, 64), !args.never_resign);
    let mode = Mode { limit, threads, seed: args.seed, resigns, by_playouts, learnt: !args.unlearnt };
    let served = protocol::serve(&mut Ear::listen(BufReader::new(io::stdin())), io::stdout(), &mut Engine::new(mode));
    served.map_err(|error| format!("the other program has gone: {error}"))?;
    Ok((Value::Null, ExitCode::SUCCESS))
}

/// The bot's answers to everything said, with so many simulations a move: a conversation without pipes.
///
/// # Errors
/// Never: writing to memory can't fail.
pub fn converse(said: &[u8], playouts: u32) -> io::Result<Vec<u8>> {
    let mode = Mode {
        limit: Limit::Simulations(playouts.max(1)),
        threads: 1,
        seed: 1,
        resigns: true,
        by_playouts: false,
        learnt: true,
    };
    let mut answers = Vec::new();
    protocol::serve(&mut Ear::listen(Cursor::new(said.to_vec())), &mut answers, &mut Engine::new(mode))?;
    Ok(answers)
}

/// What the app's level of that name may take, and whether it plays games out.
fn of_level(key: &str) -> Result<(Limit, bool), String> {
    let iterations = engine::iterations_of(key)?;
    let by_playouts = iterations < LEAST_FOR_NET;
    let simulations = if by_playouts { iterations } else { iterations.div_ceil(EVALUATION) };
    Ok((Limit::Simulations(simulations), by_playouts))
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
