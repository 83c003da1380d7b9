//! Splits text into words and removes accents.

/// A word of a text.
pub(super) struct Word {
    /// The start in bytes.
    pub start: usize,
    /// The end in bytes.
    pub end: usize,
    /// The letters in lower case, without combining accents.
    pub text: String,
}

/// Returns the words of `text`: runs of letters and digits.
pub(super) fn words(text: &str) -> impl Iterator<Item = Word> + '_ {
    let mut signs = text.char_indices().peekable();
    std::iter::from_fn(move || {
        while signs.next_if(|(_, sign)| !sign.is_alphanumeric()).is_some() {}
        let &(start, _) = signs.peek()?;
        let mut word = Word { start, end: start, text: String::new() };
        while let Some((at, sign)) = signs.next_if(|&(_, sign)| sign.is_alphanumeric() || is_loose_accent(sign)) {
            word.end = at + sign.len_utf8();
            word.text.extend(sign.to_lowercase().filter(|letter| !is_loose_accent(*letter)));
        }
        Some(word)
    })
}

/// Whether the character is a combining accent, which follows its letter.
fn is_loose_accent(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

/// Returns `word`, which must be in lower case, without accents.
pub(super) fn fold(word: &str) -> String {
    word.chars().map(unaccented).collect()
}

fn unaccented(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ö' | 'ő' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' | 'ű' | 'ù' | 'û' | 'ũ' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<(&str, String)> {
        words(text).map(|word| (&text[word.start..word.end], word.text)).collect()
    }

    #[test]
    fn words_are_runs_of_letters_and_digits() {
        let expected = [("Kör", "kör"), ("100", "100"), ("passz", "passz"), ("e", "e")];
        assert_eq!(cut("– Kör: 100 passz-e?!"), expected.map(|(written, small)| (written, small.to_owned())));
        assert_eq!(cut(" \u{0}\t🍡 ’ ").len(), 0);
    }

    #[test]
    fn an_accent_behind_its_letter_belongs_to_the_word() {
        assert_eq!(cut("ko\u{308}r"), [("ko\u{308}r", "kor".to_owned())]);
    }

    #[test]
    fn folding_takes_off_every_accent() {
        assert_eq!(fold("árvíztűrő tükörfúrógép"), "arvizturo tukorfurogep");
    }
}
