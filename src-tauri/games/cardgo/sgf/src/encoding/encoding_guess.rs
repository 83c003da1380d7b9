//! Guesses the encoding from the letters of a file that doesn't name it.
//!
//! A detector made for web pages does most of the work. Records contain little text, names and a few words, so words
//! typical of Go are searched first. If a few letters fit two encodings equally well, that of Hungarian is chosen if
//! the letters are Hungarian.

use chardetng::EncodingDetector;
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, SHIFT_JIS, WINDOWS_1250, WINDOWS_1252};

/// Maximum number of bytes of a file that are examined.
const MOST: usize = 64 << 10;

/// Encodings of two bytes, several of which a few letters may fit equally well.
const OF_TWO_BYTES: [&Encoding; 5] = [GB18030, BIG5, SHIFT_JIS, EUC_JP, EUC_KR];

/// Characters that occur in most records from East Asia.
const OF_GO: &str = "黑黒白棋碁囲围圍方手段先目子級级胜勝負负中盘盤押番戦战戰賽赛杯第局回譜谱名人本因坊天元王座職业職業\
    흑백번단급대국기전승패집수";

/// Minimum number of these characters that isn't a coincidence.
const NO_CHANCE: usize = 2;

/// Bytes of Hungarian letters outside ASCII (`HUNGARIAN`), and those of them that other languages hardly use.
const HUNGARIAN: &[u8] = b"\xc1\xc9\xcd\xd3\xd5\xd6\xda\xdb\xdc\xe1\xe9\xed\xf3\xf5\xf6\xfa\xfb\xfc";
const ONLY_HUNGARIAN: &[u8] = b"\xd5\xdb\xf5\xfb";

/// The encoding that fits the letters of a file.
pub(super) fn encoding(file: &[u8]) -> &'static Encoding {
    let letters = letters(file);
    by_words(&letters).unwrap_or_else(|| by_letters(&letters))
}

/// The lines that contain letters outside ASCII. A long record has few of them.
fn letters(file: &[u8]) -> Vec<u8> {
    let mut letters = Vec::new();
    for line in file.split_inclusive(|&byte| byte == b'\n').filter(|line| !line.is_ascii()) {
        let left = MOST - letters.len();
        letters.extend_from_slice(&line[..line.len().min(left)]);
        if letters.len() == MOST {
            break;
        }
    }
    letters
}

/// The one encoding of two bytes in which words of Go are found.
fn by_words(letters: &[u8]) -> Option<&'static Encoding> {
    let found = |encoding: &'static Encoding| {
        let (text, lost) = encoding.decode_without_bom_handling(letters);
        if lost { 0 } else { text.chars().filter(|&char| OF_GO.contains(char)).count() }
    };
    let mut counts: Vec<(usize, &'static Encoding)> =
        OF_TWO_BYTES.into_iter().map(|encoding| (found(encoding), encoding)).collect();
    counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let [(most, encoding), (next, _), ..] = counts[..] else { return None };
    (most >= NO_CHANCE && most > 2 * next).then_some(encoding)
}

fn by_letters(letters: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new();
    detector.feed(letters, true);
    let guess = detector.guess(None, false);
    let mut high = letters.iter().filter(|byte| !byte.is_ascii());
    let is_hungarian = high.clone().all(|byte| HUNGARIAN.contains(byte));
    if guess == WINDOWS_1252 && is_hungarian && high.any(|byte| ONLY_HUNGARIAN.contains(byte)) {
        return WINDOWS_1250;
    }
    guess
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str, encoding: &'static Encoding) -> &'static str {
        super::encoding(&encoding.encode(text).0).name()
    }

    #[test]
    fn a_few_words_of_go_tell_the_encoding() {
        for encoding in OF_TWO_BYTES {
            let text = match encoding.name() {
                "gb18030" => "PB[黑方]PW[白方]",
                "Big5" => "PB[黑方]PW[白方]C[圍棋]",
                "EUC-KR" => "PB[흑번]PW[백번]",
                _ => "PB[黒番]PW[白番]",
            };
            assert_eq!(judged(text, encoding), encoding.name());
        }
    }

    #[test]
    fn a_name_of_hungarian_letters_is_hungarian() {
        assert_eq!(judged("PB[Őze]", WINDOWS_1250), "windows-1250");
        assert_eq!(judged("PB[Müller]PW[François]", WINDOWS_1252), "windows-1252");
    }
}
