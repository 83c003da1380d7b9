//! Reverses the changes that mail, chat and web pages make to a text, before it is read.

use crate::note::Assumption;
use crate::reader;
use std::borrow::Cow;

/// Maximum length in letters of the name of a character reference, between `&` and `;`.
const LONGEST_SIGN: usize = 8;

/// Returns the original text, and the assumptions made.
pub(crate) fn unwrapped(text: &str) -> (Cow<'_, str>, Vec<Assumption>) {
    let mut notes = Vec::new();
    let mut text = Cow::Borrowed(text);
    if let Some(plain) = of_the_web(&text) {
        text = Cow::Owned(plain);
        notes.push(Assumption::Web);
    }
    if let Some(plain) = of_backslashes(&text) {
        text = Cow::Owned(plain);
        notes.push(Assumption::Backslashes);
    }
    if let Some(plain) = of_wide_brackets(&text) {
        text = Cow::Owned(plain);
        notes.push(Assumption::WideBrackets);
    }
    if let Some(plain) = of_quoting(&text) {
        text = Cow::Owned(plain);
        notes.push(Assumption::Quoted);
    }
    (text, notes)
}

/// Replaces the character references of HTML by their characters, if there are some in place of a game's brackets.
fn of_the_web(text: &str) -> Option<String> {
    if reader::has_game(text) {
        return None;
    }
    let is_bracket = |(at, _): (usize, &str)| sign(&text[at..]).is_some_and(|(sign, _)| matches!(sign, '[' | ']'));
    if !text.match_indices('&').any(is_bracket) {
        return None;
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let (char, length) = sign(rest).unwrap_or(('&', 1));
        plain.push(char);
        rest = &rest[length..];
    }
    plain.push_str(rest);
    Some(plain)
}

/// The character that a reference such as `&#91;` at the beginning of a text stands for, and the length of the
/// reference.
fn sign(text: &str) -> Option<(char, usize)> {
    let name = text.strip_prefix('&')?;
    let length = name.bytes().take(LONGEST_SIGN + 1).position(|byte| byte == b';')?;
    let name = &name[..length];
    let number = |digits: &str, radix| char::from_u32(u32::from_str_radix(digits, radix).ok()?);
    let char = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "lbrack" | "lsqb" => '[',
        "rbrack" | "rsqb" => ']',
        "lpar" => '(',
        "rpar" => ')',
        "semi" => ';',
        "colon" => ':',
        "bsol" => '\\',
        "NewLine" => '\n',
        _ => match name.strip_prefix('#')? {
            hex if hex.starts_with(['x', 'X']) => number(&hex[1..], 16)?,
            digits => number(digits, 10)?,
        },
    };
    Some((char, length + 2))
}

/// Removes the backslashes that some chats put before brackets, if there is no game otherwise.
fn of_backslashes(text: &str) -> Option<String> {
    if !text.contains("\\[") || reader::has_game(text) {
        return None;
    }
    let signs = ["\\[", "\\]", "\\(", "\\)", "\\;"];
    Some(signs.iter().fold(text.to_owned(), |text, sign| text.replace(sign, &sign[1..])))
}

/// Replaces other brackets by the usual ones, if there are no usual ones at all.
fn of_wide_brackets(text: &str) -> Option<String> {
    let usual = |char| match char {
        '［' | '【' | '〔' | '⟦' | '❲' => '[',
        '］' | '】' | '〕' | '⟧' | '❳' => ']',
        '（' => '(',
        '）' => ')',
        '；' => ';',
        '：' => ':',
        other => other,
    };
    let others = !text.contains('[') && text.contains(|char| char != '[' && usual(char) == '[');
    others.then(|| text.chars().map(usual).collect())
}

/// Removes the quotation signs before lines, if the line on which the first game begins has one.
fn of_quoting(text: &str) -> Option<String> {
    let begins = text.find("(;")?;
    let line = text[..begins].rfind('\n').map_or(0, |at| at + 1);
    if !text[line..begins].trim_start().starts_with('>') {
        return None;
    }
    let without = |line: &str| {
        let mut rest = line;
        while let Some(quoted) = rest.trim_start_matches([' ', '\t']).strip_prefix('>') {
            rest = quoted.strip_prefix(' ').unwrap_or(quoted);
        }
        rest.to_owned()
    };
    Some(text.split_inclusive('\n').map(without).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        unwrapped(text).0.into_owned()
    }

    #[test]
    fn a_page_of_the_web_is_turned_back() {
        assert_eq!(plain("(;C&#91;a &amp;lt; b &unknown; &#x5D;)"), "(;C[a &lt; b &unknown; ])");
        for text in ["(;C[a &amp; b])", "(;C[&#91;a&#93;])"] {
            assert_eq!(unwrapped(text), (Cow::Borrowed(text), Vec::new()), "as somebody wrote it");
        }
    }

    #[test]
    fn backslashes_of_a_chat_go_where_there_is_no_game_with_them() {
        assert_eq!(plain(r"\(;SZ\[9\];B\[ee\]\)"), "(;SZ[9];B[ee])");
        assert_eq!(plain(r"(;C[\[a\]])"), r"(;C[\[a\]])");
    }

    #[test]
    fn brackets_of_another_script_are_brackets_where_there_are_no_others() {
        assert_eq!(plain("（；B［ee］）"), "(;B[ee])");
        assert_eq!(plain("(;C[［1］（a）])"), "(;C[［1］（a）])");
    }

    #[test]
    fn signs_of_quoting_go_where_the_game_is_quoted() {
        assert_eq!(plain("Hi\n> > (;B[ee]\n> > C[a\n>> b])\nbye"), "Hi\n(;B[ee]\nC[a\nb])\nbye");
        assert_eq!(plain("> Hi\n(;C[a\n> b])"), "> Hi\n(;C[a\n> b])");
    }
}
