//! What a person sets once for all tables.

use crate::problem::{Problem, ProblemKind};
use rulebook::Lang;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The key under which the settings lie in the store.
pub(crate) const SETTINGS: &str = "settings";

/// The person's settings. What the file doesn't hold, or holds wrongly, is as on the first day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// The language of window and sentences.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots move.
    pub bot_speed: BotSpeed,
    /// How large cards are.
    pub card_size: CardSize,
    /// How much larger than usual everything is drawn, where the system's window can do so.
    pub magnification: Magnification,
    /// Whether colours are also told by marks.
    pub symbols: bool,
    /// Whether things move.
    pub reduced_motion: ReducedMotion,
    /// Whether a finger's first touch only shows a move, and a second one makes it, where that is easily missed: on a
    /// board.
    pub confirm_moves: bool,
    /// The same for clicks of a mouse, which misses less easily.
    pub confirm_clicks: bool,
    /// Whether the window does by itself, after a moment, what is the only thing there is to do about somebody else's
    /// card: letting it happen where one holds no counter. The seat is asked all the same, and the moment is the same
    /// whatever it holds: the others learn nothing.
    pub lets_happen: bool,
    /// Whether bots give a game up once they see no hope.
    pub bots_resign: bool,
    /// Whether another level is suggested at the end of a game, once the last games say so.
    pub suggest_levels: bool,
    /// At which moments of a table the person wants to be asked, or doesn't: each by a name that the table's window gives
    /// it. What isn't named is as that window has it.
    #[serde(deserialize_with = "few_stops")]
    #[specta(type = BTreeMap<String, bool>)]
    pub stops: BTreeMap<String, bool>,
    /// What a table's window has explained to the person when they first met it, each by a name that the window gives it:
    /// it isn't explained again.
    #[serde(deserialize_with = "few_explained")]
    #[specta(type = Vec<String>)]
    pub explained: BTreeSet<String>,
    /// Whether the lines of a board are named at its edge.
    pub coordinates: bool,
    /// Whether what happens is also to be heard.
    pub sounds: bool,
    /// How much of what happens at a table is announced to whoever listens.
    pub announcements: Announcements,
}

/// The most names that a set of them can hold, and the longest name: all tables together have far fewer.
const MOST_NAMES: usize = 200;
const LONGEST_NAME: usize = 60;

/// Whether a table's windows could have given these names.
fn checked_names<'a, E: Error>(mut names: impl ExactSizeIterator<Item = &'a String>) -> Result<(), E> {
    if names.len() > MOST_NAMES {
        return Err(E::custom("more names than all tables have"));
    }
    if names.any(|name| name.len() > LONGEST_NAME) { Err(E::custom("a name longer than any table's")) } else { Ok(()) }
}

/// Stops, as many as there could be.
fn few_stops<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, bool>, D::Error> {
    let stops = BTreeMap::<String, bool>::deserialize(from)?;
    checked_names(stops.keys())?;
    Ok(stops)
}

/// Names of what has been explained, as many as there could be.
fn few_explained<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeSet<String>, D::Error> {
    let explained = BTreeSet::<String>::deserialize(from)?;
    checked_names(explained.iter())?;
    Ok(explained)
}

/// Language of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Language {
    /// As the device.
    #[default]
    System,
    /// Hungarian.
    Hu,
    /// English.
    En,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// As the device.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast bots move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum BotSpeed {
    /// Without a pause.
    Instant,
    /// A short pause.
    Quick,
    /// Time to read the log.
    #[default]
    Calm,
    /// Only when asked.
    Step,
}

/// How large cards are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum CardSize {
    /// Smaller.
    Small,
    /// As designed.
    #[default]
    Medium,
    /// Larger.
    Large,
}

/// How large everything is drawn, in percent of its usual size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub enum Magnification {
    /// As designed.
    #[default]
    #[serde(rename = "100")]
    Usual,
    /// Larger by a quarter.
    #[serde(rename = "125")]
    Quarter,
    /// Larger by a half.
    #[serde(rename = "150")]
    Half,
    /// Larger by three quarters.
    #[serde(rename = "175")]
    ThreeQuarters,
    /// Twice as large.
    #[serde(rename = "200")]
    Twice,
}

/// How much of what happens at a table is announced. Which lines of its log are of which kind the table's window knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Announcements {
    /// What is asked of the person, what was done to them, and how it ends.
    Short,
    /// All but what happens by routine.
    #[default]
    Usual,
    /// Every line.
    All,
}

impl Magnification {
    /// The factor: 1.0 to 2.0.
    #[must_use]
    pub fn factor(self) -> f64 {
        match self {
            Magnification::Usual => 1.0,
            Magnification::Quarter => 1.25,
            Magnification::Half => 1.5,
            Magnification::ThreeQuarters => 1.75,
            Magnification::Twice => 2.0,
        }
    }
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ReducedMotion {
    /// As the device.
    #[default]
    System,
    /// Nothing flies.
    On,
    /// Things fly, whatever the device says.
    Off,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::default(),
            theme: Theme::default(),
            bot_speed: BotSpeed::default(),
            card_size: CardSize::default(),
            magnification: Magnification::default(),
            symbols: true,
            reduced_motion: ReducedMotion::default(),
            confirm_moves: true,
            confirm_clicks: false,
            lets_happen: true,
            bots_resign: true,
            suggest_levels: true,
            stops: BTreeMap::new(),
            explained: BTreeSet::new(),
            coordinates: true,
            sounds: false,
            announcements: Announcements::default(),
        }
    }
}

impl BotSpeed {
    /// The pause before a bot's decision; `None` if it waits to be asked.
    pub(crate) fn pause(self) -> Option<Duration> {
        match self {
            BotSpeed::Instant => Some(Duration::ZERO),
            BotSpeed::Quick => Some(Duration::from_millis(350)),
            BotSpeed::Calm => Some(Duration::from_millis(1_000)),
            BotSpeed::Step => None,
        }
    }
}

impl Settings {
    /// The settings in `text`; whatever can't be read there is as on the first day.
    pub(crate) fn read(text: &str) -> Settings {
        let Ok(serde_json::Value::Object(stored)) = serde_json::from_str(text) else { return Settings::default() };
        let mut settings = Settings::default();
        for (key, value) in stored {
            // One field at a time, so that a bad one doesn't take the good ones with it.
            if let Ok(mut fields) = serde_json::to_value(&settings) {
                fields[key] = value;
                settings = serde_json::from_value(fields).unwrap_or(settings);
            }
        }
        settings
    }

    /// The settings in `value`, as they come from the window.
    pub(crate) fn checked(value: serde_json::Value) -> Result<Settings, Problem> {
        serde_json::from_value(value).map_err(|_| Problem::Of(ProblemKind::BadSettings))
    }

    /// The language to speak, on a device that speaks `system` (a tag such as `hu-HU`).
    pub(crate) fn lang(&self, system: &str) -> Lang {
        match self.language {
            Language::Hu => Lang::Hu,
            Language::En => Lang::En,
            Language::System if system.to_ascii_lowercase().starts_with("hu") => Lang::Hu,
            Language::System => Lang::En,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_value_leaves_the_good_ones_alone() {
        let settings = Settings::read(r#"{"theme":"dark","botSpeed":"warp","cardSize":7,"new":1}"#);
        assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
        assert_eq!(Settings::read("not json"), Settings::default());
    }

    #[test]
    fn what_is_written_is_read_back() {
        let settings = Settings { language: Language::En, bot_speed: BotSpeed::Step, ..Settings::default() };
        assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
    }

    #[test]
    fn stops_are_kept_by_their_names_and_never_too_many() {
        let settings = Settings::read(r#"{"stops":{"duel.own-upkeep":true},"theme":"dark"}"#);
        assert_eq!(settings.stops, BTreeMap::from([("duel.own-upkeep".to_owned(), true)]));
        assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
        let many: BTreeMap<String, bool> = (0..=MOST_NAMES).map(|n| (n.to_string(), true)).collect();
        let long = BTreeMap::from([("x".repeat(LONGEST_NAME + 1), false)]);
        for stops in [many, long] {
            let text = serde_json::json!({ "stops": stops, "theme": "dark" }).to_string();
            assert_eq!(Settings::read(&text), Settings { theme: Theme::Dark, ..Settings::default() });
            let whole = Settings { stops, ..Settings::default() };
            assert!(Settings::checked(serde_json::to_value(&whole).unwrap()).is_err());
        }
    }

    #[test]
    fn what_was_explained_is_kept_and_never_too_many() {
        let settings = Settings::read(r#"{"explained":["duel.guard","duel.attack","duel.guard"]}"#);
        assert_eq!(settings.explained, BTreeSet::from(["duel.attack".to_owned(), "duel.guard".to_owned()]));
        assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
        let many: BTreeSet<String> = (0..=MOST_NAMES).map(|n| n.to_string()).collect();
        let long = BTreeSet::from(["x".repeat(LONGEST_NAME + 1)]);
        for explained in [many, long] {
            let text = serde_json::json!({ "explained": explained, "theme": "dark" }).to_string();
            assert_eq!(Settings::read(&text), Settings { theme: Theme::Dark, ..Settings::default() });
            let whole = Settings { explained, ..Settings::default() };
            assert!(Settings::checked(serde_json::to_value(&whole).unwrap()).is_err());
        }
    }

    #[test]
    fn a_value_out_of_range_from_the_window_is_a_sentence() {
        let value = serde_json::json!({ "theme": "neon" });
        let problem = Settings::checked(value).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadSettings);
        assert!(!problem.text(Lang::Hu).is_empty());
    }
}
