//! `cargo xtask link-android`: whether the app for an Android phone is whole, as far as that shows without a phone.
//!
//! Builds the shared library of the release for 64-bit ARM, linked against stand-ins for the system's libraries
//! ([`super::stubs`]), and checks that
//! - every function it needs is one that Android 7 has, and every object in it is for 64-bit ARM (the linker refuses
//!   others);
//! - it needs no library that a phone lacks;
//! - it exports every native function that the Kotlin side declares, and no other;
//! - manifest and resources link ([`super::resources`]).
//!
//! What this doesn't show: that Gradle builds the package, and that it runs. SQLite's C is compiled with another C
//! library's headers, so the result isn't to be put on a phone.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::DeflateEncoder;

use super::{BUILT, PACKAGE, TARGET, jni, resources, stubs};
use crate::{Outcome, paths, process};

/// Compiler, linker and their tools; the headers of C for 64-bit ARM.
const PACKAGES: &[&str] = &["clang", "lld", "llvm", "libc6-dev-arm64-cross"];

const LIBRARY: &str = "asztaltars_lib";

/// What every phone has.
const ON_EVERY_PHONE: &[&str] = &["libandroid.so", "libc.so", "libdl.so", "liblog.so", "libm.so"];

/// Runs the command with the words after its name.
///
/// # Errors
/// If the toolchain can't be installed, the library can't be built, or a check fails.
pub fn run(_: &[String]) -> Outcome {
    super::prepare(&[PACKAGES, resources::PACKAGES].concat())?;
    resources::check(&paths::at(BUILT).join("resources"))?;
    let library = build()?;
    let needed = needed_libraries(&library)?;
    if let Some(missing) = needed.iter().find(|name| !ON_EVERY_PHONE.contains(&name.as_str())) {
        return Err(format!("the library needs {missing}, which no phone has"));
    }
    let functions = check_native_functions(&library)?;
    let bytes = fs::read(&library).map_err(|error| format!("{}: {error}", library.display()))?;
    println!(
        "{TARGET}: linked, {functions} native functions as Kotlin declares them, {:.1} MB, {:.1} MB packed",
        bytes.len() as f64 / 1e6,
        packed_size(&bytes)? as f64 / 1e6
    );
    Ok(())
}

/// Builds the library for release and returns its path.
fn build() -> Outcome<PathBuf> {
    let tools = stubs::build(&paths::at(BUILT).join("stubs"))?;
    let kotlin = kotlin_folder();
    fs::create_dir_all(&kotlin).map_err(|error| format!("{}: {error}", kotlin.display()))?;
    process::finish(
        super::cargo("rustc", &["--release", "--crate-type=cdylib"])
            .env("CC_aarch64_linux_android", &tools.compiler)
            .env("AR_aarch64_linux_android", "llvm-ar")
            .env("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER", &tools.linker)
            .env("WRY_ANDROID_PACKAGE", PACKAGE)
            .env("WRY_ANDROID_LIBRARY", LIBRARY)
            .env("WRY_ANDROID_KOTLIN_FILES_OUT_DIR", &kotlin),
    )?;
    Ok(paths::at(BUILT).join(TARGET).join("release").join(format!("lib{LIBRARY}.so")))
}

/// Where the build puts the Kotlin files that it writes for the app.
fn kotlin_folder() -> PathBuf {
    paths::at(BUILT).join("kotlin")
}

/// Returns the shared libraries that this one asks the system for.
fn needed_libraries(library: &Path) -> Outcome<BTreeSet<String>> {
    let told = process::output(process::call("llvm-readelf", &["--needed-libs"]).arg(library))?;
    Ok(told.lines().map(str::trim).filter(|line| line.ends_with(".so")).map(str::to_owned).collect())
}

/// Compares the native functions that the library exports with those that Kotlin declares, and returns their number.
fn check_native_functions(library: &Path) -> Outcome<usize> {
    let told = process::output(process::call("llvm-readelf", &["--dyn-syms", "--wide"]).arg(library))?;
    let exported: BTreeSet<_> = told
        .lines()
        .filter(|line| !line.contains(" UND "))
        .filter_map(|line| line.split_whitespace().last())
        .filter(|name| name.starts_with("Java_"))
        .map(str::to_owned)
        .collect();
    let mut declared = jni::declared_below(&kotlin_folder())?;
    declared.append(&mut jni::declared_below(&paths::at("src-tauri/gen/android/app/src/main/java"))?);
    declared.append(&mut jni::declared_below(&tauri_kotlin()?)?);
    let names = |set: BTreeSet<&String>| set.into_iter().cloned().collect::<Vec<_>>().join(", ");
    let (missing, idle) = (declared.difference(&exported).collect(), exported.difference(&declared).collect());
    let (missing, idle) = (names(missing), names(idle));
    if declared.is_empty() || !missing.is_empty() {
        return Err(format!("Kotlin declares native functions that the library lacks: {missing}"));
    }
    if !idle.is_empty() {
        return Err(format!("the library has native functions that no Kotlin file declares: {idle}"));
    }
    Ok(declared.len())
}

/// Returns the folder of the Kotlin library that comes with Tauri's crate.
fn tauri_kotlin() -> Outcome<PathBuf> {
    let told = process::output(&mut process::cargo(&["metadata", "--format-version=1", "--locked"]))?;
    let metadata: serde_json::Value =
        serde_json::from_str(&told).map_err(|error| format!("cargo metadata: {error}"))?;
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let tauri = packages.iter().find(|package| package["name"] == "tauri");
    let manifest =
        tauri.and_then(|package| package["manifest_path"].as_str()).ok_or("cargo metadata lists no tauri")?;
    Ok(Path::new(manifest).with_file_name("mobile").join("android/src/main/java"))
}

/// Returns a file's size in bytes once it is packed as in an Android package.
fn packed_size(bytes: &[u8]) -> Outcome<usize> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).map(|packed| packed.len()).map_err(|error| error.to_string())
}
