//! The native functions that Kotlin declares, by the names under which a library has to export them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::Outcome;

/// Returns the exported names of all native functions declared in the Kotlin files of a folder, its subfolders included.
///
/// # Errors
/// If a file can't be read.
pub fn declared_below(folder: &Path) -> Outcome<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            names.append(&mut declared_below(&path)?);
        } else if path.extension().is_some_and(|it| it == "kt") {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            // A class has its file's name.
            let class = path.file_stem().unwrap_or_default().to_string_lossy();
            names.extend(declared(&text, &class));
        }
    }
    Ok(names)
}

/// Returns the exported names of the native functions that a Kotlin file declares in its class.
fn declared(text: &str, class: &str) -> Vec<String> {
    let package = text.lines().find_map(|line| line.trim().strip_prefix("package ")).unwrap_or_default();
    let package = package.trim().trim_end_matches(';').replace('`', "");
    text.lines()
        .filter_map(|line| line.split_once("external fun ")?.1.split_once('('))
        .map(|(function, _)| format!("Java_{}_{}_{}", escaped(&package), escaped(class), escaped(function)))
        .collect()
}

/// Escapes a name as the Java Native Interface does: dots become underscores, which are marked themselves.
fn escaped(name: &str) -> String {
    name.replace('_', "_1").replace('.', "_")
}

#[cfg(test)]
#[test]
fn names_of_native_functions_are_those_java_looks_for() {
    let kotlin = "package hu.asztal_tars.app\n\nobject Rust {\n    @JvmStatic external fun onStart(activity: A)\n}\n";
    assert_eq!(declared(kotlin, "Rust"), ["Java_hu_asztal_1tars_app_Rust_onStart"]);
    assert!(declared("package a\nclass B { fun c() {} }", "B").is_empty());
}
