//! What has changed since a commit, asked of git.

use std::collections::BTreeSet;

use crate::{Outcome, process};

/// The files that differ from `base`, and those that git doesn't know yet; from the top directory.
pub fn since(base: &str) -> Outcome<BTreeSet<String>> {
    let differing = process::output(&mut process::call("git", &["diff", "--name-only", "--no-renames", base, "--"]))?;
    let unknown = process::output(&mut process::call("git", &["ls-files", "--others", "--exclude-standard"]))?;
    Ok(differing.lines().chain(unknown.lines()).map(str::to_owned).collect())
}
