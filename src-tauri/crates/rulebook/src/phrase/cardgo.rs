//! Kártyás gó in words.

mod at_hand;
mod english;
mod hungarian;
mod standing;

use crate::card::CardSheet;
use crate::lang::Lang;
use crate::phrase::{Marked, Names, Phrase};
use cardgo::{Cardgo, Event, Move, Point, Refusal, View};
use game::{RuleId, Seat, SetupError};
use serde::Deserialize;

/// Plain Go has no cards: nothing is ever one.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum NoCard {}

impl Phrase for Cardgo {
    type Card = NoCard;

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

    fn card(card: NoCard, _lang: Lang) -> String {
        match card {}
    }

    fn card_sheet(card: NoCard, _view: Option<&View>, _lang: Lang, _names: &Names) -> CardSheet {
        match card {}
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        at_hand::at_hand(view)
    }

    fn standing(view: &View, lang: Lang, _names: &Names) -> String {
        standing::standing(view, lang)
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        standing::expectation(share, result, lang)
    }

    fn setup_error(error: &SetupError, lang: Lang) -> String {
        match lang {
            Lang::Hu => hungarian::setup_error(error),
            Lang::En => english::setup_error(error),
        }
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

/// Whether the group at `first` is marked as dead now.
fn is_dead(view: &View, first: Point) -> bool {
    view.groups.iter().any(|group| group.first == first && group.dead)
}
