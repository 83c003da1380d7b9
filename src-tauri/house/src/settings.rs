//! The person's settings, which apply to all tables.

use crate::problem::{Problem, ProblemKind};
use rulebook::Lang;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The key of the settings in the store.
pub(crate) const SETTINGS: &str = "settings";

/// The person's settings. Missing and invalid values are the defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// The language of the window and of all texts.
    pub language: Language,
    pub theme: Theme,
    /// How fast bots move.
    pub bot_speed: BotSpeed,
    /// The size of cards.
    pub card_size: CardSize,
    /// The magnification of the whole window, on systems that support it.
    pub magnification: Magnification,
    /// Whether colours are supplemented by symbols.
    pub symbols: bool,
    /// Whether animations are reduced.
    pub reduced_motion: ReducedMotion,
    /// Whether a first touch on a board only shows a move, and a second one makes it, since a finger easily misses.
    pub confirm_moves: bool,
    /// As `confirm_moves` for mouse clicks, which miss less easily.
    pub confirm_clicks: bool,
    /// Whether the window acts by itself, after a moment, if the only thing to do about another player's card is to let
    /// it happen because the person holds no counter. The seat is asked all the same, and the moment has the same
    /// length whatever it holds, so the others learn nothing.
    pub lets_happen: bool,
    /// Whether bots resign when they see no way to win.
    pub bots_resign: bool,
    /// Whether another level is suggested at the end of a game if the last games show that the present one doesn't fit.
    pub suggest_levels: bool,
    /// At which moments of a game the person wants to be asked, or doesn't, by names that the game's window defines.
    /// Missing names have that window's default.
    #[serde(deserialize_with = "few_stops")]
    #[specta(type = BTreeMap<String, bool>)]
    pub stops: BTreeMap<String, bool>,
    /// Names of what a game's window has explained to the person on the first occasion, so that it isn't explained
    /// again.
    #[serde(deserialize_with = "few_explained")]
    #[specta(type = Vec<String>)]
    pub explained: BTreeSet<String>,
    /// Whether the lines of a board are labelled at its edge.
    pub coordinates: bool,
    /// Whether events are accompanied by sounds.
    pub sounds: bool,
    /// How much of what happens at a table is announced to screen readers.
    pub announcements: Announcements,
    /// The people who play on this device: first the owner, then the guests, those who played last first. Empty if
    /// nobody ever played with the owner.
    #[serde(deserialize_with = "few_people")]
    #[specta(type = Vec<Person>)]
    pub people: Vec<Person>,
    /// Whether the device lies flat between people who sit on two sides of it, so that the page turns to face whoever
    /// is to decide.
    pub lies_flat: bool,
}

/// Somebody who plays on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// Empty for an owner without a name.
    pub name: String,
    /// The number of the person's colour, which the window defines.
    pub colour: u8,
    /// Whether the person is shown their legal moves with the rule of each.
    pub learning: bool,
}

/// The maximum number of names in a set, and the longest name: all games together have far fewer.
const MOST_NAMES: usize = 200;
const LONGEST_NAME: usize = 60;

/// Checks the number and the length of names from the window.
fn checked_names<'a, E: Error>(mut names: impl ExactSizeIterator<Item = &'a String>) -> Result<(), E> {
    if names.len() > MOST_NAMES {
        return Err(E::custom("more names than all tables have"));
    }
    if names.any(|name| name.len() > LONGEST_NAME) { Err(E::custom("a name longer than any table's")) } else { Ok(()) }
}

/// Deserializes `stops` with limits.
fn few_stops<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, bool>, D::Error> {
    let stops = BTreeMap::<String, bool>::deserialize(from)?;
    checked_names(stops.keys())?;
    Ok(stops)
}

/// Deserializes `explained` with limits.
fn few_explained<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeSet<String>, D::Error> {
    let explained = BTreeSet::<String>::deserialize(from)?;
    checked_names(explained.iter())?;
    Ok(explained)
}

/// Deserializes the people on this device with limits.
fn few_people<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Person>, D::Error> {
    let people = Vec::<Person>::deserialize(from)?;
    checked_names(people.iter().map(|person| &person.name))?;
    Ok(people)
}

/// The language of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Language {
    /// The language of the device.
    #[default]
    System,
    Hu,
    En,
}

/// The colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// The scheme of the device.
    #[default]
    System,
    Light,
    Dark,
}

/// How fast bots move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum BotSpeed {
    /// Without a pause.
    Instant,
    /// With a short pause.
    Quick,
    /// With time to read the log.
    #[default]
    Calm,
    /// Only when requested.
    Step,
}

/// The size of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum CardSize {
    /// Smaller than usual.
    Small,
    /// The usual size.
    #[default]
    Medium,
    /// Larger than usual.
    Large,
}

/// How large everything is drawn, in percent of its usual size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub enum Magnification {
    /// The usual size.
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

/// How much of what happens at a table is announced. The game's window classifies the lines of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Announcements {
    /// What the person is asked, what affects them, and how the game ends.
    Short,
    /// Everything except routine events.
    #[default]
    Usual,
    /// Every line.
    All,
}

impl Magnification {
    /// Returns the factor: 1.0 to 2.0.
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

/// Whether animations are reduced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ReducedMotion {
    /// As the device is set.
    #[default]
    System,
    /// Without animations.
    On,
    /// With animations, whatever the device is set to.
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
            people: Vec::new(),
            lies_flat: false,
        }
    }
}

impl BotSpeed {
    /// Returns the pause before a bot's decision; `None` if it waits to be requested.
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
    /// Parses the settings in `text`; values that can't be read are the defaults.
    pub(crate) fn read(text: &str) -> Settings {
        let Ok(serde_json::Value::Object(stored)) = serde_json::from_str(text) else { return Settings::default() };
        let mut settings = Settings::default();
        for (key, value) in stored {
            // One field at a time, so that an invalid one doesn't invalidate the others.
            if let Ok(mut fields) = serde_json::to_value(&settings) {
                fields[key] = value;
                settings = serde_json::from_value(fields).unwrap_or(settings);
            }
        }
        settings
    }

    /// Encodes the settings over those that are stored: what a newer version of the app has stored there and this one
    /// can't read stays as it is, as long as the person doesn't choose another value.
    pub(crate) fn written_over(&self, stored: &str) -> Result<String, Problem> {
        let fields = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(serde_json::Value::Object(fields)) => Ok(fields),
            _ => Err(Problem::Of(ProblemKind::Crashed)),
        };
        let before = fields(&Settings::read(stored))?;
        let mut written: serde_json::Map<_, _> = serde_json::from_str(stored).unwrap_or_default();
        for (key, value) in fields(self)? {
            if before.get(&key) != Some(&value) || !written.contains_key(&key) {
                written.insert(key, value);
            }
        }
        serde_json::to_string(&written).map_err(|_| Problem::Of(ProblemKind::Crashed))
    }

    /// Parses the settings in `value` from the window.
    pub(crate) fn checked(value: serde_json::Value) -> Result<Settings, Problem> {
        serde_json::from_value(value).map_err(|_| Problem::Of(ProblemKind::BadSettings))
    }

    /// Returns the language to use on a device whose language is `system` (a tag such as `hu-HU`).
    pub(crate) fn lang(&self, system: &str) -> Lang {
        Lang::of_tag(match self.language {
            Language::System => system,
            Language::Hu => "hu",
            Language::En => "en",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_newer_version_stored_stays_until_the_person_chooses() {
        let stored = r#"{"theme":"sepia","botSpeed":"calm","newSetting":[1]}"#;
        let settings = Settings { sounds: !Settings::read(stored).sounds, ..Settings::read(stored) };
        let written = settings.written_over(stored).unwrap();
        assert_eq!(Settings::read(&written), settings);
        let fields: serde_json::Value = serde_json::from_str(&written).unwrap();
        assert_eq!((&fields["theme"], &fields["newSetting"][0]), (&"sepia".into(), &1.into()));
        let chosen = Settings { theme: Theme::Dark, ..settings };
        let written = chosen.written_over(&written).unwrap();
        assert_eq!(Settings::read(&written), chosen);
        // Nothing readable is stored.
        assert_eq!(Settings::read(&chosen.written_over("not json").unwrap()), chosen);
    }

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
