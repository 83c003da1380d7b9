//! Tests of deck codes.

#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use parbaj::RulesReading;
use parbaj_cards::Deck;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Generates decks of the set's cards, valid or not.
fn decks() -> impl Strategy<Value = DeckList> {
    let cards: Vec<CardId> = CardId::cards().collect();
    prop::collection::vec(prop_oneof![6 => Just(0u8), 2 => 1..4u8, 1 => 4..=255u8], cards.len()).prop_map(
        move |copies| {
            let entries = cards.iter().zip(copies).map(|(&card, copies)| DeckEntry { card, copies });
            DeckList(entries.filter(|entry| entry.copies > 0).collect())
        },
    )
}

#[test]
fn every_card_has_one_number() {
    let cards: BTreeSet<&str> = CardId::cards().map(|card| card.first_printing().kind().id.as_str()).collect();
    let numbered: BTreeSet<&str> = NUMBERS.lines().collect();
    assert_eq!(numbered, cards, "a new card comes at the end of deck_code/numbers.txt");
    assert_eq!(NUMBERS.lines().count(), numbered.len());
}

/// Codes that this version has written, one per deck.
const CODES: [&str; 4] = [
    "50F1-TPDV-DBQN-D100-ZM74",
    "5000-0TPD-VPDV-PV60-E3JQ",
    "6000-0000-MDVP-BVPD-QN00-Z1T2",
    "7000-0000-0008-VPXP-PDVP-X000-QQY9",
];

/// Codes already sent must stay readable.
#[test]
fn the_ready_decks_have_the_codes_they_had() {
    let codes: Vec<String> =
        Deck::ALL.into_iter().map(|deck| write(&DeckList::ready(deck, RulesReading::Former)).unwrap()).collect();
    assert_eq!(codes, CODES);
    for (deck, code) in Deck::ALL.into_iter().zip(CODES) {
        assert_eq!(read(code), Ok(DeckList::ready(deck, RulesReading::Former).printed_for(RulesReading::default())));
    }
}

#[test]
fn a_code_is_found_in_a_message_and_a_list_has_none() {
    let code = write(&DeckList::ready(Deck::Erdoszel, RulesReading::default())).unwrap();
    let message = format!("Szia! Ez a paklim: „{code}”. Üdv");
    let whole = code.replace('-', "");
    assert_eq!(find(&message), Some(whole.clone()));
    for typed in [code.to_lowercase(), code.replace('-', " "), code.replace('-', "\n"), whole.clone()] {
        assert_eq!(
            find(&format!("Paklikód: {typed}, 45 lap")).map(|it| it.to_uppercase()),
            Some(whole.clone()),
            "{typed}"
        );
    }
    assert_eq!(find(&code[..code.len() - 2]).as_deref(), Some(&code[..code.len() - 2]));
    assert_eq!(find("3 lomb-ore\n2 benott-osvenyek\n1 az-erdo-lelegzete"), None);
    assert_eq!(find("3 vizbe-irt-szo"), None);
    assert_eq!(find(""), None);
}

#[test]
fn what_is_wrong_with_a_code_is_told() {
    let code = write(&DeckList::ready(Deck::Hamuvar, RulesReading::default())).unwrap();
    assert_eq!(
        read(&code.to_lowercase().replace('-', " ")),
        Ok(DeckList::ready(Deck::Hamuvar, RulesReading::default()))
    );
    let letters = code.replace('-', "").len() as u16;
    assert_eq!(read(&code[..code.len() - 3]), Err(CodeFault::Length { have: letters - 3, of: letters }));
    assert_eq!(read(""), Err(CodeFault::Length { have: 0, of: 6 }));
    assert_eq!(read(&code.replacen(char::is_numeric, "ű", 1)), Err(CodeFault::Letter { letter: 'ű' }));
    let of_word = |mut word: Vec<u8>| {
        word.resize((word.len() + CHECKS).next_multiple_of(GROUP) - CHECKS, 0);
        word[0] = ((word.len() + CHECKS) / GROUP) as u8;
        word.extend(checks::<CHECKS>(&word));
        word.into_iter().map(letter).collect::<String>()
    };
    assert_eq!(read(&of_word(vec![0, VERSION + 1])), Err(CodeFault::Newer));
    // The number after that of the last card.
    let mut unknown = vec![0, VERSION];
    unknown.resize(HEAD + NUMBERS.lines().count() / BITS, 0);
    unknown.push(1 << (NUMBERS.lines().count() % BITS));
    assert_eq!(read(&of_word(unknown)), Err(CodeFault::Newer));
}

proptest! {
    #[test]
    fn a_deck_comes_back_from_its_code(deck in decks()) {
        let code = write(&deck).unwrap();
        prop_assert_eq!(find(&code), Some(code.replace('-', "")));
        prop_assert_eq!(read(&code), Ok(deck));
    }

    #[test]
    fn one_wrong_letter_or_two_swapped_are_noticed(deck in decks(), at in any::<prop::sample::Index>(), other in 0..32u8) {
        let code: Vec<char> = write(&deck).unwrap().chars().filter(|char| *char != '-').collect();
        let at = at.index(code.len() - 1);
        let mut wrong = code.clone();
        wrong[at] = letter(other);
        prop_assert!(wrong == code || read(&wrong.iter().collect::<String>()).is_err());
        let mut swapped = code.clone();
        swapped.swap(at, at + 1);
        prop_assert!(swapped == code || read(&swapped.iter().collect::<String>()).is_err());
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}", letters in "[0-9A-Z]{0,140}") {
        let _ = (find(&text), read(&text), read(&letters));
    }
}
