//! `cargo xtask ui`: the window in a browser, for development.
//!
//! Vite serves the window's sources and updates the page whenever a file changes. The real commands answer through the
//! test bridge, with a data folder of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use crate::{Outcome, paths, process, setup, test, ui};

/// The data folder of this window.
const DATA: &str = "target/ui-data";

/// Runs the command with the words after its name.
///
/// # Errors
/// If the window or the bridge can't be built or started.
pub fn run(_: &[String]) -> Outcome {
    setup::for_building()?;
    // The shell compiles only with a built window, though it isn't shown here.
    ui::build_if_stale()?;
    process::finish(&mut test::build_of_the_bridge())?;
    let bridge = Bridge::open()?;
    println!("the window: http://localhost:1420/ (a phone's size: http://localhost:1420/phone)");
    println!("its games: {DATA}; Ctrl+C ends it");
    process::finish(process::npm(ui::UI, &["run", "--silent", "dev"]).env("ASZTALTARS_BRIDGE_ADDRESS", &bridge.address))
}

/// A running bridge, which ends when dropped.
struct Bridge {
    process: Child,
    address: String,
}

impl Bridge {
    fn open() -> Outcome<Self> {
        let mut command = process::call(paths::bridge("debug"), &[]);
        // The bridge ends when its standard input is closed.
        command.env("ASZTALTARS_DATA", paths::at(DATA)).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().map_err(|error| process::cannot_start(&command, &error))?;
        let mut address = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut address).map_err(|error| format!("the bridge: {error}"))?;
        }
        let bridge = Self { process, address: address.trim().to_owned() };
        if bridge.address.is_empty() { Err("the bridge ended without a word".to_owned()) } else { Ok(bridge) }
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
