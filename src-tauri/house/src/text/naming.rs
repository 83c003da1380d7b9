//! Names of tables and files.

use hosting::restore_text::is_unseen;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The maximum number of characters of each part of a file's name.
const LONGEST_IN_FILE: usize = 30;

/// Normalizes a name: one line, limited length, without invisible characters or ones that change the writing direction.
pub(crate) fn tidy(name: &str) -> String {
    cut(name, LONGEST_NAME)
}

/// As [`tidy`], with a given maximum length.
pub(crate) fn cut(name: &str, longest: usize) -> String {
    let seen: String = name.chars().map(|char| if is_seen(char) { char } else { ' ' }).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    words.join(" ").chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// Whether a character may occur in a name.
pub(crate) fn is_seen(char: char) -> bool {
    // The zero-width joiner is allowed, since emoji of several characters need it.
    !char.is_control() && (!is_unseen(char) || matches!(char, '\u{200d}' | '\u{fe0f}'))
}

/// Makes a file's name: only letters, digits and hyphens, whatever the parts contain.
pub(crate) fn file(parts: &[&str], ending: &str) -> String {
    let safe = |part: &&str| {
        let plain: String = part.chars().map(|char| if char.is_alphanumeric() { char } else { '-' }).collect();
        let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
        words.join("-").chars().take(LONGEST_IN_FILE).collect::<String>().trim_end_matches('-').to_owned()
    };
    let parts: Vec<String> = parts.iter().map(safe).filter(|part| !part.is_empty()).collect();
    format!("{}.{ending}", parts.join("-"))
}

/// Makes the name of a file with a date; the beginning of its key distinguishes files of the same day.
pub(crate) fn file_of_a_day(stem: &str, date: &str, key: &str, ending: &str) -> String {
    let beginning: String = key.chars().take(4).collect();
    file(&[stem, date, &beginning], ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        assert_eq!(tidy("  Kedd \n\t este\u{0} "), "Kedd este");
        assert_eq!(tidy("a\u{202e}fdp.exe\u{2066}\u{200b}"), "a fdp.exe");
        assert_eq!(tidy("Nagyi 👩‍🎓 kártyái"), "Nagyi 👩‍🎓 kártyái");
        assert_eq!(tidy(&"ő".repeat(10_000)).chars().count(), LONGEST_NAME);
        assert_eq!(tidy("\u{1b}[31m"), "[31m");
    }

    #[test]
    fn a_file_goes_nowhere_else_and_is_called_nothing_odd() {
        let called = |name: &str| file(&["asztaltars", name, "2026-11-21"], "asztal");
        assert_eq!(called("Kedd este"), "asztaltars-Kedd-este-2026-11-21.asztal");
        assert_eq!(called("../../x"), "asztaltars-x-2026-11-21.asztal");
        assert_eq!(called(r"..\..\C:\nul\0"), "asztaltars-C-nul-0-2026-11-21.asztal");
        assert_eq!(called("\0\u{202e}\n/"), "asztaltars-2026-11-21.asztal");
        assert_eq!(file_of_a_day("pakli", "2026-11-21", "../x", "txt"), "pakli-2026-11-21-x.txt");
        assert_eq!(file_of_a_day("pakli", "2026-11-21", "0af31c", "txt"), "pakli-2026-11-21-0af3.txt");
        assert!(called(&"x".repeat(10_000)).len() < 100);
        assert!(called(&"ű".repeat(10_000)).len() < 120);
    }
}
