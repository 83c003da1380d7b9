//! Every refusal has a well-formed sentence in both languages, and names the pieces and numbers it is about.

use super::{BORKA, ENDRE, ME, card};
use crate::sentences::{
    assert_options_are_named, assert_setup_faults_are_sentences, assert_wrong_choices_are_told, names, say, seen,
};
use game::{Cites, Seat};
use games::book;
use iszkenderun::{Decision, MarkerAction, Refusal, SetupFault, Suit, Trump};
use iszkenderun_hosted::HostedIszkenderun;
use rulebook::Lang;
use rulebook::phrase::Phrase;
use std::collections::BTreeSet;

/// Returns refusals of each variant, in every way that makes a difference; the match makes the compiler demand new
/// ones.
fn refusals() -> Vec<Refusal> {
    let (six, by) = (card("S6"), card("X9"));
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { to_move: BORKA },
        Refusal::MustPass { actions: 60 },
        Refusal::NoSuchRow { row: Seat(4) },
        Refusal::NotInHand { card: six },
        Refusal::NotInYourRow { card: six },
        Refusal::NoAbility { card: card("H1") },
        Refusal::NothingToAimAt { card: six },
        Refusal::PayerGuarded { card: six, by: card("S1") },
        Refusal::PayerProtected { card: six },
        Refusal::Guarded { card: six, by: card("S2") },
        Refusal::NotAnother { card: card("T2") },
        Refusal::TargetProtected { card: six },
        Refusal::NoVictim { card: card("S7"), most: 2 },
        Refusal::TrumpAlready { trump: Trump::Cross },
        Refusal::TrumpAlready { trump: Trump::SansTrump },
        Refusal::TooGreat { card: six, value: 5, most: 4 },
        Refusal::TooGreatOncePaid { card: six, value: 5, most: 4 },
        Refusal::WrongSuit { card: six, by: card("S4"), suit: Suit::Turban },
        Refusal::WrongSuit { card: six, by: card("X11"), suit: Suit::Turban },
        Refusal::WrongSuit { card: card("ST"), by: card("S4"), suit: Suit::Turban },
        Refusal::NotInPlay { card: six },
        Refusal::NotInDiscards { card: six, by: card("T7") },
        Refusal::Targets { card: six, wanted: 1, chosen: 2 },
        Refusal::Targets { card: card("X3"), wanted: 0, chosen: 2 },
        Refusal::ExtraNeeded { card: by },
        Refusal::ExtraNotInHand { card: six },
        Refusal::ExtraForNothing { card: six },
        Refusal::NothingToDraw { wanted: 1, left: 0 },
        Refusal::NothingToDraw { wanted: 3, left: 2 },
        Refusal::MarkerUsed,
        Refusal::CostNotYours { card: six },
        Refusal::NothingToPay,
        Refusal::ExchangeNotInHand { card: six },
        Refusal::AlreadyProtected { card: six },
        Refusal::TooDear { card: six, most: 4 },
        Refusal::NoDeedPossible { card: Some(six) },
        Refusal::NoDeedPossible { card: None },
        Refusal::NotToBank { card: six },
        Refusal::NotInHandToDiscard { card: six },
    ];
    for decision in [Decision::Action, Decision::Bank, Decision::Discard] {
        all.extend([Refusal::FirstDecide { pending: decision }, Refusal::NotAsked { decision }]);
    }
    for row in [ME, BORKA, ENDRE] {
        all.extend([
            Refusal::NotYourRow { card: six, row },
            Refusal::RowClosed { row, by },
            Refusal::RowPassed { row },
            Refusal::TargetPassed { card: six, row },
        ]);
    }
    for deed in MarkerAction::ALL {
        all.extend([
            Refusal::WrongDeed { card: six, deed },
            Refusal::DeedWithoutTarget { deed },
            Refusal::DeedTargets { deed, wanted: 1, chosen: 2 },
            Refusal::DeedTargets { deed, wanted: 0, chosen: 1 },
            Refusal::DeedPassed { deed, card: six, row: BORKA },
        ]);
    }
    for chosen in 0..5 {
        all.extend([Refusal::SwapTwo { chosen }, Refusal::ExchangeCount { chosen }]);
    }
    let kinds: BTreeSet<usize> = all.iter().map(kind).collect();
    assert_eq!(kinds.len(), 46);
    all
}

fn kind(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::FirstDecide { .. } => 2,
        Refusal::NotAsked { .. } => 3,
        Refusal::MustPass { .. } => 4,
        Refusal::NoSuchRow { .. } => 5,
        Refusal::NotInHand { .. } => 6,
        Refusal::NotYourRow { .. } => 7,
        Refusal::RowClosed { .. } => 8,
        Refusal::RowPassed { .. } => 9,
        Refusal::NotInYourRow { .. } => 10,
        Refusal::NoAbility { .. } => 11,
        Refusal::NothingToAimAt { .. } => 12,
        Refusal::PayerGuarded { .. } => 13,
        Refusal::PayerProtected { .. } => 14,
        Refusal::Guarded { .. } => 15,
        Refusal::NotAnother { .. } => 16,
        Refusal::SwapTwo { .. } => 17,
        Refusal::TargetPassed { .. } => 18,
        Refusal::TargetProtected { .. } => 19,
        Refusal::NoVictim { .. } => 20,
        Refusal::TrumpAlready { .. } => 21,
        Refusal::TooGreat { .. } => 22,
        Refusal::TooGreatOncePaid { .. } => 23,
        Refusal::WrongSuit { .. } => 24,
        Refusal::NotInPlay { .. } => 25,
        Refusal::NotInDiscards { .. } => 26,
        Refusal::Targets { .. } => 27,
        Refusal::ExtraNeeded { .. } => 28,
        Refusal::ExtraNotInHand { .. } => 29,
        Refusal::ExtraForNothing { .. } => 30,
        Refusal::NothingToDraw { .. } => 31,
        Refusal::MarkerUsed => 32,
        Refusal::CostNotYours { .. } => 33,
        Refusal::NothingToPay => 34,
        Refusal::WrongDeed { .. } => 35,
        Refusal::DeedWithoutTarget { .. } => 36,
        Refusal::ExchangeCount { .. } => 37,
        Refusal::ExchangeNotInHand { .. } => 38,
        Refusal::DeedTargets { .. } => 39,
        Refusal::DeedPassed { .. } => 40,
        Refusal::AlreadyProtected { .. } => 41,
        Refusal::TooDear { .. } => 42,
        Refusal::NoDeedPossible { .. } => 43,
        Refusal::NotToBank { .. } => 44,
        Refusal::NotInHandToDiscard { .. } => 45,
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        say(|lang, names| HostedIszkenderun::refusal(&refusal, lang, names), true);
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
fn hungarian_refusals_say_pieces_and_numbers() {
    let say = |refusal: Refusal| seen(&HostedIszkenderun::refusal(&refusal, Lang::Hu, &names(Some(ME))));
    for (refusal, expected) in [
        (
            Refusal::NotYourRow { card: card("S6"), row: BORKA },
            "A handzsár 6-os csak a saját sorodba kerülhet: Borka sorába csak csillagos 3-ast játszhatsz ki.",
        ),
        (
            Refusal::RowClosed { row: ME, by: card("X9") },
            "A sorod lezárt: a csillagos kereszt 3-as áll benne, ezért nem kerülhet bele több lap.",
        ),
        (Refusal::NoAbility { card: card("X8") }, "A kereszt 0-snak nincs képessége, amelyért eldobhatnád."),
        (
            Refusal::PayerGuarded { card: card("T5"), by: card("S1") },
            "A turbán 5-öst a handzsár 1-es őrzi: nem dobható el, így a képességéért sem fizethet.",
        ),
        (
            Refusal::TooGreatOncePaid { card: card("H6"), value: 6, most: 4 },
            "A félhold 6-os aktuális értéke a fizetés után 6 lesz, pedig legfeljebb 4 lehet.",
        ),
        (
            Refusal::WrongSuit { card: card("X4"), by: card("S4"), suit: Suit::Turban },
            "A kereszt 4-es nem turbán: a handzsár 4-es csak turbánt dobhat el.",
        ),
        (
            Refusal::WrongSuit { card: card("SH"), by: card("S11"), suit: Suit::Crescent },
            "A handzsár–félhold 3-as itt nem számít félholdnak: a visszavevő handzsár 5-ös csak félholdat vehet vissza.",
        ),
        (Refusal::TrumpAlready { trump: Trump::Cross }, "Most is a kereszt az adu: nincs mire váltani."),
        (
            Refusal::WrongDeed { card: card("S6"), deed: MarkerAction::ScorePile },
            "Plusz négyhez félholdat kell eldobnod, a handzsár 6-os pedig nem az.",
        ),
        (
            Refusal::DeedPassed { deed: MarkerAction::Steal, card: card("H1"), row: BORKA },
            "A félhold 1-es Borka sorában áll, aki már passzolt: a lopás nem éri el.",
        ),
        (Refusal::SwapTwo { chosen: 1 }, "A helycseréhez két különböző lap kell, de 1 van kiválasztva."),
    ] {
        assert_eq!(say(refusal), expected);
    }
}

#[test]
fn english_refusals_say_pieces_and_numbers() {
    let say = |refusal: Refusal| seen(&HostedIszkenderun::refusal(&refusal, Lang::En, &names(Some(ME))));
    for (refusal, expected) in [
        (Refusal::TrumpAlready { trump: Trump::SansTrump }, "There is no trump as it is: nothing would change."),
        (
            Refusal::TooDear { card: card("H6"), most: 3 },
            "Crescent 6 has a printed value of 6; with this cost you can steal a value of 3 at most.",
        ),
        (
            Refusal::WrongDeed { card: card("S6"), deed: MarkerAction::Exchange },
            "An exchange is paid with a Cross, and Scimitar 6 isn’t one.",
        ),
        (Refusal::NothingToDraw { wanted: 3, left: 2 }, "You would have to draw 3 cards, but only 2 can be drawn."),
    ] {
        assert_eq!(say(refusal), expected);
    }
}

#[test]
fn a_wrong_setup_is_told_with_what_would_do() {
    assert_options_are_named::<HostedIszkenderun>();
    assert_wrong_choices_are_told::<HostedIszkenderun>(&[
        ("seats", "9"),
        ("zeros", "x"),
        ("two-suited", "x"),
        ("closes", "x"),
        ("third", "7"),
        ("komi", "6"),
    ]);
    assert_setup_faults_are_sentences::<HostedIszkenderun>(&[2, 5].map(|found| SetupFault::Seats { found }));
}
