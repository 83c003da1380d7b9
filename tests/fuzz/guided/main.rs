//! A target with libFuzzer, which sees which paths an input takes through the code. Built by `cargo xtask fuzz TARGET`;
//! in other builds this program does nothing and needs nothing.
#![cfg_attr(guided, no_main)]

#[cfg(guided)]
mod with_lib_fuzzer {
    use fuzz::limits::{Tally, try_input};
    use fuzz::mutate::Mutator;
    use fuzz::{Target, corpus};
    use std::sync::OnceLock;

    /// Returns the target, named by an environment variable because libFuzzer reads all arguments itself.
    fn target() -> &'static Target {
        static TARGET: OnceLock<&'static Target> = OnceLock::new();
        TARGET.get_or_init(|| {
            let name = std::env::var("ASZTALTARS_FUZZ").unwrap_or_default();
            fuzz::target(&name).unwrap_or_else(|| panic!("ASZTALTARS_FUZZ names no target: {name:?}"))
        })
    }

    /// Returns the samples from which pieces are taken.
    fn samples() -> &'static [Vec<u8>] {
        static SAMPLES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
        SAMPLES.get_or_init(|| corpus::kept(target().name).into_iter().map(|(_, bytes)| bytes).collect())
    }

    libfuzzer_sys::fuzz_target!(|input: &[u8]| {
        if let Err(what) = try_input(target(), input, &mut Tally::default()) {
            panic!("{what}");
        }
    });

    // Half of all mutations are libFuzzer's own, the other half know the format of the input.
    libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
        if seed % 2 == 0 {
            return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
        }
        let mut bytes = data[..size].to_vec();
        Mutator::new(samples(), target().words, max_size, u64::from(seed)).change(&mut bytes);
        bytes.truncate(max_size);
        data[..bytes.len()].copy_from_slice(&bytes);
        bytes.len()
    });
}

#[cfg(not(guided))]
fn main() {
    eprintln!("built without libFuzzer: `cargo xtask fuzz TARGET` builds it with it");
}
