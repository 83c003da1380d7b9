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
use parbaj::{CardId, Event, Move, Piece, Refusal, SetupFault, View};
use parbaj_cards::{Clause, Explanation};
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, NBSP, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

/// A card, or one of its name in play, as sentences speak of it.
trait Told: Copy {
    fn card(self) -> CardId;
    /// Which of several of its name in play: 0 for the first, then 2, 3 …
    fn twin(self) -> u8;
}

impl Told for CardId {
    fn card(self) -> CardId {
        self
    }

    fn twin(self) -> u8 {
        0
    }
}

impl Told for Piece {
    fn card(self) -> CardId {
        self.card
    }

    fn twin(self) -> u8 {
        self.twin
    }
}

/// `Lombőr`, `Lombőr (2)`
fn told_apart(name: &str, it: impl Told) -> String {
    match it.twin() {
        0 => name.to_owned(),
        twin => format!("{name}{NBSP}({twin})"),
    }
}

/// The bounds of an Advantage, where a card has several: `8–16`, `10–`.
fn bounds_among_several(card: CardId, clause: u8) -> Option<String> {
    let clauses = &card.kind().clauses;
    let is_advantage = |says: &&Clause| matches!(says, Clause::Explanation(Explanation::Advantage(_)));
    if clauses.iter().filter(is_advantage).count() < 2 {
        return None;
    }
    let Some(Clause::Explanation(Explanation::Advantage(it))) = clauses.get(usize::from(clause)) else { return None };
    let bound = |bound: Option<u8>| bound.map_or_else(String::new, |bound| bound.to_string());
    Some(format!("{}–{}", bound(it.from), bound(it.to)))
}

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
