//! Costs: `1 VP, építő 1, tedd passzívvá`.

use super::noun::filtered;
use crate::is_any_permanent;
use parbaj_cards::{Cost, Filter, Price};

/// A cost as it stands before the colon of an ability, or after „Időleges költség, X:”.
pub(super) fn cost(cost: &Cost) -> String {
    let mut parts = Vec::new();
    match cost.price {
        Price::Vp(0) => {}
        Price::Vp(vp) => parts.push(format!("{vp} VP")),
        Price::X(_) => parts.push("X VP".to_owned()),
    }
    if cost.builders > 0 {
        parts.push(format!("építő {}", cost.builders));
    }
    if let Some(sacrifice) = cost.sacrifice {
        parts.push(format!("áldozat {}{}", sacrifice.count, which(&sacrifice.filter)));
    }
    if cost.discard > 0 {
        parts.push(format!("eldobás {}", cost.discard));
    }
    if cost.life > 0 {
        parts.push(format!("{} Ép", cost.life));
    }
    if cost.turn_this {
        parts.push("tedd passzívvá".to_owned());
    }
    if cost.discard_this {
        parts.push("dobd el ezt a lapot".to_owned());
    }
    if cost.banish_this {
        parts.push("tedd a Semmibe ezt a lapot".to_owned());
    }
    parts.join(", ")
}

/// ` (lény)`
fn which(filter: &Filter) -> String {
    if is_any_permanent(filter.types) && filter.token.is_none() && !filter.others {
        return String::new();
    }
    let noun = filtered(filter, super::noun::Owned::Nobodys, "vagy");
    if filter.others { format!(" (másik {})", noun.nominative) } else { format!(" ({})", noun.nominative) }
}

/// What may be paid in the course of an effect, as an object: `2 VP-t`, `2 VP-t és építő 1-et`.
pub(super) fn as_object(it: &Cost) -> String {
    let text = cost(it);
    if let Some(number) = text.strip_suffix(" VP").or_else(|| text.strip_suffix(" Ép")) {
        let unit = &text[number.len() + 1..];
        return format!("{number} {unit}-t");
    }
    rulebook::hungarian::accusative(&text)
}
