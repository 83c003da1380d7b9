//! Packs several decisions into one row. Decisions that are written once and only read afterwards take a tenth of the
//! space this way.
//!
//! If the column `earlier` of a row of `node` isn't empty, the row holds its own decision and those before it, back to
//! the previous row. The column is a deflated sequence of fields: each text is preceded by its length in bytes, and
//! numbers are little-endian. The row's seal covers the column as stored.

use crate::error::StoreError;
use crate::row_types::{JournalNode, NodeId};
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use std::io::{self, Read};

/// The maximum number of decisions in one row: enough for deflate to find repetitions, and few enough that a lost page
/// loses little.
pub(crate) const MOST: usize = 64;
/// The maximum size in bytes of the unpacked decisions of one row.
const LONGEST: u64 = 16 << 20;
/// The bit of a decision's flags that says it was made with help.
const ASSISTED: u8 = 1;

/// Packs the decisions before the last one of a row into the bytes of the column; `None` if there are none.
pub(crate) fn pack(earlier: &[JournalNode]) -> Result<Option<Vec<u8>>, StoreError> {
    if earlier.is_empty() {
        return Ok(None);
    }
    let mut plain = Vec::new();
    for node in earlier {
        plain.extend_from_slice(&node.parent.map_or(0, |parent| parent.0).to_le_bytes());
        plain.extend_from_slice(&[node.seat, if node.assisted { ASSISTED } else { 0 }]);
        for text in [&node.mv, &node.events, &node.state_hash] {
            let length = u32::try_from(text.len()).map_err(|_| StoreError::damaged("a decision is too long"))?;
            plain.extend_from_slice(&length.to_le_bytes());
            plain.extend_from_slice(text.as_bytes());
        }
    }
    let mut packed = Vec::new();
    DeflateEncoder::new(&*plain, Compression::best()).read_to_end(&mut packed).map_err(|error| unreadable(&error))?;
    Ok(Some(packed))
}

/// Unpacks the decisions before decision `last` from the column, in ascending order.
pub(crate) fn unpack(packed: &[u8], last: NodeId) -> Result<Vec<JournalNode>, StoreError> {
    let mut plain = Vec::new();
    DeflateDecoder::new(packed).take(LONGEST).read_to_end(&mut plain).map_err(|error| unreadable(&error))?;
    let mut rest = &*plain;
    let mut nodes = Vec::new();
    while !rest.is_empty() {
        let parent = u32::from_le_bytes(part(&mut rest)?);
        let [seat, flags] = part(&mut rest)?;
        let [mv, events, state_hash] = [text(&mut rest)?, text(&mut rest)?, text(&mut rest)?];
        let parent = Some(NodeId(parent)).filter(|parent| parent.0 > 0);
        nodes.push(JournalNode { id: last, parent, seat, mv, events, state_hash, assisted: flags & ASSISTED != 0 });
    }
    let count = u32::try_from(nodes.len()).ok().filter(|count| *count < last.0);
    let first = count.map(|count| last.0 - count).ok_or_else(|| StoreError::damaged("too many decisions in a row"))?;
    for (node, number) in nodes.iter_mut().zip(first..) {
        node.id = NodeId(number);
    }
    Ok(nodes)
}

fn part<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], StoreError> {
    let (part, after) = rest.split_first_chunk::<N>().ok_or_else(cut)?;
    *rest = after;
    Ok(*part)
}

fn text(rest: &mut &[u8]) -> Result<String, StoreError> {
    let length = usize::try_from(u32::from_le_bytes(part(rest)?)).map_err(|_| cut())?;
    let (text, after) = rest.split_at_checked(length).ok_or_else(cut)?;
    *rest = after;
    String::from_utf8(text.to_vec()).map_err(|_| StoreError::damaged("a decision isn't text"))
}

fn cut() -> StoreError {
    StoreError::damaged("a row of decisions is cut")
}

fn unreadable(error: &io::Error) -> StoreError {
    StoreError::damaged(error.to_string())
}
