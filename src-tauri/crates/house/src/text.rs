//! Plain text from any source: names, dates, and files as they cross to the window.

pub(crate) mod calendar;
pub(crate) mod file;
pub(crate) mod naming;
