//! Reads the set of cards.

use crate::card_check::check;
use crate::card_kind::CardKind;
use crate::fault::{CardFaultKind, Fault};
use json_place::{Misfit, Segment};

/// A file of cards.
#[derive(Clone, Copy, Debug)]
pub struct SetFile<'a> {
    /// Its name, for faults.
    pub name: &'a str,
    /// A JSON list of cards.
    pub text: &'a str,
}

/// Reads the cards of all `files`, in their order.
///
/// # Errors
///
/// Returns every fault found, with file, card and clause.
pub fn read(files: &[SetFile<'_>]) -> Result<Vec<CardKind>, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut kinds: Vec<(&str, CardKind)> = Vec::new();
    for file in files {
        match serde_json::from_str::<Vec<serde_json::Value>>(file.text) {
            Ok(values) => {
                for value in &values {
                    match read_card(file.name, &printed_anew(value, &values)) {
                        Ok(kind) => kinds.push((file.name, kind)),
                        Err(fault) => faults.push(fault),
                    }
                }
            }
            Err(error) => faults.push(unreadable(file.name, None, None, error.to_string())),
        }
    }
    check(&kinds, &mut faults);
    if faults.is_empty() { Ok(kinds.into_iter().map(|(_, kind)| kind).collect()) } else { Err(faults) }
}

/// Completes a later printing, which contains only what differs, with the fields of the first printing in the same
/// file.
fn printed_anew(value: &serde_json::Value, all: &[serde_json::Value]) -> serde_json::Value {
    let first = value.get("reprints").and_then(|id| all.iter().find(|it| it.get("id") == Some(id)));
    let (Some(first), Some(own)) = (first.and_then(serde_json::Value::as_object), value.as_object()) else {
        return value.clone();
    };
    let mut printed = first.clone();
    printed.retain(|key, _| !matches!(key.as_str(), "copiesFirst" | "copiesBefore"));
    printed.extend(own.iter().map(|(key, said)| (key.clone(), said.clone())));
    printed.into()
}

fn read_card(file: &str, value: &serde_json::Value) -> Result<CardKind, Fault> {
    let id = value.get("id").and_then(|id| id.as_str()).map(str::to_owned);
    json_place::read(value).map_err(|Misfit { path, problem }| {
        let clause = match path.segments() {
            [Segment::Key(key), Segment::Index(clause), ..] if key == "clauses" => Some(*clause),
            _ => None,
        };
        unreadable(file, id, clause, format!("{path}: {problem}"))
    })
}

fn unreadable(file: &str, card: Option<String>, clause: Option<usize>, error: String) -> Fault {
    Fault { file: file.to_owned(), card, clause, wrong: CardFaultKind::Unreadable(error) }
}
