//! A program that speaks the Go Text Protocol, as used by the referee.

use crate::gtp::{Vertex, vertex};
use cardgo::{Board, PointSet};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// A running program.
pub struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// The word that stands for the path of this program itself.
const OURSELVES: &str = "{arena}";
/// The maximum time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(300);

impl Program {
    /// Starts a command, whose words are separated by blanks, and asks for its name.
    ///
    /// # Errors
    /// If it can't be started or doesn't answer.
    pub fn start(command: &str) -> Result<Program, String> {
        let mut words = command.split_whitespace();
        let program = match words.next().ok_or("an empty command is no program")? {
            OURSELVES => env::current_exe().map_err(|error| format!("can't find myself: {error}"))?,
            other => PathBuf::from(other),
        };
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("can't start `{command}`: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{command}` can't be talked to"));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output).lines();
            while let Some(Ok(line)) = output.next() {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Program { name: command.to_owned(), child, input, lines };
        let told = [program.ask("name")?, program.ask("version")?].join(" ");
        told.trim().clone_into(&mut program.name);
        Ok(program)
    }

    /// Returns its name and version.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sends a command and waits for the answer.
    ///
    /// # Errors
    /// If the program refuses the command, doesn't answer in time or has ended.
    pub fn ask(&mut self, command: &str) -> Result<String, String> {
        let gone = |name: &str| format!("{name} has gone at `{command}`");
        writeln!(self.input, "{command}").and_then(|()| self.input.flush()).map_err(|_| gone(&self.name))?;
        let mut answer: Option<String> = None;
        loop {
            let line = match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(format!("{} is silent at `{command}`", self.name)),
                Err(RecvTimeoutError::Disconnected) => return Err(gone(&self.name)),
            };
            let line = line.trim_end();
            match &mut answer {
                None if line.is_empty() => {}
                None => answer = Some(line.to_owned()),
                Some(_) if line.is_empty() => break,
                Some(answer) => {
                    answer.push('\n');
                    answer.push_str(line);
                }
            }
        }
        let answer = answer.unwrap_or_default();
        match answer.strip_prefix('=') {
            Some(text) => Ok(text.trim().to_owned()),
            None => Err(format!("{} answers `{command}` with `{answer}`", self.name)),
        }
    }

    /// Returns the stones on its board that it lists as dead.
    ///
    /// # Errors
    /// If it can't list them, or lists a point without a stone of `board`.
    pub fn dead_stones(&mut self, board: &Board) -> Result<PointSet, String> {
        let listed = self.ask("final_status_list dead")?;
        let dead = listed.split_whitespace().map(|word| match vertex(word) {
            Some(Vertex::Point(point)) if board.stone(point).is_some() => Ok(point),
            _ => Err(format!("{} calls {word} dead", self.name)),
        });
        dead.collect()
    }

    /// Returns whether it knows a command.
    pub fn knows(&mut self, command: &str) -> bool {
        self.ask(&format!("known_command {command}")).is_ok_and(|answer| answer == "true")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program should end after `quit`; its exit is awaited only briefly.
        let _ = writeln!(self.input, "quit");
        let _ = self.input.flush();
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
