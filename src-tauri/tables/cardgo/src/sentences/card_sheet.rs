//! Everything that can be said of a card: what it does, and where it and its copies are.

use super::whereabouts::Place;
use super::{english, hungarian, name};
use crate::CardgoTable;
use cardgo::{Card, Setup, View, rules};
use game::RuleId;
use rulebook::phrase::{Marked, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// Something that can be said of a card wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// What it does.
    Effect,
    /// Before the move, instead of it, or against a card.
    Timing,
    /// Played as soon as it is drawn.
    Immediate,
    /// Kept in hand as long as one likes.
    ToKeep,
    /// For so many moves; nobody uses cards meanwhile.
    Lasts(u8),
    /// It is bound by superko.
    NoRepetition,
    /// So many are in the whole deck of that board.
    Copies { copies: usize, size: u8 },
}

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let say = |(printed, rule): (Printed, RuleId)| {
        let text = match lang {
            Lang::Hu => hungarian::printed(printed, card),
            Lang::En => english::printed(printed, card),
        };
        part(text, rule)
    };
    // Without a table, the board is that of a new table.
    let size = view.map_or_else(|| Setup::default().size, |view| view.setup.size);
    CardSheet {
        card: card.to_string(),
        title: name(card, lang).to_owned(),
        parts: on_card(card, size).into_iter().map(say).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

/// Effect, timing, how long it lasts, how many there are: each with its rule.
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
    let say = |place: &Place| {
        let text = match lang {
            Lang::Hu => hungarian::place(place, names),
            Lang::En => english::place(place, names),
        };
        part(text, place.rule())
    };
    Place::of(card, view).iter().map(say).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: Marked::new(text).spans::<CardgoTable>(), rule, kind: None }
}
