//! Hungarian words for a filter's criteria other than type and side.

use parbaj_cards::{CardType, Filter, Station, TypeSet};
use rulebook::phrase::NBSP;

/// Returns the adjectives before the noun, each followed by a space: `legfeljebb 2 VP-s aktív `.
pub(super) fn adjectives(filter: &Filter) -> String {
    let mut words = String::new();
    if let Some(vp) = filter.cost_at_most {
        words += &format!("legfeljebb {vp}{NBSP}VP-s ");
    }
    if let Some(damage) = filter.damage_at_most {
        words += &format!("legfeljebb {damage}{NBSP}sebzésű ");
    }
    words += match filter.active {
        Some(true) => "aktív ",
        Some(false) => "passzív ",
        None => "",
    };
    words += match filter.station {
        Some(Station::Reserve) => "tartalékbeli ",
        Some(Station::Guard) if !is_guard(filter) => "őrposzton álló ",
        Some(Station::Guard) | None => "",
    };
    words += match filter.token {
        Some(true) => "önálló jelző ",
        Some(false) => "nem jelző ",
        None => "",
    };
    words
}

/// Returns what follows the noun, between commas: `, amelynek legfeljebb 3 Ép-je maradt,`.
pub(super) fn behind(filter: &Filter) -> String {
    let Some(life) = filter.life_at_most else { return String::new() };
    let figure = match (filter.types.has(CardType::Creature), filter.types.has(CardType::Building)) {
        (false, true) => "struktúrapontja",
        (true, true) => "Ép-je vagy struktúrapontja",
        (true, false) | (false, false) => "Ép-je",
    };
    format!(", amelynek legfeljebb {life}{NBSP}{figure} maradt,")
}

/// Removes the closing comma of a relative clause if another sign follows it or the text ends.
pub(super) fn closed(text: &str) -> String {
    let text = text.replace(",,", ",").replace(",;", ";").replace(",:", ":").replace(",.", ".").replace(",!", "!");
    text.trim_end_matches(',').to_owned()
}

/// Whether the single noun *őr* expresses the filter's type and station.
pub(super) fn is_guard(filter: &Filter) -> bool {
    filter.station == Some(Station::Guard)
        && filter.token.is_none()
        && filter.types == TypeSet::of(&[CardType::Creature])
}
