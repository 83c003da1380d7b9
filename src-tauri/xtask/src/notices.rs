//! `cargo xtask notices`: writes one text listing whose work is in the app and under which licence; the package
//! installs it and the app shows it. A test fails when it is stale, or when a licence hasn't been reviewed.

mod expression;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{Outcome, paths, process};

/// The file with the text: the window loads it from beside its pages, and the package copies it from here.
const FILE: &str = "ui/public/third-party.txt";

/// Node packages that end up in the window's code; all others are only used to build it.
const IN_THE_WINDOW: [&str; 7] = [
    "@fontsource-variable/inter",
    "@fontsource-variable/source-serif-4",
    "@tauri-apps/api",
    "clsx",
    "esm-env",
    "svelte",
    "vite",
];

/// The beginnings of the names of licence files.
const NAMES: [&str; 4] = ["licen", "copying", "unlicense", "notice"];

/// Notices that no package's own files contain: one paragraph per line, since the app wraps lines itself.
const ALSO: &str = "\
SQLite, which libsqlite3-sys brings along, is in the public domain: its authors ask for nothing.\n
Source Serif: Copyright 2014-2023 Adobe (http://www.adobe.com/), with Reserved Font Name \u{2018}Source\u{2019}.\n
Where the stars of Astra stand, how bright they are and which letters they have: from the data of d3-celestial 0.7.35 \
(https://www.npmjs.com/package/d3-celestial), Copyright (c) 2015, Olaf Frohn, under the BSD-3-Clause licence, whose words \
stand below; moved apart where a finger needs room.\n
The names of those stars: IAU Catalog of Star Names, International Astronomical Union \
(https://www.iau.org/public/themes/naming_stars/), under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).\n
The net that evaluates plain Go was trained on games and judgements of KataGo's net g170-b6c96-s175395328 \
(https://github.com/lightvector/KataGo), Copyright 2025 David J Wu (\"lightvector\") and/or other authors of the content \
in that repository, under the MIT licence, whose words stand below.\n
The source of every package stands at the address beside its name; that is also where the source of those under the \
Mozilla Public License, which are used unchanged, is to be had.
";

/// Runs the command with the words after its name.
///
/// # Errors
/// If a licence is unknown or the text can't be written.
pub fn run(_: &[String]) -> Outcome {
    let file = paths::at(FILE);
    fs::write(&file, text()?).map_err(|error| format!("{}: {error}", file.display()))?;
    println!("{FILE} names everybody whose work is in the app");
    Ok(())
}

/// A package of others that is in the app.
pub struct Package {
    pub name: String,
    pub version: String,
    pub registry: Registry,
    /// The address of its source.
    pub address: String,
    authors: String,
    /// The licences under which we take it, of those it offers; all of them apply.
    pub licences: Vec<&'static str>,
    folder: PathBuf,
}

/// Where a package comes from.
pub enum Registry {
    Crates,
    Npm,
}

/// Returns the packages of others that are in the app, by name and version.
///
/// # Errors
/// If they can't be listed, or a licence hasn't been reviewed.
pub fn packages() -> Outcome<Vec<Package>> {
    let mut packages = crates()?;
    packages.extend(IN_THE_WINDOW.iter().map(|name| node_package(name)).collect::<Outcome<Vec<_>>>()?);
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

fn text() -> Outcome<String> {
    let packages = packages()?;
    let mut text = "Asztaltárs: the work of others that is in it\n\n".to_owned();
    text.push_str(ALSO);
    for licence in expression::KNOWN {
        let under: Vec<&Package> = packages.iter().filter(|package| package.licences.contains(licence)).collect();
        if under.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n\n{licence}\n{}\n", "=".repeat(licence.len()));
        for package in &under {
            let _ = writeln!(text, "{} {} - {}", package.name, package.version, package.address);
        }
        // Each text once, below the names of all packages that contain it.
        let mut texts: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for package in &under {
            texts.entry(package.text(licence, &packages)?).or_default().insert(&package.name);
        }
        for (words, names) in &texts {
            let names = names.iter().copied().collect::<Vec<_>>().join(", ");
            let whose = if texts.len() == 1 { String::new() } else { format!("{names}:\n\n") };
            let _ = write!(text, "\n--------\n{whose}{words}\n");
        }
    }
    Ok(text)
}

impl Package {
    /// Returns the text of one of its licences.
    fn text(&self, licence: &str, all: &[Package]) -> Outcome<String> {
        if licence == "Apache-2.0" {
            // The same text for all: it names no copyright holder.
            return fs::read_to_string(paths::at("LICENSE-APACHE"))
                .map_err(|error| error.to_string())
                .map(|text| tidy(&text));
        }
        if let Some(own) = self.own_text(licence) {
            return Ok(own);
        }
        // Some packages name a licence but don't include its text: it is the same as elsewhere, except for the holder.
        let elsewhere = all.iter().filter(|other| other.licences == [licence]).chain(all);
        let words: Vec<String> = elsewhere.filter_map(|other| other.own_text(licence)).collect();
        let words = words.iter().find(|text| text.contains("Copyright")).or(words.first());
        let words = words.ok_or_else(|| format!("{}: there are no words of {licence} to be found", self.name))?;
        let of = if self.authors.is_empty() { format!("the authors of {}", self.name) } else { self.authors.clone() };
        let mut named = false;
        let lines = words.lines().filter_map(|line| match line.trim_start().starts_with("Copyright") {
            true if std::mem::replace(&mut named, true) => None,
            true => Some(format!("Copyright (c) {of}")),
            false => Some(line.to_owned()),
        });
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// Returns the text of a licence from its own files.
    fn own_text(&self, licence: &str) -> Option<String> {
        let mut files: Vec<PathBuf> = fs::read_dir(&self.folder).ok()?.flatten().map(|entry| entry.path()).collect();
        files.retain(|file| file.is_file() && has_name(file, |name| NAMES.iter().any(|begin| name.starts_with(begin))));
        files.sort();
        // Of several files, the one for this licence says so in its name or in its text.
        let sign = expression::sign(licence);
        let read = |file: &PathBuf| fs::read_to_string(file).ok().map(|text| tidy(&text));
        let named = files.iter().find(|file| has_name(file, |name| name.contains(&licence[..3].to_lowercase())));
        let named = named.and_then(read);
        named.or_else(|| files.iter().filter_map(read).find(|text| text.to_lowercase().contains(sign)))
    }
}

fn has_name(file: &Path, is: impl Fn(&str) -> bool) -> bool {
    file.file_name().is_some_and(|name| is(&name.to_string_lossy().to_lowercase()))
}

/// Removes meaningless differences between copies of a text.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// Returns every crate linked into the app on any of its target systems.
fn crates() -> Outcome<Vec<Package>> {
    let metadata = process::output(&mut process::cargo(&["metadata", "--format-version=1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages: BTreeMap<String, Value> =
        list(&metadata["packages"]).into_iter().map(|package| (word(&package["id"]), package)).collect();
    let nodes: BTreeMap<String, Value> =
        list(&metadata["resolve"]["nodes"]).into_iter().map(|node| (word(&node["id"]), node)).collect();
    let app = packages.iter().find(|(_, package)| package["name"] == "asztaltars");
    let mut ahead: Vec<String> = app.map(|(id, _)| id.clone()).into_iter().collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = ahead.pop() {
        if !seen.insert(id.clone()) {
            continue;
        }
        for dependency in list(&nodes[&id]["deps"]) {
            if list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null()) {
                ahead.push(word(&dependency["pkg"]));
            }
        }
    }
    // A package without a source is ours.
    let theirs = seen.iter().map(|id| &packages[id]).filter(|package| !package["source"].is_null());
    theirs
        .map(|package| {
            let (name, version) = (word(&package["name"]), word(&package["version"]));
            let licence = word(&package["license"]);
            let authors = list(&package["authors"])
                .iter()
                .filter_map(|one| Some(one.as_str()?.split(" <").next()?.to_owned()))
                .collect::<Vec<_>>();
            Ok(Package {
                registry: Registry::Crates,
                address: format!("https://crates.io/crates/{name}/{version}"),
                licences: expression::chosen(&licence).map_err(|fault| format!("{name} {version}: {fault}"))?,
                authors: authors.join(", "),
                folder: Path::new(&word(&package["manifest_path"])).parent().map(Path::to_owned).unwrap_or_default(),
                name,
                version,
            })
        })
        .collect()
}

fn node_package(name: &str) -> Outcome<Package> {
    let folder = paths::at("ui/node_modules").join(name);
    let file = folder.join("package.json");
    let about = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let about: Value = serde_json::from_str(&about).map_err(|error| format!("{}: {error}", file.display()))?;
    let word = |key: &str| about[key].as_str().unwrap_or_default().to_owned();
    Ok(Package {
        name: name.to_owned(),
        registry: Registry::Npm,
        version: word("version"),
        address: format!("https://www.npmjs.com/package/{name}/v/{}", word("version")),
        authors: about["author"]["name"].as_str().or(about["author"].as_str()).unwrap_or_default().to_owned(),
        licences: expression::chosen(&word("license")).map_err(|fault| format!("{name}: {fault}"))?,
        folder,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_whose_work_is_in_the_app_is_named() {
        let kept = fs::read_to_string(paths::at(FILE)).unwrap_or_default();
        let now = text().unwrap_or_else(|fault| panic!("{fault}"));
        assert!(kept == now, "{FILE} is stale: `cargo xtask notices` writes it anew");
        for part in ["svelte ", "cssparser ", "icu_properties ", "@fontsource-variable/inter ", "SIL OPEN FONT LICENSE"]
        {
            assert!(now.contains(part), "{part}");
        }
    }

    /// The text is generated from the installed packages, but people build from the lock file.
    #[test]
    fn what_the_window_is_made_of_is_named_as_it_is_locked() {
        let kept = fs::read_to_string(paths::at(FILE)).unwrap_or_default();
        let read = |name: &str| -> Value {
            serde_json::from_str(&fs::read_to_string(paths::at(name)).unwrap_or_default()).unwrap_or_default()
        };
        let (about, locked) = (read("ui/package.json"), read("ui/package-lock.json"));
        let asked: Vec<&String> = about["dependencies"].as_object().into_iter().flat_map(|all| all.keys()).collect();
        assert!(!asked.is_empty(), "the window has typefaces at least");
        for name in asked {
            assert!(IN_THE_WINDOW.contains(&&name[..]), "{name} is in the window now, and has to be named");
        }
        for name in IN_THE_WINDOW {
            let version = locked["packages"][format!("node_modules/{name}")]["version"].as_str().unwrap_or_default();
            assert!(kept.contains(&format!("\n{name} {version} - ")), "{name} {version}");
        }
    }

    #[test]
    fn the_package_brings_it_along() {
        let config = fs::read_to_string(paths::at("src-tauri/tauri.conf.json")).unwrap_or_default();
        let config: Value = serde_json::from_str(&config).unwrap_or_default();
        let files = &config["bundle"]["linux"]["deb"]["files"];
        assert_eq!(files["/usr/share/doc/asztaltars/third-party.txt"], format!("../{FILE}"));
    }
}
