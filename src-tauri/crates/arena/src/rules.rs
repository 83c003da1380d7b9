//! The rulebook's search from the command line, the same that the window uses.

mod rehearsal;

use crate::Answer;
use rulebook::{Lang, search};
use serde_json::{Value, json};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// What to look for; the last word may be half typed.
    #[arg(required_unless_present = "timings", allow_hyphen_values = true)]
    query: Option<String>,
    /// The language of the book.
    #[arg(long, default_value = "hu", value_parser = lang)]
    lang: Lang,
    /// The most hits.
    #[arg(long, default_value_t = 20)]
    limit: usize,
    /// Instead of searching, measure how long a keystroke takes in a book of 600 rules.
    #[arg(long, conflicts_with = "query")]
    timings: bool,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Answer {
    let value = match &args.query {
        Some(query) => hits(query, args.lang, args.limit),
        None => rehearsal::timings(args.lang),
    };
    Ok((value, ExitCode::SUCCESS))
}

fn hits(query: &str, lang: Lang, limit: usize) -> Value {
    let hits = search(query, lang, limit);
    hits.iter().map(|hit| json!({ "id": hit.id, "title": hit.title(), "score": hit.score })).collect()
}

fn lang(code: &str) -> Result<Lang, String> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| format!("the book is in hu and en, not in {code:?}"))
}
