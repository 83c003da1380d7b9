//! Houses in temporary folders, so that the fixtures are never written to.

use house::{BotSpeed, House, Settings};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A house with nothing in it.
pub fn empty() -> (TempDir, House) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    house.start("en").unwrap();
    (directory, house)
}

/// A house with a copy of a store's file.
pub fn copied(store: &Path) -> (TempDir, House) {
    let directory = TempDir::new().unwrap();
    fs::copy(store, directory.path().join(super::STORE)).unwrap();
    let house = House::open(directory.path()).unwrap();
    let start = house.start("en").unwrap();
    assert_eq!((start.recoveries.len(), start.missing.len()), (0, 0), "the file is whole");
    (directory, house)
}

/// Lets bots move without a pause, with otherwise unchanged settings.
pub fn hurry(house: &House, settings: Settings) {
    let settings = Settings { bot_speed: BotSpeed::Instant, ..settings };
    house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
}
