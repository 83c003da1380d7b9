//! The moves and the reasons for them, in English.

use super::{ability, boon, card, element, star_name};
use crate::sentences::AUTOMATON;
use crate::sentences::move_reason::MoveReason;
use astra::{Aim, Boon, Card, DisplayPlace, Move, Path, StepView, View};
use rulebook::phrase::NBSP;

pub(super) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Use { card: used, aim } => {
            format!("Ability of {}: {}{}", card(used), ability(used.constellation().ability), aimed(aim, view))
        }
        Move::Observe { place, path } => observe(place, path, view),
        Move::Stop => "Observe no more".to_owned(),
        Move::Rest => "Rest".to_owned(),
        Move::Discover { place } => format!("Discover first: {}", displayed(place, view)),
        Move::SetAside { card: gone } => format!("Set aside: {}", card(gone)),
        Move::Dream { star: which } => {
            let on = match view.step {
                StepView::Dream { place } => at(place, view),
                _ => None,
            };
            format!("Dream star: {}", on.map_or("?", |on| star_name(on, which)))
        }
        Move::Take { boon: Boon::Reactivate, card: Some(again) } => format!("Reactivation: {}", card(again)),
        Move::Take { boon: taken, .. } => format!("Boon: {}", boon(taken)),
        Move::Decline => "No boon".to_owned(),
        Move::Reorder { order } => {
            let named: Vec<&str> = order
                .numbers()
                .into_iter()
                .filter_map(|number| view.deck_top.get(usize::from(number)).map(|&top| card(top)))
                .collect();
            format!("From the top: {}", named.join(", "))
        }
        Move::Automaton => format!("{AUTOMATON}’s turn"),
    }
}

/// `Observe: Lyre, Sulafat–Sheliak–ζ¹ (3 stardust)`
fn observe(place: DisplayPlace, path: Path, view: &View) -> String {
    let Some(on) = at(place, view) else { return "Observe".to_owned() };
    let stars: Vec<&str> = path.into_iter().map(|which| star_name(on, which)).collect();
    let price = path.len().saturating_sub(u8::from(view.journal.this_turn.free_first));
    format!("Observe: {}, {} ({price}{NBSP}stardust)", card(on), stars.join("–"))
}

/// Returns the reason for a move, as a sentence.
pub(super) fn reason(prospect: MoveReason) -> String {
    match prospect {
        MoveReason::JustInTime { stars } => {
            let stars = super::count(u16::from(stars), "star");
            format!("You discover the card before {AUTOMATON}, who is {stars} away.")
        }
        MoveReason::Completes => "It discovers the card.".to_owned(),
        MoveReason::FirstOfYours => format!("Should {AUTOMATON} discover the card, you pick a boon too."),
        MoveReason::Grand => "There is a Grand Star on the way, which gives wisdom.".to_owned(),
        MoveReason::Rest { stardust: 0, cards } => format!("It reactivates {}.", yours(cards)),
        MoveReason::Rest { stardust, cards: 0 } => format!("It brings {stardust}{NBSP}stardust."),
        MoveReason::Rest { stardust, cards } => {
            format!("It brings {stardust}{NBSP}stardust and reactivates {}.", yours(cards))
        }
    }
}

/// `2 of your cards`
fn yours(cards: u8) -> String {
    if cards == 1 { "one of your cards".to_owned() } else { format!("{cards}{NBSP}of your cards") }
}

fn aimed(aim: Aim, view: &View) -> String {
    match aim {
        Aim::Nothing => String::new(),
        Aim::Star(place, which) => {
            at(place, view).map_or_else(String::new, |on| format!(", {} ({})", star_name(on, which), card(on)))
        }
        Aim::Exhausted(other) => format!(", {}", card(other)),
        Aim::Displayed(place) => format!(", {}", displayed(place, view)),
    }
}

fn at(place: DisplayPlace, view: &View) -> Option<Card> {
    view.display.get(place.index()).copied().flatten().map(|chart| chart.card)
}

/// Returns the name of the card at a place, or the place itself if it is empty.
fn displayed(place: DisplayPlace, view: &View) -> &'static str {
    at(place, view).map_or_else(|| element(place.element()), card)
}
