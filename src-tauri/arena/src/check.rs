//! `arena check`, the referee: checks scenario files, tutorials and rule texts from anywhere, such as a game's whole
//! folder.

use games::book;
use hosting::commands::Answer;
use rulebook::scenario::files_under;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, tutorials (called `tutorial.json`), rule texts (in a folder called `rules`), or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Accepted for uniformity: the answer is always JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If a path can't be read.
pub fn run(args: &Args) -> Answer {
    let mut files = Vec::new();
    for path in &args.paths {
        files.extend(files_under(path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| book().proofread_file(file).err())
        .flatten()
        .map(|failure| failure.to_string())
        .collect();
    for failure in &failures {
        eprintln!("{failure}");
    }
    let clean = failures.is_empty() && !files.is_empty();
    if files.is_empty() {
        eprintln!("there is no file to check there");
    }
    let value = json!({ "files": files.len(), "failures": failures.len() });
    Ok((value, if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }))
}
