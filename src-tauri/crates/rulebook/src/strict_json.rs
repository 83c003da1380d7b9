//! Strict deserialization: unknown fields are refused, nothing is lost, and every error has a location.

mod duplicate_keys;

use crate::failure::Failure;
use duplicate_keys::keys_written_twice;
use json_place::{Misfit, Path};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;

/// Serializes any data of a game as JSON. States, views and moves are plain data, so this can't fail.
pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// A result whose error is a place and a problem, before the file is known.
pub(crate) type ResultAt<T> = Result<T, (String, String)>;

/// Returns a problem at a place.
pub(crate) fn at(place: &str, problem: impl Display) -> (String, String) {
    (place.to_owned(), problem.to_string())
}

/// Returns the text of a file without a byte order mark.
pub(crate) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a whole file as a `T`, unless an object in it has a key twice. `name` is the file name in the failures.
pub(crate) fn file<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, Vec<Failure>> {
    let twice = keys_written_twice(unmarked(text));
    if !twice.is_empty() {
        return Err(twice.iter().map(|key| Failure::new(name, key, "this key is written twice")).collect());
    }
    document(text).map_err(|(place, problem)| vec![Failure::new(name, place, problem)])
}

/// Reads a whole text as a `T`.
pub(crate) fn document<T: DeserializeOwned>(text: &str) -> ResultAt<T> {
    let text = unmarked(text);
    serde_json::from_str(text).map_err(|error| at(&Path::of::<T>(&error, text).to_string(), error))
}

/// Reads `value` as a `T`; `place` describes where it is.
pub(crate) fn read<T: DeserializeOwned>(place: &str, value: &Value) -> ResultAt<T> {
    json_place::read(value).map_err(|Misfit { path, problem }| {
        let mut inside = path.to_string();
        let found = path.within(value);
        if let Some(more) = found.and_then(|found| place_of_quoted(found, &problem)) {
            inside.push_str(if inside.is_empty() { more.trim_start_matches('.') } else { &more });
        }
        let problem = match found {
            Some(Value::String(text)) if !problem.contains(text.as_str()) => format!("{text:?}: {problem}"),
            _ => problem,
        };
        (joined(place, &inside), problem)
    })
}

/// Reads a move or an intent and refuses fields that have no meaning.
///
/// Serde ignores extra fields beside a variant without fields, so the result is serialized and compared with the input.
pub(crate) fn read_whole<T: DeserializeOwned + Serialize>(place: &str, value: &Value) -> ResultAt<T> {
    let whole: T = read(place, value)?;
    match unknown_field(value, &json(&whole)) {
        Some((inside, field)) => {
            Err((joined(place, inside.trim_start_matches('.')), format!("unknown field `{field}`")))
        }
        None => Ok(whole),
    }
}

/// Joins a place and a place inside it.
fn joined(place: &str, inside: &str) -> String {
    match (place, inside) {
        (place, "") => place.to_owned(),
        ("", inside) => format!(": {inside}"),
        (place, inside) => format!("{place}: {inside}"),
    }
}

/// Returns the place in `value` of the word that `problem` quotes, if it occurs exactly once.
///
/// Serde reads a value tagged by its `kind` from a buffer, which loses the places of its parts.
fn place_of_quoted(value: &Value, problem: &str) -> Option<String> {
    if problem.starts_with("unknown field") || problem.starts_with("missing field") {
        return None;
    }
    let told = problem.split(", expected").next().unwrap_or(problem);
    let mut places = Vec::new();
    leaves(value, String::new(), &mut |place, leaf| {
        let quoted = match leaf {
            Value::String(text) => told.contains(&format!("{text:?}")) || told.contains(&format!("`{text}`")),
            Value::Number(number) => told.contains(&format!("`{number}`")),
            _ => false,
        };
        if quoted {
            places.push(place);
        }
    });
    if places.len() == 1 { places.pop() } else { None }
}

/// Calls `hear` with every simple value and its place.
fn leaves(value: &Value, place: String, hear: &mut impl FnMut(String, &Value)) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(number, item)| leaves(item, format!("{place}[{number}]"), hear));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| leaves(field, format!("{place}.{key}"), hear));
        }
        leaf => hear(place, leaf),
    }
}

/// Returns the place and name of the first field of `written` that is missing in `read`.
fn unknown_field(written: &Value, read: &Value) -> Option<(String, String)> {
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => written.iter().find_map(|(key, value)| match read.get(key) {
            None => Some((String::new(), key.clone())),
            Some(read) => unknown_field(value, read).map(|(place, field)| (format!(".{key}{place}"), field)),
        }),
        (Value::Array(written), Value::Array(read)) => {
            let pairs = written.iter().zip(read).enumerate();
            let mut inside = pairs.filter_map(|(number, (written, read))| {
                unknown_field(written, read).map(|(place, field)| (format!("[{number}]{place}"), field))
            });
            inside.next()
        }
        _ => None,
    }
}
