//! Command that reads a card text under chapter 91, with output for people or for other programs.

use clap::{Parser, ValueEnum};
use hosting::commands::Answer;
use parbaj_cards::CardType;
use parbaj_reader::{Fault, PartVerdict, ReadPart, TextReading};
use parbaj_text::Category;
use rulebook::{Lang, Translated};
use serde_json::{Value, json};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

/// The maximum input in bytes; the reader refuses much shorter texts.
const MOST: u64 = 16 << 20;

/// Reads a Hungarian card text under chapter 91 of the HKK Kódex: its parts, their categories, the rules that say so.
#[derive(Parser)]
#[command(name = "arena read")]
struct Args {
    /// The text itself, or a file with it; without either, or with `-`, standard input.
    text: Option<OsString>,
    /// The type of card it is on.
    #[arg(long = "type", value_enum)]
    card_type: Type,
    /// It was printed before 2001.
    #[arg(long, alias = "old-edition")]
    old: bool,
    /// One JSON value instead of lines for people.
    #[arg(long)]
    json: bool,
}

/// Types of cards, as they are written on the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Type {
    Creature,
    Building,
    Item,
    Enchantment,
    Instant,
    General,
}

impl Type {
    fn card_type(self) -> CardType {
        match self {
            Type::Creature => CardType::Creature,
            Type::Building => CardType::Building,
            Type::Item => CardType::Item,
            Type::Enchantment => CardType::Enchantment,
            Type::Instant => CardType::Instant,
            Type::General => CardType::General,
        }
    }
}

/// The language of what is printed: that of the texts that are read.
const LANG: Lang = Lang::Hu;

/// Runs the command with the words after `arena` as arguments; exit code 0 if the text was read, 1 if it can't be.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let args = Args::parse_from(words);
    let text = text(args.text.as_deref())?;
    let read = parbaj_reader::read(&text, args.card_type.card_type(), args.old);
    Ok(match (read, args.json) {
        (Ok(reading), true) => (reading.parts.iter().map(entry).collect(), ExitCode::SUCCESS),
        (Err(fault), true) => (refused(fault), ExitCode::FAILURE),
        (Ok(reading), false) => {
            print(&reading).map_err(|error| error.to_string())?;
            (Value::Null, ExitCode::SUCCESS)
        }
        (Err(fault), false) => {
            eprintln!("{}", fault.sentence(LANG));
            (Value::Null, ExitCode::FAILURE)
        }
    })
}

/// Returns the text, from an argument, a file or standard input.
fn text(said: Option<&OsStr>) -> Result<String, String> {
    let from: Box<dyn Read> = match said {
        None => Box::new(io::stdin()),
        Some(dash) if dash == "-" => Box::new(io::stdin()),
        // A card's text is never the name of a file.
        Some(path) if Path::new(path).is_file() => {
            Box::new(File::open(path).map_err(|error| format!("{}: {error}", path.display()))?)
        }
        Some(text) => return text.to_str().map(str::to_owned).ok_or_else(|| "the text isn't UTF-8".to_owned()),
    };
    let mut bytes = Vec::new();
    from.take(MOST).read_to_end(&mut bytes).map_err(|error| format!("the text can't be read: {error}"))?;
    String::from_utf8(bytes).map_err(|_| "the text isn't UTF-8".to_owned())
}

/// Converts a part to JSON, with categories named as in the rulebook's scenarios.
fn entry(part: &ReadPart) -> Value {
    let mut entry = json!({ "from": part.from, "to": part.to, "text": part.text });
    match &part.verdict {
        PartVerdict::Decided { category, rule, .. } => {
            entry["category"] = json!(key(*category));
            entry["rule"] = json!(rule);
        }
        PartVerdict::Undecided { candidates, .. } => {
            entry["category"] = json!("undecided");
            entry["candidates"] = candidates.iter().map(|it| key(*it)).collect();
        }
    }
    entry["why"] = json!(part.why);
    entry
}

fn refused(fault: Fault) -> Value {
    json!({ "fault": fault, "sentence": Translated::each(|lang| fault.sentence(lang)) })
}

fn key(category: Category) -> &'static str {
    match category {
        Category::Condition => "condition",
        Category::Explanation => "explanation",
        Category::Drawback => "drawback",
        Category::Ability => "ability",
        Category::SpellEffect => "spell-effect",
    }
}

fn print(reading: &TextReading) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for part in &reading.parts {
        let rule = match &part.verdict {
            PartVerdict::Decided { rule, .. } => rule.0,
            PartVerdict::Undecided { .. } => "?",
        };
        // A text of several lines is printed on one line.
        let text: Vec<&str> = part.text.split_whitespace().collect();
        writeln!(out, "{}\n    {rule}  {}", text.join(" "), part.why.get(LANG))?;
    }
    out.flush()
}
