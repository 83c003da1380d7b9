//! Astra in words.

mod at_hand;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod pad;
mod prospect;
mod standing;
mod whereabouts;

use self::prospect::Prospect;
use crate::{AstraTable, Milestone};
use astra::{Card, Event, Move, PERSON, Refusal, SetupFault, View};
use game::RuleId;
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

/// What the automaton is called, in both languages.
pub(super) const AUTOMATON: &str = "Auptolemy";

impl Phrase for AstraTable {
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

    fn mv(mv: Move, view: &View, lang: Lang, _names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::mv(mv, view),
            Lang::En => english::mv(mv, view),
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

    fn card(card: Card, lang: Lang) -> String {
        match lang {
            Lang::Hu => card.constellation().hungarian.to_owned(),
            Lang::En => card.constellation().english.to_owned(),
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

    fn held(_view: &View) -> Option<Vec<Card>> {
        None
    }

    fn kept_secret(view: &View, lang: Lang) -> Option<String> {
        let cards: Vec<String> = view.deck_top.iter().map(|&card| AstraTable::card(card, lang)).collect();
        (view.seat == PERSON && !cards.is_empty()).then(|| match lang {
            Lang::Hu => format!("A húzópakli teteje, felülről: {}.", cards.join(", ")),
            Lang::En => format!("The deck from the top: {}.", cards.join(", ")),
        })
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

/// The person's name; `None` where the person is addressed.
fn person(names: &Names) -> Option<String> {
    names.other(PERSON)
}
