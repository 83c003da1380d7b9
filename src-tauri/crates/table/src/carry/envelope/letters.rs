//! Bytes as letters: base 64 in its usual alphabet, without signs at its end.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as letters.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        let letter = |at: usize| char::from(ALPHABET[(bits >> (18 - 6 * at)) as usize & 63]);
        letters.extend((0..=chunk.len()).map(letter));
    }
    letters
}

/// Letters as bytes; `None` unless they are just what [`write`] writes.
pub(super) fn read(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for chunk in letters.as_bytes().chunks(4) {
        let bits = chunk.iter().try_fold(0u32, |bits, &letter| Some(bits << 6 | value(letter)?))?;
        let bits = bits << (6 * (4 - chunk.len()));
        let have = chunk.len() - 1;
        // What no byte is made of must be nothing: every letter counts.
        if have == 0 || bits & ((1 << (8 * (3 - have))) - 1) != 0 {
            return None;
        }
        bytes.extend((0..have).map(|at| (bits >> (16 - 8 * at)) as u8));
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    Some(match letter {
        b'A'..=b'Z' => u32::from(letter - b'A'),
        b'a'..=b'z' => u32::from(letter - b'a') + 26,
        b'0'..=b'9' => u32::from(letter - b'0') + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn bytes_come_back_and_look_as_everywhere() {
        assert_eq!(write(b"Mochi"), "TW9jaGk");
        assert_eq!(write(&[0xfb, 0xff]), "+/8");
        for length in 0..200u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37)).collect();
            assert_eq!(read(&write(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn there_is_one_way_to_write_bytes() {
        assert_eq!(read("TW9jaGl"), None, "a bit too many");
        assert_eq!(read("TW9ja"), None, "no whole byte");
        assert_eq!(read("TW9j.Gk"), None);
        assert_eq!(read("TWÖ"), None);
    }
}
