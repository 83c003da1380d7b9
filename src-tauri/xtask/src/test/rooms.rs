//! Where the parts of the project lie: its crates with what they depend on, and the folders of the tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::{Outcome, places, process};

/// The package of the shell. What is tested through the window goes through it.
pub const SHELL: &str = "asztaltars";
/// The package of the tests that look at the project's own sources, the window's included.
pub const SOURCES_TESTS: &str = "house-tests";

/// The crates of the workspace and the names of the tables.
pub struct Rooms {
    crates: BTreeMap<String, Crate>,
    /// The folders below `src-tauri/tables` that hold a game.
    pub tables: Vec<String>,
}

/// One crate of the workspace.
struct Crate {
    /// Its folder, from the top directory; no slash at the end.
    folder: String,
    /// Those of the workspace that it depends on, for its tests too.
    needs: BTreeSet<String>,
    targets: Vec<Target>,
}

/// A program or library that cargo builds from a crate.
pub struct Target {
    /// What nextest calls its tests' program: `crate`, `crate::bin/name` or `crate::name`.
    pub id: String,
    /// The file it begins in, from the top directory.
    pub root: String,
    /// Whether its documentation has examples that are run.
    pub examples: bool,
}

/// What `cargo metadata` prints, as far as it is needed.
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

impl Rooms {
    /// Asks cargo for the crates and the file system for the tables.
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
        Ok(Self { crates: crates.collect(), tables: tables()? })
    }

    /// Whether there is such a crate.
    pub fn has(&self, name: &str) -> bool {
        self.crates.contains_key(name)
    }

    /// The names of all crates.
    pub fn crates(&self) -> impl Iterator<Item = &str> {
        self.crates.keys().map(String::as_str)
    }

    /// The folder of a crate, from the top directory.
    pub fn folder(&self, name: &str) -> Option<&str> {
        self.crates.get(name).map(|it| &*it.folder)
    }

    /// The programs with tests that are built from a crate.
    pub fn targets(&self, name: &str) -> &[Target] {
        self.crates.get(name).map_or(&[], |it| &it.targets)
    }

    /// The target whose tests nextest calls by this name.
    pub fn target(&self, id: &str) -> Option<&Target> {
        self.crates.values().flat_map(|it| &it.targets).find(|target| target.id == id)
    }

    /// The crates of a table: those in its folder.
    pub fn crates_of(&self, table: &str) -> BTreeSet<String> {
        let room = format!("src-tauri/tables/{table}");
        let inside = |folder: &str| folder == room || folder.starts_with(&format!("{room}/"));
        self.crates.iter().filter(|(_, it)| inside(&it.folder)).map(|(name, _)| name.clone()).collect()
    }

    /// The crates of all other tables.
    pub fn crates_of_others(&self, table: &str) -> BTreeSet<String> {
        self.tables.iter().filter(|other| *other != table).flat_map(|other| self.crates_of(other)).collect()
    }

    /// The crate that a file belongs to: the one with the longest folder around it.
    pub fn crate_around(&self, file: &str) -> Option<&str> {
        let around = self.crates.iter().filter(|(_, it)| file.starts_with(&format!("{}/", it.folder)));
        around.max_by_key(|(_, it)| it.folder.len()).map(|(name, _)| &**name)
    }

    /// A crate and all that depend on it, directly or not.
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

    /// The table in whose folder a file lies, wherever that folder is.
    pub fn table_around(&self, file: &str) -> Option<&str> {
        let inside = |table: &str| {
            ["src-tauri/tables", "ui/src/tables", "tests/ui/tables"]
                .iter()
                .any(|tables| file.starts_with(&format!("{tables}/{table}/")))
        };
        self.tables.iter().map(String::as_str).find(|table| inside(table))
    }
}

/// A path as it is written from the top directory.
fn from_top(path: &str) -> String {
    let path = Path::new(path);
    path.strip_prefix(places::root()).unwrap_or(path).to_string_lossy().into_owned()
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

/// A folder with rules is a table's.
fn tables() -> Outcome<Vec<String>> {
    let folder = places::at("src-tauri/tables");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut tables: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("rules").is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    tables.sort();
    Ok(tables)
}
