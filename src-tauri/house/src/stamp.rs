//! New identifiers, and the present time.

use std::time::{SystemTime, UNIX_EPOCH};
use store::TableId;

/// Returns a new table's identifier: 12 random hexadecimal digits.
pub(crate) fn new_id() -> TableId {
    TableId(format!("{:012x}", rand::random::<u64>() >> 16))
}

/// Returns the time in milliseconds since 1970; 0 if the device's clock is earlier.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
