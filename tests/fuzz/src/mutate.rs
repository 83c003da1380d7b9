//! Mutates samples: flips bits; deletes, repeats and moves pieces; inserts pieces of other samples or words of the
//! format; makes numbers extreme; exchanges whole values.

use game::{Chance, Seed};

/// Replacements for numbers.
const EXTREMES: &[&str] = &[
    "0",
    "-1",
    "1e400",
    "-1e400",
    "1e-400",
    "0.1",
    "-0",
    "00",
    "+1",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
];

/// Mutates samples with pieces of other samples, words of the format, and seeded chance.
pub struct Mutator<'a> {
    samples: &'a [Vec<u8>],
    words: &'a [&'a str],
    /// The longest result in bytes.
    longest: usize,
    chance: Chance,
}

impl<'a> Mutator<'a> {
    /// Returns a mutator; the same seed makes the same changes.
    #[must_use]
    pub fn new(samples: &'a [Vec<u8>], words: &'a [&'a str], longest: usize, seed: u64) -> Mutator<'a> {
        Mutator { samples, words, longest, chance: Chance::new(Seed(seed)) }
    }

    /// Returns a mutated sample.
    pub fn any(&mut self) -> Vec<u8> {
        let mut bytes = self.sample().to_vec();
        bytes.truncate(self.longest);
        for _ in 0..=self.below(5) {
            self.change(&mut bytes);
        }
        bytes
    }

    /// Makes one change.
    pub fn change(&mut self, bytes: &mut Vec<u8>) {
        match self.below(12) {
            0 => self.flip(bytes),
            1 => self.set(bytes),
            2 => {
                let piece = self.piece(bytes.len());
                bytes.drain(piece);
            }
            3 => self.repeat(bytes),
            4 => self.splice(bytes),
            5 | 6 => self.word(bytes),
            7 | 8 => self.number(bytes),
            9 | 10 => self.value(bytes),
            _ => {
                // Moves a piece.
                let piece = self.piece(bytes.len());
                let moved: Vec<u8> = bytes.drain(piece).collect();
                self.put(bytes, &moved);
            }
        }
        bytes.truncate(self.longest);
    }

    fn below(&mut self, bound: usize) -> usize {
        // No sample is longer than 32 bits can count.
        self.chance.below(u32::try_from(bound.max(1)).unwrap_or(u32::MAX)) as usize
    }

    fn sample(&mut self) -> &'a [u8] {
        let at = self.below(self.samples.len());
        self.samples.get(at).map_or(&[], Vec::as_slice)
    }

    /// Returns a random range; short ones are more frequent.
    fn piece(&mut self, length: usize) -> std::ops::Range<usize> {
        let longest = [4, 16, 64, 1024, length][self.below(5)].min(length);
        let start = self.below(length + 1);
        let end = (start + self.below(longest + 1)).min(length);
        start..end
    }

    fn put(&mut self, bytes: &mut Vec<u8>, piece: &[u8]) {
        let at = self.below(bytes.len() + 1);
        bytes.splice(at..at, piece.iter().copied());
    }

    fn flip(&mut self, bytes: &mut [u8]) {
        let (at, bit) = (self.below(bytes.len()), self.below(8));
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << bit;
        }
    }

    fn set(&mut self, bytes: &mut [u8]) {
        let (at, to) = (self.below(bytes.len()), self.below(256));
        if let Some(byte) = bytes.get_mut(at) {
            *byte = to as u8;
        }
    }

    /// Repeats a piece.
    fn repeat(&mut self, bytes: &mut Vec<u8>) {
        let piece = self.piece(bytes.len());
        let times = [1, 2, 10, 100, 2_000][self.below(5)];
        let times = times.min(self.longest / piece.len().max(1));
        let many = bytes[piece.clone()].repeat(times);
        bytes.splice(piece.end..piece.end, many);
    }

    /// Replaces a piece by one of another sample.
    fn splice(&mut self, bytes: &mut Vec<u8>) {
        let other = self.sample();
        let (from, to) = (self.piece(other.len()), self.piece(bytes.len()));
        bytes.splice(to, other[from].iter().copied());
    }

    fn word(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(self.words.len());
        if let Some(word) = self.words.get(at) {
            self.put(bytes, word.as_bytes());
        }
    }

    /// Replaces a number by an extreme one.
    fn number(&mut self, bytes: &mut Vec<u8>) {
        let from = self.below(bytes.len());
        let Some(start) = (from..bytes.len()).find(|&at| bytes[at].is_ascii_digit()) else { return };
        let end = (start..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
        let extreme = EXTREMES[self.below(EXTREMES.len())];
        bytes.splice(start..end, extreme.bytes());
    }

    /// Deletes, repeats or exchanges a whole value in brackets or quotes.
    fn value(&mut self, bytes: &mut Vec<u8>) {
        let from = self.below(bytes.len());
        let Some(here) = value_from(bytes, from) else { return };
        match self.below(3) {
            0 => drop(bytes.drain(here)),
            1 => {
                let again = [b",", &bytes[here.clone()]].concat();
                bytes.splice(here.end..here.end, again);
            }
            _ => {
                let other = self.sample();
                let from = self.below(other.len());
                if let Some(there) = value_from(other, from) {
                    bytes.splice(here, other[there].iter().copied());
                }
            }
        }
    }
}

/// Returns the first whole value from `from` on: from its bracket or quote to the one that closes it.
fn value_from(bytes: &[u8], from: usize) -> Option<std::ops::Range<usize>> {
    let start = (from..bytes.len()).find(|&at| b"[{(\"".contains(&bytes[at]))?;
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, &byte) in bytes.iter().enumerate().skip(start) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' | b'(' if !quoted => depth += 1,
            b']' | b'}' | b')' if !quoted => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if !escaped && !quoted && depth == 0 {
            return Some(start..at + 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_ends_with_the_bracket_that_closes_it() {
        let of = |text: &'static str, from| value_from(text.as_bytes(), from).map(|value| &text[value]);
        assert_eq!(of(r#"{"a":[1,{"b":"]\""}],"c":2}"#, 1), Some(r#""a""#));
        assert_eq!(of(r#"{"a":[1,{"b":"]\""}],"c":2}"#, 4), Some(r#"[1,{"b":"]\""}]"#));
        assert_eq!(of("(;B[aa](;W[bb]))", 1), Some("[aa]"));
        assert_eq!(of("[[1", 0), None);
    }

    #[test]
    fn the_same_seed_makes_the_same_changes_and_none_too_long() {
        let samples = [b"{\"a\":[1,2,3]}".to_vec(), vec![b'x'; 100]];
        let made = |seed| {
            let mut mutator = Mutator::new(&samples, &["word"], 80, seed);
            (0..500).map(|_| mutator.any()).collect::<Vec<_>>()
        };
        assert_eq!(made(1), made(1));
        assert_ne!(made(1), made(2));
        assert!(made(3).iter().all(|bytes| bytes.len() <= 80));
    }

    #[test]
    fn nothing_at_all_can_be_changed_too() {
        let mut mutator = Mutator::new(&[], &[], 80, 7);
        (0..500).for_each(|_| drop(mutator.any()));
    }
}
