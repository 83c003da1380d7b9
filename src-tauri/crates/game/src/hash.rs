//! State hashes, kept with every journal row to detect when engine and journal diverge.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::{self, Write};

/// FNV-1a over the state's JSON, written as 16 hexadecimal digits. Guards against mistakes, not malice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(u64);

/// Returns the hash of `state`.
///
/// ```
/// use game::{StateHash, state_hash};
///
/// let state = ("three matches", [1, 2]);
/// let hash = state_hash(&state).unwrap();
/// assert_eq!(hash, StateHash::of_json(r#"["three matches",[1,2]]"#));
/// assert_eq!(hash.to_string().len(), 16);
/// assert_ne!(hash, state_hash(&("three matches", [2, 1])).unwrap());
/// ```
///
/// # Errors
/// If the state can't be written as JSON (a map with keys that aren't strings).
pub fn state_hash<S: Serialize>(state: &S) -> serde_json::Result<StateHash> {
    let mut fnv = Fnv::new();
    serde_json::to_writer(&mut fnv, state)?;
    Ok(StateHash(fnv.0))
}

impl StateHash {
    /// Returns the hash of a state that is already serialized as JSON.
    #[must_use]
    pub fn of_json(text: &str) -> StateHash {
        StateHash::of_bytes(text.as_bytes())
    }

    /// Returns the hash of a state that is already serialized as JSON, in bytes.
    #[must_use]
    pub fn of_bytes(json: &[u8]) -> StateHash {
        let mut fnv = Fnv::new();
        fnv.add(json);
        StateHash(fnv.0)
    }
}

struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> Self {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        u64::from_str_radix(&text, 16).map(StateHash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_fnv_1a_of_the_json() {
        // The JSON of the string `a` is three bytes: the letter between two quotation marks.
        let expected = b"\"a\""
            .iter()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        assert_eq!(state_hash(&"a").unwrap(), StateHash(expected));
        assert_eq!(StateHash::of_json("\"a\""), StateHash(expected));
    }
}
