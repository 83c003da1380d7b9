//! `arena puzzles`: finds the positions that the app offers as puzzles, in games that bots play against themselves.
//!
//! A position is kept if
//!
//! * the best move at a glance, by the priors alone, isn't the best one;
//! * a search with ten times the budget of a verdict prefers the same move, from several seeds;
//! * that move loses to no other in any of several groups of deals of what is hidden, and gains clearly over all;
//! * a verdict on the best move at a glance gives a reason;
//! * the very search with which the app judges a try prefers the same move.

use crate::playouts::MOST_MOVES;
use crate::setup::{no_such_game, told};
use crate::tools;
use bot::{Cancel, Effort, Grade, Level, Means, StopRule, choose, solution, verdict};
use game::{Chance, Cites, Seat, Seed, Silent};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::commands::Answer;
use hosting::puzzles::{self, PuzzleLine};
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Args {
    /// The game's name, as listed by `arena games`.
    game: String,
    /// The file of the game's puzzles. Those it has already are kept.
    #[arg(long)]
    file: PathBuf,
    /// Begins no new game after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// The number of games played at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Only replays the puzzles of the file, and searches each as the app does.
    #[arg(long)]
    check: bool,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// How many times the budget of a verdict the confirming searches have.
const THOROUGH: u32 = 10;
/// From how many seeds the confirming search has to prefer the same move.
const SEEDS: usize = 2;
/// In how many groups of deals the best move is compared with the others.
const GROUPS: usize = 8;
/// The number of other moves with which it is compared.
const OTHERS: usize = 3;
/// The smallest gain over the second move at which a position is looked at again, as a share of the win.
const PROMISING: f64 = 0.07;
/// The smallest gain over each other move, as a share of the win, averaged over the groups.
const CLEAR: f64 = 0.06;
/// A move that bots find more often than this, in percent of their tries, makes no puzzle.
const MOST_FOUND: u8 = 85;
/// How often each level tries a puzzle to tell how hard it is.
const TRIES: usize = 5;
/// The most puzzles from one game, so that they differ.
const MOST_OF_A_GAME: usize = 2;

/// Runs the command.
///
/// # Errors
/// If the game is unknown, or the file can't be read or written.
pub fn run(args: &Args) -> Answer {
    visit_game(&args.game, Search(args)).unwrap_or_else(|| Err(no_such_game(&args.game)))
}

struct Search<'a>(&'a Args);

/// A position of a game that a bot plays against itself.
struct Found<'a, G: ListedGame> {
    view: &'a G::View,
    /// The decisions before it.
    moves: &'a [G::Move],
    best: G::Move,
    /// The other moves, the most promising first.
    others: &'a [G::Move],
}

impl GameVisitor for Search<'_> {
    type Output = Answer;

    fn visit<G: ListedGame>(self) -> Answer {
        let args = self.0;
        let known = match std::fs::read_to_string(&args.file) {
            Ok(text) => puzzles::read::<G>(&text).map_err(|line| format!("{}: line {line}", args.file.display()))?,
            Err(_) => Vec::new(),
        };
        if args.check {
            return Ok(checked::<G>(&known));
        }
        let start = Instant::now();
        let deadline = args.seconds.map(|seconds| start + Duration::from_secs(seconds));
        let stock = Mutex::new(Stock { file: args.file.clone(), lines: known, failed: None });
        let (mut games, mut complete) = (0, true);
        for series in tools::of_game(G::NAME).iter().flat_map(|tools| tools.puzzles) {
            let options: Vec<(String, String)> =
                series.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let setup = puzzles::setup::<G>(&options).map_err(|error| told::<G>(&error))?;
            let next = AtomicU64::new(series.seed);
            let is_full = || {
                let stock = lock(&stock);
                stock.failed.is_some() || stock.count(&options) >= series.count
            };
            std::thread::scope(|scope| {
                for _ in 0..args.threads.clamp(1, 64) {
                    scope.spawn(|| {
                        while !is_full() && deadline.is_none_or(|deadline| Instant::now() < deadline) {
                            let seed = Seed(next.fetch_add(1, Ordering::Relaxed));
                            for line in of_game::<G>(&setup, &options, seed) {
                                lock(&stock).add::<G>(line, series.count);
                            }
                        }
                    });
                }
            });
            games += next.into_inner() - series.seed;
            complete = complete && is_full();
        }
        let stock = stock.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(problem) = stock.failed {
            return Err(format!("{}: {problem}", args.file.display()));
        }
        let (puzzles, seconds) = (stock.lines.len(), start.elapsed().as_secs());
        let answer = json!({ "game": G::NAME, "puzzles": puzzles, "games": games, "seconds": seconds });
        Ok((answer, if complete { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
    }
}

/// The puzzles found so far, and their file.
struct Stock {
    file: PathBuf,
    lines: Vec<PuzzleLine>,
    /// Why the file can't be written.
    failed: Option<String>,
}

impl Stock {
    /// Returns how many puzzles come from games with these options.
    fn count(&self, options: &[(String, String)]) -> usize {
        self.lines.iter().filter(|line| line.options == options).count()
    }

    /// Adds a puzzle that isn't there yet, up to `most` with its options, and writes the file.
    fn add<G: ListedGame>(&mut self, line: PuzzleLine, most: usize) {
        if self.count(&line.options) < most && self.lines.iter().all(|known| known.key() != line.key()) {
            self.lines.push(line);
            self.failed =
                std::fs::write(&self.file, puzzles::write::<G>(self.lines.clone())).err().map(|it| it.to_string());
        }
    }
}

fn lock(stock: &Mutex<Stock>) -> MutexGuard<'_, Stock> {
    stock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays a game and returns its puzzles.
fn of_game<G: ListedGame>(setup: &G::Setup, options: &[(String, String)], seed: Seed) -> Vec<PuzzleLine> {
    let mut lines = Vec::new();
    let Ok(mut state) = G::deal(setup, seed, &mut Silent) else { return lines };
    let automata = G::automata(setup);
    let mut chance = Chance::new(seed).split();
    let mut moves: Vec<G::Move> = Vec::new();
    let mut asked: Vec<Seat> = Vec::new();
    let mut listed = Vec::new();
    while moves.len() < MOST_MOVES && lines.len() < MOST_OF_A_GAME {
        let Some(seat) = G::to_move(&state) else { break };
        listed.clear();
        G::legal_moves(&state, &mut listed);
        let view = G::view(&state, seat);
        let mv = match &listed[..] {
            [only] => *only,
            _ if automata.contains(&seat) => break,
            _ => match considered::<G>(&view, chance.seed()) {
                Some((ranked, promising)) => {
                    let (best, others) = (ranked[0], &ranked[1..]);
                    let found = Found::<G> { view: &view, moves: &moves, best, others };
                    if promising
                        && !asked.contains(&seat)
                        && let Some(line) = found.puzzle(setup, options, seed)
                    {
                        asked.push(seat);
                        lines.push(line);
                    }
                    best
                }
                None => match choose::<G>(&view, Level::GLANCE, chance.seed(), &Cancel::new()) {
                    Ok(mv) => mv,
                    Err(_) => break,
                },
            },
        };
        G::apply(&mut state, mv, &mut Silent);
        moves.push(mv);
    }
    lines
}

/// Returns the moves of a position, the best first, and whether it promises to be a puzzle; `None` where no decision
/// is judged.
fn considered<G: ListedGame>(view: &G::View, seed: Seed) -> Option<(Vec<G::Move>, bool)> {
    let iterations = G::review_budget(view)?;
    let mut chance = Chance::new(seed);
    let found = G::think(view, effort(iterations), &mut chance, &Cancel::new()).ok()?;
    let ranked = found.ranked();
    let best = ranked.first()?;
    let gain = ranked.get(1).map_or(0.0, |second| best.share - second.share);
    let glance = choose::<G>(view, Level::GLANCE, seed, &Cancel::new()).ok()?;
    let promising = ranked.len() > 2 && gain >= PROMISING && glance != best.mv && best.share < 0.97;
    Some((ranked.iter().map(|candidate| candidate.mv).collect(), promising))
}

fn effort(iterations: u32) -> Effort {
    Effort { iterations, ending: StopRule::AtTheCap, means: Means::All, counts: false }
}

impl<G: ListedGame> Found<'_, G> {
    /// Returns the position as a puzzle, if it is one.
    fn puzzle(&self, setup: &G::Setup, options: &[(String, String)], seed: Seed) -> Option<PuzzleLine> {
        let (view, best, cancel) = (self.view, self.best, &Cancel::new());
        let iterations = G::review_budget(view)?;
        let mut chance = Chance::new(Seed(seed.0 ^ self.moves.len() as u64));
        if solution::<G>(view, seed, cancel).ok()??.best.mv != best {
            return None;
        }
        for _ in 0..SEEDS {
            let thorough = G::think(view, effort(THOROUGH * iterations), &mut chance, cancel).ok()?;
            if thorough.ranked().first()?.mv != best {
                return None;
            }
        }
        let glance = choose::<G>(view, Level::GLANCE, seed, cancel).ok()?;
        let others = std::iter::once(glance).chain(self.others.iter().copied().filter(|mv| *mv != glance));
        for other in others.take(OTHERS) {
            if !is_clearly_worse::<G>(view, best, other, iterations, &mut chance)? {
                return None;
            }
        }
        let verdict = verdict::<G>(view, glance, seed, cancel).ok()??;
        let why = verdict.why.filter(|_| verdict.grade() >= Grade::Inaccuracy)?;
        let found = found_by_bots::<G>(view, best, &mut chance).filter(|&found| found <= MOST_FOUND)?;
        let line = self.moves.iter().copied().chain([best]).collect::<Vec<_>>();
        Some(PuzzleLine {
            found,
            rule: why.milestone.rule().0.to_owned(),
            options: options.to_vec(),
            seed,
            decisions: self.moves.len(),
            packed: puzzles::packed::<G>(setup, seed, &line)?,
        })
    }
}

/// Whether `other` is worse than `best` in every group of deals, and clearly so on average; `None` if the search can't
/// tell.
fn is_clearly_worse<G: ListedGame>(
    view: &G::View,
    best: G::Move,
    other: G::Move,
    iterations: u32,
    chance: &mut Chance,
) -> Option<bool> {
    let mut gains = 0.0;
    for _ in 0..GROUPS {
        let seed = chance.seed();
        let share = |mv| {
            let searched = G::foresee(view, mv, effort(iterations), &mut Chance::new(seed), &Cancel::new()).ok()??;
            Some(searched.candidate.share)
        };
        let gain = share(best)? - share(other)?;
        if gain <= 0.0 {
            return Some(false);
        }
        gains += gain;
    }
    Some(gains / GROUPS as f64 >= CLEAR)
}

/// Returns the percentage of tries in which bots of the offered levels find the move.
fn found_by_bots<G: ListedGame>(view: &G::View, best: G::Move, chance: &mut Chance) -> Option<u8> {
    let (mut tries, mut found) = (0, 0);
    for level in G::LEVELS.iter().filter(|level| level.offered) {
        for _ in 0..TRIES {
            let mv = choose::<G>(view, *level, chance.seed(), &Cancel::new()).ok()?;
            tries += 1;
            found += usize::from(mv == best);
        }
    }
    u8::try_from(100 * found / tries.max(1)).ok()
}

/// Replays puzzles and searches each as the app does.
fn checked<G: ListedGame>(lines: &[PuzzleLine]) -> (serde_json::Value, ExitCode) {
    let mut wrong = Vec::new();
    for line in lines {
        let found = line.replay::<G>().and_then(|puzzle| {
            let view = G::view(&puzzle.position, G::to_move(&puzzle.position)?);
            Some(solution::<G>(&view, puzzle.seed, &Cancel::new()).ok()??.best.mv == puzzle.best)
        });
        if found != Some(true) {
            wrong.push(line.key());
        }
    }
    let code = if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    (json!({ "game": G::NAME, "puzzles": lines.len(), "wrong": wrong }), code)
}
