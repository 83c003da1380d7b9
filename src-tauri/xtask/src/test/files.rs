//! Maps a file to the tests that it contains, or that can detect its change.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::scope::{RustTests, Scope, Selection};
use super::workspace::{SHELL, SOURCES_TESTS, Target, Workspace};
use crate::{Outcome, paths};

/// The folder of the tests that play the window.
const UI_TESTS: &str = "tests/ui";
/// The folder of the window's sources, which also contains the tests of its logic.
const UI_SOURCES: &str = "ui/src";
/// The folder that the tests of the window's logic share.
const UI_TESTING: &str = "ui/testing/";
/// The file name suffix of tests of the window's logic.
const LOGIC_TEST: &str = ".test.ts";
/// The subfolders of [`UI_TESTS`] and of a game's folder there: tests on the phone and in the real window.
const PHONE: &str = "phone";
const WINDOW: &str = "app";

/// Returns the phone's test files of a game, or those that belong to none.
pub fn phone_tests(game: Option<&str>) -> BTreeSet<String> {
    test_files(&folder_of(game, PHONE))
}

/// Returns the real window's test files of a game, or those that belong to none.
pub fn window_tests(game: Option<&str>) -> BTreeSet<String> {
    test_files(&folder_of(game, WINDOW))
}

/// Returns the test files of the window's logic of a game, or those that belong to none.
pub fn logic_tests(game: Option<&str>) -> BTreeSet<String> {
    let games = format!("{UI_SOURCES}/games");
    let mut found = BTreeSet::new();
    match game {
        Some(game) => logic_tests_below(&format!("{games}/{game}"), &mut found, &|_| false),
        None => logic_tests_below(UI_SOURCES, &mut found, &|folder| folder == games),
    }
    found
}

fn logic_tests_below(folder: &str, found: &mut BTreeSet<String>, others: &dyn Fn(&str) -> bool) {
    for entry in fs::read_dir(paths::at(folder)).into_iter().flatten().flatten() {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if path.ends_with(LOGIC_TEST) {
            found.insert(path);
        } else if !others(folder) && entry.path().is_dir() {
            logic_tests_below(&path, found, others);
        }
    }
}

fn folder_of(game: Option<&str>, kind: &str) -> String {
    match game {
        Some(game) => format!("{UI_TESTS}/games/{game}/{kind}"),
        None => format!("{UI_TESTS}/{kind}"),
    }
}

fn test_files(folder: &str) -> BTreeSet<String> {
    // A game may have none of a kind.
    let entries = fs::read_dir(paths::at(folder)).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".test.js")).map(|name| format!("{folder}/{name}")).collect()
}

/// Returns the tests that a file or folder contains or, if it contains none, those that can detect its change.
///
/// # Errors
/// If a folder can't be read.
pub fn tests_in(path: &str, workspace: &Workspace) -> Outcome<Scope> {
    let place = paths::at(path);
    if place.is_dir() {
        let entries = fs::read_dir(&place).map_err(|error| format!("{path}: {error}"))?;
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let inside = names.filter(|name| !matches!(&**name, "node_modules" | "dist" | "target"));
        return inside.map(|name| tests_in(format!("{path}/{name}").trim_start_matches('/'), workspace)).sum();
    }
    if let Some(tests) = window_test(path) {
        return Ok(tests);
    }
    if has_rust_tests(path)
        && let Some(tests) = rust_tests_of(path, workspace)
    {
        return Ok(tests);
    }
    if let Some(name) = workspace.crate_around(path)
        && name != SHELL
    {
        return Ok(Scope::crates([name]));
    }
    Ok(reached_by(path, workspace))
}

impl std::iter::Sum for Scope {
    fn sum<I: Iterator<Item = Self>>(scopes: I) -> Self {
        scopes.fold(Self::default(), Self::and)
    }
}

/// Returns the scope of a test file of the window, whether it plays the window or tests its logic.
fn window_test(path: &str) -> Option<Scope> {
    let (folder, name) = path.rsplit_once('/')?;
    if folder.starts_with(UI_SOURCES) && name.ends_with(LOGIC_TEST) {
        return Some(Scope { unit: Selection::Only(BTreeSet::from([path.to_owned()])), ..Scope::default() });
    }
    if !folder.starts_with(UI_TESTS) || !name.ends_with(".test.js") {
        return None;
    }
    let only = Selection::Only(BTreeSet::from([path.to_owned()]));
    match folder.rsplit_once('/')?.1 {
        PHONE => Some(Scope { phone: only, ..Scope::default() }),
        WINDOW => Some(Scope { window: only, ..Scope::default() }),
        _ => None,
    }
}

fn has_rust_tests(path: &str) -> bool {
    path.ends_with(".rs")
        && fs::read_to_string(paths::at(path))
            .is_ok_and(|text| text.contains("#[test]") || text.contains("#[cfg(test)]"))
}

/// Returns the tests in a Rust file and in the modules below it.
fn rust_tests_of(path: &str, workspace: &Workspace) -> Option<Scope> {
    let name = workspace.crate_around(path)?;
    let (target, module) = workspace
        .targets(name)
        .iter()
        .filter_map(|it| Some((it, module_of(path, it)?)))
        .min_by_key(|(_, module)| module.len())?;
    let program = format!("binary_id(={})", target.id);
    let filter = if module.is_empty() { program } else { format!("({program} & test(/^{module}::/))") };
    let crates = BTreeMap::from([(name.to_owned(), Some(BTreeSet::from([filter])))]);
    Some(Scope { rust: RustTests::Of(crates), ..Scope::default() })
}

/// Returns the module path of a file in a target: empty for the target's root file, `None` for a file outside it.
fn module_of(path: &str, target: &Target) -> Option<String> {
    if path == target.root {
        return Some(String::new());
    }
    let (folder, begins) = target.root.rsplit_once('/')?;
    // A test that is one file has no modules beside it: those belong to others.
    if !matches!(begins, "lib.rs" | "main.rs") {
        return None;
    }
    let inside = path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".rs")?;
    Some(inside.trim_end_matches("/mod").replace('/', "::"))
}

/// Returns the file that contains a test in Rust, by its program and its name there.
pub fn file_of_test(id: &str, test: &str, workspace: &Workspace) -> Option<String> {
    let target = workspace.target(id)?;
    let (folder, _) = target.root.rsplit_once('/')?;
    let mut modules: Vec<&str> = test.split("::").collect();
    while modules.pop().is_some() && !modules.is_empty() {
        let inside = modules.join("/");
        let files = [format!("{folder}/{inside}.rs"), format!("{folder}/{inside}/mod.rs")];
        if let Some(file) = files.into_iter().find(|file| paths::at(file).is_file()) {
            return Some(file);
        }
    }
    Some(target.root.clone())
}

/// Returns what can detect a change of a file; more when in doubt.
pub fn reached_by(path: &str, workspace: &Workspace) -> Scope {
    if let Some(tests) = window_test(path) {
        // The tests of the sources check test files too.
        let types = path.starts_with(UI_SOURCES);
        return tests.and(Scope { types, ..Scope::crates([SOURCES_TESTS]) });
    }
    if path.starts_with(UI_TESTING) {
        return Scope { unit: Selection::All, types: true, ..Scope::crates([SOURCES_TESTS]) };
    }
    let sources = Scope::crates([SOURCES_TESTS, "games"]);
    if path.starts_with(&format!("{UI_TESTS}/games/"))
        && let Some(game) = workspace.game_around(path)
    {
        return played(Some(game)).and(sources);
    }
    if path.starts_with(UI_TESTS) {
        // The tests of the window's logic use these helpers too.
        return Scope { unit: Selection::All, window: Selection::All, phone: Selection::All, ..sources };
    }
    if path.starts_with("ui/") {
        let game = workspace.game_around(path);
        let unit = match game {
            Some(_) => Selection::Only(&logic_tests(game) | &logic_tests(None)),
            None => Selection::All,
        };
        let window = Scope { types: true, unit, ..Scope::crates([SHELL]) };
        return played(game).and(window).and(sources);
    }
    if let Some(name) = workspace.crate_around(path) {
        return of_crate(name, path, workspace);
    }
    let said = Path::new(path).extension().is_some_and(|ending| ending == "md" || ending == "png");
    if said || path.starts_with("tests/results/") { sources } else { Scope::everything() }
}

/// Returns the tests that play the window after a change of a game's own files, or of shared ones (`None`).
fn played(game: Option<&str>) -> Scope {
    let Some(game) = game else { return Scope { window: Selection::All, phone: Selection::All, ..Scope::default() } };
    let of = |tests: fn(Option<&str>) -> BTreeSet<String>| Selection::Only(&tests(Some(game)) | &tests(None));
    Scope { window: of(window_tests), phone: of(phone_tests), ..Scope::default() }
}

/// Returns what can detect a change of a crate: its dependents and, through the shell, what plays the window.
fn of_crate(name: &str, path: &str, workspace: &Workspace) -> Scope {
    let folder = workspace.folder(name).unwrap_or_default();
    let own_tests = path.starts_with(&format!("{folder}/tests/")) && path.ends_with(".rs");
    let mut reached = if own_tests { BTreeSet::from([name.to_owned()]) } else { workspace.reached_from(name) };
    // A game's tests may use the arena, and so depend on all games; the crates of other games are excluded.
    if let Some(game) = workspace.game_around(path) {
        reached = &reached - &workspace.crates_of_others(game);
    }
    let window = if reached.contains(SHELL) { played(workspace.game_around(path)) } else { Scope::default() };
    let looked_through = [SOURCES_TESTS, "games"];
    let crates = reached.iter().map(String::as_str).chain(looked_through);
    Scope {
        formatting: path.ends_with(".rs"),
        clippy: Selection::Only(reached.clone()),
        first: BTreeSet::from([name.to_owned()]),
        ..Scope::crates(crates)
    }
    .and(window)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workspace() -> Workspace {
        Workspace::look().unwrap()
    }

    fn crates(scope: &Scope) -> BTreeSet<String> {
        match &scope.rust {
            RustTests::All => panic!("everything"),
            RustTests::Of(crates) => crates.keys().cloned().collect(),
        }
    }

    fn only(chosen: &Selection) -> &BTreeSet<String> {
        match chosen {
            Selection::All => panic!("everything"),
            Selection::Only(some) => some,
        }
    }

    #[test]
    fn a_change_in_an_engine_reaches_its_game_the_house_and_no_other_game() {
        let workspace = workspace();
        let [game, other] = [&workspace.games[0], &workspace.games[1]];
        let scope = reached_by(&format!("src-tauri/games/{game}/engine/src/lib.rs"), &workspace);
        let crates = crates(&scope);
        assert!(["house", "games", SHELL, SOURCES_TESTS].iter().all(|name| crates.contains(*name)), "{crates:?}");
        assert!(workspace.crates_of(game).iter().any(|name| crates.contains(name)));
        assert!(workspace.crates_of(other).is_disjoint(&crates), "{crates:?}");
        let phone = only(&scope.phone);
        assert!(phone.is_superset(&phone_tests(Some(game))) && phone.is_superset(&phone_tests(None)));
        assert!(phone.is_disjoint(&phone_tests(Some(other))));
        assert!(scope.first.len() == 1 && scope.formatting && !scope.types);
    }

    #[test]
    fn what_a_crate_keeps_for_its_tests_reaches_only_those() {
        let workspace = workspace();
        let scope = reached_by("src-tauri/crates/store/tests/crash.rs", &workspace);
        assert!(!crates(&scope).contains("house") && scope.phone.is_empty());
        let kept = reached_by("src-tauri/crates/store/src/lib.rs", &workspace);
        assert!(crates(&kept).contains("house") && kept.phone == Selection::All);
    }

    #[test]
    fn a_change_in_the_window_reaches_what_plays_it_and_a_games_own_room_less_of_it() {
        let workspace = workspace();
        let [game, other] = [&workspace.games[0], &workspace.games[1]];
        let shared = reached_by("ui/src/App.svelte", &workspace);
        assert!(shared.types && shared.phone == Selection::All && shared.window == Selection::All);
        let own = reached_by(&format!("ui/src/games/{game}/game.ts"), &workspace);
        assert!(only(&own.phone).is_disjoint(&phone_tests(Some(other))) && crates(&own).contains(SHELL));
        assert!(only(&own.unit).is_superset(&logic_tests(Some(game))));
        assert!(only(&own.unit).is_disjoint(&logic_tests(Some(other))) && !logic_tests(Some(other)).is_empty());
        let beside = reached_by(&format!("ui/src/games/{game}/played.test.ts"), &workspace);
        assert!(beside.phone.is_empty() && beside.types && only(&beside.unit).len() == 1);
        let harness = reached_by("tests/ui/harness/phone.js", &workspace);
        assert!(harness.phone == Selection::All && !harness.types);
    }

    #[test]
    fn what_belongs_to_nobody_reaches_everything() {
        let workspace = workspace();
        assert_eq!(reached_by("Cargo.lock", &workspace), Scope::everything());
        assert!(reached_by("README.md", &workspace).phone.is_empty());
    }

    #[test]
    fn a_file_of_tests_is_run_alone_and_found_again_by_the_name_of_a_test() {
        let workspace = workspace();
        let scope = tests_in("tests/ui/phone/opens.test.js", &workspace).unwrap();
        assert_eq!(only(&scope.phone).len(), 1);
        assert!(scope.rust.is_empty() && scope.window.is_empty());
        let here = "src-tauri/xtask/src/test/files.rs";
        let scope = tests_in(here, &workspace).unwrap();
        let filter = "(binary_id(=xtask::bin/xtask) & test(/^test::files::/))".to_owned();
        let crates = BTreeMap::from([("xtask".to_owned(), Some(BTreeSet::from([filter])))]);
        assert_eq!(scope.rust, RustTests::Of(crates));
        let name = "test::files::tests::a_file_of_tests_is_run_alone";
        assert_eq!(file_of_test("xtask::bin/xtask", name, &workspace).unwrap(), here);
    }

    #[test]
    fn every_file_of_the_projects_rust_tests_is_found_by_its_path() {
        let workspace = workspace();
        let missed: Vec<String> = workspace
            .crates()
            .flat_map(|name| workspace.targets(name))
            .filter(|target| target.root.contains("/tests/"))
            .filter(|target| rust_tests_of(&target.root, &workspace).is_none())
            .map(|target| target.root.clone())
            .collect();
        assert!(missed.is_empty(), "{missed:?}");
    }
}
