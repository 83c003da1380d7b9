//! How fast an engine is: uniformly random listed moves, one core.

use crate::Answer;
use crate::setup::{GameArgs, no_such_game};
use game::{Chance, Seed, Silent};
use serde_json::json;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::{GameVisitor, TableGame, visit_game};

/// Moves after which a random game is cut.
pub const MOST_MOVES: usize = 2_000;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How long to play.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// How many games to play instead: always the same work, for counting instructions.
    #[arg(long)]
    games: Option<u64>,
    /// Where the deals start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Answer {
    visit_game(&args.game.game, Playouts(args)).unwrap_or_else(|| Err(no_such_game(&args.game.game)))
}

struct Playouts<'a>(&'a Args);

impl GameVisitor for Playouts<'_> {
    type Output = Answer;

    fn visit<G: TableGame>(self) -> Answer {
        let setup = self.0.game.setup::<G>()?;
        let enough = Duration::from_secs_f64(self.0.seconds.clamp(0.01, 3600.0));
        let mut chance = Chance::new(Seed(self.0.seed));
        let (mut games, mut moves, mut cut) = (0u64, 0u64, 0u64);
        let mut listed = Vec::new();
        let start = Instant::now();
        while self.0.games.map_or_else(|| start.elapsed() < enough, |wanted| games < wanted) {
            let mut state = G::deal(&setup, chance.seed(), &mut Silent).map_err(|error| error.to_string())?;
            let mut played = 0;
            while played < MOST_MOVES {
                listed.clear();
                G::legal_moves(&state, &mut listed);
                let Some(mv) = chance.pick(&listed) else { break };
                G::apply(&mut state, mv, &mut Silent);
                played += 1;
            }
            games += 1;
            moves += played as u64;
            cut += u64::from(played == MOST_MOVES);
        }
        let seconds = start.elapsed().as_secs_f64();
        let value = json!({
            "game": G::NAME,
            "games": games,
            "per_second": games as f64 / seconds,
            "moves_per_second": moves as f64 / seconds,
            "mean_moves": moves as f64 / games as f64,
            "cut": cut,
        });
        Ok((value, ExitCode::SUCCESS))
    }
}
