//! English texts of drawbacks.

use super::ability::{automatic, holds};
use super::cost::cost;
use super::sequence::Sequence;
use crate::text_context::TextContext;
use parbaj_cards::{ChosenDrawback, Drawback, Effect, Side, Subject};
use std::slice;

pub(super) fn drawback(drawback: &Drawback, setting: &TextContext<'_>) -> String {
    match drawback {
        Drawback::Static { holds: it, unlabelled } => labelled(holds(it, setting), *unlabelled),
        Drawback::Automatic(it) => labelled(automatic(it, setting), it.unlabelled),
        Drawback::OfSpell { effects, unlabelled } => labelled(Sequence::new(*setting).sentence(effects), *unlabelled),
        Drawback::Chosen(it) => labelled(chosen(it, setting), false),
        Drawback::Bounty(bounty) => {
            format!("Bounty: {}", Sequence::new(setting.of_bounty()).sentence(&bounty.effects))
        }
        Drawback::TemporaryCost(it) => format!("Temporary cost, {}: {}.", it.counters, cost(&it.cost)),
    }
}

fn labelled(text: String, unlabelled: bool) -> String {
    if unlabelled { text } else { format!("Drawback: {text}") }
}

/// Generates a drawback by choice like an offer: `you may pay 2 life; if you do, this creature turns active.`
fn chosen(choice: &ChosenDrawback, setting: &TextContext<'_>) -> String {
    let who = match choice.by {
        Side::Any | Side::Yours => Subject::You,
        Side::Theirs => Subject::Opponent,
    };
    let offer = Effect::May { who, cost: choice.cost, then: choice.effects.clone(), otherwise: Vec::new() };
    Sequence::new(*setting).sentence(slice::from_ref(&offer))
}
