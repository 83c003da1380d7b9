//! The permanent name of a scenario, which is that of its file too.

/// What is wrong where the two differ.
pub(crate) const AS_THE_FILE: &str = "a scenario's file is named after it";

/// What is wrong with a name, if anything is.
///
/// It stands in links and in the names of files, so it may be no path nor lead out of a folder.
pub(crate) fn fault(id: &str) -> Option<&'static str> {
    let known = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_' | '.');
    if id.is_empty() {
        Some("it is empty")
    } else if !id.chars().all(known) {
        Some("a name is made of letters without accents, digits, hyphens and single dots")
    } else if id.starts_with('.') || id.ends_with('.') || id.contains("..") {
        Some("a dot stands alone, between other signs")
    } else {
        None
    }
}
