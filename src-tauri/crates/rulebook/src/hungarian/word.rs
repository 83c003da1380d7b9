//! Endings of words and names, by their spelling.

use super::{HYPHEN, Harmony};

/// The classes of vowels for vowel harmony.
enum Vowel {
    Back,
    Rounded,
    /// e: front, whatever precedes it.
    Open,
    /// é, i, í: front, unless a back vowel precedes them.
    Neutral,
}

/// Whether a word begins with a vowel when read aloud. A single letter is read by its name: *ef*, *el*.
pub(super) fn begins_with_vowel(text: &str) -> bool {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return false };
    let alone = !letters.next().is_some_and(char::is_alphabetic);
    is_vowel(first) || (alone && "FLMNRSXYflmnrsxy".contains(first))
}

fn is_vowel(letter: char) -> bool {
    vowel(letter).is_some()
}

fn vowel(letter: char) -> Option<Vowel> {
    match letter.to_lowercase().next() {
        Some('a' | 'á' | 'o' | 'ó' | 'u' | 'ú') => Some(Vowel::Back),
        Some('ö' | 'ő' | 'ü' | 'ű') => Some(Vowel::Rounded),
        Some('e') => Some(Vowel::Open),
        Some('é' | 'i' | 'í') => Some(Vowel::Neutral),
        _ => None,
    }
}

/// Returns the vowel harmony of `word`.
pub(super) fn harmony(word: &str) -> Harmony {
    let mut neutral = false;
    for letter in word.chars().rev() {
        match vowel(letter) {
            Some(Vowel::Back) => return Harmony::Back,
            Some(Vowel::Rounded) => return Harmony::Rounded,
            Some(Vowel::Open) => return Harmony::Front,
            Some(Vowel::Neutral) => neutral = true,
            None => {}
        }
    }
    if neutral { Harmony::Front } else { Harmony::Back }
}

/// Appends an ending that begins with a consonant: a final a or e is lengthened, and a hyphen follows a character that
/// isn't a letter.
pub(super) fn joined(word: &str, ending: &str) -> String {
    let Some(last) = word.chars().next_back() else { return ending.to_owned() };
    if !last.is_alphabetic() {
        return format!("{word}{HYPHEN}{ending}");
    }
    let stem = &word[..word.len() - last.len_utf8()];
    let long = match last {
        'a' => 'á',
        'e' => 'é',
        'A' => 'Á',
        'E' => 'É',
        other => other,
    };
    // A name in capitals gets its ending in capitals.
    let shouted = stem.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase);
    format!("{stem}{long}{}", if shouted { ending.to_uppercase() } else { ending.to_owned() })
}

/// Returns the accusative of `word`: `-t`, with a linking vowel where needed.
pub(super) fn accusative(word: &str) -> String {
    let link = match harmony(word) {
        _ if takes_t_directly(word) => "",
        Harmony::Back => "o",
        Harmony::Front => "e",
        Harmony::Rounded => "ö",
    };
    joined(word, &format!("{link}t"))
}

/// Whether -n follows without a linking vowel: after a vowel, and after a character that isn't a letter.
pub(super) fn takes_n_directly(word: &str) -> bool {
    word.chars().next_back().is_none_or(|last| is_vowel(last) || !last.is_alphabetic())
}

/// Whether -t follows without a linking vowel: after a vowel, and after l, ly, r, n, ny, j, s, sz, z, zs that follow a
/// vowel, doubled or not.
fn takes_t_directly(word: &str) -> bool {
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let vowel_at = |from_end: usize| letters.len().checked_sub(from_end).is_some_and(|at| is_vowel(letters[at]));
    match letters[..] {
        [.., last] if is_vowel(last) || !last.is_alphabetic() => true,
        [.., 'l' | 'n', 'y'] | [.., 's', 'z'] | [.., 'z', 's'] => vowel_at(3),
        [.., 'g' | 't', 'y'] => false,
        // Written y, spoken i: Andy.
        [.., 'y'] => true,
        [.., before, last @ ('l' | 'r' | 'n' | 'j' | 's' | 'z')] => is_vowel(before) || (before == last && vowel_at(3)),
        _ => letters.is_empty(),
    }
}
