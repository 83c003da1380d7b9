//! The dead stones of games that ended by two passes, as the net sees them, against those that GNU Go sees.

use crate::go;
use crate::referee::Program;
use bot::wilson;
use cardgo::{Play, PointSet, Position};
use serde_json::json;
use sgf::{Move, Record};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::commands::Answer;

#[derive(clap::Args)]
pub struct Args {
    /// Where records of games lie. Of a game that went on after two passes, the position then counts; of one that was
    /// given up, nothing.
    #[arg(long)]
    records: PathBuf,
    /// The program that is asked which stones are dead.
    #[arg(long, default_value = "/usr/games/gnugo --mode gtp --level 10 --chinese-rules --seed 1")]
    against: String,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

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

/// The records in a directory, in the order of their numbers.
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

/// The position after two passes, and the komi in half points; nothing of a game that didn't get so far.
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

/// The dead stones as a program sees them on a board that is set up for it.
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
