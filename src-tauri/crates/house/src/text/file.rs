//! Files as the window hands them over: a character for each byte, for only texts cross.

/// The bytes of a file; `None` if a character stands for none.
pub(crate) fn bytes(file: &str) -> Option<Vec<u8>> {
    file.chars().map(|char| u8::try_from(u32::from(char)).ok()).collect()
}

/// The text that bytes mean, each of them given as a character.
pub(crate) fn decoded(file: &str) -> Option<String> {
    String::from_utf8(bytes(file)?).ok()
}
