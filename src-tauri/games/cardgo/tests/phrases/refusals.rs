//! Every refusal has a well-formed sentence in both languages.

use super::card_refusals::card_refusals;
use super::{BORKA, ME, point};
use crate::sentences::{
    assert_options_are_named, assert_setup_faults_are_sentences, assert_wrong_choices_are_told, names, say, seen,
};
use cardgo::{Refusal, SetupFault};
use cardgo_hosted::HostedCardgo;
use game::Cites;
use games::book;
use rulebook::Lang;
use rulebook::phrase::Phrase;
use std::collections::BTreeSet;

/// At least one refusal of each kind; the match in [`kind`] makes sure that new kinds are added here.
fn refusals() -> Vec<Refusal> {
    let (point, first) = (point("F6"), point("C3"));
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NoSuchPoint { point, size: 5 },
        Refusal::NoSuchPoint { point, size: 13 },
        Refusal::Suicide { point },
        Refusal::Ko { point, number: 0 },
        Refusal::Ko { point, number: 34 },
        Refusal::Repetition { point, number: 0 },
        Refusal::Repetition { point, number: 5 },
        Refusal::Counting,
        Refusal::NotCounting,
        Refusal::OnlyAnswer,
        Refusal::NoStone { point },
        Refusal::NotFirst { point, first },
    ];
    for seat in [ME, BORKA] {
        all.extend([
            Refusal::NotYourTurn { to_move: seat },
            Refusal::NotYourWord { to_move: seat },
            Refusal::Occupied { point, owner: seat },
        ]);
    }
    all.extend(card_refusals());
    let kinds: BTreeSet<usize> = all.iter().map(kind).collect();
    assert_eq!(kinds.len(), 35);
    all
}

fn kind(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::NoSuchPoint { .. } => 2,
        Refusal::Occupied { .. } => 3,
        Refusal::Suicide { .. } => 4,
        Refusal::Ko { .. } => 5,
        Refusal::Repetition { .. } => 6,
        Refusal::NotYourWord { .. } => 7,
        Refusal::Counting => 8,
        Refusal::NotCounting => 9,
        Refusal::OnlyAnswer => 10,
        Refusal::NoStone { .. } => 11,
        Refusal::NotFirst { .. } => 12,
        Refusal::NoCards => 13,
        Refusal::ResumedWithoutCards => 14,
        Refusal::OrdinaryGo => 15,
        Refusal::TooEarly { .. } => 16,
        Refusal::DeckEmpty => 17,
        Refusal::AlreadyDrawn => 18,
        Refusal::DrawBeforeCard => 19,
        Refusal::OneCard => 20,
        Refusal::NotInHand { .. } => 21,
        Refusal::CounterInOwnTurn { .. } => 22,
        Refusal::NotACounter { .. } => 23,
        Refusal::OutOfReach { .. } => 24,
        Refusal::LastingInForce { .. } => 25,
        Refusal::DecideFirst { .. } => 26,
        Refusal::NotAsked { .. } => 27,
        Refusal::TooFewFree { .. } => 28,
        Refusal::Restricted { .. } => 29,
        Refusal::OwnTrap { .. } => 30,
        Refusal::NoSuchLine { .. } => 31,
        Refusal::NotATarget { .. } => 32,
        Refusal::NotTheseCards => 33,
        Refusal::NotNamed { .. } => 34,
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        say(|lang, names| HostedCardgo::refusal(&refusal, lang, names), true);
    }
}

#[test]
fn every_refusal_cites_a_rule_of_the_book() {
    for refusal in refusals() {
        let rule = refusal.rule();
        assert!(book().entry(rule.0).is_some(), "{rule}");
    }
}

#[test]
fn hungarian_refusals_say_points_and_moves() {
    let say = |refusal: Refusal| seen(&HostedCardgo::refusal(&refusal, Lang::Hu, &names(Some(ME))));
    let point = point("F6");
    for (refusal, expected) in [
        (Refusal::NoSuchPoint { point, size: 5 }, "Az 5×5-ös táblán nincs ilyen metszéspont: F6."),
        (Refusal::Occupied { point, owner: BORKA }, "F6 foglalt: Borka köve áll ott."),
        (
            Refusal::Suicide { point },
            "F6-ra lépni öngyilkosság volna: nem maradna szabadságod, és nem ütnél le semmit.",
        ),
        (
            Refusal::Ko { point, number: 34 },
            "Kó: F6-on most nem üthetsz vissza, mert ugyanaz a tábla állna elő, mint a 34. lépés után. \
             Előbb lépj máshol.",
        ),
        (
            Refusal::Repetition { point, number: 5 },
            "Ismétlés: F6-ra nem léphetsz, mert ugyanaz a tábla állna elő, mint az 5. lépés után.",
        ),
        (
            Refusal::Repetition { point, number: 0 },
            "Ismétlés: F6-ra nem léphetsz, mert ugyanaz a tábla állna elő, mint a kezdéskor.",
        ),
    ] {
        assert_eq!(say(refusal), expected);
    }
}

#[test]
fn english_refusals_say_points_and_moves() {
    let say = |refusal: Refusal| seen(&HostedCardgo::refusal(&refusal, Lang::En, &names(Some(ME))));
    let point = point("F6");
    for (refusal, expected) in [
        (Refusal::NoSuchPoint { point, size: 9 }, "The 9×9 board has no such point: F6."),
        (
            Refusal::Ko { point, number: 34 },
            "Ko: you can’t capture back on F6 now, because the board would be as it was after move 34. \
             Move elsewhere first.",
        ),
        (
            Refusal::Repetition { point, number: 0 },
            "Repetition: you can’t play F6, because the board would be as it was at the beginning.",
        ),
    ] {
        assert_eq!(say(refusal), expected);
    }
}

#[test]
fn a_wrong_setup_is_told_with_what_would_do() {
    assert_options_are_named::<HostedCardgo>();
    assert_wrong_choices_are_told::<HostedCardgo>(&[
        ("seats", "9"),
        ("size", "8"),
        ("komi", "x"),
        ("handicap", "12"),
        ("cards", "3"),
        ("quiet", "3"),
        ("failed", "x"),
        ("zeros", "x"),
    ]);
    assert_setup_faults_are_sentences::<HostedCardgo>(&[
        SetupFault::Size { lines: 1 },
        SetupFault::Komi { half_points: -3001 },
        SetupFault::Handicap { stones: 6, most: 5 },
        SetupFault::Handicap { stones: 2, most: 0 },
    ]);
}
