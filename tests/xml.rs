//! Every XML file of the project is well-formed: manifests, resources, pictures and descriptions are read by other
//! programs, some of which only run where a package is built.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use quick_xml::Reader;
use quick_xml::events::Event;

/// The folders with such files.
const FOLDERS: [&str; 4] = ["icons", "src-tauri/gen", "src-tauri/linux", "src-tauri/stores"];

/// Returns the first fault of a document, if it has one.
fn fault(text: &str) -> Option<String> {
    let mut reader = Reader::from_str(text);
    // Two dashes within a comment, for example.
    reader.config_mut().check_comments = true;
    let mut open = 0;
    loop {
        match reader.read_event() {
            Ok(Event::Start(_)) => open += 1,
            Ok(Event::End(_)) => open -= 1,
            Ok(Event::Eof) => return (open != 0).then(|| "an element isn't closed".to_owned()),
            Ok(_) => {}
            Err(error) => return Some(format!("byte {}: {error}", reader.error_position())),
        }
    }
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_document = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "xml" || ending == "svg");
    entries
        .flat_map(|path| if path.is_dir() { documents(&path) } else { Vec::from_iter(Some(path).filter(is_document)) })
        .collect()
}

#[test]
fn every_document_is_well_formed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let documents: Vec<_> = FOLDERS.iter().flat_map(|folder| documents(&root.join(folder))).collect();
    assert!(documents.len() > 15, "{documents:?}");
    let faults: Vec<_> = documents
        .iter()
        .filter_map(|path| Some(format!("{}: {}", path.display(), fault(&fs::read_to_string(path).unwrap())?)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn faults_are_found() {
    assert_eq!(fault("<a><!-- b --><c/></a>"), None);
    for bad in ["<a><!-- --b --></a>", "<a>", "<a></b>", "<a b></a"] {
        assert!(fault(bad).is_some(), "{bad}");
    }
}
