//! The list of games, for measurements that cover all tables without naming any.

use serde_json::{Value, json};
use std::process::ExitCode;
use table::commands::Answer;
use tables::{GAMES, GameVisitor, TableGame, visit_game};

#[derive(clap::Args)]
pub struct Args {
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(_args: &Args) -> Answer {
    Ok((GAMES.iter().filter_map(|game| visit_game(game, Describe)).collect(), ExitCode::SUCCESS))
}

struct Describe;

impl GameVisitor for Describe {
    type Output = Value;

    fn visit<G: TableGame>(self) -> Value {
        let mut told = json!(G::MEASURES);
        told["game"] = json!(G::NAME);
        told
    }
}
