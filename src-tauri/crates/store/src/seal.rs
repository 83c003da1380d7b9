//! The seal of a row: a CRC-32 over the row's values, stored in the row.
//!
//! SQLite notices a damaged page only if its structure breaks; a flipped byte inside a text passes. The seal covers the
//! kind of row and each value with its length, so a value cannot run into the next one and a row cannot pass for one of
//! another kind or, because ids are sealed too, for another row of its kind.

/// A seal being computed.
pub(crate) struct Seal(crc32fast::Hasher);

impl Seal {
    /// Starts the seal of one kind of row.
    pub(crate) fn of(kind: &str) -> Self {
        Self(crc32fast::Hasher::new()).text(kind)
    }

    pub(crate) fn text(self, text: &str) -> Self {
        self.bytes(text.as_bytes())
    }

    pub(crate) fn bytes(mut self, bytes: &[u8]) -> Self {
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    pub(crate) fn int(mut self, value: impl Into<i64>) -> Self {
        self.0.update(&value.into().to_le_bytes());
        self
    }

    pub(crate) fn optional(self, value: Option<u32>) -> Self {
        match value {
            None => self.int(0),
            Some(value) => self.int(1).int(value),
        }
    }

    pub(crate) fn flags(self, flags: &[bool]) -> Self {
        flags.iter().fold(self, |seal, &flag| seal.int(flag))
    }

    /// Returns the seal as stored in a column; it fits in 32 bits.
    pub(crate) fn finish(self) -> i64 {
        i64::from(self.0.finalize())
    }
}
