//! The modules of an engine lie one above the other: none imports what imports it.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What each module of an engine imports from its other modules. A module and what lies in its folder are one.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_modules_of_an_engine_import_each_other() {
    let engines = engines();
    assert!(!engines.is_empty(), "no engine found");
    let rings: Vec<String> = engines
        .iter()
        .flat_map(|src| {
            let ring = ring(&imports(src)).into_iter();
            ring.map(|(module, imported)| format!("{}: {module} imports {imported:?}", src.display()))
        })
        .collect();
    assert!(rings.is_empty(), "{rings:#?}");
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
    let left = ring(&graph);
    assert_eq!(left.into_keys().collect::<Vec<_>>(), ["one", "three", "two"]);
}

#[test]
fn every_way_to_write_an_import_is_read() {
    let text = "
        use crate::hand::Hand;
        use crate::{board, cell::{Cell, Mark}, // crate::comment
            line::*};
        use super::sibling::Thing;
        use super::super::point::Point;
        //! As [`crate::link`] says.
        fn made() -> u8 { crate::rules::END }
        #[cfg(test)]
        mod tests;
        pub(crate) use crate::view::View;
        #[cfg(test)]
        mod tests {
            use crate::tested;
        }
    ";
    let text: String = text.lines().map(|line| format!("{}\n", line.trim())).collect();
    let found: Vec<String> = imported(&text, 2).into_iter().collect();
    assert_eq!(found, ["board", "cell", "hand", "line", "point", "rules", "view"]);
}

/// The sources of every engine there is.
fn engines() -> Vec<PathBuf> {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rooms = fs::read_dir(tables).unwrap().map(|entry| entry.unwrap().path());
    let mut engines: Vec<PathBuf> = rooms.map(|room| room.join("engine/src")).filter(|src| src.is_dir()).collect();
    engines.sort();
    engines
}

/// What each module of these sources imports from the others.
fn imports(src: &Path) -> Imports {
    let files = sources(src);
    let place = |file: &Path| -> Vec<String> {
        let within = file.strip_prefix(src).unwrap().with_extension("");
        within.iter().map(|part| part.to_str().unwrap().to_owned()).filter(|part| part != "mod").collect()
    };
    let mut imports: Imports = files.iter().map(|file| (place(file).remove(0), BTreeSet::new())).collect();
    // The root is above all: it only says what there is.
    imports.remove("lib");
    for file in &files {
        let place = place(file);
        for imported in imported(&fs::read_to_string(file).unwrap(), place.len()) {
            let known = imports.contains_key(&imported);
            // Through the root nobody would see which module it comes from.
            assert!(known || place[0] == "lib", "{}: {imported} is no module, name the one it is in", file.display());
            if let Some(from) = imports.get_mut(&place[0]).filter(|_| imported != place[0]) {
                from.insert(imported);
            }
        }
    }
    imports
}

/// All sources but the tests: those may ask whom they like.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.filter(|path| path.file_stem().unwrap() != "tests");
    found.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The names right below the crate's root that a text asks for; it lies so many modules below the root.
fn imported(text: &str, depth: usize) -> BTreeSet<String> {
    let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let code: String = shipped.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n");
    let to_root = "super::".repeat(depth);
    let asked = code.split("crate::").skip(1).chain(code.split(&to_root).skip(1));
    asked.flat_map(|path| first_names(path.strip_prefix('{'), path)).collect()
}

/// The first name of each path: of those in braces, or of the only one.
fn first_names(braced: Option<&str>, path: &str) -> Vec<String> {
    let name = |path: &str| path.trim().chars().take_while(|char| char.is_alphanumeric() || *char == '_').collect();
    let Some(braced) = braced else { return vec![name(path)] };
    let mut depth = 1;
    let outermost = braced.chars().filter(|char| {
        depth += i32::from(*char == '{');
        let kept = depth == 1;
        depth -= i32::from(*char == '}');
        kept
    });
    // What is in inner braces is gone, so only the outermost brace closes.
    let outermost: String = outermost.collect();
    outermost.split('}').next().unwrap().split(',').map(name).filter(|name: &String| !name.is_empty()).collect()
}

/// The modules that come back to themselves, and through which of their imports.
fn ring(imports: &Imports) -> Imports {
    let back = |module: &String, through: &BTreeSet<String>| -> BTreeSet<String> {
        through.iter().filter(|imported| below(imported, imports).contains(module)).cloned().collect()
    };
    let rings = imports.iter().map(|(module, imported)| (module.clone(), back(module, imported)));
    rings.filter(|(_, back)| !back.is_empty()).collect()
}

/// A module with all it imports, and what that imports in turn.
fn below<'a>(module: &'a String, imports: &'a Imports) -> BTreeSet<&'a String> {
    let mut found = BTreeSet::from([module]);
    let mut next = vec![module];
    while let Some(module) = next.pop() {
        next.extend(imports[module].iter().filter(|imported| found.insert(*imported)));
    }
    found
}
