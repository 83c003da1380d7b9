//! The sentences of Párbaj: one module for each language, which says all that [`Sentences`] asks for.

mod card_groups;
mod card_locations;
mod card_sheet;
mod english;
mod hungarian;
mod language;
mod move_reason;
mod pad;
mod permanent_name;
mod relevant_rules;
mod table_summary;

pub(crate) use self::card_sheet::text;
pub(crate) use self::language::Sentences;

use self::english::English;
use self::hungarian::Hungarian;
use self::move_reason::MoveReason;
use crate::{HostedParbaj, Milestone};
use game::RuleId;
use parbaj::{CardId, Event, Move, PermanentRef, Refusal, SetupFault, View};
use parbaj_cards::{Clause, Explanation};
use rulebook::phrase::{LinkedSentence, NBSP, Names, Phrase};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, CardSheet, Lang, Texts};

/// Returns the sentences in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}

/// A card or a permanent that sentences can name.
trait NamedCard: Copy {
    fn card(self) -> CardId;
    /// Returns the number that tells permanents of the same card in play apart: 0 for the first, then 2, 3 …
    fn twin(self) -> u8;
}

impl NamedCard for CardId {
    fn card(self) -> CardId {
        self
    }

    fn twin(self) -> u8 {
        0
    }
}

impl NamedCard for PermanentRef {
    fn card(self) -> CardId {
        self.card
    }

    fn twin(self) -> u8 {
        self.twin
    }
}

/// Adds the number that tells permanents of the same card apart: `Lombőr`, `Lombőr (2)`.
fn told_apart(name: &str, it: impl NamedCard) -> String {
    match it.twin() {
        0 => name.to_owned(),
        twin => format!("{name}{NBSP}({twin})"),
    }
}

/// Formats a number with a real minus sign instead of a hyphen.
fn number(number: impl Into<i32>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Returns the bounds of an Advantage if the card has several: `8–16`, `10–`.
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

impl Phrase for HostedParbaj {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = CardId;

    fn event(event: &Event, lang: Lang, names: &Names) -> LinkedSentence {
        LinkedSentence::new(sentences(lang).event(event, names))
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        sentences(lang).refusal(refusal, names)
    }

    fn mv(mv: Move, view: &View, lang: Lang, names: &Names) -> String {
        sentences(lang).mv(mv, view, names)
    }

    fn reason(mv: Move, view: &View, lang: Lang) -> Option<String> {
        Some(sentences(lang).reason(MoveReason::of(mv, view)?))
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        sentences(lang).milestone(milestone, names)
    }

    fn card(card: CardId, lang: Lang) -> String {
        sentences(lang).name(card).to_owned()
    }

    fn card_sheet(card: CardId, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
        card_sheet::card_sheet(card, view, lang, names)
    }

    fn cards(lang: Lang) -> Vec<CardGroup<CardId>> {
        card_groups::groups(lang)
    }

    fn tells(_card: CardId, part: &CardPart) -> bool {
        card_groups::tells(part)
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        relevant_rules::at_hand(view)
    }

    fn standing(view: &View, lang: Lang, names: &Names) -> String {
        table_summary::standing(view, lang, names)
    }

    fn held(view: &View) -> Option<Vec<CardId>> {
        Some(view.hand.iter().map(|held| held.card).collect())
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        table_summary::expectation(share, result, lang)
    }

    fn setup_fault(fault: &SetupFault, lang: Lang) -> String {
        sentences(lang).setup_fault(fault)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        sentences(lang).option(key)
    }
}
