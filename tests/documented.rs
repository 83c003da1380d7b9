//! Public items say what they are, and functions that can fail say when. Fields and variants whose names say it need no
//! documentation, so the compiler's own lint is not used.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use house_tests::product_sources;

/// The beginnings of public items that are documented.
const ITEMS: [&str; 8] =
    ["pub fn ", "pub const fn ", "pub struct ", "pub enum ", "pub trait ", "pub const ", "pub static ", "pub type "];

/// A public item: its line, its documentation, and its attributes and signature.
struct Item {
    line: usize,
    documentation: String,
    attributes: String,
    signature: String,
}

#[test]
fn public_items_are_documented() {
    let missing = all_items(|item| {
        // The documentation of a command line's arguments would be its help.
        let arguments =
            ["clap::Args", "Parser", "Subcommand", "ValueEnum"].iter().any(|it| item.attributes.contains(it));
        item.documentation.is_empty() && !arguments
    });
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn functions_that_can_fail_say_when() {
    let missing = all_items(|item| {
        let returned = item.signature.rsplit_once("->").map_or("", |(_, returned)| returned.trim_start());
        // A command of the shell fails with whatever the house says; its documentation is the window's.
        let fails = ["Result<", "io::Result<", "Answer"].iter().any(|it| returned.starts_with(it))
            && !returned.contains("PhrasedProblem");
        item.signature.contains("fn ") && fails && !item.documentation.contains("# Errors")
    });
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn an_item_is_read_with_what_belongs_to_it() {
    let text = "/// Doubles.\n///\n/// # Errors\n/// Never.\n#[must_use]\npub fn double(\n    it: u8,\n) -> Result<u8, ()> {\n}\n\npub struct Bare;\n";
    let items = items(text);
    assert_eq!(items.len(), 2);
    assert!(items[0].documentation.contains("# Errors") && items[0].attributes == "#[must_use]\n");
    assert!(items[0].signature.ends_with("-> Result<u8, ()> {"), "{}", items[0].signature);
    assert!(items[1].documentation.is_empty() && items[1].line == 11);
}

/// The items of all product code for which `wrong` holds, as `file:line: signature`.
fn all_items(wrong: impl Fn(&Item) -> bool) -> Vec<String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    let mut seen = 0;
    for file in product_sources(&top.join("src-tauri")) {
        let text = fs::read_to_string(&file).unwrap();
        let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        for item in items(shipped) {
            seen += 1;
            if wrong(&item) {
                let name = file.strip_prefix(top).unwrap().display();
                found.push(format!("{name}:{}: {}", item.line, item.signature));
            }
        }
    }
    assert!(seen > 2_000, "{seen}");
    found
}

fn items(text: &str) -> Vec<Item> {
    let lines: Vec<&str> = text.lines().collect();
    let mut items = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if !ITEMS.iter().any(|beginning| line.trim_start().starts_with(beginning)) {
            continue;
        }
        let (mut documentation, mut attributes) = (String::new(), String::new());
        for above in lines[..at].iter().rev().map(|above| above.trim()) {
            match above {
                _ if above.starts_with("///") => documentation.insert_str(0, &format!("{above}\n")),
                // Attributes may go over several lines, and a macro passes documentation on.
                "" => break,
                _ if above.ends_with(['{', '}', ';']) => break,
                _ if above.starts_with("$(#[") => documentation.push_str(above),
                _ => attributes.insert_str(0, &format!("{above}\n")),
            }
        }
        let signature: Vec<&str> = lines[at..].iter().map(|line| line.trim()).collect();
        let end = signature.iter().position(|line| line.ends_with('{') || line.ends_with(';')).unwrap_or(0);
        items.push(Item { line: at + 1, documentation, attributes, signature: signature[..=end].join(" ") });
    }
    items
}
