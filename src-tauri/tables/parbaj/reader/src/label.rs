//! The labels of chapter 91, as people write them.

use crate::enclosed::holds;
use crate::word::{Word, folded, is_hyphen, is_unseen};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A label that says what a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajLabel")]
pub enum Label {
    /// `Kijátszási feltétel: …`
    Condition,
    /// `Előny: A-B: …`
    Advantage,
    /// `Semlegesítés: […]`
    Neutralisation,
    /// `Hátrány: …`
    Drawback,
    /// `Jutalom: […]`
    Bounty,
    /// `Időleges költség, X: költség`
    TemporaryCost,
}

impl Label {
    /// All of them, in the chapter's order.
    pub const ALL: [Label; 6] = [
        Label::Condition,
        Label::Advantage,
        Label::Neutralisation,
        Label::Drawback,
        Label::Bounty,
        Label::TemporaryCost,
    ];

    /// As it is printed.
    #[must_use]
    pub fn printed(self) -> &'static str {
        match self {
            Label::Condition => "Kijátszási feltétel",
            Label::Advantage => "Előny",
            Label::Neutralisation => "Semlegesítés",
            Label::Drawback => "Hátrány",
            Label::Bounty => "Jutalom",
            Label::TemporaryCost => "Időleges költség",
        }
    }

    /// Its words, folded, in every form used before a colon.
    fn spellings(self) -> &'static [&'static [&'static str]] {
        match self {
            Label::Condition => &[
                &["kijatszasi", "feltetel"],
                &["kijatszasi", "feltetelek"],
                &["kijatszas", "feltetele"],
                &["kijatszasanak", "feltetele"],
            ],
            Label::Advantage => &[&["elony"], &["elonyok"]],
            Label::Neutralisation => &[&["semlegesites"]],
            Label::Drawback => &[&["hatrany"], &["hatranyok"]],
            Label::Bounty => &[&["jutalom"], &["jutalma"]],
            Label::TemporaryCost => &[&["idoleges", "koltseg"]],
        }
    }
}

/// A label in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Labelled {
    pub label: Label,
    /// Where it begins.
    pub start: usize,
    /// After its last colon: where what it labels begins.
    pub content: usize,
    /// An Advantage's two bounds; `None` if it gives neither.
    pub bounds: Option<Bounds>,
}

/// From how much and up to how much of the opponent's Ép an advantage holds.
pub(crate) type Bounds = (Option<u32>, Option<u32>);

/// Words after which a label is only mentioned.
const SPOKEN_OF: [&str; 18] = [
    "a",
    "az",
    "egy",
    "minden",
    "ez",
    "e",
    "egyik",
    "kovetkezo",
    "uj",
    "nincs",
    "van",
    "valamelyik",
    "szereplo",
    "lathato",
    "olvashato",
    "allo",
    "levo",
    "nevu",
];

/// The label that begins with the word at `index`, if one does. `opens` is whether the word begins a sentence.
pub(crate) fn label_at(
    text: &str,
    words: &[Word],
    index: usize,
    opens: bool,
    enclosed: &[Range<usize>],
) -> Option<Labelled> {
    let word = &words[index];
    let quoted = holds(enclosed, word.at.start);
    if !quoted && !opens && !introduced(text, words, index) {
        return None;
    }
    Label::ALL.into_iter().find_map(|label| {
        let spelling = label.spellings().iter().find(|spelling| {
            spelling.iter().zip(&words[index..]).filter(|(part, word)| **part == word.folded).count() == spelling.len()
        })?;
        let last = &words[index + spelling.len() - 1];
        let behind = Behind { text, at: last.at.end };
        // Within quotes it is a label only if nothing else is: `„Hátrány”: …`.
        if quoted && !enclosed.iter().any(|it| is_all_of(text, it, word.at.start..last.at.end)) {
            return None;
        }
        let (content, bounds) = match label {
            Label::Advantage => behind.advantage()?,
            Label::TemporaryCost => (behind.temporary_cost()?, None),
            _ => (behind.colon(opens)?, None),
        };
        Some(Labelled { label, start: word.at.start, content, bounds })
    })
}

/// Whether what is quoted is just that.
fn is_all_of(text: &str, quoted: &Range<usize>, inner: Range<usize>) -> bool {
    let sign = |at: Range<usize>| text.get(at).is_some_and(|it| it.chars().count() == 1);
    sign(quoted.start..inner.start) && sign(inner.end..quoted.end)
}

/// Whether a word in the middle of a sentence may be a label: after a mark, or with a capital letter.
fn introduced(text: &str, words: &[Word], index: usize) -> bool {
    let word = &words[index];
    let Some(before) = index.checked_sub(1).map(|it| &words[it]) else { return true };
    let between = text[before.at.end..word.at.start].trim_matches(|it: char| it.is_whitespace() || is_unseen(it));
    if between.ends_with([';', '.', '!', '?', '|', '/', ']', '•', '·', '*']) || between.ends_with(is_hyphen) {
        return true;
    }
    word.capital && !(between.is_empty() && SPOKEN_OF.contains(&before.folded.as_str()))
}

/// A label's word with one typo in it, at the beginning of a sentence and before a colon.
pub(crate) fn misspelt(text: &str, words: &[Word], index: usize) -> Option<Label> {
    let word = &words[index];
    Label::ALL.into_iter().find(|label| {
        label.spellings().iter().any(|spelling| {
            let is_near = spelling.iter().zip(&words[index..]).filter(|(part, word)| near(part, &word.folded)).count();
            let last = index + spelling.len() - 1;
            is_near == spelling.len()
                && word.folded.len() > 4
                && words.get(last).is_some_and(|it| Behind { text, at: it.at.end }.colon(false).is_some())
        })
    })
}

/// Whether two words are equal but for one typo.
fn near(word: &str, other: &str) -> bool {
    let same = word.bytes().zip(other.bytes()).take_while(|(one, next)| one == next).count();
    let (rest, others) = (&word.as_bytes()[same..], &other.as_bytes()[same..]);
    match (rest, others) {
        ([], []) => true,
        ([_, rest @ ..], [_, others @ ..]) => {
            let swapped = rest.len() == others.len()
                && rest.first().zip(others.first()).is_some_and(|_| {
                    word.as_bytes()[same] == others[0] && other.as_bytes()[same] == rest[0] && rest[1..] == others[1..]
                });
            rest == others || rest == &other.as_bytes()[same..] || &word.as_bytes()[same..] == others || swapped
        }
        ([_], []) | ([], [_]) => true,
        _ => false,
    }
}

/// What follows a label's words.
#[derive(Clone, Copy)]
struct Behind<'a> {
    text: &'a str,
    at: usize,
}

impl Behind<'_> {
    fn skipped(self) -> Self {
        let rest = &self.text[self.at..];
        let left = rest.trim_start_matches(|it: char| {
            it == ' ' || it == '\t' || it == '\u{a0}' || it == '\u{202f}' || is_unseen(it)
        });
        Behind { at: self.text.len() - left.len(), ..self }
    }

    fn past(self, is: impl Fn(char) -> bool) -> Option<Self> {
        let sign = self.text[self.at..].chars().next().filter(|it| is(*it))?;
        Some(Behind { at: self.at + sign.len_utf8(), ..self })
    }

    /// Past a colon; where `dash` is allowed, a dash between blanks does for one.
    fn colon(self, dash: bool) -> Option<usize> {
        // A label that is quoted or stressed: `„Hátrány”:`, `*Hátrány*:`.
        let quoted = self.past(|it| matches!(it, '”' | '"' | '*' | '_')).unwrap_or(self);
        let here = quoted.skipped();
        if let Some(past) = here.past(is_colon) {
            return Some(past.at);
        }
        let behind = here.past(|it| dash && is_hyphen(it))?;
        let apart = here.at > quoted.at && self.text[behind.at..].starts_with(char::is_whitespace);
        apart.then_some(behind.at)
    }

    /// Past `: A-B:`, with the numbers; without any of them it reaches past the first colon.
    fn advantage(self) -> Option<(usize, Option<Bounds>)> {
        let start = Behind { at: self.colon(false).or_else(|| self.bare_range())?, ..self };
        let bounded = || {
            if let Some(found) = start.bound_in_words() {
                return Some(found);
            }
            let (from, behind) = start.number();
            let dashed = behind.skipped().past(is_hyphen);
            let (to, behind) = dashed.map_or((None, behind), Self::number);
            // One number alone is the lower bound: the dash was forgotten.
            if from.is_none() && to.is_none() {
                return None;
            }
            let end = behind.skipped().past(is_colon)?;
            Some((end.at, Some((from, to))))
        };
        Some(bounded().unwrap_or((start.at, None)))
    }

    /// `legalább 10:`, `legfeljebb 5:`
    fn bound_in_words(self) -> Option<(usize, Option<Bounds>)> {
        let here = self.skipped();
        let word = here.text[here.at..].split(char::is_whitespace).next()?;
        let lower = match folded(word).as_str() {
            "legalabb" => true,
            "legfeljebb" | "maximum" => false,
            _ => return None,
        };
        let (bound, behind) = Behind { at: here.at + word.len(), ..here }.number();
        let end = behind.skipped().past(is_colon)?;
        bound.map(|it| (end.at, Some(if lower { (Some(it), None) } else { (None, Some(it)) })))
    }

    /// `Előny 5-10:`, without its first colon: stays where it is, before the numbers.
    fn bare_range(self) -> Option<usize> {
        let (from, behind) = self.number();
        let dashed = behind.skipped().past(is_hyphen)?;
        let (to, behind) = dashed.number();
        (from.is_some() || to.is_some()).then_some(())?;
        behind.skipped().past(is_colon).map(|_| self.at)
    }

    /// Past `, X:`; the comma and the number may be missing.
    fn temporary_cost(self) -> Option<usize> {
        let comma = self.skipped().past(|it| matches!(it, ',' | ':' | ';' | '(')).unwrap_or(self);
        let counted = comma.number().1.skipped();
        let counted = counted.past(|it| matches!(it, 'X' | 'x')).unwrap_or(counted).skipped();
        let counted = counted.past(|it| it == ')').unwrap_or(counted).skipped();
        counted.past(is_colon).map(|it| it.at).or_else(|| self.colon(false))
    }

    fn number(self) -> (Option<u32>, Self) {
        let here = self.skipped();
        let rest = &here.text[here.at..];
        let digits = rest.len() - rest.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        (rest[..digits].parse().ok(), Behind { at: here.at + digits, ..here })
    }
}

/// A colon, however wide.
pub(crate) fn is_colon(sign: char) -> bool {
    matches!(sign, ':' | '：' | '∶')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enclosed::enclosed;
    use crate::word::words;

    fn read(text: &str) -> Option<(Label, &str)> {
        let words = words(text);
        let found = label_at(text, &words, 0, true, &enclosed(text))?;
        Some((found.label, &text[found.content..]))
    }

    #[test]
    fn labels_are_known_in_any_case_and_without_accents() {
        assert_eq!(read("HATRANY : nem támadhat"), Some((Label::Drawback, " nem támadhat")));
        assert_eq!(read("kijatszasi  feltétel: van"), Some((Label::Condition, " van")));
        assert_eq!(read("Hátrány – nem"), Some((Label::Drawback, " nem")));
    }

    #[test]
    fn both_numbers_of_an_advantage_may_be_missing_alone() {
        let bounds = |text: &str| {
            let words = words(text);
            label_at(text, &words, 0, true, &[]).and_then(|it| it.bounds)
        };
        assert_eq!(bounds("Előny: 5 — 10 : a"), Some((Some(5), Some(10))));
        assert_eq!(bounds("Előny: –10: a"), Some((None, Some(10))));
        assert_eq!(bounds("Előny:10-: a"), Some((Some(10), None)));
        assert_eq!(bounds("Előny 3-7: a"), Some((Some(3), Some(7))));
        assert_eq!(bounds("Előny: +1 sebzés"), None);
    }

    #[test]
    fn a_temporary_cost_may_lack_its_comma() {
        for text in [
            "Időleges költség, 2: 1 VP",
            "időleges költség 2: 1 VP",
            "Időleges költség , X : 1 VP",
            "Időleges költség: 1 VP",
        ] {
            assert_eq!(read(text), Some((Label::TemporaryCost, " 1 VP")), "{text}");
        }
    }

    #[test]
    fn a_word_of_a_sentence_is_no_label() {
        assert_eq!(read("Hátránya: semmi"), None);
        assert_eq!(read("Hátrány nélkül: semmi"), None);
    }

    #[test]
    fn one_slip_is_noticed() {
        assert!(near("hatrany", "hatany") && near("hatrany", "hatrnay") && near("hatrany", "hatrang"));
        assert!(!near("hatrany", "hatar"));
    }
}
