//! The names of encodings in files.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// Names that aren't in any standard, reduced to letters and digits.
const OTHERS: &[(&str, &str)] = &[
    ("utf8n", "utf-8"),
    ("utf16", "utf-16le"),
    ("ucs2", "utf-16le"),
    ("sjis", "shift_jis"),
    ("mssjis", "shift_jis"),
    ("cp932", "shift_jis"),
    ("ms932", "shift_jis"),
    ("eucjp", "euc-jp"),
    ("ujis", "euc-jp"),
    ("jis", "iso-2022-jp"),
    ("euccn", "gb18030"),
    ("gb", "gb18030"),
    ("cp936", "gb18030"),
    ("ms936", "gb18030"),
    ("windows936", "gb18030"),
    ("gb2312", "gb18030"),
    ("gb231280", "gb18030"),
    ("gbk", "gb18030"),
    ("gb18030", "gb18030"),
    ("cp950", "big5"),
    ("ms950", "big5"),
    ("windows950", "big5"),
    ("big5", "big5"),
    ("big5eten", "big5"),
    ("cp949", "euc-kr"),
    ("ms949", "euc-kr"),
    ("uhc", "euc-kr"),
    ("ksc5601", "euc-kr"),
    ("euckr", "euc-kr"),
    ("ksx1001", "euc-kr"),
    ("latin1", "windows-1252"),
    ("latin2", "iso-8859-2"),
    ("latin9", "iso-8859-15"),
    ("cp28591", "windows-1252"),
    ("cp28592", "iso-8859-2"),
    ("mac", "macintosh"),
    ("macroman", "macintosh"),
    ("xmacroman", "macintosh"),
    ("macosroman", "macintosh"),
    ("maccyrillic", "x-mac-cyrillic"),
    ("cp65001", "utf-8"),
];

/// The encoding with a name, whatever its spelling. ASCII and similar names return `None`, because they say nothing
/// about other letters.
pub(super) fn find(name: &str) -> Option<&'static Encoding> {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    if matches!(plain.as_str(), "ascii" | "usascii" | "ansi" | "") {
        return None;
    }
    if let Some((_, known)) = OTHERS.iter().find(|(other, _)| *other == plain) {
        return Encoding::for_label_no_replacement(known.as_bytes());
    }
    // UTF-8 is spelled in more ways than the standard lists.
    match plain.as_str() {
        "utf8" | "utf8bom" | "unicode11utf8" => return Some(UTF_8),
        "utf16le" | "ucs2le" => return Some(UTF_16LE),
        "utf16be" | "ucs2be" => return Some(UTF_16BE),
        _ => {}
    }
    let numbered = |prefix: &str, standard: &str| {
        let number = plain.strip_prefix(prefix)?;
        Encoding::for_label_no_replacement(format!("{standard}{number}").as_bytes())
    };
    Encoding::for_label_no_replacement(name.trim().as_bytes())
        .or_else(|| numbered("iso8859", "iso-8859-"))
        .or_else(|| numbered("8859", "iso-8859-"))
        .or_else(|| numbered("windows", "windows-"))
        .or_else(|| numbered("win", "windows-"))
        .or_else(|| numbered("mswin", "windows-"))
        .or_else(|| numbered("cp", "windows-"))
        .or_else(|| numbered("ibm", "ibm"))
        .or_else(|| Encoding::for_label_no_replacement(plain.as_bytes()))
}

/// The name of an encoding as shown to people.
pub(super) fn name(encoding: &'static Encoding) -> &'static str {
    match encoding.name() {
        // All three are decoded the same way.
        "gb18030" | "GBK" => "GB18030",
        name => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_found_however_they_are_spelled() {
        for (encoding, names) in [
            ("UTF-8", &["utf-8", "UTF8", "Utf 8"] as &[&str]),
            ("gb18030", &["GB2312", "gb2312-80", "GBK", "GB 18030", "cp936"]),
            ("Big5", &["big5", "BIG-5", "Big5-HKSCS", "cp950"]),
            ("Shift_JIS", &["Shift-JIS", "sjis", "SHIFT_JIS", "Windows-31J", "cp932", "MS_Kanji"]),
            ("EUC-JP", &["EUC_JP", "eucjp", "x-euc-jp"]),
            ("EUC-KR", &["euc-kr", "EUC_KR", "KS_C_5601-1987", "cp949"]),
            ("windows-1252", &["ISO-8859-1", "iso8859-1", "Latin-1", "latin1", "Windows-1252", "cp1252"]),
            ("ISO-8859-2", &["ISO-8859-2", "8859_2", "latin2"]),
            ("ISO-8859-15", &["iso-8859-15", "Latin-9"]),
            ("windows-1250", &["Windows-1250", "cp1250", "win1250"]),
            ("macintosh", &["Mac", "MacRoman", "x-mac-roman", "macintosh"]),
            ("UTF-16LE", &["UTF-16", "utf-16le"]),
        ] {
            for name in names {
                assert_eq!(find(name).map(Encoding::name), Some(encoding), "{name}");
            }
        }
        for none in ["", "US-ASCII", "ansi", "klingon"] {
            assert_eq!(find(none), None, "{none}");
        }
    }
}
