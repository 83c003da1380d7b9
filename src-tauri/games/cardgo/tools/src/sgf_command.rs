//! The command `arena sgf`: checks records in files, whether they survive a round trip, and converts them to UTF-8.

use cardgo_hosted::record::facts;
use clap::Parser;
use hosting::commands::Answer;
use rulebook::Lang;
use serde_json::{Value, json};
use sgf::{ParsedFile, Record, SgfError, Tree};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Checks records of Go: the games in them, and whether our rules allow their moves.
#[derive(Parser)]
#[command(name = "arena sgf")]
struct Args {
    /// Files in the Smart Game Format.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Writes all their games into this file, in UTF-8 and otherwise unchanged.
    #[arg(long)]
    to: Option<PathBuf>,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command given by the words after `arena`.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = &Args::parse_from(words);
    let (mut answers, mut texts, mut well) = (Vec::new(), String::new(), true);
    for file in &args.files {
        let bytes = fs::read(file).map_err(told(file))?;
        let (answer, text) = match sgf::open(&bytes, None) {
            Ok(reading) => looked_through(file, reading),
            Err(error) => (json!({ "file": file.display().to_string(), "error": error.to_string() }), None),
        };
        answers.push(answer);
        match text {
            Some(text) => texts.push_str(&text),
            None => well = false,
        }
    }
    if let Some(to) = &args.to {
        fs::write(to, texts).map_err(told(to))?;
    }
    Ok((Value::from(answers), if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}

fn told(file: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", file.display())
}

/// Summarizes a file and returns the text of its games; no text if that wouldn't be read back unchanged.
fn looked_through(file: &Path, reading: ParsedFile) -> (Value, Option<String>) {
    let ParsedFile { mut games, encoding, notes, .. } = reading;
    let notes: Vec<String> = notes.iter().map(ToString::to_string).collect();
    let text: String = games.iter_mut().map(Tree::written).collect();
    let comes_back = sgf::parse_text(&text).is_ok_and(|again| again == games);
    let games: Vec<Value> = games
        .into_iter()
        .map(|game| summary(game).unwrap_or_else(|error| json!({ "error": error.to_string() })))
        .collect();
    (
        json!({
            "file": file.display().to_string(),
            "encoding": encoding,
            "supposed": notes,
            "games": games,
            "comes_back": comes_back,
        }),
        comes_back.then_some(text),
    )
}

fn summary(game: Tree) -> Result<Value, SgfError> {
    let grid = game.grid()?;
    let notes: Vec<String> = game.notes().iter().map(ToString::to_string).collect();
    let nodes = game.nodes().len();
    let ways = (0..nodes)
        .filter(|&node| game.nodes().get(node + 1).is_none_or(|next| next.depth() <= game.nodes()[node].depth()))
        .count();
    let moves = game.main_line().iter().filter(|node| node.mv(grid).is_some()).count();
    let (names, result) = (facts::names(&game), facts::ended(&game, Lang::FALLBACK));
    let against = match Record::from_tree(game) {
        Ok(record) => sgf::replay(&record).err().map(|unplayable| unplayable.to_string()),
        Err(error) => Some(error.to_string()),
    };
    Ok(json!({
        "size": grid.columns().max(grid.rows()),
        "board": grid.to_string(),
        "supposed": notes,
        "nodes": nodes,
        "ways": ways,
        "moves": moves,
        "names": names,
        "result": result,
        "against": against,
    }))
}
