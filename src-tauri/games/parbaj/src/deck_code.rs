//! Encodes a deck as a code to send to a friend: one letter for the number of groups of four, one for the version, then
//! the cards, and four check letters ([`hosting::code_alphabet`]).
//!
//! Cards are numbered by `deck_code/numbers.txt`. One bit per card says whether it is in the deck. A set bit is
//! followed by two bits for one, two or three copies, or for a number written out in the next eight bits. So a usual
//! deck has 28 letters, few enough for any four wrong letters to be detected.

use hosting::code_alphabet::{self, checks, letter, value};
use parbaj::{CardId, DeckEntry, DeckList};
use serde::Serialize;

/// The identifiers of all cards in the order of their numbers. Cards are only ever appended, since codes already sent
/// must keep working.
const NUMBERS: &str = include_str!("deck_code/numbers.txt");

const VERSION: u8 = 0;
/// The number of letters in a group.
const GROUP: usize = 4;
/// The number of letters before the cards: length and version.
const HEAD: usize = 2;
const CHECKS: usize = 4;
/// The maximum number of groups that a letter can express.
const MOST_GROUPS: usize = 31;
/// The number of bits in a letter.
const BITS: usize = 5;
/// From this number of copies on, the number is written out.
const MANY: u8 = 4;

/// Why a code can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajCodeFault")]
pub enum CodeFault {
    /// A letter that isn't in the alphabet of codes.
    Letter { letter: char },
    /// There are too few or too many letters.
    Length {
        /// The number of letters in the code.
        have: u16,
        /// The number of letters there should be.
        of: u16,
    },
    /// The check letters don't match.
    Changed,
    /// The code was written by a newer version, or names a card of one.
    Newer,
}

/// Returns a deck's code, in groups of four; `None` for a deck with more cards than a code can hold, or with tokens.
#[must_use]
pub fn write(deck: &DeckList) -> Option<String> {
    let mut bits = Vec::new();
    let mut left = deck.0.len();
    for id in NUMBERS.lines() {
        let copies =
            deck.0.iter().find(|entry| entry.card.first_printing().kind().id == id).map_or(0, |entry| entry.copies);
        bits.push(copies > 0);
        if copies > 0 {
            left -= 1;
            put(&mut bits, copies.min(MANY) - 1, 2);
        }
        if copies >= MANY {
            put(&mut bits, copies, 8);
        }
    }
    if left > 0 {
        return None;
    }
    let used = bits.iter().rposition(|&bit| bit).map_or(0, |last| last + 1);
    let cards = bits[..used].chunks(BITS).map(|chunk| chunk.iter().rev().fold(0, |low, &bit| low << 1 | u8::from(bit)));
    let mut word = vec![0, VERSION];
    word.extend(cards);
    word.resize((word.len() + CHECKS).next_multiple_of(GROUP) - CHECKS, 0);
    let groups = (word.len() + CHECKS) / GROUP;
    if groups > MOST_GROUPS {
        return None;
    }
    word[0] = groups as u8;
    word.extend(checks::<CHECKS>(&word));
    let groups = word.chunks(GROUP).map(|group| group.iter().map(|&value| letter(value)).collect::<String>());
    Some(groups.collect::<Vec<_>>().join("-"))
}

/// Reads the deck of a code, however it is typed.
///
/// # Errors
///
/// Fails if a letter is invalid, the length or the check letters are wrong, or the code comes from a newer version.
pub fn read(code: &str) -> Result<DeckList, CodeFault> {
    let letters = code.chars().filter(|char| char.is_alphanumeric());
    let word =
        letters.map(|letter| value(letter).ok_or(CodeFault::Letter { letter })).collect::<Result<Vec<_>, _>>()?;
    let of = word.first().map_or(0, |&groups| usize::from(groups) * GROUP).max(HEAD + CHECKS);
    if word.len() != of {
        return Err(CodeFault::Length { have: u16::try_from(word.len()).unwrap_or(u16::MAX), of: of as u16 });
    }
    let (data, sums) = word.split_at(of - CHECKS);
    if checks::<CHECKS>(data) != sums {
        return Err(CodeFault::Changed);
    }
    if data[1] != VERSION {
        return Err(CodeFault::Newer);
    }
    let mut bits = data[HEAD..].iter().flat_map(|value| (0..BITS).map(move |at| value >> at & 1 == 1));
    let mut numbers = NUMBERS.lines();
    let mut entries = Vec::new();
    while let Some(held) = bits.next() {
        let id = numbers.next();
        if !held {
            continue;
        }
        let mut take = |bits_of: u8| (0..bits_of).fold(0, |low, at| low | u8::from(bits.next() == Some(true)) << at);
        let few = take(2) + 1;
        let copies = if few < MANY { few } else { take(8) };
        let card = id.and_then(|id| id.parse::<CardId>().ok()).ok_or(CodeFault::Newer)?;
        entries.push(DeckEntry { card: card.latest_printing(), copies });
    }
    entries.retain(|entry| entry.copies > 0);
    entries.sort_by_key(|entry| entry.card);
    Ok(DeckList(entries))
}

/// Finds the code in a text: the first letters whose check letters match, or else a word in groups of four, the last of
/// which may be incomplete. A deck list has no such word in its lines.
#[must_use]
pub fn find(text: &str) -> Option<String> {
    whole(text).or_else(|| grouped(text).map(str::to_owned))
}

/// Returns the letters of the first valid code in a text.
#[must_use]
pub fn whole(text: &str) -> Option<String> {
    code_alphabet::find::<CHECKS>(text, |groups| (groups > 1).then_some(usize::from(groups) * GROUP))
}

fn grouped(text: &str) -> Option<&str> {
    let edges = |char: char| !char.is_ascii_alphanumeric();
    text.split_whitespace().map(|word| word.trim_matches(edges)).find(|word| {
        let groups: Vec<&str> = word.split('-').collect();
        let (last, whole) = groups.split_last().unwrap_or((&"", &[]));
        let is_group = |group: &str| group.bytes().all(|byte| byte.is_ascii_alphanumeric());
        whole.len() > 1
            && whole.iter().all(|group| group.len() == GROUP && is_group(group))
            && last.len() <= GROUP
            && is_group(last)
            && word.bytes().any(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())
    })
}

fn put(bits: &mut Vec<bool>, number: u8, count: u8) {
    bits.extend((0..count).map(|at| number >> at & 1 == 1));
}

#[cfg(test)]
mod tests;
