//! Texts inside properties: escaping, and the two text types of FF\[4\].

/// Escapes a text for a property's value: `]` and `\`. (`:` would have to be escaped in composed values, but no text
/// is in one.)
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

/// Reads a value of the format's type *Text*: removes escapes, normalizes line breaks, turns other white space into
/// spaces, and drops characters that [change the writing direction](turns_writing). The file keeps those.
#[must_use]
pub fn text(raw: &str) -> String {
    read(raw, '\n')
}

/// Reads a value of the type *SimpleText*: like [`text`], on one line.
#[must_use]
pub fn line(raw: &str) -> String {
    read(raw, ' ')
}

/// Whether a character only controls the direction of writing. It could reverse the text after it on the screen, such
/// as a name beside it.
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
                // An escaped line break isn't part of the text.
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
