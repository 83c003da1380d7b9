//! Finds quotes and brackets.

use std::ops::Range;

/// Returns the ranges between quotes or brackets, including these, in order and without nesting.
///
/// A sign that isn't closed on its line encloses nothing, so that one slip doesn't hide the labels after it.
pub(crate) fn enclosed(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut line = 0;
    for part in text.split_inclusive('\n') {
        in_line(part, line, &mut found);
        line += part.len();
    }
    found
}

/// An opening sign: its position and the signs that may close it.
struct Open {
    at: usize,
    closed_by: Closing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Closing {
    Quote,
    Straight,
    French,
    Round,
    Square,
}

fn in_line(line: &str, offset: usize, found: &mut Vec<Range<usize>>) {
    let mut open: Vec<Open> = Vec::new();
    let first = found.len();
    for (at, sign) in line.char_indices() {
        let end = at + sign.len_utf8();
        let last = open.last().map(|it| it.closed_by);
        let closing = match sign {
            '(' => Err(Closing::Round),
            '[' => Err(Closing::Square),
            '„' => Err(Closing::Quote),
            '«' | '»' if last != Some(Closing::French) => Err(Closing::French),
            '"' if last != Some(Closing::Straight) && last != Some(Closing::Quote) => Err(Closing::Straight),
            '“' if last != Some(Closing::Quote) => Err(Closing::Quote),
            ')' => Ok([Closing::Round; 2]),
            ']' => Ok([Closing::Square; 2]),
            // A lower quote may be closed by any kind of quote.
            '”' | '“' => Ok([Closing::Quote; 2]),
            '"' => Ok([Closing::Straight, Closing::Quote]),
            '«' | '»' => Ok([Closing::French; 2]),
            _ => continue,
        };
        match closing {
            Err(closed_by) => open.push(Open { at, closed_by }),
            // Only the innermost sign can be closed; a stray closing sign is ignored.
            Ok(kinds) => {
                if last.is_some_and(|it| kinds.contains(&it))
                    && let Some(begun) = open.pop()
                {
                    let from = offset + begun.at;
                    // Ranges inside the new one are removed.
                    while found.len() > first && found.last().is_some_and(|it| it.start > from) {
                        found.pop();
                    }
                    found.push(from..offset + end);
                }
            }
        }
    }
}

/// Returns the enclosed range that begins at `at`, if any.
pub(crate) fn beginning_at(enclosed: &[Range<usize>], at: usize) -> Option<&Range<usize>> {
    enclosed.binary_search_by_key(&at, |it| it.start).ok().map(|found| &enclosed[found])
}

/// Whether `at` is between quotes or brackets.
pub(crate) fn holds(enclosed: &[Range<usize>], at: usize) -> bool {
    let behind = enclosed.partition_point(|it| it.start <= at);
    behind > 0 && enclosed[behind - 1].end > at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<&str> {
        enclosed(text).into_iter().map(|at| &text[at]).collect()
    }

    #[test]
    fn nested_signs_are_one() {
        assert_eq!(said("a „b (c) »d«” e [f]"), ["„b (c) »d«”", "[f]"]);
    }

    #[test]
    fn what_is_not_closed_in_its_line_encloses_nothing() {
        assert_eq!(said("„a\nb” (c)"), ["(c)"]);
        assert_eq!(said("a) b \"c\""), ["\"c\""]);
    }

    #[test]
    fn straight_and_mixed_quotes_close() {
        assert_eq!(said("\"a\" „b\" “c”"), ["\"a\"", "„b\"", "“c”"]);
    }
}
