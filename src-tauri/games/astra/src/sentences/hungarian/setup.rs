//! The setups in Hungarian.

use astra::{Modification, SetupFault};

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Excluded { easier, harder } => format!(
            "„{}” és „{}”: ez a két módosítás kizárja egymást, legfeljebb az egyiket választhatod.",
            modification(*easier),
            modification(*harder)
        ),
    }
}

/// Returns a modification's title in the rulebook.
pub(super) fn modification(which: Modification) -> &'static str {
    match which {
        Modification::WaterRemoved => "Nagy Víz lapok nélkül",
        Modification::NoPoints => "Nulláról indul",
        Modification::NoTelescopes => "Távcső nélkül",
        Modification::OpenDeck => "Nyitott pakli",
        Modification::Reshuffle => "Újrakevert pakli",
        Modification::MoreStardust => "Több csillagpor neked",
        Modification::MorePoints => "Húszról indul",
        Modification::MoreTelescopes => "Távcső minden felfedezésért",
        Modification::FinalCard => "Auptolemy céllapja",
        Modification::SixStardust => "Hat csillagpor",
        Modification::HiddenCard => "Rejtett lap",
        Modification::OneMoreRemoved => "Még egy kis lap nélkül",
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "water-removed" => "A „Nagy Víz lapok nélkül” könnyítés",
        "no-points" => "A „Nulláról indul” könnyítés",
        "no-telescopes" => "A „Távcső nélkül” könnyítés",
        "open-deck" => "A „Nyitott pakli” könnyítés",
        "reshuffle" => "Az „Újrakevert pakli” könnyítés",
        "more-stardust" => "A „Több csillagpor neked” könnyítés",
        "more-points" => "A „Húszról indul” nehezítés",
        "more-telescopes" => "A „Távcső minden felfedezésért” nehezítés",
        "final-card" => "Az „Auptolemy céllapja” nehezítés",
        "six-stardust" => "A „Hat csillagpor” nehezítés",
        "hidden-card" => "A „Rejtett lap” nehezítés",
        "one-more-removed" => "A „Még egy kis lap nélkül” nehezítés",
        "counted-stars" => "A végén számító csillagok fajtája",
        "conduct" => "Auptolemy kezdésének módja",
        _ => return None,
    })
}
