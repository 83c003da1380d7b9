//! The setup: modifications and options.

use crate::modification::{Modification, Modifications};
use crate::rules;
use crate::seats::PERSON;
use game::{Beside, Cites, OptionSpec, RuleId, Seat, SetupError};
use serde::{Deserialize, Deserializer, Serialize};

/// The modifications, how stars count, and the version of the rules by which Auptolemy plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraSetup")]
pub struct Setup {
    pub modifications: Modifications,
    /// On which cards stars count at the end (AS-8.2).
    pub counted_stars: CountedStars,
    /// The version of the rules by which Auptolemy plays. Version 1 didn't write this field.
    #[serde(skip_serializing_if = "Conduct::is_unwritten")]
    pub conduct: Conduct,
}

// Implemented by hand, so that fields that are optional in a file aren't optional in the window's bindings.
impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            #[serde(default)]
            modifications: Modifications,
            #[serde(default)]
            counted_stars: CountedStars,
            #[serde(default = "Conduct::unwritten")]
            conduct: Conduct,
        }
        let Given { modifications, counted_stars, conduct } = Given::deserialize(deserializer)?;
        Ok(Setup { modifications, counted_stars, conduct })
    }
}

/// On which cards stars count at the end (AS-8.2, AS-8.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraCountedStars")]
pub enum CountedStars {
    /// On all discovered cards, whichever side discovered them.
    #[default]
    Discovered,
    /// On undiscovered cards.
    Undiscovered,
}

/// What Auptolemy does if it can mark Grand Stars (AS-7.7), and whether its stars count as the person's do (AS-8.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraConduct")]
pub enum Conduct {
    /// It always marks a Grand Star that it can reach; its stars count on the same cards as the person's.
    #[default]
    GrandFirst,
    /// Version 1 of these rules: it begins as near to the starting star as it can, regardless of Grand Stars; its
    /// stars count on discovered cards.
    NearestFirst,
}

impl Conduct {
    /// Returns the conduct of a setup that doesn't mention it.
    const fn unwritten() -> Conduct {
        Conduct::NearestFirst
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unwritten(&self) -> bool {
        *self == Conduct::unwritten()
    }
}

const STARS: &[&str; 2] = &["discovered", "undiscovered"];

// Two pairs of modifications exclude each other (AS-9.13).
const WITHOUT_NO_POINTS: &[Beside] = &[without("no-points")];
const WITHOUT_MORE_POINTS: &[Beside] = &[without("more-points")];
const WITHOUT_NO_TELESCOPES: &[Beside] = &[without("no-telescopes")];
const WITHOUT_MORE_TELESCOPES: &[Beside] = &[without("more-telescopes")];

/// The options: a switch for each modification, in the rulebook's order, and the others.
pub const OPTIONS: &[OptionSpec] = &[
    switch("water-removed", Modification::WaterRemoved),
    switch("no-points", Modification::NoPoints).beside(WITHOUT_MORE_POINTS),
    switch("no-telescopes", Modification::NoTelescopes).beside(WITHOUT_MORE_TELESCOPES),
    switch("open-deck", Modification::OpenDeck),
    switch("reshuffle", Modification::Reshuffle),
    switch("more-stardust", Modification::MoreStardust),
    switch("more-points", Modification::MorePoints).beside(WITHOUT_NO_POINTS),
    switch("more-telescopes", Modification::MoreTelescopes).beside(WITHOUT_NO_TELESCOPES),
    switch("final-card", Modification::FinalCard),
    switch("six-stardust", Modification::SixStardust),
    switch("hidden-card", Modification::HiddenCard),
    switch("one-more-removed", Modification::OneMoreRemoved),
    OptionSpec::new("counted-stars", STARS, rules::YOUR_POINTS),
    OptionSpec::new("conduct", &["grand", "nearest"], rules::ITS_FIRST_STAR),
];

/// Returns the condition that an option can be on only if `other` is off.
const fn without(other: &'static str) -> Beside {
    Beside { values: &["yes"], key: other, among: &["no"] }
}

const fn switch(key: &'static str, modification: Modification) -> OptionSpec {
    OptionSpec::switch(key, &["no", "yes"], "yes", modification.rule())
}

/// Why a setup isn't possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum SetupFault {
    /// Two modifications exclude each other (AS-9.13).
    Excluded { easier: Modification, harder: Modification },
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Excluded { .. } => rules::TOGETHER,
        }
    }
}

impl Setup {
    /// Returns whether this modification is chosen.
    #[inline]
    #[must_use]
    pub const fn has(&self, modification: Modification) -> bool {
        self.modifications.has(modification)
    }

    /// Returns whether this seat's stars count on undiscovered cards (AS-8.2, AS-8.3).
    pub(crate) fn counts_undiscovered(&self, seat: Seat) -> bool {
        let alike = seat == PERSON || self.conduct == Conduct::GrandFirst;
        alike && self.counted_stars == CountedStars::Undiscovered
    }

    /// Returns the default setup under this version of the rules; `None` for a later one.
    pub(crate) fn usual(version: u32) -> Option<Setup> {
        let conduct = match version {
            1 => Conduct::NearestFirst,
            2 => Conduct::GrandFirst,
            _ => return None,
        };
        Some(Setup { conduct, ..Setup::default() })
    }

    /// Sets one option from its text value.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        let modification = OPTIONS.iter().zip(Modification::ALL).find(|(option, _)| option.key == key);
        match (key, value, modification) {
            ("seats", "2", _) => {}
            ("seats", _, _) => return Err(SetupError::no_such_value(key, value, &["2"], rules::BEGINNING)),
            ("counted-stars", "discovered", _) => self.counted_stars = CountedStars::Discovered,
            ("counted-stars", "undiscovered", _) => self.counted_stars = CountedStars::Undiscovered,
            ("conduct", "grand", _) => self.conduct = Conduct::GrandFirst,
            ("conduct", "nearest", _) => self.conduct = Conduct::NearestFirst,
            (_, "yes" | "no", Some((_, modification))) => {
                self.modifications = self.modifications.set(modification, value == "yes");
            }
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Returns everything that makes the setup impossible.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        Modification::EXCLUSIVE
            .into_iter()
            .filter(|(easier, harder)| self.has(*easier) && self.has(*harder))
            .map(|(easier, harder)| SetupFault::Excluded { easier, harder })
            .collect()
    }
}
