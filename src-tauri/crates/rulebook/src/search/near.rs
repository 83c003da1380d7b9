//! Single typing errors: an additional, a missing or a wrong letter, or two letters swapped.

/// Shorter words must be correct, because too many others are one letter away.
pub(super) const SHORTEST: usize = 4;

/// Whether the two words differ by at most one error.
pub(super) fn is_near(a: &[u8], b: &[u8]) -> bool {
    let (a, b) = beyond_common_beginning(a, b);
    match (a, b) {
        ([], rest) | (rest, []) => rest.len() <= 1,
        ([_, a_rest @ ..], [_, b_rest @ ..]) => {
            a_rest == b_rest || a_rest == b || a == b_rest || swapped_rest(a, b).is_some_and(|(a, b)| a == b)
        }
    }
}

/// Whether `typed` and the beginning of `word` differ by at most one error.
pub(super) fn begins_near(typed: &[u8], word: &[u8]) -> bool {
    let (typed, word) = beyond_common_beginning(typed, word);
    match (typed, word) {
        ([], _) | ([_], []) => true,
        (_, []) => false,
        ([_, typed_rest @ ..], [_, word_rest @ ..]) => {
            word_rest.starts_with(typed_rest)
                || word.starts_with(typed_rest)
                || word_rest.starts_with(typed)
                || swapped_rest(typed, word).is_some_and(|(typed, word)| word.starts_with(typed))
        }
    }
}

fn beyond_common_beginning<'a>(a: &'a [u8], b: &'a [u8]) -> (&'a [u8], &'a [u8]) {
    let common = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    (&a[common..], &b[common..])
}

/// Returns what follows two swapped letters.
fn swapped_rest<'a>(a: &'a [u8], b: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
    match (a, b) {
        ([a1, a2, a_rest @ ..], [b1, b2, b_rest @ ..]) if a1 == b2 && a2 == b1 => Some((a_rest, b_rest)),
        _ => None,
    }
}

/// The set of letters of a word as bits. Words that are one error apart differ by at most one letter in each direction,
/// which quickly excludes most of a vocabulary.
#[derive(Clone, Copy)]
pub(super) struct Letters(u32);

impl Letters {
    pub(super) fn of(word: &[u8]) -> Letters {
        Letters(word.iter().fold(0, |letters, letter| letters | 1 << (letter % 32)))
    }

    /// Whether a word with these letters, or its beginning, may be one error away from a word with the letters of
    /// `other`.
    pub(super) fn may_be_near(self, other: Letters) -> bool {
        (self.0 & !other.0).count_ones() <= 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: &str, b: &str) -> bool {
        let near = is_near(a.as_bytes(), b.as_bytes());
        assert_eq!(near, is_near(b.as_bytes(), a.as_bytes()), "the same both ways");
        assert!(!near || Letters::of(a.as_bytes()).may_be_near(Letters::of(b.as_bytes())), "{a} {b}");
        near
    }

    #[test]
    fn one_slip_is_forgiven() {
        for slip in ["pakli", "pakki", "paklii", "pkli", "akli", "paki", "pakil", "apkli", "xpakli"] {
            assert!(near("pakli", slip), "{slip}");
        }
    }

    #[test]
    fn two_slips_are_not() {
        for other in ["pakkk", "pklia", "pak", "paklixy", "kpali", "aplki", ""] {
            assert!(!near("pakli", other), "{other}");
        }
    }

    #[test]
    fn a_beginning_may_have_one_slip_too() {
        for typed in ["büntet", "bütnet", "bünet", "büntett", "bünzet", "xüntet"] {
            assert!(begins_near(typed.as_bytes(), "büntetőpont".as_bytes()), "{typed}");
        }
        assert!(begins_near(b"paklis", b"pakli"));
        for typed in ["tünzet", "pontok", "paklist"] {
            assert!(!begins_near(typed.as_bytes(), "büntetőpont".as_bytes()), "{typed}");
        }
    }
}
