//! Parses a result in a person's words, of whatever language: `fehér nyert 2,5 ponttal`, `Black resigned`, or as in
//! files: `W+2,5`.

use crate::sentences::{ResultWords, sentences};
use cardgo::Colour;
use rulebook::Lang;
use sgf::{GameResult, WinReason, halves_read};

/// Returns the words of all languages.
fn vocabulary() -> [ResultWords; Lang::ALL.len()] {
    Lang::ALL.map(|lang| sentences(lang).result_words())
}

/// A list of words of a language.
type List = fn(&ResultWords) -> &'static [&'static str];

/// Parses a result; returns `None` if it isn't understood.
pub(super) fn read(said: &str) -> Option<GameResult> {
    let Ok(plain) = said.trim().replace(',', ".").parse::<GameResult>();
    if !matches!(plain, GameResult::Other(_)) {
        return Some(plain);
    }
    let small = said.to_lowercase();
    let words = small.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = words.trim_end_matches(['.', '!']);
    let is = |list: List| vocabulary().iter().any(|language| list(language).contains(&whole));
    match () {
        () if is(|language| language.draws) => return Some(GameResult::Draw),
        () if is(|language| language.voids) => return Some(GameResult::Void),
        () if is(|language| language.unknowns) => return Some(GameResult::Unknown),
        () => {}
    }
    if let Some(result) = of_clauses(whole) {
        return Some(result);
    }
    match plain.meaning() {
        GameResult::Other(_) => None,
        known => Some(known),
    }
}

/// Combines the clauses of a sentence such as `white won, black resigned`.
fn of_clauses(words: &str) -> Option<GameResult> {
    let mut ended: Option<(Colour, WinReason)> = None;
    for clause in clauses(words) {
        let (winner, how) = of_clause(&clause)?;
        ended = Some(match ended {
            None => (winner, how),
            Some((before, _)) if before != winner => return None,
            Some((_, WinReason::Somehow)) => (winner, how),
            Some((_, before)) if how == WinReason::Somehow || how == before => (winner, before),
            Some(_) => return None,
        });
    }
    ended.map(|(winner, how)| GameResult::Win(winner, how))
}

/// Splits a sentence into clauses. A comma between digits is part of a number.
fn clauses(words: &str) -> Vec<String> {
    let chars: Vec<char> = words.chars().collect();
    let digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    let ends = |at: usize| match chars[at] {
        ';' => true,
        ',' => !(digit(at.checked_sub(1)) && digit(Some(at + 1))),
        _ => false,
    };
    let marked: String = chars.iter().enumerate().map(|(at, &char)| if ends(at) { '\n' } else { char }).collect();
    let clauses = vocabulary()
        .iter()
        .flat_map(|language| language.joins)
        .fold(marked, |clauses, join| clauses.replace(join, "\n"));
    clauses.lines().map(|clause| clause.trim().to_owned()).filter(|clause| !clause.is_empty()).collect()
}

fn of_clause(clause: &str) -> Option<(Colour, WinReason)> {
    let words: Vec<&str> = clause.split([' ', '(', ')', ':']).filter(|word| !word.is_empty()).collect();
    let vocabulary = vocabulary();
    let has = |begin: &str| words.iter().any(|word| word.starts_with(begin));
    let begins = |list: List| vocabulary.iter().any(|language| list(language).iter().any(|begin| has(begin)));
    let named = |colour| {
        vocabulary.iter().flat_map(|language| language.colours).any(|(named, name)| named == colour && has(name))
    };
    let mut colours = [Colour::Black, Colour::White].into_iter().filter(|colour| named(*colour));
    let colour = colours.next().filter(|_| colours.next().is_none())?;
    let how = match points(&words)? {
        Some(halves) => WinReason::Points(halves),
        None if begins(|language| language.resigns) => WinReason::Resignation,
        None if begins(|language| language.times) => WinReason::Time,
        None if begins(|language| language.forfeits) => WinReason::Forfeit,
        None => WinReason::Somehow,
    };
    match (begins(|language| language.wins), begins(|language| language.loses), how) {
        (true, false, how) => Some((colour, how)),
        (false, true, how) => Some((colour.opponent(), how)),
        // Without a word for the winner, the one who resigned or ran out of time has lost.
        (false, false, WinReason::Resignation | WinReason::Time) => Some((colour.opponent(), how)),
        _ => None,
    }
}

/// Returns the half points of a clause, `Some(None)` if it has none; returns `None` if its number can't be a lead.
fn points(words: &[&str]) -> Option<Option<u16>> {
    let mut numbers = words.iter().filter(|word| word.contains(|char: char| char.is_ascii_digit()));
    let vocabulary = vocabulary();
    let any = |list: List, is: fn(&str, &str) -> bool| {
        words.iter().any(|word| vocabulary.iter().any(|language| list(language).iter().any(|listed| is(word, listed))))
    };
    let of_points = any(|language| language.points, |word, begin| word.starts_with(begin));
    match (numbers.next(), of_points) {
        (None, true) if any(|language| language.half, |word, half| word == half) => Some(Some(1)),
        (None, true) => None,
        (None, false) => Some(None),
        (Some(number), true) if numbers.next().is_none() => {
            let halves = halves_read(&number.replace(',', "."))?;
            u16::try_from(halves).ok().filter(|halves| *halves > 0).map(Some)
        }
        (Some(_), _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::result::in_words;
    use super::*;

    #[test]
    fn results_in_words_become_those_of_the_format() {
        for (said, written) in [
            ("fehér nyert 2,5 ponttal", "W+2.5"),
            ("Fekete nyert 3.5\u{a0}ponttal.", "B+3.5"),
            ("fekete nyert fél ponttal", "B+0.5"),
            ("fehér feladta", "B+R"),
            ("Fehér nyert, fekete feladta", "W+R"),
            ("fekete nyert feladással", "B+R"),
            ("fekete nyert, fehér kifutott az időből", "B+T"),
            ("Fehér kifutott az időből", "B+T"),
            ("fehér nyert idővel", "W+T"),
            ("fehér nyert játék nélkül", "W+F"),
            ("fehér nyert", "W+"),
            ("fekete vesztett 4 ponttal", "W+4"),
            ("döntetlen", "0"),
            ("eredmény nélkül ért véget", "Void"),
            ("nem ismert", "?"),
            ("White won by 1 point", "W+1"),
            ("Black won by half a point", "B+0.5"),
            ("White resigned", "B+R"),
            ("Black won and White resigned", "B+R"),
            ("white won on time", "W+T"),
            ("Black lost by 12 points", "W+12"),
            ("a tie", "0"),
            ("W+R", "W+R"),
            ("b+3,5", "B+3.5"),
            ("B + R", "B+R"),
            ("jigo", "0"),
        ] {
            assert_eq!(read(said).map(|result| result.to_string()).as_deref(), Some(written), "{said}");
        }
    }

    #[test]
    fn whatever_is_shown_is_understood() {
        for written in ["W+2.5", "B+1", "B+0.5", "B+R", "W+T", "B+F", "W+", "0", "Void", "?"] {
            let Ok(result) = written.parse();
            for lang in [Lang::Hu, Lang::En] {
                assert_eq!(read(&in_words(&result, lang)), Some(result.clone()), "{written}");
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_no_result() {
        for said in [
            "jó volt",
            "fekete",
            "fekete nyert 3 kővel",
            "fekete nyert 3,75 ponttal",
            "fekete nyert, fehér nyert",
            "fekete nyert 2 ponttal, fehér feladta",
            "fekete és fehér",
            "Anna nyert",
            "B-W",
            "black won by 2 or 3 points",
        ] {
            assert_eq!(read(said), None, "{said}");
        }
    }
}
