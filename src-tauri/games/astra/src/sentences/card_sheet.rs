//! The card sheet: what is printed on a constellation's card, and where it is.

use super::card_locations::CardLocation;
use super::language::Sentences;
use super::sentences;
use crate::HostedAstra;
use astra::{Card, FEW_POINTS, Modification, Setup, View, rules};
use game::RuleId;
use rulebook::phrase::{LinkedSentence, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// A fact that is printed on a card, or follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// Its element and its number of stars.
    Element,
    /// The star at which an unmarked card must be begun.
    Start,
    /// Its Grand Stars.
    Grand,
    /// Its victory points while it is active.
    Worth,
    /// Its three boons.
    Boons,
    Ability,
    /// Its effect in Auptolemy's library.
    Library,
    /// The telescope that Auptolemy gets with its boon of few points.
    ItsTelescope,
}

impl Printed {
    const ALL: [Printed; 8] = [
        Printed::Element,
        Printed::Start,
        Printed::Grand,
        Printed::Worth,
        Printed::Boons,
        Printed::Ability,
        Printed::Library,
        Printed::ItsTelescope,
    ];

    /// Returns whether there is anything to say about the fact on this card.
    fn concerns(self, card: Card, setup: &Setup) -> bool {
        let telescope = card.constellation().leftmost_vp() <= FEW_POINTS && !setup.has(Modification::NoTelescopes);
        self != Printed::ItsTelescope || telescope
    }

    fn rule(self, card: Card) -> RuleId {
        match self {
            Printed::Element => rules::CARDS,
            Printed::Start => rules::FIRST_STAR,
            Printed::Grand => rules::GRAND_STAR,
            Printed::Worth => rules::YOUR_POINTS,
            Printed::Boons => rules::BOON_CHOICE,
            Printed::Ability => card.constellation().ability.rule(),
            Printed::Library => rules::ITS_STARS,
            Printed::ItsTelescope => rules::ITS_BOON,
        }
    }
}

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let words = sentences(lang);
    let (name, latin) = (words.card(card), card.constellation().latin);
    // Some constellations have the same name as in Latin.
    let title = if name == latin { name.to_owned() } else { format!("{name} ({latin})") };
    // Without a view, the options of a new game apply.
    let setup = view.map_or_else(Setup::default, |view| view.setup);
    let parts = Printed::ALL.into_iter().filter(|printed| printed.concerns(card, &setup));
    CardSheet {
        card: card.to_string(),
        title,
        parts: parts.map(|printed| part(words.printed(printed, card), printed.rule(card))).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, words, names)),
    }
}

fn places(card: Card, view: &View, words: &dyn Sentences, names: &Names) -> Vec<CardPart> {
    CardLocation::of(card, view).iter().map(|place| part(words.place(place, names), place.rule())).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: LinkedSentence::new(text).spans::<HostedAstra>(), rule, kind: None }
}
