//! The desktop program. All code is in the library, which phones load directly.

// No console window beside the app on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    asztaltars_lib::run();
}
