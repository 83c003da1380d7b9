//! Costs.

use super::adjective::closed;
use super::permanent::{How, phrase};
use parbaj_cards::{Cost, Filter, Place, Price, Side};
use rulebook::phrase::{NBSP, listed};

/// `2 VP, építő 1, áldozz fel egy lényt`; for nothing at all `0 VP`.
pub(crate) fn cost(cost: &Cost) -> String {
    closed(&of_ability(cost, Place::Play))
}

/// The cost of an ability that works there.
pub(super) fn of_ability(cost: &Cost, works: Place) -> String {
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
        // Always one's own, so whose isn't said.
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
                Place::Hand => "dobd el a kezedből",
                Place::Play | Place::Discard => "dobd a gyűjtődbe",
            }
            .to_owned(),
        );
    }
    if cost.banish_this {
        parts.push(
            match works {
                Place::Play => "küldd a Semmibe",
                Place::Hand => "küldd a kezedből a Semmibe",
                Place::Discard => "küldd a gyűjtődből a Semmibe",
            }
            .to_owned(),
        );
    }
    if parts.is_empty() { format!("0{NBSP}VP") } else { parts.join(", ") }
}

/// What a player may pay along the way, after *fizethetsz*: `2 VP-t és 1 Ép-t`; with anything but those the notation of
/// costs: `ennyit: építő 1, eldobás 1`.
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
