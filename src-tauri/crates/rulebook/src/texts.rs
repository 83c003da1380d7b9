//! The texts of a game.

use game::RuleId;

/// The texts of a game, embedded into the program by its build script.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The rules, a file per chapter.
    pub chapters: &'static [EmbeddedFile],
    /// The questions that its chapters answer beside its rules: see [`crate::RuleKind::Answers`].
    pub questions: &'static [RuleId],
    pub scenarios: &'static [EmbeddedFile],
    /// The lessons, if any.
    pub tutorial: Option<EmbeddedFile>,
    /// The reading matter beside the rules: see [`crate::reading_matter`].
    pub reading: Option<EmbeddedFile>,
    /// The phrases by which people ask for its entries: see [`crate::TranslatedEntry::asked`].
    pub asked: Option<EmbeddedFile>,
}

/// A file embedded into the program.
#[derive(Clone, Copy, Debug)]
pub struct EmbeddedFile {
    /// The path, relative to the folder of all games.
    pub name: &'static str,
    pub text: &'static str,
}

impl EmbeddedFile {
    /// Returns the file name without folders and extension.
    #[must_use]
    pub fn stem(&self) -> &'static str {
        let file = self.name.rsplit('/').next().unwrap_or(self.name);
        file.strip_suffix(".json").unwrap_or(file)
    }
}

impl Texts {
    /// Returns the scenario with that name.
    #[must_use]
    pub fn scenario(&self, id: &str) -> Option<&'static EmbeddedFile> {
        self.scenarios.iter().find(|file| file.stem() == id)
    }
}
