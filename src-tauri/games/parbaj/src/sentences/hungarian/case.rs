//! Hungarian cases of card names.
//!
//! The last word takes the ending: `az Agancsos vándort`. A name that is a phrase can't take one (Csönd a lombok
//! alatt), so the word for the card's type follows it: `a Csönd a lombok alatt bűbájt`.

use super::{name, noun, object, the, told_apart, with_article};
use crate::sentences::NamedCard;
use rulebook::hungarian::{accusative, dative, delative, sublative};
use rulebook::markup;

/// Last words with an irregular object form.
const OBJECTS: [(&str, &str); 8] = [
    ("Kőfal", "Kőfalat"),
    ("Sarj", "Sarjat"),
    ("Zsiliptorony", "Zsiliptornyot"),
    ("kapualj", "kapualjat"),
    ("kút", "kutat"),
    ("parázstál", "parázstálat"),
    ("torony", "tornyot"),
    ("víz", "vizet"),
];

/// Returns the name as an object: `a [[lombor|Lombőrt]]`.
pub(super) fn the_object(it: impl NamedCard) -> String {
    let irregular =
        |word: &str| OBJECTS.iter().find(|(plain, _)| *plain == word).map(|(_, object)| (*object).to_owned());
    inflected(it, |word| irregular(word).unwrap_or_else(|| accusative(word)), object(it.card().kind().card_type))
}

/// Returns the name in the sublative: `a [[lombor|Lombőrre]]`.
pub(super) fn onto(it: impl NamedCard) -> String {
    inflected(it, sublative, &sublative(noun(it.card().kind().card_type)))
}

/// Returns the name in the delative: `a [[lombor|Lombőrről]]`.
pub(super) fn off(it: impl NamedCard) -> String {
    inflected(it, delative, &delative(noun(it.card().kind().card_type)))
}

/// Returns the name in the dative: `a [[lombor|Lombőrnek]]`.
pub(super) fn to(it: impl NamedCard) -> String {
    inflected(it, dative, &dative(noun(it.card().kind().card_type)))
}

/// Returns a card's name with the ending that `case` gives its last word, or followed by the type.
fn inflected(it: impl NamedCard, case: impl Fn(&str) -> String, card_type: &str) -> String {
    let name = name(it.card());
    if name.contains(" a ") || name.contains(" az ") {
        return format!("{} {card_type}", the(it));
    }
    let name = match name.rsplit_once(' ') {
        Some((before, last)) => format!("{before} {}", case(last)),
        None => case(name),
    };
    with_article(it.card(), &markup::card(String::from(it.card()), &told_apart(&name, it)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use parbaj::CardId;

    /// Returns the text without the markup of its link.
    fn shown(text: &str) -> String {
        let (before, link) = text.split_once("[[").unwrap();
        let (_, label) = link.split_once('|').unwrap();
        format!("{before}{}", label.replace("]]", ""))
    }

    #[test]
    fn every_card_is_told_of_in_its_case() {
        let found = |called: &str| CardId::all().find(|card| card.kind().name.hu == called).unwrap();
        for (name, object, whom, onto_it) in [
            ("Lombőr", "a Lombőrt", "a Lombőrnek", "a Lombőrre"),
            ("Ősharcsa", "az Ősharcsát", "az Ősharcsának", "az Ősharcsára"),
            ("Odúlakó vénség", "az Odúlakó vénséget", "az Odúlakó vénségnek", "az Odúlakó vénségre"),
            ("Kőfal", "a Kőfalat", "a Kőfalnak", "a Kőfalra"),
            ("Mérgezett kút", "a Mérgezett kutat", "a Mérgezett kútnak", "a Mérgezett kútra"),
            ("Lidérchívó torony", "a Lidérchívó tornyot", "a Lidérchívó toronynak", "a Lidérchívó toronyra"),
            ("Lassú víz", "a Lassú vizet", "a Lassú víznek", "a Lassú vízre"),
            ("Az erdő lélegzete", "Az erdő lélegzetét", "Az erdő lélegzetének", "Az erdő lélegzetére"),
            (
                "Csönd a lombok alatt",
                "a Csönd a lombok alatt bűbájt",
                "a Csönd a lombok alatt bűbájnak",
                "a Csönd a lombok alatt bűbájra",
            ),
        ] {
            let card = found(name);
            assert_eq!([the_object(card), to(card), onto(card)].map(|text| shown(&text)), [object, whom, onto_it]);
        }
    }
}
