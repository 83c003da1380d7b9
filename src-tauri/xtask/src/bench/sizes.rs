//! How much there is to load and to download.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::sheet::Sheet;
use crate::{Outcome, bundle, places, setup, ui};

/// The Debian package.
pub fn deb(sheet: &mut Sheet) -> Outcome {
    let package = bundle::debian_package()?;
    let bytes = read(&package)?.len();
    sheet.note("deb_mb", bytes as f64 / 1e6);
    Ok(())
}

/// Scripts and styles, gzipped one by one as if each were fetched: those that the first screen
/// needs (the page's own, what these import at once, and its words in the language that takes more), and all.
pub fn ui(sheet: &mut Sheet) -> Outcome {
    setup::node_packages(ui::UI)?;
    ui::build_if_stale()?;
    let dist = places::at(ui::DIST);
    sheet.note("ui_gzip_kb.first", gzipped_kb(first_screen(&dist)?)? + first_words_kb(&dist)?);
    sheet.note("ui_gzip_kb.all", gzipped_kb(all_code(&dist)?)?);
    Ok(())
}

fn gzipped_kb(files: impl IntoIterator<Item = PathBuf>) -> Outcome<f64> {
    let mut bytes = 0;
    for file in files {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        bytes += gzip.write_all(&read(&file)?).and_then(|()| gzip.finish()).map_err(|error| error.to_string())?.len();
    }
    Ok(bytes as f64 / 1e3)
}

/// The first screen's words, in the language that takes more of them: they are fetched by name once it is known.
fn first_words_kb(dist: &Path) -> Outcome<f64> {
    let is_words = |path: &PathBuf| {
        path.extension().is_some_and(|it| it == "js")
            && path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("words-"))
    };
    let sizes: Vec<f64> =
        all_code(dist)?.into_iter().filter(is_words).map(|file| gzipped_kb([file])).collect::<Outcome<_>>()?;
    sizes.into_iter().reduce(f64::max).ok_or_else(|| "the first screen's words were not found".to_owned())
}

fn all_code(dist: &Path) -> Outcome<Vec<PathBuf>> {
    let assets = dist.join("assets");
    let entries = fs::read_dir(&assets).map_err(|error| told(&assets, &error))?;
    Ok(entries.flatten().map(|entry| entry.path()).filter(|path| is_code(path)).collect())
}

fn first_screen(dist: &Path) -> Outcome<BTreeSet<PathBuf>> {
    let page = text(&dist.join("index.html"))?;
    let named = ["src=\"", "href=\""].iter().flat_map(|before| {
        quoted_after(&page, before)
            .map(|path| dist.join(path.trim_start_matches(['.', '/'])))
            .filter(|path| is_code(path))
            .collect::<Vec<_>>()
    });
    let mut waiting: Vec<PathBuf> = named.collect();
    let mut found = BTreeSet::new();
    while let Some(file) = waiting.pop() {
        if found.contains(&file) {
            continue;
        }
        if file.extension().is_some_and(|it| it == "js") {
            let folder = file.parent().unwrap_or(dist);
            let imported = imports(&text(&file)?);
            waiting.extend(imported.into_iter().map(|name| folder.join(name)));
        }
        found.insert(file);
    }
    Ok(found)
}

/// The neighbours that a built script imports before it runs (not those it may import later).
fn imports(script: &str) -> BTreeSet<String> {
    ["from\"./", "import\"./"].iter().flat_map(|before| quoted_after(script, before)).map(str::to_owned).collect()
}

/// Whatever stands in `text` between `before` and the next quotation mark.
fn quoted_after<'a>(text: &'a str, before: &str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

fn is_code(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "js" || it == "css")
}

fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|error| told(path, &error))
}

fn text(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| told(path, &error))
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::imports;

    #[test]
    fn static_imports_count_and_later_ones_do_not() {
        let script = r#"import{a as t}from"./shared-B1.js";import"./side-C2.js";const m=()=>import("./mochi-D3.js");export*from"./more-E4.js";"#;
        let expected = ["more-E4.js", "shared-B1.js", "side-C2.js"];
        assert!(imports(script).iter().eq(expected));
    }
}
