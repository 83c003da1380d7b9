//! Where the app keeps its one file: the platform's place for application data.
//!
//! `ASZTALTARS_DATA` overrides it, so that a test never touches a person's games.

use std::env;
use std::path::PathBuf;

use tauri::{Manager, Runtime};

use house::ProblemKind;

const OVERRIDE: &str = "ASZTALTARS_DATA";

/// The data directory, created if it isn't there.
///
/// # Errors
/// [`ProblemKind::NoDataDirectory`] when the system names none or it can't be made.
pub fn data_dir<R: Runtime>(app: &impl Manager<R>) -> Result<PathBuf, ProblemKind> {
    let chosen = env::var_os(OVERRIDE).map(PathBuf::from);
    let directory = chosen.or_else(|| platform_dir(app)).ok_or(ProblemKind::NoDataDirectory)?;
    match std::fs::create_dir_all(&directory) {
        Ok(()) => Ok(directory),
        // A directory that is there can be read even where nothing can be written.
        Err(_) if directory.is_dir() => Ok(directory),
        Err(error) => {
            eprintln!("asztaltars: {}: {error}", directory.display());
            Err(ProblemKind::NoDataDirectory)
        }
    }
}

/// The same before there is an app, whether it is there or not.
#[cfg(desktop)]
#[must_use]
pub fn chosen_or_usual() -> Option<PathBuf> {
    env::var_os(OVERRIDE).map(PathBuf::from).or_else(usual)
}

#[cfg(desktop)]
fn usual() -> Option<PathBuf> {
    directories::ProjectDirs::from("hu", "asztaltars", "asztaltars").map(|dirs| dirs.data_dir().to_owned())
}

#[cfg(desktop)]
fn platform_dir<R: Runtime>(_: &impl Manager<R>) -> Option<PathBuf> {
    usual()
}

#[cfg(mobile)]
fn platform_dir<R: Runtime>(app: &impl Manager<R>) -> Option<PathBuf> {
    app.path().app_data_dir().ok()
}
