//! SQLite's write-ahead log as bytes: frames of one page each, chained by checksums.
//!
//! SQLite takes the first bad frame for the end of the log. That is right for a write that a crash cut short and wrong
//! for a byte that flipped in the middle, where later transactions would vanish silently. [`check`] tells the two
//! apart.

use crate::error::StoreError;
use crate::schema::PAGE_SIZE;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const FRAME: usize = FRAME_HEADER + PAGE_SIZE;
/// The magic number without its last bit, which gives the byte order of the checksums.
const MAGIC: u32 = 0x377f_0682;

/// One frame: a page as a transaction left it.
pub(crate) struct Frame<'a> {
    /// The page's number, starting at 1.
    pub page: u32,
    pub bytes: &'a [u8],
    /// The number of pages of the file after the transaction that this frame ends; 0 if it ends none.
    pub size: u32,
    salt: &'a [u8],
    header: &'a [u8],
}

impl Frame<'_> {
    /// Whether the frame ends a transaction.
    fn commits(&self) -> bool {
        self.size != 0
    }
}

/// Returns all complete frames in file order, sound or not.
pub(crate) fn frames(log: &[u8]) -> impl Iterator<Item = Frame<'_>> {
    let frames = log.get(HEADER..).unwrap_or_default();
    frames.chunks_exact(FRAME).map(|frame| {
        let (header, bytes) = frame.split_at(FRAME_HEADER);
        Frame { page: number(header, 0), bytes, size: number(header, 4), salt: &header[8..16], header }
    })
}

/// Returns the frames that belong to this log and not to an overwritten one.
pub(crate) fn own_frames(log: &[u8]) -> impl Iterator<Item = Frame<'_>> {
    frames(log).filter(move |frame| is_own(log, frame))
}

/// Whether a frame belongs to this log, by its salt. The header and the first frame should agree on the salt; if they
/// do not, either may be the damaged one.
pub(crate) fn is_own(log: &[u8], frame: &Frame<'_>) -> bool {
    let (by_header, by_frame) = (log.get(16..24), log.get(HEADER + 8..HEADER + 16));
    Some(frame.salt) == by_header || Some(frame.salt) == by_frame
}

/// Refuses a log in which a transaction follows a broken one. A broken *last* transaction is what a power cut leaves
/// behind before the transaction was acknowledged.
///
/// Of transactions that weren't waited for ([`Store::append_with_next`](crate::Store::append_with_next)) a power cut
/// may leave a later one complete and an earlier one broken. This is treated as damage too, since the two cases can't
/// be told apart: the file is set aside and the readable rows, which include all that was acknowledged, are recovered.
pub(crate) fn check(log: &[u8]) -> Result<(), StoreError> {
    let damaged = || StoreError::damaged("a transaction in the log is broken");
    let Some(header) = log.get(..HEADER) else {
        return Ok(());
    };
    let big_endian = header[3] & 1 == 1;
    let sum = checksum(big_endian, (0, 0), &header[..24]);
    if number(header, 0) & !1 != MAGIC || sum != (number(header, 24), number(header, 28)) {
        // The header is written and synced before any frame, so if there is a frame the header is damaged.
        return match frames(log).next() {
            Some(_) => Err(damaged()),
            None => Ok(()),
        };
    }
    let mut sum = sum;
    let mut broken = false;
    let mut broken_ended = false;
    for frame in frames(log) {
        let own = frame.salt == &header[16..24];
        if !broken {
            sum = checksum(big_endian, sum, &frame.header[..8]);
            sum = checksum(big_endian, sum, frame.bytes);
            broken = !own || sum != (number(frame.header, 16), number(frame.header, 20));
        } else if own && broken_ended {
            return Err(damaged());
        }
        broken_ended |= broken && frame.commits();
    }
    Ok(())
}

/// Returns how many frames at the beginning are sound and belong to complete transactions: those that SQLite reads.
pub(crate) fn committed(log: &[u8]) -> usize {
    let Some(header) = log.get(..HEADER) else { return 0 };
    let big_endian = header[3] & 1 == 1;
    let mut sum = checksum(big_endian, (0, 0), &header[..24]);
    if number(header, 0) & !1 != MAGIC || sum != (number(header, 24), number(header, 28)) {
        return 0;
    }
    let mut whole = 0;
    for (frame, count) in frames(log).zip(1..) {
        sum = checksum(big_endian, sum, &frame.header[..8]);
        sum = checksum(big_endian, sum, frame.bytes);
        if frame.salt != &header[16..24] || sum != (number(frame.header, 16), number(frame.header, 20)) {
            break;
        }
        if frame.commits() {
            whole = count;
        }
    }
    whole
}

/// SQLite's checksum of the log: two running sums over pairs of words.
fn checksum(big_endian: bool, (mut a, mut b): (u32, u32), bytes: &[u8]) -> (u32, u32) {
    let word = |bytes: &[u8]| {
        let bytes = [bytes[0], bytes[1], bytes[2], bytes[3]];
        if big_endian { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
    };
    for pair in bytes.chunks_exact(8) {
        a = a.wrapping_add(word(&pair[..4])).wrapping_add(b);
        b = b.wrapping_add(word(&pair[4..])).wrapping_add(a);
    }
    (a, b)
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
