//! Encodes a number as a word that can be read aloud, with check letters that detect mishearing and typing errors.
//!
//! Hyphens, spaces and capitals don't matter. The first letter gives the version of the code and its number of groups
//! of four; then comes the number, its low end first; the last three letters are checks ([`hosting::code_alphabet`]). Words
//! have at most 31 letters, so two of them differ in at least four: any three wrong letters are detected, and with them
//! every swap of two. A word that was cut short disagrees with its first letter.

use crate::problem::CodeFault;
use hosting::code_alphabet::{self, checks, letter, value};
use hosting::restore_text::is_unseen;

/// Letters per group.
const GROUP: usize = 4;
/// The number of groups of the longest word: 28 letters.
const MOST_GROUPS: usize = 7;
/// The number of groups of the shortest word, so that it looks like a code.
const FEWEST_GROUPS: usize = 3;
/// The smallest and largest number of letters of a code.
pub(super) const LENGTHS: [usize; 2] = [FEWEST_GROUPS * GROUP, MOST_GROUPS * GROUP];
/// The version of the code. Its two bits and the three bits of the length make one letter.
const VERSION: u8 = 0;
const CHECKS: usize = 3;
/// The longest message that is searched for a code, in bytes.
const LONGEST_MESSAGE: usize = 2_000;

/// Encodes a number in groups of four; `None` if it is too large.
pub(super) fn write(number: u128) -> Option<String> {
    let groups = (FEWEST_GROUPS..=MOST_GROUPS).find(|groups| number >> (5 * digits(*groups)) == 0)?;
    let mut word = vec![VERSION << 3 | groups as u8];
    word.extend((0..digits(groups)).map(|at| (number >> (5 * at)) as u8 & 31));
    word.extend(checks::<CHECKS>(&word));
    let groups = word.chunks(GROUP).map(|group| group.iter().map(|&value| letter(value)).collect::<String>());
    Some(groups.collect::<Vec<_>>().join("-"))
}

/// Decodes a number, however it was typed.
pub(super) fn read(text: &str) -> Result<u128, CodeFault> {
    let letters = text.chars().filter(|char| !is_between(*char));
    let word =
        letters.map(|char| value(char).ok_or(CodeFault::Letter(char))).collect::<Result<Vec<u8>, CodeFault>>()?;
    let have = word.len();
    let Some(&first) = word.first() else { return Err(CodeFault::OddLength { have }) };
    let of = usize::from(first & 7) * GROUP;
    if have != of {
        // If the first letter is wrong, the length it gives is meaningless.
        let could_be = (FEWEST_GROUPS..=MOST_GROUPS).contains(&(of / GROUP));
        return Err(match (could_be, is_length(have)) {
            (true, _) => CodeFault::Length { have, of },
            (false, true) => CodeFault::First,
            (false, false) => CodeFault::OddLength { have },
        });
    }
    let (data, sums) = word.split_at(have.saturating_sub(CHECKS));
    if of / GROUP < FEWEST_GROUPS || checks::<CHECKS>(data) != sums {
        return Err(CodeFault::Letters);
    }
    if first >> 3 != VERSION {
        return Err(CodeFault::Newer);
    }
    Ok(data[1..].iter().rev().fold(0, |number, &value| number << 5 | u128::from(value)))
}

/// Finds the code in a message: the first letters whose checks are right, or else the first word that is written in
/// groups of four.
pub(super) fn find(message: &str) -> Option<String> {
    if message.len() > LONGEST_MESSAGE {
        return None;
    }
    let length =
        |first: u8| Some(usize::from(first & 7)).filter(|groups| is_length(groups * GROUP)).map(|it| it * GROUP);
    code_alphabet::find::<CHECKS>(message, length).or_else(|| grouped(message).map(str::to_owned))
}

fn grouped(message: &str) -> Option<&str> {
    let edges = |char: char| !char.is_ascii_alphanumeric();
    message.split_whitespace().map(|word| word.trim_matches(edges)).find(|word| {
        let groups: Vec<&str> = word.split('-').collect();
        let whole = |group: &&str| group.len() == GROUP && group.bytes().all(|byte| byte.is_ascii_alphanumeric());
        (FEWEST_GROUPS..=MOST_GROUPS).contains(&groups.len()) && groups.iter().all(whole)
    })
}

/// Whether a text may be a code, right or wrong, or contains one.
pub(crate) fn may_be_code(text: &str) -> bool {
    let text = text.trim();
    let is_letter = |char: char| char.is_ascii_alphanumeric() || is_between(char);
    let letters = text.chars().filter(char::is_ascii_alphanumeric).count();
    find(text).is_some()
        || (GROUP * FEWEST_GROUPS / 2..=GROUP * (MOST_GROUPS + 1)).contains(&letters) && text.chars().all(is_letter)
}

/// Whether a word may have this many letters.
fn is_length(letters: usize) -> bool {
    letters.is_multiple_of(GROUP) && (FEWEST_GROUPS..=MOST_GROUPS).contains(&(letters / GROUP))
}

/// Returns how many letters of a word encode its number.
fn digits(groups: usize) -> usize {
    groups * GROUP - CHECKS - 1
}

/// Whether a character may stand between letters.
fn is_between(char: char) -> bool {
    let hyphen = matches!(char, '-' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}');
    let mark = matches!(char, '.' | ',' | ':' | ';' | '/' | '"' | '\'' | '„' | '”' | '“' | '’' | '»' | '«' | '>');
    hyphen || mark || char.is_whitespace() || is_unseen(char)
}
