//! Tests the texts of everything that happens in random duels.

use super::articles::assert_articles;
use super::duels::random_duel;
use crate::sentences::{assert_well_formed, names, say};
use game::{Chance, Game, Seat, Seed};
use parbaj::{Event, Parbaj};
use parbaj_hosted::HostedParbaj;
use rulebook::phrase::{Phrase, plain, told};
use rulebook::{Lang, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Asserts that the text of an event is well formed and shows no markup.
pub fn assert_well_told(event: &Event, lang: Lang, person: Option<Seat>) {
    for span in told::<HostedParbaj>(event, lang, &names(person)) {
        match span {
            Span::Text { .. } => {}
            Span::Link { text, .. } => panic!("a link to a rule: {text}"),
            // A name may be followed by the number that tells permanents of the same card apart.
            Span::Card { text, card } => {
                let name = HostedParbaj::card(card.parse().unwrap(), lang);
                let (called, number) = text.split_once("\u{a0}(").unwrap_or((&text, "2)"));
                // In Hungarian the last word may have an ending, which may change the last letters of the stem.
                let stem: String = name.chars().take(name.chars().count() - 3).collect();
                let is_it =
                    called == name || (lang == Lang::Hu && called.starts_with(&stem) && called.len() > name.len());
                assert!(is_it, "{text} isn’t {name}");
                assert!(number.trim_end_matches(')').parse::<u8>().is_ok_and(|twin| twin > 1), "{text}");
            }
        }
    }
    let text = plain::<HostedParbaj>(event, lang, &names(person));
    assert_well_formed(&text, true);
    if lang == Lang::Hu {
        assert_articles(&text);
    }
}

/// Returns the name of a value's variant.
pub fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '{', '(']).next().unwrap().to_owned()
}

#[test]
fn all_that_happens_in_two_hundred_duels_is_well_told() {
    let mut kinds = BTreeSet::new();
    for number in 0..200 {
        random_duel(number, |_, events| {
            for event in events {
                kinds.insert(kind(event));
                for lang in Lang::ALL {
                    assert_well_told(event, lang, None);
                    for seat in [Seat(0), Seat(1)] {
                        let seen = Parbaj::redact(event, seat).unwrap();
                        assert_well_told(&seen, lang, Some(seat));
                    }
                }
            }
        });
    }
    // Every kind of event except those that need a particular deal.
    assert!(kinds.len() >= 50, "{} kinds: {kinds:?}", kinds.len());
}

#[test]
fn listed_moves_are_told_apart() {
    for number in 0..40 {
        let mut seen = 0;
        random_duel(number, |state, _| {
            seen += 1;
            let Some(seat) = Parbaj::to_move(state) else { return };
            if seen % 3 > 0 {
                return;
            }
            let view = Parbaj::view(state, seat);
            let mut moves = Vec::new();
            Parbaj::legal_moves(state, &mut moves);
            for lang in Lang::ALL {
                let mut said = BTreeMap::new();
                for &mv in &moves {
                    let text = HostedParbaj::mv(mv, &view, lang, &names(Some(seat)));
                    assert_well_formed(&text, false);
                    assert!(!text.contains('?'), "{text}");
                    if let Some(other) = said.insert(text.clone(), mv) {
                        panic!("{text}: {mv:?}, {other:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn what_speaks_for_a_move_is_a_sentence() {
    let mut said = BTreeSet::new();
    for number in 0..40 {
        random_duel(number, |state, _| {
            let Some(seat) = Parbaj::to_move(state) else { return };
            let view = Parbaj::view(state, seat);
            let mut moves = Vec::new();
            Parbaj::legal_moves(state, &mut moves);
            for (mv, lang) in moves.into_iter().flat_map(|mv| Lang::ALL.map(|lang| (mv, lang))) {
                let Some(reason) = HostedParbaj::reason(mv, &view, lang) else { continue };
                assert_well_formed(&reason, true);
                if lang == Lang::Hu {
                    assert_articles(&reason);
                }
                said.insert(reason);
            }
        });
    }
    let all = said.into_iter().collect::<Vec<_>>().join("\n");
    for part in [
        "opening hand holds",
        "It brings a creature",
        "It brings a building",
        "doesn’t resolve",
        "out of life",
        "creature would survive",
        "so would your creature",
        "This blow would kill it",
        "would fall",
        "does nothing",
        "stays in play",
        "stands guard on",
    ] {
        assert!(all.contains(part), "{part}: {all}");
    }
}

#[test]
fn refusals_of_random_moves_are_sentences() {
    let (mut chance, mut kinds) = (Chance::new(Seed(7)), BTreeSet::new());
    for number in 0..60 {
        random_duel(number, |state, _| {
            for seat in [Seat(0), Seat(1)] {
                let mv = Parbaj::random_move(&mut chance);
                let refused = Parbaj::check(state, seat, mv).err();
                let view = Parbaj::view(state, seat);
                for refusal in refused.into_iter().chain(Parbaj::explain(&view, &Parbaj::intent(mv))) {
                    if kinds.insert(kind(&refusal)) || chance.below(20) == 0 {
                        say(|lang, names| HostedParbaj::refusal(&refusal, lang, names), true);
                    }
                }
            }
        });
    }
    assert!(kinds.len() > 15, "{kinds:?}");
}

#[test]
fn the_table_at_a_glance_is_well_said() {
    for number in 0..40 {
        random_duel(number, |state, _| {
            for seat in [Seat(0), Seat(1)] {
                let view = Parbaj::view(state, seat);
                let rules = HostedParbaj::at_hand(&view);
                assert!((1..=8).contains(&rules.len()), "{rules:?}");
                assert!(rules.iter().enumerate().all(|(at, rule)| !rules[..at].contains(rule)), "{rules:?}");
                assert!(rules.iter().all(|rule| Parbaj::RULES.contains(rule)));
                let standing = Lang::ALL.map(|lang| HostedParbaj::standing(&view, lang, &names(Some(seat))));
                assert!(standing.iter().all(|text| text.contains('·') && !text.contains("  ")), "{standing:?}");
                assert_ne!(standing[0], standing[1]);
                assert_eq!(HostedParbaj::held(&view).unwrap(), state.hand(seat));
            }
        });
    }
}
