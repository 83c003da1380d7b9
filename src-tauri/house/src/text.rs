//! Helpers for plain text: names, dates, and the encoding of files sent to and from the window.

pub(crate) mod calendar;
pub(crate) mod file;
pub(crate) mod naming;
