//! The setups in Hungarian.

use iszkenderun::SetupFault;
use rulebook::phrase::NBSP;

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats { found } => {
            format!("Ennél az asztalnál 3 vagy 4{NBSP}játékos ülhet le, {found} nem.")
        }
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "zeros" => "A nullás lapok számolása",
        "two-suited" => "A kétszínű lapok szerepe",
        "closes" => "A zárólap hatása",
        "third" => "A harmadik győzelmi pontja három játékosnál",
        _ => return None,
    })
}
