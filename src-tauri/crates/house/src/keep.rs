//! What is saved, named, exported and imported: tables on the shelf, codes, files, reports.

pub(crate) mod challenge;
pub(crate) mod recoveries;
pub(crate) mod report;
pub(crate) mod shelf;
pub(crate) mod transfer;
