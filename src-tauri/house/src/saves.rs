//! Import, export, challenge codes, reports and the list of saved tables.

pub(crate) mod challenge;
pub(crate) mod recoveries;
pub(crate) mod report;
pub(crate) mod save_text;
pub(crate) mod table_summary;
