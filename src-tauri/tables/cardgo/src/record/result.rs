//! How a game in a file ended, in words.

use super::brief;
use cardgo::Colour;
use rulebook::Lang;
use sgf::{GameResult, How};

/// `fekete nyert 2,5 ponttal`, `White won, Black resigned`.
pub(super) fn in_words(result: &GameResult, lang: Lang) -> String {
    let other = |text: &str| brief(text).unwrap_or_default();
    match (&result.meaning(), lang) {
        (GameResult::Win(colour, how), Lang::Hu) => hungarian(*colour, *how),
        (GameResult::Win(colour, how), Lang::En) => english(*colour, *how),
        (GameResult::Draw, Lang::Hu) => "döntetlen".to_owned(),
        (GameResult::Draw, Lang::En) => "a tie".to_owned(),
        (GameResult::Void, Lang::Hu) => "eredmény nélkül ért véget".to_owned(),
        (GameResult::Void, Lang::En) => "it ended without one".to_owned(),
        (GameResult::Unknown, Lang::Hu) => "nem ismert".to_owned(),
        (GameResult::Unknown, Lang::En) => "unknown".to_owned(),
        (GameResult::Other(text), Lang::Hu) => format!("„{}”", other(text)),
        (GameResult::Other(text), Lang::En) => format!("“{}”", other(text)),
    }
}

/// The same as a sentence at the end of the game; none where nothing is known.
pub(super) fn sentence(result: &GameResult, lang: Lang) -> Option<String> {
    let told = match &result.meaning() {
        GameResult::Unknown => return None,
        GameResult::Void => match lang {
            Lang::Hu => "A fájl szerint a játszma eredmény nélkül ért véget.".to_owned(),
            Lang::En => "The file says that the game ended without a result.".to_owned(),
        },
        result => match lang {
            Lang::Hu => format!("A fájl szerint az eredmény: {}.", in_words(result, lang)),
            Lang::En => format!("The file gives the result: {}.", in_words(result, lang)),
        },
    };
    Some(told)
}

fn hungarian(winner: Colour, how: How) -> String {
    let [won, lost] = match winner {
        Colour::Black => ["fekete", "fehér"],
        Colour::White => ["fehér", "fekete"],
    };
    match how {
        How::Points(halves) => format!("{won} nyert {}\u{a0}ponttal", points(halves, ',')),
        How::Resignation => format!("{won} nyert, {lost} feladta"),
        How::Time => format!("{won} nyert, {lost} kifutott az időből"),
        How::Forfeit => format!("{won} nyert játék nélkül"),
        How::Somehow => format!("{won} nyert"),
    }
}

fn english(winner: Colour, how: How) -> String {
    let [won, lost] = match winner {
        Colour::Black => ["Black", "White"],
        Colour::White => ["White", "Black"],
    };
    match how {
        How::Points(2) => format!("{won} won by 1\u{a0}point"),
        How::Points(halves) => format!("{won} won by {}\u{a0}points", points(halves, '.')),
        How::Resignation => format!("{won} won, {lost} resigned"),
        How::Time => format!("{won} won, {lost} ran out of time"),
        How::Forfeit => format!("{won} won by forfeit"),
        How::Somehow => format!("{won} won"),
    }
}

fn points(halves: u16, decimal: char) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}{decimal}5"),
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
