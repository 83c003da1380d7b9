//! What is chosen before a game.

use crate::modification::{Modification, Modifications};
use crate::rules;
use game::{Cites, OptionSpec, RuleId, SetupError};
use serde::{Deserialize, Serialize};

/// The modifications, and how your stars count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraSetup")]
pub struct Setup {
    /// What makes the automaton easier or harder.
    #[serde(default)]
    pub modifications: Modifications,
    /// On which cards your stars count at the end (AS-8.2).
    #[serde(default)]
    pub counted_stars: CountedStars,
}

/// On which cards your stars count at the end (AS-8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraCountedStars")]
pub enum CountedStars {
    /// On all that were discovered, by whichever side.
    #[default]
    Discovered,
    /// On those that nobody has discovered.
    Undiscovered,
}

const STARS: &[&str; 2] = &["discovered", "undiscovered"];

/// A switch for each modification, in the rulebook's order.
pub const OPTIONS: &[OptionSpec] = &[
    switch("water-removed", Modification::WaterRemoved),
    switch("no-points", Modification::NoPoints),
    switch("no-telescopes", Modification::NoTelescopes),
    switch("open-deck", Modification::OpenDeck),
    switch("reshuffle", Modification::Reshuffle),
    switch("more-stardust", Modification::MoreStardust),
    switch("more-points", Modification::MorePoints),
    switch("more-telescopes", Modification::MoreTelescopes),
    switch("final-card", Modification::FinalCard),
    switch("six-stardust", Modification::SixStardust),
    switch("hidden-card", Modification::HiddenCard),
    switch("one-more-removed", Modification::OneMoreRemoved),
    OptionSpec::new("counted-stars", STARS, rules::YOUR_POINTS),
];

const fn switch(key: &'static str, modification: Modification) -> OptionSpec {
    OptionSpec::switch(key, &["no", "yes"], "yes", modification.rule())
}

/// Why a setup isn't possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum SetupFault {
    /// Two modifications exclude each other (AS-9.13).
    Excluded {
        /// The easier one.
        easier: Modification,
        /// The harder one.
        harder: Modification,
    },
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Excluded { .. } => rules::TOGETHER,
        }
    }
}

impl Setup {
    /// Whether this modification is chosen.
    #[inline]
    #[must_use]
    pub const fn has(&self, modification: Modification) -> bool {
        self.modifications.has(modification)
    }

    /// Sets one choice from its written value.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        let modification = OPTIONS.iter().zip(Modification::ALL).find(|(option, _)| option.key == key);
        match (key, value, modification) {
            ("seats", "2", _) => {}
            ("seats", _, _) => return Err(SetupError::no_such_value(key, value, &["2"], rules::BEGINNING)),
            ("counted-stars", "discovered", _) => self.counted_stars = CountedStars::Discovered,
            ("counted-stars", "undiscovered", _) => self.counted_stars = CountedStars::Undiscovered,
            (_, "yes" | "no", Some((_, modification))) => {
                self.modifications = self.modifications.set(modification, value == "yes");
            }
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Everything that the rules say against it.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        Modification::EXCLUSIVE
            .into_iter()
            .filter(|(easier, harder)| self.has(*easier) && self.has(*harder))
            .map(|(easier, harder)| SetupFault::Excluded { easier, harder })
            .collect()
    }
}
