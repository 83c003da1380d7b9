//! How much there is to load and to download.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;

use super::sheet::Sheet;
use crate::{Outcome, bundle, places, process, setup, ui};

/// Where the window's code is built a second time, with a manifest of what imports what.
const BUILT: &str = "target/ui-sizes";
/// That manifest, as Vite writes it.
const LIST: &str = "pieces.json";
/// The languages the window speaks; one of them is loaded.
const LANGUAGES: [&str; 2] = ["hu", "en"];

/// The Debian package.
pub fn deb(sheet: &mut Sheet) -> Outcome {
    let package = bundle::debian_package()?;
    let bytes = fs::read(&package).map_err(|error| told(&package, &error))?.len();
    sheet.note("deb_mb", bytes as f64 / 1e6);
    Ok(())
}

/// Scripts and styles that a cold start loads, gzipped one by one as if each were fetched, in the language that needs
/// more: until the first screen, and until the first move of each table.
pub fn ui(sheet: &mut Sheet) -> Outcome {
    setup::node_packages(ui::UI)?;
    let out = places::at(BUILT).display().to_string();
    let build =
        ["exec", "--", "vite", "build", "--logLevel=warn", "--emptyOutDir", "--outDir", &out, "--manifest", LIST];
    process::finish(&mut process::npm(ui::UI, &build))?;
    let pieces = Pieces::read()?;
    let kb = |wanted: &dyn Fn(&str, &str) -> bool| -> Outcome<f64> {
        let sizes = LANGUAGES.map(|language| pieces.gzipped_kb(|source| wanted(source, language)));
        sizes.into_iter().try_fold(0.0, |most: f64, size| Ok(most.max(size?)))
    };
    sheet.note("ui_gzip_kb.first", kb(&opens)?);
    for table in pieces.tables() {
        let size = kb(&|source, language| opens(source, language) || plays(source, language, &table))?;
        sheet.note(&format!("ui_gzip_kb.to_table.{table}"), size);
    }
    Ok(())
}

/// Whether the first screen waits for that source, in addition to what the page itself starts with: its messages, and
/// the names of tables.
fn opens(source: &str, language: &str) -> bool {
    source == format!("src/messages/{language}.ts")
        || source.starts_with(&format!("_words-{language}-"))
        || source.starts_with("src/tables/") && source.ends_with(&format!("/names.{language}.ts"))
}

/// Whether playing a table needs that source: its page, its component and cards, and its messages. Chunks made of a
/// whole group of sources (`vite.config.ts`) go by the group's name.
fn plays(source: &str, language: &str, table: &str) -> bool {
    let own = source.strip_prefix(&format!("src/tables/{table}/"));
    let group = source.strip_prefix(&format!("_{table}-"));
    source == "src/screens/table/TablePage.svelte"
        || source.starts_with("_shared-")
        || group.is_some_and(|name| !name.starts_with("words-") || name.starts_with(&format!("words-{language}-")))
        || own.is_some_and(|name| {
            name.ends_with("Table.svelte")
                || name.ends_with("CardFace.svelte")
                || name.starts_with("messages.") && name.ends_with(&format!(".{language}.ts"))
        })
}

/// The chunks the window's code was split into.
struct Pieces {
    /// The page, which names those it starts with.
    page: String,
    by_source: BTreeMap<String, Piece>,
}

#[derive(Deserialize)]
struct Piece {
    file: String,
    /// Others that it imports statically.
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

impl Pieces {
    fn read() -> Outcome<Self> {
        let text = |name: &str| {
            let file = places::at(BUILT).join(name);
            fs::read_to_string(&file).map_err(|error| told(&file, &error))
        };
        let by_source = serde_json::from_str(&text(LIST)?).map_err(|error| format!("{LIST}: {error}"))?;
        Ok(Pieces { page: text("index.html")?, by_source })
    }

    /// The tables, by the names of their folders.
    fn tables(&self) -> BTreeSet<String> {
        let folders = self.by_source.keys().filter_map(|source| source.strip_prefix("src/tables/")?.split_once('/'));
        folders.map(|(folder, _)| folder.to_owned()).collect()
    }

    /// The files of the wanted sources and of all their static imports, each once.
    fn files(&self, wanted: impl Fn(&str) -> bool) -> BTreeSet<&str> {
        let begins = |source: &str, piece: &Piece| wanted(source) || self.page.contains(&piece.file);
        let pieces = self.by_source.iter().map(|(source, piece)| (source.as_str(), piece));
        let mut waiting: Vec<&str> = pieces.filter(|(source, piece)| begins(source, piece)).map(|(it, _)| it).collect();
        let mut seen = BTreeSet::new();
        let mut files = BTreeSet::new();
        while let Some(source) = waiting.pop() {
            let Some(piece) = self.by_source.get(source).filter(|_| seen.insert(source)) else { continue };
            files.insert(piece.file.as_str());
            files.extend(piece.css.iter().map(String::as_str));
            waiting.extend(piece.imports.iter().map(String::as_str));
        }
        files
    }

    fn gzipped_kb(&self, wanted: impl Fn(&str) -> bool) -> Outcome<f64> {
        let mut bytes = 0;
        for file in self.files(wanted) {
            let path = places::at(BUILT).join(file);
            let text = fs::read(&path).map_err(|error| told(&path, &error))?;
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            bytes += gzip.write_all(&text).and_then(|()| gzip.finish()).map_err(|error| told(&path, &error))?.len();
        }
        Ok(bytes as f64 / 1e3)
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::{Pieces, opens, plays};

    const LIST: &str = r#"{
        "_first.js": { "file": "first.js", "css": ["first.css"], "dynamicImports": ["src/screens/table/TablePage.svelte"] },
        "src/messages/hu.ts": { "file": "hu.js" },
        "src/messages/en.ts": { "file": "en.js" },
        "src/screens/table/TablePage.svelte": { "file": "page.js", "imports": ["_shared.js"] },
        "_shared.js": { "file": "shared.js", "css": ["shared.css"], "imports": ["_first.js"] },
        "src/tables/nim/NimTable.svelte": { "file": "nim.js", "imports": ["_shared.js"] },
        "src/tables/nim/names.hu.ts": { "file": "nim-names.js" },
        "src/tables/nim/NimPad.svelte": { "file": "pad.js" }
    }"#;

    #[test]
    fn what_is_imported_at_once_counts_and_what_may_come_later_does_not() {
        let page = "<script src=\"./first.js\"></script>".to_owned();
        let pieces = Pieces { page, by_source: serde_json::from_str(LIST).unwrap() };
        assert!(pieces.tables().iter().eq(["nim"]));
        let first = pieces.files(|source| opens(source, "hu"));
        assert!(first.iter().eq(&["first.css", "first.js", "hu.js", "nim-names.js"]));
        let table = pieces.files(|source| opens(source, "en") || plays(source, "en", "nim"));
        assert!(table.iter().eq(&["en.js", "first.css", "first.js", "nim.js", "page.js", "shared.css", "shared.js"]));
    }
}
