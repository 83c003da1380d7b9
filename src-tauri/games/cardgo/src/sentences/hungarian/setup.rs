//! Sentences about setups, in Hungarian.

use cardgo::{MOST_KOMI, SetupFault, written_points};
use rulebook::phrase::NBSP;

pub(in crate::sentences) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Size { lines } => format!("A táblának 2–19{NBSP}vonala lehet, {lines} nem."),
        SetupFault::WrittenKomi { written } => {
            format!("A komi mindig fél pontra végződik, például 6,5; „{written}” nem lehet.")
        }
        SetupFault::Komi { half_points } => {
            let (komi, most) = (written_points(*half_points).replace('.', ","), MOST_KOMI / 2);
            format!("A komi mindkét irányban legfeljebb {most}{NBSP}pont lehet, {komi} nem.")
        }
        SetupFault::Handicap { stones, most: 0 } => {
            format!("Ezen a táblán nincs helye előnykőnek, {stones} sem lehet.")
        }
        SetupFault::Handicap { stones, most } => {
            format!("Ezen a táblán legfeljebb {most}{NBSP}előnykő lehet, {stones} nem.")
        }
    }
}

pub(in crate::sentences) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "size" => "A tábla mérete",
        "komi" => "A komi",
        "handicap" => "Az előnykövek száma",
        "cards" => "A lapok száma",
        "quiet" => "A csendes kezdés lépéseinek száma",
        "failed" => "A lépés sorsa, ha a helyette kijátszott lap nem hat,",
        _ => return None,
    })
}
