//! Reads numbers that aren't written according to the format: board sizes, komi, handicaps.

use crate::game_result::halves_read;
use crate::grid::BoardSize;
use crate::note::Assumption;

/// The board size if the file doesn't contain one.
const USUAL_SIZE: u8 = 19;

/// From this value on, a komi isn't a number of points: some servers write hundredths.
const IN_HUNDREDTHS: u32 = 100;

/// Maximum komi in hundredths of a point; a larger value is a mistake.
const MOST_HUNDREDTHS: u32 = 2_000;

/// Maximum komi in hundredths of a stone, half of the number of points, as once counted in China.
const MOST_STONES: u32 = 400;

/// The board of a size, and the assumption made; `None` if there is no such board.
pub(crate) fn grid(said: Option<&str>) -> Option<(BoardSize, Option<Assumption>)> {
    let usual = BoardSize::square(USUAL_SIZE);
    let Some(said) = said.map(str::trim).filter(|said| !said.is_empty()) else {
        return Some((usual, Some(Assumption::NoSize)));
    };
    if said.starts_with('-') {
        return None;
    }
    // Any characters may be between or after the numbers: `19x19`, `13:9`, `19.0`, `9 lines`.
    let before_point = said.split('.').next().unwrap_or_default();
    let mut numbers = before_point.split(|char: char| !char.is_ascii_digit()).filter(|number| !number.is_empty());
    let columns: u8 = numbers.next()?.parse().ok()?;
    let rows = numbers.next().map_or(Ok(columns), str::parse).ok().filter(|_| numbers.next().is_none())?;
    let grid = BoardSize::new(columns, rows)?;
    let is_usual = said.bytes().all(|byte| byte.is_ascii_digit() || byte == b':');
    let supposed = (!is_usual).then(|| Assumption::Size { said: said.to_owned(), grid: grid.to_string() });
    Some((grid, supposed))
}

/// The units in which a file may give its komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counting {
    /// Points only: the file was written by this crate.
    Points,
    /// Points, hundredths of a point, or stones as once in China. With handicap stones, half a point may also be in
    /// hundredths.
    Any {
        /// Whether Black has handicap stones.
        handicap: bool,
    },
}

/// Returns the text with ASCII digits and signs instead of wide ones, and without quotation marks.
fn plain(said: &str) -> String {
    let narrow = |char: char| match char {
        '０'..='９' | '．' | '，' | '－' | '＋' | '／' => {
            char::from_u32(u32::from(char) - 0xfee0).unwrap_or(char)
        }
        other => other,
    };
    said.trim().trim_matches(['"', '\'', '“', '”']).trim().chars().map(narrow).collect()
}

/// The komi in half points, if there is one, and the assumption made.
pub(crate) fn komi(said: &str, counting: Counting) -> (Option<i16>, Option<Assumption>) {
    let (written, said) = (said.trim(), plain(said));
    let said = said.as_str();
    if said.is_empty() || matches!(said.to_ascii_lowercase().as_str(), "none" | "no" | "-" | "null") {
        return (None, None);
    }
    let supposed = |halves: i16| (Some(halves), Some(Assumption::Komi { said: written.to_owned(), halves }));
    let usual = halves_read(written);
    let Some((size, negative)) = hundredths(said) else {
        return (None, Some(Assumption::NoKomi(written.to_owned())));
    };
    let whole = size % 100 == 0;
    let points = size / 100;
    // `375` is 3¾ stones, each worth two points; `650` is in hundredths of a point.
    let handicap = counting == Counting::Any { handicap: true };
    let counted = match () {
        () if counting == Counting::Points => None,
        () if whole && points >= IN_HUNDREDTHS && points % 50 == 25 && points <= MOST_STONES => Some(points * 2),
        () if whole && (IN_HUNDREDTHS..=MOST_HUNDREDTHS).contains(&points) && points % 50 == 0 => Some(points),
        () if whole && points == 50 && handicap => Some(points),
        () if size % 50 == 25 && size <= MOST_STONES => Some(size * 2),
        () => None,
    };
    let halves = |hundredths: u32| {
        // Leads are whole points, so a komi between two half points decides games like the half point between the same
        // whole ones.
        let halves = if hundredths.is_multiple_of(50) { hundredths / 50 } else { hundredths / 100 * 2 + 1 };
        i16::try_from(halves).ok().map(|halves| if negative { -halves } else { halves })
    };
    match (counted, usual) {
        (None, Some(usual)) => (Some(usual), None),
        (counted, _) => match halves(counted.unwrap_or(size)) {
            Some(halves) => supposed(halves),
            None => (None, Some(Assumption::NoKomi(written.to_owned()))),
        },
    }
}

/// A number of points in hundredths, and whether it is negative; words after it are ignored.
fn hundredths(said: &str) -> Option<(u32, bool)> {
    let (negative, digits) = match said.strip_prefix(['-', '−', '–']) {
        Some(digits) => (true, digits),
        None => (false, said.strip_prefix('+').unwrap_or(said)),
    };
    let end = digits.find(|char: char| !char.is_ascii_digit() && !matches!(char, '.' | ',')).unwrap_or(digits.len());
    let (number, rest) = digits.split_at(end);
    let (whole, fraction) = number.split_once(['.', ',']).unwrap_or((number, ""));
    let is_number = |text: &str| text.len() <= 8 && text.bytes().all(|byte| byte.is_ascii_digit());
    if number.is_empty() && rest.trim_start().starts_with('半') {
        return Some((50, negative));
    }
    if number.is_empty() || whole.is_empty() && fraction.is_empty() || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let part: u32 = format!("{fraction:0<2}").get(..2)?.parse().ok()?;
    // `6½`, `6 1/2` and `6目半`.
    let rest = rest.trim();
    let part = match rest {
        _ if !fraction.is_empty() => part,
        _ if rest.starts_with(['½', '半']) || rest.starts_with("1/2") || rest.contains('半') => 50,
        _ if rest.starts_with('¼') || rest.starts_with("1/4") => 25,
        _ if rest.starts_with('¾') || rest.starts_with("3/4") => 75,
        // There is another number after it, or an exponent.
        _ if rest.contains(|char: char| char.is_ascii_digit()) => return None,
        _ => part,
    };
    Some((whole.checked_mul(100)?.checked_add(part)?, negative))
}

/// The number of handicap stones, if there is one, and the assumption made.
pub(crate) fn handicap(said: &str) -> (Option<u8>, Option<Assumption>) {
    let said = plain(said);
    let said = said.as_str();
    if said.is_empty() || matches!(said.to_ascii_lowercase().as_str(), "none" | "no" | "-" | "null") {
        return (None, None);
    }
    if let Ok(stones) = said.parse() {
        return (Some(stones), None);
    }
    let numeral = |char| "一二三四五六七八九".chars().position(|known| known == char).map(|at| (at as u32 + 1) * 100);
    let numeral = said.chars().next().and_then(numeral).map(|hundredths| (hundredths, false));
    match hundredths(said).or(numeral) {
        Some((hundredths, false)) if hundredths % 100 == 0 && hundredths / 100 <= u32::from(u8::MAX) => {
            let stones = (hundredths / 100) as u8;
            (Some(stones), Some(Assumption::Handicap { said: said.to_owned(), stones }))
        }
        _ => (None, Some(Assumption::NoHandicap(said.to_owned()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn komi_of(said: &str, handicap: bool) -> (Option<f64>, bool) {
        let (halves, supposed) = komi(said, Counting::Any { handicap });
        (halves.map(|halves| f64::from(halves) / 2.0), supposed.is_some())
    }

    #[test]
    fn a_komi_of_half_points_is_what_it_says() {
        for (said, points) in
            [("6.5", 6.5), ("0", 0.0), ("7 ", 7.0), ("+6.5", 6.5), ("-6.5", -6.5), (".5", 0.5), ("6.", 6.0)]
        {
            assert_eq!(komi_of(said, false), (Some(points), false), "{said}");
        }
        assert_eq!((komi_of("", false), komi_of("none", false)), ((None, false), (None, false)));
        assert_eq!(komi_of("50", false), (Some(50.0), false));
        assert_eq!(komi("375", Counting::Points), (Some(750), None), "what was written here");
    }

    #[test]
    fn a_komi_of_a_server_or_of_somebodys_hand_is_read_and_told() {
        for (said, points) in [
            ("375", 7.5),
            ("325", 6.5),
            ("275", 5.5),
            ("650", 6.5),
            ("750", 7.5),
            ("550", 5.5),
            ("3.75", 7.5),
            ("3 3/4", 7.5),
            ("6,5", 6.5),
            ("6 1/2", 6.5),
            ("6½", 6.5),
            ("6目半", 6.5),
            ("６．５", 6.5),
            ("\"6.5\"", 6.5),
            ("半目", 0.5),
            ("6.5 moku", 6.5),
            ("6.5目", 6.5),
            ("5.25", 5.5),
            ("-375", -7.5),
        ] {
            assert_eq!(komi_of(said, false), (Some(points), true), "{said}");
        }
        assert_eq!(komi_of("50", true), (Some(0.5), true), "with handicap stones");
        for said in ["20000", "six", "1e1", "6.5.5", "--1", "99999999999"] {
            assert_eq!(komi_of(said, false), (None, true), "{said}");
        }
    }

    #[test]
    fn a_handicap_is_a_number_with_or_without_words() {
        assert_eq!(
            (handicap("2"), handicap(" 0 "), handicap("none")),
            ((Some(2), None), (Some(0), None), (None, None))
        );
        for (said, stones) in [("2.0", 2), ("3 stones", 3), ("4子", 4), ("二子", 2)] {
            assert_eq!(handicap(said), (Some(stones), Some(Assumption::Handicap { said: said.to_owned(), stones })));
        }
        for said in ["two", "-1", "300", "2.5"] {
            assert_eq!(handicap(said), (None, Some(Assumption::NoHandicap(said.to_owned()))), "{said}");
        }
    }

    #[test]
    fn a_board_is_as_large_as_a_person_would_say() {
        let told = |said| grid(Some(said)).map(|(grid, supposed)| (grid.to_string(), supposed.is_some()));
        for (said, size, supposed) in [
            ("9", "9×9", false),
            (" 09 ", "9×9", false),
            ("19:19", "19×19", false),
            ("13:9", "13×9", false),
            ("19x19", "19×19", true),
            ("13 × 9", "13×9", true),
            ("19路", "19×19", true),
            ("9 lines", "9×9", true),
            ("13.0", "13×13", true),
            ("25", "25×25", false),
            ("", "19×19", true),
        ] {
            assert_eq!(told(said), Some((size.to_owned(), supposed)), "{said}");
        }
        for said in ["0", "1", "53", "big", "-9", "300", "9:9:9"] {
            assert_eq!(told(said), None, "{said}");
        }
        assert_eq!(grid(None).map(|(grid, _)| grid), Some(BoardSize::square(19)));
    }
}
