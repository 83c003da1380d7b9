//! Within a crate, modules import in one direction: each can be read with only what lies below it.
//!
//! The modules of sentences are apart: they know the types that they put into words, and those types know how to be put
//! into words.
//!
//! A module and what is in its folder count as one. Crates can't import one another in a ring; the compiler sees to it.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use house_tests::product_sources;

/// Modules, and what each of them imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_modules_import_one_another_in_a_ring() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("src-tauri");
    let mut crates = Vec::new();
    crates_below(&sources, &mut crates);
    assert!(crates.len() > 20, "{crates:?}");
    let rings: Vec<String> = crates
        .iter()
        .flat_map(|folder| {
            let name = folder.strip_prefix(&sources).unwrap().display().to_string();
            rings(imports(&folder.join("src")))
                .into_iter()
                .map(move |(module, its)| format!("{name}: {module} -> {its:?}"))
        })
        .collect();
    assert!(rings.is_empty(), "{rings:#?}");
}

/// All crates in a folder, at any depth.
fn crates_below(folder: &Path, crates: &mut Vec<PathBuf>) {
    if folder.join("Cargo.toml").is_file() && folder.join("src").is_dir() {
        crates.push(folder.to_owned());
    }
    for inside in folders(folder).iter().filter(|inside| !inside.ends_with("src") && !inside.ends_with("gen")) {
        crates_below(inside, crates);
    }
}

#[test]
fn a_ring_is_told_apart_from_what_imports_it_and_what_it_imports() {
    let imports =
        [("top", "one"), ("one", "two"), ("two", "three"), ("three", "one"), ("three", "low"), ("low", "bottom")];
    let mut graph = Imports::new();
    for (from, to) in imports {
        graph.entry(from.to_owned()).or_default().insert(to.to_owned());
        graph.entry(to.to_owned()).or_default();
    }
    assert_eq!(rings(graph).into_keys().collect::<Vec<_>>(), ["one", "three", "two"]);
}

#[test]
fn every_way_to_write_an_import_is_read() {
    let text = "
        use crate::hand::Hand;
        use crate::{board, cell::{Cell, Mark},
            line::*};
        use super::sibling::Thing;
        use super::super::point::Point;
        //! As [`crate::link`] says.
        fn made() -> u8 { crate::rules::END }
        pub(crate) use crate::view::View;
#[cfg(test)]
mod tests {
            use crate::tested;
        }
    ";
    let text = shipped(text);
    let found: BTreeSet<&str> = imported(&text, 2).collect();
    let found: Vec<&str> = found.into_iter().collect();
    assert_eq!(found, ["board", "cell", "hand", "line", "point", "rules", "view"]);
}

fn folders(of: &Path) -> Vec<PathBuf> {
    fs::read_dir(of).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()).collect()
}

/// Modules that put others' types into words.
const WORDS: [&str; 2] = ["sentences", "language"];

/// Found by their folder, and without the tests, which may ask the whole crate.
fn imports(src: &Path) -> Imports {
    let files: Vec<(String, usize, String)> = product_sources(src)
        .into_iter()
        .map(|path| {
            let within = path.strip_prefix(src).unwrap();
            let module = within.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs").to_owned();
            (module, within.iter().count(), shipped(&fs::read_to_string(&path).unwrap()))
        })
        .collect();
    let is_root = |module: &str| ["lib", "main"].contains(&module);
    let modules: BTreeSet<String> = files.iter().map(|file| file.0.clone()).filter(|it| !is_root(it)).collect();
    // What the root hands on stands for the module that it comes from.
    let mut homes: BTreeMap<String, String> = modules.iter().map(|it| (it.clone(), it.clone())).collect();
    for used in files.iter().filter(|file| is_root(&file.0)).flat_map(|file| file.2.split("use ").skip(1)) {
        let mut names = words(used.split(';').next().unwrap());
        if let Some(home) = names.next().filter(|module| modules.contains(*module)) {
            for name in names {
                // A module and a function of another one may have the same name.
                homes.entry(name.to_owned()).or_insert_with(|| home.to_owned());
            }
        }
    }
    let mut imports: Imports = modules.iter().map(|it| (it.clone(), BTreeSet::new())).collect();
    for (module, depth, text) in files {
        if let Some(its) = imports.get_mut(&module).filter(|_| !WORDS.contains(&&module[..])) {
            its.extend(
                imported(&text, depth).filter_map(|name| homes.get(name).cloned()).filter(|home| *home != module),
            );
        }
    }
    imports
}

/// The names right below the root that a file asks for; it lies so many modules below the root.
fn imported(text: &str, depth: usize) -> impl Iterator<Item = &str> {
    let from_root = text.split("crate::").skip(1);
    let past_the_root = "super::".repeat(depth + 1);
    let upwards = text.match_indices("super::").filter_map(move |(at, _)| {
        let (before, path) = text.split_at(at);
        let whole = !before.ends_with("super::") && !path.starts_with(&past_the_root);
        path.strip_prefix(&past_the_root["super::".len()..]).filter(|_| whole)
    });
    from_root.chain(upwards).flat_map(first_names)
}

/// What follows `crate::`: one name, or the first one of each path between braces.
fn first_names(path: &str) -> Vec<&str> {
    let Some(list) = path.strip_prefix('{') else { return words(path).take(1).collect() };
    let mut depth = 0;
    let mut wanted = true;
    let mut found = Vec::new();
    for (at, char) in list.char_indices() {
        match char {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' => wanted |= depth == 0,
            _ if char.is_whitespace() => {}
            _ if wanted => {
                found.extend(words(&list[at..]).next());
                wanted = false;
            }
            _ => {}
        }
    }
    found
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|char: char| !char.is_alphanumeric() && char != '_').filter(|word| !word.is_empty())
}

/// Without comments, and without the tests at its end.
fn shipped(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// What is left when those have gone that import none of the others, and those that none of the others imports.
fn rings(mut imports: Imports) -> Imports {
    loop {
        let imported: BTreeSet<String> = imports.values().flatten().cloned().collect();
        let before = imports.len();
        imports.retain(|module, its| !its.is_empty() && imported.contains(module));
        let left: BTreeSet<String> = imports.keys().cloned().collect();
        imports.values_mut().for_each(|its| its.retain(|it| left.contains(it)));
        if imports.len() == before {
            return imports;
        }
    }
}
