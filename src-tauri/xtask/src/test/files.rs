//! From a file to the tests that it holds, or that can notice its change.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::rooms::{Rooms, SHELL, SOURCES_TESTS, Target};
use super::scope::{Chosen, RustTests, Scope};
use crate::{Outcome, places};

/// The tests that play the window, below this folder.
const UI_TESTS: &str = "tests/ui";
/// The window's sources, which the tests of its logic lie beside.
const UI_SOURCES: &str = "ui/src";
/// What the tests of the window's logic have in common.
const UI_TESTING: &str = "ui/testing/";
/// How a file of them ends.
const LOGIC_TEST: &str = ".test.ts";
/// The folders of test files in [`UI_TESTS`] and in a table's room there: the phone's and the real window's.
const PHONE: &str = "phone";
const WINDOW: &str = "app";

/// The phone's test files of a table, or those that belong to none.
pub fn phone_tests(table: Option<&str>) -> BTreeSet<String> {
    test_files(&folder_of(table, PHONE))
}

/// The real window's test files of a table, or those that belong to none.
pub fn window_tests(table: Option<&str>) -> BTreeSet<String> {
    test_files(&folder_of(table, WINDOW))
}

/// The test files of the window's logic that are a table's, or those that belong to none.
pub fn logic_tests(table: Option<&str>) -> BTreeSet<String> {
    let tables = format!("{UI_SOURCES}/tables");
    let mut found = BTreeSet::new();
    match table {
        Some(table) => logic_tests_below(&format!("{tables}/{table}"), &mut found, &|_| false),
        None => logic_tests_below(UI_SOURCES, &mut found, &|folder| folder == tables),
    }
    found
}

fn logic_tests_below(folder: &str, found: &mut BTreeSet<String>, others: &dyn Fn(&str) -> bool) {
    for entry in fs::read_dir(places::at(folder)).into_iter().flatten().flatten() {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if path.ends_with(LOGIC_TEST) {
            found.insert(path);
        } else if !others(folder) && entry.path().is_dir() {
            logic_tests_below(&path, found, others);
        }
    }
}

fn folder_of(table: Option<&str>, kind: &str) -> String {
    match table {
        Some(table) => format!("{UI_TESTS}/tables/{table}/{kind}"),
        None => format!("{UI_TESTS}/{kind}"),
    }
}

fn test_files(folder: &str) -> BTreeSet<String> {
    // A table may have none of a kind.
    let entries = fs::read_dir(places::at(folder)).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".test.js")).map(|name| format!("{folder}/{name}")).collect()
}

/// The tests that a file or folder holds or, where it holds none, those that can notice its change.
pub fn tests_in(path: &str, rooms: &Rooms) -> Outcome<Scope> {
    let place = places::at(path);
    if place.is_dir() {
        let entries = fs::read_dir(&place).map_err(|error| format!("{path}: {error}"))?;
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let inside = names.filter(|name| !matches!(&**name, "node_modules" | "dist" | "target"));
        return inside.map(|name| tests_in(format!("{path}/{name}").trim_start_matches('/'), rooms)).sum();
    }
    if let Some(tests) = window_test(path) {
        return Ok(tests);
    }
    if has_rust_tests(path)
        && let Some(tests) = rust_tests_of(path, rooms)
    {
        return Ok(tests);
    }
    if let Some(name) = rooms.crate_around(path)
        && name != SHELL
    {
        return Ok(Scope::crates([name]));
    }
    Ok(reached_by(path, rooms))
}

impl std::iter::Sum for Scope {
    fn sum<I: Iterator<Item = Self>>(scopes: I) -> Self {
        scopes.fold(Self::default(), Self::and)
    }
}

/// A file of tests of the window, played or not.
fn window_test(path: &str) -> Option<Scope> {
    let (folder, name) = path.rsplit_once('/')?;
    if folder.starts_with(UI_SOURCES) && name.ends_with(LOGIC_TEST) {
        return Some(Scope { unit: Chosen::Only(BTreeSet::from([path.to_owned()])), ..Scope::default() });
    }
    if !folder.starts_with(UI_TESTS) || !name.ends_with(".test.js") {
        return None;
    }
    let only = Chosen::Only(BTreeSet::from([path.to_owned()]));
    match folder.rsplit_once('/')?.1 {
        PHONE => Some(Scope { phone: only, ..Scope::default() }),
        WINDOW => Some(Scope { window: only, ..Scope::default() }),
        _ => None,
    }
}

fn has_rust_tests(path: &str) -> bool {
    path.ends_with(".rs")
        && fs::read_to_string(places::at(path))
            .is_ok_and(|text| text.contains("#[test]") || text.contains("#[cfg(test)]"))
}

/// The tests in a Rust file and in the modules below it.
fn rust_tests_of(path: &str, rooms: &Rooms) -> Option<Scope> {
    let name = rooms.crate_around(path)?;
    let (target, module) = rooms
        .targets(name)
        .iter()
        .filter_map(|it| Some((it, module_of(path, it)?)))
        .min_by_key(|(_, module)| module.len())?;
    let program = format!("binary_id(={})", target.id);
    let filter = if module.is_empty() { program } else { format!("({program} & test(/^{module}::/))") };
    let crates = BTreeMap::from([(name.to_owned(), Some(BTreeSet::from([filter])))]);
    Some(Scope { rust: RustTests::Of(crates), ..Scope::default() })
}

/// The module that a file is in a target; empty for the one that the target begins in, none if it isn't part of it.
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

/// The file that a test in Rust stands in, by the program it is in and its name there.
pub fn file_of_test(id: &str, test: &str, rooms: &Rooms) -> Option<String> {
    let target = rooms.target(id)?;
    let (folder, _) = target.root.rsplit_once('/')?;
    let mut modules: Vec<&str> = test.split("::").collect();
    while modules.pop().is_some() && !modules.is_empty() {
        let inside = modules.join("/");
        let files = [format!("{folder}/{inside}.rs"), format!("{folder}/{inside}/mod.rs")];
        if let Some(file) = files.into_iter().find(|file| places::at(file).is_file()) {
            return Some(file);
        }
    }
    Some(target.root.clone())
}

/// What can notice a change of a file; more when in doubt.
pub fn reached_by(path: &str, rooms: &Rooms) -> Scope {
    if let Some(tests) = window_test(path) {
        // Sources are looked through, tests too.
        let types = path.starts_with(UI_SOURCES);
        return tests.and(Scope { types, ..Scope::crates([SOURCES_TESTS]) });
    }
    if path.starts_with(UI_TESTING) {
        return Scope { unit: Chosen::All, types: true, ..Scope::crates([SOURCES_TESTS]) };
    }
    let sources = Scope::crates([SOURCES_TESTS, "tables"]);
    if path.starts_with(&format!("{UI_TESTS}/tables/"))
        && let Some(table) = rooms.table_around(path)
    {
        return played(Some(table)).and(sources);
    }
    if path.starts_with(UI_TESTS) {
        // The tests of the window's logic play as those do.
        return Scope { unit: Chosen::All, window: Chosen::All, phone: Chosen::All, ..sources };
    }
    if path.starts_with("ui/") {
        let table = rooms.table_around(path);
        let unit = match table {
            Some(_) => Chosen::Only(&logic_tests(table) | &logic_tests(None)),
            None => Chosen::All,
        };
        let window = Scope { types: true, unit, ..Scope::crates([SHELL]) };
        return played(table).and(window).and(sources);
    }
    if let Some(name) = rooms.crate_around(path) {
        return of_crate(name, path, rooms);
    }
    let said = Path::new(path).extension().is_some_and(|ending| ending == "md" || ending == "png");
    if said || path.starts_with("tests/results/") { sources } else { Scope::everything() }
}

/// What plays the window where a table's own files have changed, or those of all (`None`).
fn played(table: Option<&str>) -> Scope {
    let Some(table) = table else { return Scope { window: Chosen::All, phone: Chosen::All, ..Scope::default() } };
    let of = |tests: fn(Option<&str>) -> BTreeSet<String>| Chosen::Only(&tests(Some(table)) | &tests(None));
    Scope { window: of(window_tests), phone: of(phone_tests), ..Scope::default() }
}

/// What can notice a change in a crate: those that depend on it and, through the shell, what plays the window.
fn of_crate(name: &str, path: &str, rooms: &Rooms) -> Scope {
    let folder = rooms.folder(name).unwrap_or_default();
    let own_tests = path.starts_with(&format!("{folder}/tests/")) && path.ends_with(".rs");
    let mut reached = if own_tests { BTreeSet::from([name.to_owned()]) } else { rooms.reached_from(name) };
    // A table's tests may use the arena, and so depend on all tables; another one's crates are none of theirs.
    if let Some(table) = rooms.table_around(path) {
        reached = &reached - &rooms.crates_of_others(table);
    }
    let window = if reached.contains(SHELL) { played(rooms.table_around(path)) } else { Scope::default() };
    let looked_through = [SOURCES_TESTS, "tables"];
    let crates = reached.iter().map(String::as_str).chain(looked_through);
    Scope {
        formatting: path.ends_with(".rs"),
        clippy: Chosen::Only(reached.clone()),
        first: BTreeSet::from([name.to_owned()]),
        ..Scope::crates(crates)
    }
    .and(window)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms() -> Rooms {
        Rooms::look().unwrap()
    }

    fn crates(scope: &Scope) -> BTreeSet<String> {
        match &scope.rust {
            RustTests::All => panic!("everything"),
            RustTests::Of(crates) => crates.keys().cloned().collect(),
        }
    }

    fn only(chosen: &Chosen) -> &BTreeSet<String> {
        match chosen {
            Chosen::All => panic!("everything"),
            Chosen::Only(some) => some,
        }
    }

    #[test]
    fn a_change_in_an_engine_reaches_its_table_the_house_and_no_other_table() {
        let rooms = rooms();
        let [table, other] = [&rooms.tables[0], &rooms.tables[1]];
        let scope = reached_by(&format!("src-tauri/tables/{table}/engine/src/lib.rs"), &rooms);
        let crates = crates(&scope);
        assert!(["house", "tables", SHELL, SOURCES_TESTS].iter().all(|name| crates.contains(*name)), "{crates:?}");
        assert!(rooms.crates_of(table).iter().any(|name| crates.contains(name)));
        assert!(rooms.crates_of(other).is_disjoint(&crates), "{crates:?}");
        let phone = only(&scope.phone);
        assert!(phone.is_superset(&phone_tests(Some(table))) && phone.is_superset(&phone_tests(None)));
        assert!(phone.is_disjoint(&phone_tests(Some(other))));
        assert!(scope.first.len() == 1 && scope.formatting && !scope.types);
    }

    #[test]
    fn what_a_crate_keeps_for_its_tests_reaches_only_those() {
        let rooms = rooms();
        let scope = reached_by("src-tauri/crates/store/tests/crash.rs", &rooms);
        assert!(!crates(&scope).contains("house") && scope.phone.is_empty());
        let kept = reached_by("src-tauri/crates/store/src/lib.rs", &rooms);
        assert!(crates(&kept).contains("house") && kept.phone == Chosen::All);
    }

    #[test]
    fn a_change_in_the_window_reaches_what_plays_it_and_a_tables_own_room_less_of_it() {
        let rooms = rooms();
        let [table, other] = [&rooms.tables[0], &rooms.tables[1]];
        let shared = reached_by("ui/src/App.svelte", &rooms);
        assert!(shared.types && shared.phone == Chosen::All && shared.window == Chosen::All);
        let own = reached_by(&format!("ui/src/tables/{table}/table.ts"), &rooms);
        assert!(only(&own.phone).is_disjoint(&phone_tests(Some(other))) && crates(&own).contains(SHELL));
        assert!(only(&own.unit).is_superset(&logic_tests(Some(table))));
        assert!(only(&own.unit).is_disjoint(&logic_tests(Some(other))) && !logic_tests(Some(other)).is_empty());
        let beside = reached_by(&format!("ui/src/tables/{table}/played.test.ts"), &rooms);
        assert!(beside.phone.is_empty() && beside.types && only(&beside.unit).len() == 1);
        let harness = reached_by("tests/ui/harness/phone.js", &rooms);
        assert!(harness.phone == Chosen::All && !harness.types);
    }

    #[test]
    fn what_belongs_to_nobody_reaches_everything() {
        let rooms = rooms();
        assert_eq!(reached_by("Cargo.lock", &rooms), Scope::everything());
        assert!(reached_by("README.md", &rooms).phone.is_empty());
    }

    #[test]
    fn a_file_of_tests_is_run_alone_and_found_again_by_the_name_of_a_test() {
        let rooms = rooms();
        let scope = tests_in("tests/ui/phone/opens.test.js", &rooms).unwrap();
        assert_eq!(only(&scope.phone).len(), 1);
        assert!(scope.rust.is_empty() && scope.window.is_empty());
        let here = "src-tauri/xtask/src/test/files.rs";
        let scope = tests_in(here, &rooms).unwrap();
        let filter = "(binary_id(=xtask::bin/xtask) & test(/^test::files::/))".to_owned();
        let crates = BTreeMap::from([("xtask".to_owned(), Some(BTreeSet::from([filter])))]);
        assert_eq!(scope.rust, RustTests::Of(crates));
        let name = "test::files::tests::a_file_of_tests_is_run_alone";
        assert_eq!(file_of_test("xtask::bin/xtask", name, &rooms).unwrap(), here);
    }

    #[test]
    fn every_file_of_the_projects_rust_tests_is_found_by_its_path() {
        let rooms = rooms();
        let missed: Vec<String> = rooms
            .crates()
            .flat_map(|name| rooms.targets(name))
            .filter(|target| target.root.contains("/tests/"))
            .filter(|target| rust_tests_of(&target.root, &rooms).is_none())
            .map(|target| target.root.clone())
            .collect();
        assert!(missed.is_empty(), "{missed:?}");
    }
}
