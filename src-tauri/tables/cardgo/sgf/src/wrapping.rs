//! What mail, chat and web pages do to a text: undone before it is read.

use crate::note::Supposed;
use crate::reader;
use std::borrow::Cow;

/// The longest name of a sign between `&` and `;`, in letters.
const LONGEST_SIGN: usize = 8;

/// The text as it was before somebody sent it, and what was supposed.
pub(crate) fn unwrapped(text: &str) -> (Cow<'_, str>, Vec<Supposed>) {
    let mut notes = Vec::new();
    let mut text = Cow::Borrowed(text);
    if let Some(plain) = of_the_web(&text) {
        text = Cow::Owned(plain);
        notes.push(Supposed::Web);
    }
    if let Some(plain) = of_backslashes(&text) {
        text = Cow::Owned(plain);
        notes.push(Supposed::Backslashes);
    }
    if let Some(plain) = of_wide_brackets(&text) {
        text = Cow::Owned(plain);
        notes.push(Supposed::WideBrackets);
    }
    if let Some(plain) = of_quoting(&text) {
        text = Cow::Owned(plain);
        notes.push(Supposed::Quoted);
    }
    (text, notes)
}

/// With the signs that a page's source has in place of some characters, if it has them in place of a game's brackets.
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

/// The character that a sign such as `&#91;` stands for at the beginning of a text, and how long the sign is.
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

/// Without the backslashes that some chats put before brackets, if there is no game otherwise.
fn of_backslashes(text: &str) -> Option<String> {
    if !text.contains("\\[") || reader::has_game(text) {
        return None;
    }
    let signs = ["\\[", "\\]", "\\(", "\\)", "\\;"];
    Some(signs.iter().fold(text.to_owned(), |text, sign| text.replace(sign, &sign[1..])))
}

/// With usual brackets in place of others, if there are no usual ones at all.
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

/// Without the signs of quoting before lines, if the line has one on which the first game begins.
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
