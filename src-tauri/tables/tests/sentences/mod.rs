//! What any table's sentences must be.

use game::Seat;
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase, setup_error};
use std::collections::BTreeSet;

/// People whose names take every kind of ending.
pub const PEOPLE: [&str; 6] = ["Luca", "Borka", "Endre", "Kende", "Misi", "Péter"];

/// The people at a table, and the one who is spoken to.
pub fn names(person: Option<Seat>) -> Names {
    Names::new(PEOPLE.map(String::from).to_vec(), person)
}

/// The text as it looks: nothing that only keeps lines from ending.
pub fn seen(text: &str) -> String {
    text.replace('\u{a0}', " ").replace('\u{2060}', "")
}

/// What must be so of any sentence or phrase.
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

/// Says it in both languages, to nobody in particular and to everybody in turn.
pub fn say(phrase: impl Fn(Lang, &Names) -> String, sentence: bool) {
    for person in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        let names = names(person);
        let said = Lang::ALL.map(|lang| phrase(lang, &names));
        said.iter().for_each(|text| assert_well_formed(text, sentence));
        assert_ne!(said[0], said[1], "the same in both languages");
        assert_eq!(numbers(&said[0]), numbers(&said[1]), "other numbers in the other language: {said:?}");
    }
}

/// The numbers that are told as digits in both languages: small ones may be words in one of them.
pub fn numbers(text: &str) -> BTreeSet<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).filter(|number| *number > 6).collect()
}

/// What stands against these choices, each alone, is well told, with what was wanted.
pub fn assert_wrong_choices_are_told<G: Phrase>(choices: &[(&str, &str)]) {
    for (key, value) in choices {
        let error = G::configure(&mut G::Setup::default(), key, value).unwrap_err();
        let said = Lang::ALL.map(|lang| setup_error::<G>(&error, lang));
        said.iter().for_each(|text| assert_well_formed(text, true));
        assert_ne!(said[0], said[1]);
        assert!(said.iter().all(|text| text.contains(value) || text.contains(key)), "{said:?}");
    }
}

/// What the rules say against a setup is well told.
pub fn assert_setup_faults_are_sentences<G: Phrase>(faults: &[G::SetupFault]) {
    for fault in faults {
        say(|lang, _| G::setup_fault(fault, lang), true);
    }
}

/// Every option has its own name in both languages.
pub fn assert_options_are_named<G: Phrase>() {
    for option in G::options() {
        let [hu, en] = Lang::ALL.map(|lang| G::option(option.key, lang).unwrap());
        assert_ne!(hu, en, "{}", option.key);
    }
    assert!(Lang::ALL.iter().all(|&lang| G::option("candles", lang).is_none()));
}
