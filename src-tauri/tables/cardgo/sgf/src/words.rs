//! Texts inside properties: escaping, and the two kinds of text that FF\[4\] knows.

/// A property's value as it stands in a file, from a text: `]` and `\` are escaped. (So is `:` in composed values, but
/// no text is one.)
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for char in text.chars() {
        if matches!(char, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(char);
    }
    raw
}

/// What a value of the format's kind *Text* says: escapes undone, line breaks normalized, other white space as spaces, and
/// without signs that [turn the writing](turns_writing). The file keeps those.
#[must_use]
pub fn text(raw: &str) -> String {
    read(raw, '\n')
}

/// What a value of the kind *SimpleText* says: as [`text`], on one line.
#[must_use]
pub fn line(raw: &str) -> String {
    read(raw, ' ')
}

/// Whether a sign only says in which direction others are written. Whatever follows it on a screen would be turned round
/// with it, such as a name beside it.
pub(crate) fn turns_writing(char: char) -> bool {
    matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn read(raw: &str, line_break: char) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(char) = chars.next() {
        let escaped = char == '\\';
        let char = if escaped {
            match chars.next() {
                Some(char) => char,
                None => break,
            }
        } else {
            char
        };
        match char {
            '\n' | '\r' => {
                // A line break may be written as two characters, in either order.
                chars.next_if(|&next| next != char && matches!(next, '\n' | '\r'));
                // Escaped, it only broke the file's line.
                if !escaped {
                    text.push(line_break);
                }
            }
            char if char.is_ascii() && char.is_whitespace() => text.push(' '),
            char if turns_writing(char) => {}
            char => text.push(char),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_undone() {
        assert_eq!(text(r"a\]b\\c\:d\e"), r"a]b\c:de");
        assert_eq!(text(&escaped(r"[12k]: \o/")), r"[12k]: \o/");
    }

    #[test]
    fn line_breaks_of_every_system_are_one() {
        assert_eq!(text("a\r\nb\n\rc\rd\ne"), "a\nb\nc\nd\ne");
        assert_eq!(text("a\n\nb\r\n\r\nc"), "a\n\nb\n\nc");
        assert_eq!(line("a\r\nb\tc"), "a b c");
    }

    #[test]
    fn no_sign_turns_the_writing_round() {
        let turned: String = ('\u{61c}'..='\u{61c}')
            .chain('\u{200e}'..='\u{200f}')
            .chain('\u{202a}'..='\u{202e}')
            .chain('\u{2066}'..='\u{2069}')
            .collect();
        assert_eq!(turned.chars().count(), 12);
        assert_eq!(line(&format!("a{turned}b")), "ab");
        assert_eq!(text("\u{202e}Kedd\n\\\u{2067}este"), "Kedd\neste", "nor an escaped one");
        assert_eq!(text("👩\u{200d}🎓 שלום"), "👩\u{200d}🎓 שלום", "what is written from right to left stays so");
    }

    #[test]
    fn an_escaped_line_break_is_none() {
        assert_eq!(text("long\\\r\nword\\\nend"), "longwordend");
        assert_eq!(text("a\tb\x0bc"), "a b c");
    }
}
