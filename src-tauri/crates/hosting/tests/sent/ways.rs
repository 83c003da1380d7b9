//! Changes that mail, chat and phones make to a text in transit.

/// A changed text.
pub struct Sent {
    /// The name of the change.
    pub way: &'static str,
    pub text: String,
    /// Whether the lines are still the same, with nothing before or after them.
    #[allow(dead_code, reason = "of what is no list it doesn't matter")]
    pub lines_kept: bool,
}

/// Returns the text after each of the changes.
pub fn ways(text: &str) -> Vec<Sent> {
    let lines = |line: &dyn Fn(&str) -> String, end: &str| text.lines().map(line).collect::<Vec<_>>().join(end);
    let bytes = |plain: &dyn Fn(u8) -> bool, sign: char| -> String {
        let written = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("{sign}{byte:02X}") };
        text.bytes().map(written).collect()
    };
    let kept = |way, text| Sent { way, text, lines_kept: true };
    let moved = |way, text| Sent { way, text, lines_kept: false };
    vec![
        kept("as it was", text.to_owned()),
        kept("quoted in mail", lines(&|line| format!("> {line}"), "\n")),
        kept("quoted twice, with the ends of lines of Windows", lines(&|line| format!("> > {line} "), "\r\n")),
        kept("as a page", lines(&|line| line.replace('+', "&#43;").replace(' ', "&nbsp;"), "<br>")),
        kept(
            "as paragraphs of a page, escaped twice",
            lines(
                &|line| format!("<p class=\"text\">{}</p>", line.replace('+', "&amp;#43;").replace('-', "&amp;ndash;")),
                "\n",
            ),
        ),
        kept("as an address", bytes(&|byte| byte.is_ascii_alphanumeric() || byte == b'.', '%')),
        kept("with dashes for hyphens", text.replace('-', "\u{2013}")),
        kept("with hyphens that don't break, and such spaces", text.replace('-', "\u{2011}").replace(' ', "\u{a0}")),
        kept(
            "with signs that can't be seen",
            format!("\u{feff}\u{202a}{}\u{202c}", text.replace('-', "-\u{200b}").replace('a', "a\u{ad}")),
        ),
        kept("in wide letters", text.chars().map(wide).collect()),
        kept("in printable mail", folded(&bytes(&|byte| byte != b'=' && byte.is_ascii(), '='), 30, "=\r\n")),
        kept("between fences", format!("```\n{text}\n```")),
        kept("indented", lines(&|line| format!("    {line}\t"), "\n\n")),
        moved("folded", folded(text, 30, "\n")),
        moved("in a message", format!("Szia! Ezt küldöm: „{text}” Jó játékot, Borka")),
        moved("on a line of its own in a message", format!("Szia!\n\n{text}\n\n-- \nBorka, +36 30 123 4567")),
    ]
}

fn wide(char: char) -> char {
    if char.is_ascii_graphic() { char::from_u32(u32::from(char) - 0x21 + 0xff01).unwrap_or(char) } else { char }
}

/// Folds lines to at most `most` characters.
fn folded(text: &str, most: usize, end: &str) -> String {
    let line = |line: &str| {
        let chars: Vec<char> = line.chars().collect();
        chars.chunks(most).map(|part| part.iter().collect::<String>()).collect::<Vec<_>>().join(end)
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
