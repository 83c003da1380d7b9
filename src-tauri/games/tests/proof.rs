//! All embedded texts are in order: the same check as in the build of the app, and the same as `arena check` of a
//! game's folder.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::{VOLUMES, book};
use rulebook::proofread;
use rulebook::scenario::files_under;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

#[test]
fn the_book_its_scenarios_and_tutorials_are_in_order() {
    let failures: Vec<String> = proofread(VOLUMES).iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Whether a file is in a crate within a game's folder.
fn in_a_crate(file: &Path, folder: &Path) -> bool {
    file.ancestors().skip(1).take_while(|above| *above != folder).any(|above| above.join("Cargo.toml").exists())
}

#[test]
fn all_of_a_tables_folder_is_read() {
    for game in VOLUMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(game.name);
        let files = files_under(&folder).unwrap();
        let told: Vec<String> = files
            .iter()
            // Scenarios take long and are played above; the files of a crate are checked by its build.
            .filter(|file| !file.starts_with(folder.join("scenarios")) && !in_a_crate(file, &folder))
            .filter_map(|file| book().proofread_file(file).err())
            .flatten()
            .map(|failure| failure.to_string())
            .collect();
        assert_eq!(told, Vec::<String>::new());
        assert!(files.iter().any(|file| file.starts_with(folder.join("rules"))));
    }
}

#[test]
fn a_broken_chapter_is_told_with_its_file_and_place() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("rules/pair.json");
    fs::create_dir(file.parent().unwrap()).unwrap();
    let told = |text: &str| {
        fs::write(&file, text).unwrap();
        let failures = book().proofread_file(&file).unwrap_err();
        failures[0].to_string().strip_prefix(&file.display().to_string()).unwrap().to_owned()
    };
    assert!(told("{").starts_with(": EOF while parsing"));
    assert_eq!(told(r#"{ "entries": [] }"#), ": entries: there are none");
    assert_eq!(told(r#"{ "entries": [{ "id": "ZZ-1.1" }] }"#), ": entries[0]: id: no game has a rule ZZ-1.1");
    let chapter = r#"{ "chapter": "pair", "title": { "hu": "Pár", "en": "Pair" }, "entries": [{ "id": "MO-3.2" }] }"#;
    assert_eq!(told(chapter), ": entries[0] (MO-3.2): missing field `kind`");
}
