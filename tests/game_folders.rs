//! A game's code is in its own folders: shared code names no game, and tests of all games use the list.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use games::GAMES;
use std::fs;
use std::path::{Path, PathBuf};

/// The two lists of games, one written by hand and one generated from Rust.
const LISTS: [&str; 2] = ["ui/src/games/index.ts", "ui/src/bindings.ts"];
/// Files written by earlier versions, which stay as they are.
const KEPT: &str = "src-tauri/house/tests/kept";

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// Returns the texts below a folder with their paths from the top.
fn texts(folder: &str) -> Vec<(String, String)> {
    let mut folders = vec![top().join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        for path in entries {
            let name = path.strip_prefix(top()).unwrap().to_str().unwrap().to_owned();
            if path.is_dir() {
                let own = GAMES.iter().any(|game| name.ends_with(&format!("games/{game}")));
                if !own && !name.ends_with("node_modules") {
                    folders.push(path);
                }
            } else if ["rs", "ts", "svelte", "css", "js"].iter().any(|ending| name.ends_with(&format!(".{ending}"))) {
                texts.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    assert!(!texts.is_empty(), "{folder}");
    texts
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("tests.rs") || path.ends_with(".test.ts")
}

/// Whether the line contains the game's name, and not only a longer word that begins with it ("astray").
fn names(line: &str, game: &str) -> bool {
    line.match_indices(game).any(|(at, _)| !line[at + game.len()..].starts_with(|next: char| next.is_ascii_lowercase()))
}

#[test]
fn a_longer_word_is_not_a_name() {
    assert!(names("const MOCHI: &str = \"mochi\";", "mochi") && names("astraTable(astra_hosted)", "astra"));
    assert!(!names("pub astray: Text,", "astra"));
}

#[test]
fn no_shared_code_names_a_game() {
    let product =
        ["src-tauri/src", "src-tauri/crates", "src-tauri/house", "src-tauri/arena", "src-tauri/xtask", "ui/src"]
            .into_iter()
            .flat_map(texts);
    let shared = texts("tests/ui").into_iter();
    let sources = product.filter(|(path, _)| !is_test(path) && !LISTS.contains(&&path[..])).chain(shared);
    let named: Vec<String> = sources
        .flat_map(|(path, text)| {
            let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned();
            let naming = |line: &&str| GAMES.iter().any(|game| names(line, game));
            shipped.lines().filter(naming).map(|line| format!("{path}: {}", line.trim())).collect::<Vec<_>>()
        })
        .collect();
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn no_test_in_rust_goes_round_a_list_of_its_own() {
    let tests = ["src-tauri/crates", "src-tauri/house", "src-tauri/arena", "src-tauri/src", "tests/fuzz"]
        .into_iter()
        .flat_map(texts);
    let lists: Vec<String> = tests
        .filter(|(path, _)| !path.starts_with(KEPT))
        .flat_map(|(path, text)| {
            let named = |line: &str| GAMES.iter().filter(|game| line.contains(&format!("\"{game}\""))).count();
            let all = |line: &&str| named(line) == GAMES.len();
            text.lines().filter(all).map(|line| format!("{path}: {}", line.trim())).collect::<Vec<_>>()
        })
        .collect();
    assert!(lists.is_empty(), "{lists:#?}");
}

#[test]
fn nobody_in_the_app_plays_in_other_deals_than_a_view_leaves_possible() {
    let app = ["src-tauri/src", "src-tauri/house", "src-tauri/crates/hosting", "src-tauri/games/src"];
    let cheating: Vec<String> = app
        .into_iter()
        .flat_map(texts)
        .filter(|(path, text)| {
            !is_test(path) && ["choose_in", "think_in", "Deals<"].iter().any(|way| text.contains(way))
        })
        .map(|(path, _)| path)
        .collect();
    assert!(cheating.is_empty(), "{cheating:#?}");
    // The app must not depend on the crate of the player who sees all cards.
    for part in ["src-tauri", "src-tauri/house", "src-tauri/crates/hosting", "src-tauri/games"] {
        let manifest = fs::read_to_string(top().join(part).join("Cargo.toml")).unwrap();
        assert!(!manifest.contains("arena."), "{part}");
    }
}

/// Returns the Rust files and folders of a folder of modules that its `main.rs` or `mod.rs` doesn't name.
fn forgotten(folder: &Path, root: &str) -> Vec<PathBuf> {
    let named = fs::read_to_string(folder.join(root)).unwrap();
    let mut forgotten = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let module = path.join("mod.rs").is_file();
        let file = path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with(root);
        let name = path.file_stem().unwrap().to_str().unwrap();
        if (module || file) && !named.lines().any(|line| line.trim_start_matches("pub ") == format!("mod {name};")) {
            forgotten.push(path.clone());
        }
        if module {
            forgotten.extend(self::forgotten(&path, "mod.rs"));
        }
    }
    forgotten
}

#[test]
fn every_test_of_a_game_is_in_its_program() {
    for game in GAMES {
        for part in ["tests", "engine/tests"] {
            let folder = top().join("src-tauri/games").join(game).join(part);
            let forgotten = forgotten(&folder, "main.rs");
            assert!(forgotten.is_empty(), "{forgotten:#?}");
        }
    }
}

/// Returns the folders of the packages of this name: one, if there is such a package.
fn package(name: &str) -> Vec<PathBuf> {
    let mut folders = vec![top().join("src-tauri"), top().join("tests")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if manifest.contains(&format!("[package]\nname = \"{name}\"\n")) {
            found.push(folder.clone());
        }
        let inside = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        folders.extend(inside.filter(|path| path.is_dir() && !path.ends_with("node_modules")));
    }
    found
}

/// Returns what follows `flag=` in the line, up to the quotation mark.
fn argument<'a>(line: &'a str, flag: &str) -> Option<&'a str> {
    line.split_once(&format!("\"--{flag}="))?.1.split('"').next()
}

#[test]
fn every_test_program_that_a_measure_runs_exists() {
    let folders = GAMES.iter().flat_map(|game| texts(&format!("src-tauri/games/{game}")));
    let mut named = 0;
    for (path, text) in texts("src-tauri").into_iter().chain(folders) {
        for line in text.lines() {
            let (Some(owner), Some(test)) = (argument(line, "package"), argument(line, "test")) else { continue };
            named += 1;
            let [folder] = &package(owner)[..] else { panic!("{path}: no package {owner}") };
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            let listed = manifest.contains(&format!("[[test]]\nname = \"{test}\"\n"));
            let found = !manifest.contains("autotests = false") && folder.join(format!("tests/{test}.rs")).is_file();
            assert!(listed || found, "{path}: {owner} has no test program {test}");
        }
    }
    assert!(named >= 4, "{named}");
}
