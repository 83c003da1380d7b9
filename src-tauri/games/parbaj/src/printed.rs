//! The printed data of a card, for drawing it.

use crate::HostedParbaj;
use parbaj::CardId;
use parbaj_cards::{Ability, CardType, Clause, Deck, Drawback, Explanation, Price};
use parbaj_text::Category;
use rulebook::Translated;
use rulebook::phrase::Phrase;
use serde::Serialize;

/// The printed data of a card except its text, for drawing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPrinted")]
pub struct Printed {
    pub card: CardId,
    /// The first printing, if this is a later one.
    pub reprints: Option<CardId>,
    /// Whether there is a later printing, so that this one is played only in duels under earlier versions of the rules.
    pub superseded: bool,
    pub name: Translated<String>,
    /// The ready deck it belongs to; `None` for tokens.
    pub deck: Option<Deck>,
    /// Its type; for a token, the type it counts as.
    pub card_type: CardType,
    pub token: bool,
    pub old_edition: bool,
    /// The VP cost; for a variable cost, the least.
    pub vp: u8,
    /// Whether the VP cost is X.
    pub x: bool,
    pub builders: u8,
    pub sacrifices: u8,
    /// The number of cards to discard from hand.
    pub discards: u8,
    /// The Ép that it costs.
    pub life: u8,
    /// A creature's damage.
    pub damage: Option<u8>,
    /// A creature's Ép or a building's structure points.
    pub body: Option<u8>,
    /// Whether its text computes damage, Ép or structure, so that the printed figures may not apply.
    pub reckoned: bool,
    /// Whether it has an activated ability, or a drawback by choice.
    pub usable: bool,
    /// Whether it has a Neutralisation.
    pub neutralises: bool,
    /// The categories of its text, each once, in the chapter's order.
    pub categories: Vec<Category>,
}

impl Printed {
    /// Returns every card and token of the set.
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
            name: Translated::each(|lang| HostedParbaj::card(card, lang)),
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
