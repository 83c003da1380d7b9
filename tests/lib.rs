//! What crosses crates is tested here: crashes and promises in Rust, the window in `ui` with Node.
