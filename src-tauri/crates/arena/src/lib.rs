//! The house's command line: referee, measurements, bots against bots.
//!
//! With `--json` exactly one JSON value goes to standard output; everything else goes to standard error.
//!
//! A table may have commands of its own, which are defined with it and found through the list of tables.

mod bouts;
mod check;
mod clairvoyant;
mod games;
mod playouts;
mod rules;
mod selfcheck;
mod setup;
mod timings;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;
use table::commands::{Answer, Command as OwnCommand};
use tables::{GAMES, GameVisitor, TableGame, visit_game};

#[derive(Parser)]
#[command(name = "arena", about = "Referee, measurements, and bots against bots")]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs scenario files; one line per failure.
    Check(check::Args),
    /// What there is to play, and what is measured of it.
    Games(games::Args),
    /// Bots against bots.
    Match(bouts::Args),
    /// Random games on one core.
    Playouts(playouts::Args),
    /// How long bots think, and how long saving a decision and opening a table take.
    Timings(timings::Args),
    /// Searches the rulebook.
    Rules(rules::Args),
    /// Random games with every promise of the contract checked after every move.
    Selfcheck(selfcheck::Args),
    #[command(external_subcommand)]
    OfTable(Vec<OsString>),
}

/// The commands that only one table has.
struct Own;

impl GameVisitor for Own {
    type Output = &'static [OwnCommand];

    fn visit<G: TableGame>(self) -> Self::Output {
        G::COMMANDS
    }
}

fn of_tables() -> impl Iterator<Item = &'static OwnCommand> {
    GAMES.iter().filter_map(|game| visit_game(game, Own)).flatten()
}

/// A command that only one table has.
fn of_table(words: &[OsString]) -> Answer {
    let name = words.first().cloned().unwrap_or_default();
    let own = of_tables().find(|command| name == *command.name);
    own.map_or_else(
        || Err(format!("there is no command {}; `arena --help` lists them", name.display())),
        |own| (own.run)(words),
    )
}

/// The tables' own commands, for `--help`.
fn help() -> String {
    of_tables().map(|OwnCommand { name, about, .. }| format!("  {name:10} {about}\n")).collect()
}

/// Runs the command in the program's arguments.
#[must_use]
pub fn run() -> ExitCode {
    let arena = Arena::command().after_help(format!("Commands of one table:\n{}", help()));
    let parsed = Arena::from_arg_matches(&arena.get_matches()).unwrap_or_else(|error| error.exit());
    let answer = match parsed.command {
        Command::Check(args) => check::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Match(args) => bouts::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Timings(args) => timings::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Selfcheck(args) => selfcheck::run(&args),
        Command::OfTable(words) => of_table(&words),
    };
    match answer {
        Ok((value, code)) => {
            // Some commands print their own output and return null.
            if !value.is_null() {
                println!("{value:#}");
            }
            code
        }
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}
