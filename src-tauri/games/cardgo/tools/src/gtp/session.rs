//! A conversation: commands are read, carried out and answered one after the other.

use super::engine::Engine;
use super::protocol::{LineReader, cleaned, request, written};
use super::{analysis, commands};
use std::io::{self, Write};

/// Answers commands until `quit` or the end of input.
///
/// # Errors
/// If the input can't be read or the output can't be written.
pub fn serve(ear: &mut LineReader, mut output: impl Write, engine: &mut Engine) -> io::Result<()> {
    while let Some(bytes) = ear.next()? {
        let line = cleaned(&bytes);
        let Some(request) = request(&line) else { continue };
        let response = match analysis::asked(request.name, &request.words) {
            Some(Ok(order)) => {
                let beginning = written(request.id, &Ok(String::new()));
                writeln!(output, "{}", beginning.trim_end())?;
                analysis::think(engine, &order, ear, &mut output)?;
                continue;
            }
            Some(Err(fault)) => Err(fault),
            None => commands::carry_out(engine, request.name, &request.words),
        };
        output.write_all(written(request.id, &response).as_bytes())?;
        output.flush()?;
        if request.name == "quit" && response.is_ok() {
            return Ok(());
        }
    }
    Ok(())
}
