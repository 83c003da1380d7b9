//! One input, and what it may cost.

use crate::corpus;
use crate::room;
use crate::targets::{Answer, Target};
use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};
use std::{process, thread};

/// So many times its own size an input may take in memory, beside what its target takes anyway.
const MOST_TIMES: usize = 20;
/// The most memory that any input may take.
const MOST_MEMORY: usize = 200 << 20;
/// The longest that an input may take. A build that checks itself, on a machine that does other things, is many times
/// slower; and the house takes a second or two to work out what a damaged file has lost of each table.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 6 });
/// A slow answer may be the machine's fault: it counts if it comes again and again.
const TRIES: u32 = 3;
/// An input that takes so many seconds won't end at all.
const ENDLESS: u64 = 120;

/// What inputs have come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many there were.
    pub inputs: u64,
    /// How many of them were read as something.
    pub taken: u64,
    /// The most memory that one took, in bytes.
    pub memory: usize,
    /// The longest that one took.
    pub time: Duration,
}

impl Tally {
    /// The figures in a line.
    #[must_use]
    pub fn told(&self) -> String {
        let Tally { inputs, taken, memory, time } = self;
        let (megabytes, seconds) = (*memory as f64 / f64::from(1 << 20), time.as_secs_f64());
        format!("{inputs} inputs, {taken} taken; at most {megabytes:.1} MB and {seconds:.2} s")
    }
}

/// Memory is counted for the whole process, so one thread at a time tries inputs.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets a target read an input.
///
/// # Errors
/// What went wrong, and where the input was kept.
pub fn try_input(target: &Target, input: &[u8], tally: &mut Tally) -> Result<Answer, String> {
    watch();
    // Where the whole process ends, this says what it was.
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

/// What the target made of it, with the memory and the time it took.
fn measured(target: &Target, input: &[u8]) -> Result<(Answer, usize, Duration), String> {
    let panics = PANICS.load(Ordering::Relaxed);
    let before = room::held();
    room::begin();
    let start = Instant::now();
    SINCE.store(now(), Ordering::Relaxed);
    let answer = panic::catch_unwind(AssertUnwindSafe(|| (target.read)(input)));
    SINCE.store(0, Ordering::Relaxed);
    let (memory, time) = (room::most().saturating_sub(before), start.elapsed());
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

/// Panics, on whatever thread.
static PANICS: AtomicUsize = AtomicUsize::new(0);
/// When the input that is being read began to be; 0 for none.
static SINCE: AtomicU64 = AtomicU64::new(0);

/// Counts panics, and ends the process on an input that doesn't end.
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

/// Seconds, counted from 1.
fn now() -> u64 {
    static START: Mutex<Option<Instant>> = Mutex::new(None);
    let mut start = START.lock().unwrap_or_else(PoisonError::into_inner);
    start.get_or_insert_with(Instant::now).elapsed().as_secs() + 1
}
