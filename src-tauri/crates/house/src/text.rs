//! Plain text, whoever writes it: names, days, and files as they cross.

pub(crate) mod calendar;
pub(crate) mod file;
pub(crate) mod naming;
