//! Costs: `1 VP, builder 1, turn this passive`.

use super::noun::bare;
use crate::is_any_permanent;
use parbaj_cards::{Cost, Filter, Price};

/// A cost as it stands before the colon of an ability, or after "Temporary cost, X:".
pub(super) fn cost(cost: &Cost) -> String {
    let mut parts = Vec::new();
    match cost.price {
        Price::Vp(0) => {}
        Price::Vp(vp) => parts.push(format!("{vp} VP")),
        Price::X(_) => parts.push("X VP".to_owned()),
    }
    if cost.builders > 0 {
        parts.push(format!("builder {}", cost.builders));
    }
    if let Some(sacrifice) = cost.sacrifice {
        parts.push(format!("sacrifice {}{}", sacrifice.count, which(&sacrifice.filter)));
    }
    if cost.discard > 0 {
        parts.push(format!("discard {}", cost.discard));
    }
    if cost.life > 0 {
        parts.push(format!("{} life", cost.life));
    }
    if cost.turn_this {
        parts.push("turn this passive".to_owned());
    }
    if cost.discard_this {
        parts.push("discard this card".to_owned());
    }
    if cost.banish_this {
        parts.push("put this card into the void".to_owned());
    }
    parts.join(", ")
}

/// ` (creature)`
fn which(filter: &Filter) -> String {
    if is_any_permanent(filter.types) && filter.token.is_none() && !filter.others {
        return String::new();
    }
    format!(" ({}{})", if filter.others { "another " } else { "" }, bare(filter))
}
