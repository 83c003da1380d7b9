//! The sections that entries stand in, by their names in the file.

/// What the section of an entry is called that was deleted: this and its old name.
const DELETED: &str = "deleted/";

/// What a value is about. A key is its own in each section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// What the person has set, and marks the person has made.
    Setting,
    /// How games ended.
    Statistic,
    /// What the window wants to have again when it comes back, by its own names.
    Keepsake,
    /// Score pads of games at a real table.
    Pad,
    /// Lists that people write for a table: decks, say.
    List,
    /// What such a list says, under the same key, where it is long.
    Text,
    /// How much of their time people have spent at a table, by its identifier.
    Clock,
}

impl Section {
    /// The section's name in the file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Section::Setting => "setting",
            Section::Statistic => "statistic",
            Section::Keepsake => "keepsake",
            Section::Pad => "pad",
            Section::List => "list",
            Section::Text => "text",
            Section::Clock => "clock",
        }
    }

    /// The section in which what was deleted waits.
    pub(crate) fn deleted(self) -> String {
        format!("{DELETED}{}", self.name())
    }
}

/// Sections whose values may be long: they are checked when they are read, and not at every start.
pub(crate) fn is_long(section: &str) -> bool {
    section.rsplit('/').next() == Some(Section::Text.name())
}

/// Whether what is in a section waits to be restored, or to be removed for good at the next start.
pub(crate) fn is_deleted(section: &str) -> bool {
    section.starts_with(DELETED)
}
