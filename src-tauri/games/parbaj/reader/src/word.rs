//! Words in the form in which they are compared.

use std::ops::Range;

/// A word of a text: letters and digits, with what a hyphen joins to them (`Ép-et`, `2/1-es`), and a sign before a
/// number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// Its byte range.
    pub at: Range<usize>,
    /// The word in lower case, without accents and invisible signs.
    pub folded: String,
    /// Whether it begins with a capital letter.
    pub capital: bool,
}

impl Word {
    /// Whether it is a number: digits, a spelt-out number, or X.
    pub fn is_number(&self) -> bool {
        self.folded.starts_with(|it: char| it.is_ascii_digit()) || SPELT.contains(&self.folded.as_str())
    }
}

/// Numbers in words as on cards, folded.
const SPELT: [&str; 36] = [
    "x",
    "nulla",
    "egy",
    "ket",
    "ketto",
    "harom",
    "negy",
    "ot",
    "hat",
    "het",
    "nyolc",
    "kilenc",
    "tiz",
    "tizenegy",
    "tizenket",
    "tizenketto",
    "tizenot",
    "husz",
    "huszonot",
    "harminc",
    "negyven",
    "otven",
    "hatvan",
    "szaz",
    "egyet",
    "kettot",
    "harmat",
    "negyet",
    "otot",
    "hatot",
    "hetet",
    "nyolcat",
    "kilencet",
    "tizet",
    "huszat",
    "tizenkettot",
];

/// Returns the words of a text, in order.
pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut signs = text.char_indices().peekable();
    let mut before = ' ';
    while let Some((start, first)) = signs.next() {
        let next = signs.peek().map(|it| it.1);
        let signed = is_dash_or_plus(first) && !before.is_alphanumeric() && next.is_some_and(|it| it.is_ascii_digit());
        before = first;
        if !first.is_alphanumeric() && !signed {
            continue;
        }
        let mut folded = String::new();
        if signed {
            folded.push(if first == '+' { '+' } else { '-' });
        } else {
            fold(first, &mut folded);
        }
        let mut end = start + first.len_utf8();
        while let Some(&(at, sign)) = signs.peek() {
            // A hyphen belongs to the word if a letter or digit follows it.
            let goes_on =
                || text[at + sign.len_utf8()..].chars().find(|it| !is_unseen(*it)).is_some_and(char::is_alphanumeric);
            if !(sign.is_alphanumeric() || is_unseen(sign) || is_mark(sign) || is_hyphen(sign) && goes_on()) {
                break;
            }
            before = sign;
            end = at + sign.len_utf8();
            fold(sign, &mut folded);
            signs.next();
        }
        words.push(Word { at: start..end, folded, capital: first.is_uppercase() });
    }
    words
}

/// Folds a text as in the lists of wordings: lower case without accents.
pub(crate) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    text.chars().for_each(|it| fold(it, &mut folded));
    folded
}

fn fold(sign: char, folded: &mut String) {
    match sign {
        'á' | 'Á' | 'à' | 'â' | 'ä' => folded.push('a'),
        'é' | 'É' | 'è' | 'ê' => folded.push('e'),
        'í' | 'Í' | 'î' => folded.push('i'),
        // An old code page shows ő and ű as letters with a circumflex or tilde.
        'ó' | 'Ó' | 'ö' | 'Ö' | 'ő' | 'Ő' | 'ô' | 'õ' | 'Õ' => folded.push('o'),
        'ú' | 'Ú' | 'ü' | 'Ü' | 'ű' | 'Ű' | 'û' | 'ũ' | 'Û' => folded.push('u'),
        _ if is_hyphen(sign) => folded.push('-'),
        _ if is_unseen(sign) || is_mark(sign) => {}
        _ => folded.extend(sign.to_lowercase()),
    }
}

/// Whether a sign is a hyphen or dash, which marks a range or joins an ending.
pub(crate) fn is_hyphen(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}' | '\u{2011}' | '‒' | '–' | '—' | '−')
}

fn is_dash_or_plus(sign: char) -> bool {
    sign == '+' || is_hyphen(sign)
}

/// Whether a sign has no width: soft hyphens, joiners, marks of direction.
pub(crate) fn is_unseen(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// Whether a sign is a combining accent.
fn is_mark(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folds(text: &str) -> Vec<String> {
        words(text).into_iter().map(|it| it.folded).collect()
    }

    #[test]
    fn endings_and_signs_belong_to_their_number() {
        assert_eq!(folds("+1/+1-et kap, 2/1-es; −2 Ép-t"), ["+1", "+1-et", "kap", "2", "1-es", "-2", "ep-t"]);
    }

    #[test]
    fn a_dash_between_words_joins_nothing() {
        assert_eq!(folds("Előny: 10–: húz – vagy sem"), ["elony", "10", "huz", "vagy", "sem"]);
    }

    #[test]
    fn accents_may_stand_behind_their_letter_or_be_missing() {
        assert_eq!(folds("Ha\u{301}tra\u{301}ny HATRÁNY hat\u{ad}rany"), ["hatrany", "hatrany", "hatrany"]);
    }

    #[test]
    fn numbers_are_told_in_every_way() {
        let numbers: Vec<bool> = words("3 X két lap 12-t").iter().map(Word::is_number).collect();
        assert_eq!(numbers, [true, true, true, false, true]);
    }
}
