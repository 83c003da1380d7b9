//! What a language has to say in the house.

use crate::play::same_deal::Deed;
use crate::problem::{CodeFault, CodeLengths, ProblemKind};
use crate::saves::save_text::notes::Note;
use hosting::Concession;
use std::path::Path;

/// The house's sentences in one language.
pub(crate) trait Sentences {
    /// Returns the general sentence for a kind of problem.
    fn problem(&self, kind: ProblemKind) -> &'static str;

    /// Says what is wrong with a challenge code; a control character can't be shown.
    fn code_fault(&self, fault: CodeFault, lengths: CodeLengths) -> String;

    /// A record is larger than `most` MB.
    fn large_record(&self, most: usize) -> String;

    /// A list is longer than `most` characters.
    fn long_list(&self, most: usize) -> String;

    /// A pad has changed since the window last read it.
    fn stale_pad(&self) -> &'static str;

    /// A save text has `have` letters of `of`.
    fn short_text(&self, have: usize, of: usize) -> String;

    /// An analysis would be help in a game that is running without any; the table's name, possibly empty.
    fn still_played(&self, name: &str) -> String;

    /// The decision of this number is impossible at a table to be imported.
    fn bad_move(&self, number: u32) -> String;

    /// The game has no board to be divided.
    fn no_survey(&self) -> &'static str;

    /// A game can't be written as a record.
    fn no_record(&self) -> &'static str;

    /// Returns the name of the person in the list of players.
    fn you(&self) -> &'static str;

    /// Returns the name of the owner of the device for others, who gave none.
    fn owner(&self) -> &'static str;

    /// Returns the name of the unnamed player of this number.
    fn unnamed_player(&self, number: usize) -> String;

    /// Says how a game was given up, as a sentence; `None` stands for the person.
    fn given_up(&self, why: Concession, name: Option<&str>) -> String;

    /// Says the same as a part of a line.
    fn given_up_briefly(&self, why: Concession, name: Option<&str>) -> String;

    /// Says that a game is over, before the sentence that says how it ended.
    fn game_over(&self, ended: &str) -> String;

    /// Warns before an action that would be help at a running table; the table's name, possibly empty.
    fn help_warning(&self, deed: Deed, name: &str) -> String;

    /// Says what the person should know about a text before importing it.
    fn note(&self, note: Note) -> String;

    /// Tells of a damaged file that was recovered: the numbers of tables, of lost entries if known, and of those worked
    /// out, and the damaged file's path.
    fn recovery(&self, tables: u32, lost: Option<u32>, worked_out: u32, set_aside: &Path) -> String;

    /// Returns the words of the problem report.
    fn report(&self) -> ReportWords;
}

/// The words of the problem report.
pub(crate) struct ReportWords {
    /// The part of the file's name that says what it is.
    pub file: &'static str,
    pub title: &'static str,
    pub version: &'static str,
    pub platform: &'static str,
    pub settings: &'static str,
    /// The file of saved tables.
    pub saves: &'static str,
    /// The file is open in another instance.
    pub busy: &'static str,
    pub read_only: &'static str,
    pub writable: &'static str,
    pub tables: &'static str,
    pub notice: &'static str,
    pub table: &'static str,
    pub rules: &'static str,
    pub current_position: &'static str,
    pub finished: &'static str,
    pub assisted: &'static str,
    pub recovered: &'static str,
    /// In place of what the person must not know yet.
    pub secret: &'static str,
}
