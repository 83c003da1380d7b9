//! The result of a record in words.

use crate::sentences::sentences;
use rulebook::Lang;
use sgf::GameResult;

/// Describes a result: `fekete nyert 2,5 ponttal`, `White won, Black resigned`.
pub(super) fn in_words(result: &GameResult, lang: Lang) -> String {
    sentences(lang).result(&result.meaning())
}

/// Describes a result as a sentence for the end of the game; returns `None` if it is unknown.
pub(super) fn sentence(result: &GameResult, lang: Lang) -> Option<String> {
    match &result.meaning() {
        GameResult::Unknown => None,
        GameResult::Void => Some(sentences(lang).file_without_result().to_owned()),
        result => Some(sentences(lang).file_result(&in_words(result, lang))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_in_words_of_both_languages() {
        for (file, hu, en) in [
            ("W+2.5", "fehér nyert 2,5\u{a0}ponttal", "White won by 2.5\u{a0}points"),
            ("B+1", "fekete nyert 1\u{a0}ponttal", "Black won by 1\u{a0}point"),
            ("B+R", "fekete nyert, fehér feladta", "Black won, White resigned"),
            ("W+T", "fehér nyert, fekete kifutott az időből", "White won, Black ran out of time"),
            ("B+F", "fekete nyert játék nélkül", "Black won by forfeit"),
            ("W+", "fehér nyert", "White won"),
            ("0", "döntetlen", "a tie"),
            ("Void", "eredmény nélkül ért véget", "it ended without one"),
            ("?", "nem ismert", "unknown"),
            ("jigo", "döntetlen", "a tie"),
            ("白中押し勝ち", "fehér nyert, fekete feladta", "White won, Black resigned"),
            ("so-so", "„so-so”", "“so-so”"),
        ] {
            let Ok(result) = file.parse();
            assert_eq!([in_words(&result, Lang::Hu), in_words(&result, Lang::En)], [hu, en]);
        }
        assert_eq!(sentence(&GameResult::Unknown, Lang::Hu), None);
        let drawn = sentence(&GameResult::Draw, Lang::Hu);
        assert_eq!(drawn.as_deref(), Some("A fájl szerint az eredmény: döntetlen."));
    }
}
