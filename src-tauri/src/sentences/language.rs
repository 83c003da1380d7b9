//! What a language has to say in the shell.

use crate::opened_files::Fault;

/// The shell's sentences in one language.
pub(crate) trait Sentences {
    /// Says that the system has no screen for the window.
    fn no_screen(&self) -> &'static str;

    /// Says why the file called `name` can't be read; the largest file that is read has `most` MB.
    fn file_fault(&self, fault: Fault, name: &str, most: u64) -> String;
}
