//! Tests across crates: crashes and promises in Rust, the window in `ui` with Node.
