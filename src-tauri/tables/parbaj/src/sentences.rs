//! Párbaj in words.

mod at_hand;
mod called;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod pad;
mod prospect;
mod standing;
mod whereabouts;

pub(crate) use self::card_sheet::text;

use self::prospect::Prospect;
use crate::{Milestone, ParbajTable};
use game::RuleId;
use parbaj::{CardId, Event, Move, Refusal, SetupFault, View};
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for ParbajTable {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = CardId;

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

    fn reason(mv: Move, view: &View, lang: Lang) -> Option<String> {
        let prospect = Prospect::of(mv, view)?;
        Some(match lang {
            Lang::Hu => hungarian::reason(prospect),
            Lang::En => english::reason(prospect),
        })
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::milestone(milestone, names),
            Lang::En => english::milestone(milestone, names),
        }
    }

    fn card(card: CardId, lang: Lang) -> String {
        match lang {
            Lang::Hu => card.kind().name.hu.clone(),
            Lang::En => card.kind().name.en.clone(),
        }
    }

    fn card_sheet(card: CardId, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
        card_sheet::card_sheet(card, view, lang, names)
    }

    fn cards(lang: Lang) -> Vec<CardGroup<CardId>> {
        groups::groups(lang)
    }

    fn tells(_card: CardId, part: &CardPart) -> bool {
        groups::tells(part)
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        at_hand::at_hand(view)
    }

    fn standing(view: &View, lang: Lang, names: &Names) -> String {
        standing::standing(view, lang, names)
    }

    fn held(view: &View) -> Option<Vec<CardId>> {
        Some(view.hand.iter().map(|held| held.card).collect())
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
