//! Tests of decoding files.

use super::*;

/// The text, the encoding used, and the notes.
fn told(file: &[u8]) -> String {
    let Decoded { text, encoding, notes } = decode(file, None);
    let mut told = format!("{text} {}", encoding.unwrap_or("ASCII"));
    for note in notes {
        told.push_str(&match note {
            Assumption::Judged(_) => ", judged".to_owned(),
            Assumption::Misnamed { said, .. } => format!(", not {said}"),
            Assumption::Lost(count) => format!(", {count} lost"),
            other => format!(", {other:?}"),
        });
    }
    told
}

fn in_encoding(text: &str, label: &str) -> Vec<u8> {
    let encoding = labels::find(label).unwrap_or(UTF_8);
    if encoding == UTF_16LE {
        return text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    }
    encoding.encode(text).0.into_owned()
}

#[test]
fn utf_8_needs_no_word() {
    assert_eq!(told("(;C[gó])".as_bytes()), "(;C[gó]) UTF-8");
    assert_eq!(told("\u{feff}(;C[gó])".as_bytes()), "(;C[gó]) UTF-8");
    assert_eq!(told(b"(;CA[GB2312]C[go])"), "(;CA[GB2312]C[go]) ASCII");
}

#[test]
fn a_named_encoding_is_read_as_such() {
    for (name, text) in [
        ("GB2312", "棋手"),
        ("GB18030", "黑第一手好棋㐀"),
        ("Big5", "圍棋"),
        ("Shift_JIS", "予測は表"),
        ("EUC-JP", "囲碁"),
        ("EUC-KR", "흑번"),
        ("ISO-8859-1", "góé"),
        ("ISO-8859-2", "Őze Tőkés"),
        ("ISO-8859-15", "5 €"),
        ("windows-1250", "Árvíztűrő"),
        ("Windows-1252", "“quoted” – dash"),
        ("windows-1251", "Го"),
        ("macintosh", "é†"),
    ] {
        let file = format!("(;CA[{name}]C[{text}];B[ee])");
        let decoded = decode(&in_encoding(&file, name), None).text.into_owned();
        assert_eq!(decoded, file, "{name}");
        assert_eq!(decode(&in_encoding(&file, name), None).notes, [], "{name}");
    }
}

#[test]
fn utf_16_is_read_with_and_without_a_mark() {
    let text = "(;GM[1]PB[섁Ő];B[ee])";
    let little = in_encoding(text, "UTF-16");
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(told(&little), format!("{text} UTF-16LE"));
    assert_eq!(told(&big), format!("{text} UTF-16BE"));
    assert_eq!(told(&[b"\xff\xfe", little.as_slice()].concat()), format!("{text} UTF-16LE"));
    assert_eq!(told(&[b"\xfe\xff", big.as_slice()].concat()), format!("{text} UTF-16BE"));
}

#[test]
fn bytes_that_are_utf_8_win_over_a_name_that_lies() {
    for name in ["ISO-8859-1", "Windows-1252", "GB2312", "Shift_JIS", "UTF-16", "klingon"] {
        let file = format!("(;CA[{name}]PB[Kovács])");
        assert_eq!(told(file.as_bytes()), format!("{file} UTF-8, not {name}"));
    }
}

#[test]
fn a_single_bad_byte_costs_one_character() {
    assert_eq!(told(b"(;CA[UTF-8]PB[Kov\xe1cs]C[j\xc3\xb3])"), "(;CA[UTF-8]PB[Kov\u{fffd}cs]C[jó]) UTF-8, 1 lost");
    assert_eq!(told(b"(;PB[Kov\xc3\xa1cs]C[\xe9])"), "(;PB[Kovács]C[\u{fffd}]) UTF-8, 1 lost");
    let mut chinese = in_encoding("(;CA[GB2312]C[黑第一手]C[好棋])", "GB2312");
    chinese.extend(b"C[\xff]");
    assert!(told(&chinese).ends_with("C[好棋])C[\u{fffd}] GB18030, 1 lost"));
    // The file names UTF-8 but has no valid UTF-8 character outside ASCII, so it is in another encoding.
    assert_eq!(told(b"(;CA[UTF-8]PB[Ger\xe9b])"), "(;CA[UTF-8]PB[Geréb]) windows-1252, not UTF-8");
}

#[test]
fn without_a_name_letters_are_judged_and_that_is_told() {
    for (name, text) in [
        ("GB18030", "(;PB[黑方]PW[白方]C[第一手是好棋])"),
        ("Shift_JIS", "(;PB[黒番]PW[白番]C[予測は表])"),
        ("EUC-KR", "(;PB[흑번]PW[백번]C[좋은 수입니다])"),
        ("windows-1250", "(;PB[Őze Tőkés]PW[Árvíztűrő])"),
        ("windows-1252", "(;C[gó])"),
    ] {
        assert_eq!(told(&in_encoding(text, name)), format!("{text} {name}, judged"));
    }
}

#[test]
fn whoever_asks_for_an_encoding_gets_it() {
    let file = in_encoding("(;CA[UTF-8]C[表])", "Shift_JIS");
    assert_eq!(decode(&file, Some("Shift_JIS")).text, "(;CA[UTF-8]C[表])");
    assert_eq!(decode("(;C[é])".as_bytes(), Some("windows-1252")).text, "(;C[Ã©])");
    assert_eq!(decode("(;C[é])".as_bytes(), Some("klingon")).text, "(;C[é])");
    for name in OFFERED {
        assert!(labels::find(name).is_some(), "{name}");
    }
}

#[test]
fn japanese_of_seven_bits_is_read() {
    let file = in_encoding("(;C[囲碁];B[ee])", "ISO-2022-JP");
    assert!(file.is_ascii());
    assert_eq!(decode(&file, None).text, "(;C[囲碁];B[ee])");
}
