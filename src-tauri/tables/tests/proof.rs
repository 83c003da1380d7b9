//! Everything built into the program is in order: the same look that the build of the app takes, and the one that
//! anybody takes at a table's folder.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

use rulebook::proofread;
use rulebook::scenario::files_under;
use std::fs;
use std::path::Path;
use tables::{VOLUMES, book};
use tempfile::TempDir;

#[test]
fn the_book_its_scenarios_and_tutorials_are_in_order() {
    let failures: Vec<String> = proofread(VOLUMES).iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Whether a file lies in a crate within a table's folder.
fn in_a_crate(file: &Path, folder: &Path) -> bool {
    file.ancestors().skip(1).take_while(|above| *above != folder).any(|above| above.join("Cargo.toml").exists())
}

#[test]
fn all_of_a_tables_folder_is_read() {
    for table in VOLUMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(table.name);
        let files = files_under(&folder).unwrap();
        let told: Vec<String> = files
            .iter()
            // Scenarios take long, and are played above; what a crate of its own is built from is looked at by its build.
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
    assert_eq!(told(r#"{ "entries": [{ "id": "ZZ-1.1" }] }"#), ": entries[0]: id: no table has a rule ZZ-1.1");
    let chapter = r#"{ "chapter": "pair", "title": { "hu": "Pár", "en": "Pair" }, "entries": [{ "id": "MO-3.2" }] }"#;
    assert_eq!(told(chapter), ": entries[0] (MO-3.2): missing field `kind`");
}
