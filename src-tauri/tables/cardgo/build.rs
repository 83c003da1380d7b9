//! Embeds the rule texts, scenarios and lessons in the program, and checks the strengths that the search reads.

#[path = "src/go/gammas/format.rs"]
#[allow(dead_code)]
mod format;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let path = Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("weights/go.gammas");
    println!("cargo::rerun-if-changed={}", path.display());
    println!("cargo::rerun-if-changed=src/go/gammas/format.rs");
    format::read(&fs::read(&path)?)
        .map_err(|fault| io::Error::other(format!("{} is damaged: {fault}", path.display())))?;
    embed::texts()
}
