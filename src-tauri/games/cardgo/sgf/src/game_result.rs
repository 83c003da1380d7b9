//! The results of games.

use cardgo::Colour;
use std::fmt;
use std::str::FromStr;

/// The result of a game, as in the property `RE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A win of a colour.
    Win(Colour, WinReason),
    /// Equal scores.
    Draw,
    /// The game was broken off.
    Void,
    /// The result is unknown.
    Unknown,
    /// A text that isn't defined by the format, verbatim.
    Other(String),
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// By this number of half points.
    Points(u16),
    /// The opponent resigned.
    Resignation,
    /// The opponent ran out of time.
    Time,
    /// The opponent forfeited.
    Forfeit,
    /// The file doesn't say how.
    Somehow,
}

impl GameResult {
    /// The result of a score: Black's lead in half points, komi included.
    #[must_use]
    pub fn of_margin(margin: i16) -> GameResult {
        match margin {
            0 => GameResult::Draw,
            1.. => GameResult::Win(Colour::Black, WinReason::Points(margin.unsigned_abs())),
            _ => GameResult::Win(Colour::White, WinReason::Points(margin.unsigned_abs())),
        }
    }

    /// The result that a person would understand if the file has a text that isn't defined by the format; otherwise
    /// the same result.
    #[must_use]
    pub fn meaning(&self) -> GameResult {
        match self {
            GameResult::Other(text) => in_other_words(text).unwrap_or_else(|| self.clone()),
            result => result.clone(),
        }
    }

    /// The winner, if there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Colour> {
        match self {
            GameResult::Win(colour, _) => Some(*colour),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (colour, how) = match self {
            GameResult::Win(Colour::Black, how) => ("B", how),
            GameResult::Win(Colour::White, how) => ("W", how),
            GameResult::Draw => return f.write_str("0"),
            GameResult::Void => return f.write_str("Void"),
            GameResult::Unknown => return f.write_str("?"),
            GameResult::Other(text) => return f.write_str(text),
        };
        match how {
            WinReason::Points(halves) => write!(f, "{colour}+{}", halves_written(i32::from(*halves))),
            WinReason::Resignation => write!(f, "{colour}+R"),
            WinReason::Time => write!(f, "{colour}+T"),
            WinReason::Forfeit => write!(f, "{colour}+F"),
            WinReason::Somehow => write!(f, "{colour}+"),
        }
    }
}

impl FromStr for GameResult {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let other = || GameResult::Other(text.to_owned());
        let (colour, how) = match text.trim() {
            "0" | "Draw" | "draw" => return Ok(GameResult::Draw),
            "Void" | "void" => return Ok(GameResult::Void),
            "?" => return Ok(GameResult::Unknown),
            won => match won.split_once('+') {
                Some(("B" | "b", how)) => (Colour::Black, how),
                Some(("W" | "w", how)) => (Colour::White, how),
                _ => return Ok(other()),
            },
        };
        let how = match how {
            "R" | "Resign" | "r" | "resign" => WinReason::Resignation,
            "T" | "Time" | "t" | "time" => WinReason::Time,
            "F" | "Forfeit" | "f" | "forfeit" => WinReason::Forfeit,
            "" => WinReason::Somehow,
            points => match halves_read(points).and_then(|halves| u16::try_from(halves).ok()) {
                Some(halves) => WinReason::Points(halves),
                None => return Ok(other()),
            },
        };
        Ok(GameResult::Win(colour, how))
    }
}

/// Reads a result in free text, in several languages.
fn in_other_words(text: &str) -> Option<GameResult> {
    let small = text.trim().to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| small.contains(word));
    if matches!(small.as_str(), "jigo" | "tie" | "even" | "持碁" | "和棋") {
        return Some(GameResult::Draw);
    }
    if says(&["unfinished", "no result", "無勝負", "suspended"]) {
        return Some(GameResult::Void);
    }
    let (black, rest) = ["black", "b", "黑", "黒"]
        .iter()
        .find_map(|name| Some((true, small.strip_prefix(name)?)))
        .or_else(|| ["white", "w", "白"].iter().find_map(|name| Some((false, small.strip_prefix(name)?))))?;
    let colour = if black { Colour::Black } else { Colour::White };
    let rest = rest.trim();
    let wins = rest.strip_prefix('+').map(str::trim);
    if wins.is_none() && !["win", "won", "中", "胜", "勝"].iter().any(|word| rest.contains(word)) {
        return None;
    }
    let how = match wins.unwrap_or(rest) {
        "" => WinReason::Somehow,
        how if how == "r" || ["resign", "中押", "中盘", "中盤"].iter().any(|word| how.contains(word)) => {
            WinReason::Resignation
        }
        how if how == "t" || ["time", "超时", "時間"].iter().any(|word| how.contains(word)) => WinReason::Time,
        how if how == "f" || how.contains("forfeit") => WinReason::Forfeit,
        how => {
            let number: String = how
                .chars()
                .skip_while(|char| !char.is_ascii_digit())
                .take_while(|char| char.is_ascii_digit() || matches!(char, '.' | ','))
                .map(|char| if char == ',' { '.' } else { char })
                .collect();
            // No other digit may be lost.
            let whole =
                how.chars().filter(char::is_ascii_digit).count() == number.chars().filter(char::is_ascii_digit).count();
            if number.is_empty() && wins.is_none() {
                WinReason::Somehow
            } else {
                WinReason::Points(halves_read(number.trim_end_matches('.')).filter(|_| whole)?.try_into().ok()?)
            }
        }
    };
    Some(GameResult::Win(colour, how))
}

/// Formats half points as points: 13 is `6.5`.
#[must_use]
pub fn halves_written(halves: i32) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let (whole, half) = (halves.unsigned_abs() / 2, halves % 2 != 0);
    format!("{sign}{whole}{}", if half { ".5" } else { "" })
}

/// Parses a whole number of half points, written as points.
#[must_use]
pub fn halves_read(text: &str) -> Option<i16> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() || !whole.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let whole: i16 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let half = match fraction.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    Some(sign * (whole.checked_mul(2)? + half))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_read_as_files_write_them() {
        for (text, halves) in
            [("6.5", 13), ("0", 0), ("-3.5", -7), ("7.50", 15), (".5", 1), ("0.00", 0), ("5.", 10), ("+2", 4)]
        {
            assert_eq!(halves_read(text), Some(halves), "{text}");
        }
        for wrong in ["", "-", ".", "6,5", "3.75", "6.5 points", "99999", "--1", "1e3"] {
            assert_eq!(halves_read(wrong), None, "{wrong}");
        }
        for halves in [-7, -1, 0, 1, 13, 722] {
            assert_eq!(halves_read(&halves_written(halves.into())), Some(halves));
        }
    }

    #[test]
    fn results_in_other_words_are_understood_and_stay_as_they_are() {
        for (text, meaning) in [
            ("B + R", "B+R"),
            ("Black+5.5", "B+5.5"),
            ("W+0,5", "W+0.5"),
            ("White wins by resignation", "W+R"),
            ("white wins by 2.5 points", "W+2.5"),
            ("白中押し勝ち", "W+R"),
            ("黑中盘胜", "B+R"),
            ("Jigo", "0"),
            ("Left unfinished", "Void"),
            ("B+half a stone", "B+half a stone"),
            ("W+3.75", "W+3.75"),
            ("B+1/4", "B+1/4"),
            ("B-W", "B-W"),
            ("both lose", "both lose"),
        ] {
            let Ok(result) = text.parse::<GameResult>();
            assert_eq!((result.to_string().as_str(), result.meaning().to_string().as_str()), (text, meaning));
        }
    }

    #[test]
    fn results_come_back_as_they_went() {
        for text in ["B+R", "W+6.5", "W+12", "B+T", "W+F", "B+", "0", "Void", "?", "B+half a stone", "jigo"] {
            let result: GameResult = text.parse().unwrap_or(GameResult::Unknown);
            assert_eq!(result.to_string(), text);
        }
        assert_eq!("B+Resign".parse(), Ok(GameResult::Win(Colour::Black, WinReason::Resignation)));
        assert_eq!(GameResult::of_margin(-5).to_string(), "W+2.5");
    }
}
