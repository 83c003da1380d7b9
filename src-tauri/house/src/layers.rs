//! Tests that the folders of the house form layers: no layer depends on one above it.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, the lowest first.
const LAYERS: [&str; 19] = [
    "sentences",
    "problem",
    "settings",
    "wire",
    "background_task",
    "stamp",
    "text",
    "release_notes",
    "play",
    "book",
    "records",
    "lists",
    "pads",
    "statistics",
    "practice",
    "puzzles",
    "refusals",
    "saves",
    "house",
];

#[test]
fn no_layer_imports_from_one_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let place = |module: &str| {
        LAYERS.iter().position(|layer| *layer == module).unwrap_or_else(|| panic!("{module} is no layer: add it"))
    };
    for file in sources(&src) {
        let within = file.strip_prefix(&src).unwrap();
        let layer = within.components().next().unwrap().as_os_str().to_str().unwrap().trim_end_matches(".rs");
        // Sentences name what they speak of, in whatever layer it is.
        if ["lib", "layers", "sentences"].contains(&layer) {
            continue;
        }
        for path in fs::read_to_string(&file).unwrap().split("crate::").skip(1) {
            let imported: String = path.chars().take_while(|char| char.is_alphanumeric() || *char == '_').collect();
            assert!(place(&imported) <= place(layer), "{}: {imported} is above {layer}", within.display());
        }
    }
}

/// Returns all source files except tests, which may use the whole house.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.filter(|path| !path.file_stem().unwrap().to_str().unwrap().ends_with("tests"));
    found.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
