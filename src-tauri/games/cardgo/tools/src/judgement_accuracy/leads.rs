//! Compares the lead half-way through a game by three methods: the net alone, a search as short as that of a verdict,
//! and a long search.

use super::mean;
use bot::{Cancel, mean_interval};
use cardgo::{Colour, Position};
use cardgo_hosted::go::{Budget, Limit, Player, RawEvaluator, SearchResult};
use game::{Chance, Seed};
use hosting::commands::Answer;
use serde_json::{Value, json};
use std::process::ExitCode;

/// The number of plays at the beginning of a game that are drawn at random among the candidates, so that no two games
/// are alike.
const CHANCE: usize = 12;
/// The number of plays for each point after which a game is cut off.
const MOST_PER_POINT: usize = 2;
/// The simulations of the short search, as many as a verdict gets on 13×13.
const SHORT: u32 = 40;

/// The arguments of `arena glances leads`.
#[derive(clap::Args)]
pub struct Args {
    /// The number of games.
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// The number of lines of the board.
    #[arg(long, default_value_t = 13)]
    size: u8,
    /// The evaluations for each move of the games.
    #[arg(long, default_value_t = 32)]
    playouts: u32,
    /// The evaluations of the long search.
    #[arg(long, default_value_t = 4_000)]
    looks: u32,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// White's komi, in half points.
const KOMI: i16 = 15;

/// Compares the leads in all games.
///
/// # Errors
/// If a search fails.
pub fn run(args: &Args) -> Answer {
    let mut quick = RawEvaluator::default();
    let (mut glance, mut short, mut moves) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..args.games {
        let seed = Seed(args.seed + number);
        let positions = played(args, seed)?;
        let halfway = &positions[positions.len() / 2];
        let lead = black_lead(halfway, args.looks, seed)?;
        let seen = quick.standing(halfway, KOMI).lead;
        let searched = black_lead(halfway, SHORT, seed)?;
        eprintln!(
            "game {number}, half of {} moves: {lead:.1}, at a glance {seen:.1}, short {searched:.1}",
            positions.len() - 1
        );
        glance.push((seen - lead).abs());
        short.push((searched - lead).abs());
        moves.push((positions.len() - 1) as f64);
    }
    let told = |errors: &[f64]| -> Value {
        let mean = mean(errors);
        let ci95 = mean_interval(errors).unwrap_or([mean; 2]);
        json!({ "mean_error": mean, "ci95": ci95, "worst": errors.iter().copied().fold(0.0, f64::max) })
    };
    let answer = json!({
        "games": args.games,
        "size": args.size,
        "seed": args.seed,
        "looks": args.looks,
        "mean_moves": mean(&moves),
        "glance": told(&glance),
        "short": told(&short),
    });
    Ok((answer, ExitCode::SUCCESS))
}

/// Returns all positions of a game that the net plays against itself.
fn played(args: &Args, seed: Seed) -> Result<Vec<Position>, String> {
    let mut player = Player::for_simulations(KOMI, args.playouts);
    let mut chance = Chance::new(seed);
    let mut positions = vec![Position::new(args.size)];
    let most = MOST_PER_POINT * usize::from(args.size).pow(2);
    while let Some(mut position) = positions.last().cloned().filter(|at| at.passes() < 2 && positions.len() <= most) {
        let thought = thought(&mut player, &position, args.playouts, chance.seed())?;
        let by_chance = if positions.len() <= CHANCE { thought.drawn(&mut chance) } else { None };
        match by_chance.or(thought.play) {
            Some(point) => drop(position.play(point)),
            None => position.pass(),
        }
        positions.push(position);
    }
    Ok(positions)
}

/// Returns Black's lead in points after a search with that many evaluations.
fn black_lead(position: &Position, looks: u32, seed: Seed) -> Result<f64, String> {
    let mut player = Player::for_simulations(KOMI, looks);
    let thought = thought(&mut player, position, looks, seed)?;
    let best = thought.candidates.iter().max_by_key(|candidate| candidate.visits).ok_or("nothing was tried")?;
    Ok(if position.turn() == Colour::Black { best.lead } else { -best.lead })
}

fn thought(player: &mut Player, position: &Position, looks: u32, seed: Seed) -> Result<SearchResult, String> {
    let budget = Budget { limit: Limit::Simulations(looks), early: false };
    player.think(position, budget, seed, &Cancel::new()).map_err(|stopped| stopped.to_string())
}
