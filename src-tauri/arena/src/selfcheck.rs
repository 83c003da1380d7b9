//! `arena selfcheck`: checks every claim of the contract over many random games.

use crate::playouts::MOST_MOVES;
use crate::setup::{GameArgs, SeriesArgs, no_such_game, with_seats};
use game::Seed;
use game::conformance::check_game;
use games::{GameVisitor, ListedGame, visit_game};
use hosting::commands::Answer;
use house::{check_on_disk, seat_counts};
use rulebook::phrase::Phrase;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    series: SeriesArgs,
    /// The folder for temporary tables; the system's temporary directory by default.
    #[arg(long)]
    dir: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// If the game or an option is unknown.
pub fn run(args: &Args) -> Answer {
    visit_game(&args.game.game, Selfcheck(args)).unwrap_or_else(|| Err(no_such_game(&args.game.game)))
}

struct Selfcheck<'a>(&'a Args);

/// The results of one thread.
#[derive(Default)]
struct Tally {
    games: u64,
    moves: u64,
    cut: u64,
    faults: Vec<String>,
}

impl GameVisitor for Selfcheck<'_> {
    type Output = Answer;

    fn visit<G: ListedGame>(self) -> Answer {
        let args = self.0;
        let setups = setups::<G>(&args.game)?;
        let next = AtomicU64::new(0);
        let tallies: Vec<Tally> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..args.series.workers()).map(|_| scope.spawn(|| check_games::<G>(args, &setups, &next))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        let total = |count: fn(&Tally) -> u64| tallies.iter().map(count).sum::<u64>();
        let faults: Vec<&String> = tallies.iter().flat_map(|tally| &tally.faults).collect();
        for fault in &faults {
            eprintln!("{fault}");
        }
        // A thread that panicked returns no tally, so its games are missing.
        let clean = faults.is_empty() && total(|tally| tally.games) == args.series.games;
        let value = json!({
            "game": G::NAME,
            "games": total(|tally| tally.games),
            "moves": total(|tally| tally.moves),
            "cut": total(|tally| tally.cut),
            "faults": faults.len(),
            "clean": clean,
        });
        Ok((value, if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
    }
}

/// Returns the requested setup, with every number of seats unless one was given.
fn setups<G: Phrase>(args: &GameArgs) -> Result<Vec<G::Setup>, String> {
    let setup = args.setup::<G>()?;
    if args.names_seats() {
        return Ok(vec![setup]);
    }
    let with = |seats: u8| with_seats::<G>(setup.clone(), usize::from(seats));
    seat_counts::<G>().into_iter().map(with).collect()
}

fn check_games<G: ListedGame>(args: &Args, setups: &[G::Setup], next: &AtomicU64) -> Tally {
    let mut tally = Tally::default();
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= args.series.games {
            return tally;
        }
        let setup = &setups[game as usize % setups.len()];
        let seed = Seed(args.series.seed.wrapping_add(game));
        tally.games += 1;
        match check_game::<G>(setup, seed, MOST_MOVES) {
            Ok(checked) => {
                tally.moves += checked.moves.len() as u64;
                tally.cut += u64::from(checked.cut);
                if let Err(problem) = keep::<G>(args, setup, seed, &checked.moves) {
                    tally.faults.push(format!("seed {seed}, at a table on disk: {problem}"));
                }
            }
            Err(fault) => tally.faults.push(fault.to_string()),
        }
    }
}

/// Replays the game through a table on disk.
fn keep<G: ListedGame>(args: &Args, setup: &G::Setup, seed: Seed, moves: &[G::Move]) -> Result<(), String> {
    let place = args.dir.clone().unwrap_or_else(std::env::temp_dir);
    let directory = tempfile::tempdir_in(place).map_err(|error| error.to_string())?;
    let options: Vec<_> = args.game.choices()?.into_iter().filter(|(key, _)| key != "seats").collect();
    check_on_disk::<G>(directory.path(), &options, G::seats(setup), seed, moves).map(drop)
}
