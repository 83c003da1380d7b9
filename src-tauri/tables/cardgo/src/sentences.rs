//! Kártyás go in words.

mod at_hand;
mod card_sheet;
mod english;
mod groups;
mod hungarian;
mod pad;
mod standing;
mod whereabouts;

use crate::{CardgoTable, Milestone};
use cardgo::{Card, Event, Line, Move, Point, Refusal, SetupFault, Step, Targets, View, Wants};
use game::{RuleId, Seat};
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for CardgoTable {
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

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::milestone(milestone, names),
            Lang::En => english::milestone(milestone, names),
        }
    }

    fn card(card: Card, lang: Lang) -> String {
        name(card, lang).to_owned()
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
        Some(match lang {
            Lang::Hu => format!("csapda: {trap}"),
            Lang::En => format!("trap: {trap}"),
        })
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        standing::expectation(share, result, lang)
    }

    fn noted(made: (Move, f64), preferred: (Move, f64), lang: Lang) -> Option<String> {
        standing::noted(made, preferred, lang)
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

/// What an announced card is aimed at, as a sentence tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// It needs no target.
    Nothing,
    /// It needs one, and there is none (GO-3.9).
    NoTarget,
    Point(Point),
    Points(Point, Point),
    /// A stone goes from one point to another.
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
            (None, ..) if card.wants() != Wants::Nothing || card.aims_at_stone() => Aim::NoTarget,
            (None, ..) => Aim::Nothing,
        }
    }
}

fn name(card: Card, lang: Lang) -> &'static str {
    match lang {
        Lang::Hu => hungarian::name(card),
        Lang::En => english::name(card),
    }
}

/// Half points as they are said: `88`, `87,5`.
fn halves(halves: i32, decimal: char) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    let whole = halves.unsigned_abs() / 2;
    if halves % 2 == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}{decimal}5") }
}

/// Whether a seat plays Black.
fn is_black(seat: Seat) -> bool {
    seat == Seat(0)
}

/// The other of the two players.
fn other_seat(seat: Seat) -> Seat {
    Seat(u8::from(is_black(seat)))
}

/// Whether the group at `first` is marked as dead now.
fn is_dead(view: &View, first: Point) -> bool {
    view.groups.iter().any(|group| group.first == first && group.dead)
}

/// What has to be decided in the middle of a turn.
fn step(view: &View) -> Step {
    view.cards.as_ref().map_or(Step::Turn, |cards| cards.step)
}
