//! Replays the kept samples, the generated inputs and mutated samples of every target: the same on every run.
#![allow(clippy::unwrap_used, reason = "tests")]

use fuzz::limits::{Tally, alone, try_input};
use fuzz::mutate::Mutator;
use fuzz::{Answer, TARGETS, corpus, generated_inputs, target};
use std::env;
use std::time::Instant;

/// The seed of the mutations.
const SEED: u64 = 20_261_122;
/// The everyday run tries one in this many of the mutated samples that `cargo xtask test --full` tries.
const QUICK: u32 = 4;
/// The largest total size of all kept samples, in bytes.
const MOST_KEPT: usize = 1 << 20;

fn replay(name: &str) {
    let (target, kept) = (target(name).unwrap(), corpus::kept(name));
    let (_alone, mut tally, start) = (alone(), Tally::default(), Instant::now());
    let mut failures = Vec::new();
    for (sample, bytes) in kept.iter().map(|(sample, bytes)| (&**sample, bytes)) {
        failures.extend(try_input(target, bytes, &mut tally).err().map(|what| format!("{sample}: {what}")));
    }
    for (sample, bytes) in generated_inputs::inputs(name) {
        failures.extend(try_input(target, &bytes, &mut tally).err().map(|what| format!("{sample}: {what}")));
    }
    let samples: Vec<Vec<u8>> = kept.into_iter().map(|(_, bytes)| bytes).collect();
    let mut mutator = Mutator::new(&samples, target.words, target.longest, SEED);
    let tries = if env::var_os("ASZTALTARS_FULL").is_some() { target.tries } else { target.tries.div_ceil(QUICK) };
    for number in 0..tries {
        failures.extend(try_input(target, &mutator.any(), &mut tally).err().map(|what| format!("{number}: {what}")));
    }
    println!("{name}: {}; {:.1} s in all", tally.told(), start.elapsed().as_secs_f64());
    assert!(failures.is_empty(), "{} of {} failed:\n{}", failures.len(), tally.inputs, failures.join("\n"));
}

macro_rules! replayed {
    ($($name:ident),+ $(,)?) => {
        const REPLAYED: &[&str] = &[$(stringify!($name)),+];

        $(
            #[test]
            fn $name() {
                replay(stringify!($name));
            }
        )+
    };
}

replayed!(envelope, content, code, question, sgf, record, gtp, card_text, scenario, arguments, store, rows);

#[test]
fn every_target_is_replayed() {
    let targets: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(targets, REPLAYED);
}

/// Samples that are no longer accepted (after a change of the rules, say) test nothing: `write_corpus` writes new ones.
#[test]
fn every_target_has_samples_that_are_taken() {
    let _alone = alone();
    for target in TARGETS {
        let kept = corpus::kept(target.name);
        let own: Vec<_> = kept.iter().filter(|(name, _)| name.ends_with(".own")).collect();
        assert!(!own.is_empty(), "{} has no samples of the house's own", target.name);
        for (name, bytes) in own {
            let answer = try_input(target, bytes, &mut Tally::default());
            assert_eq!(answer, Ok(Answer::Taken), "{}/{name}", target.name);
        }
    }
}

#[test]
fn the_corpus_stays_small() {
    let size: usize = TARGETS.iter().flat_map(|target| corpus::kept(target.name)).map(|(_, bytes)| bytes.len()).sum();
    assert!(size <= MOST_KEPT, "{size} bytes");
}
