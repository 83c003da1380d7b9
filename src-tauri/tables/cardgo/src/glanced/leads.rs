//! The lead where a game is half over: at a glance, after as many looks as a verdict gets, and after a long search.

use super::mean;
use crate::go::{Budget, Limit, Player, Quick, Thought};
use bot::{Cancel, mean_interval};
use cardgo::{Colour, Position};
use game::{Chance, Seed};
use serde_json::{Value, json};
use std::process::ExitCode;
use table::commands::Answer;

/// So many plays at the beginning of a game are chosen by chance among those that were tried, so that no two games are
/// alike.
const CHANCE: usize = 12;
/// A game that isn't over after so many plays for each point is broken off.
const MOST_PER_POINT: usize = 2;
/// Looks of a short search: as many as a verdict has on 13×13.
const SHORT: u32 = 40;

#[derive(clap::Args)]
pub struct Args {
    /// How many games.
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// Lines of the board.
    #[arg(long, default_value_t = 13)]
    size: u8,
    /// Positions that each move of the games is thought about.
    #[arg(long, default_value_t = 32)]
    playouts: u32,
    /// Positions of the long search.
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

pub fn run(args: &Args) -> Answer {
    let mut quick = Quick::default();
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

/// All positions of a game that the net plays against itself.
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

/// Black's lead in points after a search of so many positions.
fn black_lead(position: &Position, looks: u32, seed: Seed) -> Result<f64, String> {
    let mut player = Player::for_simulations(KOMI, looks);
    let thought = thought(&mut player, position, looks, seed)?;
    let best = thought.candidates.iter().max_by_key(|candidate| candidate.visits).ok_or("nothing was tried")?;
    Ok(if position.turn() == Colour::Black { best.lead } else { -best.lead })
}

fn thought(player: &mut Player, position: &Position, looks: u32, seed: Seed) -> Result<Thought, String> {
    let budget = Budget { limit: Limit::Simulations(looks), early: false };
    player.think(position, budget, seed, &Cancel::new()).map_err(|stopped| stopped.to_string())
}
