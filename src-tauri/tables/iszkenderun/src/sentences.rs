//! Iszkenderun in words.

mod at_hand;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod pad;
mod standing;
mod whereabouts;

use crate::{IszkenderunTable, Milestone};
use game::RuleId;
use iszkenderun::{Ability, Card, Deed, Event, Move, Refusal, SetupFault, Suit, View};
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for IszkenderunTable {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = Card;

    fn event(event: &Event, lang: Lang, names: &Names) -> Marked {
        Marked::new(match lang {
            Lang::Hu => hungarian::event(event, names),
            Lang::En => english::event(event, names),
        })
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::refusal(refusal, names),
            Lang::En => english::refusal(refusal, names),
        }
    }

    fn mv(mv: Move, view: &View, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::mv(mv, view, names),
            Lang::En => english::mv(mv, view, names),
        }
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::milestone(milestone, names),
            Lang::En => english::milestone(milestone, names),
        }
    }

    fn card(card: Card, lang: Lang) -> String {
        match lang {
            Lang::Hu => hungarian::card(card),
            Lang::En => english::card(card),
        }
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
        at_hand::at_hand(view)
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
        match lang {
            Lang::Hu => hungarian::setup_fault(fault),
            Lang::En => english::setup_fault(fault),
        }
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        match lang {
            Lang::Hu => hungarian::option(key),
            Lang::En => english::option(key),
        }
    }
}

/// What a card's name is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nature {
    /// Known by suit and value alone.
    Plain(Suit),
    /// The closing card of its suit.
    Closing(Suit),
    /// The card of its suit that changes trump.
    TrumpChanger(Suit),
    /// The card of its suit that takes a card back.
    TakeBack(Suit),
    /// Of two suits.
    TwoSuited(Suit, Suit),
    /// Of none.
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

/// The deeds that a card pays for.
fn deeds_of(card: Card) -> impl Iterator<Item = Deed> {
    Deed::ALL.into_iter().filter(move |deed| deed.paid_by(card))
}
