//! Import and export, in steps that hold the lock only briefly.

mod export;
mod import;
mod import_preview;
