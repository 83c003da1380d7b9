//! Finds the place in a JSON text at which reading it as a type failed.
//!
//! `serde_json` reports a line and a column. An author needs to know the field, so the text up to there is read once
//! more, for its brackets and keys only. The alternative, a deserializer that tracks its path, compiles every type a
//! second time.

use serde::de::DeserializeOwned;
use serde_json::{Error, Value};
use std::fmt;

/// A step from a value to a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The key of an object.
    Key(String),
    /// The index in an array.
    Index(usize),
}

/// The way from the whole text to a value in it, written as `hands[0].cards[1]`; empty for the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(Vec<Segment>);

impl Path {
    /// Returns the path to the value at which reading `text` as a `T` failed: the value that doesn't fit, or the object
    /// that has an unknown key or lacks one.
    #[must_use]
    pub fn of<T: DeserializeOwned>(error: &Error, text: &str) -> Path {
        let end = end_of_failure(error, text, &|begin| serde_json::from_str::<T>(begin).err());
        Path(Scan::default().through(&text.as_bytes()[..end]))
    }

    /// The steps, from the outermost.
    #[must_use]
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// Returns the part of `value` that the path leads to.
    #[must_use]
    pub fn within<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        self.0.iter().try_fold(value, |value, segment| match segment {
            Segment::Key(key) => value.get(key),
            Segment::Index(index) => value.get(index),
        })
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(number, segment)| match segment {
            Segment::Index(index) => write!(f, "[{index}]"),
            Segment::Key(key) if number == 0 => f.write_str(key),
            Segment::Key(key) => write!(f, ".{key}"),
        })
    }
}

/// The reason why a value can't be read as a type, and the place inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub path: Path,
    /// The reason, without a line and column.
    pub problem: String,
}

/// Reads `value` as a `T`.
///
/// # Errors
/// If it doesn't fit.
///
/// ```
/// use json_place::read;
/// use serde_json::json;
///
/// let misfit = read::<Vec<Vec<u8>>>(&json!([[1], [2, "three"]])).unwrap_err();
/// assert_eq!(misfit.path.to_string(), "[1][1]");
/// assert_eq!(misfit.problem, r#"invalid type: string "three", expected u8"#);
/// ```
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Misfit> {
    let text = value.to_string();
    serde_json::from_str(&text).map_err(|error| Misfit { path: Path::of::<T>(&error, &text), problem: problem(&error) })
}

/// Returns what an error says without its line and column.
fn problem(error: &Error) -> String {
    let told = error.to_string();
    let end = format!(" at line {} column {}", error.line(), error.column());
    told.strip_suffix(&end).unwrap_or(&told).to_owned()
}

/// Returns the length of the shortest beginning of `text` that fails to be read by the same error.
///
/// The error's own line and column are later if a type checks what it has read: then `serde_json` notes where the value
/// around it ends. `read` reads a text and returns the error.
fn end_of_failure(error: &Error, text: &str, read: &dyn Fn(&str) -> Option<Error>) -> usize {
    let begin: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let mut end = text.floor_char_boundary(begin + error.column());
    // A text that isn't JSON fails where it is, and its shorter beginnings fail by the same error elsewhere.
    if !error.is_data() {
        return end;
    }
    let told = problem(error);
    let mut passes = 0;
    while passes < end {
        let middle = text.floor_char_boundary(passes.midpoint(end));
        if read(&text[..middle]).is_some_and(|error| problem(&error) == told) {
            end = middle;
        } else {
            passes = text.ceil_char_boundary(middle + 1);
        }
    }
    end
}

/// An array or object that is open where a text was cut off.
enum Open {
    Array { index: usize },
    Object { key: Option<String> },
}

/// Follows brackets and keys through the beginning of a JSON text.
#[derive(Default)]
struct Scan {
    open: Vec<Open>,
    /// The text read so far ends in or after a value of the innermost array or object.
    in_value: bool,
}

impl Scan {
    /// Returns the path to the value at the end of the text.
    fn through(mut self, mut text: &[u8]) -> Vec<Segment> {
        while let Some((&first, rest)) = text.split_first() {
            text = match first {
                b'"' => self.string(text),
                _ => {
                    self.step(first);
                    rest
                }
            };
        }
        if !self.in_value {
            match self.open.last_mut() {
                Some(Open::Object { key }) => *key = None,
                Some(Open::Array { .. }) => drop(self.open.pop()),
                None => {}
            }
        }
        let segments = self.open.into_iter().filter_map(|open| match open {
            Open::Array { index } => Some(Segment::Index(index)),
            Open::Object { key } => key.map(Segment::Key),
        });
        segments.collect()
    }

    fn step(&mut self, byte: u8) {
        match byte {
            b'{' => self.open.push(Open::Object { key: None }),
            b'[' => self.open.push(Open::Array { index: 0 }),
            b'}' | b']' => drop(self.open.pop()),
            b',' => match self.open.last_mut() {
                Some(Open::Array { index }) => *index += 1,
                Some(Open::Object { key }) => *key = None,
                None => {}
            },
            _ => {}
        }
        self.in_value = match byte {
            b'{' | b'[' | b',' => false,
            b' ' | b'\n' | b'\r' | b'\t' => self.in_value,
            _ => true,
        };
    }

    /// Reads a string, which is a key or a value; returns the text after it.
    fn string<'t>(&mut self, text: &'t [u8]) -> &'t [u8] {
        let mut end = 1;
        while end < text.len() && text[end] != b'"' {
            end += if text[end] == b'\\' { 2 } else { 1 };
        }
        let (string, rest) = text.split_at((end + 1).min(text.len()));
        match self.open.last_mut() {
            Some(Open::Object { key: key @ None }) => {
                *key = Some(serde_json::from_slice(string).unwrap_or_default());
                self.in_value = false;
            }
            _ => self.in_value = true,
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    #[expect(dead_code, reason = "only read")]
    struct Table {
        hands: Vec<Hand>,
        next: Option<(u8, Kind)>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Hand {
        name: String,
        cards: [u8; 2],
        #[serde(default)]
        sets: Vec<Set>,
    }

    /// Checks the cards once all of them are read.
    #[derive(Debug, Deserialize)]
    #[serde(try_from = "Vec<u8>")]
    struct Set;

    impl TryFrom<Vec<u8>> for Set {
        type Error = &'static str;

        fn try_from(cards: Vec<u8>) -> Result<Set, &'static str> {
            if cards.is_sorted() { Ok(Set) } else { Err("out of order") }
        }
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only read")]
    enum Kind {
        Open,
        Closed { by: u8 },
    }

    #[track_caller]
    fn fails(text: &str, place: &str, problem: &str) {
        let error = serde_json::from_str::<Table>(text).unwrap_err();
        assert_eq!(Path::of::<Table>(&error, text).to_string(), place, "{error}");
        assert!(error.to_string().starts_with(problem), "{error}");
        if let Ok(value) = serde_json::from_str(text) {
            let misfit = read::<Table>(&value).unwrap_err();
            assert_eq!(misfit.path.to_string(), place, "from a value");
            assert!(error.to_string().starts_with(&misfit.problem), "{}", misfit.problem);
        }
    }

    #[test]
    fn a_value_that_does_not_fit_is_found() {
        fails(r#"{ "hands": [{ "name": "A, [\"]", "cards": [1, "x"] }] }"#, "hands[0].cards[1]", "invalid type");
        fails("{ \"hands\":\n [\n { \"name\": \"A\", \"cards\": [1, 300] }] }", "hands[0].cards[1]", "invalid value");
        fails(r#"{ "hands": [], "next": [1, "shut"] }"#, "next[1]", "unknown variant `shut`");
        fails(r#"{ "hands": [], "next": [true, "open"] }"#, "next[0]", "invalid type: boolean");
        fails(r#"{ "hands": [], "next": [1, { "closed": { "by": -1 } }] }"#, "next[1].closed.by", "invalid value");
        fails("[]", "", "invalid length 0");
        fails("5", "", "invalid type: integer");
    }

    #[test]
    fn a_value_that_fails_a_check_of_its_own_is_found() {
        let hand = |sets: &str| format!(r#"{{ "hands": [{{ "name": "Ő", "cards": [1, 2], "sets": {sets} }}] }}"#);
        fails(&hand("[[2, 1]]"), "hands[0].sets[0]", "out of order");
        fails(&hand("[[1, 2], [3, 1], [4, 1]]"), "hands[0].sets[1]", "out of order");
        fails(&hand("[[1, 2], [3, 3000]]"), "hands[0].sets[1][1]", "invalid value: integer `3000`");
    }

    #[test]
    fn an_object_with_the_wrong_keys_is_found() {
        fails(r#"{ "hands": [{ "name": "A", "cards": [1, 2], "age": 5 }] }"#, "hands[0]", "unknown field `age`");
        fails(
            r#"{ "hands": [{ "name": "A", "cards": [1, 2] }, { "name": "B" }] }"#,
            "hands[1]",
            "missing field `cards`",
        );
        fails(r#"{ "hands": [{ "cards": [1, 2, 3], "name": "A" }] }"#, "hands[0].cards[2]", "trailing characters");
        fails(r#"{ "next": null }"#, "", "missing field `hands`");
    }

    #[test]
    fn a_text_that_is_no_json_is_cut_off_where_it_ends() {
        fails(r#"{ "hands": [{ "name": "A", "cards": [1, "#, "hands[0].cards", "EOF");
        fails(r#"{ "hands": [{ "name": ?"#, "hands[0].name", "expected value");
        fails(r#"{ "hands": [] "next""#, "hands", "expected `,`");
        fails(r#"{ "hands\u0021"#, "", "EOF");
    }

    #[test]
    fn the_part_at_a_path_is_returned() {
        let value = serde_json::json!({ "hands": [{ "name": "A", "cards": [1, 300] }] });
        let misfit = read::<Table>(&value).unwrap_err();
        assert_eq!(misfit.path.within(&value), Some(&300.into()));
        assert_eq!(misfit.path.segments().last(), Some(&Segment::Index(1)));
        assert_eq!(misfit.path.within(&Value::Null), None);
    }
}
