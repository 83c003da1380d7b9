//! Decodes files from the window, which sends each byte as a character because only texts can be sent.

/// Returns the bytes of a file; `None` if a character is not a byte.
pub(crate) fn bytes(file: &str) -> Option<Vec<u8>> {
    file.chars().map(|char| u8::try_from(u32::from(char)).ok()).collect()
}

/// Decodes the text of a file as UTF-8, or as UTF-16 as editors write it. In any other encoding single characters may
/// be wrong, which doesn't matter: the app's own texts are plain ASCII.
pub(crate) fn decoded(file: &str) -> Option<String> {
    let bytes = bytes(file)?;
    let big = |pair: &[u8]| u16::from_be_bytes([pair[0], pair[1]]);
    let little = |pair: &[u8]| u16::from_le_bytes([pair[0], pair[1]]);
    let of_pairs = |bytes: &[u8], unit: fn(&[u8]) -> u16| {
        String::from_utf16_lossy(&bytes.chunks_exact(2).map(unit).collect::<Vec<_>>())
    };
    Some(match &*bytes {
        [0xfe, 0xff, rest @ ..] => of_pairs(rest, big),
        [0xff, 0xfe, rest @ ..] => of_pairs(rest, little),
        // Without a byte order mark, ASCII letters show which half of each pair they are in.
        [0, first, ..] if *first != 0 => of_pairs(&bytes, big),
        [first, 0, ..] if *first != 0 => of_pairs(&bytes, little),
        _ => String::from_utf8(bytes).unwrap_or_else(|wrong| String::from_utf8_lossy(wrong.as_bytes()).into_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_the_encodings_of_editors() {
        let text = "Paklim: őrtorony";
        let pairs: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = pairs.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = pairs.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for bytes in
            [text.as_bytes(), &little, &big, &[&[0xff, 0xfe], &*little].concat(), &[&[0xfe, 0xff], &*big].concat()]
        {
            let file: String = bytes.iter().copied().map(char::from).collect();
            assert_eq!(decoded(&file).as_deref(), Some(text));
        }
        assert_eq!(decoded("\u{c1}BC"), Some("\u{fffd}BC".to_owned()));
        assert_eq!(decoded("ő"), None);
    }
}
