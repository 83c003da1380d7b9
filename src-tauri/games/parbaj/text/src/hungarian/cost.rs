//! Hungarian texts of costs.

use super::adjective::closed;
use super::permanent::{How, phrase};
use parbaj_cards::{AbilityZone, Cost, Filter, Price, Side};
use rulebook::phrase::{NBSP, listed};

/// Generates a cost: `2 VP, építő 1, áldozz fel egy lényt`; `0 VP` for an empty one.
pub(crate) fn cost(cost: &Cost) -> String {
    closed(&of_ability(cost, AbilityZone::Play))
}

/// Generates the cost of an ability that works in a zone.
pub(super) fn of_ability(cost: &Cost, works: AbilityZone) -> String {
    let mut parts = Vec::new();
    match cost.price {
        Price::Vp(0) => {}
        Price::Vp(vp) => parts.push(format!("{vp}{NBSP}VP")),
        Price::X(0) => parts.push(format!("X{NBSP}VP")),
        Price::X(least) => parts.push(format!("X{NBSP}VP (legalább {least})")),
    }
    for (what, count) in [("építő", cost.builders), ("eldobás", cost.discard), ("Ép", cost.life)] {
        if count > 0 {
            parts.push(format!("{what}{NBSP}{count}"));
        }
    }
    if let Some(sacrifice) = cost.sacrifice {
        // The player is not named, since a sacrifice is always the player's own.
        let filter = Filter { side: Side::Any, ..sacrifice.filter };
        parts.push(if filter == Filter::default() {
            format!("áldozat{NBSP}{}", sacrifice.count)
        } else {
            let number = super::number::counting(sacrifice.count);
            format!("áldozz fel {}", phrase(&filter, Side::Any, How::Counted(&number), true).text)
        });
    }
    if cost.turn_this {
        parts.push("tedd passzívvá".to_owned());
    }
    if cost.discard_this {
        parts.push(
            match works {
                AbilityZone::Hand => "dobd el a kezedből",
                AbilityZone::Play | AbilityZone::Discard => "dobd a gyűjtődbe",
            }
            .to_owned(),
        );
    }
    if cost.banish_this {
        parts.push(
            match works {
                AbilityZone::Play => "küldd a Semmibe",
                AbilityZone::Hand => "küldd a kezedből a Semmibe",
                AbilityZone::Discard => "küldd a gyűjtődből a Semmibe",
            }
            .to_owned(),
        );
    }
    if parts.is_empty() { format!("0{NBSP}VP") } else { parts.join(", ") }
}

/// Generates a cost paid within an effect, to follow *fizethetsz*: `2 VP-t és 1 Ép-t`. With any other part it uses the
/// notation of costs: `ennyit: építő 1, eldobás 1`.
pub(super) fn object(cost: &Cost) -> String {
    let mut parts = Vec::new();
    let vp = match cost.price {
        Price::Vp(vp) | Price::X(vp) => vp,
    };
    if vp > 0 {
        parts.push(format!("{vp}{NBSP}VP-t"));
    }
    if cost.life > 0 {
        parts.push(format!("{}{NBSP}Ép-t", cost.life));
    }
    let rest = Cost { price: Price::Vp(0), life: 0, ..*cost };
    if rest.is_free() { listed(&parts, "és") } else { format!("ennyit: {}", self::cost(cost)) }
}
