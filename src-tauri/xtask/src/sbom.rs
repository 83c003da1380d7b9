//! `cargo xtask sbom`: what the app is made of, in CycloneDX 1.6, with the checksums of the lock files.
//!
//! The packages are those of [`crate::notices`]: every crate that is linked into the app on any of its systems, and the
//! Node packages whose code is in the window.

use std::collections::BTreeMap;
use std::fs;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::notices::{self, Package, Registry};
use crate::{Outcome, paths};

const TO: &str = "target/asztaltars.cdx.json";

/// Checksums by name and version, in hexadecimal digits.
type Checksums = BTreeMap<(String, String), String>;

/// Runs the command with the words after its name.
///
/// # Errors
/// If a lock file can't be read, a package isn't in it, or the result can't be written.
pub fn run(_: &[String]) -> Outcome {
    let bill = bill()?;
    let text = serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())?;
    fs::create_dir_all(paths::at("target")).map_err(|error| error.to_string())?;
    fs::write(paths::at(TO), text).map_err(|error| format!("{TO}: {error}"))?;
    println!("{TO}: {} packages", bill["components"].as_array().map_or(0, Vec::len));
    Ok(())
}

fn bill() -> Outcome<Value> {
    let (crates, modules) =
        (crates_locked(&paths::read("Cargo.lock")?), modules_locked(&paths::read("ui/package-lock.json")?)?);
    let components = notices::packages()?
        .iter()
        .map(|package| component(package, &crates, &modules))
        .collect::<Outcome<Vec<_>>>()?;
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "asztaltars",
                "name": "asztaltars",
                "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": env!("CARGO_PKG_LICENSE") }],
            },
        },
        "components": components,
    }))
}

fn component(package: &Package, crates: &Checksums, modules: &Checksums) -> Outcome<Value> {
    let Package { name, version, licences, address, .. } = package;
    let (locked, kind, algorithm) = match package.registry {
        Registry::Crates => (crates, "cargo", "SHA-256"),
        Registry::Npm => (modules, "npm", "SHA-512"),
    };
    let key = (name.clone(), version.clone());
    let checksum = locked.get(&key).ok_or_else(|| format!("{name} {version} isn't in the lock file"))?;
    // A scope's sign is written as in an address.
    let url = format!("pkg:{kind}/{}@{version}", name.replace('@', "%40"));
    Ok(json!({
        "type": "library",
        "bom-ref": url,
        "name": name,
        "version": version,
        "purl": url,
        "hashes": [{ "alg": algorithm, "content": checksum }],
        "licenses": licences.iter().map(|id| json!({ "license": { "id": id } })).collect::<Vec<_>>(),
        "externalReferences": [{ "type": "distribution", "url": address }],
    }))
}

/// Reads the checksums of `Cargo.lock`.
fn crates_locked(lock: &str) -> Checksums {
    lock.split("[[package]]")
        .filter_map(|part| {
            let value = |key: &str| {
                let line = part.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
                Some(line.trim_matches('"').to_owned())
            };
            Some(((value("name")?, value("version")?), value("checksum")?))
        })
        .collect()
}

/// Reads the checksums of the window's `package-lock.json`.
fn modules_locked(lock: &str) -> Outcome<Checksums> {
    let lock: Value = serde_json::from_str(lock).map_err(|error| format!("package-lock.json: {error}"))?;
    let modules = lock["packages"].as_object().into_iter().flatten();
    Ok(modules
        .filter_map(|(path, about)| {
            let name = path.strip_prefix("node_modules/")?;
            let checksum = STANDARD.decode(about["integrity"].as_str()?.strip_prefix("sha512-")?).ok()?;
            let digits = checksum.iter().map(|byte| format!("{byte:02x}")).collect();
            Some(((name.to_owned(), about["version"].as_str()?.to_owned()), digits))
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_a_licence_and_the_checksum_it_is_locked_to() {
        let bill = bill().unwrap_or_else(|fault| panic!("{fault}"));
        let components = bill["components"].as_array().unwrap();
        assert!(components.iter().any(|one| one["purl"].as_str().unwrap().starts_with("pkg:cargo/rusqlite@")));
        assert!(components.iter().any(|one| one["purl"].as_str().unwrap().starts_with("pkg:npm/%40tauri-apps/api@")));
        for one in components {
            assert!(!one["licenses"].as_array().unwrap().is_empty(), "{one}");
            let length = one["hashes"][0]["content"].as_str().unwrap().len();
            assert_eq!(length, if one["hashes"][0]["alg"] == "SHA-256" { 64 } else { 128 }, "{one}");
        }
    }
}
