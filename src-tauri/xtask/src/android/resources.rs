//! The Android manifest and resources, compiled and linked by Android's own resource compiler.
//!
//! Debian's resources of the system are those of Android 10, and its packages lack Google's library of themes. So what
//! came later is left out of the manifest ([`LATER`]), and the theme that ours builds on is stood in for.

use std::fs;
use std::path::Path;

use super::PACKAGE;
use crate::{Outcome, paths, process};

/// The packages with the resource compiler and the system's resources.
pub const PACKAGES: &[&str] = &["aapt", "android-framework-res"];

const SYSTEM: &str = "/usr/share/android-framework-res/framework-res.apk";
const SOURCES: &str = "src-tauri/gen/android/app/src/main";
/// What Gradle fills in in a release build.
const FILLED_IN: (&str, &str) = ("${usesCleartextTraffic}", "false");
/// Attributes that Android 10 doesn't know: since Android 12.
const LATER: &[&str] = &["android:dataExtractionRules=\"@xml/data_extraction_rules\""];
const THEME: &str = "<resources><style name=\"Theme.Material3.DayNight.NoActionBar\" \
     parent=\"android:Theme.DeviceDefault.NoActionBar\"/></resources>";

/// Compiles and links manifest and resources in a folder and checks what came of it.
///
/// # Errors
/// If they don't compile or link, or if the package asks for a permission or has no icon or first page.
pub fn check(folder: &Path) -> Outcome {
    let _ = fs::remove_dir_all(folder);
    paths::write(&folder.join("stand-in/values/themes.xml"), THEME)?;
    let mut manifest = paths::read(&format!("{SOURCES}/AndroidManifest.xml"))?.replace(FILLED_IN.0, FILLED_IN.1);
    for attribute in LATER {
        if !manifest.contains(attribute) {
            return Err(format!("the manifest lacks {attribute}, which this check leaves out"));
        }
        manifest = manifest.replace(attribute, "");
    }
    // Gradle takes it from `namespace`.
    let manifest = manifest.replacen("<manifest ", &format!("<manifest package=\"{PACKAGE}\" "), 1);
    let at = |name: &str| folder.join(name).to_string_lossy().into_owned();
    paths::write(&folder.join("AndroidManifest.xml"), &manifest)?;

    let compile =
        |from: &str, to: &str| process::finish(&mut process::call("aapt2", &["compile", "--dir", from, "-o", to]));
    compile(&paths::at(SOURCES).join("res").to_string_lossy(), &at("ours.zip"))?;
    compile(&at("stand-in"), &at("stand-in.zip"))?;
    process::finish(&mut process::call(
        "aapt2",
        &[
            &["link", "-I", SYSTEM, "--manifest", &at("AndroidManifest.xml"), "-o", &at("resources.apk")][..],
            &["--min-sdk-version", "24", "--target-sdk-version", "37", "--auto-add-overlay"],
            &["-R", &at("ours.zip"), "-R", &at("stand-in.zip")],
        ]
        .concat(),
    ))?;
    let told = process::output(&mut process::call("aapt2", &["dump", "badging", &at("resources.apk")]))?;
    for wanted in [format!("package: name='{PACKAGE}'"), format!("launchable-activity: name='{PACKAGE}.MainActivity'")]
    {
        if !told.contains(&wanted) {
            return Err(format!("the linked manifest lacks {wanted}:\n{told}"));
        }
    }
    if !told.contains("application-label:'Asztaltárs'") || !told.contains("application-icon-") {
        return Err(format!("the linked manifest lacks its name or icon:\n{told}"));
    }
    if told.contains("uses-permission") {
        return Err(format!("the app asks for a permission:\n{told}"));
    }
    println!("manifest and resources link: no permission asked for");
    Ok(())
}
