//! The sentences of the log: every named card is a link, and no markup is visible.

use game::{Chance, Game, Seat, Seed};
use mochi::{Card, Event, Mochi, Setup};
use mochi_hosted::HostedMochi;
use proptest::prelude::*;
use rulebook::phrase::{Names, Phrase, plain, told};
use rulebook::{Lang, Span};

const PEOPLE: [&str; 6] = ["Luca", "Borka", "Endre", "Kende", "Misi", "Péter"];

/// Returns the sentence as it is read.
fn words(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}

/// Returns the cards that an event names, except pairs, which are given as numbers.
fn named(event: &Event) -> Vec<Card> {
    match event {
        Event::Dealt { cards, .. } => cards.clone(),
        Event::Drew { card, .. }
        | Event::Inserted { card, .. }
        | Event::Passed { card, .. }
        | Event::Reserved { card, .. }
        | Event::Kept { card, .. } => card.iter().copied().collect(),
        Event::Uncovered { card, .. } | Event::Refilled { card, .. } => vec![*card],
        _ => Vec::new(),
    }
}

fn assert_well_told(event: &Event, lang: Lang, names: &Names) {
    let spans = told::<HostedMochi>(event, lang, names);
    let text = plain::<HostedMochi>(event, lang, names);
    assert_eq!(words(&spans), text);
    assert!(!text.contains(['[', ']', '|']), "markup is seen: {text}");
    let mut linked = Vec::new();
    for span in &spans {
        match span {
            Span::Text { .. } => {}
            Span::Link { .. } => panic!("a link to a rule in {text}"),
            Span::Card { text, card } => {
                let card: Card = card.parse().unwrap();
                assert_eq!(*text, HostedMochi::card(card, lang));
                linked.push(card);
            }
        }
    }
    assert_eq!(linked, named(event), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_card_of_a_random_game_can_be_touched(seed: u64, seats in 2_u8..=6) {
        let names = |person| Names::new(PEOPLE.map(String::from).to_vec(), person);
        let mut events = Vec::new();
        let mut state = Mochi::deal(&Setup { seats, ..Setup::default() }, Seed(seed), &mut events).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let mut moves = Vec::new();
        for _ in 0..400 {
            for event in events.drain(..) {
                for lang in Lang::ALL {
                    assert_well_told(&event, lang, &names(None));
                    if let Some(seen) = Mochi::redact(&event, Seat(1)) {
                        assert_well_told(&seen, lang, &names(Some(Seat(1))));
                    }
                }
            }
            moves.clear();
            Mochi::legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            Mochi::apply(&mut state, moves[chance.index(moves.len())], &mut events);
        }
    }

    #[test]
    fn a_name_is_shown_as_it_is(name in r"[\[\]|a-cY5 ]{1,12}") {
        let names = Names::new(vec![name.clone(), "Borka".to_owned()], None);
        let event = Event::Kept { seat: Seat(0), card: Some("Y5".parse().unwrap()) };
        for lang in Lang::ALL {
            let spans = told::<HostedMochi>(&event, lang, &names);
            let seen = words(&spans).replace('\u{2060}', "");
            prop_assert!(seen.contains(&name), "{seen}");
            prop_assert_eq!(spans.iter().filter(|span| matches!(span, Span::Text { .. })).count(), 2);
        }
    }
}

#[test]
fn hungarian_endings_follow_the_card() {
    let card = |code: &str| Some(code.parse().unwrap());
    let names = Names::new(PEOPLE.map(String::from).to_vec(), Some(Seat(0)));
    let event = Event::Passed { from: Seat(0), to: Seat(1), card: card("Y5"), place: None };
    let text = |text: &str| Span::Text { text: text.to_owned() };
    assert_eq!(
        told::<HostedMochi>(&event, Lang::Hu, &names),
        [
            text("Borkának adtad tovább a "),
            Span::Card { text: "sárga\u{a0}5-\u{2060}ös".to_owned(), card: "Y5".to_owned() },
            text("t.")
        ]
    );
}
