//! A card's detail sheet: what is printed on it and where its copies are.

use super::card_locations::CardLocation;
use super::sentences;
use crate::HostedParbaj;
use game::{Game, RuleId};
use parbaj::{CardId, Parbaj, View, rules};
use parbaj_cards::{CardKind, Price};
use parbaj_text::Part;
use rulebook::phrase::{LinkedSentence, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Span, card};
use std::sync::LazyLock;

/// Parts printed on a card besides its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Printed {
    Type,
    Cost,
    /// Damage and Ép, or structure points.
    Figures,
    /// That it is a token.
    Token,
    /// That it is of the old edition.
    OldEdition,
    /// Its ready deck, with the number of copies.
    Deck,
}

impl Printed {
    const BEFORE: [Printed; 3] = [Printed::Type, Printed::Cost, Printed::Figures];
    const AFTER: [Printed; 3] = [Printed::Token, Printed::OldEdition, Printed::Deck];

    /// Whether the part applies to a card.
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
        lines
            .into_iter()
            .filter(|line| line.concerns(card))
            .map(|line| part(sentences(lang).printed(line, card), line.rule(card)))
    };
    let text = text_of(card, lang).into_iter().map(|said| {
        let rule = rule_of(&said);
        CardPart { kind: card::code(&said.category), ..part(said.text, rule) }
    });
    CardSheet {
        card: String::from(card),
        title: HostedParbaj::card(card, lang),
        parts: printed(Printed::BEFORE).chain(text).chain(printed(Printed::AFTER)).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

/// Returns a card's text, one part per clause.
fn text_of(card: CardId, lang: Lang) -> Vec<Part> {
    // Texts name tokens, so tokens are included.
    static SET: LazyLock<Vec<CardKind>> = LazyLock::new(|| CardId::all().map(|card| card.kind().clone()).collect());
    parbaj_text::parts(card.kind(), &SET, lang)
}

/// Returns a card's whole text, the sentences joined, for searching.
pub(crate) fn text(card: CardId, lang: Lang) -> String {
    let said =
        |said: Part| LinkedSentence::new(said.text).spans::<HostedParbaj>().iter().map(Span::text).collect::<String>();
    text_of(card, lang).into_iter().map(said).collect::<Vec<_>>().join(" ")
}

fn places(card: CardId, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
    let say = |at: &CardLocation| part(sentences(lang).place(at, names), at.rule());
    CardLocation::of(card, view).iter().map(say).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: LinkedSentence::new(text).spans::<HostedParbaj>(), rule, kind: None }
}

/// Returns the rule that the category of a part follows from.
fn rule_of(part: &Part) -> RuleId {
    Parbaj::RULES.iter().copied().find(|rule| rule.0 == part.rule).unwrap_or(rules::EXPLANATION)
}
