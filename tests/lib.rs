//! What crosses crates is tested here: golden playthroughs and crashes in Rust, the window in `ui` with Node.
