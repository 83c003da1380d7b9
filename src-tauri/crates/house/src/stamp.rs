//! What something new is given: an identifier, and the moment.

use std::time::{SystemTime, UNIX_EPOCH};
use store::TableId;

/// A new table's identifier.
pub(crate) fn new_id() -> TableId {
    TableId(format!("{:012x}", rand::random::<u64>() >> 16))
}

/// Milliseconds since 1970; 0 on a device that thinks it is earlier.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
