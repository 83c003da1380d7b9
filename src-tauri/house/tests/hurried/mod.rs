//! A house whose bots move without a pause.

use house::{BotSpeed, House, Settings, TableSnapshot};
use std::path::Path;

/// Opens the house in a folder, its bots moving without a pause.
pub fn house(directory: &Path, system: &str) -> House {
    let house = House::open(directory).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), system).unwrap();
    house
}

/// Returns the table once the person is to move, or the game is over.
pub fn my_turn(house: &House, id: &str) -> TableSnapshot {
    let mut table = house.open_table(id).unwrap();
    while table.thinking {
        house.next(id, table.revision, 0).unwrap();
        table = house.open_table(id).unwrap();
    }
    table
}
