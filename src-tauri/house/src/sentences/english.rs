//! The house's sentences in English.

use super::grouped;
use super::language::{ReportWords, Sentences};
use crate::play::same_deal::Deed;
use crate::problem::{CodeFault, CodeLengths, ProblemKind};
use crate::saves::save_text::notes::Note;
use hosting::Concession;
use rulebook::phrase::NBSP;
use std::path::Path;

pub(super) struct English;

impl Sentences for English {
    fn problem(&self, kind: ProblemKind) -> &'static str {
        match kind {
            ProblemKind::Crashed => "Something went wrong in the app, but nothing is lost. Please try again.",
            ProblemKind::NoDataDirectory => {
                "The system has no place for your tables. Check the permissions of your home folder."
            }
            ProblemKind::NoSuchTable => "This table is no longer there. Choose another one.",
            ProblemKind::NoSuchRule => "The book has no such rule. Try other words, or look through the contents.",
            ProblemKind::NoSuchScene => "The book doesn’t have this example. Choose another one.",
            ProblemKind::NoSuchCard => "There is no such card in this game.",
            ProblemKind::Covered => "The device is changing hands: whoever is next takes it first.",
            ProblemKind::Stale => "The table has moved on in the meantime. Look again before you move.",
            ProblemKind::Refused => "The rules don’t allow that now.",
            ProblemKind::NothingThere => "There is no further move in that direction.",
            ProblemKind::HandsClosed => {
                "Every hand stays hidden until the game is over. Play it out, then you can look."
            }
            ProblemKind::ThoughtsClosed => {
                "Bots tell why they did what they did once the game is over: before, it would give their cards away."
            }
            ProblemKind::LetGo => {
                "This table is being watched from too many places at once. It will be back in a moment."
            }
            ProblemKind::Left => "You have closed this table in the meantime.",
            ProblemKind::BadSetup => "A game can’t be started like this. Check its options.",
            ProblemKind::BadSettings => "There is no such setting; everything stays as it was.",
            ProblemKind::NotOurs => {
                "This is not a save from Asztaltárs, a challenge code or an SGF game. Check that it is the right one."
            }
            ProblemKind::BadText => "This save was damaged on the way. Copy or send all of it again.",
            ProblemKind::NewerText => {
                "This was written by a newer version of Asztaltárs. Update the app and try again."
            }
            ProblemKind::TooLarge => "This is too large to be a save from Asztaltárs. Check that it is the right one.",
            ProblemKind::CalledOff => "Stopped: everything stays as it was.",
            ProblemKind::BadTable => "The rules don’t allow this position, so the table was not imported.",
            ProblemKind::BadCode => "This is not a valid challenge code. Check it letter by letter.",
            ProblemKind::BadRecord => "This game can’t be opened. The file has not been touched.",
            ProblemKind::NoSuchPad => "This score pad is no longer there. Choose another one.",
            ProblemKind::BadPad => "That can’t be written on the pad. What is on it has been kept.",
            ProblemKind::BadPadName => "This name is too long; the limit is 40 characters.",
            ProblemKind::DamagedPad => {
                "This score pad can’t be read. It has not been touched; the others are all there."
            }
            ProblemKind::NoSuchList => "This list is no longer there. Choose another one.",
            ProblemKind::BadList => "It can’t be saved like this: give it a name with a letter in it.",
            ProblemKind::NoPlace => {
                "The Downloads folder can’t be written to now. Copy the game and save it somewhere else."
            }
            ProblemKind::ReadOnly => {
                "Nothing can be saved now: Asztaltárs is open elsewhere too, or its folder can’t be written to."
            }
            ProblemKind::DiskFull => "The disk is full. Free some space and move again; everything so far is kept.",
            ProblemKind::NoRoom => {
                "The disk is full, so the tables can’t be opened now. Free some space and try again; everything is kept."
            }
            ProblemKind::Gone => {
                "The file of your tables has gone from its place: it was removed or moved meanwhile. What you do now \
                 isn’t kept. What you see here can still be saved to a file on “Saved tables”; then start the app again."
            }
            ProblemKind::Damaged => {
                "The file of saved tables is damaged. Open the table again: what could be read has been brought back."
            }
            ProblemKind::NewerTable => {
                "This table was saved by a newer version of Asztaltárs. Update the app to play on; the table has not been touched."
            }
            ProblemKind::NewerFile => {
                "The saved tables were written by a newer version of Asztaltárs. Update the app; the file has not been touched."
            }
            ProblemKind::Disk => "The disk won’t save. Check it and move again; everything so far is kept.",
        }
    }

    fn code_fault(&self, fault: CodeFault, lengths: CodeLengths) -> String {
        match fault {
            CodeFault::Letter(char) if char.is_control() => self.problem(ProblemKind::BadCode).to_owned(),
            CodeFault::Letter(char) => {
                format!(
                    "Challenge codes contain no “{char}”: only digits and plain letters other than U. Check it again."
                )
            }
            CodeFault::Length { have, of } if have < of => {
                format!("Part of this code is missing: only {have} of its {of} characters are there. Type all of it.")
            }
            CodeFault::Length { have, of } => {
                format!("This code is longer than it should be: {have} characters instead of {of}. Check it again.")
            }
            CodeFault::OddLength { have } => {
                let CodeLengths { least, most, of_game } = lengths;
                format!(
                    "This isn’t a whole challenge code: it has {have}{NBSP}{}, {} {least} to {most}. \
                     Check its beginning and its end.",
                    if have == 1 { "character" } else { "characters" },
                    if of_game { "codes of this game have" } else { "codes have" },
                )
            }
            CodeFault::First => {
                "Something in this code is mistyped, certainly its first character: no code of this length \
                                 begins like that. Check it letter by letter."
                    .to_owned()
            }
            CodeFault::Letters => {
                "Something in this code is mistyped: a letter is wrong, or two have changed places. Check \
                                   it letter by letter."
                    .to_owned()
            }
            CodeFault::Newer => {
                "This code comes from a newer version of Asztaltárs. Update the app and try again.".to_owned()
            }
            CodeFault::Impossible => {
                "No game can be started from this code. Ask whoever sent it for another one.".to_owned()
            }
        }
    }

    fn large_record(&self, most: usize) -> String {
        format!("The file is too large; the limit is {most} MB.")
    }

    fn long_list(&self, most: usize) -> String {
        format!("This is too long to be saved; the limit is {} characters.", grouped(most, ','))
    }

    fn stale_pad(&self) -> &'static str {
        "The pad has changed in the meantime. Look again before you go on."
    }

    fn short_text(&self, have: usize, of: usize) -> String {
        format!("The end of this save is missing: only {have} of its {of} characters are there. Copy all of it.")
    }

    fn still_played(&self, name: &str) -> String {
        let which = match name {
            "" => "that of a game you are playing now".to_owned(),
            name => format!("that of a game you are playing now (“{name}”)"),
        };
        format!(
            "This position is {which}, or very close to it, and its analysis would be help. Finish that game first, or ask \
             for the analysis at its table: the game will then count as assisted."
        )
    }

    fn bad_move(&self, number: u32) -> String {
        format!("The rules don’t allow move {number} of this table, so the table was not imported.")
    }

    fn no_survey(&self) -> &'static str {
        "There is no board to be shared out at this table, so there is nothing to estimate."
    }

    fn no_record(&self) -> &'static str {
        "This game can’t be written to a file for other programs. The table itself can be saved on “Saved tables”."
    }

    fn you(&self) -> &'static str {
        "You"
    }

    fn owner(&self) -> &'static str {
        "The owner of the device"
    }

    fn unnamed_player(&self, number: usize) -> String {
        format!("Player{NBSP}{number}")
    }

    fn given_up(&self, why: Concession, name: Option<&str>) -> String {
        match (why, name) {
            (Concession::Resigned, None) => "You resigned.".to_owned(),
            (Concession::Resigned, Some(name)) => format!("{name} resigned."),
            (Concession::OutOfTime, None) => "You ran out of time.".to_owned(),
            (Concession::OutOfTime, Some(name)) => format!("{name} ran out of time."),
        }
    }

    fn given_up_briefly(&self, why: Concession, name: Option<&str>) -> String {
        match (why, name) {
            (Concession::Resigned, None) => "you resigned".to_owned(),
            (Concession::Resigned, Some(name)) => format!("{name} resigned"),
            (Concession::OutOfTime, None) => "you ran out of time".to_owned(),
            (Concession::OutOfTime, Some(name)) => format!("{name} ran out of time"),
        }
    }

    fn game_over(&self, ended: &str) -> String {
        format!("The game is over. {ended}")
    }

    fn help_warning(&self, deed: Deed, name: &str) -> String {
        let table = match name {
            "" => "at one of your tables".to_owned(),
            name => format!("at the table “{name}”"),
        };
        match deed {
            Deed::Opening => {
                format!("You are playing this deal now, {table}. If you open it, that game will count as assisted.")
            }
            Deed::TakingIn => format!(
                "You are playing this deal now, {table}. If you ask for help at the imported table, or come to its end, \
                 that game will count as assisted too."
            ),
        }
    }

    fn note(&self, note: Note) -> String {
        match note {
            Note::Newer => "This was written by a newer version of Asztaltárs.".to_owned(),
            Note::NewerTables { readable, of } => format!(
                "This was written by a newer version of Asztaltárs: {readable} of its {of}{NBSP}{} can be read. Update \
                 the app for the rest.",
                if of == 1 { "table" } else { "tables" }
            ),
            Note::NewerLines(1) => format!("1{NBSP}entry in it is unknown to this version of the app and is left out."),
            Note::NewerLines(count) => {
                format!("{count}{NBSP}entries in it are unknown to this version of the app and are left out.")
            }
            Note::Unreadable(1) => format!("1{NBSP}result or setting can’t be read and is left out."),
            Note::Unreadable(count) => format!("{count}{NBSP}results or settings can’t be read and are left out."),
        }
    }

    fn recovery(&self, tables: u32, lost: Option<u32>, worked_out: u32, set_aside: &Path) -> String {
        let lost = lost.map_or_else(|| "unknown".to_owned(), |lost| lost.to_string());
        let back = match worked_out {
            0 => String::new(),
            back => format!(", of which reconstructed from the rules: {back}"),
        };
        let set_aside = set_aside.display();
        format!(
            "The file of saved tables was damaged. Tables brought back: {tables}; entries lost: {lost}{back}. \
             The damaged file is kept at {set_aside}"
        )
    }

    fn report(&self) -> ReportWords {
        ReportWords {
            file: "report",
            title: "Asztaltárs, problem report",
            version: "version",
            platform: "platform",
            settings: "settings",
            saves: "file of saved tables",
            busy: "open elsewhere too, read-only here",
            read_only: "read-only",
            writable: "writable",
            tables: "tables",
            notice: "notice",
            table: "table",
            rules: "rules",
            current_position: "current position",
            finished: "finished",
            assisted: "assisted",
            recovered: "recovered",
            secret: "secret until the game is over",
        }
    }
}
