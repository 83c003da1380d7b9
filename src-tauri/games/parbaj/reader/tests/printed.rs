//! Tests that printed texts are read back as the clauses they were generated from: those of the set, and all other
//! kinds of clauses.

#![allow(clippy::unwrap_used)]

#[path = "../../text/tests/model/mod.rs"]
#[allow(dead_code)]
mod model;

use parbaj_cards::{
    Ability, AbilityZone, Activated, Amount, Automatic, CardKind, CardType, Clause, Cost, Drawback, PlayingCondition,
    SetFile, Subject, When,
};
use parbaj_reader::{PartVerdict, TextReading, read};
use parbaj_text::{Part, parts};
use rulebook::Lang;
use std::fs;
use std::path::Path;

fn set() -> Vec<CardKind> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards/set");
    let files = ["erdoszel", "hamuvar", "tengerszem", "romvaros", "tokens"];
    let texts = files.map(|name| (name, fs::read_to_string(folder.join(format!("{name}.json"))).unwrap()));
    let files: Vec<SetFile<'_>> = texts.iter().map(|(name, text)| SetFile { name, text }).collect();
    parbaj_cards::read(&files).unwrap()
}

/// Returns the printed parts that are misread: every character of a part must be in its category, by its rule.
fn misread(printed: &[Part], separator: &str, reading: &TextReading) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut from = 0;
    for part in printed {
        let to = from + u32::try_from(part.text.chars().count()).unwrap();
        let overlapping = reading.parts.iter().filter(|it| it.from < to && it.to > from);
        for read in overlapping {
            let right = matches!(&read.verdict, PartVerdict::Decided { category, rule, .. }
                if *category == part.category && rule.0 == part.rule);
            if !right {
                wrong.push(format!("{:?} is {:?} by {}, read {:?}", part.text, part.category, part.rule, read.verdict));
            }
        }
        from = to + u32::try_from(separator.chars().count()).unwrap();
    }
    wrong
}

fn check(kind: &CardKind, all: &[CardKind], separator: &str) -> Vec<String> {
    let printed = parts(kind, all, Lang::Hu);
    if printed.is_empty() {
        return Vec::new();
    }
    let text: Vec<&str> = printed.iter().map(|it| it.text.as_str()).collect();
    match read(&text.join(separator), kind.card_type, kind.old_edition) {
        Ok(reading) => misread(&printed, separator, &reading),
        Err(fault) => vec![format!("{text:?}: {fault:?}")],
    }
}

#[test]
fn every_card_of_the_set_reads_back_to_its_clauses() {
    let set = set();
    let mut wrong = Vec::new();
    for kind in &set {
        wrong.extend(check(kind, &set, "\n"));
        // On one line a drawback ends only at the next label, so only cards with the drawback last can be tested.
        let drawback_last = kind.clauses.iter().rev().skip(1).all(|it| !matches!(it, Clause::Drawback(_)));
        if drawback_last {
            wrong.extend(check(kind, &set, " "));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Returns a card with that clause only.
fn saying(set: &[CardKind], card_type: CardType, clause: Clause) -> CardKind {
    let like = set.iter().find(|it| it.card_type == card_type && !it.token).unwrap();
    CardKind { clauses: vec![clause], old_edition: false, ..like.clone() }
}

fn tell(wrong: &[String], of: usize) {
    assert!(wrong.is_empty(), "{} of {of} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
}

#[test]
fn every_explanation_and_condition_that_can_be_printed_reads_back() {
    let set = set();
    let mut clauses: Vec<Clause> = model::explanations().into_iter().map(Clause::Explanation).collect();
    for condition in model::conditions() {
        for labelled in [false, true] {
            clauses.push(Clause::Condition(PlayingCondition { condition, labelled }));
        }
    }
    let of = clauses.len() * 2;
    let types = [CardType::Creature, CardType::General];
    let cards = clauses.into_iter().flat_map(|clause| types.map(|it| saying(&set, it, clause.clone())));
    let wrong: Vec<String> = cards.flat_map(|kind| check(&kind, &set, " ")).collect();
    tell(&wrong, of);
}

#[test]
fn every_ability_that_can_be_printed_reads_back() {
    let set = set();
    let draw = || vec![parbaj_cards::Effect::Draw { who: Subject::You, amount: Amount::Fixed(1) }];
    let mut clauses: Vec<Clause> =
        model::statics().into_iter().map(|it| Clause::Ability(Ability::Static(it))).collect();
    for when in model::whens() {
        for only_if in [None, Some(model::conditions()[0])] {
            let automatic = Automatic { when, only_if, ..automatic(&set) };
            clauses.push(Clause::Ability(Ability::Automatic(Automatic { effects: draw(), ..automatic })));
        }
    }
    for cost in model::costs().into_iter().filter(|it| *it != Cost::default()) {
        for works in [AbilityZone::Play, AbilityZone::Hand, AbilityZone::Discard] {
            // Only a cost paid with the card itself shows where the ability works, and nothing can be discarded twice.
            let says = cost.banish_this || cost.discard_this && works == AbilityZone::Hand;
            if works == AbilityZone::Play || says {
                let activated = Activated { cost, works, effects: draw(), ..activated(&set) };
                clauses.push(Clause::Ability(Ability::Activated(activated)));
            }
        }
    }
    let of = clauses.len();
    let cards = clauses.into_iter().map(|clause| saying(&set, CardType::Creature, clause));
    let wrong: Vec<String> = cards.flat_map(|kind| check(&kind, &set, " ")).collect();
    tell(&wrong, of);
}

#[test]
fn every_effect_that_can_be_printed_reads_back_on_a_spell() {
    let set = set();
    let mut effects = Vec::new();
    for amount in model::amounts() {
        for (who, what) in [(Subject::You, Subject::This), (Subject::Opponent, Subject::Each(model::filters()[0]))] {
            effects.extend(model::effects(who, what, amount));
        }
    }
    let compound: Vec<_> = effects.iter().flat_map(|it| model::compound(Subject::You, it)).collect();
    effects.extend(compound);
    let of = effects.len();
    let cards = effects.into_iter().map(|effect| {
        let clause = Clause::SpellEffect(parbaj_cards::Spell { targets: Vec::new(), effects: vec![effect] });
        saying(&set, CardType::General, clause)
    });
    let wrong: Vec<String> = cards.flat_map(|kind| check(&kind, &set, " ")).collect();
    tell(&wrong, of);
}

/// Returns an automatic clause of the set, to be modified.
fn automatic(set: &[CardKind]) -> Automatic {
    let found = set.iter().flat_map(|it| &it.clauses).find_map(|it| match it {
        Clause::Ability(Ability::Automatic(it)) if it.when == When::Played => Some(it.clone()),
        Clause::Drawback(Drawback::Automatic(it)) if it.when == When::Played => Some(it.clone()),
        _ => None,
    });
    found.unwrap()
}

/// Returns an activated ability of the set, to be modified.
fn activated(set: &[CardKind]) -> Activated {
    let found = set.iter().flat_map(|it| &it.clauses).find_map(|it| match it {
        Clause::Ability(Ability::Activated(it)) if it.prevents.is_none() => Some(it.clone()),
        _ => None,
    });
    Activated { targets: Vec::new(), ..found.unwrap() }
}
