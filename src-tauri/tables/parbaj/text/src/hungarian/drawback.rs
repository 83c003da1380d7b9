//! Drawbacks.

use super::ability::{automatic, holds};
use super::cost::cost;
use super::sequence::Sequence;
use super::timing::Introduced;
use crate::setting::Setting;
use parbaj_cards::{Drawback, Effect, PlayersChoice, Side, Subject};
use std::slice;

pub(super) fn drawback(drawback: &Drawback, setting: &Setting<'_>) -> String {
    match drawback {
        Drawback::Static { holds: it, unlabelled } => labelled(holds(it, setting), *unlabelled),
        Drawback::Automatic(it) => labelled(automatic(it, setting), it.unlabelled),
        Drawback::OfSpell { effects, unlabelled } => labelled(Sequence::new(*setting).told(effects), *unlabelled),
        Drawback::Chosen(it) => labelled(chosen(it, setting), false),
        Drawback::Bounty(bounty) => {
            // It is always the opponent who gets it, so nobody is named.
            let sequence = Sequence::new(setting.of_bounty()).after(Introduced::Subject(Subject::You));
            format!("Jutalom: {}", sequence.told(&bounty.effects))
        }
        Drawback::TemporaryCost(it) => format!("Időleges költség, {}: {}.", it.counters, cost(&it.cost)),
    }
}

fn labelled(text: String, unlabelled: bool) -> String {
    if unlabelled { text } else { format!("Hátrány: {text}") }
}

/// Told like an offer: `fizethetsz 2 Ép-t; ha megteszed, ez a lény aktív lesz.`
fn chosen(choice: &PlayersChoice, setting: &Setting<'_>) -> String {
    let who = match choice.by {
        Side::Any | Side::Yours => Subject::You,
        Side::Theirs => Subject::Opponent,
    };
    let offer = Effect::May { who, cost: choice.cost, then: choice.effects.clone(), otherwise: Vec::new() };
    Sequence::new(*setting).told(slice::from_ref(&offer))
}
