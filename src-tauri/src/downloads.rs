//! Saves files for the person in the Downloads folder of a desktop. Phones share texts by other means.
//!
//! `ASZTALTARS_DOWNLOADS` overrides the folder, so that tests don't write into a person's.

use std::env;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use house::{ExportText, Problem, ProblemKind};

const OVERRIDE: &str = "ASZTALTARS_DOWNLOADS";
/// The most numbered files of one name. Further ones are named by the time of saving.
const MOST_OF_A_NAME: u32 = 1_000;
/// The most times that are tried for a name.
const MOST_TRIES: u32 = 100;

/// Returns the folder; `None` on a phone, or if the system knows no home directory.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    env::var_os(OVERRIDE).map(PathBuf::from).or_else(of_platform)
}

#[cfg(desktop)]
fn of_platform() -> Option<PathBuf> {
    let dirs = directories::UserDirs::new()?;
    Some(dirs.download_dir().map_or_else(|| dirs.home_dir().join("Downloads"), Path::to_owned))
}

#[cfg(mobile)]
fn of_platform() -> Option<PathBuf> {
    None
}

/// Saves a file under its name, or a similar one if that is taken.
///
/// # Errors
/// [`ProblemKind::NoPlace`] if there is no folder or it can't be written, [`ProblemKind::DiskFull`].
pub fn put(name: &str, text: &str) -> Result<PathBuf, ProblemKind> {
    let folder = folder().ok_or(ProblemKind::NoPlace)?;
    put_into(&folder, name, text).map_err(|error| {
        eprintln!("asztaltars: {}: {error}", folder.display());
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ProblemKind::DiskFull,
            _ => ProblemKind::NoPlace,
        }
    })
}

/// Saves a text and returns its path.
///
/// # Errors
/// As [`put`].
pub fn keep(text: &ExportText) -> Result<String, Problem> {
    let path = put(&text.name, &text.text)?;
    Ok(path.display().to_string())
}

fn put_into(folder: &Path, name: &str, text: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for name in names(name) {
        let path = folder.join(name);
        // Existing files are never overwritten.
        match File::create_new(&path) {
            Ok(mut file) => {
                let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
                // The person may erase the original data, so the copy is verified.
                let written = written.and_then(|()| is_there(&path, text));
                if written.is_err() {
                    // An incomplete file is removed.
                    let _ = fs::remove_file(&path);
                }
                return written.map(|()| path);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Returns the names to try for a file, in order.
fn names(name: &str) -> impl Iterator<Item = String> {
    let (stem, ending) = name.rsplit_once('.').map_or((name, String::new()), |(stem, end)| (stem, format!(".{end}")));
    let called = move |mark: u128| format!("{stem} ({mark}){ending}");
    let numbered = (2..=MOST_OF_A_NAME).map(u128::from);
    let moment = |_| SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    iter::once(name.to_owned()).chain(numbered.chain((0..MOST_TRIES).map(moment)).map(called))
}

/// Checks that a file contains the text.
fn is_there(path: &Path, text: &str) -> std::io::Result<()> {
    if fs::read(path)? == text.as_bytes() { Ok(()) } else { Err(ErrorKind::InvalidData.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn no_file_is_written_over() {
        let folder = env::temp_dir().join(format!("asztaltars-downloads-{}", std::process::id()));
        let first = put_into(&folder, "game.sgf", "(;)").unwrap();
        let second = put_into(&folder, "game.sgf", "(;;)").unwrap();
        assert_eq!((first, second.clone()), (folder.join("game.sgf"), folder.join("game (2).sgf")));
        assert_eq!(fs::read_to_string(second).unwrap(), "(;;)");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_thousand_and_first_file_of_a_name_is_put_there_too() {
        let folder = env::temp_dir().join(format!("asztaltars-many-downloads-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in names("game.sgf").take(MOST_OF_A_NAME as usize) {
            File::create_new(folder.join(name)).unwrap();
        }
        assert!(folder.join("game (1000).sgf").exists());
        let more = [0, 1, 2].map(|number| {
            let path = put_into(&folder, "game.sgf", &format!("(;C[{number}])")).unwrap();
            (path, number)
        });
        for (path, number) in more {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            assert!(name.starts_with("game (") && name.ends_with(").sgf"), "{name}");
            assert_eq!(fs::read_to_string(path).unwrap(), format!("(;C[{number}])"), "none is written over");
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), MOST_OF_A_NAME as usize + 3);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_name_without_an_ending_gets_none() {
        assert_eq!(names("README").nth(1).unwrap(), "README (2)");
        assert_eq!(names("a.b.txt").nth(1).unwrap(), "a.b (2).txt");
    }

    #[test]
    fn a_folder_that_cannot_be_is_an_error() {
        let file = env::temp_dir().join(format!("asztaltars-no-folder-{}", std::process::id()));
        fs::write(&file, "").unwrap();
        assert!(put_into(&file, "game.sgf", "(;)").is_err());
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn on_a_full_disk_no_half_file_is_left() {
        let folder = env::temp_dir().join(format!("asztaltars-small-disk-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let status = Command::new("mount").args(["-t", "tmpfs", "-o", "size=64k", "none"]).arg(&folder).status();
        if !status.is_ok_and(|status| status.success()) {
            eprintln!("skipped: a small disk can be mounted by root only");
            return;
        }
        let refused = put_into(&folder, "table.asztal", &"x".repeat(1 << 20)).map_err(|error| error.kind());
        let left = fs::read_dir(&folder).unwrap().count();
        let small = put_into(&folder, "table.asztal", "small");
        Command::new("umount").arg(&folder).status().unwrap();
        fs::remove_dir(&folder).unwrap();
        assert_eq!((refused, left), (Err(ErrorKind::StorageFull), 0));
        assert_eq!(small.unwrap(), folder.join("table.asztal"));
    }
}
