//! What leaves the app and comes back into it, step by step, with the lock held only briefly.

mod export;
mod import;
mod preview;
