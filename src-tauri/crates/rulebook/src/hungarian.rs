//! Articles and endings of Hungarian words and numbers.
//!
//! Every function takes a text as it is written: a name (`Luca`), a number (`57`), or something that ends in one of
//! them (`Robot 3`). Numbers are inflected by their pronunciation: `57-nél` because of *hét*, `60-nál` because of
//! *hatvan*.

mod number;
mod word;

/// Joins an ending to a number or a foreign word: a hyphen followed by a word joiner, so that no line ends there.
const HYPHEN: &str = "-\u{2060}";

/// Inserts word joiners so that no line ends between a number and its ending: `34-nél`, also after a link.
#[must_use]
pub fn joined(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut before = ' ';
    for (at, sign) in text.char_indices() {
        let ending = || text[at + 1..].starts_with(char::is_alphabetic);
        match sign {
            '-' if (before.is_ascii_digit() || before == ']') && ending() => joined.push_str(HYPHEN),
            _ => joined.push(sign),
        }
        before = sign;
    }
    joined
}

/// The vowel harmony of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Harmony {
    /// a, o, u: *-nál*.
    Back,
    /// e, i: *-nél*, joined by e.
    Front,
    /// ö, ü: *-nél*, joined by ö.
    Rounded,
}

/// Returns `a` or `az`, by the first sound of the text.
#[must_use]
pub fn article(text: &str) -> &'static str {
    let in_figures = text.starts_with(|first: char| first.is_ascii_digit());
    let vowel = if in_figures { number::begins_with_vowel(text) } else { word::begins_with_vowel(text) };
    if vowel { "az" } else { "a" }
}

/// Returns the text with its article: `az 57`, `a sárga`.
///
/// ```
/// use rulebook::hungarian::the;
///
/// // The pronunciation counts: *ötvenhét* and *egy* begin with a vowel, *hatvannyolc* doesn't.
/// assert_eq!(["57", "1", "68", "sárga"].map(the), ["az 57", "az 1", "a 68", "a sárga"]);
/// // A single letter is read by its name: *ef*, but *dé*.
/// assert_eq!(["F3", "D4", "S oszlop", "Fakó"].map(the), ["az F3", "a D4", "az S oszlop", "a Fakó"]);
/// ```
#[must_use]
pub fn the(text: &str) -> String {
    format!("{} {text}", article(text))
}

/// Returns the text with its first letter capitalized.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// Returns the accusative: `57-et`, `Lucát`.
#[must_use]
pub fn accusative(text: &str) -> String {
    if named_number(text).is_some() {
        return format!("{text}t");
    }
    if ends_in_digit(text) { format!("{text}{HYPHEN}{}", number::accusative(text)) } else { word::accusative(text) }
}

/// Returns the dative: `Borkának`, `Endrének`.
#[must_use]
pub fn dative(text: &str) -> String {
    with(text, "nak", "nek")
}

/// Returns the adessive (at, or than something): `57-nél`, `68-nál`.
///
/// ```
/// use rulebook::hungarian::adessive;
///
/// // A word joiner follows the hyphen, so that no line ends there.
/// assert_eq!(adessive("57"), "57-\u{2060}nél");
/// assert_eq!(adessive("68"), "68-\u{2060}nál");
/// ```
#[must_use]
pub fn adessive(text: &str) -> String {
    with(text, "nál", "nél")
}

/// Returns the inessive (in something): `57-ben`, `68-ban`.
#[must_use]
pub fn inessive(text: &str) -> String {
    with(text, "ban", "ben")
}

/// Returns the sublative (onto something): `57-re`, `68-ra`.
#[must_use]
pub fn sublative(text: &str) -> String {
    with(text, "ra", "re")
}

/// Returns the superessive (on something): `D4-en`, `D5-ön`, `D6-on`, `D2-n`.
///
/// ```
/// use rulebook::hungarian::superessive;
///
/// let on = ["D1", "D2", "D3", "D5", "D10", "D13"].map(superessive);
/// assert_eq!(on.map(|text| text.replace('\u{2060}', "")), ["D1-en", "D2-n", "D3-on", "D5-ön", "D10-en", "D13-on"]);
/// ```
#[must_use]
pub fn superessive(text: &str) -> String {
    let direct = match named_number(text) {
        Some(_) => false,
        None if ends_in_digit(text) => number::accusative(text) == "t",
        None => word::takes_n_directly(text),
    };
    let ending = match harmony(text) {
        _ if direct => "n",
        Harmony::Back => "on",
        Harmony::Front => "en",
        Harmony::Rounded => "ön",
    };
    with_ending(text, ending)
}

/// Returns the delative (from the top of something): `D4-ről`, `D3-ról`.
#[must_use]
pub fn delative(text: &str) -> String {
    with(text, "ról", "ről")
}

/// Returns the ablative (from something): `6-ostól`, `1-estől`.
#[must_use]
pub fn ablative(text: &str) -> String {
    with(text, "tól", "től")
}

/// Returns how many times: `6-szor`, `4-szer`, `5-ször`.
#[must_use]
pub fn multiplicative(number: &str) -> String {
    let ending = match harmony(number) {
        Harmony::Back => "szor",
        Harmony::Front => "szer",
        Harmony::Rounded => "ször",
    };
    with_ending(number, ending)
}

/// Returns the allative (to something): `lapcseréhez`, `6-oshoz`; with rounded vowels `ötöshöz`.
#[must_use]
pub fn allative(text: &str) -> String {
    let ending = match harmony(text) {
        Harmony::Back => "hoz",
        Harmony::Front => "hez",
        Harmony::Rounded => "höz",
    };
    with_ending(text, ending)
}

/// Returns a number as a name: `57-es`, `5-ös`, `0-s`.
#[must_use]
pub fn named_after(number: &str) -> String {
    format!("{number}{HYPHEN}{}", number::adjective(number))
}

fn with(text: &str, back: &str, front: &str) -> String {
    with_ending(text, if harmony(text) == Harmony::Back { back } else { front })
}

fn with_ending(text: &str, ending: &str) -> String {
    if ends_in_digit(text) { format!("{text}{HYPHEN}{ending}") } else { word::joined(text, ending) }
}

fn harmony(text: &str) -> Harmony {
    match named_number(text) {
        Some(number) => number::harmony(number),
        None if ends_in_digit(text) => number::harmony(text),
        None => word::harmony(text),
    }
}

/// Returns the number of a name that [`named_after()`] returned: `0` of `0-s`.
fn named_number(text: &str) -> Option<&str> {
    let (number, ending) = text.rsplit_once(HYPHEN)?;
    (ends_in_digit(number) && ending == number::adjective(number)).then_some(number)
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|last: char| last.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_never_ends_between_a_number_and_its_ending() {
        assert_eq!(joined("34-nél, [[Y5|sárga 5-ös]]-t"), "34-\u{2060}nél, [[Y5|sárga 5-\u{2060}ös]]-\u{2060}t");
        for whole in ["MO-3.2", "5-8", "egy-egy", "4-"] {
            assert_eq!(joined(whole), whole);
        }
    }

    /// 0–9 with every ending: article, -t, -nál/-nél, -ra/-re, -s.
    const DIGITS: [(&str, &str, &str, &str, &str); 10] = [
        ("a", "t", "nál", "ra", "s"),
        ("az", "et", "nél", "re", "es"),
        ("a", "t", "nél", "re", "es"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "et", "nél", "re", "es"),
        ("az", "öt", "nél", "re", "ös"),
        ("a", "ot", "nál", "ra", "os"),
        ("a", "et", "nél", "re", "es"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "et", "nél", "re", "es"),
    ];
    /// 10, 20, … 90 (tíz, húsz, harminc, negyven, ötven, hatvan, hetven, nyolcvan, kilencven).
    const TENS: [(&str, &str, &str, &str, &str); 9] = [
        ("a", "et", "nél", "re", "es"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "et", "nél", "re", "es"),
        ("az", "et", "nél", "re", "es"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "et", "nél", "re", "es"),
        ("a", "at", "nál", "ra", "as"),
        ("a", "et", "nél", "re", "es"),
    ];

    /// Returns the text as displayed, without the invisible word joiners.
    fn seen(text: &str) -> String {
        text.replace('\u{2060}', "")
    }

    #[test]
    fn every_number_below_a_hundred_is_inflected_as_it_is_spoken() {
        for number in 0..100_usize {
            let (tens, units) = (number / 10, number % 10);
            let last = if units == 0 && tens > 0 { TENS[tens - 1] } else { DIGITS[units] };
            let first = if tens > 0 { TENS[tens - 1].0 } else { DIGITS[units].0 };
            let text = number.to_string();
            assert_eq!(the(&text), format!("{first} {text}"));
            assert_eq!(accusative(&text), format!("{text}{HYPHEN}{}", last.1));
            assert_eq!(adessive(&text), format!("{text}{HYPHEN}{}", last.2));
            assert_eq!(sublative(&text), format!("{text}{HYPHEN}{}", last.3));
            assert_eq!(delative(&text), format!("{text}{HYPHEN}{}", if last.3 == "ra" { "ról" } else { "ről" }));
            assert_eq!(inessive(&text), format!("{text}{HYPHEN}{}", if last.3 == "ra" { "ban" } else { "ben" }));
            let times = [("nál", "szor"), ("nél", if last.1 == "öt" { "ször" } else { "szer" })];
            let times = times.into_iter().find(|(at, _)| *at == last.2).unwrap().1;
            assert_eq!(multiplicative(&text), format!("{text}{HYPHEN}{times}"));
            assert_eq!(named_after(&text), format!("{text}{HYPHEN}{}", last.4));
        }
    }

    #[test]
    fn numbers_made_names_are_inflected_as_they_are_spoken() {
        for (number, object, onto, towards, to) in [
            ("0", "0-st", "0-sra", "0-shoz", "0-snak"),
            ("1", "1-est", "1-esre", "1-eshez", "1-esnek"),
            ("3", "3-ast", "3-asra", "3-ashoz", "3-asnak"),
            ("5", "5-öst", "5-ösre", "5-öshöz", "5-ösnek"),
            ("6", "6-ost", "6-osra", "6-oshoz", "6-osnak"),
        ] {
            // A preceding word makes no difference.
            for before in ["", "kereszt\u{a0}", "handzsár\u{a0}"] {
                let name = format!("{before}{}", named_after(number));
                let said = [accusative(&name), sublative(&name), allative(&name), dative(&name)];
                assert_eq!(
                    said.map(|text| seen(&text)),
                    [object, onto, towards, to].map(|end| format!("{before}{end}"))
                );
            }
        }
        assert_eq!(allative("lapcsere"), "lapcseréhez");
    }

    #[test]
    fn what_something_stands_on_is_inflected_as_it_is_spoken() {
        for (text, on) in [
            ("0", "0-n"),
            ("1", "1-en"),
            ("2", "2-n"),
            ("3", "3-on"),
            ("4", "4-en"),
            ("5", "5-ön"),
            ("6", "6-on"),
            ("7", "7-en"),
            ("8", "8-on"),
            ("9", "9-en"),
            ("10", "10-en"),
            ("16", "16-on"),
            ("20", "20-on"),
            ("100", "100-on"),
            ("5-\u{2060}ös", "5-ösön"),
            ("Luca", "Lucán"),
            ("Endre", "Endrén"),
            ("Péter", "Péteren"),
            ("Márton", "Mártonon"),
            ("Ödön", "Ödönön"),
            ("Ica (nagyi)", "Ica (nagyi)-n"),
        ] {
            assert_eq!(seen(&superessive(text)), on);
        }
    }

    #[test]
    fn a_pair_that_begins_with_nought_is_read_digit_by_digit() {
        let read = |text| (the(text), seen(&accusative(text)), seen(&adessive(text)));
        assert_eq!(read("05"), ("a 05".into(), "05-öt".into(), "05-nél".into()));
        assert_eq!(read("01"), ("a 01".into(), "01-et".into(), "01-nél".into()));
        assert_eq!(read("00"), ("a 00".into(), "00-t".into(), "00-nál".into()));
    }

    #[test]
    fn hundreds_and_thousands_are_spoken_too() {
        for (number, with_article, object) in [
            ("100", "a 100", "100-at"),
            ("101", "a 101", "101-et"),
            ("150", "a 150", "150-et"),
            ("500", "az 500", "500-at"),
            ("1000", "az 1000", "1000-et"),
            ("1200", "az 1200", "1200-at"),
            ("5000", "az 5000", "5000-et"),
            ("10000", "a 10000", "10000-et"),
            ("1000000", "az 1000000", "1000000-t"),
        ] {
            assert_eq!((the(number), seen(&accusative(number))), (with_article.into(), object.into()));
        }
    }

    #[test]
    fn names_take_their_endings() {
        for (name, object, to) in [
            ("Luca", "Lucát", "Lucának"),
            ("Borka", "Borkát", "Borkának"),
            ("Endre", "Endrét", "Endrének"),
            ("Kende", "Kendét", "Kendének"),
            ("Misi", "Misit", "Misinek"),
            ("Gabi", "Gabit", "Gabinak"),
            ("Zoé", "Zoét", "Zoénak"),
            ("Máté", "Mátét", "Máténak"),
            ("Jenő", "Jenőt", "Jenőnek"),
            ("Ottó", "Ottót", "Ottónak"),
            ("Péter", "Pétert", "Péternek"),
            ("Márton", "Mártont", "Mártonnak"),
            ("Ödön", "Ödönt", "Ödönnek"),
            ("Örs", "Örsöt", "Örsnek"),
            ("Balázs", "Balázst", "Balázsnak"),
            ("Gergely", "Gergelyt", "Gergelynek"),
            ("György", "Györgyöt", "Györgynek"),
            ("Ádám", "Ádámot", "Ádámnak"),
            ("Zsolt", "Zsoltot", "Zsoltnak"),
            ("Bálint", "Bálintot", "Bálintnak"),
            ("Dávid", "Dávidot", "Dávidnak"),
            ("Dániel", "Dánielt", "Dánielnek"),
            ("Kornél", "Kornélt", "Kornélnak"),
            ("Gellért", "Gellértet", "Gellértnek"),
            ("Marcell", "Marcellt", "Marcellnek"),
            ("Ferenc", "Ferencet", "Ferencnek"),
            ("Andy", "Andyt", "Andynak"),
            ("Cissy", "Cissyt", "Cissynek"),
            ("LUCA", "LUCÁT", "LUCÁNAK"),
            ("Robot 3", "Robot 3-at", "Robot 3-nak"),
            ("Ica (nagyi)", "Ica (nagyi)-t", "Ica (nagyi)-nak"),
            ("🍡", "🍡-t", "🍡-nak"),
        ] {
            assert_eq!((seen(&accusative(name)), seen(&dative(name))), (object.into(), to.into()));
        }
    }

    #[test]
    fn the_article_follows_the_first_sound() {
        for (text, expected) in [("alma", "az"), ("Ödön", "az"), ("sárga", "a"), ("kék", "a"), ("", "a"), ("8-as", "a")]
        {
            assert_eq!(article(text), expected, "{text}");
        }
        assert_eq!(capital(&the("57-es")), "Az 57-es");
        assert_eq!(capital("élet"), "Élet");
    }
}
