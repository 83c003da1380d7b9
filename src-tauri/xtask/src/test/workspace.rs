//! The crates of the workspace with their dependencies, and the folders of the games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::{Outcome, paths, process};

/// The package of the shell. Everything that is tested through the window needs it.
pub const SHELL: &str = "asztaltars";
/// The package of the tests that check the project's own sources, including the window's.
pub const SOURCES_TESTS: &str = "house-tests";

/// The crates of the workspace and the names of the games.
pub struct Workspace {
    crates: BTreeMap<String, Crate>,
    /// The names of the folders below `src-tauri/games` that contain a game.
    pub games: Vec<String>,
}

/// A crate of the workspace.
struct Crate {
    /// The folder, from the top directory, without a slash at the end.
    folder: String,
    /// The workspace crates on which it depends, including for its tests.
    needs: BTreeSet<String>,
    targets: Vec<Target>,
}

/// A program or library that cargo builds from a crate.
pub struct Target {
    /// The name that nextest gives to its test program: `crate`, `crate::bin/name` or `crate::name`.
    pub id: String,
    /// Its root file, from the top directory.
    pub root: String,
    /// Whether its documentation has examples that are run.
    pub examples: bool,
}

/// The part of the output of `cargo metadata` that is needed.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: String,
    dependencies: Vec<Dependency>,
    targets: Vec<BuiltTarget>,
}

#[derive(Deserialize)]
struct BuiltTarget {
    name: String,
    kind: Vec<String>,
    src_path: String,
    doctest: bool,
    test: bool,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// Only crates of the workspace have a path.
    path: Option<String>,
}

impl Workspace {
    /// Gets the crates from cargo and the games from the file system.
    ///
    /// # Errors
    /// If cargo fails or the games' folder can't be read.
    pub fn look() -> Outcome<Self> {
        let told = process::output(&mut process::cargo(&["metadata", "--no-deps", "--format-version=1"]))?;
        let metadata: Metadata =
            serde_json::from_str(&told).map_err(|error| format!("`cargo metadata` is not understood: {error}"))?;
        let crates = metadata.packages.into_iter().map(|package| {
            let manifest = from_top(&package.manifest_path);
            let folder = manifest.strip_suffix("/Cargo.toml").unwrap_or_default().to_owned();
            let needs = package.dependencies.into_iter().filter(|it| it.path.is_some()).map(|it| it.name).collect();
            let targets = package.targets.iter().filter(|it| it.test || it.doctest);
            let targets = targets.map(|target| tested(&package.name, target)).collect();
            (package.name, Crate { folder, needs, targets })
        });
        Ok(Self { crates: crates.collect(), games: games()? })
    }

    /// Whether there is such a crate.
    pub fn has(&self, name: &str) -> bool {
        self.crates.contains_key(name)
    }

    /// Returns the names of all crates.
    pub fn crates(&self) -> impl Iterator<Item = &str> {
        self.crates.keys().map(String::as_str)
    }

    /// Returns the folder of a crate, from the top directory.
    pub fn folder(&self, name: &str) -> Option<&str> {
        self.crates.get(name).map(|it| &*it.folder)
    }

    /// Returns the programs with tests that are built from a crate.
    pub fn targets(&self, name: &str) -> &[Target] {
        self.crates.get(name).map_or(&[], |it| &it.targets)
    }

    /// Returns the target to whose tests nextest gives this name.
    pub fn target(&self, id: &str) -> Option<&Target> {
        self.crates.values().flat_map(|it| &it.targets).find(|target| target.id == id)
    }

    /// Returns the crates of a game: those in its folder.
    pub fn crates_of(&self, game: &str) -> BTreeSet<String> {
        let root = format!("src-tauri/games/{game}");
        let inside = |folder: &str| folder == root || folder.starts_with(&format!("{root}/"));
        self.crates.iter().filter(|(_, it)| inside(&it.folder)).map(|(name, _)| name.clone()).collect()
    }

    /// Returns the crates of all other games.
    pub fn crates_of_others(&self, game: &str) -> BTreeSet<String> {
        self.games.iter().filter(|other| *other != game).flat_map(|other| self.crates_of(other)).collect()
    }

    /// Returns the crate to which a file belongs: the one with the longest folder around it.
    pub fn crate_around(&self, file: &str) -> Option<&str> {
        let around = self.crates.iter().filter(|(_, it)| file.starts_with(&format!("{}/", it.folder)));
        around.max_by_key(|(_, it)| it.folder.len()).map(|(name, _)| &**name)
    }

    /// Returns a crate and all its direct and indirect dependents.
    pub fn reached_from(&self, name: &str) -> BTreeSet<String> {
        let mut reached = BTreeSet::from([name.to_owned()]);
        loop {
            let more: Vec<String> = self
                .crates
                .iter()
                .filter(|(other, it)| !reached.contains(*other) && !it.needs.is_disjoint(&reached))
                .map(|(other, _)| other.clone())
                .collect();
            if more.is_empty() {
                return reached;
            }
            reached.extend(more);
        }
    }

    /// Returns the game in whose folder a file is; each game has three folders.
    pub fn game_around(&self, file: &str) -> Option<&str> {
        let inside = |game: &str| {
            ["src-tauri/games", "ui/src/games", "tests/ui/games"]
                .iter()
                .any(|games| file.starts_with(&format!("{games}/{game}/")))
        };
        self.games.iter().map(String::as_str).find(|game| inside(game))
    }
}

/// Returns a path relative to the top directory.
fn from_top(path: &str) -> String {
    let path = Path::new(path);
    path.strip_prefix(paths::root()).unwrap_or(path).to_string_lossy().into_owned()
}

fn tested(package: &str, target: &BuiltTarget) -> Target {
    let BuiltTarget { name, kind, src_path, doctest, .. } = target;
    let is = |what: &str| kind.iter().any(|kind| kind == what);
    let id = if is("test") {
        format!("{package}::{name}")
    } else if is("bin") {
        format!("{package}::bin/{name}")
    } else if is("example") {
        format!("{package}::example/{name}")
    } else {
        package.to_owned()
    };
    Target { id, root: from_top(src_path), examples: *doctest }
}

/// Returns the games: the folders with rules.
fn games() -> Outcome<Vec<String>> {
    let folder = paths::at("src-tauri/games");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut games: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("rules").is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort();
    Ok(games)
}
