//! What has changed since a commit, according to git.

use std::collections::BTreeSet;

use crate::{Outcome, process};

/// Returns the files that differ from `base` and untracked files, as paths from the top directory.
///
/// # Errors
/// If git fails, for instance because `base` is no commit.
pub fn since(base: &str) -> Outcome<BTreeSet<String>> {
    let differing = process::output(&mut process::call("git", &["diff", "--name-only", "--no-renames", base, "--"]))?;
    let unknown = process::output(&mut process::call("git", &["ls-files", "--others", "--exclude-standard"]))?;
    Ok(differing.lines().chain(unknown.lines()).map(str::to_owned).collect())
}
