//! The shell's sentences in English.

use super::language::Sentences;
use crate::opened_files::Fault;

pub(super) struct English;

impl Sentences for English {
    fn no_screen(&self) -> &'static str {
        "There is no screen for the window. Start it from a desktop."
    }

    fn file_fault(&self, fault: Fault, name: &str, most: u64) -> String {
        match fault {
            Fault::Missing => format!("There is no such file: {name}."),
            Fault::Folder => format!("This is a folder, not a file: {name}."),
            Fault::NoFile => format!("This is no ordinary file, so it isn’t opened: {name}."),
            Fault::Large => format!("This file is too large; the limit is {most} MB: {name}."),
            Fault::Forbidden => format!("There is no permission to read this file: {name}."),
            Fault::Unreadable => format!("This file can’t be read: {name}."),
        }
    }
}
