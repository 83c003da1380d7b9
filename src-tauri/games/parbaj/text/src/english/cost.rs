//! English texts of costs.

use super::number::counting;
use super::permanent::counted;
use parbaj_cards::{AbilityZone, Cost, Filter, Price, Side};
use rulebook::phrase::{NBSP, listed};

/// Generates a cost: `2 MP, builder 1, sacrifice a creature`; `0 MP` for an empty one.
pub(crate) fn cost(cost: &Cost) -> String {
    of_ability(cost, AbilityZone::Play)
}

/// Generates the cost of an ability that works in a zone.
pub(super) fn of_ability(cost: &Cost, works: AbilityZone) -> String {
    let mut parts = Vec::new();
    match cost.price {
        Price::Vp(0) => {}
        Price::Vp(vp) => parts.push(format!("{vp}{NBSP}MP")),
        Price::X(0) => parts.push(format!("X{NBSP}MP")),
        Price::X(least) => parts.push(format!("X{NBSP}MP (at least {least})")),
    }
    for (what, count) in [("builder", cost.builders), ("discard", cost.discard), ("life", cost.life)] {
        if count > 0 {
            parts.push(format!("{what}{NBSP}{count}"));
        }
    }
    if let Some(sacrifice) = cost.sacrifice {
        // The player is not named, since a sacrifice is always the player's own.
        let filter = Filter { side: Side::Any, ..sacrifice.filter };
        parts.push(if filter == Filter::default() {
            format!("sacrifice{NBSP}{}", sacrifice.count)
        } else {
            format!("sacrifice {}", counted(&filter, &counting(sacrifice.count)))
        });
    }
    if cost.turn_this {
        parts.push("turn this passive".to_owned());
    }
    if cost.discard_this {
        parts.push(
            match works {
                AbilityZone::Hand => "discard this from your hand",
                AbilityZone::Play | AbilityZone::Discard => "put this into your discard pile",
            }
            .to_owned(),
        );
    }
    if cost.banish_this {
        parts.push(
            match works {
                AbilityZone::Play => "send this to the void",
                AbilityZone::Hand => "send this from your hand to the void",
                AbilityZone::Discard => "send this from your discard pile to the void",
            }
            .to_owned(),
        );
    }
    if parts.is_empty() { format!("0{NBSP}MP") } else { parts.join(", ") }
}

/// Generates a cost paid within an effect, to follow "may": `pay 2 MP and 1 life`. With any other part it uses the
/// notation of costs: `pay this: builder 1, discard 1`.
pub(super) fn paid(cost: &Cost) -> String {
    let mut parts = Vec::new();
    let vp = match cost.price {
        Price::Vp(vp) | Price::X(vp) => vp,
    };
    if vp > 0 {
        parts.push(format!("{vp}{NBSP}MP"));
    }
    if cost.life > 0 {
        parts.push(format!("{}{NBSP}life", cost.life));
    }
    let rest = Cost { price: Price::Vp(0), life: 0, ..*cost };
    if rest.is_free() { format!("pay {}", listed(&parts, "and")) } else { format!("pay this: {}", self::cost(cost)) }
}
