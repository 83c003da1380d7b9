//! Splits paragraphs into sentences.

use crate::markup::Span;

/// Abbreviations whose full stop ends no sentence, even before a capital letter or a number.
const ABBREVIATIONS: &[&str] =
    &["pl", "kb", "ill", "ún", "stb", "vö", "max", "min", "e.g", "i.e", "etc", "vs", "approx", "no", "st", "mr"];

/// Returns the first sentence of a paragraph, or all of it if it has only one.
pub(crate) fn first_sentence(paragraph: &[Span]) -> Vec<Span> {
    let text: String = paragraph.iter().map(Span::text).collect();
    let mut left = end(&text);
    let mut sentence = Vec::new();
    for span in paragraph {
        let words = span.text();
        if left == 0 {
            break;
        }
        // The end is at a character boundary, and spans begin at character boundaries.
        let kept = words.get(..left).unwrap_or(words).to_owned();
        left -= kept.len();
        sentence.push(match span {
            Span::Text { .. } => Span::Text { text: kept },
            Span::Link { rule, .. } => Span::Link { text: kept, rule: *rule },
            Span::Card { card, .. } => Span::Card { text: kept, card: card.clone() },
        });
    }
    sentence
}

/// Returns the ends of the sentences of a text in bytes; the last is the end of the text.
pub(crate) fn sentence_ends(text: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut start = 0;
    while start < text.len() {
        start += end(&text[start..]);
        ends.push(start);
    }
    ends
}

/// Returns the end of the first sentence in bytes.
fn end(text: &str) -> usize {
    // Sentences within quotation marks and brackets belong to the surrounding one.
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices() {
        match sign {
            '„' | '“' | '(' | '[' => depth += 1,
            '”' | ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if !matches!(sign, '.' | '!' | '?' | '…') {
            continue;
        }
        let rest = &text[at + sign.len_utf8()..];
        let after = rest.trim_start_matches(['”', ')', ']', '’', '»']);
        let closed = rest[..rest.len() - after.len()].chars().filter(|closer| !matches!(closer, '’' | '»')).count();
        if closed >= depth && begins_another(after) && !(sign == '.' && is_abbreviation(&text[..at])) {
            return text.len() - after.len();
        }
    }
    text.len()
}

/// Whether the text after a stop begins a new sentence: whitespace, then a capital letter or a number.
fn begins_another(after: &str) -> bool {
    let next = after.trim_start();
    let begins = |sign: char| sign.is_uppercase() || sign.is_ascii_digit();
    next.len() < after.len() && next.trim_start_matches(['„', '“', '(', '[', '‘']).starts_with(begins)
}

/// Whether the last word before a full stop is an abbreviation.
fn is_abbreviation(before: &str) -> bool {
    let word = before.rsplit(|sign: char| sign.is_whitespace() || matches!(sign, '(' | '„' | '“' | '[')).next();
    word.is_some_and(|word| ABBREVIATIONS.contains(&word.to_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::RuleId;

    fn first(text: &str) -> String {
        let spans = [Span::Text { text: text.to_owned() }];
        first_sentence(&spans).iter().map(Span::text).collect()
    }

    #[test]
    fn the_first_of_several_is_cut_out() {
        for (text, sentence) in [
            ("Húzz egy lapot. Azután tedd le.", "Húzz egy lapot."),
            ("Ki kezd? A véletlen dönti el.", "Ki kezd?"),
            ("Kész! Jöhet a többi.", "Kész!"),
            ("Nem több, mint 7. 3 marad.", "Nem több, mint 7."),
            ("Egyetlen mondat, pont nélkül", "Egyetlen mondat, pont nélkül"),
            ("Egyetlen mondat.", "Egyetlen mondat."),
            ("Öt van. „Hat” nincs.", "Öt van."),
            ("Öt\u{a0}van.\u{a0}Hat nincs.", "Öt\u{a0}van."),
        ] {
            assert_eq!(first(text), sentence);
        }
    }

    #[test]
    fn ordinals_and_abbreviations_end_nothing() {
        for text in [
            "Az 1. kör után a 2. következik.",
            "Néhány lap, pl. Fal vagy Híd, több körig hat.",
            "A 9. rész (kb. 30 lap) a DU-91.2.10. szabály szerint megy.",
            "Some cards, e.g. Wall, last longer.",
            "It costs 3.5 points.",
        ] {
            assert_eq!(first(&format!("{text} Vége.")), text);
        }
    }

    #[test]
    fn what_is_quoted_belongs_to_its_sentence() {
        for text in [
            "Azt mondod: „Kész. Mehet.” és leteszed a lapot.",
            "Azt mondod: „Boldog mocsi!”",
            "Say “Ready. Go.” and lay it down.",
            "Leteszed (a jobb szélre. Mindig), és jöhet a többi.",
            "Két lap kell hozzá (a harmadik nem számít.)",
        ] {
            assert_eq!(first(&format!("{text} A többi utána jön.")), text);
        }
    }

    #[test]
    fn links_are_kept_and_what_comes_after_them_is_not() {
        let word = |text: &str| Span::Text { text: text.to_owned() };
        let link = |text: &str| Span::Link { text: text.to_owned(), rule: RuleId("XX-1.1") };
        let card = Span::Card { text: "kék 5".to_owned(), card: "B5".to_owned() };
        let spans = [word("Húzz "), link("egy lapot"), word(" vagy "), card.clone(), word(". Most "), link("te.")];
        let kept = [word("Húzz "), link("egy lapot"), word(" vagy "), card, word(".")];
        assert_eq!(first_sentence(&spans), kept);
        assert_eq!(first_sentence(&[link("Vége."), word(" Nincs tovább.")]), [link("Vége.")]);
        assert_eq!(first_sentence(&[]), []);
    }
}
