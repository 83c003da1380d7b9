//! Whole games between two programs that speak the Go Text Protocol, judged by our own rules.
//!
//! A [`program`] is started anew for every game; [`bout`] plays one game, [`verdict`] counts it, and [`ledger`] keeps
//! the results, one game a line, so that a series can be broken off and taken up again.

mod bout;
mod ledger;
mod program;
mod verdict;

use bout::Terms;
use clap::Parser;
use ledger::Ledger;
pub(crate) use program::Program;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::commands::Answer;

/// Whole games between two programs that speak the Go Text Protocol.
#[derive(Parser)]
#[command(name = "arena referee")]
struct Args {
    /// The program whose wins are counted: its command, `{arena}` standing for this program, `{game}` for the number
    /// of the game.
    #[arg(long)]
    first: String,
    /// The program it plays against, likewise.
    #[arg(long)]
    second: String,
    /// How many games to play in all, colours alternating; those on file count.
    #[arg(long, default_value_t = 10)]
    games: u32,
    #[arg(long, default_value_t = 13)]
    size: u8,
    #[arg(long, default_value_t = 6.5)]
    komi: f64,
    /// Keeps results: one game a line, added to.
    #[arg(long)]
    results: Option<PathBuf>,
    /// What the series is called among the results.
    #[arg(long, default_value = "games")]
    series: String,
    /// Keeps the games as SGF files in this directory.
    #[arg(long)]
    records: Option<PathBuf>,
    /// Begin no game that would likely last longer than so many seconds from now.
    #[arg(long)]
    seconds: Option<u64>,
}

/// Runs what the words after `arena` ask for.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let terms = Terms::new(args.size, args.komi)?;
    let mut ledger = Ledger::open(args.results.clone(), &args.series)?;
    if let Some(directory) = &args.records {
        fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    }
    let began = Instant::now();
    let mut longest = Duration::ZERO;
    for number in ledger.played() + 1..=args.games {
        let in_time = |limit: u64| began.elapsed() + longest <= Duration::from_secs(limit);
        if !args.seconds.is_none_or(in_time) {
            break;
        }
        let game_began = Instant::now();
        let commands = [&args.first, &args.second].map(|command| command.replace("{game}", &number.to_string()));
        let bout = bout::play(&commands, number % 2 == 1, &terms)?;
        longest = longest.max(game_began.elapsed());
        if let Some(directory) = &args.records {
            let file = directory.join(format!("{}-{number}.sgf", args.series));
            fs::write(&file, bout.record.to_string()).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        let line = ledger.add(number, &bout, game_began.elapsed())?;
        eprintln!("{line}");
    }
    Ok((ledger.summary(args.games), ExitCode::SUCCESS))
}
