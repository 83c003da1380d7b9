//! What is printed on a card, for drawing it.

use crate::ParbajTable;
use parbaj::CardId;
use parbaj_cards::{Ability, CardType, Clause, Deck, Drawback, Explanation, Price};
use parbaj_text::Category;
use rulebook::Bilingual;
use rulebook::phrase::Phrase;
use serde::Serialize;

/// What is printed on a card, its text aside: for drawing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPrinted")]
pub struct Printed {
    /// Which card.
    pub card: CardId,
    /// The first printing of which this is a later one.
    pub reprints: Option<CardId>,
    /// Whether it has been printed anew: it is played in former duels only.
    pub superseded: bool,
    /// What it is called.
    pub name: Bilingual<String>,
    /// The ready deck it belongs to; none for tokens.
    pub deck: Option<Deck>,
    /// Its type; for a token, the type it stands for.
    pub card_type: CardType,
    /// Whether it is a token.
    pub token: bool,
    /// Whether it is of the old edition.
    pub old_edition: bool,
    /// The VP it costs; for a variable cost, the least.
    pub vp: u8,
    /// Whether its cost is X.
    pub x: bool,
    /// Builders it costs.
    pub builders: u8,
    /// Sacrifices it costs.
    pub sacrifices: u8,
    /// Cards from hand it costs.
    pub discards: u8,
    /// Ép it costs.
    pub life: u8,
    /// A creature's damage.
    pub damage: Option<u8>,
    /// A creature's Ép, a building's structure points.
    pub body: Option<u8>,
    /// Whether its text computes damage, Ép or structure, so that the printed figures needn't hold.
    pub reckoned: bool,
    /// Whether it can be used: it has an activated ability, or a drawback that is a player's choice.
    pub usable: bool,
    /// Whether it can be played by Neutralisation.
    pub neutralises: bool,
    /// What the parts of its text are: each category once, in the chapter's order.
    pub categories: Vec<Category>,
}

impl Printed {
    /// Every card and token of the set.
    pub(crate) fn all() -> Vec<Printed> {
        CardId::all().map(Printed::of).collect()
    }

    fn of(card: CardId) -> Printed {
        let kind = card.kind();
        let any = |says: fn(&Clause) -> bool| kind.clauses.iter().any(says);
        let (vp, x) = match kind.cost.price {
            Price::Vp(vp) => (vp, false),
            Price::X(least) => (least, true),
        };
        Printed {
            card,
            reprints: kind.reprints.is_some().then(|| card.first_printing()),
            superseded: card.latest_printing() != card,
            name: Bilingual::each(|lang| ParbajTable::card(card, lang)),
            deck: kind.deck,
            card_type: kind.card_type,
            token: kind.token,
            old_edition: kind.old_edition,
            vp,
            x,
            builders: kind.cost.builders,
            sacrifices: kind.cost.sacrifice.map_or(0, |sacrifice| sacrifice.count),
            discards: kind.cost.discard,
            life: kind.cost.life,
            damage: kind.damage,
            body: kind.life,
            reckoned: any(|clause| matches!(clause, Clause::Explanation(Explanation::Figures { .. }))),
            usable: any(|clause| {
                matches!(clause, Clause::Ability(Ability::Activated(_)) | Clause::Drawback(Drawback::Chosen(_)))
            }),
            categories: Category::ALL
                .into_iter()
                .filter(|it| kind.clauses.iter().any(|clause| Category::of(clause) == *it))
                .collect(),
            neutralises: any(|clause| matches!(clause, Clause::Explanation(Explanation::Neutralisation(_)))),
        }
    }
}
