//! A result in a person's words: `fehér nyert 2,5 ponttal`, `Black resigned`, or as files write it: `W+2,5`.

use cardgo::Colour;
use sgf::{GameResult, How, halves_read};

/// What the colours are called, in both languages.
const COLOURS: [(Colour, [&str; 2]); 2] = [(Colour::Black, ["fekete", "black"]), (Colour::White, ["fehér", "white"])];

/// Words that tell the whole result.
const DRAWS: [&str; 8] = ["döntetlen", "egyenlő", "jigo", "draw", "a draw", "tie", "a tie", "tied"];
const VOIDS: [&str; 9] = [
    "eredmény nélkül ért véget",
    "eredmény nélkül",
    "nincs eredmény",
    "félbeszakadt",
    "félbemaradt",
    "it ended without one",
    "no result",
    "void",
    "unfinished",
];
const UNKNOWNS: [&str; 4] = ["nem ismert", "ismeretlen", "unknown", "not known"];

/// Words about the colour before them, by how they begin: it won, or the other one did and how.
const WINS: [&str; 4] = ["nyer", "győz", "win", "won"];
const LOSES: [&str; 4] = ["veszt", "kikap", "lose", "lost"];

/// How it was won, by how the words begin that say so.
const RESIGNS: [&str; 2] = ["felad", "resign"];
const TIMES: [&str; 3] = ["időből", "idő", "time"];
const FORFEITS: [&str; 3] = ["játék", "játszma", "forfeit"];

/// The result that somebody means; none of what isn't understood.
pub(super) fn read(said: &str) -> Option<GameResult> {
    let Ok(plain) = said.trim().replace(',', ".").parse::<GameResult>();
    if !matches!(plain, GameResult::Other(_)) {
        return Some(plain);
    }
    let small = said.to_lowercase();
    let words = small.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = words.trim_end_matches(['.', '!']);
    match () {
        () if DRAWS.contains(&whole) => return Some(GameResult::Draw),
        () if VOIDS.contains(&whole) => return Some(GameResult::Void),
        () if UNKNOWNS.contains(&whole) => return Some(GameResult::Unknown),
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

/// `white won, black resigned`: what all its clauses say together.
fn of_clauses(words: &str) -> Option<GameResult> {
    let mut ended: Option<(Colour, How)> = None;
    for clause in clauses(words) {
        let (winner, how) = of_clause(&clause)?;
        ended = Some(match ended {
            None => (winner, how),
            Some((before, _)) if before != winner => return None,
            Some((_, How::Somehow)) => (winner, how),
            Some((_, before)) if how == How::Somehow || how == before => (winner, before),
            Some(_) => return None,
        });
    }
    ended.map(|(winner, how)| GameResult::Win(winner, how))
}

/// The clauses of a sentence. A comma between digits is part of a number.
fn clauses(words: &str) -> Vec<String> {
    let chars: Vec<char> = words.chars().collect();
    let digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    let ends = |at: usize| match chars[at] {
        ';' => true,
        ',' => !(digit(at.checked_sub(1)) && digit(Some(at + 1))),
        _ => false,
    };
    let marked: String = chars.iter().enumerate().map(|(at, &char)| if ends(at) { '\n' } else { char }).collect();
    let clauses = marked.replace(" és ", "\n").replace(" and ", "\n").replace(", mert ", "\n");
    clauses.lines().map(|clause| clause.trim().to_owned()).filter(|clause| !clause.is_empty()).collect()
}

fn of_clause(clause: &str) -> Option<(Colour, How)> {
    let words: Vec<&str> = clause.split([' ', '(', ')', ':']).filter(|word| !word.is_empty()).collect();
    let begins = |with: &[&str]| words.iter().any(|word| with.iter().any(|begin| word.starts_with(begin)));
    let mut colours = COLOURS.iter().filter(|(_, names)| begins(names)).map(|(colour, _)| *colour);
    let colour = colours.next().filter(|_| colours.next().is_none())?;
    let how = match points(&words)? {
        Some(halves) => How::Points(halves),
        None if begins(&RESIGNS) => How::Resignation,
        None if begins(&TIMES) => How::Time,
        None if begins(&FORFEITS) => How::Forfeit,
        None => How::Somehow,
    };
    match (begins(&WINS), begins(&LOSES), how) {
        (true, false, how) => Some((colour, how)),
        (false, true, how) => Some((colour.opponent(), how)),
        // Without a word for who won: whoever resigned or ran out of time didn't.
        (false, false, How::Resignation | How::Time) => Some((colour.opponent(), how)),
        _ => None,
    }
}

/// The half points that a clause tells, if it tells any; none at all where its number can't be a lead.
fn points(words: &[&str]) -> Option<Option<u16>> {
    let mut numbers = words.iter().filter(|word| word.contains(|char: char| char.is_ascii_digit()));
    let of_points = words.iter().any(|word| word.starts_with("pont") || word.starts_with("point"));
    match (numbers.next(), of_points) {
        (None, true) if words.iter().any(|word| matches!(*word, "fél" | "half")) => Some(Some(1)),
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
    use rulebook::Lang;

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
