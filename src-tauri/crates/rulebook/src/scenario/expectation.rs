//! Expectations of a scenario.

use crate::scenario::format::rule;
use crate::strict_json::json;
use crate::strict_json::{ResultAt, at, read_whole};
use game::{Cites, Game, RuleId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// What must hold. Paths are JSON pointers (`/hands/0/2`), values JSON.
#[derive(Debug)]
pub struct Expectation<G: Game> {
    /// The rule that this shows, for rules that define.
    pub rule: Option<RuleId>,
    /// The seat of the view, which also sees the events; without it, events are complete.
    pub seat: Option<Seat>,
    /// Values in the whole state.
    pub state: Map<String, Value>,
    /// Values in the seat's view.
    pub view: Map<String, Value>,
    /// Values that occur in the state, but not in the seat's view, its events or its listed moves.
    pub hides: Vec<Value>,
    /// Parts of events of the last move (or the deal), in this order; other events may come between.
    pub events: Vec<Value>,
    /// Parts of events that happened, but that the seat doesn't see.
    pub untold: Vec<Value>,
    /// Parts of events, each with the number of such events.
    pub counts: Vec<Counted>,
    /// Rules that no event of the last move cites.
    pub no_events: Vec<RuleId>,
    /// Moves that are listed now.
    pub listed: Vec<G::Move>,
    /// Moves that are not listed now.
    pub unlisted: Vec<G::Move>,
    /// All listed moves, in any order.
    pub only: Option<Vec<G::Move>>,
    /// Values in the outcome of the finished game.
    pub outcome: Map<String, Value>,
    /// The rule that has ended an earlier situation: every move and rule of `listed`, `unlisted` and `no_events` was
    /// the other way round before.
    pub ends: Option<RuleId>,
}

/// An exact number of events.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// The part of each event that matters.
    pub event: Value,
    pub times: usize,
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
    untold: Vec<Value>,
    counts: Vec<Counted>,
    no_events: Vec<String>,
    listed: Vec<Value>,
    unlisted: Vec<Value>,
    only: Option<Vec<Value>>,
    outcome: Map<String, Value>,
    ends: Option<String>,
}

impl<G: Game> Expectation<G> {
    pub(crate) fn read(written: WrittenExpectation, seat: Option<Seat>) -> ResultAt<Expectation<G>> {
        let moves = |place: &str, values: &[Value]| -> ResultAt<Vec<G::Move>> {
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
            untold: written.untold,
            counts: written.counts,
            no_events: written
                .no_events
                .iter()
                .map(|id| rule::<G>(", expect: noEvents", id))
                .collect::<ResultAt<_>>()?,
            listed: moves("listed", &written.listed)?,
            unlisted: moves("unlisted", &written.unlisted)?,
            only: written.only.map(|values| moves("only", &values)).transpose()?,
            outcome: written.outcome,
            ends: written.ends.map(|id| rule::<G>(", expect: ends", &id)).transpose()?,
        };
        let seen = [&expectation.hides, &expectation.untold].into_iter().all(Vec::is_empty);
        if seat.is_none() && !(expectation.view.is_empty() && seen) {
            return Err(at(", expect", "`view`, `hides` and `untold` need a `seat`"));
        }
        if let Some(number) = expectation.counts.iter().position(|counted| counted.times == 0) {
            let problem = "of nothing say `noEvents` or `untold`: a slip of the pen happens no time either";
            return Err(at(&format!(", expect: counts[{number}]: times"), problem));
        }
        if expectation.ends.is_some() && !expectation.can_have_been_otherwise() {
            return Err(at(", expect: ends", "say with `listed`, `unlisted` or `noEvents` what is otherwise now"));
        }
        if !expectation.looks_at_the_table() {
            if expectation.rule.is_some() && expectation.untold.is_empty() {
                return Err(at(", expect: rule", "a tag needs something of state, view, moves or outcome beside it"));
            }
            let of_events = [&expectation.events, &expectation.untold].into_iter().all(Vec::is_empty);
            if of_events && expectation.counts.is_empty() && expectation.no_events.is_empty() {
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

    /// Returns everything that isn't as expected, and adds the rules of the expected events to `cited`.
    pub(crate) fn check(&self, state: &G::State, events: &[G::Event], cited: &mut BTreeSet<RuleId>) -> Vec<String> {
        let mut wrong = Vec::new();
        let whole = json(state);
        look_up("state", &whole, &self.state, &mut wrong);
        if let Some(seat) = self.seat
            && seat.0 < G::seats(G::setup(state))
        {
            let view = json(&G::view(state, seat));
            look_up("view", &view, &self.view, &mut wrong);
            self.check_hidden(state, seat, [&whole, &view], events, &mut wrong);
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

    /// Checks that hidden values occur nowhere in the seat's view, its events or its listed moves.
    fn check_hidden(
        &self,
        state: &G::State,
        seat: Seat,
        [whole, view]: [&Value; 2],
        events: &[G::Event],
        wrong: &mut Vec<String>,
    ) {
        let heard: Vec<Value> = told_to::<G>(events, Some(seat)).into_iter().map(|(_, event)| event).collect();
        let mut offered = Vec::new();
        if G::to_move(state) == Some(seat) {
            G::legal_moves(state, &mut offered);
        }
        let offered = json(&offered);
        for hidden in &self.hides {
            if !occurs(hidden, whole) {
                wrong.push(format!("{hidden} is nowhere in the state, so hiding it means nothing"));
            } else if let Some(leak) = leak(hidden, view, &heard, &offered) {
                wrong.push(format!("seat {} {leak}", seat.0));
            }
        }
    }

    fn check_events(&self, events: &[G::Event], cited: &mut BTreeSet<RuleId>, wrong: &mut Vec<String>) {
        let seen = told_to::<G>(events, self.seat);
        let happened = told_to::<G>(events, None);
        for pattern in &self.untold {
            if !happened.iter().any(|(_, event)| matches(pattern, event)) {
                wrong.push(format!("no event {pattern} happened, so not telling it means nothing"));
            } else if let Some((_, event)) = seen.iter().find(|(_, event)| matches(pattern, event)) {
                wrong.push(format!("the seat is told {event}"));
            }
        }
        for Counted { event: pattern, times } in &self.counts {
            let such: Vec<_> = seen.iter().filter(|(_, event)| matches(pattern, event)).collect();
            cited.extend(such.iter().map(|(rule, _)| *rule));
            if such.len() != *times {
                wrong.push(format!("{} events {pattern}, not {times}", such.len()));
            }
        }
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

/// Returns an event in the form that scenarios match: its fields and its rule.
fn told<E: Cites + Serialize>(event: &E) -> Value {
    let mut value = json(event);
    if let Value::Object(fields) = &mut value {
        fields.insert("rule".to_owned(), Value::String(event.rule().0.to_owned()));
    }
    value
}

/// Returns how a seat learns a hidden value; `None` if it doesn't.
fn leak(hidden: &Value, view: &Value, heard: &[Value], offered: &Value) -> Option<String> {
    if occurs(hidden, view) {
        return Some(format!("sees {hidden}"));
    }
    if let Some(event) = heard.iter().find(|event| occurs(hidden, event)) {
        return Some(format!("is told {hidden}: {event}"));
    }
    occurs(hidden, offered).then(|| format!("is offered {hidden}"))
}

/// Returns the events as the seat sees them, or complete; each with its rule.
fn told_to<G: Game>(events: &[G::Event], seat: Option<Seat>) -> Vec<(RuleId, Value)> {
    let told_one = |event: &G::Event| match seat {
        Some(seat) => G::redact(event, seat),
        None => Some(event.clone()),
    };
    events.iter().filter_map(told_one).map(|event| (event.rule(), told(&event))).collect()
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

/// Whether `actual` matches `pattern`: objects may have further fields, all else must be equal.
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

    #[test]
    fn what_is_hidden_is_not_seen_nor_told_nor_offered() {
        let (hidden, other) = (json!("B2"), json!({ "hand": ["Y5"] }));
        let found = |view: &Value, heard: Value, offered: &Value| leak(&hidden, view, &[heard], offered);
        assert_eq!(found(&json!(["B2"]), json!({}), &other).unwrap(), "sees \"B2\"");
        assert_eq!(found(&other, json!({ "card": "B2" }), &other).unwrap(), "is told \"B2\": {\"card\":\"B2\"}");
        assert_eq!(found(&other, json!({}), &json!([{ "card": "B2" }])).unwrap(), "is offered \"B2\"");
        assert_eq!(found(&other, json!({}), &other), None);
    }
}
