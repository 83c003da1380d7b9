//! From text to typed values: nothing unknown, nothing lost, and a location for every error.

mod twice;

use crate::failure::Failure;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};
use std::fmt::Display;
use twice::keys_written_twice;

/// Anything of a game as JSON. States, views and moves are plain data: writing them can't fail.
pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// A problem and the place where it is, before the file is known.
pub(crate) type Placed<T> = Result<T, (String, String)>;

/// A problem at a place.
pub(crate) fn at(place: &str, problem: impl Display) -> (String, String) {
    (place.to_owned(), problem.to_string())
}

/// The text of a file without the mark that some editors put before it: it says nothing that UTF-8 doesn't.
pub(crate) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a whole file as a `T`, unless an object in it has a key twice; `name` is what its failures are told under.
pub(crate) fn file<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, Vec<Failure>> {
    let twice = keys_written_twice(unmarked(text));
    if !twice.is_empty() {
        return Err(twice.iter().map(|key| Failure::new(name, key, "this key is written twice")).collect());
    }
    document(text).map_err(|(place, problem)| vec![Failure::new(name, place, problem)])
}

/// Reads a whole text as a `T`.
pub(crate) fn document<T: DeserializeOwned>(text: &str) -> Placed<T> {
    let text = unmarked(text);
    // The book's own files are read at every start: keeping track of the place is for those that can't be.
    serde_json::from_str(text).map_err(|error| {
        let mut reader = serde_json::Deserializer::from_str(text);
        match serde_path_to_error::deserialize::<_, T>(&mut reader) {
            Err(placed) => at(&written(placed.path(), &placed.inner().to_string()), placed.inner()),
            Ok(_) => at("", error),
        }
    })
}

/// Reads `value` as a `T`; `place` says what it is.
pub(crate) fn read<T: DeserializeOwned>(place: &str, value: &Value) -> Placed<T> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let (path, problem) = (error.path(), error.inner().to_string());
        let mut inside = written(path, &problem);
        let found = within(value, path);
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

/// Reads a move or a touch, of which every part must mean something.
///
/// A kind without fields is read without a look at what stands beside it, so what was read is held against what was
/// written.
pub(crate) fn read_whole<T: DeserializeOwned + Serialize>(place: &str, value: &Value) -> Placed<T> {
    let whole: T = read(place, value)?;
    match unknown_field(value, &json(&whole)) {
        Some((inside, field)) => {
            Err((joined(place, inside.trim_start_matches('.')), format!("unknown field `{field}`")))
        }
        None => Ok(whole),
    }
}

/// A place and a place in it.
fn joined(place: &str, inside: &str) -> String {
    match (place, inside) {
        (place, "") => place.to_owned(),
        ("", inside) => format!(": {inside}"),
        (place, inside) => format!("{place}: {inside}"),
    }
}

/// A path as a person reads it: `hands[0][1]`. Of an unknown field the problem itself tells the name.
fn written(path: &Path, problem: &str) -> String {
    let mut text = String::new();
    let mut segments: Vec<&Segment> = path.iter().collect();
    if let Some(Segment::Map { key }) = segments.last()
        && problem.starts_with(&format!("unknown field `{key}`"))
    {
        segments.pop();
    }
    for segment in segments {
        match segment {
            Segment::Seq { index } => text.push_str(&format!("[{index}]")),
            Segment::Map { key } | Segment::Enum { variant: key } => {
                let dot = if text.is_empty() { "" } else { "." };
                text.push_str(&format!("{dot}{key}"));
            }
            Segment::Unknown => {}
        }
    }
    text
}

/// The part of `value` at the end of `path`.
fn within<'v>(value: &'v Value, path: &Path) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, segment| match segment {
        Segment::Seq { index } => value.get(index),
        Segment::Map { key } | Segment::Enum { variant: key } => value.get(key),
        Segment::Unknown => None,
    })
}

/// Where in `value` the word stands that `problem` quotes, if it stands there once.
///
/// A value that is told by its `kind` is read from a copy, which forgets where its parts stood.
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

/// Hears every value that isn't made of others, with its place.
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

/// The first field of `written` that left no trace in `read`: where it stands, and its name.
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
