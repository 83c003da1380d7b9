//! Checks the built-in weights at build time: a build with damaged weights fails.

#[path = "src/weights.rs"]
#[allow(dead_code)]
mod weights;

use std::path::Path;
use std::{env, fs, io};

/// The FNV-1a checksum of the file. It has to be updated with the weights; a failing build prints the new value.
const SUM: u64 = 0x6DAC_F042_ED9B_1338;

fn main() -> io::Result<()> {
    let path = Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../weights/net-64x6.gnet");
    println!("cargo::rerun-if-changed={}", path.display());
    println!("cargo::rerun-if-changed=src/weights.rs");
    let damaged = |fault: String| io::Error::other(format!("{} is damaged: {fault}", path.display()));
    let bytes = fs::read(&path).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
    weights::Weights::read(&bytes).map_err(|fault| damaged(fault.to_string()))?;
    match check_sum(&bytes) {
        SUM => Ok(()),
        sum => Err(damaged(format!("its check sum is {sum:#018x} instead of {SUM:#018x}"))),
    }
}

fn check_sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}
