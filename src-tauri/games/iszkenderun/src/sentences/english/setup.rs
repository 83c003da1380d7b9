//! The setups in English.

use iszkenderun::SetupFault;

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats { found } => format!("Three or four can play at this table, not {found}."),
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "zeros" => "How zero cards count",
        "two-suited" => "What two suits are good for",
        "closes" => "Where a closing card closes its row",
        "third" => "What the third of three gets",
        _ => return None,
    })
}
