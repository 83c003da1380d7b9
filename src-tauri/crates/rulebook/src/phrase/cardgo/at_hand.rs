//! The rules of exactly what stands on the board now.

use cardgo::{Phase, View, rules};
use game::RuleId;

/// The rules of what is going on, the most pressing first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    match view.phase {
        Phase::Playing => playing(view),
        Phase::Counting { .. } => vec![rules::END, rules::PLACING],
        Phase::Over => vec![rules::END, rules::BOARD],
    }
}

fn playing(view: &View) -> Vec<RuleId> {
    let mut told = Vec::new();
    // One more pass, and play stops.
    if view.passes > 0 || view.resumed {
        told.push(rules::END);
    }
    if view.ko.is_some() {
        told.extend([rules::ILLEGAL, rules::POSITIONS]);
    }
    if view.number == 0 {
        told.push(rules::BOARD);
    }
    for rule in [rules::PLACING, rules::ILLEGAL, rules::END] {
        if !told.contains(&rule) {
            told.push(rule);
        }
    }
    told
}
