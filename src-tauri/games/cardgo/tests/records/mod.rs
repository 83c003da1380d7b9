//! Import and export of games of Go as files, without any loss.

mod branches;
mod coming_back;
mod position;
mod reading;
mod trees;

use cardgo::{Cardgo, View};
use cardgo_hosted::HostedCardgo;
use game::{Game, Seat};
use games::GameView;
use hosting::HostedGame;
use hosting::records::ReadRecord;
use house::{BotSpeed, House, NewTable, OptionChoice, Player, Settings, TableSnapshot};
use sgf::Record;
use store::{Opened, Store, TableId};
use tempfile::TempDir;

/// Opens a house in a temporary folder, with bots that move without delay.
fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
    (house, directory)
}

/// Encodes a text as the window sends a file: one character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

fn opened(house: &House, text: &str, seat: u8) -> TableSnapshot {
    let id = house.record_open(&sent(text), Seat(seat), "beginner").unwrap();
    house.open_table(&id).unwrap()
}

fn view(table: &TableSnapshot) -> &View {
    let GameView::Cardgo { view, .. } = &table.game else { panic!("another game's table") };
    view
}

fn text(house: &House, table: &TableSnapshot) -> String {
    house.record_text(&table.id, 0).unwrap().text
}

fn record(house: &House, table: &TableSnapshot) -> Record {
    Record::read(text(house, table).as_bytes()).unwrap()
}

/// Reads a file by the game's format, without a house.
fn found(file: &str) -> ReadRecord<HostedCardgo> {
    (HostedCardgo::FORMAT.unwrap().read)(file.as_bytes()).unwrap()
}

/// Returns whether two tables have the same state, including hidden cards. The window doesn't see these, so the house
/// is closed and its store is read.
fn stand_alike((house, directory): (House, TempDir), one: &TableSnapshot, other: &TableSnapshot) -> bool {
    drop(house);
    let Opened::Ready(store, _) = Store::open(directory.path()).unwrap() else { panic!("somebody else is here") };
    let [one, other] = [one, other].map(|table| store.snapshot(&TableId(table.id.clone())).unwrap().unwrap());
    one.hash == other.hash
}

/// Waits until the table has changed and no bot is thinking.
fn answered(house: &House, before: &TableSnapshot) -> TableSnapshot {
    let mut table = house.next(&before.id, before.revision, 0).unwrap();
    while table.thinking {
        table = house.next(&table.id, table.revision, 0).unwrap();
    }
    house.open_table(&before.id).unwrap()
}

/// Creates a table against the weakest bot, with the person first.
fn new_table(house: &House, options: &[(&str, &str)], seed: &str) -> TableSnapshot {
    let option = |(key, value): &(&str, &str)| OptionChoice { key: (*key).to_owned(), value: (*value).to_owned() };
    let id = house
        .create(&NewTable {
            game: Cardgo::NAME.to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options: options.iter().map(option).collect(),
            seed: Some(seed.to_owned()),
            clock: None,
        })
        .unwrap();
    house.open_table(&id).unwrap()
}

const SHORT: &str = "(;GM[1]FF[4]SZ[9]KM[5.5]PB[Éva]PW[Ödön]RE[B+R]C[elöl];B[ee]C[közép];W[gc];B[cg])";

/// Returns the text of a game played here whose deal `change` has altered.
fn changed_deal(house: &House, change: impl Fn(&mut serde_json::Value)) -> String {
    let table = opened(house, SHORT, 0);
    let mut record = record(house, &table);
    let told = record.steps.iter_mut().flat_map(|step| step.cards.first_mut()).next().unwrap();
    let mut deal = serde_json::from_str(told).unwrap();
    change(&mut deal);
    *told = deal.to_string();
    record.to_string()
}
