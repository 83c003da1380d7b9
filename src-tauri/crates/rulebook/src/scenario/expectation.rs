//! What a scenario may expect.

use crate::reading::{Placed, at, read_whole};
use crate::scenario::format::rule;
use game::{Cites, Game, RuleId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// What must be so. Paths are JSON pointers (`/hands/0/2`), values JSON.
#[derive(Debug)]
pub struct Expectation<G: Game> {
    /// The rule that this shows, for rules that define.
    pub rule: Option<RuleId>,
    /// Whose view it is, and through whose eyes events are seen; without it events are told in full.
    pub seat: Option<Seat>,
    /// Values in the whole state.
    pub state: Map<String, Value>,
    /// Values in the seat's view.
    pub view: Map<String, Value>,
    /// Values that are somewhere in the state, but nowhere in the seat's view.
    pub hides: Vec<Value>,
    /// Parts of events of the last move (or the deal), in this order; others may stand between.
    pub events: Vec<Value>,
    /// Rules that no event of the last move cites.
    pub no_events: Vec<RuleId>,
    /// Moves that are listed now.
    pub listed: Vec<G::Move>,
    /// Moves that aren't.
    pub unlisted: Vec<G::Move>,
    /// All the moves that are listed, in any order.
    pub only: Option<Vec<G::Move>>,
    /// Values in the result of the finished game.
    pub outcome: Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "camelCase")]
#[derive(Default)]
pub(crate) struct WrittenExpectation {
    rule: Option<String>,
    state: Map<String, Value>,
    view: Map<String, Value>,
    hides: Vec<Value>,
    events: Vec<Value>,
    no_events: Vec<String>,
    listed: Vec<Value>,
    unlisted: Vec<Value>,
    only: Option<Vec<Value>>,
    outcome: Map<String, Value>,
}

impl<G: Game> Expectation<G> {
    pub(crate) fn read(written: WrittenExpectation, seat: Option<Seat>) -> Placed<Expectation<G>> {
        let moves = |place: &str, values: &[Value]| -> Placed<Vec<G::Move>> {
            let numbered = values.iter().enumerate();
            numbered.map(|(number, value)| read_whole(&format!(", expect: {place}[{number}]"), value)).collect()
        };
        let expectation = Expectation {
            rule: written.rule.map(|id| rule::<G>(", expect: rule", &id)).transpose()?,
            seat,
            state: written.state,
            view: written.view,
            hides: written.hides,
            events: written.events,
            no_events: written.no_events.iter().map(|id| rule::<G>(", expect: noEvents", id)).collect::<Placed<_>>()?,
            listed: moves("listed", &written.listed)?,
            unlisted: moves("unlisted", &written.unlisted)?,
            only: written.only.map(|values| moves("only", &values)).transpose()?,
            outcome: written.outcome,
        };
        if seat.is_none() && !(expectation.view.is_empty() && expectation.hides.is_empty()) {
            return Err(at(", expect", "`view` and `hides` need a `seat`"));
        }
        if !expectation.looks_at_the_table() {
            if expectation.rule.is_some() {
                return Err(at(", expect: rule", "a tag needs something of state, view, moves or outcome beside it"));
            }
            if expectation.events.is_empty() && expectation.no_events.is_empty() {
                return Err(at(", expect", "nothing is expected"));
            }
        }
        Ok(expectation)
    }

    /// Whether it expects something of the position, not only of events.
    fn looks_at_the_table(&self) -> bool {
        !(self.state.is_empty()
            && self.view.is_empty()
            && self.hides.is_empty()
            && self.listed.is_empty()
            && self.unlisted.is_empty()
            && self.outcome.is_empty())
            || self.only.is_some()
    }

    /// Everything that isn't as expected; and into `cited` the rules of the events that are.
    pub(crate) fn check(&self, state: &G::State, events: &[G::Event], cited: &mut BTreeSet<RuleId>) -> Vec<String> {
        let mut wrong = Vec::new();
        let whole = json(state);
        look_up("state", &whole, &self.state, &mut wrong);
        if let Some(seat) = self.seat
            && seat.0 < G::seats(G::setup(state))
        {
            let view = json(&G::view(state, seat));
            look_up("view", &view, &self.view, &mut wrong);
            for hidden in &self.hides {
                if !occurs(hidden, &whole) {
                    wrong.push(format!("{hidden} is nowhere in the state, so hiding it means nothing"));
                } else if occurs(hidden, &view) {
                    wrong.push(format!("seat {} sees {hidden}", seat.0));
                }
            }
        } else if let Some(seat) = self.seat {
            wrong.push(format!("there is no seat {}", seat.0));
        }
        self.check_events(events, cited, &mut wrong);
        self.check_moves(state, &mut wrong);
        match G::outcome(state) {
            _ if self.outcome.is_empty() => {}
            Some(outcome) => look_up("outcome", &json(&outcome), &self.outcome, &mut wrong),
            None => wrong.push("the game isn't over".to_owned()),
        }
        wrong
    }

    fn check_events(&self, events: &[G::Event], cited: &mut BTreeSet<RuleId>, wrong: &mut Vec<String>) {
        let seen: Vec<(RuleId, Value)> = events
            .iter()
            .filter_map(|event| match self.seat {
                Some(seat) => G::redact(event, seat),
                None => Some(event.clone()),
            })
            .map(|event| (event.rule(), told(&event)))
            .collect();
        let mut rest = seen.iter();
        for pattern in &self.events {
            match rest.find(|(_, event)| matches(pattern, event)) {
                Some((rule, _)) => drop(cited.insert(*rule)),
                None => {
                    let all: Vec<String> = seen.iter().map(|(_, event)| event.to_string()).collect();
                    wrong.push(format!("no event {pattern} in its place among {}", all.join(", ")));
                    break;
                }
            }
        }
        for rule in &self.no_events {
            if seen.iter().any(|(cited, _)| cited == rule) {
                wrong.push(format!("an event cites {rule}"));
            }
        }
    }

    fn check_moves(&self, state: &G::State, wrong: &mut Vec<String>) {
        let mut listed = Vec::new();
        G::legal_moves(state, &mut listed);
        listed.sort_unstable();
        let mut claim = |holds: bool, mv: &G::Move, problem: &str| {
            if !holds {
                wrong.push(format!("{} is {problem}", json(mv)));
            }
        };
        for mv in &self.listed {
            claim(listed.contains(mv), mv, "not listed");
        }
        for mv in &self.unlisted {
            claim(!listed.contains(mv), mv, "listed");
        }
        if let Some(only) = &self.only {
            for mv in only {
                claim(listed.contains(mv), mv, "not listed");
            }
            for mv in &listed {
                claim(only.contains(mv), mv, "listed too");
            }
        }
    }
}

/// Anything of a game as JSON. States, views and moves are plain data: writing them can't fail.
pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// An event as scenarios match it: with its rule beside its own fields.
fn told<E: Cites + Serialize>(event: &E) -> Value {
    let mut value = json(event);
    if let Value::Object(fields) = &mut value {
        fields.insert("rule".to_owned(), Value::String(event.rule().0.to_owned()));
    }
    value
}

fn look_up(what: &str, actual: &Value, expected: &Map<String, Value>, wrong: &mut Vec<String>) {
    for (path, value) in expected {
        match actual.pointer(path) {
            Some(found) if found == value => {}
            Some(found) => wrong.push(format!("{what}{path} is {found}, not {value}")),
            None => wrong.push(format!("{what} has no {path}")),
        }
    }
}

/// Whether `actual` is `pattern` and perhaps more: objects may have further fields, all else is equal.
fn matches(pattern: &Value, actual: &Value) -> bool {
    match (pattern, actual) {
        (Value::Object(wanted), Value::Object(fields)) => {
            wanted.iter().all(|(key, value)| fields.get(key).is_some_and(|field| matches(value, field)))
        }
        (Value::Array(wanted), Value::Array(items)) => {
            wanted.len() == items.len() && wanted.iter().zip(items).all(|(value, item)| matches(value, item))
        }
        _ => pattern == actual,
    }
}

/// Whether `value` occurs anywhere in `within`.
fn occurs(value: &Value, within: &Value) -> bool {
    value == within
        || match within {
            Value::Array(items) => items.iter().any(|item| occurs(value, item)),
            Value::Object(fields) => fields.values().any(|field| occurs(value, field)),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_pattern_asks_only_for_what_it_names() {
        let event = json!({ "kind": "drew", "seat": 1, "card": null, "source": { "kind": "deck" }, "all": [1, 2] });
        for fits in [json!({}), json!({ "kind": "drew", "card": null }), json!({ "source": { "kind": "deck" } })] {
            assert!(matches(&fits, &event), "{fits}");
        }
        for differs in [json!({ "seat": 0 }), json!({ "place": null }), json!({ "all": [1] }), json!([])] {
            assert!(!matches(&differs, &event), "{differs}");
        }
    }

    #[test]
    fn a_value_is_found_at_any_depth() {
        let view = json!({ "hand": ["Y5"], "seats": [{ "known": ["B2"] }] });
        assert!(occurs(&json!("B2"), &view));
        assert!(!occurs(&json!("B3"), &view));
    }
}
