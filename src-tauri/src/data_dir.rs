//! The data directory: the platform's folder for application data, with the app's only file.
//!
//! `ASZTALTARS_DATA` overrides it, so that tests never touch a person's games.

use std::env;
use std::path::PathBuf;

use tauri::{Manager, Runtime};

use house::ProblemKind;

const OVERRIDE: &str = "ASZTALTARS_DATA";

/// Returns the data directory, which is created if necessary.
///
/// # Errors
/// [`ProblemKind::NoDataDirectory`] if the system names none or it can't be created.
pub fn data_dir<R: Runtime>(app: &impl Manager<R>) -> Result<PathBuf, ProblemKind> {
    let chosen = env::var_os(OVERRIDE).map(PathBuf::from);
    let directory = chosen.or_else(|| platform_dir(app)).ok_or(ProblemKind::NoDataDirectory)?;
    match std::fs::create_dir_all(&directory) {
        Ok(()) => Ok(directory),
        // An existing directory can be read even if nothing can be written there.
        Err(_) if directory.is_dir() => Ok(directory),
        Err(error) => {
            eprintln!("asztaltars: {}: {error}", directory.display());
            Err(ProblemKind::NoDataDirectory)
        }
    }
}

/// Returns the data directory before there is an app, whether or not it exists.
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
