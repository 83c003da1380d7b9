//! `cargo xtask ui`: the window in a browser, while it is written.
//!
//! Vite serves the window's sources and changes what is open as soon as a file changes; the real commands answer through
//! the test bridge, over a data folder of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use crate::{Outcome, places, process, setup, test, ui};

/// Where games go that are played here.
const DATA: &str = "target/ui-data";

pub fn run(_: &[String]) -> Outcome {
    setup::for_building()?;
    // The shell doesn't compile without a built window, though nobody will see it.
    ui::build_if_stale()?;
    process::finish(&mut test::build_of_the_bridge())?;
    let bridge = Bridge::open()?;
    println!("the window: http://localhost:1420/ (a phone's size: http://localhost:1420/phone)");
    println!("its games: {DATA}; Ctrl+C ends it");
    process::finish(process::npm(ui::UI, &["run", "--silent", "dev"]).env("ASZTALTARS_BRIDGE_ADDRESS", &bridge.address))
}

/// A running bridge, gone when dropped.
struct Bridge {
    process: Child,
    address: String,
}

impl Bridge {
    fn open() -> Outcome<Self> {
        let mut command = process::call(places::bridge("debug"), &[]);
        // It ends when this end of its input does.
        command.env("ASZTALTARS_DATA", places::at(DATA)).stdin(Stdio::piped()).stdout(Stdio::piped());
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
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
