//! The labels of chapter 91 as people write them.

mod advantage_bounds;
mod label_cursor;
mod misspelt_label;

use crate::enclosures::holds;
use crate::word::{Word, is_hyphen, is_unseen, words};
use label_cursor::LabelCursor;
use serde::{Deserialize, Serialize};
use std::ops::Range;

pub(crate) use advantage_bounds::Bounds;
pub(crate) use label_cursor::is_colon;
pub(crate) use misspelt_label::misspelt;

/// A label that names the category of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajLabel")]
pub enum Label {
    /// Written as `Kijátszási feltétel: …`.
    Condition,
    /// Written as `Előny: A-B: …`.
    Advantage,
    /// Written as `Semlegesítés: […]`.
    Neutralisation,
    /// Written as `Hátrány: …`.
    Drawback,
    /// Written as `Jutalom: […]`.
    Bounty,
    /// Written as `Időleges költség, X: költség`.
    TemporaryCost,
}

impl Label {
    /// All labels, in the chapter's order.
    pub const ALL: [Label; 6] = [
        Label::Condition,
        Label::Advantage,
        Label::Neutralisation,
        Label::Drawback,
        Label::Bounty,
        Label::TemporaryCost,
    ];

    /// Returns the label as it is printed.
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

    /// Returns the folded words of the label in every form used before a colon.
    fn spellings(self) -> &'static [&'static [&'static str]] {
        match self {
            Label::Condition => &[
                &["kijatszasi", "feltetel"],
                &["kijatszasi", "feltetelek"],
                &["kijatszasi", "feltetele"],
                &["kijatszasifeltetel"],
                &["kijatszas", "feltetele"],
                &["kijatszasanak", "feltetele"],
                &["idezesi", "feltetel"],
                &["megidezesi", "feltetel"],
            ],
            Label::Advantage => &[&["elony"], &["elonyok"]],
            Label::Neutralisation => &[&["semlegesites"]],
            Label::Drawback => &[&["hatrany"], &["hatranyok"]],
            Label::Bounty => &[&["jutalom"], &["jutalma"]],
            Label::TemporaryCost => &[&["idoleges", "koltseg"], &["idolegeskoltseg"]],
        }
    }

    /// Returns how many of the first `words` make up this label.
    fn spelt(self, words: &[Word]) -> Option<usize> {
        let begins = |spelling: &&&[&str]| {
            words.len() >= spelling.len() && spelling.iter().zip(words).all(|(part, word)| *part == word.folded)
        };
        self.spellings().iter().find(begins).map(|it| it.len())
    }
}

/// A label found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FoundLabel {
    pub label: Label,
    /// The byte offset at which it begins.
    pub start: usize,
    /// The byte offset after its last mark, where the labelled text begins.
    pub content: usize,
    /// The two bounds of an Advantage; `None` if it gives neither.
    pub bounds: Option<Bounds>,
}

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

/// Returns the label that begins with the word at `index`, if there is one. `opens` says whether the word begins a
/// sentence.
pub(crate) fn label_at(
    text: &str,
    words: &[Word],
    index: usize,
    opens: bool,
    enclosed: &[Range<usize>],
) -> Option<FoundLabel> {
    let word = &words[index];
    let quoted = holds(enclosed, word.at.start);
    if !quoted && !opens && !introduced(text, words, index) {
        return None;
    }
    Label::ALL.into_iter().find_map(|label| {
        let last = &words[index + label.spelt(&words[index..])? - 1];
        // Within quotes it is a label only if the quote contains nothing else: `„Hátrány”: …`. Brackets may enclose the
        // whole labelled text.
        let inner = word.at.start..last.at.end;
        if quoted && !enclosed.iter().any(|it| is_all_of(text, it, &inner) || opens && is_bracketed(text, it, &inner)) {
            return None;
        }
        let behind = LabelCursor { text, at: last.at.end };
        // In the middle of a sentence only a colon makes a label.
        let (content, bounds) = match label {
            Label::Advantage => behind.advantage(opens)?,
            Label::TemporaryCost => (behind.temporary_cost(opens)?, None),
            Label::Bounty => (behind.bounty(opens)?, None),
            Label::Neutralisation => (behind.mark(opens).or_else(|| behind.bracket())?, None),
            Label::Condition => (behind.mark(opens).or_else(|| behind.comma(opens))?, None),
            Label::Drawback => (behind.mark(opens).or_else(|| behind.bracket().filter(|_| opens))?, None),
        };
        Some(FoundLabel { label, start: word.at.start, content, bounds })
    })
}

/// Whether a text consists of the words of a label and nothing else, bullets and emphasis marks aside.
pub(crate) fn is_label(text: &str) -> bool {
    // The longest label has two words of about ten letters, each of which may take several bytes.
    const LONGEST: usize = 100;
    text.len() <= LONGEST && {
        let words = words(text);
        !words.is_empty() && Label::ALL.into_iter().any(|it| it.spelt(&words) == Some(words.len()))
    }
}

/// Whether a text begins with the words of a label, bullets aside.
pub(crate) fn begins_with_label(text: &str) -> bool {
    const LONGEST: usize = 60;
    let start: String = text.chars().take(LONGEST).collect();
    let words = words(&start);
    Label::ALL.into_iter().any(|it| it.spelt(&words).is_some())
}

/// Whether a quote contains nothing but the label.
fn is_all_of(text: &str, quoted: &Range<usize>, inner: &Range<usize>) -> bool {
    let sign = |at: Range<usize>| text.get(at).is_some_and(|it| it.trim_start_matches(is_colon).chars().count() == 1);
    sign(quoted.start..inner.start) && sign(inner.end..quoted.end)
}

/// Whether a bracket opens just before the label: `(Hátrány: …)`.
fn is_bracketed(text: &str, bracket: &Range<usize>, inner: &Range<usize>) -> bool {
    text.get(bracket.start..inner.start).is_some_and(|it| matches!(it.trim_end(), "(" | "["))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enclosures::enclosed;

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
    fn any_mark_does_for_a_colon_where_a_sentence_begins() {
        for text in ["Hátrány ; nem", "Hátrány= nem", "Hatrany. nem", "Hátrány- nem", "HÁTRÁNY… nem", "Hátrány -> nem"]
        {
            assert_eq!(read(text), Some((Label::Drawback, " nem")), "{text}");
        }
        assert_eq!(read("Jutalom [lap]"), Some((Label::Bounty, " [lap]")));
        assert_eq!(read("Semlegesítés (lény)"), Some((Label::Neutralisation, " (lény)")));
    }

    #[test]
    fn a_label_may_be_in_brackets_with_what_it_labels() {
        assert_eq!(read("(Hátrány: nem támadhat.)"), Some((Label::Drawback, " nem támadhat.)")));
        assert_eq!(read("(a hátrány: nem)"), None);
    }

    #[test]
    fn a_temporary_cost_may_lack_its_comma() {
        for text in [
            "Időleges költség, 2: 1 VP",
            "időleges költség 2: 1 VP",
            "Időleges költség , X : 1 VP",
            "Időleges költség (2): 1 VP",
            "Időleges költség – 2: 1 VP",
            "Időleges költség, 2 körig: 1 VP",
            "Időleges költség 2; 1 VP",
            "Időleges költség: 1 VP",
        ] {
            assert_eq!(read(text), Some((Label::TemporaryCost, " 1 VP")), "{text}");
        }
    }

    #[test]
    fn a_word_of_a_sentence_is_no_label() {
        assert_eq!(read("Hátránya: semmi"), None);
        assert_eq!(read("Hátrány nélkül: semmi"), None);
        assert_eq!(read("Időleges költség jelzőt tehetsz rá: húzz"), None);
    }

    #[test]
    fn labels_are_told_by_their_words_alone() {
        assert!(is_label("• Hátrány") && is_label("*Időleges* költség") && begins_with_label("- Jutalom: [1 VP]"));
        assert!(!is_label("Hátrány nélkül") && !is_label("") && !begins_with_label("A jutalom"));
    }
}
