//! `cargo xtask icons`: regenerates every icon of the app from its SVG sources in `icons`.
//!
//! `icons/icons.json` tells Tauri's command line which source is for what. Of the set it draws, only what our bundles
//! use is kept: the desktop's in `icons`, Android's in its project. A ledger of checksums lies beside them, so that a
//! test can tell, without drawing anything, that a source has changed but its icons haven't, or that an icon was edited
//! by hand.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use flate2::Crc;

use crate::{Outcome, bundle, paths, process};

const ICONS: &str = "icons";
const RECIPE: &str = "icons/icons.json";
const LEDGER: &str = "icons/ledger.json";
const ANDROID: &str = "src-tauri/gen/android/app/src/main/res";

/// The icons for desktop bundles, see `tauri.conf.json`.
const FOR_DESKTOP: &[&str] =
    &["32x32.png", "64x64.png", "128x128.png", "128x128@2x.png", "icon.png", "icon.icns", "icon.ico"];

/// Maps the path below the top directory to the checksum of the file.
type Ledger = BTreeMap<String, String>;

/// Runs the command with the words after its name.
///
/// # Errors
/// If an icon can't be drawn or written.
pub fn run(_: &[String]) -> Outcome {
    let drawn = paths::at("target/icons");
    // Leftovers of an earlier run must not pass for new icons.
    let _ = fs::remove_dir_all(&drawn);
    let to = drawn.to_string_lossy();
    process::finish(&mut bundle::tauri(&["icon", RECIPE, "--output", &to]))?;
    for name in FOR_DESKTOP {
        copy(&drawn.join(name), &paths::at(ICONS).join(name))?;
    }
    put_in_order(&paths::at(ICONS).join("icon.icns"))?;
    let android = drawn.join("android");
    for file in files_below(&android)? {
        let inside = file.strip_prefix(&android).unwrap_or(&file);
        copy(&file, &paths::at(ANDROID).join(inside))?;
    }
    let ledger = ledger()?;
    let text = serde_json::to_string_pretty(&ledger).map_err(|error| error.to_string())?;
    fs::write(paths::at(LEDGER), text + "\n").map_err(|error| told(&paths::at(LEDGER), &error))?;
    println!("{} sources and icons stand in {LEDGER}", ledger.len());
    Ok(())
}

/// Sorts the images of a macOS icon by type: they come in a different order every time they are drawn.
fn put_in_order(icns: &Path) -> Outcome {
    let content = fs::read(icns).map_err(|error| told(icns, &error))?;
    let ordered = in_order(&content).ok_or_else(|| format!("{}: not a Mac's icon", icns.display()))?;
    fs::write(icns, ordered).map_err(|error| told(icns, &error))
}

/// Sorts the images in the content of an icns file: after an eight-byte header it has a series of images, each with
/// four bytes of type, four of length (including these eight), and the data.
fn in_order(icns: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = icns.split_at_checked(8)?;
    let mut pictures = Vec::new();
    while !rest.is_empty() {
        let length = u32::from_be_bytes(rest.get(4..8)?.try_into().ok()?);
        let (picture, others) = rest.split_at_checked(usize::try_from(length).ok()?)?;
        // A length of zero would loop forever.
        (!picture.is_empty()).then(|| pictures.push(picture))?;
        rest = others;
    }
    pictures.sort_unstable();
    Some([&[head], &*pictures].concat().concat())
}

/// Returns the checksums of sources and icons as they are now.
fn ledger() -> Outcome<Ledger> {
    let mut files = files_below(&paths::at(ICONS))?;
    files.retain(|file| *file != paths::at(LEDGER));
    // The same folder also holds Android's colours and strings, which aren't drawn.
    files.extend(files_below(&paths::at(ANDROID))?.into_iter().filter(|file| is_launcher_icon(file)));
    files
        .into_iter()
        .map(|file| {
            let content = fs::read(&file).map_err(|error| told(&file, &error))?;
            let mut checksum = Crc::new();
            checksum.update(&content);
            let inside = file.strip_prefix(paths::root()).unwrap_or(&file);
            let name = inside.to_string_lossy().replace('\\', "/");
            Ok((name, format!("{:08x}", checksum.sum())))
        })
        .collect()
}

fn is_launcher_icon(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ic_launcher"))
}

fn files_below(directory: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).map_err(|error| told(directory, &error))?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).map_err(|error| told(folder, &error))?;
    fs::copy(from, to).map(|_| ()).map_err(|error| told(from, &error))
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On Windows, Git may check out SVG files with other line endings, so their checksums differ there.
    #[test]
    #[cfg(not(windows))]
    fn the_icons_are_those_of_their_sources() {
        let written = fs::read_to_string(paths::at(LEDGER)).unwrap();
        let written: Ledger = serde_json::from_str(&written).unwrap();
        assert_eq!(ledger().unwrap(), written, "`cargo xtask icons` draws them anew");
    }

    #[test]
    fn pictures_are_ordered_by_their_kind_and_nonsense_is_refused() {
        let picture = |kind: &str, byte: u8| [kind.as_bytes(), &[0, 0, 0, 9, byte]].concat();
        let file = |pictures: [Vec<u8>; 2]| [b"icns\0\0\0\x1a".to_vec(), pictures.concat()].concat();
        let ordered = file([picture("ic07", 2), picture("ic08", 1)]);
        assert_eq!(in_order(&file([picture("ic08", 1), picture("ic07", 2)])), Some(ordered));
        assert_eq!(in_order(b"icns"), None);
        assert_eq!(in_order(b"icns\0\0\0\x10ic07\0\0\0\0"), None);
        assert_eq!(in_order(b"icns\0\0\0\x10ic07\0\0\xff\xff"), None);
    }

    #[test]
    fn every_table_on_the_shelf_has_its_emblem() {
        for entry in fs::read_dir(paths::at("ui/src/games")).unwrap().flatten() {
            let path = entry.path();
            if path.join("Emblem.svelte").exists() {
                let emblem = paths::at(ICONS).join(entry.file_name()).with_extension("svg");
                assert!(emblem.exists(), "{} is missing", emblem.display());
            }
        }
    }
}
