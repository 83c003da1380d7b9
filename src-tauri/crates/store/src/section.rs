//! The sections of entries and their names in the file.

/// The prefix of the section name of a deleted entry; the original name follows.
const DELETED: &str = "deleted/";

/// What a value is about. Keys are separate in each section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Settings and bookmarks of the person.
    Setting,
    /// Results of finished games.
    Statistic,
    /// Values that the window stores under its own keys to restore them later.
    Keepsake,
    /// Score pads of games at a real table.
    Pad,
    /// Lists that a person writes for a game, e.g. decks.
    List,
    /// The long text of such a list, under the same key.
    Text,
    /// How much time the person has spent at a table; the key is its identifier.
    Clock,
    /// A bot's verdicts on the decisions at a table; the key is its identifier.
    Verdict,
    /// A position that a person practises.
    Practice,
    /// How a person did at a puzzle.
    Puzzle,
    /// What a bot's verdicts on a finished game come to; the key is its table's identifier.
    Judged,
    /// How often a rule refused a person's touches.
    Refusal,
}

impl Section {
    /// Returns the section's name in the file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Section::Setting => "setting",
            Section::Statistic => "statistic",
            Section::Keepsake => "keepsake",
            Section::Pad => "pad",
            Section::List => "list",
            Section::Text => "text",
            Section::Clock => "clock",
            Section::Verdict => "verdict",
            Section::Practice => "practice",
            Section::Puzzle => "puzzle",
            Section::Judged => "judged",
            Section::Refusal => "refusal",
        }
    }

    /// Returns the section in which deleted entries are kept.
    pub(crate) fn deleted(self) -> String {
        format!("{DELETED}{}", self.name())
    }
}

/// Whether a section's values may be long; those are checked when they are read, not at every start.
pub(crate) fn is_long(section: &str) -> bool {
    let name = section.rsplit('/').next();
    [Section::Text, Section::Verdict].into_iter().any(|long| name == Some(long.name()))
}

/// Whether a section holds deleted entries, to be restored or removed for good at the next start.
pub(crate) fn is_deleted(section: &str) -> bool {
    section.starts_with(DELETED)
}
