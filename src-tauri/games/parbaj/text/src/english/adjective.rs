//! English words for a filter's criteria other than type and side.

use parbaj_cards::{CardType, Filter, Station, TypeSet};
use rulebook::phrase::NBSP;

/// Returns the adjectives before the noun, each followed by a space: `active reserve `.
pub(super) fn adjectives(filter: &Filter) -> String {
    let mut words = String::new();
    words += match filter.active {
        Some(true) => "active ",
        Some(false) => "passive ",
        None => "",
    };
    words += match filter.token {
        Some(false) => "nontoken ",
        // The noun already expresses it.
        Some(true) | None => "",
    };
    words += match filter.station {
        Some(Station::Reserve) => "reserve ",
        Some(Station::Guard) | None => "",
    };
    words
}

/// Returns what follows the noun, each part after a space: ` costing 2 MP or less`.
pub(super) fn behind(filter: &Filter) -> String {
    let mut words = String::new();
    if filter.station == Some(Station::Guard) && !is_guard(filter) {
        words += " in the guard post";
    }
    if let Some(vp) = filter.cost_at_most {
        words += &format!(" costing {vp}{NBSP}MP or less");
    }
    let mut with = " with at most";
    if let Some(damage) = filter.damage_at_most {
        words += &format!("{with} {damage}{NBSP}damage");
        with = " and at most";
    }
    if let Some(life) = filter.life_at_most {
        let figure = match (filter.types.has(CardType::Creature), filter.types.has(CardType::Building)) {
            (false, true) => "structure",
            (true, true) => "life or structure",
            (true, false) | (false, false) => "life",
        };
        words += &format!("{with} {life}{NBSP}{figure} left");
    }
    words
}

/// Whether the single noun *guard* expresses the filter's type and station.
pub(super) fn is_guard(filter: &Filter) -> bool {
    filter.station == Some(Station::Guard)
        && filter.token.is_none()
        && filter.types == TypeSet::of(&[CardType::Creature])
}
