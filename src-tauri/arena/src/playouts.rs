//! `arena playouts`: the speed of an engine in playouts of uniformly random legal moves on one core, and of light
//! playouts in games that have them.

use crate::setup::{GameArgs, no_such_game, told};
use crate::tools;
use game::{Chance, Seed, Silent};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::commands::Answer;
use hosting::commands::LightPlayouts;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The number of moves after which a random game is cut short.
pub const MOST_MOVES: usize = 2_000;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// How many games to play instead: a fixed amount of work, for counting instructions.
    #[arg(long)]
    games: Option<u64>,
    /// The seed of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the game or an option is unknown.
pub fn run(args: &Args) -> Answer {
    let game = &*args.game.game;
    if let Some(playouts) = tools::all().into_iter().filter_map(|tools| tools.light).find(|light| light.name == game) {
        return light(args, playouts);
    }
    visit_game(&args.game.game, Playouts(args)).unwrap_or_else(|| Err(no_such_game(&args.game.game)))
}

struct Playouts<'a>(&'a Args);

impl GameVisitor for Playouts<'_> {
    type Output = Answer;

    fn visit<G: ListedGame>(self) -> Answer {
        let setup = self.0.game.setup::<G>()?;
        let mut tally = Tally::new(self.0);
        let mut chance = Chance::new(Seed(self.0.seed));
        let mut listed = Vec::new();
        while tally.wants_more() {
            let mut state = G::deal(&setup, chance.seed(), &mut Silent).map_err(|error| told::<G>(&error))?;
            let mut played = 0;
            while played < MOST_MOVES {
                listed.clear();
                G::legal_moves(&state, &mut listed);
                let Some(mv) = chance.pick(&listed) else { break };
                G::apply(&mut state, mv, &mut Silent);
                played += 1;
            }
            tally.add(played);
        }
        Ok((tally.value(G::NAME), ExitCode::SUCCESS))
    }
}

fn light(args: &Args, LightPlayouts { name, play }: LightPlayouts) -> Answer {
    if !args.game.options.is_empty() {
        return Err(format!("{name} has no options"));
    }
    let mut tally = Tally::new(args);
    if tally.wants_more() {
        play(&mut Chance::new(Seed(args.seed)), &mut |moves| {
            tally.add(moves);
            tally.wants_more()
        });
    }
    Ok((tally.value(name), ExitCode::SUCCESS))
}

/// The number of games and moves so far, and when to stop.
struct Tally {
    start: Instant,
    enough: Duration,
    wanted: Option<u64>,
    games: u64,
    moves: u64,
    cut: u64,
}

impl Tally {
    fn new(args: &Args) -> Tally {
        let enough = Duration::from_secs_f64(args.seconds.clamp(0.01, 3600.0));
        Tally { start: Instant::now(), enough, wanted: args.games, games: 0, moves: 0, cut: 0 }
    }

    fn wants_more(&self) -> bool {
        self.wanted.map_or_else(|| self.start.elapsed() < self.enough, |wanted| self.games < wanted)
    }

    fn add(&mut self, moves: usize) {
        self.games += 1;
        self.moves += moves as u64;
        self.cut += u64::from(moves == MOST_MOVES);
    }

    fn value(&self, game: &str) -> Value {
        let seconds = self.start.elapsed().as_secs_f64();
        json!({
            "game": game,
            "games": self.games,
            "per_second": self.games as f64 / seconds,
            "moves_per_second": self.moves as f64 / seconds,
            "mean_moves": self.moves as f64 / self.games as f64,
            "cut": self.cut,
        })
    }
}
