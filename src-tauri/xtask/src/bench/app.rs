//! The app compared with an empty page in the same binary: how soon it is ready, and what it uses at rest.
//!
//! Both run in the release build under the same virtual display, alternately, each with its own new web view directory,
//! so that other load on the machine affects both alike. A ratio is the median of the rounds' ratios.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, process as own};

use super::sheet::Sheet;
use super::{median, process_tree};
use crate::display::Display;
use crate::{Outcome, bundle, process, setup};

const ROUNDS: usize = 15;
/// After this long an opened page is at rest. The web view tidies up for some eight seconds after loading; that is
/// part of the cost of opening, not of idling.
const SETTLING: Duration = Duration::from_secs(12);
/// How long the processor use is measured.
const WATCHED: Duration = Duration::from_secs(10);

/// Measures the time from process start to the first screen, with a saved table.
///
/// # Errors
/// If the app can't be built or started.
pub fn start(sheet: &mut Sheet) -> Outcome {
    let stage = Stage::set()?;
    let mut rounds = Vec::new();
    // The first round only warms the disk cache.
    for round in 0..=ROUNDS {
        let (home, empty) = in_turns(round, HOME, |page| Ok(stage.open(page)?.stood_after.as_secs_f64() * 1e3))?;
        if round > 0 {
            rounds.push((home, empty));
        }
    }
    note(sheet, "start", "ms", &rounds);
    Ok(())
}

/// Measures memory and processor use with an open table and no activity.
///
/// # Errors
/// If the app can't be built or started.
pub fn rest(sheet: &mut Sheet) -> Outcome {
    let stage = Stage::set()?;
    let mut memory = Vec::new();
    let mut processor = Vec::new();
    for round in 1..=ROUNDS {
        let (table, empty) = in_turns(round, &stage.table, |page| Ok(stage.open(page)?.at_rest()))?;
        memory.push((table.memory_mb, empty.memory_mb));
        processor.push((table.processor_ms, empty.processor_ms));
        println!(
            "round {round}: {:.0} / {:.0} MB, {:.1} / {:.1} ms",
            table.memory_mb, empty.memory_mb, table.processor_ms, empty.processor_ms
        );
    }
    note(sheet, "memory", "mb", &memory);
    note(sheet, "idle_cpu", "ms", &processor);
    Ok(())
}

/// Measures the app's page and the empty one, in the opposite order every other round, so that neither benefits from
/// being second. Returns (the app's result, the empty page's).
fn in_turns<T>(round: usize, page: &str, look: impl Fn(&str) -> Outcome<T>) -> Outcome<(T, T)> {
    if round.is_multiple_of(2) {
        let empty = look(EMPTY)?;
        Ok((look(page)?, empty))
    } else {
        Ok((look(page)?, look(EMPTY)?))
    }
}

/// Records the ratio and, for scale, both sides of it.
fn note(sheet: &mut Sheet, figure: &str, unit: &str, rounds: &[(f64, f64)]) {
    let middle = |of: fn(&(f64, f64)) -> f64| median(rounds.iter().map(of).collect::<Vec<f64>>());
    sheet.note(&format!("{figure}_ratio"), middle(|(app, empty)| app / empty));
    sheet.note(&format!("{figure}_{unit}.app"), middle(|(app, _)| *app));
    sheet.note(&format!("{figure}_{unit}.empty"), middle(|(_, empty)| *empty));
}

const EMPTY: &str = "empty.html";
const HOME: &str = "index.html";

/// What is set up once: a display, an app, a table on its disk.
struct Stage {
    display: Display,
    app: PathBuf,
    scratch: PathBuf,
    /// The page of the saved table.
    table: String,
}

impl Stage {
    fn set() -> Outcome<Self> {
        if !cfg!(target_os = "linux") {
            return Err("measured on Linux only: it reads /proc".to_owned());
        }
        setup::for_playing()?;
        let scratch = env::temp_dir().join(format!("asztaltars-bench-{}", own::id()));
        fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
        let mut stage =
            Self { display: Display::open()?, app: bundle::build_release()?, scratch, table: String::new() };
        stage.table = stage.lay_table()?;
        Ok(stage)
    }

    /// Lets the app itself create and save a table; returns its page.
    fn lay_table(&self) -> Outcome<String> {
        let page = process::output(
            process::npm(setup::UI_TESTS, &["run", "--silent", "lay-table"])
                .env("ASZTALTARS_APP", &self.app)
                .env("ASZTALTARS_DATA", self.data()),
        )?;
        Ok(page.trim().to_owned())
    }

    fn data(&self) -> PathBuf {
        self.scratch.join("data")
    }

    /// Starts the app with one of its pages and waits until it is ready.
    fn open(&self, page: &str) -> Outcome<Running> {
        let web = self.scratch.join("web");
        // Left over from the last run.
        let _ = fs::remove_dir_all(&web);
        let start = Instant::now();
        let child = Command::new(&self.app)
            .env("DISPLAY", &self.display.name)
            .env("XDG_DATA_HOME", &web)
            .env("XDG_CACHE_HOME", &web)
            .env("ASZTALTARS_DATA", self.data())
            .env("ASZTALTARS_PAGE", page)
            .env("ASZTALTARS_REPORT", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start the app: {error}"))?;
        let mut running = Running { child, stood_after: Duration::ZERO };
        let output = running.child.stdout.take().ok_or("no output to read")?;
        let stands = BufReader::new(output).lines().map_while(Result::ok).any(|line| line == "shown");
        running.stood_after = start.elapsed();
        if stands { Ok(running) } else { Err(format!("the app ended before {page} stood")) }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // Temporary files; those that can't be removed are left to the system.
        let _ = fs::remove_dir_all(&self.scratch);
    }
}

/// A running app; killed when dropped.
struct Running {
    child: Child,
    stood_after: Duration,
}

struct AtRest {
    memory_mb: f64,
    processor_ms: f64,
}

impl Running {
    fn at_rest(&self) -> AtRest {
        sleep(SETTLING);
        let family = process_tree::with_descendants(self.child.id());
        let before = process_tree::spent(&family);
        sleep(WATCHED);
        let after = process_tree::spent(&family);
        AtRest {
            memory_mb: process_tree::memory_mb(&family),
            processor_ms: process_tree::spent_between(&before, &after),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let family = process_tree::with_descendants(self.child.id());
        // It may have exited already. The web processes end with their app.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let alive = |process: &u32| fs::exists(format!("/proc/{process}")).unwrap_or(false);
        let patience = Instant::now() + Duration::from_secs(5);
        while family.iter().any(alive) && Instant::now() < patience {
            sleep(Duration::from_millis(20));
        }
    }
}
