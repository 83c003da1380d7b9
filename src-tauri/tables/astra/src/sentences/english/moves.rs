//! Moves and the reasons for them, in English.

use super::{ability, boon, card, element, star_name};
use crate::sentences::AUTOMATON;
use crate::sentences::prospect::Prospect;
use astra::{Aim, Boon, Card, Move, Path, Place, StepView, View};
use rulebook::phrase::NBSP;

pub(in crate::sentences) fn mv(mv: Move, view: &View) -> String {
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
fn observe(place: Place, path: Path, view: &View) -> String {
    let Some(on) = at(place, view) else { return "Observe".to_owned() };
    let stars: Vec<&str> = path.into_iter().map(|which| star_name(on, which)).collect();
    let price = path.len().saturating_sub(u8::from(view.journal.this_turn.free_first));
    format!("Observe: {}, {} ({price}{NBSP}stardust)", card(on), stars.join("–"))
}

/// The reason for a move, as a sentence.
pub(in crate::sentences) fn reason(prospect: Prospect) -> String {
    match prospect {
        Prospect::JustInTime { stars } => {
            let stars = super::count(u16::from(stars), "star");
            format!("You discover the card before {AUTOMATON}, who is {stars} away.")
        }
        Prospect::Completes => "It discovers the card.".to_owned(),
        Prospect::FirstOfYours => format!("Should {AUTOMATON} discover the card, you pick a boon too."),
        Prospect::Grand => "There is a Grand Star on the way, which gives wisdom.".to_owned(),
        Prospect::Rest { stardust: 0, cards } => format!("It reactivates {}.", yours(cards)),
        Prospect::Rest { stardust, cards: 0 } => format!("It brings {stardust}{NBSP}stardust."),
        Prospect::Rest { stardust, cards } => {
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

fn at(place: Place, view: &View) -> Option<Card> {
    view.display.get(place.index()).copied().flatten().map(|chart| chart.card)
}

/// The card at a place, or the place itself if it is empty.
fn displayed(place: Place, view: &View) -> &'static str {
    at(place, view).map_or_else(|| element(place.element()), card)
}
