//! What a table has in files.

use game::RuleId;

/// What a table has in files, built into the program by its build script.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Its rules, a file per chapter.
    pub chapters: &'static [File],
    /// The questions that its chapters answer beside its rules: see [`crate::RuleKind::Answers`].
    pub questions: &'static [RuleId],
    /// Its scenarios.
    pub scenarios: &'static [File],
    /// Its lessons, if it has any.
    pub tutorial: Option<File>,
    /// What there is to read about it beside its rules: see [`crate::matter`].
    pub reading: Option<File>,
    /// How people ask for each of its entries: see [`crate::Entry::asked`].
    pub asked: Option<File>,
}

/// A file built into the program.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path, from the folder in which the tables lie.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
}

impl File {
    /// Its name without folders and ending.
    #[must_use]
    pub fn stem(&self) -> &'static str {
        let file = self.name.rsplit('/').next().unwrap_or(self.name);
        file.strip_suffix(".json").unwrap_or(file)
    }
}

impl Texts {
    /// The scenario of that name.
    #[must_use]
    pub fn scenario(&self, id: &str) -> Option<&'static File> {
        self.scenarios.iter().find(|file| file.stem() == id)
    }
}
