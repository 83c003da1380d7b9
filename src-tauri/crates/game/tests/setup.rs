//! Setups built from text values: all faults are reported.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
mod toy;

use game::{ChoiceFault, Game, Seed, SetupError, Silent};
use toy::{Fault, SetupFault, Toy, ToySetup};

type Honest = Toy<{ Fault::None as u8 }>;

fn choose(choices: &[(&str, &str)]) -> Result<ToySetup, SetupError<SetupFault>> {
    game::choose::<Honest>(ToySetup::default(), choices.iter().copied())
}

fn faults(choices: &[(&str, &str)]) -> Vec<ChoiceFault<SetupFault>> {
    choose(choices).unwrap_err().faults
}

fn in_deck(fault: SetupFault) -> ChoiceFault<SetupFault> {
    ChoiceFault::InValue { option: "deck".to_owned(), fault }
}

#[test]
fn a_text_is_read_by_the_engine() {
    let setup = choose(&[("deck", " 3 1\n4 ")]).unwrap();
    assert_eq!(setup.deck, [3, 1, 4]);
    assert!(Honest::deal(&setup, Seed(1), &mut Silent).is_ok());
}

#[test]
fn everything_a_text_has_wrong_is_told_with_its_option_and_rule() {
    let found = faults(&[("deck", "1 x 2 12 3")]);
    assert_eq!(found, [in_deck(SetupFault::NoCard("x".to_owned())), in_deck(SetupFault::NoCard("12".to_owned()))]);
    assert!(found.iter().all(|fault| (fault.option(), fault.rule()) == (Some("deck"), Some(toy::DECK))));
}

#[test]
fn a_text_has_a_greatest_length_counted_in_letters() {
    assert!(choose(&[("deck", &format!("1 2{}", " ".repeat(37)))]).is_ok());
    let long = "é".repeat(41);
    let [ChoiceFault::TooLong { longest: 40, .. }] = faults(&[("deck", &long)])[..] else {
        panic!("it isn't too long")
    };
    assert!(matches!(faults(&[("deck", &"é".repeat(40))])[..], [ChoiceFault::InValue { .. }]));
}

#[test]
fn what_the_choices_come_to_together_is_judged_after_each_alone() {
    let told: Vec<String> = faults(&[("seats", "9"), ("candles", "2"), ("deck", "5 5"), ("seats", "3")])
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        told,
        [
            "option seats can't be \"9\": allowed are 2, 3 (TOY-1)",
            "there is no option \"candles\"",
            "CardTwice(5) (TOY-3)",
            "TooFewCards { cards: 2, least: 3 } (TOY-3)",
        ]
    );
}

#[test]
fn a_setup_with_faults_is_not_dealt() {
    let setup = ToySetup { seats: 4, deck: vec![1] };
    let error = Honest::deal(&setup, Seed(1), &mut Silent).unwrap_err();
    let forbidden = [SetupFault::Seats(4), SetupFault::TooFewCards { cards: 1, least: 4 }].map(ChoiceFault::Forbidden);
    assert_eq!(error.faults, forbidden);
}
