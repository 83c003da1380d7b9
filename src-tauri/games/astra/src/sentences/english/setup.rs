//! The setups in English.

use astra::{Modification, SetupFault};

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Excluded { easier, harder } => format!(
            "“{}” and “{}” exclude each other: choose one of them at most.",
            modification(*easier),
            modification(*harder)
        ),
    }
}

/// Returns a modification's title in the rulebook.
pub(super) fn modification(which: Modification) -> &'static str {
    match which {
        Modification::WaterRemoved => "Without large Water cards",
        Modification::NoPoints => "Starts from zero",
        Modification::NoTelescopes => "Without telescopes",
        Modification::OpenDeck => "Open deck",
        Modification::Reshuffle => "Reshuffled deck",
        Modification::MoreStardust => "More stardust for you",
        Modification::MorePoints => "Starts from twenty",
        Modification::MoreTelescopes => "A telescope for each discovery",
        Modification::FinalCard => "Auptolemy’s final-scoring card",
        Modification::SixStardust => "Six stardust",
        Modification::HiddenCard => "Hidden card",
        Modification::OneMoreRemoved => "One more small card removed",
    }
}

pub(super) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "water-removed" => "The easier modification “Without large Water cards”",
        "no-points" => "The easier modification “Starts from zero”",
        "no-telescopes" => "The easier modification “Without telescopes”",
        "open-deck" => "The easier modification “Open deck”",
        "reshuffle" => "The easier modification “Reshuffled deck”",
        "more-stardust" => "The easier modification “More stardust for you”",
        "more-points" => "The harder modification “Starts from twenty”",
        "more-telescopes" => "The harder modification “A telescope for each discovery”",
        "final-card" => "The harder modification “Auptolemy’s final-scoring card”",
        "six-stardust" => "The harder modification “Six stardust”",
        "hidden-card" => "The harder modification “Hidden card”",
        "one-more-removed" => "The harder modification “One more small card removed”",
        "counted-stars" => "Which stars count at the end",
        "conduct" => "Where Auptolemy begins",
        _ => return None,
    })
}
