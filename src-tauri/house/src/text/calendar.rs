//! The date of a moment, which is given in milliseconds since 1970.

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// The last millisecond of the year 9999, since 1970: later times in an import are invalid.
pub(crate) const END_OF_TIME: i64 = 253_402_300_799_999;

/// Whether a time (milliseconds since 1970) is plausible.
pub(crate) fn is_moment(moment_ms: i64) -> bool {
    (0..=END_OF_TIME).contains(&moment_ms)
}

/// The first millisecond of the year 0, relative to 1970.
const BEGINNING_OF_TIME: i64 = -62_167_219_200_000;
/// The maximum UTC offset, in minutes.
const MOST_AHEAD: i32 = 24 * 60;

/// Returns the number of days since 1970 at the UTC offset `offset` in minutes.
pub(crate) fn day_number(moment_ms: i64, offset: i32) -> i64 {
    let ahead = i64::from(offset.clamp(-MOST_AHEAD, MOST_AHEAD)) * MINUTE_MS;
    moment_ms.saturating_add(ahead).clamp(BEGINNING_OF_TIME, END_OF_TIME).div_euclid(DAY_MS)
}

/// Returns the date of a time (milliseconds since 1970) at the UTC offset `offset` in minutes, such as `2026-11-21`.
/// Years have four digits: times outside are limited to the first or the last day.
pub(crate) fn date(moment_ms: i64, offset: i32) -> String {
    let days = day_number(moment_ms, offset);
    // Years begin in March here, so that the leap day is the last day of a year: then all eras of 400 years are alike.
    let since = days + 719_468;
    let (era, day_of_era) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (moment, offset, day) in [
            (0, 0, "1970-01-01"),
            (-1, 0, "1969-12-31"),
            (951_782_400_000, 0, "2000-02-29"),
            (1_709_164_799_999, 0, "2024-02-28"),
            (1_709_164_799_999, 60, "2024-02-29"),
            (1_795_219_200_000, -60, "2026-11-20"),
            (END_OF_TIME, 0, "9999-12-31"),
            (i64::MAX, -60, "9999-12-31"),
            (END_OF_TIME, 60, "9999-12-31"),
            (END_OF_TIME, i32::MAX, "9999-12-31"),
            (END_OF_TIME - DAY_MS, i32::MAX, "9999-12-31"),
            (i64::MIN, i32::MIN, "0000-01-01"),
            (0, i32::MIN, "1969-12-31"),
            (BEGINNING_OF_TIME, 0, "0000-01-01"),
            (BEGINNING_OF_TIME, -1, "0000-01-01"),
        ] {
            assert_eq!(date(moment, offset), day);
        }
    }
}
