//! What leaves the app and comes back into it, step by step, with the lock held for glances only.

mod export;
mod import;
mod preview;
