//! Tests that every clause has a well-formed text: those of the set, and ones that no card has yet.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

mod model;
mod set;

use model::{
    SIDES, amounts, compound, conditions, costs, effects, explanations, filters, scopes, statics, types, whens,
};
use parbaj_cards::{
    Ability, AbilityZone, Activated, Amount, Automatic, Bounty, CardKind, CardType, ChosenDrawback, Clause, Cost,
    CounterKind, Drawback, Effect, Filter, PlayingCondition, Side, Spell, Subject, TargetSpec, TemporaryCost, Turns,
    TypeSet, When,
};
use parbaj_text::{card_type, cost, counter, deck, parts, scope, type_line};
use rulebook::Lang;
use rulebook::hungarian::article;

/// Returns clauses for a card that stays in play.
fn lasting() -> Vec<Clause> {
    let mut all: Vec<Clause> = explanations().into_iter().map(Clause::Explanation).collect();
    for holds in statics() {
        all.push(Clause::Ability(Ability::Static(holds)));
        all.push(Clause::Drawback(Drawback::Static { holds, unlabelled: false }));
    }
    let automatic =
        |when, only_if, effects| Automatic { when, only_if, targets: Vec::new(), effects, unlabelled: false };
    for when in whens() {
        let strengthened = Effect::PutCounters { on: Subject::This, counter: CounterKind::Strength, amount: Amount::X };
        all.push(Clause::Ability(Ability::Automatic(automatic(when, None, vec![strengthened]))));
    }
    for condition in conditions() {
        all.push(Clause::Condition(PlayingCondition { labelled: true, condition }));
        all.push(Clause::Condition(PlayingCondition { labelled: false, condition }));
        for when in [When::Attacks, When::Upkeep(Turns::Theirs), When::HurtsPlayer] {
            let lost = Effect::LoseVp { who: Subject::Opponent, amount: Amount::Fixed(1) };
            let happens = automatic(when, Some(condition), vec![lost]);
            all.push(Clause::Ability(Ability::Automatic(happens.clone())));
            all.push(Clause::Drawback(Drawback::Automatic(happens)));
        }
    }
    for which in costs() {
        let draw = Effect::Draw { who: Subject::You, amount: Amount::Fixed(2) };
        for works in [AbilityZone::Play, AbilityZone::Hand, AbilityZone::Discard] {
            let effects = vec![draw.clone()];
            let activated = Activated { works, cost: which, prevents: None, targets: Vec::new(), effects };
            all.push(Clause::Ability(Ability::Activated(activated)));
        }
        all.push(Clause::Drawback(Drawback::TemporaryCost(TemporaryCost { counters: 2, cost: which })));
        for by in [Side::Yours, Side::Theirs] {
            let effects = vec![draw.clone(), Effect::SacrificeThis];
            all.push(Clause::Drawback(Drawback::Chosen(ChosenDrawback { by, cost: which, effects })));
        }
    }
    for scope in scopes() {
        let cost = Cost { turn_this: true, ..Cost::default() };
        let effects = vec![Effect::Prevent, Effect::Draw { who: Subject::You, amount: Amount::Fixed(1) }];
        let activated =
            Activated { works: AbilityZone::Play, cost, prevents: Some(scope), targets: Vec::new(), effects };
        all.push(Clause::Ability(Ability::Activated(activated)));
    }
    for amount in amounts() {
        for who in [Subject::You, Subject::Opponent, Subject::Everybody] {
            let each = Filter { side: Side::Yours, ..Filter::default() };
            for effect in effects(who, Subject::Each(each), amount) {
                all.push(Clause::Drawback(Drawback::Bounty(Bounty { effects: vec![effect.clone()] })));
                let twice = vec![effect.clone(), effect.clone()];
                all.push(Clause::Ability(Ability::Automatic(automatic(When::Attacks, None, twice.clone()))));
                let theirs = When::TheyPlay(types(&[CardType::Creature]));
                all.push(Clause::Ability(Ability::Automatic(automatic(theirs, None, twice))));
            }
            for effect in effects(who, Subject::It, amount) {
                let played = When::TheyPlay(types(&[CardType::Creature]));
                all.push(Clause::Ability(Ability::Automatic(automatic(played, None, vec![effect]))));
            }
        }
    }
    all
}

/// Returns clauses for a spell.
fn spells() -> Vec<Clause> {
    let mut all = Vec::new();
    let mut spell = |targets: &[TargetSpec], effects: Vec<Effect>| {
        all.push(Clause::SpellEffect(Spell { targets: targets.to_vec(), effects }));
    };
    let mut targets: Vec<TargetSpec> = filters().into_iter().map(TargetSpec::Permanent).collect();
    targets.push(TargetSpec::Player);
    targets.push(TargetSpec::PlayerOrCreature(Filter { types: types(&[CardType::Creature]), ..Filter::default() }));
    for target in targets {
        let one = [target];
        let all = effects(Subject::Everybody, Subject::Target(0), Amount::Fixed(2));
        for effect in &all {
            spell(&one, vec![effect.clone()]);
            spell(&one, vec![Effect::Silence { what: Subject::Target(0) }, effect.clone()]);
            spell(&one, vec![Effect::Return { what: Subject::Target(0) }, effect.clone()]);
        }
        spell(
            &[target, target],
            vec![
                Effect::Destroy { what: Subject::Target(0) },
                Effect::Return { what: Subject::Target(1) },
                Effect::Silence { what: Subject::Target(0) },
            ],
        );
    }
    for side in SIDES {
        for types in [TypeSet::ALL, TypeSet::PERMANENTS, types(&[CardType::Item, CardType::Enchantment])] {
            let target = [TargetSpec::Discarded { side, types }];
            let what = Subject::Target(0);
            for effect in [Effect::Recover { what }, Effect::PutIntoPlay { what }, Effect::Banish { what }] {
                spell(&target, vec![effect.clone()]);
                spell(&target, vec![Effect::Draw { who: Subject::Opponent, amount: Amount::Fixed(1) }, effect]);
            }
        }
    }
    for who in [Subject::You, Subject::Opponent] {
        for amount in amounts() {
            for effect in effects(who, Subject::Each(Filter::default()), amount) {
                for offered in compound(who, &effect) {
                    spell(&[], vec![effect.clone(), offered]);
                }
                spell(&[], vec![Effect::LoseVp { who: Subject::Opponent, amount }, effect]);
            }
        }
    }
    all
}

fn card(card_type: CardType, clauses: Vec<Clause>) -> CardKind {
    CardKind { card_type, clauses, ..set::set().swap_remove(0) }
}

/// Returns what is wrong with a text, if anything.
fn fault(text: &str, lang: Lang) -> Option<String> {
    let plain = text.replace('\u{2060}', "");
    for wrong in [
        "  ", " \u{a0}", "\u{a0} ", " .", " ,", " !", ",,", ",.", ",!", ".,", "..", "{", "}", "\"", "'", " :", "–,",
        "?",
    ] {
        if plain.contains(wrong) {
            return Some(format!("{wrong:?}"));
        }
    }
    if plain.trim() != plain || !plain.ends_with(['.', '!']) {
        return Some("it doesn't end well".to_owned());
    }
    if plain.chars().next().is_some_and(char::is_lowercase) {
        return Some("no capital letter".to_owned());
    }
    let words: Vec<&str> = plain.split([' ', '\u{a0}', '[', '(']).filter(|word| !word.is_empty()).collect();
    words.windows(2).find_map(|pair| {
        let (small, next) = (pair[0].to_lowercase(), pair[1]);
        let fits = match (lang, small.as_str()) {
            // The pronoun, as in "az a lény".
            (Lang::Hu, "az") if next == "a" || next == "az" => true,
            (Lang::Hu, "a" | "az") => article(next) == small,
            (Lang::En, "a" | "an") => (small == "an") == next.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']),
            _ => true,
        };
        // "Az az építmény" is correct.
        let twice = small == next.to_lowercase() && small != "az";
        (!fits || twice).then(|| format!("{small} {next}"))
    })
}

fn clean(kind: &CardKind, all: &[CardKind]) {
    for lang in Lang::ALL {
        let parts = parts(kind, all, lang);
        assert_eq!(parts.len(), kind.clauses.len());
        for part in parts {
            if std::env::var_os("PARBAJ_TEXT_SHOW").is_some() {
                println!("{}: {}", lang.code(), part.text);
            }
            let fault = fault(&part.text, lang);
            assert!(fault.is_none(), "{}: {}: {:?}", part.text, fault.unwrap(), kind.clauses[part.clause]);
        }
    }
}

#[test]
fn every_card_of_the_set_is_said_cleanly() {
    let all = set::set();
    for kind in &all {
        clean(kind, &all);
    }
}

#[test]
fn every_clause_is_said_cleanly_on_whatever_stays() {
    let all = set::set();
    for card_type in [CardType::Creature, CardType::Building, CardType::Item, CardType::Enchantment] {
        clean(&card(card_type, lasting()), &all);
    }
}

#[test]
fn every_effect_is_said_cleanly_on_a_spell() {
    clean(&card(CardType::General, spells()), &set::set());
}

#[test]
fn words_on_their_own_are_small_and_clean() {
    let all = set::set();
    for lang in Lang::ALL {
        let mut words: Vec<String> = CardType::ALL.iter().map(|it| card_type(*it, lang).to_owned()).collect();
        for kind in [CounterKind::Strength, CounterKind::Weakness, CounterKind::Poison, CounterKind::TemporaryCost] {
            words.push(counter(kind, lang).to_owned());
        }
        words.extend(costs().iter().map(|it| cost(it, lang)));
        words.extend(scopes().iter().map(|it| scope(it, lang)));
        for word in words {
            assert_eq!(fault(&format!("A: {word}."), lang), None, "{word}");
        }
        for kind in &all {
            assert_eq!(fault(&format!("{}.", type_line(kind, lang)), lang), None);
        }
        for it in parbaj_cards::Deck::ALL {
            assert!(!deck(it, lang).is_empty());
        }
    }
}
