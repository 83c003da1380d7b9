//! `arena games`: the list of games, for measurements that cover all games without naming any.

use crate::tools;
use hosting::commands::Answer;
use serde_json::json;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// Never; the signature is that of all commands.
pub fn run(_args: &Args) -> Answer {
    let described = tools::all().into_iter().map(|tools| {
        let mut described = json!(tools.measures);
        described["game"] = json!(tools.game);
        described
    });
    Ok((described.collect(), ExitCode::SUCCESS))
}
