//! Tests that every rule of chapter 91 is used by at least two cards, and so is every kind of counter and token.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

use parbaj_cards::{Ability, Benefit, CardKind, Clause, Drawback, Effect, Explanation, SetFile, read};
use std::fs;
use std::path::Path;

fn set() -> Vec<CardKind> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("set");
    let texts: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let files: Vec<SetFile<'_>> = texts.iter().map(|text| SetFile { name: "set", text }).collect();
    read(&files).unwrap()
}

/// Counts the cards with a clause for which `so` holds.
fn kinds(set: &[CardKind], so: impl Fn(&CardKind, &Clause) -> bool) -> usize {
    set.iter().filter(|kind| kind.clauses.iter().any(|clause| so(kind, clause))).count()
}

#[test]
fn every_rule_of_chapter_91_stands_on_two_kinds() {
    let set = set();
    let explains = |so: &dyn Fn(&Explanation) -> bool| {
        kinds(&set, |_, clause| matches!(clause, Clause::Explanation(explanation) if so(explanation)))
    };
    let counted = [
        ("91.1.0 labelled", kinds(&set, |_, it| matches!(it, Clause::Condition(it) if it.labelled))),
        ("91.1.0 by its wording", kinds(&set, |_, it| matches!(it, Clause::Condition(it) if !it.labelled))),
        ("91.2.2", explains(&|it| matches!(it, Explanation::CopyLimit { .. }))),
        ("91.2.3", explains(&|it| matches!(it, Explanation::DeckOnly { .. }))),
        ("91.2.4", explains(&|it| matches!(it, Explanation::Banned { .. }))),
        ("91.2.5 costs", explains(&|it| matches!(it, Explanation::CostsLess { .. }))),
        ("91.2.5 figures", explains(&|it| matches!(it, Explanation::Figures { .. }))),
        ("91.2.6", explains(&|it| matches!(it, Explanation::Advantage(_)))),
        ("91.2.7 without an upper bound", explains(&|it| matches!(it, Explanation::Advantage(it) if it.to.is_none()))),
        ("91.2.7 without a lower bound", explains(&|it| matches!(it, Explanation::Advantage(it) if it.from.is_none()))),
        (
            "91.2.9",
            explains(
                &|it| matches!(it, Explanation::Advantage(it) if !matches!(it.benefit, Benefit::CostsLess { .. })),
            ),
        ),
        ("91.2.10", explains(&|it| matches!(it, Explanation::Neutralisation(_)))),
        (
            "91.2.12",
            kinds(&set, |kind, it| {
                !kind.card_type.is_spell() && matches!(it, Clause::Explanation(Explanation::Neutralisation(_)))
            }),
        ),
        ("91.3.1", kinds(&set, |kind, it| kind.old_edition && is_unlabelled(it))),
        ("91.3.2", kinds(&set, |_, it| matches!(it, Clause::Drawback(Drawback::Bounty(_))))),
        ("91.3.4", kinds(&set, |_, it| matches!(it, Clause::Drawback(Drawback::TemporaryCost(_))))),
        ("91.3.6", kinds(&set, |_, it| matches!(it, Clause::Drawback(Drawback::Chosen(_))))),
        ("91.3.7", kinds(&set, |_, it| matches!(it, Clause::Drawback(Drawback::OfSpell { .. })))),
        ("91.4.0", kinds(&set, |_, it| matches!(it, Clause::Ability(_)))),
        (
            "91.4.1",
            kinds(
                &set,
                |_, it| matches!(it, Clause::Ability(Ability::Activated(it)) if it.works != parbaj_cards::AbilityZone::Play),
            ),
        ),
        ("91.5.1", kinds(&set, |_, it| matches!(it, Clause::SpellEffect(_)))),
        ("91.5.3", effects(&set, &|it| matches!(it, Effect::May { .. }))),
        ("91.5.4", kinds(&set, |_, it| matches!(it, Clause::SpellEffect(spell) if spell.effects.len() > 1))),
        ("silencing", effects(&set, &|it| matches!(it, Effect::Silence { .. }))),
        ("lifting drawbacks", effects(&set, &|it| matches!(it, Effect::LiftDrawbacks { .. }))),
        ("taking control", effects(&set, &|it| matches!(it, Effect::TakeControl { .. }))),
    ];
    let few: Vec<&(&str, usize)> = counted.iter().filter(|(_, kinds)| *kinds < 2).collect();
    assert!(few.is_empty(), "{few:?}");
}

#[test]
fn every_kind_of_counter_and_every_token_comes_from_two_kinds() {
    use parbaj_cards::CounterKind::{Burden, Poison, Strength, Weakness};
    let set = set();
    for kind in [Strength, Weakness, Poison, Burden] {
        let put = effects(&set, &|it| matches!(it, Effect::PutCounters { counter, .. } if *counter == kind));
        assert!(put >= 2, "{kind:?}: {put}");
    }
    for token in set.iter().filter(|kind| kind.token) {
        let made = effects(&set, &|it| matches!(it, Effect::MakeTokens { token: it, .. } if *it == token.id));
        assert!(made >= 2, "{}: {made}", token.id);
    }
}

fn is_unlabelled(clause: &Clause) -> bool {
    match clause {
        Clause::Drawback(Drawback::Static { unlabelled, .. } | Drawback::OfSpell { unlabelled, .. }) => *unlabelled,
        Clause::Drawback(Drawback::Automatic(automatic)) => automatic.unlabelled,
        _ => false,
    }
}

/// Counts the cards with an effect for which `so` holds.
fn effects(set: &[CardKind], so: &dyn Fn(&Effect) -> bool) -> usize {
    kinds(set, |_, clause| {
        let effects: &[Effect] = match clause {
            Clause::SpellEffect(spell) => &spell.effects,
            Clause::Ability(Ability::Automatic(it)) | Clause::Drawback(Drawback::Automatic(it)) => &it.effects,
            Clause::Ability(Ability::Activated(it)) => &it.effects,
            Clause::Drawback(Drawback::OfSpell { effects, .. }) => effects,
            Clause::Drawback(Drawback::Chosen(it)) => &it.effects,
            Clause::Drawback(Drawback::Bounty(it)) => &it.effects,
            Clause::Explanation(Explanation::Advantage(it)) => match &it.benefit {
                Benefit::Effects(it) => &it.effects,
                _ => &[],
            },
            _ => &[],
        };
        any(effects, so)
    })
}

fn any(effects: &[Effect], so: &dyn Fn(&Effect) -> bool) -> bool {
    effects.iter().any(|effect| {
        so(effect)
            || match effect {
                Effect::May { then, otherwise, .. } => any(then, so) || any(otherwise, so),
                Effect::If { then, .. } => any(then, so),
                _ => false,
            }
    })
}
