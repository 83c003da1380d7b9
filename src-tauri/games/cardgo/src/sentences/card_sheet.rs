//! The card sheet: what a card does, and where it and its copies are.

use super::card_locations::CardLocation;
use super::sentences;
use crate::HostedCardgo;
use cardgo::{Card, Setup, View, rules};
use game::RuleId;
use rulebook::phrase::{LinkedSentence, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// A fact about a card that doesn't depend on where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Printed {
    Effect,
    /// Whether it is played before the move, instead of it, or against a card.
    Timing,
    /// It is played as soon as it is drawn.
    Immediate,
    /// It may be kept in the hand.
    ToKeep,
    /// It lasts for this many moves; no cards may be used meanwhile.
    Lasts(u8),
    /// Superko applies to it.
    NoRepetition,
    /// The number of copies in the whole deck for that board size.
    Copies {
        copies: usize,
        size: u8,
    },
}

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let say = |(printed, rule): (Printed, RuleId)| part(sentences(lang).printed(printed, card), rule);
    // Without a table, the default board size is used.
    let size = view.map_or_else(|| Setup::default().size, |view| view.setup.size);
    CardSheet {
        card: card.to_string(),
        title: sentences(lang).name(card).to_owned(),
        parts: on_card(card, size).into_iter().map(say).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

/// Returns effect, timing, duration and number of copies, each with its rule.
fn on_card(card: Card, size: u8) -> Vec<(Printed, RuleId)> {
    let timing = if card.is_counter() { rules::COUNTER } else { rules::TIMING };
    let mut said = vec![(Printed::Effect, card.rule()), (Printed::Timing, timing)];
    said.push(if card.is_immediate() { (Printed::Immediate, rules::TURN) } else { (Printed::ToKeep, rules::TURN) });
    said.extend(card.lasts().map(|moves| (Printed::Lasts(moves), rules::LASTING)));
    if matches!(card, Card::TwinStones | Card::Leap | Card::Bridge | Card::Dilemma) {
        said.push((Printed::NoRepetition, rules::POSITIONS));
    }
    said.push((Printed::Copies { copies: card.copies(size), size }, rules::DECK));
    said
}

fn places(card: Card, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
    let say = |place: &CardLocation| part(sentences(lang).place(place, names), place.rule());
    CardLocation::of(card, view).iter().map(say).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: LinkedSentence::new(text).spans::<HostedCardgo>(), rule, kind: None }
}
