//! The setups in Hungarian.

use mochi::SetupFault;
use rulebook::phrase::NBSP;

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats { found } => format!("Ennél az asztalnál 2–6{NBSP}játékos ülhet le, {found} nem."),
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    (key == "target").then_some("A célpontszám")
}
