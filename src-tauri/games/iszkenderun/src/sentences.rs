//! The texts of Iszkenderun in every language: [`Sentences`] lists what a language says, and [`sentences`] chooses the
//! language.

mod card_locations;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod language;
mod pad;
mod relevant_rules;
mod standing;

use self::english::English;
use self::hungarian::Hungarian;
use self::language::Sentences;
use crate::{HostedIszkenderun, Milestone};
use game::RuleId;
use iszkenderun::{Ability, Card, Event, MarkerAction, Move, Refusal, SetupFault, Suit, View};
use rulebook::phrase::{LinkedSentence, Names, Phrase};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for HostedIszkenderun {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = Card;

    fn event(event: &Event, lang: Lang, names: &Names) -> LinkedSentence {
        LinkedSentence::new(sentences(lang).event(event, names))
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        sentences(lang).refusal(refusal, names)
    }

    fn mv(mv: Move, view: &View, lang: Lang, names: &Names) -> String {
        sentences(lang).mv(mv, view, names)
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        sentences(lang).milestone(milestone, names)
    }

    fn card(card: Card, lang: Lang) -> String {
        sentences(lang).card(card)
    }

    fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
        card_sheet::card_sheet(card, view, lang, names)
    }

    fn cards(lang: Lang) -> Vec<CardGroup<Card>> {
        groups::groups(lang)
    }

    fn tells(card: Card, part: &CardPart) -> bool {
        groups::tells(card, part)
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        relevant_rules::at_hand(view)
    }

    fn standing(view: &View, lang: Lang, names: &Names) -> String {
        standing::standing(view, lang, names)
    }

    fn held(view: &View) -> Option<Vec<Card>> {
        Some(view.hand.into_iter().collect())
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        standing::expectation(share, result, lang)
    }

    fn setup_fault(fault: &SetupFault, lang: Lang) -> String {
        sentences(lang).setup_fault(fault)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        sentences(lang).option(key)
    }
}

/// Returns the sentences of a language: the only place where one is chosen.
fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian, &English)
}

/// The kinds of cards that are named differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nature {
    /// A card named by suit and value alone.
    Plain(Suit),
    /// The closing card of its suit.
    Closing(Suit),
    /// The card of its suit that changes trump.
    TrumpChanger(Suit),
    /// The card of its suit that takes a card back.
    TakeBack(Suit),
    /// A card of two suits.
    TwoSuited(Suit, Suit),
    /// The card without a suit.
    Suitless,
}

impl Nature {
    fn of(card: Card) -> Nature {
        let mut suits = card.suits();
        match (suits.next(), suits.next()) {
            (None, _) => Nature::Suitless,
            (Some(one), Some(other)) => Nature::TwoSuited(one, other),
            (Some(suit), None) if card.is_closing() => Nature::Closing(suit),
            (Some(suit), None) => match card.face().ability {
                Some(Ability::ChangeTrump { .. }) => Nature::TrumpChanger(suit),
                Some(Ability::TakeBackSuit { .. }) => Nature::TakeBack(suit),
                _ => Nature::Plain(suit),
            },
        }
    }
}

/// Returns the deeds that a card can pay for.
fn deeds_of(card: Card) -> impl Iterator<Item = MarkerAction> {
    MarkerAction::ALL.into_iter().filter(move |deed| deed.paid_by(card))
}
