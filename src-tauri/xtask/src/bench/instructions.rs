//! The number of instructions of the hottest paths: the same from run to run and comparable across machines, whatever
//! the load. Counted by valgrind; shown for scale, without a budget.

use std::process::Stdio;

use super::sheet::Sheet;
use crate::arena::{self, Path};
use crate::{Outcome, paths, process, setup};

/// Counts the instructions of all paths.
///
/// # Errors
/// If a command fails or valgrind prints no count.
pub fn measure(sheet: &mut Sheet) -> Outcome {
    setup::system_packages(&["valgrind"])?;
    process::finish(&mut process::cargo(&["build", "--release", "--quiet", "--package=arena"]))?;
    for Path { figure, words } in arena::games()?.into_iter().flat_map(|game| game.paths) {
        sheet.note(&figure, count(&words)? / 1e6);
    }
    Ok(())
}

/// Returns the instructions that `arena` takes with these arguments, program start included.
fn count(words: &[String]) -> Outcome<f64> {
    let arena = paths::at("target/release/arena");
    let arena = arena.to_string_lossy();
    let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &arena];
    let mut command = process::call("valgrind", &valgrind);
    let told =
        command.args(words).stdout(Stdio::null()).output().map_err(|error| process::cannot_start(&command, &error))?;
    let (well, told) = (told.status.success(), String::from_utf8_lossy(&told.stderr).into_owned());
    // Even a failed run has an instruction count.
    if !well {
        return Err(format!("`{}` went wrong: {told}", process::typed(&command)));
    }
    collected(&told).ok_or_else(|| format!("`{}` told no count: {told}", process::typed(&command)))
}

/// Returns the count at the end of valgrind's output: `==123== Collected : 4567`.
fn collected(told: &str) -> Option<f64> {
    told.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::collected;

    #[test]
    fn the_count_is_read_from_the_last_words() {
        let told = "==7== Events    : Ir\n==7== Collected : 123456\n==7== \n";
        assert_eq!(collected(told), Some(123_456.0));
        assert_eq!(collected("==7== nothing"), None);
    }
}
