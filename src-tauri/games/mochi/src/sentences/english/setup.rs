//! The setups in English.

use mochi::SetupFault;

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats { found } => format!("Two to six can play at this table, not {found}."),
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    (key == "target").then_some("The target score")
}
