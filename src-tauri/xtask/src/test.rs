//! `cargo xtask test [WHAT…]`: runs all checks, or any part of them, stage by stage.

mod changed;
mod failures;
mod files;
mod plan;
mod scope;
mod stages;
mod workspace;

use crate::{Outcome, setup, ui};
pub use plan::build_of_the_bridge;
use workspace::Workspace;

/// Runs the command with the words after its name.
///
/// # Errors
/// If the words are wrong or a stage fails.
pub fn run(words: &[String]) -> Outcome {
    if matches!(words, [word] if word == "--times") {
        return stages::tell_times();
    }
    let workspace = Workspace::look()?;
    if words.iter().any(|word| matches!(&**word, "--help" | "-h" | "help")) {
        print!("{}", scope::choices(&workspace));
        return Ok(());
    }
    let asked = TestArguments::read(words)?;
    let changed = asked.base.map(|base| changed::since(&base)).transpose()?;
    let changed = changed.map(|paths| paths.iter().map(|path| files::reached_by(path, &workspace)).sum());
    let scope = scope::chosen(&asked.what, changed, &workspace)
        .map_err(|problem| format!("{problem}\n\n{}", scope::choices(&workspace)))?;
    if scope.is_empty() {
        println!("nothing to test");
        return Ok(());
    }
    // Tests of a few crates of rules and bots need no window system.
    if scope.needs_the_shell() {
        setup::for_playing()?;
    } else if !scope.unit.is_empty() {
        setup::node_packages(ui::UI)?;
    }
    if !scope.rust.is_empty() {
        setup::for_rust_tests()?;
    }
    stages::run_all(plan::stages(&scope, &workspace, asked.full), &workspace)
}

/// The arguments of the command.
#[derive(Debug, Default, PartialEq, Eq)]
struct TestArguments {
    what: Vec<String>,
    /// The commit to compare with, if only changes are to be tested.
    base: Option<String>,
    full: bool,
}

impl TestArguments {
    fn read(words: &[String]) -> Outcome<Self> {
        let mut asked = Self::default();
        let mut words = words.iter().peekable();
        while let Some(word) = words.next() {
            match &**word {
                "--full" => asked.full = true,
                // The next word is the commit, unless it is a word of its own.
                "--changed" => {
                    let base = words.next_if(|next| !next.starts_with('-') && is_commit(next));
                    asked.base = Some(base.map_or("HEAD", |base| base).to_owned());
                }
                flag if flag.starts_with('-') => {
                    return Err(format!("no `{flag}`; `cargo xtask test --help` says more"));
                }
                what => asked.what.push(what.to_owned()),
            }
        }
        Ok(asked)
    }
}

fn is_commit(word: &str) -> bool {
    let commit = format!("{word}^{{commit}}");
    crate::process::succeeds(&mut crate::process::call("git", &["rev-parse", "--verify", "--quiet", &commit]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Outcome<TestArguments> {
        TestArguments::read(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn words_flags_and_the_commit_are_told_apart() {
        let asked = read(&["phone", "--full", "--changed", "house"]).unwrap();
        let what = vec!["phone".to_owned(), "house".to_owned()];
        assert_eq!(asked, TestArguments { what, base: Some("HEAD".to_owned()), full: true });
        assert_eq!(read(&["--changed", "HEAD"]).unwrap().base.as_deref(), Some("HEAD"));
        assert!(read(&["--fast"]).is_err());
    }
}
