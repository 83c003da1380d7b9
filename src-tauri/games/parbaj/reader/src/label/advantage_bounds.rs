//! Parses the bounds of an Advantage in any notation: `5-10`, `(–10)`, `legalább 8`, `8-tól 14-ig`.

use super::label_cursor::{LabelCursor, is_colon};
use crate::word::{folded, is_hyphen};

/// The lower and upper bound of the opponent's Ép.
pub(crate) type Bounds = (Option<u32>, Option<u32>);

/// A token of the bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoundsToken {
    Number(u32),
    Dash,
    /// At least: `legalább`, `-tól`.
    From,
    /// More than: `felett`.
    Above,
    /// At most: `legfeljebb`, `-ig`.
    To,
    /// Less than: `alatt`.
    Below,
    /// Words that bound nothing, such as the owner of the Ép.
    Filler,
}

/// An upper limit for the length of bounds, in bytes.
const LONGEST: usize = 60;

impl<'a> LabelCursor<'a> {
    /// Returns the position after `: A-B:`, with the numbers. Without numbers it is the position after the first mark.
    /// A label that doesn't `open` a sentence needs a colon.
    pub(super) fn advantage(self, opens: bool) -> Option<(usize, Option<Bounds>)> {
        let colon = self.colon();
        let other = self.skipped().past(|it| opens && matches!(it, ',' | ';' | '=' | '.' | '/')).map(|it| it.at);
        let starts = [colon, other, Some(self.at)].into_iter().flatten();
        let mut found = starts.filter_map(|at| (LabelCursor { at, ..self }).bounded(opens || colon.is_some()));
        found.next().or_else(|| self.mark(opens).map(|at| (at, None)))
    }

    /// Parses bounds and the mark that ends them: a colon or, if `loose`, another mark or the end of a range.
    fn bounded(self, loose: bool) -> Option<(usize, Option<Bounds>)> {
        let open = self.skipped();
        let bracket = open.past(|it| matches!(it, '(' | '[' | '{'));
        let mut here = bracket.unwrap_or(open);
        let mut signs: Vec<BoundsToken> = Vec::new();
        while here.at - self.at < LONGEST
            && let Some((found, next)) = here.sign()
        {
            signs.extend(found);
            here = next;
        }
        let bounds = meaning(&signs)?;
        let closed = here.skipped().past(|it| matches!(it, ')' | ']' | '}'));
        if bracket.is_some() != closed.is_some() {
            return None;
        }
        here = closed.unwrap_or(here);
        let marked = here.skipped().past(|it| is_colon(it) || loose && matches!(it, ',' | ';' | '=' | '→'));
        let whole = bracket.is_some() || matches!(bounds, (Some(_), Some(_)));
        let ended = marked.or(if loose && whole { Some(here) } else { None })?;
        Some((ended.at, Some(bounds)))
    }

    /// Parses the next token, with the one that its ending stands for.
    fn sign(self) -> Option<(Vec<BoundsToken>, Self)> {
        let here = self.skipped();
        let first = here.text[here.at..].chars().next()?;
        if first.is_ascii_digit() {
            return here.number_sign();
        }
        let (sign, len) = match first {
            '≥' => (BoundsToken::From, first.len_utf8()),
            '≤' => (BoundsToken::To, first.len_utf8()),
            '>' => (BoundsToken::Above, 1),
            '<' => (BoundsToken::Below, 1),
            _ if is_hyphen(first) => (BoundsToken::Dash, first.len_utf8()),
            _ => {
                let word = here.word();
                let folded = folded(word);
                let short = matches!(folded.as_str(), "max" | "min");
                let stop = usize::from(short && here.text[here.at + word.len()..].starts_with('.'));
                (word_sign(&folded)?, word.len() + stop)
            }
        };
        Some((vec![sign], LabelCursor { at: here.at + len, ..here }))
    }

    /// Parses a number with its ending: `8-tól`, `14-ig`, `10+`.
    fn number_sign(self) -> Option<(Vec<BoundsToken>, Self)> {
        let (number, behind) = self.number();
        let number = BoundsToken::Number(number?);
        if let Some(plus) = behind.past(|it| it == '+') {
            return Some((vec![number, BoundsToken::From], plus));
        }
        let joined = behind.past(is_hyphen).filter(|it| !it.word().is_empty() && !it.word().starts_with(is_digit));
        let Some(joined) = joined else { return Some((vec![number], behind)) };
        let ending = joined.word();
        let signs = match folded(ending).as_str() {
            "tol" => vec![number, BoundsToken::From],
            "ig" => vec![number, BoundsToken::To],
            "nal" | "nel" => vec![number],
            // Other endings, as in `10-es`, bound nothing.
            _ => return None,
        };
        Some((signs, LabelCursor { at: joined.at + ending.len(), ..joined }))
    }

    /// Returns the word at this position: letters and digits, and what a hyphen joins to them.
    fn word(self) -> &'a str {
        let rest = &self.text[self.at..];
        let joins = |at: usize, sign: char| {
            is_hyphen(sign) && at > 0 && rest[at + sign.len_utf8()..].starts_with(char::is_alphabetic)
        };
        let end = rest.char_indices().find(|(at, it)| !it.is_alphanumeric() && !joins(*at, *it));
        &rest[..end.map_or(rest.len(), |it| it.0)]
    }
}

fn is_digit(sign: char) -> bool {
    sign.is_ascii_digit()
}

fn word_sign(word: &str) -> Option<BoundsToken> {
    Some(match word {
        "legalabb" | "minimum" | "min" | "felfele" | "folfele" | "tobb" | "tol" => BoundsToken::From,
        "felett" | "folott" | "felette" | "folotte" => BoundsToken::Above,
        "legfeljebb" | "maximum" | "max" | "kevesebb" | "lefele" | "ig" => BoundsToken::To,
        "alatt" | "alatta" => BoundsToken::Below,
        "es" | "kozott" | "kozt" | "vagy" | "ha" | "az" | "a" | "ep" | "ep-je" | "ep-nel" | "ep-ig" | "ep-tol"
        | "ellenfel" | "ellenfeled" | "ellenfelnek" | "ellenfelednek" | "eseten" => BoundsToken::Filler,
        _ => return None,
    })
}

/// Converts tokens to bounds. A number alone is the lower bound: its dash was forgotten.
fn meaning(signs: &[BoundsToken]) -> Option<Bounds> {
    use BoundsToken::{Above, Below, Dash, From, Number, To};
    let marks: Vec<BoundsToken> = signs.iter().copied().filter(|it| *it != BoundsToken::Filler).collect();
    Some(match marks[..] {
        [Number(from), Dash, Number(to)]
        | [Dash, Number(from), Dash, Number(to)]
        | [Number(from), Number(to)]
        | [Number(from), From, Number(to), To]
        | [Number(from), Dash, Number(to), To]
        | [From, Number(from), To, Number(to)]
        | [From, Number(from), Dash, To, Number(to)] => (Some(from), Some(to)),
        [Number(from), From | Dash] | [From, Number(from)] | [Number(from)] => (Some(from), None),
        [Number(below), Above] | [Above, Number(below)] => (Some(below.saturating_add(1)), None),
        [Number(to), To] | [To | Dash, Number(to)] => (None, Some(to)),
        [Number(above), Below] | [Below, Number(above)] => (None, Some(above.saturating_sub(1))),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(text: &str) -> Option<Bounds> {
        let at = text.chars().take_while(|it| it.is_alphabetic()).map(char::len_utf8).sum();
        LabelCursor { text, at }.advantage(true).and_then(|it| it.1)
    }

    #[test]
    fn both_numbers_may_be_missing_alone() {
        assert_eq!(bounds("Előny: 5 — 10 : a"), Some((Some(5), Some(10))));
        assert_eq!(bounds("Előny: –10: a"), Some((None, Some(10))));
        assert_eq!(bounds("Előny:10-: a"), Some((Some(10), None)));
        assert_eq!(bounds("Előny 3-7: a"), Some((Some(3), Some(7))));
    }

    #[test]
    fn brackets_words_and_other_marks_are_understood() {
        for text in ["Előny (3-7): a", "Előny: [3–7] a", "Előny, 3-7: a", "Előny = 3-7; a", "Előny: 3-tól 7-ig: a"]
        {
            assert_eq!(bounds(text), Some((Some(3), Some(7))), "{text}");
        }
        for text in ["Előny: 3+: a", "Előny (legalább 3): a", "Előny 3-tól: a", "Előny: 2 felett: a", "Előny ≥3: a"]
        {
            assert_eq!(bounds(text), Some((Some(3), None)), "{text}");
        }
        for text in ["Előny: max. 7: a", "Előny: 7 vagy kevesebb: a", "Előny: az ellenfél 8 Ép alatt: a"] {
            assert_eq!(bounds(text), Some((None, Some(7))), "{text}");
        }
    }

    #[test]
    fn other_numbers_bound_nothing() {
        for text in ["Előny: +1 sebzés", "Előny: 3 VP-t kapsz", "Előny: -2 sebzés", "Előny: 2/2-es lesz"] {
            assert_eq!(bounds(text), None, "{text}");
        }
    }
}
