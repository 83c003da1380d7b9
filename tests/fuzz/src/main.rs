//! `mutated TARGET SECONDS [SEED]`: runs one target on mutated samples for that time, without coverage guidance.

use fuzz::limits::{Tally, alone, try_input};
use fuzz::mutate::Mutator;
use fuzz::{TARGETS, corpus, target};
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, seconds, seed @ ..] = &words[..] else { return usage() };
    let seed = seed.first().map_or(Ok(1), |seed| seed.parse());
    let (Some(target), Ok(seconds), Ok(seed)) = (target(name), seconds.parse(), seed) else { return usage() };
    let samples: Vec<Vec<u8>> = corpus::kept(name).into_iter().map(|(_, bytes)| bytes).collect();
    let mut mutator = Mutator::new(&samples, target.words, target.longest, seed);
    let (_alone, mut tally) = (alone(), Tally::default());
    let (start, limit) = (Instant::now(), Duration::from_secs(seconds));
    while start.elapsed() < limit {
        if let Err(what) = try_input(target, &mutator.any(), &mut tally) {
            eprintln!("{what}");
            return ExitCode::FAILURE;
        }
    }
    println!("{name}: changed samples, seed {seed}, {seconds} s: {}; nothing found", tally.told());
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("mutated TARGET SECONDS [SEED], where TARGET is one of");
    for target in TARGETS {
        eprintln!("  {:10} {}", target.name, target.what);
    }
    ExitCode::from(2)
}
