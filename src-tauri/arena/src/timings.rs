//! `arena timings`: how long a person has to wait for a bot's move, for a decision to reach the disk, for a table to
//! open, for a review and a curve, and for the first results of an analysis.

use crate::setup::{GameArgs, no_such_game, told};
use bot::{Analysis, Cancel, Level, choose};
use game::{Chance, Game, Seat, Seed, SetupError, Silent};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::commands::Answer;
use house::check_on_disk;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The number of moves of the table that is opened, if games can be that long.
const LONG_TABLE: usize = 1_000;
/// The number of deals that are tried for such a game.
const DEALS: usize = 200;
/// The number of searches from the deal that are timed.
const SEARCHES: u64 = 5;
/// The level whose game is reviewed.
const REVIEWED: &str = "steady";

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The number of decisions to time at each level.
    #[arg(long, default_value_t = 60)]
    decisions: usize,
    /// The seed of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the long table; the system's temporary directory by default.
    #[arg(long)]
    dir: Option<PathBuf>,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the game or an option is unknown, or the disk can't be written.
pub fn run(args: &Args) -> Answer {
    visit_game(&args.game.game, Timings(args)).unwrap_or_else(|| Err(no_such_game(&args.game.game)))
}

struct Timings<'a>(&'a Args);

impl GameVisitor for Timings<'_> {
    type Output = Answer;

    fn visit<G: ListedGame>(self) -> Answer {
        let args = self.0;
        let setup = args.game.setup::<G>()?;
        let mut think = Map::new();
        // Levels named by their rank alone are between the others and take no longer.
        for level in G::LEVELS.iter().filter(|level| level.offered && !level.by_rank) {
            think.insert(level.key.to_owned(), summary(time_level::<G>(&setup, *level, args)?));
        }
        let sims_per_second = time_search::<G>(&setup, args.seed)?;
        let judged = time_verdicts::<G>(&setup, args.seed)?;
        let table = time_table::<G>(&setup, args)?;
        let replayed = table.acts.len();
        let value = json!({
            "game": G::NAME,
            "sims_per_second": sims_per_second,
            "think_ms": think,
            "verdict_s": judged.verdicts.as_secs_f64(),
            "judged_moves": judged.states.len() - 1,
            "curve_s": time_curve::<G>(&judged.states).map(|time| time.as_secs_f64()),
            "analysis_ms": time_analysis::<G>(&judged.states).map(milliseconds),
            "act_ms": summary(table.acts),
            "replay_ms": milliseconds(table.open),
            "replayed_moves": replayed,
            "peak_mb": peak_megabytes(),
        });
        Ok((value, ExitCode::SUCCESS))
    }
}

/// Returns the time of each decision between several moves of a level that plays all seats.
fn time_level<G: ListedGame>(setup: &G::Setup, level: Level, args: &Args) -> Result<Vec<Duration>, String> {
    let mut chance = Chance::new(Seed(args.seed));
    let mut times = Vec::new();
    let mut listed = Vec::new();
    while times.len() < args.decisions {
        let mut state = G::deal(setup, chance.seed(), &mut Silent).map_err(|error| told::<G>(&error))?;
        while let Some(seat) = G::to_move(&state).filter(|_| times.len() < args.decisions) {
            let view = G::view(&state, seat);
            let start = Instant::now();
            let mv = choose::<G>(&view, level, chance.seed(), &Cancel::new()).map_err(|stopped| stopped.to_string())?;
            listed.clear();
            G::legal_moves(&state, &mut listed);
            if listed.len() > 1 {
                times.push(start.elapsed());
            }
            G::apply(&mut state, mv, &mut Silent);
        }
    }
    Ok(times)
}

/// Returns the iterations per second of a hint's search from the deal, the longest search there is.
fn time_search<G: ListedGame>(setup: &G::Setup, seed: u64) -> Result<f64, String> {
    let mut spent = Duration::ZERO;
    for search in 0..SEARCHES {
        let state = G::deal(setup, Seed(seed + search), &mut Silent).map_err(|error| told::<G>(&error))?;
        let Some(seat) = G::to_move(&state) else { continue };
        let view = G::view(&state, seat);
        let start = Instant::now();
        // A hint uses all its iterations, whatever the lead of its best move.
        bot::hints::<G>(&view, Seed(search), &Cancel::new()).map_err(|stopped| stopped.to_string())?;
        spent += start.elapsed();
    }
    Ok((u64::from(G::HINT_BUDGET) * SEARCHES) as f64 / spent.as_secs_f64())
}

/// A reviewed game.
struct Judged<G: ListedGame> {
    /// The states before each decision and at the end.
    states: Vec<G::State>,
    verdicts: Duration,
}

/// Measures how long it takes to review a whole game of the [`REVIEWED`] level: the decisions of the first seat, and
/// with two seats those of the other as well, as in the app.
fn time_verdicts<G: ListedGame>(setup: &G::Setup, seed: u64) -> Result<Judged<G>, String> {
    let level = G::LEVELS.iter().find(|level| level.key == REVIEWED);
    let level = *level.ok_or_else(|| format!("{} has no level {REVIEWED}", G::NAME))?;
    let mut chance = Chance::new(Seed(seed));
    let mut state = G::deal(setup, chance.seed(), &mut Silent).map_err(|error| told::<G>(&error))?;
    let mut judged = Judged { states: vec![state.clone()], verdicts: Duration::ZERO };
    while let Some(seat) = G::to_move(&state) {
        let view = G::view(&state, seat);
        let mv = choose::<G>(&view, level, chance.seed(), &Cancel::new()).map_err(|stopped| stopped.to_string())?;
        if seat == Seat(0) || G::seats(setup) == 2 {
            let start = Instant::now();
            bot::verdict::<G>(&view, mv, chance.seed(), &Cancel::new()).map_err(|stopped| stopped.to_string())?;
            judged.verdicts += start.elapsed();
        }
        G::apply(&mut state, mv, &mut Silent);
        judged.states.push(state.clone());
    }
    Ok(judged)
}

/// Measures how long a game's whole curve takes; `None` in games in which only a search can value positions.
fn time_curve<G: ListedGame>(states: &[G::State]) -> Option<Duration> {
    let start = Instant::now();
    let mut appraiser = G::APPRAISER?();
    for state in states {
        appraiser.appraise(&G::view(state, Seat(0)));
    }
    Some(start.elapsed())
}

/// Measures how long it takes until the first moves of an analysis can be shown, half-way through a game; `None` in
/// games without analysis.
fn time_analysis<G: ListedGame>(states: &[G::State]) -> Option<Duration> {
    let halfway = &states[states.len() / 2];
    let view = G::view(halfway, G::to_move(halfway)?);
    let start = Instant::now();
    let mut analysis = Analysis::<G>::begin(&view, Seed(1))?;
    analysis.grow(&Cancel::new());
    let shown = analysis.hints();
    (!shown.is_empty()).then(|| start.elapsed())
}

/// Times a long table, played at random and stored on disk.
fn time_table<G: ListedGame>(setup: &G::Setup, args: &Args) -> Result<house::DiskTimes, String> {
    let mut longest = (Seed(args.seed), Vec::new());
    for seed in (args.seed..).map(Seed).take(DEALS) {
        let moves = random_line::<G>(setup, seed).map_err(|error| told::<G>(&error))?;
        if moves.len() > longest.1.len() {
            longest = (seed, moves);
        }
        if longest.1.len() == LONG_TABLE {
            break;
        }
    }
    let (seed, moves) = longest;
    let place = args.dir.clone().unwrap_or_else(std::env::temp_dir);
    let directory = tempfile::tempdir_in(place).map_err(|error| error.to_string())?;
    let options: Vec<_> = args.game.choices()?.into_iter().filter(|(key, _)| key != "seats").collect();
    check_on_disk::<G>(directory.path(), &options, G::seats(setup), seed, &moves)
}

/// Returns the first moves of a random game, at most [`LONG_TABLE`].
fn random_line<G: Game>(setup: &G::Setup, seed: Seed) -> Result<Vec<G::Move>, SetupError<G::SetupFault>> {
    let mut state = G::deal(setup, seed, &mut Silent)?;
    let mut chance = Chance::new(seed).split();
    let (mut moves, mut listed) = (Vec::new(), Vec::new());
    while moves.len() < LONG_TABLE {
        listed.clear();
        G::legal_moves(&state, &mut listed);
        let Some(mv) = chance.pick(&listed) else { break };
        G::apply(&mut state, mv, &mut Silent);
        moves.push(mv);
    }
    Ok(moves)
}

/// Returns the count, mean, median and 99th percentile of times, in milliseconds.
pub fn summary(mut times: Vec<Duration>) -> Value {
    times.sort_unstable();
    let at = |part: f64| times.get(((times.len() as f64 - 1.0) * part).round() as usize).copied().unwrap_or_default();
    let mean = times.iter().sum::<Duration>() / u32::try_from(times.len().max(1)).unwrap_or(u32::MAX);
    json!({
        "count": times.len(),
        "mean": milliseconds(mean),
        "median": milliseconds(at(0.5)),
        "p99": milliseconds(at(0.99)),
    })
}

/// Returns a duration in milliseconds.
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Returns the peak memory of this process in MB, program included; `None` if the system doesn't say (Linux does).
fn peak_megabytes() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes / 1024.0)
}
