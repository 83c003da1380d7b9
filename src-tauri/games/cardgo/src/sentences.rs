//! The sentences of Kártyás go: one module for each language, which says all that [`Sentences`] asks for.

mod at_hand;
mod card_locations;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod language;
mod pad;
mod record_language;
mod standing;

pub(crate) use language::Sentences;
pub(crate) use record_language::ResultWords;

use crate::{HostedCardgo, Milestone};
use cardgo::{Card, Event, Line, Move, Point, Refusal, SetupFault, Step, TargetKind, Targets, View};
use english::English;
use game::{RuleId, Seat};
use hungarian::Hungarian;
use rulebook::phrase::{LinkedSentence, Names, Phrase};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, CardSheet, Lang, Texts};

/// Returns the sentences in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}

impl Phrase for HostedCardgo {
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

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        sentences(lang).milestone(milestone, names)
    }

    fn card(card: Card, lang: Lang) -> String {
        sentences(lang).name(card).to_owned()
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
        view.cards.as_ref().map(|cards| cards.hand.clone())
    }

    fn kept_secret(view: &View, lang: Lang) -> Option<String> {
        let trap = view.cards.as_ref()?.trap?;
        Some(sentences(lang).trap(trap))
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        standing::expectation(share, result, lang)
    }

    fn noted(made: (Move, f64), preferred: (Move, f64), lang: Lang) -> Option<String> {
        standing::noted(made, preferred, lang)
    }

    fn setup_fault(fault: &SetupFault, lang: Lang) -> String {
        sentences(lang).setup_fault(fault)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        sentences(lang).option(key)
    }
}

/// The target of an announced card, as sentences mention it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// The card needs no target.
    Nothing,
    /// The card needs a target, and there is none (GO-3.9).
    NoTarget,
    Point(Point),
    Points(Point, Point),
    /// A stone moves from one point to another.
    FromTo(Point, Point),
    Line(Line),
}

impl Aim {
    fn of(card: Card, targets: &Targets, line: Option<Line>) -> Aim {
        match (targets.first(), targets.second(), line) {
            (_, _, Some(line)) => Aim::Line(line),
            (Some(from), Some(to), None) if matches!(card, Card::Leap | Card::Push) => Aim::FromTo(from, to),
            (Some(first), Some(second), None) => Aim::Points(first, second),
            (Some(point), None, None) => Aim::Point(point),
            (None, ..) if card.wants() != TargetKind::Nothing || card.aims_at_stone() => Aim::NoTarget,
            (None, ..) => Aim::Nothing,
        }
    }
}

/// Formats half points as points: `88`, `87,5`.
fn halves(halves: i32, decimal: char) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    let whole = halves.unsigned_abs() / 2;
    if halves % 2 == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}{decimal}5") }
}

/// Formats the half points of a result: `2`, `2,5`.
fn half_points(halves: u16, decimal: char) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}{decimal}5"),
    }
}

/// Returns whether a seat plays Black.
fn is_black(seat: Seat) -> bool {
    seat == Seat(0)
}

/// Returns the other of the two seats.
fn other_seat(seat: Seat) -> Seat {
    Seat(u8::from(is_black(seat)))
}

/// Returns whether the group with this first point is marked as dead.
fn is_dead(view: &View, first: Point) -> bool {
    view.groups.iter().any(|group| group.first == first && group.dead)
}

/// Returns the current step of the turn.
fn step(view: &View) -> Step {
    view.cards.as_ref().map_or(Step::Turn, |cards| cards.step)
}
