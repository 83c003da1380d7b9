#![doc = include_str!("../SCENARIOS.md")]

mod ended_check;
mod expectation;
mod files;
mod format;
mod name;
mod report;
mod stage;

pub(crate) use expectation::WrittenExpectation;
pub use expectation::{Counted, Expectation};
pub use files::{check_text, files_under, load};
pub use format::{Act, Scenario, ScenarioStart, Step};
pub(crate) use format::{Header, read_header};
pub(crate) use name::{AS_THE_FILE, fault as name_fault};
pub use report::Report;
pub use stage::{PlayedStep, Stage, StepResult, run};
