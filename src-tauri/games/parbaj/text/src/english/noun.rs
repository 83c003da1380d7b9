//! English nouns for cards and permanents.

use parbaj_cards::{CardType, TypeSet};
use rulebook::phrase::listed;

/// A noun in the singular; the plural adds -s.
pub(super) type Noun = String;

/// The noun for a creature at the guard post.
pub(super) const GUARD: &str = "guard";

/// Returns the name of a card type, such as `general spell`.
pub(crate) fn card_type(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Creature => "creature",
        CardType::Building => "building",
        CardType::Item => "item",
        CardType::Enchantment => "enchantment",
        CardType::Instant => "instant spell",
        CardType::General => "general spell",
    }
}

/// Returns the nouns for permanents of some types; `permanent` for all of them together.
pub(super) fn permanents(types: TypeSet) -> Vec<Noun> {
    if TypeSet::PERMANENTS.within(types) {
        return vec!["permanent".to_owned()];
    }
    types.iter().map(|it| card_type(it).to_owned()).collect()
}

/// Returns the nouns for cards of some types; `card` for all of them together, `spell` for both types of spells.
pub(super) fn cards(types: TypeSet) -> Vec<Noun> {
    if types == TypeSet::ALL {
        return vec!["card".to_owned()];
    }
    let spells = TypeSet::SPELLS.within(types);
    let mut nouns: Vec<Noun> =
        types.iter().filter(|it| !(spells && it.is_spell())).map(|it| card_type(it).to_owned()).collect();
    if spells {
        nouns.push("spell".to_owned());
    }
    nouns
}

/// Joins nouns: `creature or building`, `creatures or buildings`.
pub(super) fn said(nouns: &[Noun], several: bool, joint: &str) -> String {
    let words: Vec<String> = nouns.iter().map(|noun| if several { format!("{noun}s") } else { noun.clone() }).collect();
    listed(&words, joint)
}

/// Returns the noun for tokens of some types: `creature or building token`.
pub(super) fn token(types: TypeSet) -> Noun {
    if TypeSet::PERMANENTS.within(types) {
        return "token".to_owned();
    }
    format!("{} token", said(&permanents(types), false, "or"))
}

/// Adds the indefinite article: `a creature`, `an item`.
pub(super) fn a(text: &str) -> String {
    // No noun here begins with u.
    let vowel = text.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    format!("{} {text}", if vowel { "an" } else { "a" })
}
