//! What a language has to say in the shell.

use crate::opened_files::Fault;

/// The shell's sentences in one language.
pub(crate) trait Sentences {
    /// Says why the file called `name` can't be read; the largest file that is read has `most` MB.
    fn file_fault(&self, fault: Fault, name: &str, most: u64) -> String;
}
