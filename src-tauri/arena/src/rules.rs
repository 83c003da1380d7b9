//! `arena rules`: searches the rulebook with the same search that the window uses.

mod made_up_book;

use games::{VOLUMES, book};
use hosting::commands::Answer;
use rulebook::{HITS, Lang};
use serde_json::{Value, json};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// What to search for; the last word may be incomplete.
    #[arg(required_unless_present = "timings", allow_hyphen_values = true)]
    query: Option<String>,
    /// The language of the rulebook.
    #[arg(long, default_value = "hu", value_parser = lang)]
    lang: Lang,
    /// The game whose own rules come first, before those of the others.
    #[arg(long, value_parser = game_name, alias = "table")]
    game: Option<&'static str>,
    /// The most results; with a game, for its own rules and for the others separately.
    #[arg(long, default_value_t = HITS)]
    limit: usize,
    /// Instead of searching, measures how long a keystroke takes in a rulebook of 600 rules.
    #[arg(long, conflicts_with = "query")]
    timings: bool,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// Never; the signature is that of all commands.
pub fn run(args: &Args) -> Answer {
    let value = match &args.query {
        Some(query) => hits(query, args.game, args.lang, args.limit),
        None => made_up_book::timings(args.lang),
    };
    Ok((value, ExitCode::SUCCESS))
}

fn hits(query: &str, game: Option<&str>, lang: Lang, limit: usize) -> Value {
    let hits = book().search(query, game, lang, limit);
    hits.iter().map(|hit| json!({ "id": hit.id, "title": hit.title(), "score": hit.score })).collect()
}

fn lang(code: &str) -> Result<Lang, String> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| format!("the book is in hu and en, not in {code:?}"))
}

fn game_name(name: &str) -> Result<&'static str, String> {
    let known = VOLUMES.iter().map(|game| game.name).find(|known| *known == name);
    known.ok_or_else(|| {
        let all: Vec<&str> = VOLUMES.iter().map(|game| game.name).collect();
        format!("the book has {}, not {name:?}", all.join(", "))
    })
}
