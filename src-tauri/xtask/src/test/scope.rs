//! The scope of a test run, and how the words after `cargo xtask test` choose it.
//!
//! A word is a part of the run ([`PARTS`]), a game, a crate or a file. Parts restrict the kind of checks, the other
//! words restrict what is checked: `phone` and a game select the phone's tests of that game. Without a word of a kind,
//! everything of that kind is selected.

use std::collections::{BTreeMap, BTreeSet};

use super::files;
use super::workspace::{SHELL, Workspace};
use crate::{Outcome, paths};

/// A part of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Formatting, clippy, and the types and lints of the window.
    Lints,
    /// All tests in Rust.
    Rust,
    /// The window's logic, without a browser.
    Unit,
    /// The app's own window, played through WebDriver.
    Window,
    /// The window in a browser of a phone's size.
    Phone,
}

/// The parts with the words that choose them.
pub const PARTS: [(&str, Part, &str); 5] = [
    ("lints", Part::Lints, "formatting, clippy, the window's types and lints"),
    ("rust", Part::Rust, "the tests in Rust"),
    ("unit", Part::Unit, "the window's logic, without a browser"),
    ("window", Part::Window, "the real window, played"),
    ("phone", Part::Phone, "a phone's browser, played"),
];

/// All of a kind, or only some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    All,
    Only(BTreeSet<String>),
}

impl Default for Selection {
    fn default() -> Self {
        Self::Only(BTreeSet::new())
    }
}

impl Selection {
    /// Whether nothing is selected.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Only(some) if some.is_empty())
    }

    /// Whether the shell's crate is included.
    pub fn has_the_shell(&self) -> bool {
        match self {
            Self::All => true,
            Self::Only(some) => some.contains(SHELL),
        }
    }

    fn add(&mut self, more: Self) {
        match (&mut *self, more) {
            (Self::Only(some), Self::Only(more)) => some.extend(more),
            _ => *self = Self::All,
        }
    }
}

/// The selected tests in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RustTests {
    All,
    /// All tests of each crate, or those that match one of the nextest filters.
    Of(BTreeMap<String, Option<BTreeSet<String>>>),
}

impl Default for RustTests {
    fn default() -> Self {
        Self::Of(BTreeMap::new())
    }
}

impl RustTests {
    /// Whether no test is selected.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Of(crates) if crates.is_empty())
    }

    /// Whether the shell's tests are included.
    pub fn has_the_shell(&self) -> bool {
        match self {
            Self::All => true,
            Self::Of(crates) => crates.contains_key(SHELL),
        }
    }

    fn add(&mut self, more: Self) {
        match (&mut *self, more) {
            (Self::Of(crates), Self::Of(more)) => {
                for (name, filters) in more {
                    match (crates.get_mut(&name), filters) {
                        (Some(Some(known)), Some(filters)) => known.extend(filters),
                        (Some(known), None) => *known = None,
                        (Some(None), Some(_)) => {}
                        (None, filters) => _ = crates.insert(name, filters),
                    }
                }
            }
            _ => *self = Self::All,
        }
    }
}

/// What a run checks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    pub formatting: bool,
    /// The window's types and lints.
    pub types: bool,
    /// The crates that clippy checks.
    pub clippy: Selection,
    pub rust: RustTests,
    /// The changed crates: their tests run before those of their dependents.
    pub first: BTreeSet<String>,
    /// Test files, as paths from the top directory.
    pub unit: Selection,
    pub window: Selection,
    pub phone: Selection,
}

impl Scope {
    /// Returns the scope of all checks.
    pub fn everything() -> Self {
        Self {
            formatting: true,
            types: true,
            clippy: Selection::All,
            rust: RustTests::All,
            first: BTreeSet::new(),
            unit: Selection::All,
            window: Selection::All,
            phone: Selection::All,
        }
    }

    /// Returns the scope of all tests of these crates.
    pub fn crates<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let crates = names.into_iter().map(|name| (name.to_owned(), None)).collect();
        Self { rust: RustTests::Of(crates), ..Self::default() }
    }

    /// Returns the union of two scopes.
    pub fn and(mut self, other: Self) -> Self {
        self.formatting |= other.formatting;
        self.types |= other.types;
        self.clippy.add(other.clippy);
        self.rust.add(other.rust);
        self.first.extend(other.first);
        self.unit.add(other.unit);
        self.window.add(other.window);
        self.phone.add(other.phone);
        self
    }

    /// Restricts the scope to these parts.
    fn within(self, parts: &BTreeSet<Part>) -> Self {
        let Self { formatting, types, clippy, rust, first, unit, window, phone } = self;
        let on = |part| parts.contains(&part);
        Self {
            formatting: formatting && on(Part::Lints),
            types: types && on(Part::Lints),
            clippy: if on(Part::Lints) { clippy } else { Selection::default() },
            rust: if on(Part::Rust) { rust } else { RustTests::default() },
            first,
            unit: if on(Part::Unit) { unit } else { Selection::default() },
            window: if on(Part::Window) { window } else { Selection::default() },
            phone: if on(Part::Phone) { phone } else { Selection::default() },
        }
    }

    /// Whether anything in it is built with the window system, or plays in a window.
    pub fn needs_the_shell(&self) -> bool {
        let built = self.rust.has_the_shell() || self.clippy.has_the_shell();
        built || self.types || !self.window.is_empty() || !self.phone.is_empty()
    }

    /// Whether nothing is to be checked.
    pub fn is_empty(&self) -> bool {
        let Self { formatting, types, clippy, rust, first: _, unit, window, phone } = self;
        let played = [unit, window, phone].into_iter().any(|some| !some.is_empty());
        !formatting && !types && clippy.is_empty() && rust.is_empty() && !played
    }
}

/// Returns the scope that these words choose; `changed` is the scope of what has changed, if that was requested.
///
/// # Errors
/// If a word is neither a part, a game, a crate nor a path.
pub fn chosen(words: &[String], changed: Option<Scope>, workspace: &Workspace) -> Outcome<Scope> {
    let mut parts = BTreeSet::new();
    let mut things = changed;
    for word in words {
        if let Some((_, part, _)) = PARTS.iter().find(|(name, ..)| name == word) {
            parts.insert(*part);
            continue;
        }
        let thing = if workspace.games.contains(word) {
            of_game(word, workspace)
        } else if workspace.has(word) {
            Scope::crates([&**word])
        } else {
            files::tests_in(&from_top(word)?, workspace)?
        };
        things = Some(things.unwrap_or_default().and(thing));
    }
    let things = things.unwrap_or_else(Scope::everything);
    Ok(if parts.is_empty() { things } else { things.within(&parts) })
}

/// Returns the scope of a game: its crates, and the tests in its own folder.
fn of_game(game: &str, workspace: &Workspace) -> Scope {
    let crates = workspace.crates_of(game);
    Scope {
        clippy: Selection::default(),
        unit: Selection::Only(files::logic_tests(Some(game))),
        window: Selection::Only(files::window_tests(Some(game))),
        phone: Selection::Only(files::phone_tests(Some(game))),
        ..Scope::crates(crates.iter().map(String::as_str))
    }
}

/// Returns the path of an existing file or folder, from the top directory.
fn from_top(word: &str) -> Outcome<String> {
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    let candidates = [here.join(word), paths::at(word)];
    let found = candidates.iter().find_map(|path| path.canonicalize().ok());
    let top = paths::root().canonicalize().map_err(|error| error.to_string())?;
    found
        .and_then(|path| Some(path.strip_prefix(top).ok()?.to_string_lossy().into_owned()))
        .ok_or_else(|| format!("nothing is called `{word}`"))
}

/// Returns the help text with all choices.
pub fn choices(workspace: &Workspace) -> String {
    let parts = PARTS.iter().map(|(word, _, what)| format!("  {word:8} {what}\n")).collect::<String>();
    let crates: Vec<&str> =
        workspace.crates().filter(|name| !workspace.games.iter().any(|game| game == name)).collect();
    format!(
        "cargo xtask test [WHAT…] [--changed [BASE]] [--full]\ncargo xtask test --times\n\nWHAT is any number of\n{parts}  \
         a game  {}\n  a crate  {}\n  a file   or folder of tests or sources\n\
         --changed takes what can be reached by what has changed since BASE (by default, since the last commit);\n\
         --full adds the long ladders and the long hostile input;\n\
         --times prints how long the stages of the last run took, as JSON.\n",
        workspace.games.join(" "),
        crates.join(" "),
    )
}
