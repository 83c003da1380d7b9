//! Converts dates as people write them to those of the format: `2024-05-01`, `2024-05`, `2024`, or a list of these.

use crate::sentences::sentences;
use rulebook::Lang;

/// Converts a date to that of the format; returns `None` if it isn't a date.
pub(super) fn read(said: &str) -> Option<String> {
    let said = said.trim();
    if is_list(said) { Some(said.to_owned()) } else { of_words(said) }
}

/// Returns whether the text is a list of dates of the format, in which later ones may omit what they share:
/// `2024-05-01,02`.
fn is_list(said: &str) -> bool {
    let mut parts = said.split(',').map(str::trim);
    parts.next().is_some_and(is_date) && parts.all(|part| is_date(part) || is_rest(part))
}

fn is_date(part: &str) -> bool {
    let mut numbers = part.splitn(3, '-');
    let year = numbers.next().filter(|year| year.len() == 4).and_then(number);
    let rest: Option<Vec<u32>> = numbers.map(two_digits).collect();
    year.zip(rest).is_some_and(|(year, rest)| match rest[..] {
        [] => year > 0,
        [month] => exists(year, month, 1),
        [month, day] => exists(year, month, day),
        _ => false,
    })
}

/// Returns whether the part is a month and a day, or one of them, without a year.
fn is_rest(part: &str) -> bool {
    let numbers: Option<Vec<u32>> = part.splitn(2, '-').map(two_digits).collect();
    match numbers.as_deref() {
        Some([day]) => (1..=31).contains(day),
        Some([month, day]) => exists(2000, *month, *day),
        _ => false,
    }
}

fn two_digits(text: &str) -> Option<u32> {
    number(text).filter(|_| text.len() == 2)
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Parses a date in words or with other separators: `2024. május 1.`, `2024/5/1`, `1 May 2024`, `May 1, 2024`.
fn of_words(said: &str) -> Option<String> {
    let parts: Vec<&str> =
        said.split([' ', '\u{a0}', '.', ',', '/', '-']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let month_at = parts.iter().position(|part| month(part).is_some());
    let (year, month, day) = match (parts.as_slice(), month_at) {
        ([year], None) => (year, None, None),
        ([year, month], None) => (year, Some(number(month)?), None),
        // With the year at the end, the order of day and month is ambiguous, so only the year first is accepted.
        ([year, month, day], None) => (year, Some(number(month)?), Some(day)),
        ([year, name], Some(1)) | ([name, year], Some(0)) => (year, Some(month(name)?), None),
        ([year, name, day], Some(1)) if year.len() == 4 => (year, Some(month(name)?), Some(day)),
        ([day, name, year], Some(1)) | ([name, day, year], Some(0)) => (year, Some(month(name)?), Some(day)),
        _ => return None,
    };
    let year = number(year).filter(|_| year.len() == 4)?;
    let day =
        day.map(|day| number(day.trim_end_matches(char::is_alphabetic))).map_or(Some(None), |day| day.map(Some))?;
    exists(year, month.unwrap_or(1), day.unwrap_or(1)).then(|| match (month, day) {
        (Some(month), Some(day)) => format!("{year:04}-{month:02}-{day:02}"),
        (Some(month), None) => format!("{year:04}-{month:02}"),
        _ => format!("{year:04}"),
    })
}

/// Returns the number of the named month.
fn month(name: &str) -> Option<u32> {
    let small = name.to_lowercase();
    if !small.chars().all(char::is_alphabetic) {
        return None;
    }
    let months = Lang::ALL.map(|lang| sentences(lang).months());
    (1..=12_usize)
        .find(|number| months.iter().any(|names| small.starts_with(names[number - 1])))
        .and_then(|number| u32::try_from(number).ok())
}

fn exists(year: u32, month: u32, day: u32) -> bool {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    year > 0 && (1..=days).contains(&day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_the_format_stay_as_they_are() {
        for date in
            ["2024-05-01", "2024-05", "1846", "2024-02-29", "1996-05-06,07", "1996-12-27,1997-01-03", "1996-05,06"]
        {
            assert_eq!(read(date).as_deref(), Some(date));
        }
    }

    #[test]
    fn dates_in_words_become_dates_of_the_format() {
        for (said, date) in [
            ("2024. május 1.", "2024-05-01"),
            ("2024. 05. 01.", "2024-05-01"),
            ("2024.5.1", "2024-05-01"),
            ("2024/5/1", "2024-05-01"),
            ("2024-5-1", "2024-05-01"),
            ("2024. máj.", "2024-05"),
            ("2024. szeptember", "2024-09"),
            ("2024.", "2024"),
            ("1 May 2024", "2024-05-01"),
            ("1st May 2024", "2024-05-01"),
            ("May 1, 2024", "2024-05-01"),
            ("December 2024", "2024-12"),
        ] {
            assert_eq!(read(said).as_deref(), Some(date), "{said}");
        }
    }

    #[test]
    fn what_is_no_date_or_no_day_of_the_calendar_is_none() {
        for said in [
            "",
            "tegnap",
            "2023-02-29",
            "2024-13-01",
            "2024-04-31",
            "2024-00-01",
            "0000",
            "24-05-01",
            "01/05/2024",
            "2024-05-01-02",
            "2024 5 1 2",
            "2024 x",
        ] {
            assert_eq!(read(said), None, "{said}");
        }
    }
}
