//! The permanent name of a scenario, which is also that of its file.

/// The message for a name that differs from the file's.
pub(crate) const AS_THE_FILE: &str = "a scenario's file is named after it";

/// Returns the fault of a name, if any.
///
/// Names occur in links and file names, so a name may not be a path or lead out of a folder.
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
