//! Learning what a good play looks like, from games the bot plays against itself: `arena train-go`.
//!
//! [`games`] plays them and keeps them, one a line, so that it can be broken off and taken up again; [`examples`] turns
//! them into choices between plays described by their [features](super::features); [`fit`] finds the strengths that
//! explain the choices best; what comes out is written as the [`gammas`](super::gammas) that the search reads.

mod examples;
mod fit;
mod games;

use super::gammas;
use clap::{Parser, Subcommand};
use examples::Examples;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use table::commands::Answer;

/// Learns move priors of plain Go from games the bot plays against itself.
#[derive(Parser)]
#[command(name = "arena train-go")]
struct Args {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    /// Plays games and adds them to a file; those in it count.
    Play(games::Args),
    /// Learns from the games of a file, and writes what the search reads.
    Fit(FitArgs),
}

#[derive(Parser)]
struct FitArgs {
    /// The games, as `play` keeps them.
    #[arg(long)]
    games: PathBuf,
    /// Where the strengths go.
    #[arg(long)]
    into: PathBuf,
    /// How many rounds of adjustment.
    #[arg(long, default_value_t = 20)]
    rounds: u32,
    /// A shape is kept if it turned up in at least so many games.
    #[arg(long, default_value_t = 8)]
    seen: u32,
    /// One game in so many is kept aside, to see what the strengths are worth. Board sizes take turns in fives, so a
    /// multiple of five would keep only one of them.
    #[arg(long, default_value_t = 11)]
    aside: u64,
}

/// Runs what the words after `arena` ask for.
pub(crate) fn run(words: &[OsString]) -> Answer {
    let told = match Args::parse_from(words).step {
        Step::Play(args) => games::play(&args)?,
        Step::Fit(args) => fit(&args)?,
    };
    Ok((told, ExitCode::SUCCESS))
}

fn fit(args: &FitArgs) -> Result<Value, String> {
    let games = games::read(&args.games)?;
    let (aside, learnt): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.number % args.aside.max(2) == 0);
    let known = examples::patterns(&learnt, args.seen);
    let examples = Examples::of(&learnt, &known)?;
    let held_out = Examples::of(&aside, &known)?;
    let strengths = fit::fit(&examples.choices, &examples.kinds, args.rounds);
    let written = gammas::write(&strengths, &known);
    fs::write(&args.into, &written).map_err(|error| format!("{}: {error}", args.into.display()))?;
    let judged = |examples: &Examples| {
        let [first, first_five, likely] = examples.choices.judge(&strengths);
        json!({ "positions": examples.choices.len(), "first": first, "first_five": first_five, "likely": likely })
    };
    Ok(json!({
        "games": learnt.len(),
        "patterns": known.len(),
        "bytes": written.len(),
        "learnt_from": judged(&examples),
        "kept_aside": judged(&held_out),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

    fn train(words: &[&str]) -> Value {
        let words: Vec<OsString> = ["train-go"].iter().chain(words).map(Into::into).collect();
        run(&words).unwrap().0
    }

    #[test]
    fn games_broken_off_are_taken_up_again_and_strengths_learnt_from_all() {
        let folder = tempfile::tempdir().unwrap();
        let [file, strengths] = ["games.jsonl", "go.gammas"].map(|name| folder.path().join(name));
        let [games, into] = [&file, &strengths].map(|path| path.to_str().unwrap());
        let play = |many| train(&["play", "--games", games, "--many", many, "--simulations", "20", "--threads", "1"]);
        assert_eq!(play("1")["new"], 1);
        let text = fs::read_to_string(&file).unwrap();
        // The next game was being written when the light went out.
        let mut cut = fs::OpenOptions::new().append(true).open(&file).unwrap();
        cut.write_all(&text.as_bytes()[..text.len() / 2]).unwrap();
        assert_eq!(play("3")["new"], 2, "the first counts, the broken one doesn't");
        assert_eq!(play("3")["new"], 0);
        let told = train(&["fit", "--games", games, "--into", into, "--seen", "2", "--rounds", "3", "--aside", "3"]);
        assert_eq!(told["games"], 2);
        assert_eq!(told["bytes"], fs::read(&strengths).unwrap().len());
        assert!(told["kept_aside"]["first_five"].as_f64().unwrap() > 0.1, "{told}");
        let again = folder.path().join("again.gammas");
        train(&[
            "fit",
            "--games",
            games,
            "--into",
            again.to_str().unwrap(),
            "--seen",
            "2",
            "--rounds",
            "3",
            "--aside",
            "3",
        ]);
        assert_eq!(fs::read(again).unwrap(), fs::read(strengths).unwrap());
    }
}
