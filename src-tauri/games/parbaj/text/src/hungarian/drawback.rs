//! Hungarian texts of drawbacks.

use super::ability::{automatic, holds};
use super::cost::cost;
use super::sequence::Sequence;
use super::timing::Introduced;
use crate::text_context::TextContext;
use parbaj_cards::{ChosenDrawback, Drawback, Effect, Side, Subject};
use std::slice;

pub(super) fn drawback(drawback: &Drawback, setting: &TextContext<'_>) -> String {
    match drawback {
        Drawback::Static { holds: it, unlabelled } => labelled(holds(it, setting), *unlabelled),
        Drawback::Automatic(it) => labelled(automatic(it, setting), it.unlabelled),
        Drawback::OfSpell { effects, unlabelled } => labelled(Sequence::new(*setting).told(effects), *unlabelled),
        Drawback::Chosen(it) => labelled(chosen(it, setting), false),
        Drawback::Bounty(bounty) => {
            // The opponent always gets it, so no player is named.
            let sequence = Sequence::new(setting.of_bounty()).after(Introduced::Subject(Subject::You));
            format!("Jutalom: {}", sequence.told(&bounty.effects))
        }
        Drawback::TemporaryCost(it) => format!("Időleges költség, {}: {}.", it.counters, cost(&it.cost)),
    }
}

fn labelled(text: String, unlabelled: bool) -> String {
    if unlabelled { text } else { format!("Hátrány: {text}") }
}

/// Generates a drawback by choice like an offer: `fizethetsz 2 Ép-t; ha megteszed, ez a lény aktív lesz.`
fn chosen(choice: &ChosenDrawback, setting: &TextContext<'_>) -> String {
    let who = match choice.by {
        Side::Any | Side::Yours => Subject::You,
        Side::Theirs => Subject::Opponent,
    };
    let offer = Effect::May { who, cost: choice.cost, then: choice.effects.clone(), otherwise: Vec::new() };
    Sequence::new(*setting).told(slice::from_ref(&offer))
}
