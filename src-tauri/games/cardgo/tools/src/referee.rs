//! The command `arena referee`: whole games between two programs that speak the Go Text Protocol, judged by our own
//! rules.
//!
//! A [`program`] is started anew for every game; [`refereed_game`] plays one game, [`game_count`] counts it, and [`ledger`] stores
//! the results, one game per line, so that a series can be interrupted and resumed.

mod game_count;
mod ledger;
mod program;
mod program_game;
mod refereed_game;

use clap::Parser;
use hosting::commands::Answer;
use ledger::Ledger;
pub(crate) use program::Program;
use refereed_game::Terms;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Whole games between two programs that speak the Go Text Protocol.
#[derive(Parser)]
#[command(name = "arena referee")]
struct Args {
    /// The program whose wins are counted: its command, in which `{arena}` stands for this program and `{game}` for the
    /// number of the game.
    #[arg(long)]
    first: String,
    /// The opponent's command, likewise.
    #[arg(long)]
    second: String,
    /// The total number of games, colours alternating; those on file count.
    #[arg(long, default_value_t = 10)]
    games: u32,
    #[arg(long, default_value_t = 13)]
    size: u8,
    #[arg(long, default_value_t = 6.5)]
    komi: f64,
    /// The file with the results, one game per line; new games are appended.
    #[arg(long)]
    results: Option<PathBuf>,
    /// The name of the series among the results.
    #[arg(long, default_value = "games")]
    series: String,
    /// The directory in which the games are saved as SGF files.
    #[arg(long)]
    records: Option<PathBuf>,
    /// Begin no game that would likely last longer than this many seconds from now.
    #[arg(long)]
    seconds: Option<u64>,
}

/// Runs the command given by the words after `arena`.
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
        let bout = refereed_game::play(&commands, number % 2 == 1, &terms)?;
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
