//! `cargo xtask test [WHAT…]`: everything that must hold, or any part of it, stage by stage.

mod changed;
mod failures;
mod files;
mod plan;
mod rooms;
mod scope;
mod stages;

use crate::{Outcome, setup, ui};
pub use plan::build_of_the_bridge;
use rooms::Rooms;

pub fn run(words: &[String]) -> Outcome {
    if matches!(words, [word] if word == "--times") {
        return stages::tell_times();
    }
    let rooms = Rooms::look()?;
    if words.iter().any(|word| matches!(&**word, "--help" | "-h" | "help")) {
        print!("{}", scope::choices(&rooms));
        return Ok(());
    }
    let asked = Asked::read(words)?;
    let changed = asked.base.map(|base| changed::since(&base)).transpose()?;
    let changed = changed.map(|paths| paths.iter().map(|path| files::reached_by(path, &rooms)).sum());
    let scope = scope::chosen(&asked.what, changed, &rooms)
        .map_err(|problem| format!("{problem}\n\n{}", scope::choices(&rooms)))?;
    if scope.is_empty() {
        println!("nothing to test");
        return Ok(());
    }
    // A few crates of rules and bots need no window system.
    if scope.needs_the_shell() {
        setup::for_playing()?;
    } else if !scope.unit.is_empty() {
        setup::node_packages(ui::UI)?;
    }
    if !scope.rust.is_empty() {
        setup::for_rust_tests()?;
    }
    stages::run_all(plan::stages(&scope, &rooms, asked.full), &rooms)
}

/// What somebody has typed.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    what: Vec<String>,
    /// The commit that changes are counted from, if only they are to be tested.
    base: Option<String>,
    full: bool,
}

impl Asked {
    fn read(words: &[String]) -> Outcome<Self> {
        let mut asked = Self::default();
        let mut words = words.iter().peekable();
        while let Some(word) = words.next() {
            match &**word {
                "--full" => asked.full = true,
                // What follows is the commit, unless it is a word of its own.
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

    fn read(words: &[&str]) -> Outcome<Asked> {
        Asked::read(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn words_flags_and_the_commit_are_told_apart() {
        let asked = read(&["phone", "--full", "--changed", "house"]).unwrap();
        let what = vec!["phone".to_owned(), "house".to_owned()];
        assert_eq!(asked, Asked { what, base: Some("HEAD".to_owned()), full: true });
        assert_eq!(read(&["--changed", "HEAD"]).unwrap().base.as_deref(), Some("HEAD"));
        assert!(read(&["--fast"]).is_err());
    }
}
