//! The rulebook's search from the command line, the same one that the window uses.

mod made_up_book;

use rulebook::{HITS, Lang};
use serde_json::{Value, json};
use std::process::ExitCode;
use table::commands::Answer;
use tables::{VOLUMES, book};

#[derive(clap::Args)]
pub struct Args {
    /// What to look for; the last word may be half typed.
    #[arg(required_unless_present = "timings", allow_hyphen_values = true)]
    query: Option<String>,
    /// The language of the book.
    #[arg(long, default_value = "hu", value_parser = lang)]
    lang: Lang,
    /// The table where the search is made: its own rules come first, then those of the others.
    #[arg(long, value_parser = table)]
    table: Option<&'static str>,
    /// The most hits; with a table, for its own rules and for the others separately.
    #[arg(long, default_value_t = HITS)]
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
        Some(query) => hits(query, args.table, args.lang, args.limit),
        None => made_up_book::timings(args.lang),
    };
    Ok((value, ExitCode::SUCCESS))
}

fn hits(query: &str, table: Option<&str>, lang: Lang, limit: usize) -> Value {
    let hits = book().search(query, table, lang, limit);
    hits.iter().map(|hit| json!({ "id": hit.id, "title": hit.title(), "score": hit.score })).collect()
}

fn lang(code: &str) -> Result<Lang, String> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| format!("the book is in hu and en, not in {code:?}"))
}

fn table(name: &str) -> Result<&'static str, String> {
    let known = VOLUMES.iter().map(|table| table.name).find(|known| *known == name);
    known.ok_or_else(|| {
        let all: Vec<&str> = VOLUMES.iter().map(|table| table.name).collect();
        format!("the book has {}, not {name:?}", all.join(", "))
    })
}
