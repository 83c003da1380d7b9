//! Tests the texts of the setup and of contradictions on a score pad.

use super::articles::assert_articles;
use super::card;
use crate::sentences::{
    assert_options_are_named, assert_setup_faults_are_sentences, assert_well_formed, assert_wrong_choices_are_told, say,
};
use game::{Cites, Game, Pad, Seat};
use parbaj::{CardId, Parbaj, Setup, SetupFault, SheetFault};
use parbaj_hosted::HostedParbaj;
use rulebook::Lang;
use rulebook::phrase::pad::PhrasePad;
use rulebook::phrase::{Phrase, setup_fault};

#[test]
fn what_is_chosen_before_a_game_is_well_said() {
    assert_options_are_named::<HostedParbaj>();
    assert_wrong_choices_are_told::<HostedParbaj>(&[("seats", "3"), ("deck", "tundra"), ("candles", "2")]);
}

#[test]
fn faults_of_a_deck_are_sentences() {
    let mut faults = vec![
        SetupFault::UnreadableLine { line: "Lombőr három".to_owned() },
        SetupFault::NoSuchCard { name: "Sárkány".to_owned() },
        SetupFault::Token { card: card("Sarj") },
        SetupFault::DeckSize { cards: 44 },
        SetupFault::DeckSize { cards: 61 },
    ];
    for card in CardId::cards() {
        for own in [false, true] {
            faults.push(SetupFault::TooManyCopies { card, copies: 4, most: 3, own });
        }
        faults.extend([SetupFault::MakeUp { card }, SetupFault::Banned { card }]);
    }
    assert_setup_faults_are_sentences::<HostedParbaj>(&faults);
    for fault in &faults {
        assert_articles(&HostedParbaj::setup_fault(fault, Lang::Hu));
    }
}

#[test]
fn a_written_list_that_cant_be_is_told_line_by_line() {
    let error = HostedParbaj::configure(&mut Setup::default(), "list", "3 Sárkány\nLombőr három\n2 Sarj").unwrap_err();
    assert_eq!(error.faults.len(), 3);
    for lang in Lang::ALL {
        for fault in &error.faults {
            assert_well_formed(&setup_fault::<HostedParbaj>(fault, lang), true);
        }
    }
}

#[test]
fn what_a_card_asks_of_its_deck_is_said_with_its_number() {
    let fault = SetupFault::MakeUp { card: card("Az erdő lélegzete") };
    assert!(HostedParbaj::setup_fault(&fault, Lang::Hu).contains("legalább 20\u{a0}lény van"));
    assert!(HostedParbaj::setup_fault(&fault, Lang::En).contains("at least 20\u{a0}creatures"));
}

#[test]
fn faults_of_a_pad_are_sentences() {
    for fault in [
        SheetFault::TooManyVp { seat: Seat(0), vp: 11 },
        SheetFault::TooManyVp { seat: Seat(1), vp: 15 },
        SheetFault::NobodyLost,
    ] {
        assert!(Parbaj::RULES.contains(&fault.rule()));
        say(|lang, names| HostedParbaj::fault(&fault, lang, names), true);
    }
    assert!(HostedParbaj::reckon(&Parbaj::blank(&Setup::default())).unwrap().faults.is_empty());
}

#[test]
fn what_a_move_leads_to_is_said_in_few_words() {
    for (share, result) in [(0.0, -3.4), (0.5, 7.25), (1.0, 20.0)] {
        let said = Lang::ALL.map(|lang| HostedParbaj::expectation(share, result, lang));
        assert!(said.iter().all(|text| text.contains('%') && !text.contains('-')), "{said:?}");
        assert_ne!(said[0], said[1]);
    }
}
