//! Compares the dead stones of games that ended by two passes, by the net's estimate, with those of GNU Go.

use crate::referee::Program;
use bot::wilson;
use cardgo::{Play, PointSet, Position};
use cardgo_hosted::go;
use hosting::commands::Answer;
use serde_json::json;
use sgf::{Move, Record};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The arguments of `arena glances dead`.
#[derive(clap::Args)]
pub struct Args {
    /// The folder with the records. If a game continued after two passes, the position after these passes counts;
    /// resigned games are skipped.
    #[arg(long)]
    records: PathBuf,
    /// The command of the program that is asked for the dead stones.
    #[arg(long, default_value = "/usr/games/gnugo --mode gtp --level 10 --chinese-rules --seed 1")]
    against: String,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Compares the dead stones of all records in a folder.
///
/// # Errors
/// If a record can't be read, or the program fails.
pub fn run(args: &Args) -> Answer {
    let mut program = Program::start(&args.against)?;
    let (mut games, mut with_dead, mut alike, mut others) = (0, 0, 0, Vec::new());
    for file in records(&args.records)? {
        let Some((position, komi)) = ended(&file)? else { continue };
        let theirs = seen_by(&mut program, &position)?;
        let found = go::estimate(&position, komi);
        games += 1;
        with_dead += u32::from(!theirs.is_empty());
        if found.dead == theirs {
            alike += 1;
        } else {
            let told = |stones: &PointSet| stones.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ");
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            others.push(json!({ "game": name, "ours": told(&found.dead), "theirs": told(&theirs) }));
        }
    }
    let share = f64::from(alike) / f64::from(games.max(1));
    let answer = json!({
        "against": program.name(),
        "games": games,
        "with_dead_stones": with_dead,
        "alike": alike,
        "share": share,
        "ci95": wilson(share, f64::from(games)),
        "otherwise": others,
    });
    Ok((answer, ExitCode::SUCCESS))
}

/// Returns the records of a directory, in the order of their numbers.
fn records(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", directory.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).map_err(told)? {
        let file = entry.map_err(told)?.path();
        if file.extension().is_some_and(|ending| ending == "sgf") {
            files.push(file);
        }
    }
    files.sort_by_key(|file| (file.as_os_str().len(), file.clone()));
    Ok(files)
}

/// Returns the position after two passes and the komi in half points; `None` if the game had no two passes in a row.
fn ended(file: &Path) -> Result<Option<(Position, i16)>, String> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let record = Record::read(&bytes).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut position = Position::new(record.size);
    for Move { colour, play } in record.steps.iter().filter_map(|step| step.mv) {
        if position.turn() != colour {
            return Ok(None);
        }
        match play {
            Play::Pass => position.pass(),
            Play::Stone(point) if position.why_not(point).is_ok() => drop(position.play(point)),
            Play::Stone(point) => return Err(format!("{}: {point} is not legal", file.display())),
        }
        if position.passes() == 2 {
            return Ok(Some((position, record.komi.unwrap_or(0))));
        }
    }
    Ok(None)
}

/// Sets up the board in a program and returns the stones it takes for dead.
fn seen_by(program: &mut Program, position: &Position) -> Result<PointSet, String> {
    let board = position.board();
    program.ask(&format!("boardsize {}", board.size()))?;
    program.ask("clear_board")?;
    for point in board.points() {
        if let Some(colour) = board.stone(point) {
            program.ask(&format!("play {} {point}", ["b", "w"][colour.index()]))?;
        }
    }
    program.dead_stones(board)
}
