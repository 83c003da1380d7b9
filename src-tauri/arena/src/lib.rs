//! The command line: referee, measurements, matches between bots.
//!
//! With `--json` exactly one JSON value goes to standard output; everything else goes to standard error.
//!
//! A game may have commands of its own, which are defined with it and found through the list of games.

mod check;
mod clairvoyant;
mod game_list;
mod matches;
mod playouts;
mod puzzles;
mod rules;
mod selfcheck;
mod setup;
mod timings;
mod tools;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use hosting::commands::{Answer, Command as OwnCommand};
use std::ffi::OsString;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "arena", about = "Referee, measurements, and bots against bots")]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Checks scenario files; one line per failure.
    Check(check::Args),
    /// Lists the games, and what is measured of them.
    Games(game_list::Args),
    /// Plays matches between bots.
    Match(matches::Args),
    /// Plays random games on one core.
    Playouts(playouts::Args),
    /// Finds puzzles in games that bots play against themselves.
    Puzzles(puzzles::Args),
    /// Measures how long bots think, and how long saving a decision and opening a table take.
    Timings(timings::Args),
    /// Searches the rulebook.
    Rules(rules::Args),
    /// Plays random games and checks every claim of the contract after every move.
    Selfcheck(selfcheck::Args),
    #[command(external_subcommand)]
    OfGame(Vec<OsString>),
}

/// Returns the commands that only one game has.
fn of_games() -> impl Iterator<Item = &'static OwnCommand> {
    tools::all().into_iter().flat_map(|tools| tools.commands)
}

/// Runs a command that only one game has.
fn of_game(words: &[OsString]) -> Answer {
    let name = words.first().cloned().unwrap_or_default();
    let own = of_games().find(|command| name == *command.name);
    own.map_or_else(
        || Err(format!("there is no command {}; `arena --help` lists them", name.display())),
        |own| (own.run)(words),
    )
}

/// Returns the games' own commands for `--help`.
fn help() -> String {
    of_games().map(|OwnCommand { name, about, .. }| format!("  {name:10} {about}\n")).collect()
}

/// Runs the command in the program's arguments.
#[must_use]
pub fn run() -> ExitCode {
    let arena = Arena::command().after_help(format!("Commands of one game:\n{}", help()));
    let parsed = Arena::from_arg_matches(&arena.get_matches()).unwrap_or_else(|error| error.exit());
    let answer = match parsed.command {
        Command::Check(args) => check::run(&args),
        Command::Games(args) => game_list::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Timings(args) => timings::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Selfcheck(args) => selfcheck::run(&args),
        Command::OfGame(words) => of_game(&words),
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
