//! The targets: readers of bytes from outside.

mod arguments;
mod card_text;
mod code;
mod envelope;
mod gtp;
mod question;
mod record;
mod rows;
mod scenario;
mod sgf;
mod store;

use house::Problem;
pub use rows::Rows;
use rulebook::Lang;

/// A reader, with what the app does with its result.
pub struct Target {
    /// The name in commands, and of the folder in the corpus.
    pub name: &'static str,
    /// What it reads.
    pub what: &'static str,
    /// Runs the reader and asserts its guarantees.
    pub read: fn(&[u8]) -> Answer,
    /// The memory it takes for any input, in bytes.
    pub base: usize,
    /// The number of mutated samples in the everyday test.
    pub tries: u32,
    /// The longest mutated sample in bytes.
    pub longest: usize,
    /// Words of the format.
    pub words: &'static [&'static str],
}

/// The result of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The input was accepted.
    Taken,
    Refused,
}

const MB: usize = 1 << 20;

/// All targets.
pub const TARGETS: &[Target] = &[
    Target {
        name: "envelope",
        what: "a text that is opened or pasted: looked at, taken in, opened, written out again",
        read: envelope::read,
        base: 40 * MB,
        tries: 300,
        longest: 64 << 10,
        words: envelope::WORDS,
    },
    Target {
        name: "content",
        what: "the same behind its seal: lines of tables and what stands beside them",
        read: envelope::read_content,
        base: 40 * MB,
        tries: 120,
        longest: 64 << 10,
        words: envelope::CONTENT_WORDS,
    },
    Target {
        name: "code",
        what: "a challenge code",
        read: code::read,
        base: 4 * MB,
        tries: 800,
        longest: 4 << 10,
        words: code::WORDS,
    },
    Target {
        name: "question",
        what: "what is asked of a table away from any game: a deck, say, or a record",
        read: question::read,
        base: 64 * MB,
        tries: 400,
        longest: 16 << 10,
        words: question::WORDS,
    },
    Target {
        name: "sgf",
        what: "a game record in crate sgf: read, written, read again, played",
        read: sgf::read,
        base: 16 * MB,
        tries: 1_000,
        longest: 64 << 10,
        words: sgf::WORDS,
    },
    Target {
        name: "record",
        what: "a game record that is laid on a table: looked at, opened, looked back at, written out",
        read: record::read,
        base: 40 * MB,
        tries: 60,
        longest: 64 << 10,
        words: sgf::WORDS,
    },
    Target {
        name: "gtp",
        what: "what another program says to the Go bot",
        read: gtp::read,
        base: 130 * MB,
        tries: 40,
        longest: 16 << 10,
        words: gtp::WORDS,
    },
    Target {
        name: "card_text",
        what: "a card text as somebody types or pastes it",
        read: card_text::read,
        base: 16 * MB,
        tries: 1_000,
        longest: 24 << 10,
        words: card_text::WORDS,
    },
    Target {
        name: "scenario",
        what: "a scenario, tutorial or chapter of rules from anywhere",
        read: scenario::read,
        base: 16 * MB,
        tries: 150,
        longest: 64 << 10,
        words: scenario::WORDS,
    },
    Target {
        name: "arguments",
        what: "commands as a window sends them, one on each line",
        read: arguments::read,
        base: 24 * MB,
        tries: 80,
        longest: 64 << 10,
        words: arguments::WORDS,
    },
    Target {
        name: "store",
        what: "the house's file, damaged",
        read: store::read,
        base: 40 * MB,
        tries: 4,
        longest: 64 << 10,
        words: store::WORDS,
    },
    Target {
        name: "rows",
        what: "a sound file whose rows nobody would have written: tables, journals, entries",
        read: rows::read,
        base: 40 * MB,
        tries: 60,
        longest: 64 << 10,
        words: rows::WORDS,
    },
];

/// Returns the target of that name.
#[must_use]
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Checks the text of a refusal: one sentence or two, short enough to be read, in displayable characters.
fn told(problem: &Problem) {
    for lang in Lang::ALL {
        let text = problem.text(lang);
        assert!(text.ends_with(['.', '!', '?']), "no sentence: {text:?}");
        assert!(text.len() < 1_000, "a long sentence: {text:?}");
        assert!(!text.contains(char::is_control), "a sentence that can't be shown: {text:?}");
    }
}

/// Returns bytes in the form in which the window sends a file: one character for each.
fn sent(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}
