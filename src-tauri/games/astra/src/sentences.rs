//! The texts of Astra in every language: [`Sentences`] lists what a language says, and [`sentences`] chooses the
//! language.

mod card_locations;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod language;
mod move_reason;
mod pad;
mod relevant_rules;
mod standing;

use self::english::English;
use self::hungarian::Hungarian;
use self::language::Sentences;
use self::move_reason::MoveReason;
use crate::{HostedAstra, Milestone};
use astra::{Card, Event, Move, PERSON, Refusal, SetupFault, View};
use game::RuleId;
use rulebook::phrase::{LinkedSentence, Names, Phrase};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, CardSheet, Lang, Texts};

/// The automaton's name, in every language.
pub(super) const AUTOMATON: &str = "Auptolemy";

impl Phrase for HostedAstra {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = Card;

    fn event(event: &Event, lang: Lang, names: &Names) -> LinkedSentence {
        LinkedSentence::new(sentences(lang).event(event, names))
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        sentences(lang).refusal(refusal, names)
    }

    fn mv(mv: Move, view: &View, lang: Lang, _names: &Names) -> String {
        sentences(lang).mv(mv, view)
    }

    fn reason(mv: Move, view: &View, lang: Lang) -> Option<String> {
        MoveReason::of(mv, view).map(|reason| sentences(lang).reason(reason))
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        sentences(lang).milestone(milestone, names)
    }

    fn card(card: Card, lang: Lang) -> String {
        sentences(lang).card(card).to_owned()
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

    fn held(_view: &View) -> Option<Vec<Card>> {
        None
    }

    fn kept_secret(view: &View, lang: Lang) -> Option<String> {
        let words = sentences(lang);
        let cards: Vec<&str> = view.deck_top.iter().map(|&card| words.card(card)).collect();
        (view.seat == PERSON && !cards.is_empty()).then(|| words.deck_top(&cards))
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

/// Returns the person's name; `None` if the text addresses the person.
fn person(names: &Names) -> Option<String> {
    names.other(PERSON)
}
