//! Checks of the sentences of every game.

use game::Seat;
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase, setup_error};
use std::collections::BTreeSet;

/// Names that take every kind of ending.
pub const PEOPLE: [&str; 6] = ["Luca", "Borka", "Endre", "Kende", "Misi", "Péter"];

/// Returns the names at a table, with the seat addressed as "you".
pub fn names(person: Option<Seat>) -> Names {
    Names::new(PEOPLE.map(String::from).to_vec(), person)
}

/// Returns the text as displayed, without invisible characters that prevent line breaks.
pub fn seen(text: &str) -> String {
    text.replace('\u{a0}', " ").replace('\u{2060}', "")
}

/// Checks what must hold for any sentence or phrase.
pub fn assert_well_formed(text: &str, sentence: bool) {
    let plain = seen(text);
    assert!(!plain.trim().is_empty() && plain.trim() == plain, "{text:?}");
    for wrong in ["  ", " .", " ,", "..", "{", "}", "[", "]", "|", "None", "Some", "\"", "'"] {
        assert!(!plain.contains(wrong), "{wrong:?} in {text:?}");
    }
    let first = plain.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text:?}");
    assert_eq!(sentence, plain.ends_with(['.', '!']), "{text:?}");
}

/// Checks a phrase in both languages, addressed to no seat and to each of three seats.
pub fn say(phrase: impl Fn(Lang, &Names) -> String, sentence: bool) {
    for person in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        let names = names(person);
        let said = Lang::ALL.map(|lang| phrase(lang, &names));
        said.iter().for_each(|text| assert_well_formed(text, sentence));
        assert_ne!(said[0], said[1], "the same in both languages");
        assert_eq!(numbers(&said[0]), numbers(&said[1]), "other numbers in the other language: {said:?}");
    }
}

/// Returns the numbers that are digits in both languages: small ones may be words in one of them.
pub fn numbers(text: &str) -> BTreeSet<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).filter(|number| *number > 6).collect()
}

/// Checks that the error of each single choice is a sentence that contains the value or the option.
pub fn assert_wrong_choices_are_told<G: Phrase>(choices: &[(&str, &str)]) {
    for (key, value) in choices {
        let error = G::configure(&mut G::Setup::default(), key, value).unwrap_err();
        let said = Lang::ALL.map(|lang| setup_error::<G>(&error, lang));
        said.iter().for_each(|text| assert_well_formed(text, true));
        assert_ne!(said[0], said[1]);
        assert!(said.iter().all(|text| text.contains(value) || text.contains(key)), "{said:?}");
    }
}

/// Checks the sentences of setup faults.
pub fn assert_setup_faults_are_sentences<G: Phrase>(faults: &[G::SetupFault]) {
    for fault in faults {
        say(|lang, _| G::setup_fault(fault, lang), true);
    }
}

/// Checks that every option has its own name in both languages.
pub fn assert_options_are_named<G: Phrase>() {
    for option in G::options() {
        let [hu, en] = Lang::ALL.map(|lang| G::option(option.key, lang).unwrap());
        assert_ne!(hu, en, "{}", option.key);
    }
    assert!(Lang::ALL.iter().all(|&lang| G::option("candles", lang).is_none()));
}
