//! The alphabet of codes: letters that can be read aloud, with check letters.
//!
//! They are Crockford's 32: no I, L or O, which are read as 1 and 0, and no U. The check letters make every word a
//! multiple of the polynomial with the roots α, α², … over the field of 32 elements, as in a Reed–Solomon code. With N
//! check letters, two words of up to 31 letters differ in at least N + 1 letters, and two longer ones in at least two.

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns the letter of a value; only its low five bits count.
#[must_use]
pub fn letter(value: u8) -> char {
    char::from(LETTERS[usize::from(value & 31)])
}

/// Returns the value of a letter in any case or variant; `None` for a character that isn't in the alphabet.
///
/// ```
/// use hosting::code_alphabet::{letter, value};
///
/// assert_eq!((value('o'), value('I'), value('U')), (Some(0), Some(1), None));
/// assert!((0..32).all(|number| value(letter(number)) == Some(number)));
/// ```
#[must_use]
pub fn value(char: char) -> Option<u8> {
    let plain = match char.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    LETTERS.iter().position(|&letter| char::from(letter) == plain).map(|value| value as u8)
}

/// Finds the first code in a text: a run of letters whose first tells their number and whose last `N` are the check
/// letters of the others. Other characters in between are ignored, but a code begins and ends with a word of the text.
/// `length` returns the number of letters of a code from the value of its first; `None` if no code begins so.
#[must_use]
pub fn find<const N: usize>(text: &str, length: impl Fn(u8) -> Option<usize>) -> Option<String> {
    let words: Vec<&str> = text.split(|char: char| !char.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    (0..words.len()).find_map(|from| {
        let of = length(value(words[from].chars().next()?)?).filter(|of| *of > N)?;
        let mut letters = String::new();
        for word in &words[from..] {
            letters.push_str(word);
            if letters.len() >= of {
                break;
            }
        }
        let found: Vec<u8> = letters.chars().map(value).collect::<Option<_>>()?;
        let (data, sums) = found.split_at(found.len().checked_sub(N)?);
        (found.len() == of && checks::<N>(data) == sums).then_some(letters)
    })
}

/// Returns the check letters of a word of values below 32: the remainder of the word, shifted by N letters, modulo the
/// generator.
#[must_use]
pub fn checks<const N: usize>(word: &[u8]) -> [u8; N] {
    let generator = generator::<N>();
    word.iter().fold([0; N], |left, &value| {
        let lead = value ^ left[0];
        std::array::from_fn(|at| left.get(at + 1).unwrap_or(&0) ^ times(lead, generator[at]))
    })
}

/// Returns the product (x + α)(x + α²)…(x + αᴺ) without xᴺ, highest power first.
fn generator<const N: usize>() -> [u8; N] {
    let mut product = [0; N];
    let mut root = 1;
    for degree in 0..N {
        root = times(root, 2);
        // Multiplies by x and adds the product with the root; the leading 1 is not stored.
        let before = product;
        for at in 0..=degree {
            let higher = if at == 0 { 1 } else { before[at - 1] };
            let moved = if at < degree { before[at] } else { 0 };
            product[at] = moved ^ times(higher, root);
        }
    }
    product
}

/// Returns the product in the field of 32 elements, whose α is a root of x⁵ + x² + 1.
fn times(mut one: u8, mut other: u8) -> u8 {
    let mut product = 0;
    while other > 0 {
        if other & 1 == 1 {
            product ^= one;
        }
        one <<= 1;
        if one & 32 != 0 {
            one ^= 0b10_0101;
        }
        other >>= 1;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_are_heard() {
        assert!((0..32).all(|number| value(letter(number)) == Some(number)));
        assert_eq!([value('o'), value('l'), value('I'), value('z')], [Some(0), Some(1), Some(1), Some(31)]);
        assert_eq!([value('u'), value('-'), value('ő')], [None; 3]);
    }

    #[test]
    fn a_code_is_found_in_whatever_it_is_sent_in() {
        let mut word = vec![2, 7, 30, 11, 0];
        word.extend(checks::<3>(&word));
        let code: String = word.iter().map(|&value| letter(value)).collect();
        let find = |text: &str| find::<3>(text, |first| (first < 4).then_some(usize::from(first) * 4));
        let (one, other) = code.split_at(4);
        for text in
            [code.clone(), format!("{one}-{other}"), format!("A kód:\n{one}\n{other}, és 2 sör!"), format!("2 {code}")]
        {
            assert_eq!(find(&text), Some(code.clone()), "{text}");
        }
        for text in [format!("{one}{other}x"), format!("x{code}"), code[1..].to_owned(), String::new(), "2".to_owned()]
        {
            assert_eq!(find(&text), None, "{text}");
        }
    }

    /// The remainder by plain long division, as a reference.
    fn remainder<const N: usize>(word: &[u8]) -> [u8; N] {
        let mut divisor = vec![1];
        for power in 1..=N {
            let root = (0..power).fold(1, |root, _| times(root, 2));
            let mut next = vec![0; divisor.len() + 1];
            for (at, &factor) in divisor.iter().enumerate() {
                next[at] ^= factor;
                next[at + 1] ^= times(factor, root);
            }
            divisor = next;
        }
        let mut left = [word, &[0; N]].concat();
        for at in 0..word.len() {
            let lead = left[at];
            for (more, &factor) in divisor.iter().enumerate() {
                left[at + more] ^= times(lead, factor);
            }
        }
        std::array::from_fn(|at| left[word.len() + at])
    }

    #[test]
    fn checks_are_the_remainder() {
        for word in [&[1, 2, 3][..], &[31; 9], &[0, 0, 7, 0, 25]] {
            assert_eq!(checks::<3>(word), remainder::<3>(word));
            assert_eq!(checks::<4>(word), remainder::<4>(word));
        }
    }
}
