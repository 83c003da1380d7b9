//! A helper for tests: a person at a table of a house.

use games::{GameMove, GameView};
use house::Player;
use house::{BotSpeed, House, NewTable, OptionChoice, Settings, TableSnapshot};
use mochi::{Move, View};
use store::StoreError;
use tempfile::TempDir;

/// A house in a folder of its own, and a table in it.
pub struct Evening {
    pub house: House,
    pub id: String,
    pub table: TableSnapshot,
    pub directory: TempDir,
}

/// Returns the Mochi view as the person sees it.
pub fn mochi_view(table: &GameView) -> &View {
    let GameView::Mochi { view, .. } = table else { panic!("another game's table") };
    view
}

/// Makes a Mochi move.
pub fn mochi_move(mv: Move) -> GameMove {
    GameMove::Mochi(mv)
}

impl Evening {
    /// Creates a Mochi table against these bots, which move at once, and waits for the person's turn.
    pub fn begin(bots: &[&str], target: &str) -> Evening {
        Evening::begin_at_speed(bots, target, BotSpeed::Instant)
    }

    /// The same with another speed of the bots.
    pub fn begin_at_speed(bots: &[&str], target: &str, speed: BotSpeed) -> Evening {
        let (house, directory) = house();
        let bots = bots.iter().map(|level| Player::bot(*level));
        let id = house
            .create(&NewTable {
                game: "mochi".to_owned(),
                players: std::iter::once(Player::person()).chain(bots).collect(),
                options: vec![OptionChoice { key: "target".to_owned(), value: target.to_owned() }],
                seed: Some("2026".to_owned()),
                clock: None,
            })
            .unwrap();
        let table = house.open_table(&id).unwrap();
        let mut evening = Evening { house, id, table, directory };
        evening.wait_for_my_turn();
        evening.house.save_settings(settings(speed), "hu").unwrap();
        evening
    }

    /// Returns the person's legal moves.
    pub fn moves(&self) -> Vec<GameMove> {
        let GameView::Mochi { moves, .. } = &self.table.game else { panic!("another game's table") };
        moves.iter().copied().map(GameMove::Mochi).collect()
    }

    /// Reads the table again, with its whole log.
    pub fn look(&mut self) {
        self.table = self.house.open_table(&self.id).unwrap();
    }

    /// Lets the bots play until the person is to move or the game is over.
    pub fn wait_for_my_turn(&mut self) {
        while self.table.thinking {
            let have = u32::try_from(self.table.log.len()).unwrap();
            let next = self.house.next(&self.id, self.table.revision, have).unwrap();
            let from = next.log_from as usize;
            let log: Vec<_> = self.table.log[..from].iter().cloned().chain(next.log.iter().cloned()).collect();
            self.table = TableSnapshot { log, log_from: 0, ..next };
        }
    }

    /// Makes one decision of the person, and waits for the bots.
    pub fn act(&mut self, mv: GameMove) {
        self.house.act(&self.id, self.table.revision, mv).unwrap();
        self.look();
        self.wait_for_my_turn();
    }

    /// Makes the first listed move.
    pub fn decide(&mut self) {
        let first = self.moves()[0];
        self.act(first);
    }

    pub fn undo(&mut self) {
        self.house.undo(&self.id, self.table.revision).unwrap();
        self.look();
    }

    pub fn redo(&mut self) {
        self.house.redo(&self.id, self.table.revision).unwrap();
        self.look();
    }

    pub fn play_to_the_end(&mut self) {
        for _ in 0..3_000 {
            if self.table.outcome.is_some() {
                return;
            }
            self.decide();
        }
        panic!("the game doesn't end");
    }

    /// Closes the house and opens it again.
    pub fn restart(&mut self) {
        // The old house must release its file before the new one opens it.
        let elsewhere = TempDir::new().unwrap();
        drop(std::mem::replace(&mut self.house, House::open(elsewhere.path()).unwrap()));
        self.house = House::open(self.directory.path()).unwrap();
        self.house.start("hu").unwrap();
        self.look();
    }

    /// Opens a second house on the same file.
    pub fn open_again(&self) -> Result<House, StoreError> {
        House::open(self.directory.path())
    }
}

/// Opens a house in a folder of its own, its bots moving at once.
pub fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    house.save_settings(settings(BotSpeed::Instant), "hu").unwrap();
    (house, directory)
}

fn settings(bot_speed: BotSpeed) -> serde_json::Value {
    serde_json::to_value(Settings { bot_speed, ..Settings::default() }).unwrap()
}
