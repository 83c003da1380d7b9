//! What a test run covers, and how the words after `cargo xtask test` choose it.
//!
//! A word is a part of the run ([`PARTS`]), a table, a crate or a file. Parts narrow what is done, the others what it is
//! done to: `phone` and a table are the phone's tests of that table. Without a word of a kind, everything of that kind
//! counts.

use std::collections::{BTreeMap, BTreeSet};

use super::files;
use super::rooms::{Rooms, SHELL};
use crate::{Outcome, places};

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

/// The parts, by the words that choose them.
pub const PARTS: [(&str, Part, &str); 5] = [
    ("lints", Part::Lints, "formatting, clippy, the window's types and lints"),
    ("rust", Part::Rust, "the tests in Rust"),
    ("unit", Part::Unit, "the window's logic, without a browser"),
    ("window", Part::Window, "the real window, played"),
    ("phone", Part::Phone, "a phone's browser, played"),
];

/// All of a kind, or only some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    All,
    Only(BTreeSet<String>),
}

impl Default for Chosen {
    fn default() -> Self {
        Self::Only(BTreeSet::new())
    }
}

impl Chosen {
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Only(some) if some.is_empty())
    }

    /// Whether the shell's crate is among them.
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

/// Which tests in Rust are run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RustTests {
    All,
    /// Of each crate all tests, or those that match one of these filters of nextest's.
    Of(BTreeMap<String, Option<BTreeSet<String>>>),
}

impl Default for RustTests {
    fn default() -> Self {
        Self::Of(BTreeMap::new())
    }
}

impl RustTests {
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Of(crates) if crates.is_empty())
    }

    /// Whether the shell's tests are among them.
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

/// What is to be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    pub formatting: bool,
    /// The window's types and lints.
    pub types: bool,
    /// The crates that clippy looks through.
    pub clippy: Chosen,
    pub rust: RustTests,
    /// The crates that were changed themselves: their tests come before those of what depends on them.
    pub first: BTreeSet<String>,
    /// Test files, from the top directory.
    pub unit: Chosen,
    pub window: Chosen,
    pub phone: Chosen,
}

impl Scope {
    /// Everything that must hold.
    pub fn everything() -> Self {
        Self {
            formatting: true,
            types: true,
            clippy: Chosen::All,
            rust: RustTests::All,
            first: BTreeSet::new(),
            unit: Chosen::All,
            window: Chosen::All,
            phone: Chosen::All,
        }
    }

    /// All tests of these crates.
    pub fn crates<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let crates = names.into_iter().map(|name| (name.to_owned(), None)).collect();
        Self { rust: RustTests::Of(crates), ..Self::default() }
    }

    /// This, and that as well.
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

    /// Only these parts of it.
    fn within(self, parts: &BTreeSet<Part>) -> Self {
        let Self { formatting, types, clippy, rust, first, unit, window, phone } = self;
        let on = |part| parts.contains(&part);
        Self {
            formatting: formatting && on(Part::Lints),
            types: types && on(Part::Lints),
            clippy: if on(Part::Lints) { clippy } else { Chosen::default() },
            rust: if on(Part::Rust) { rust } else { RustTests::default() },
            first,
            unit: if on(Part::Unit) { unit } else { Chosen::default() },
            window: if on(Part::Window) { window } else { Chosen::default() },
            phone: if on(Part::Phone) { phone } else { Chosen::default() },
        }
    }

    /// Whether anything of it is built with the window system, or plays in a window.
    pub fn needs_the_shell(&self) -> bool {
        let built = self.rust.has_the_shell() || self.clippy.has_the_shell();
        built || self.types || !self.window.is_empty() || !self.phone.is_empty()
    }

    pub fn is_empty(&self) -> bool {
        let Self { formatting, types, clippy, rust, first: _, unit, window, phone } = self;
        let played = [unit, window, phone].into_iter().any(|some| !some.is_empty());
        !formatting && !types && clippy.is_empty() && rust.is_empty() && !played
    }
}

/// What these words choose; `changed` is what has changed, if that was asked for.
pub fn chosen(words: &[String], changed: Option<Scope>, rooms: &Rooms) -> Outcome<Scope> {
    let mut parts = BTreeSet::new();
    let mut things = changed;
    for word in words {
        if let Some((_, part, _)) = PARTS.iter().find(|(name, ..)| name == word) {
            parts.insert(*part);
            continue;
        }
        let thing = if rooms.tables.contains(word) {
            of_table(word, rooms)
        } else if rooms.has(word) {
            Scope::crates([&**word])
        } else {
            files::tests_in(&from_top(word)?, rooms)?
        };
        things = Some(things.unwrap_or_default().and(thing));
    }
    let things = things.unwrap_or_else(Scope::everything);
    Ok(if parts.is_empty() { things } else { things.within(&parts) })
}

/// A table: its crates, and what its own room in the window's tests holds.
fn of_table(table: &str, rooms: &Rooms) -> Scope {
    let crates = rooms.crates_of(table);
    Scope {
        clippy: Chosen::default(),
        unit: Chosen::Only(files::logic_tests(Some(table))),
        window: Chosen::Only(files::window_tests(Some(table))),
        phone: Chosen::Only(files::phone_tests(Some(table))),
        ..Scope::crates(crates.iter().map(String::as_str))
    }
}

/// The path of something that is there, from the top directory.
fn from_top(word: &str) -> Outcome<String> {
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    let candidates = [here.join(word), places::at(word)];
    let found = candidates.iter().find_map(|path| path.canonicalize().ok());
    let top = places::root().canonicalize().map_err(|error| error.to_string())?;
    found
        .and_then(|path| Some(path.strip_prefix(top).ok()?.to_string_lossy().into_owned()))
        .ok_or_else(|| format!("nothing is called `{word}`"))
}

/// What there is to choose from, for somebody who asks or errs.
pub fn choices(rooms: &Rooms) -> String {
    let parts = PARTS.iter().map(|(word, _, what)| format!("  {word:8} {what}\n")).collect::<String>();
    let crates: Vec<&str> = rooms.crates().filter(|name| !rooms.tables.iter().any(|table| table == name)).collect();
    format!(
        "cargo xtask test [WHAT…] [--changed [BASE]] [--full]\ncargo xtask test --times\n\nWHAT is any number of\n{parts}  \
         a table  {}\n  a crate  {}\n  a file   or folder of tests or sources\n\
         --changed takes what can be reached by what has changed since BASE (by default, since the last commit);\n\
         --full adds the long ladders and the long hostile input;\n\
         --times prints how long the stages of the last run took, as JSON.\n",
        rooms.tables.join(" "),
        crates.join(" "),
    )
}
