//! A virtual display for the tests, closed when dropped.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::Outcome;

/// A running Xvfb.
pub struct Display {
    server: Child,
    /// The value for `DISPLAY`.
    pub name: String,
}

impl Display {
    /// Starts Xvfb on a free display number, which the server finds itself.
    ///
    /// # Errors
    /// If Xvfb can't be started.
    pub fn open() -> Outcome<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x900x24"])
            .args(["-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start Xvfb: {error}"))?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number).map_err(|error| format!("Xvfb: {error}"))?;
        }
        let display = Self { server, name: format!(":{}", number.trim()) };
        if display.name == ":" {
            return Err("Xvfb found no free display".to_owned());
        }
        Ok(display)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
