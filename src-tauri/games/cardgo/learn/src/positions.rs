//! The training and validation data of a folder.

use crate::games::{self, Game};
use crate::lesson::Lesson;
use crate::training_file::TrainingFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// One game in this number is held out for validation.
const ASIDE: usize = 20;

/// The lessons of the games of a folder.
pub struct Positions {
    /// Lessons for training.
    pub learnt: Vec<Lesson>,
    /// Lessons of the games held out for validation.
    pub held_out: Vec<Lesson>,
}

impl Positions {
    /// Reads all `.npz` files of a folder, in the order of their names, and replays their games on that number of
    /// threads.
    ///
    /// # Errors
    /// Fails with a message if the folder can't be read or has no such file, or if a file is damaged or contains
    /// illegal moves.
    pub fn read(folder: &Path, threads: usize) -> Result<Positions, String> {
        let files = files(folder, "npz")?;
        if files.is_empty() {
            return Err(format!("there are no positions to learn from: no .npz file in {}", folder.display()));
        }
        let mut games = Vec::new();
        for file in files {
            let told = |fault: String| format!("{}: {fault}", file.display());
            let bytes = fs::read(&file).map_err(|error| told(error.to_string()))?;
            games.extend(TrainingFile::read(&bytes).and_then(|columns| all_games(&columns, threads)).map_err(told)?);
        }
        let mut positions = Positions { learnt: Vec::new(), held_out: Vec::new() };
        for (number, game) in games.into_iter().enumerate() {
            let lessons = if number % ASIDE == 0 { &mut positions.held_out } else { &mut positions.learnt };
            lessons.extend(game);
        }
        Ok(positions)
    }
}

/// The files of a folder with that extension, in the order of their names.
///
/// # Errors
/// Fails with a message if the folder can't be read.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let missing = |error| format!("there are no positions to learn from in {}: {error}", folder.display());
    let paths = fs::read_dir(folder).map_err(missing)?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|it| it == extension)).collect();
    files.sort();
    Ok(files)
}

fn all_games(columns: &TrainingFile, threads: usize) -> Result<Vec<Game>, String> {
    let lanes: Vec<usize> = (0..columns.lanes).collect();
    let share = lanes.len().div_ceil(threads.max(1)).max(1);
    let of_lanes = |lanes: &[usize]| -> Result<Vec<Game>, String> {
        let games: Result<Vec<Vec<Game>>, String> = lanes.iter().map(|lane| games::of_lane(columns, *lane)).collect();
        games.map(|games| games.concat())
    };
    let games: Result<Vec<Vec<Game>>, String> = thread::scope(|scope| {
        let workers: Vec<_> = lanes.chunks(share).map(|lanes| scope.spawn(move || of_lanes(lanes))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(Err("reading broke off".to_owned()))).collect()
    });
    games.map(|games| games.concat())
}

#[cfg(test)]
mod tests;
