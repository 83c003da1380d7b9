//! Everything that can be said about a constellation: what is printed on it, and where it is.

use super::whereabouts::Whereabouts;
use super::{english, hungarian};
use crate::AstraTable;
use astra::{Card, FEW_POINTS, Modification, Setup, View, rules};
use game::RuleId;
use rulebook::phrase::{Marked, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// Something that is printed on a card, or follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// Its element and how many stars it has.
    Element,
    /// Where an unmarked card must be begun.
    Start,
    /// Its Grand Stars.
    Grand,
    /// What it is worth while it is active.
    Worth,
    /// Its three boons.
    Boons,
    /// Its ability.
    Ability,
    /// What it does in Auptolemy's library.
    Library,
    /// The telescope that comes with its few points, if Auptolemy takes them.
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

    /// Whether there is anything to say about it.
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
    let figure = card.constellation();
    let name = match lang {
        Lang::Hu => figure.hungarian,
        Lang::En => figure.english,
    };
    // Some have the same name in both languages.
    let title = if name == figure.latin { name.to_owned() } else { format!("{name} ({})", figure.latin) };
    // Without a table, the options of a new one apply.
    let setup = view.map_or_else(Setup::default, |view| view.setup);
    let parts = Printed::ALL.into_iter().filter(|printed| printed.concerns(card, &setup)).map(|printed| {
        let text = match lang {
            Lang::Hu => hungarian::printed(printed, card),
            Lang::En => english::printed(printed, card),
        };
        part(text, printed.rule(card))
    });
    CardSheet {
        card: card.to_string(),
        title,
        parts: parts.collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

fn places(card: Card, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
    let say = |at: &Whereabouts| {
        let text = match lang {
            Lang::Hu => hungarian::place(at, names),
            Lang::En => english::place(at, names),
        };
        part(text, at.rule())
    };
    Whereabouts::of(card, view).iter().map(say).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: Marked::new(text).spans::<AstraTable>(), rule, kind: None }
}
