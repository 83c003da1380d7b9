//! Hungarian nouns for cards and permanents, with the endings that the texts need.

use parbaj_cards::{CardType, Side, TypeSet};
use rulebook::hungarian::accusative;
use rulebook::phrase::listed;

/// A noun with its inflected forms, which are written out since many are irregular (*tárgyat*, *őröd*).
#[derive(Clone, Copy)]
pub(super) struct Noun {
    plain: &'static str,
    object: &'static str,
    yours: &'static str,
    your_object: &'static str,
    theirs: &'static str,
}

const CREATURE: Noun =
    Noun { plain: "lény", object: "lényt", yours: "lényed", your_object: "lényedet", theirs: "lénye" };
const BUILDING: Noun = Noun {
    plain: "építmény",
    object: "építményt",
    yours: "építményed",
    your_object: "építményedet",
    theirs: "építménye",
};
const ITEM: Noun =
    Noun { plain: "tárgy", object: "tárgyat", yours: "tárgyad", your_object: "tárgyadat", theirs: "tárgya" };
const ENCHANTMENT: Noun =
    Noun { plain: "bűbáj", object: "bűbájt", yours: "bűbájod", your_object: "bűbájodat", theirs: "bűbája" };
const INSTANT: Noun = Noun {
    plain: "azonnali varázslat",
    object: "azonnali varázslatot",
    yours: "azonnali varázslatod",
    your_object: "azonnali varázslatodat",
    theirs: "azonnali varázslata",
};
const GENERAL: Noun = Noun {
    plain: "általános varázslat",
    object: "általános varázslatot",
    yours: "általános varázslatod",
    your_object: "általános varázslatodat",
    theirs: "általános varázslata",
};
const SPELL: Noun = Noun {
    plain: "varázslat",
    object: "varázslatot",
    yours: "varázslatod",
    your_object: "varázslatodat",
    theirs: "varázslata",
};
const PERMANENT: Noun = Noun {
    plain: "permanens",
    object: "permanenst",
    yours: "permanensed",
    your_object: "permanensedet",
    theirs: "permanense",
};
const CARD: Noun = Noun { plain: "lap", object: "lapot", yours: "lapod", your_object: "lapodat", theirs: "lapja" };
/// The noun for a creature at the guard post.
pub(super) const GUARD: Noun =
    Noun { plain: "őr", object: "őrt", yours: "őröd", your_object: "őrödet", theirs: "őre" };
pub(super) const ABILITY: Noun = Noun {
    plain: "aktiválható képesség",
    object: "aktiválható képességet",
    yours: "aktiválható képességed",
    your_object: "aktiválható képességedet",
    theirs: "aktiválható képessége",
};
pub(super) const REACTION: Noun =
    Noun {
        plain: "reakció", object: "reakciót", yours: "reakciód", your_object: "reakciódat", theirs: "reakciója"
    };

impl Noun {
    /// Returns the form for a side, as subject or object.
    pub(super) fn of(&self, side: Side, object: bool) -> String {
        match (side, object) {
            (Side::Any, false) => self.plain.to_owned(),
            (Side::Any, true) => self.object.to_owned(),
            (Side::Yours, false) => self.yours.to_owned(),
            (Side::Yours, true) => self.your_object.to_owned(),
            (Side::Theirs, false) => self.theirs.to_owned(),
            (Side::Theirs, true) => accusative(self.theirs),
        }
    }
}

fn noun(card_type: CardType) -> Noun {
    match card_type {
        CardType::Creature => CREATURE,
        CardType::Building => BUILDING,
        CardType::Item => ITEM,
        CardType::Enchantment => ENCHANTMENT,
        CardType::Instant => INSTANT,
        CardType::General => GENERAL,
    }
}

/// Returns the name of a card type, such as `általános varázslat`.
pub(crate) fn card_type(card_type: CardType) -> &'static str {
    noun(card_type).plain
}

/// Returns the card as subject: `ez a lény`.
pub(super) fn this(card_type: CardType) -> String {
    format!("ez {}", rulebook::hungarian::the(noun(card_type).plain))
}

/// Returns the card as object: `ezt a lényt`.
pub(super) fn this_object(card_type: CardType) -> String {
    format!("ezt {}", rulebook::hungarian::the(noun(card_type).object))
}

/// Returns the nouns for permanents of some types; *permanens* for all of them together.
pub(super) fn permanents(types: TypeSet) -> Vec<Noun> {
    if TypeSet::PERMANENTS.within(types) {
        return vec![PERMANENT];
    }
    types.iter().map(noun).collect()
}

/// Returns the nouns for cards of some types; *lap* for all of them together, *varázslat* for both types of spells.
pub(super) fn cards(types: TypeSet) -> Vec<Noun> {
    if types == TypeSet::ALL {
        return vec![CARD];
    }
    let spells = TypeSet::SPELLS.within(types);
    let mut nouns: Vec<Noun> = types.iter().filter(|it| !(spells && it.is_spell())).map(noun).collect();
    if spells {
        nouns.push(SPELL);
    }
    nouns
}

/// Joins nouns: `lény vagy építmény`.
pub(super) fn said(nouns: &[Noun], side: Side, object: bool, joint: &str) -> String {
    let words: Vec<String> = nouns.iter().map(|noun| noun.of(side, object)).collect();
    listed(&words, joint)
}
