//! Games that the bot plays against itself, with what its searches found, kept one game a line.

use super::super::player::{Budget, Limit, Player};
use super::super::thinker::Thinker;
use super::super::thought::Thought;
use bot::Cancel;
use cardgo::{Point, Position};
use game::{Chance, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// White's, in half points.
const KOMI: i16 = 13;
/// A game is over once one side's share is below this: what follows teaches nothing.
const DECIDED: f64 = 0.06;
/// So many of the plays tried most are kept of a search.
const KEPT: usize = 8;
/// One play in so many is chosen as often as it was tried, not as the best: so games differ.
const STRAYS: u32 = 12;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The file the games are added to.
    #[arg(long)]
    games: PathBuf,
    /// How many there are to be in all.
    #[arg(long, default_value_t = 1_000)]
    many: u64,
    /// Simulations for every play.
    #[arg(long, default_value_t = 250)]
    simulations: u32,
    /// How many games are played at once.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Begin no game after so many seconds.
    #[arg(long, default_value_t = 900)]
    seconds: u64,
}

/// A game the bot has played against itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Game {
    /// Its number, which is its seed.
    pub number: u64,
    /// The board's lines.
    pub size: u8,
    pub turns: Vec<Turn>,
}

/// A turn of such a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Turn {
    /// What was played; none is a pass.
    pub play: Option<Point>,
    /// The stones tried most, and how often.
    pub tried: Vec<(Point, u32)>,
}

/// The games of a file.
pub(super) fn read(file: &Path) -> Result<Vec<Game>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    // A line that was broken off is played again.
    Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

/// Plays until there are as many as wanted, or time is up.
pub(super) fn play(args: &Args) -> Result<Value, String> {
    let trouble = |error: io::Error| format!("{}: {error}", args.games.display());
    let there = if args.games.exists() { read(&args.games)? } else { Vec::new() };
    let played: BTreeSet<u64> = there.iter().map(|game| game.number).collect();
    args.games.parent().map_or(Ok(()), fs::create_dir_all).map_err(trouble)?;
    let mut file = OpenOptions::new().create(true).append(true).open(&args.games).map_err(trouble)?;
    // After a line that was broken off.
    if fs::read(&args.games).is_ok_and(|bytes| bytes.last().is_some_and(|&last| last != b'\n')) {
        writeln!(file).map_err(trouble)?;
    }
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let left = Mutex::new((1..=args.many).filter(|number| !played.contains(number)).collect::<Vec<_>>().into_iter());
    let written = Mutex::new((file, Ok(0)));
    thread::scope(|scope| {
        for _ in 0..args.threads.clamp(1, 64) {
            scope.spawn(|| {
                while Instant::now() < until {
                    let Some(number) = left.lock().ok().and_then(|mut left| left.next()) else { break };
                    let game = play_one(number, args.simulations);
                    let Ok(mut written) = written.lock() else { break };
                    let (file, many) = &mut *written;
                    if let Ok(so_far) = many {
                        *many = add(file, &game).map(|()| *so_far + 1);
                    }
                }
            });
        }
    });
    let (_, many) = written.into_inner().map_err(|_| "a game ended in a panic".to_owned())?;
    let new: usize = many?;
    Ok(json!({ "games": played.len() + new, "new": new, "wanted": args.many, "simulations": args.simulations }))
}

fn add(file: &mut File, game: &Game) -> Result<(), String> {
    let line = serde_json::to_string(game).map_err(|error| error.to_string())?;
    writeln!(file, "{line}").map_err(|error| error.to_string())
}

/// Two games in five are on 9×9, where they take a sixth of the time.
fn size_of(number: u64) -> u8 {
    if number % 5 < 2 { 9 } else { 13 }
}

fn play_one(number: u64, simulations: u32) -> Game {
    let size = size_of(number);
    let mut chance = Chance::new(Seed(number));
    let mut position = Position::new(size);
    let mut player = Player::for_simulations(KOMI, 4 * simulations);
    let budget = Budget { limit: Limit::Simulations(simulations), threads: 1, early: false };
    let most = 3 * usize::from(size).pow(2);
    let mut turns = Vec::new();
    while position.passes() < 2 && turns.len() < most {
        let Ok(thought) = player.think(&position, budget, chance.seed(), &Cancel::new()) else { break };
        if turns.len() > usize::from(size) && !(DECIDED..=1.0 - DECIDED).contains(&thought.share) {
            break;
        }
        let strays = turns.len() < usize::from(size) || chance.below(STRAYS) == 0;
        let play = if strays { stray(&thought, &mut chance) } else { thought.play };
        let stones = thought.candidates.iter().filter_map(|tried| Some((tried.play?, tried.visits)));
        turns.push(Turn { play, tried: stones.take(KEPT).collect() });
        match play {
            Some(point) => {
                position.play(point);
            }
            None => position.pass(),
        }
    }
    Game { number, size, turns }
}

/// One of the stones tried, as often as it was tried.
fn stray(thought: &Thought, chance: &mut Chance) -> Option<Point> {
    let stones = || thought.candidates.iter().filter(|tried| tried.play.is_some());
    let all: u32 = stones().map(|tried| tried.visits).sum();
    if all == 0 {
        return thought.play;
    }
    let mut left = chance.below(all);
    for tried in stones() {
        if left < tried.visits {
            return tried.play;
        }
        left -= tried.visits;
    }
    thought.play
}
