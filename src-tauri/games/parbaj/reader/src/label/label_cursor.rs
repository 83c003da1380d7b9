//! Parses the text after a label's words.

use crate::word::{folded, is_hyphen, is_unseen};

/// A position in a text, with the methods to parse on from it.
#[derive(Clone, Copy)]
pub(super) struct LabelCursor<'a> {
    pub text: &'a str,
    pub at: usize,
}

/// Whether a sign is a colon of any width.
pub(crate) fn is_colon(sign: char) -> bool {
    matches!(sign, ':' | '：' | '∶')
}

/// Whether a sign is one that people write instead of a colon.
fn is_mark(sign: char) -> bool {
    matches!(sign, ';' | '=' | '.' | '…' | '→' | '>' | '|' | '/')
}

impl LabelCursor<'_> {
    /// Returns the position after blanks.
    pub fn skipped(self) -> Self {
        let rest = &self.text[self.at..];
        let left = rest.trim_start_matches(|it: char| {
            it == ' ' || it == '\t' || it == '\u{a0}' || it == '\u{202f}' || is_unseen(it)
        });
        LabelCursor { at: self.text.len() - left.len(), ..self }
    }

    /// Returns the position after the next sign if `is` holds for it.
    pub fn past(self, is: impl Fn(char) -> bool) -> Option<Self> {
        let sign = self.text[self.at..].chars().next().filter(|it| is(*it))?;
        Some(LabelCursor { at: self.at + sign.len_utf8(), ..self })
    }

    fn next(self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Skips quotes and emphasis marks after a label: `„Hátrány”:`, `*Hátrány*:`.
    fn unstressed(self) -> Self {
        let mut here = self;
        while let Some(past) = here.past(|it| matches!(it, '”' | '"' | '*' | '_')) {
            here = past;
        }
        here
    }

    /// Returns the position after a colon, if there is one.
    pub fn colon(self) -> Option<usize> {
        self.unstressed().skipped().past(is_colon).map(|it| it.at)
    }

    /// Returns the position after a colon or, if `loose`, after a substitute for it: other marks, or a dash next to a
    /// blank.
    pub fn mark(self, loose: bool) -> Option<usize> {
        if let Some(past) = self.colon() {
            return Some(past);
        }
        let here = self.unstressed().skipped();
        let first = here.past(|it| loose && (is_mark(it) || is_hyphen(it)))?;
        let dash = here.next().is_some_and(is_hyphen);
        let mut past = first;
        // Such as `...`, `->`, `=>`, `.:`.
        while let Some(more) = past.past(|it| is_mark(it) || is_colon(it)) {
            past = more;
        }
        let apart = here.at > self.at || past.next().is_none_or(char::is_whitespace) || past.at > first.at;
        (!dash || apart).then_some(past.at)
    }

    /// Returns the position after a comma, if the label `opens` a sentence: `Kijátszási feltétel, hogy …`.
    pub fn comma(self, opens: bool) -> Option<usize> {
        self.skipped().past(|it| opens && it == ',').map(|it| it.at)
    }

    /// Returns the current position if a bracket opens next.
    pub fn bracket(self) -> Option<usize> {
        self.unstressed().skipped().past(|it| matches!(it, '[' | '(')).map(|_| self.unstressed().at)
    }

    /// Returns the current position if a number comes next.
    fn counted(self) -> Option<usize> {
        self.skipped().next().is_some_and(|it| it.is_ascii_digit()).then_some(self.at)
    }

    /// Returns the position after a bounty's mark; the player may be named before the colon: `Jutalom az ellenfélnek:
    /// …`.
    pub fn bounty(self, opens: bool) -> Option<usize> {
        let named = || {
            const LONGEST: usize = 30;
            let (at, sign) = self.text[self.at..].char_indices().take(LONGEST).find(|(_, it)| is_colon(*it))?;
            let words = folded(&self.text[self.at..self.at + at]);
            let plain = words.chars().all(|it| it.is_alphabetic() || it == ' ');
            (plain && words.contains("ellenfel")).then_some(self.at + at + sign.len_utf8())
        };
        let bare = || self.bracket().or_else(|| self.counted()).or_else(named);
        self.mark(opens).or_else(|| if opens { bare() } else { None })
    }

    /// Returns the position after `, X:`. The comma and the number may be missing; at the beginning of a sentence,
    /// other marks may replace the colon.
    pub fn temporary_cost(self, opens: bool) -> Option<usize> {
        let plain = self.mark(opens);
        let comma = self.skipped().past(|it| matches!(it, ',' | '(' | '[')).map(|it| it.at).or(plain);
        let start = LabelCursor { at: comma.unwrap_or(self.at), ..self };
        let start = start.skipped().past(|it| matches!(it, '(' | '[')).unwrap_or(start);
        let counted = start.rounds().skipped();
        let counted = counted.past(|it| matches!(it, ')' | ']')).unwrap_or(counted);
        let ended = counted.past(|it| opens && it == ',').map(|it| it.at);
        let after = if counted.at > start.at { counted.mark(opens).or(ended) } else { counted.colon() };
        after.or(plain).or_else(|| if opens { self.counted() } else { None })
    }

    /// Skips a number of rounds: `2`, `X`, `2 körig`.
    fn rounds(self) -> Self {
        let (number, behind) = self.number();
        if number.is_none() {
            let here = self.skipped();
            return here.past(|it| matches!(it, 'X' | 'x')).unwrap_or(here);
        }
        let rest = behind.skipped();
        let word = rest.text[rest.at..].split(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
        if folded(word).starts_with("kor") { LabelCursor { at: rest.at + word.len(), ..rest } } else { behind }
    }

    /// Parses a number; returns it with the position after it.
    pub fn number(self) -> (Option<u32>, Self) {
        let here = self.skipped();
        let rest = &here.text[here.at..];
        let digits = rest.len() - rest.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        (rest[..digits].parse().ok(), LabelCursor { at: here.at + digits, ..here })
    }
}
