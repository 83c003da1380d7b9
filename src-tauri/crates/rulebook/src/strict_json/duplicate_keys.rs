//! Detects keys that occur twice in one object.
//!
//! A JSON parser silently keeps only the last of them, so part of what the author wrote would be lost.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;

/// Returns the places of repeated keys, as JSON pointers. Invalid JSON ends the search; the actual parser reports it.
pub(super) fn keys_written_twice(text: &str) -> BTreeSet<String> {
    let mut twice = BTreeSet::new();
    let walk = Walk { at: &mut String::new(), twice: &mut twice };
    drop(walk.deserialize(&mut serde_json::Deserializer::from_str(text)));
    twice
}

/// A visitor that walks through any value.
struct Walk<'w> {
    /// The current place.
    at: &'w mut String,
    twice: &'w mut BTreeSet<String>,
}

impl Walk<'_> {
    /// Returns a walk in a part of the value.
    fn inside(&mut self) -> Walk<'_> {
        Walk { at: self.at, twice: self.twice }
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let above = self.at.len();
        let mut keys = BTreeSet::new();
        while let Some(key) = map.next_key::<String>()? {
            self.at.push('/');
            self.at.push_str(&key.replace('~', "~0").replace('/', "~1"));
            if !keys.insert(key) {
                self.twice.insert(self.at.clone());
            }
            map.next_value_seed(self.inside())?;
            self.at.truncate(above);
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<(), A::Error> {
        let above = self.at.len();
        for number in 0_usize.. {
            self.at.push_str(&format!("/{number}"));
            let item = items.next_element_seed(self.inside())?;
            self.at.truncate(above);
            if item.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_again_at_any_depth() {
        let text = r#"{ "a": 1, "b": [{ "c": {}, "d/e": 2, "d/e": 3 }], "a": 2, "a": 3, "f": { "a": null } }"#;
        assert_eq!(Vec::from_iter(keys_written_twice(text)), ["/a", "/b/0/d~1e"]);
        assert!(keys_written_twice(r#"[{ "a": 1.5 }, { "a": -1, "b": true, "#).is_empty());
    }

    #[test]
    fn an_escaped_key_is_the_same_key() {
        assert_eq!(Vec::from_iter(keys_written_twice(r#"{ "a": 1, "\u0061": 2 }"#)), ["/a"]);
    }
}
