//! Sentences about setups, in English.

use super::count;
use cardgo::{MOST_KOMI, SetupFault, written_points};

pub(in crate::sentences) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Size { lines } => format!("A board has 2 to 19 lines, not {lines}."),
        SetupFault::WrittenKomi { written } => format!("Komi ends in a half, like 6.5; “{written}” doesn’t do."),
        SetupFault::Komi { half_points } => {
            let (komi, most) = (written_points(*half_points), MOST_KOMI / 2);
            format!("Komi can be {most} points at most either way, not {komi}.")
        }
        SetupFault::Handicap { stones, most: 0 } => {
            format!("This board has no points for handicap stones, and there are to be {stones}.")
        }
        SetupFault::Handicap { stones, most } => {
            format!(
                "This board has points for {} at most, not for {stones}.",
                count(usize::from(*most), "handicap stone")
            )
        }
    }
}

pub(in crate::sentences) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "size" => "The size of the board",
        "komi" => "Komi",
        "handicap" => "The number of handicap stones",
        "cards" => "The number of cards",
        "quiet" => "The number of moves in the quiet opening",
        "failed" => "What becomes of the move when a card instead of it fails",
        _ => return None,
    })
}
