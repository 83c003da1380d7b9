//! A card, large: what is printed on it and where its copies are.

use super::whereabouts::Whereabouts;
use super::{english, hungarian};
use crate::ParbajTable;
use game::{Game, RuleId};
use parbaj::{CardId, Parbaj, View, rules};
use parbaj_cards::{CardKind, Price};
use parbaj_text::Part;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Span, card};
use std::sync::LazyLock;

/// What is printed on a card beside its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// Its type.
    Type,
    /// What it costs.
    Cost,
    /// Damage, Ép, structure points.
    Figures,
    /// That it is a token.
    Token,
    /// That it is of the old edition.
    OldEdition,
    /// The ready deck that holds it, and how many.
    Deck,
}

impl Printed {
    const BEFORE: [Printed; 3] = [Printed::Type, Printed::Cost, Printed::Figures];
    const AFTER: [Printed; 3] = [Printed::Token, Printed::OldEdition, Printed::Deck];

    /// Whether there is something to say of it.
    fn concerns(self, card: CardId) -> bool {
        let kind = card.kind();
        match self {
            Printed::Type => true,
            Printed::Cost => !kind.token,
            Printed::Figures => kind.damage.is_some() || kind.life.is_some(),
            Printed::Token => kind.token,
            Printed::OldEdition => kind.old_edition,
            Printed::Deck => kind.deck.is_some() && kind.copies > 0,
        }
    }

    fn rule(self, card: CardId) -> RuleId {
        match self {
            Printed::Type => rules::TYPES,
            Printed::Cost => match card.kind().cost.price {
                Price::Vp(_) => rules::COSTS,
                Price::X(_) => rules::VARIABLE,
            },
            Printed::Figures => rules::PASSIVE,
            Printed::Token => rules::TOKENS,
            Printed::OldEdition => rules::OLD_EDITION,
            Printed::Deck => rules::DECKS,
        }
    }
}

pub(super) fn card_sheet(card: CardId, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let printed = |lines: [Printed; 3]| {
        lines.into_iter().filter(|line| line.concerns(card)).map(|line| {
            let text = match lang {
                Lang::Hu => hungarian::printed(line, card),
                Lang::En => english::printed(line, card),
            };
            part(text, line.rule(card))
        })
    };
    let text = text_of(card, lang).into_iter().map(|said| {
        let rule = rule_of(&said);
        CardPart { kind: card::code(&said.category), ..part(said.text, rule) }
    });
    CardSheet {
        card: String::from(card),
        title: ParbajTable::card(card, lang),
        parts: printed(Printed::BEFORE).chain(text).chain(printed(Printed::AFTER)).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

/// Everything printed in a card's text box, a part for each clause.
fn text_of(card: CardId, lang: Lang) -> Vec<Part> {
    // Texts name tokens, which are kinds as well.
    static SET: LazyLock<Vec<CardKind>> = LazyLock::new(|| CardId::all().map(|card| card.kind().clone()).collect());
    parbaj_text::parts(card.kind(), &SET, lang)
}

/// All of a card's text, one sentence after another, to look for words in.
pub(crate) fn text(card: CardId, lang: Lang) -> String {
    let said = |said: Part| Marked::new(said.text).spans::<ParbajTable>().iter().map(Span::text).collect::<String>();
    text_of(card, lang).into_iter().map(said).collect::<Vec<_>>().join(" ")
}

fn places(card: CardId, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
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
    CardPart { text: Marked::new(text).spans::<ParbajTable>(), rule, kind: None }
}

/// The rule that makes a part of a card's text what it is.
fn rule_of(part: &Part) -> RuleId {
    Parbaj::RULES.iter().copied().find(|rule| rule.0 == part.rule).unwrap_or(rules::EXPLANATION)
}
