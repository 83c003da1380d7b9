//! `cargo xtask check-bundle`: the Debian package as a user meets it.
//!
//! Installs it, checks the installed files, starts the app by its menu entry's `Exec=` line under a virtual display,
//! plays a few moves, removes the package, checks that the games are still there, installs it again and continues the
//! same game. The app keeps its data in the usual place, below a temporary home directory. At the end the package is
//! removed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Outcome, bundle, paths, process, setup};

/// The name of the package and of the program.
const NAME: &str = "asztaltars";
const MENU_ENTRY: &str = "/usr/share/applications/asztaltars.desktop";
const DESCRIPTION: &str = "/usr/share/metainfo/hu.asztaltars.app.metainfo.xml";
/// The file types that the app opens.
const KINDS: &str = "/usr/share/mime/packages/asztaltars.xml";
/// The folder of the games, below the home directory.
const GAMES: &str = ".local/share/asztaltars";

/// The packages with the tools that validate the menu entry and its description.
const EXAMINERS: &[&str] = &["desktop-file-utils", "appstream"];

const BROUGHT: &[&str] = &[
    "/usr/bin/asztaltars",
    MENU_ENTRY,
    DESCRIPTION,
    KINDS,
    "/usr/share/doc/asztaltars/copyright",
    "/usr/share/icons/hicolor/32x32/apps/asztaltars.png",
    "/usr/share/icons/hicolor/64x64/apps/asztaltars.png",
    "/usr/share/icons/hicolor/128x128/apps/asztaltars.png",
    "/usr/share/icons/hicolor/256x256@2/apps/asztaltars.png",
    "/usr/share/icons/hicolor/512x512/apps/asztaltars.png",
    "/usr/share/icons/hicolor/scalable/apps/asztaltars.svg",
    "/usr/share/icons/hicolor/scalable/mimetypes/application-x-asztaltars.svg",
    "/usr/share/icons/hicolor/scalable/mimetypes/application-x-go-sgf.svg",
];

/// Runs the command with the words after its name.
///
/// # Errors
/// If any check fails.
pub fn run(_: &[String]) -> Outcome {
    let root = setup::way_to_root()
        .ok_or("a package is installed by root: run this as root, or where sudo asks for no password")?;
    if setup::is_installed(NAME) {
        return Err(format!("{NAME} is installed here already: this check would remove it"));
    }
    setup::for_playing()?;
    setup::system_packages(EXAMINERS)?;
    let package = bundle::debian_package()?;
    let megabytes = fs::metadata(&package).map_err(|error| error.to_string())?.len() as f64 / 1e6;
    println!("{}: {megabytes:.2} MB", package.display());

    let home = paths::at("target/check-bundle");
    // Start without an earlier check's games.
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
    let checked = install_play_remove_and_go_on(root, &package, &home);
    // Clean up, whatever the result.
    let removed = if setup::is_installed(NAME) { dpkg(root, &["--purge", NAME]) } else { Ok(()) };
    checked.and(removed)?;
    println!("installed, played from the menu entry, removed, installed again, and the same table went on");
    Ok(())
}

fn install_play_remove_and_go_on(root: &[&str], package: &Path, home: &Path) -> Outcome {
    let package = package.to_string_lossy();
    dpkg(root, &["--install", &package])?;
    let files = files_of_package()?;
    look_over(&files)?;
    play("first", home)?;

    let kept = games_in(home)?;
    dpkg(root, &["--remove", NAME])?;
    if let Some(left) = files.iter().find(|file| file.is_file()) {
        return Err(format!("{} is left after the package was removed", left.display()));
    }
    if games_in(home)? != kept {
        return Err("removing the package touched the games".to_owned());
    }

    dpkg(root, &["--install", &package])?;
    play("again", home)
}

/// Checks that every expected file is there and valid.
fn look_over(files: &[PathBuf]) -> Outcome {
    for wanted in BROUGHT.iter().map(Path::new) {
        if !files.iter().any(|file| file == wanted) || !wanted.is_file() {
            return Err(format!("the package brings no {}", wanted.display()));
        }
    }
    process::finish(&mut process::call("desktop-file-validate", &[MENU_ENTRY]))?;
    process::finish(&mut process::call("appstreamcli", &["validate", "--no-net", DESCRIPTION]))
}

/// Returns the files that the package has installed, without folders, which it shares with others.
fn files_of_package() -> Outcome<Vec<PathBuf>> {
    let listed = process::output(&mut process::call("dpkg-query", &["--listfiles", NAME]))?;
    Ok(listed.lines().map(PathBuf::from).filter(|path| path.is_file()).collect())
}

/// Plays the first or the second part in the installed app, as the menu would start it.
fn play(part: &str, home: &Path) -> Outcome {
    let entry = fs::read_to_string(MENU_ENTRY).map_err(|error| format!("{MENU_ENTRY}: {error}"))?;
    let program = program_of(&entry).ok_or_else(|| format!("{MENU_ENTRY} starts nothing"))?;
    let program = on_the_path(program)?;
    process::finish(
        process::npm(setup::UI_TESTS, &["run", "--silent", "installed", part])
            .env("ASZTALTARS_APP", program)
            .env("ASZTALTARS_HOME", home),
    )
}

/// Returns the program in a menu entry's `Exec=` line.
fn program_of(entry: &str) -> Option<&str> {
    let line = entry.lines().find_map(|line| line.strip_prefix("Exec="))?;
    line.split_whitespace().next()
}

fn on_the_path(program: &str) -> Outcome<String> {
    let found = process::output(&mut process::call("which", &[program]))?;
    Ok(found.trim().to_owned())
}

/// Returns the games' files with their content.
fn games_in(home: &Path) -> Outcome<Vec<(PathBuf, Vec<u8>)>> {
    let folder = home.join(GAMES);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = entries
        .flatten()
        .map(|entry| fs::read(entry.path()).map(|content| (entry.path(), content)))
        .collect::<std::io::Result<Vec<_>>>()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    files.sort();
    if files.is_empty() { Err(format!("no game in {}", folder.display())) } else { Ok(files) }
}

fn dpkg(root: &[&str], arguments: &[&str]) -> Outcome {
    let words = [root, &["dpkg"], arguments].concat();
    let mut command = Command::new(words[0]);
    process::finish(command.args(&words[1..]))
}

#[cfg(test)]
mod tests {
    use super::program_of;

    #[test]
    fn the_program_is_the_first_word_of_the_line() {
        assert_eq!(program_of("[Desktop Entry]\nName=x\nExec=asztaltars %U\n"), Some("asztaltars"));
        assert_eq!(program_of("[Desktop Entry]\nName=x\n"), None);
    }
}
