//! What cards speak of: types, permanents, players.

use crate::{is_any_permanent, is_any_spell};
use parbaj_cards::{CardType, Counted, CounterKind, Filter, Side, Station, TargetSpec, TypeSet};

/// `creature`, `creatures`
pub(super) fn type_name(it: CardType, many: bool) -> &'static str {
    match (it, many) {
        (CardType::Creature, false) => "creature",
        (CardType::Creature, true) => "creatures",
        (CardType::Building, false) => "building",
        (CardType::Building, true) => "buildings",
        (CardType::Item, false) => "item",
        (CardType::Item, true) => "items",
        (CardType::Enchantment, false) => "enchantment",
        (CardType::Enchantment, true) => "enchantments",
        (CardType::Instant, false) => "instant spell",
        (CardType::Instant, true) => "instant spells",
        (CardType::General, false) => "general spell",
        (CardType::General, true) => "general spells",
    }
}

/// Cards of some types: `creature or building`.
pub(super) fn of_types(types: TypeSet, many: bool, between: &str) -> String {
    let plural = if many { "s" } else { "" };
    if is_any_spell(types) {
        return format!("spell{plural}");
    }
    if types == TypeSet::ALL {
        return format!("card{plural}");
    }
    listed(types.iter().map(|it| type_name(it, many)).collect(), between)
}

fn listed(mut words: Vec<&str>, between: &str) -> String {
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() { last.to_owned() } else { format!("{} {between} {last}", words.join(", ")) }
}

/// `a creature`, `an enchantment`
pub(super) fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// A filter as words before and after the noun.
struct Described {
    before: String,
    noun: String,
    after: String,
}

fn described(filter: &Filter, many: bool, between: &str) -> Described {
    let plural = if many { "s" } else { "" };
    let types = if is_any_permanent(filter.types) { None } else { Some(filter.types) };
    let noun = match (filter.token, types) {
        (Some(true), None) => format!("token{plural}"),
        (Some(true), Some(types)) => format!("{} token{plural}", of_types(types, false, "or")),
        (Some(false) | None, None) => format!("permanent{plural}"),
        (Some(false) | None, Some(types)) => of_types(types, many, between),
    };
    let mut before = String::new();
    if filter.token == Some(false) {
        before += "nontoken ";
    }
    match filter.active {
        Some(true) => before += "active ",
        Some(false) => before += "passive ",
        None => {}
    }
    let mut after = String::new();
    match filter.station {
        Some(Station::Guard) => after += " at the guard post",
        Some(Station::Reserve) => after += " in the reserve",
        None => {}
    }
    if let Some(most) = filter.cost_at_most {
        after += &format!(" with a cost of {most} VP or less");
    }
    if let Some(most) = filter.damage_at_most {
        after += &format!(" with {most} damage or less");
    }
    if let Some(most) = filter.life_at_most {
        after += &format!(" with {most} life or less left");
    }
    Described { before, noun, after }
}

/// What a filter means, whoever has it: `passive creature`.
pub(super) fn bare(filter: &Filter) -> String {
    let Described { before, noun, after } = described(filter, false, "or");
    format!("{before}{noun}{after}")
}

/// All that a filter means: `each creature you control`.
pub(super) fn each(filter: &Filter) -> String {
    let Described { before, noun, after } = described(filter, false, "and");
    let other = if filter.others { "other " } else { "" };
    match filter.side {
        Side::Yours => format!("each {other}{before}{noun} of yours{after}"),
        Side::Theirs => format!("each {other}{before}{noun} of your opponent’s{after}"),
        Side::Any => format!("each {other}{before}{noun}{after}"),
    }
}

/// Some one thing that a filter means: `a creature of yours`; `word` is `a`, `another` or `target`.
pub(super) fn one(filter: &Filter, word: &str) -> String {
    let Described { before, noun, after } = described(filter, false, "or");
    let named = format!("{before}{noun}");
    let named = if word == "a" { a(&named) } else { format!("{word} {named}") };
    match filter.side {
        Side::Yours => format!("{named} of yours{after}"),
        Side::Theirs => format!("{named} of your opponent’s{after}"),
        Side::Any => format!("{named}{after}"),
    }
}

/// A target as it is first named: `target creature of yours`.
pub(super) fn target(spec: &TargetSpec) -> String {
    match spec {
        TargetSpec::Permanent(filter) => one(filter, if filter.others { "another target" } else { "target" }),
        TargetSpec::Player => "target player".to_owned(),
        TargetSpec::PlayerOrCreature(filter) => format!("target player or {}", bare(filter)),
        TargetSpec::Discarded { side, types } => {
            let pile = match side {
                Side::Yours => "your discard pile",
                Side::Theirs => "your opponent’s discard pile",
                Side::Any => "any discard pile",
            };
            format!("target {} in {pile}", of_types(*types, false, "or"))
        }
    }
}

/// `strength counter`
pub(super) fn counter(kind: CounterKind, many: bool) -> String {
    let word = match kind {
        CounterKind::Strength => "strength",
        CounterKind::Weakness => "weakness",
        CounterKind::Poison => "poison",
        CounterKind::TemporaryCost => "temporary cost",
    };
    format!("{word} counter{}", if many { "s" } else { "" })
}

/// What is counted, in the plural: `creatures of yours`, `cards in your hand`.
pub(super) fn counted(counted: &Counted) -> String {
    in_number(counted, true)
}

/// The same, of one or of many.
pub(super) fn in_number(counted: &Counted, many: bool) -> String {
    match counted {
        Counted::Permanents(filter) => {
            let Described { before, noun, after } = described(filter, many, "or");
            match filter.side {
                Side::Yours => format!("{before}{noun} of yours{after}"),
                Side::Theirs => format!("{before}{noun} of your opponent’s{after}"),
                Side::Any => format!("{before}{noun} in play{after}"),
            }
        }
        Counted::Discard { side, types } => {
            let place = match side {
                Side::Yours => "your discard pile",
                Side::Theirs => "your opponent’s discard pile",
                Side::Any => "both discard piles",
            };
            format!("{} in {place}", of_types(*types, many, "or"))
        }
        Counted::Hand { side } => {
            let cards = if many { "cards" } else { "card" };
            match side {
                Side::Yours => format!("{cards} in your hand"),
                Side::Theirs => format!("{cards} in your opponent’s hand"),
                Side::Any => format!("{cards} in both hands together"),
            }
        }
    }
}
