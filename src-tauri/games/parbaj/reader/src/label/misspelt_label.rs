//! Recognises misspelt labels.

use super::Label;
use super::label_cursor::LabelCursor;
use crate::word::Word;

/// Words after which a label without a mark is only a word of its sentence.
const SPEAKS_OF: [&str; 10] =
    ["nelkul", "eseten", "helyett", "ellen", "es", "vagy", "jar", "illeti", "jelzo", "jelzot"];

/// Returns the label that is written with one slip at the beginning of a sentence: a typo, or no mark after it.
pub(crate) fn misspelt(text: &str, words: &[Word], index: usize) -> Option<Label> {
    let word = &words[index];
    Label::ALL.into_iter().find(|label| {
        label.spellings().iter().any(|spelling| {
            let near = spelling.iter().zip(&words[index..]).filter(|(part, word)| near(part, &word.folded)).count();
            let last = index + spelling.len() - 1;
            let marked = || words.get(last).is_some_and(|it| LabelCursor { text, at: it.at.end }.mark(false).is_some());
            near == spelling.len()
                && word.folded.len() > 4
                && (marked() || label.spelt(&words[index..]) == Some(spelling.len()) && goes_on(words, last))
        })
    })
}

/// Whether the words after a label continue as if it had its mark.
fn goes_on(words: &[Word], last: usize) -> bool {
    words.get(last + 1).is_some_and(|it| !SPEAKS_OF.contains(&it.folded.as_str()))
}

/// Whether two words differ by at most one typo.
fn near(word: &str, other: &str) -> bool {
    let same = word.bytes().zip(other.bytes()).take_while(|(one, next)| one == next).count();
    let (rest, others) = (&word.as_bytes()[same..], &other.as_bytes()[same..]);
    match (rest, others) {
        ([], []) => true,
        ([one, rest_behind @ ..], [other, others_behind @ ..]) => {
            let swapped = match (rest_behind, others_behind) {
                ([next, behind @ ..], [other_next, other_behind @ ..]) => {
                    one == other_next && other == next && behind == other_behind
                }
                _ => false,
            };
            rest_behind == others_behind || rest_behind == others || rest == others_behind || swapped
        }
        ([_], []) | ([], [_]) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::words;

    #[test]
    fn one_slip_is_noticed() {
        assert!(near("hatrany", "hatany") && near("hatrany", "hatrnay") && near("hatrany", "hatrang"));
        assert!(!near("hatrany", "hatar"));
    }

    #[test]
    fn a_label_without_its_mark_is_a_slip() {
        let slip = |text: &str| misspelt(text, &words(text), 0);
        assert_eq!(slip("Hátrány nem támadhat."), Some(Label::Drawback));
        assert_eq!(slip("Hátány: nem támadhat."), Some(Label::Drawback));
        assert_eq!(slip("Hátrány nélkül támad."), None);
    }
}
