//! Save texts around any content, with a valid seal.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::Write;

/// Returns a save text that contains a table (`TABLE`) or everything (`ALL`).
#[must_use]
pub fn sealed(kind: &str, content: &[u8]) -> String {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory can't fail.
    let packed = packer.write_all(content).and_then(|()| packer.finish()).unwrap_or_default();
    let letters = STANDARD_NO_PAD.encode(&packed);
    let mut sum = Crc::new();
    sum.update(kind.as_bytes());
    sum.update(&packed);
    format!("ASZTALTARS-1-{kind}-{}.\n{letters}\n.{:08X}\n", letters.len(), sum.sum())
}

/// Returns the content of a save text; empty for anything else.
#[must_use]
pub fn unsealed(text: &str) -> Vec<u8> {
    let letters: String = text.split('.').nth(1).unwrap_or("").split_whitespace().collect();
    let packed = STANDARD_NO_PAD.decode(letters).unwrap_or_default();
    let mut content = Vec::new();
    match std::io::copy(&mut flate2::read::DeflateDecoder::new(&*packed), &mut content) {
        Ok(_) => content,
        Err(_) => Vec::new(),
    }
}
