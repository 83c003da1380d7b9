#![doc = include_str!("../SCENARIOS.md")]

mod ending;
mod expectation;
mod files;
mod format;
mod name;
mod report;
mod stage;

pub(crate) use expectation::WrittenExpectation;
pub use expectation::{Counted, Expectation};
pub use files::{check_text, files_under, load};
pub use format::{Act, Given, Scenario, Step};
pub(crate) use format::{Header, read_header};
pub(crate) use name::{AS_THE_FILE, fault as name_fault};
pub use report::Report;
pub use stage::{Beat, Happening, Stage, run};
