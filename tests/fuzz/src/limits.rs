//! Runs a target on one input and checks its cost.

use crate::corpus;
use crate::memory_counter;
use crate::targets::{Answer, Target};
use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};
use std::{process, thread};

/// The most memory that an input may take as a multiple of its size, beside the target's base.
const MOST_TIMES: usize = 20;
/// The most memory that any input may take.
const MOST_MEMORY: usize = 200 << 20;
/// The longest time that an input may take. A debug build on a busy machine is many times slower, and the house takes a
/// second or two to determine what a damaged file has lost of each table.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 6 });
/// The number of attempts: a slow answer may be due to the machine and counts only if repeated.
const TRIES: u32 = 3;
/// An input that takes this many seconds is considered endless.
const ENDLESS: u64 = 120;

/// Totals over inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// The number of inputs.
    pub inputs: u64,
    /// The number of inputs that were accepted.
    pub taken: u64,
    /// The most memory that one input took, in bytes.
    pub memory: usize,
    /// The longest time that one input took.
    pub time: Duration,
}

impl Tally {
    /// Returns the figures in a line.
    #[must_use]
    pub fn told(&self) -> String {
        let Tally { inputs, taken, memory, time } = self;
        let (megabytes, seconds) = (*memory as f64 / f64::from(1 << 20), time.as_secs_f64());
        format!("{inputs} inputs, {taken} taken; at most {megabytes:.1} MB and {seconds:.2} s")
    }
}

/// Locks the use of targets: memory is counted for the whole process, so only one thread at a time may try inputs.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets a target read an input.
///
/// # Errors
/// What went wrong, and where the input was saved.
pub fn try_input(target: &Target, input: &[u8], tally: &mut Tally) -> Result<Answer, String> {
    watch();
    // If the whole process ends, this file has the input.
    corpus::keep_last(target.name, input);
    let mut quickest = Duration::MAX;
    for _ in 0..TRIES {
        let (answer, memory, time) = measured(target, input).map_err(|what| failed(target, input, &what))?;
        quickest = quickest.min(time);
        let most = (target.base + MOST_TIMES * input.len()).min(MOST_MEMORY);
        if memory > most {
            return Err(failed(target, input, &format!("took {memory} bytes of memory, {most} are allowed")));
        }
        if quickest <= LONGEST {
            tally.inputs += 1;
            tally.taken += u64::from(answer == Answer::Taken);
            tally.memory = tally.memory.max(memory);
            tally.time = tally.time.max(quickest);
            return Ok(answer);
        }
    }
    Err(failed(target, input, &format!("took {quickest:?}")))
}

/// Returns the target's answer with the memory and the time it took.
fn measured(target: &Target, input: &[u8]) -> Result<(Answer, usize, Duration), String> {
    let panics = PANICS.load(Ordering::Relaxed);
    let before = memory_counter::held();
    memory_counter::begin();
    let start = Instant::now();
    SINCE.store(now(), Ordering::Relaxed);
    let answer = panic::catch_unwind(AssertUnwindSafe(|| (target.read)(input)));
    SINCE.store(0, Ordering::Relaxed);
    let (memory, time) = (memory_counter::most().saturating_sub(before), start.elapsed());
    match answer {
        Err(panic) => Err(format!("panicked: {}", words(&*panic))),
        Ok(_) if PANICS.load(Ordering::Relaxed) != panics => Err("a thread of the house panicked".to_owned()),
        Ok(answer) => Ok((answer, memory, time)),
    }
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

fn failed(target: &Target, input: &[u8], what: &str) -> String {
    let kept = corpus::keep_failed(target.name, input);
    format!("{}: {} bytes, {what}; kept as {kept}", target.name, input.len())
}

/// The number of panics, on any thread.
static PANICS: AtomicUsize = AtomicUsize::new(0);
/// When reading of the current input began; 0 for none.
static SINCE: AtomicU64 = AtomicU64::new(0);

/// Counts panics, and ends the process on an endless input.
fn watch() {
    static WATCHING: Once = Once::new();
    WATCHING.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::Relaxed);
            usual(panic);
        }));
        now();
        thread::spawn(|| {
            loop {
                thread::sleep(Duration::from_secs(1));
                let since = SINCE.load(Ordering::Relaxed);
                if since != 0 && now() - since > ENDLESS {
                    eprintln!("an input doesn't end; it is kept in {}", corpus::LAST);
                    process::abort();
                }
            }
        });
    });
}

/// Returns the seconds since the first call, counted from 1.
fn now() -> u64 {
    static START: Mutex<Option<Instant>> = Mutex::new(None);
    let mut start = START.lock().unwrap_or_else(PoisonError::into_inner);
    start.get_or_insert_with(Instant::now).elapsed().as_secs() + 1
}
