//! Temporary houses for the targets, each in a folder of its own, in memory if possible.

use crate::targets::Rows;
use games::{GAMES, GameMove, GameView};
use house::{BotSpeed, House, NewPad, NewTable, Player, ProblemKind, Settings};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;
use std::{fs, io};
use store::{Opened, Store};
use tempfile::TempDir;

/// Returns an empty folder.
///
/// # Panics
/// If none can be created.
#[must_use]
pub fn folder() -> TempDir {
    let made = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new());
    made.unwrap_or_else(|error| panic!("no folder to try things in: {error}"))
}

/// A house with its temporary folder.
pub struct Scratch {
    pub house: House,
    // Dropped after the house has closed its file.
    _folder: TempDir,
}

/// Opens the house in a folder. Its bots move only when asked.
///
/// # Panics
/// If it can't be opened.
fn open(folder: TempDir) -> Scratch {
    let house = House::open(folder.path()).unwrap_or_else(|error| panic!("no house to try things in: {error}"));
    Scratch { house, _folder: folder }
}

/// Returns an empty house, copied from one that was opened before, which is quicker than a new one.
pub fn empty() -> Scratch {
    static FILES: OnceLock<Files> = OnceLock::new();
    open(laid_out(FILES.get_or_init(|| {
        let folder = folder();
        step_by_step(&open_at(folder.path()));
        files(folder.path())
    })))
}

/// The files of a house with a table and a pad of each game.
pub struct Furnished {
    files: Files,
    /// The identifiers of tables and pads, by the names that samples use for them.
    pub names: BTreeMap<String, String>,
}

impl Furnished {
    /// Opens a copy of it.
    #[must_use]
    pub fn copied(&self) -> Scratch {
        open(laid_out(&self.files))
    }

    /// Returns its files by name.
    pub fn files(&self) -> &[(String, Vec<u8>)] {
        &self.files
    }

    /// Returns the rows of its file.
    ///
    /// # Panics
    /// If they can't be read.
    #[must_use]
    pub fn rows(&self) -> Rows {
        let folder = laid_out(&self.files);
        let Ok(Opened::Ready(store, _)) = Store::open(folder.path()) else {
            panic!("the house's file can't be opened")
        };
        Rows::of(&store).unwrap_or_else(|error| panic!("the house's rows can't be read: {error}"))
    }

    /// Returns the players at its table of a game: as few as possible.
    #[must_use]
    pub fn players(game: &str) -> Vec<Player> {
        (2..=6).find_map(|seats| house::against(game, seats, "beginner")).unwrap_or_default()
    }
}

/// Returns the name that samples use for the furnished house's table of a game.
#[must_use]
pub fn name_of(game: &str) -> String {
    game.to_uppercase()
}

/// Returns the furnished house, which is created on first use.
pub fn furnished() -> &'static Furnished {
    static FURNISHED: OnceLock<Furnished> = OnceLock::new();
    FURNISHED.get_or_init(|| {
        let folder = folder();
        let house = open_at(folder.path());
        step_by_step(&house);
        let mut names = BTreeMap::new();
        for &game in GAMES {
            let name = name_of(game);
            names.insert(name.clone(), played(&house, game));
            let players =
                Furnished::players(game).iter().zip(["Éva", "Máté", "Luca"]).map(|(_, name)| name.to_owned()).collect();
            let pad = NewPad { game: game.to_owned(), players, options: Vec::new() };
            let pad = house.pad_new(&pad).unwrap_or_else(|problem| panic!("no pad of {game}: {problem:?}"));
            names.insert(format!("{name}-PAD"), pad);
        }
        drop(house);
        Furnished { files: files(folder.path()), names }
    })
}

/// The files of a closed house, by name.
type Files = Vec<(String, Vec<u8>)>;

fn open_at(folder: &Path) -> House {
    House::open(folder).unwrap_or_else(|error| panic!("no house to try things in: {error}"))
}

fn step_by_step(house: &House) {
    let settings = Settings { bot_speed: BotSpeed::Step, ..Settings::default() };
    let settings = serde_json::to_value(settings).unwrap_or_default();
    house.save_settings(settings, "hu").unwrap_or_else(|problem| panic!("no settings: {problem:?}"));
}

/// Creates a table with some moves: the person's, and a bot's after each.
fn played(house: &House, game: &str) -> String {
    let trouble = |problem: house::Problem| -> ! { panic!("no table of {game}: {problem:?}") };
    let players = Furnished::players(game);
    let new =
        NewTable { game: game.to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    let id = house.create(&new).unwrap_or_else(|problem| trouble(problem));
    house.open_table(&id).unwrap_or_else(|problem| trouble(problem));
    for turn in 0..20 {
        let table = house.open_table(&id).unwrap_or_else(|problem| trouble(problem));
        let done = match some_move(&table.game, turn) {
            Some(mv) => house.act(&id, table.revision, mv),
            None if table.waiting_for_step => house.step(&id, table.revision).and_then(|()| {
                // Returns when the bot has moved.
                house.next(&id, table.revision, 0).map(drop)
            }),
            None => break,
        };
        match done {
            // A bot's forced move isn't delayed and came between reading and acting: the state is read again.
            Ok(()) | Err(house::Problem::Of(ProblemKind::Stale)) => {}
            Err(problem) => trouble(problem),
        }
    }
    id
}

fn some_move(view: &GameView, turn: usize) -> Option<GameMove> {
    let moves = view.moves();
    moves.get((moves.len() / 2 + 7 * turn) % moves.len().max(1)).copied()
}

/// Reads the files of a closed house.
fn files(folder: &Path) -> Files {
    let read = || -> io::Result<Files> {
        fs::read_dir(folder)?
            .map(|entry| {
                let path = entry?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                Ok((name, fs::read(path)?))
            })
            .collect()
    };
    read().unwrap_or_else(|error| panic!("the house's files can't be read: {error}"))
}

/// Writes the files into a new folder.
pub fn laid_out(files: &[(String, Vec<u8>)]) -> TempDir {
    let folder = folder();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap_or_else(|error| panic!("{name} can't be laid out: {error}"));
    }
    folder
}
