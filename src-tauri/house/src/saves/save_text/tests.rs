//! Tests that tables are exported and imported without loss.
#![allow(clippy::unwrap_used, reason = "tests")]

mod bad_input;
mod everything;
mod hostile;
mod large;
mod later;
mod room;

use super::export_format::{Told, Written};
use super::*;
use crate::house::House;
use crate::play::players::opponents;
use crate::play::table_creation::Lay;
use crate::play::table_place::TablePlace;
use crate::play::table_state::Played;
use crate::problem::ProblemKind;
use crate::settings::{BotSpeed, Settings};
use crate::stamp::new_id;
use crate::wire::{ExportText, NewTable, TableSnapshot};
use cardgo_hosted::HostedCardgo;
use game::{Chance, Seat, Seed};
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use iszkenderun_hosted::HostedIszkenderun;
use mochi_hosted::HostedMochi;
use proptest::prelude::*;
use rulebook::Lang;
use std::any::Any;
use store::TableId;
use tempfile::TempDir;

/// A house in a folder of its own, where no bot moves unless requested.
fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    wait_for_step(&house);
    (house, directory)
}

fn wait_for_step(house: &House) {
    let settings = Settings { bot_speed: BotSpeed::Step, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
}

/// Returns a text as the window sends a file: one character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

/// Returns all lines of a text as one string.
fn unpacked(text: &str) -> (envelope::Kind, String) {
    let (kind, content) = envelope::open(text).unwrap();
    (kind, content.lines().map(|line| line.unwrap() + "\n").collect())
}

/// A random action at a table.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// Plays any listed move.
    Play(u16),
    /// Goes back to any position of the line.
    Back(u16),
    /// Goes forward along the line last played.
    Again,
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        12 => any::<u16>().prop_map(Deed::Play),
        1 => any::<u16>().prop_map(Deed::Back),
        1 => Just(Deed::Again),
    ];
    prop::collection::vec(deed, 0..most)
}

/// Creates a table with the person first, and performs the actions; returns its identifier.
fn laid<G: ListedGame>(house: &House, seed: u64, deeds: &[Deed]) -> String {
    let players = opponents::<G>(&G::Setup::default(), Seat(0), "beginner");
    let new = NewTable { game: G::NAME.to_owned(), players, options: Vec::new(), seed: None, clock: None };
    let mut inner = house.lock();
    let inner = &mut *inner;
    let id = new_id();
    let place = TablePlace {
        store: &mut inner.store,
        id: id.clone(),
        name: "Kedd este".to_owned(),
        seed: Seed(seed),
        now_ms: 1_700_000_000_000,
    };
    let mut session = visit_game(G::NAME, Lay { place, new: &new }).unwrap().unwrap();
    for (deed, now) in deeds.iter().zip(1_700_000_001_000..) {
        let (mut moves, plies) = (Vec::new(), session.plies());
        let played = (&*session as &dyn Any).downcast_ref::<Played<G>>().unwrap();
        if G::to_move(&played.state).is_some() {
            G::legal_moves(&played.state, &mut moves);
        }
        let store = &mut inner.store;
        match deed {
            Deed::Play(any) if !moves.is_empty() => {
                let mv = G::move_out(moves[usize::from(*any) % moves.len()]);
                let by_bot = session.bot_to_move();
                let done = if by_bot { session.act_for_bot(store, mv, now) } else { session.act(store, mv, now) };
                done.unwrap();
            }
            Deed::Back(any) if plies > 0 => {
                let wanted = usize::from(*any) % plies;
                while session.plies() > wanted && session.undo(store, now).is_ok() {}
            }
            Deed::Play(_) | Deed::Back(_) => {}
            Deed::Again => {
                // There may be nothing to redo.
                let _ = session.redo(store, now);
            }
        }
    }
    id.to_string()
}

/// Creates a table of some forty decisions, with a branch.
fn some<G: ListedGame>(house: &House) -> String {
    let mut chance = Chance::new(Seed(7));
    let mut deeds: Vec<Deed> = (0..40).map(|_| Deed::Play(chance.below(1 << 16) as u16)).collect();
    deeds.insert(30, Deed::Back(20));
    deeds.push(Deed::Back(25));
    laid::<G>(house, 2025, &deeds)
}

struct SomeTable<'a>(&'a House);

impl GameVisitor for SomeTable<'_> {
    type Output = String;

    fn visit<G: ListedGame>(self) -> String {
        some::<G>(self.0)
    }
}

/// Creates such a table of the game of this name.
fn some_of(house: &House, game: &str) -> String {
    visit_game(game, SomeTable(house)).unwrap()
}

fn text(house: &House, id: &str) -> String {
    house.table_text(id, 60).unwrap().text
}

fn taken(house: &House, text: &str) -> String {
    let [id] = house.import_text(&sent(text), false).unwrap().tables.try_into().unwrap();
    id
}

fn written(house: &House, id: &str) -> serde_json::Value {
    let inner = house.lock();
    let record = inner.store.table(&TableId(id.to_owned())).unwrap();
    let written = Written { id: String::new(), ..Written::of(&inner.store, &record).unwrap() };
    serde_json::to_value(written).unwrap()
}

/// Undoes and redoes as far as possible, and collects what is seen on the way.
fn walk(house: &House, id: &str) -> Vec<(TableSnapshot, Option<game::StateHash>)> {
    let mut seen = Vec::new();
    let look = || {
        let table = TableSnapshot { id: String::new(), ..house.open_table(id).unwrap() };
        let fingerprint = house.lock().table(id).unwrap().session.fingerprint();
        (table, fingerprint)
    };
    seen.push(look());
    while house.undo(id, seen.last().unwrap().0.revision).is_ok() {
        seen.push(look());
    }
    while house.redo(id, seen.last().unwrap().0.revision).is_ok() {
        seen.push(look());
    }
    house.leave(id);
    seen
}

struct ComesBack<'a> {
    seed: u64,
    deeds: &'a [Deed],
}

impl GameVisitor for ComesBack<'_> {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        comes_back::<G>(self.seed, self.deeds);
    }
}

fn comes_back<G: ListedGame>(seed: u64, deeds: &[Deed]) {
    let ((here, _one), (there, _other)) = (house(), house());
    let id = laid::<G>(&here, seed, deeds);
    let text = text(&here, &id);
    let look = there.import_preview(&sent(&text)).unwrap();
    let ImportPreview::Table { table } = look else { panic!("{look:?}") };
    assert_eq!((table.name.as_str(), table.known, table.history_locked), ("Kedd este", Known::New, false));
    assert_eq!(taken(&there, &text), id, "nobody has its identifier there");
    assert_eq!(written(&here, &id), written(&there, &id));
    let (one, other) = (here.start("hu").unwrap().tables, there.start("hu").unwrap().tables);
    assert_eq!(one, other);
    let nodes = |house: &House| house.lock().store.journal(&TableId(id.clone())).unwrap();
    assert_eq!(nodes(&here), nodes(&there), "with all that happened");
    assert_eq!(walk(&here, &id), walk(&there, &id));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, max_shrink_iters: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_game_comes_back_whichever_it_is(seed in any::<u64>(), deeds in deeds(120)) {
        for game in GAMES {
            visit_game(game, ComesBack { seed, deeds: &deeds }).unwrap();
        }
    }
}

struct WholeGame<'a>(&'a House);

impl GameVisitor for WholeGame<'_> {
    type Output = (String, u32);

    fn visit<G: ListedGame>(self) -> (String, u32) {
        whole_game::<G>(self.0)
    }
}

/// Plays a whole game as beginners do.
fn whole_game<G: ListedGame>(house: &House) -> (String, u32) {
    let id = laid::<G>(house, 2025, &[]);
    let mut inner = house.lock();
    let inner = &mut *inner;
    let mut session = inner.open_session(&TableId(id.clone())).unwrap();
    for now in 1_700_000_001_000.. {
        let played = (&*session as &dyn Any).downcast_ref::<Played<G>>().unwrap();
        let Some(seat) = G::to_move(&played.state) else { break };
        let level = bot::Level::find(G::LEVELS, "beginner").unwrap();
        let (view, seed) = (G::view(&played.state, seat), Seed(now as u64));
        let mv = G::move_out(bot::choose::<G>(&view, level, seed, &bot::Cancel::new()).ok().unwrap());
        let by_bot = session.bot_to_move();
        let store = &mut inner.store;
        if by_bot { session.act_for_bot(store, mv, now) } else { session.act(store, mv, now) }.unwrap();
    }
    (id, session.plies() as u32)
}

#[test]
fn an_evening_is_a_text_of_a_few_thousand_letters() {
    let (house, _directory) = house();
    for game in GAMES {
        let (id, plies) = visit_game(game, WholeGame(&house)).unwrap();
        let text = text(&house, &id);
        println!("{game}, {plies} decisions: {} letters", text.len());
        // It may be sent in a message, or compared by eye.
        assert!(text.len() < 9_000, "{game}: {} letters for {plies} decisions", text.len());
    }
}

#[test]
fn a_table_that_is_here_already_comes_in_beside_it() {
    let (house, _directory) = house();
    let id = some::<HostedMochi>(&house);
    let text = text(&house, &id);
    let before = written(&house, &id);
    let ImportPreview::Table { table } = house.import_preview(&sent(&text)).unwrap() else { panic!("no table") };
    assert_eq!(table.known, Known::Same);
    let copy = taken(&house, &text);
    assert_ne!(copy, id);
    assert_eq!((written(&house, &copy), written(&house, &id)), (before.clone(), before));
    // Once both have continued, they are in another state.
    for (id, known) in [(&id, Known::Same), (&copy, Known::Other)] {
        let table = house.open_table(id).unwrap();
        house.undo(id, table.revision).unwrap();
        let ImportPreview::Table { table } = house.import_preview(&sent(&text)).unwrap() else { panic!("no table") };
        assert_eq!(table.known, known);
    }
    // A table that continued and was deleted isn't restored.
    house.delete(&id).unwrap();
    house.delete(&copy).unwrap();
    let again = house.import_text(&sent(&text), false).unwrap();
    assert!(again.tables != [id] && again.tables != [copy]);
    assert_eq!(again.other, 0);
}

#[test]
fn a_table_of_older_rules_goes_on_from_where_it_stood() {
    let ((here, _one), (there, _other)) = (house(), house());
    let id = some::<HostedMochi>(&here);
    let kept = here.open_table(&id).unwrap();
    let older = bad_input::forged(&text(&here, &id), |table| table["rules"] = 0.into());
    let ImportPreview::Table { table } = there.import_preview(&sent(&older)).unwrap() else { panic!("no table") };
    assert!(table.history_locked);
    let id = taken(&there, &older);
    let table = there.open_table(&id).unwrap();
    assert!(table.history_locked && !table.can_undo);
    assert_eq!((table.game, table.plies), (kept.game, kept.plies));
    // Exported again with its events, it is imported unchanged.
    there.leave(&id);
    let again = bad_input::unsealed(&text(&there, &id));
    assert_eq!(again["told"]["seats"].as_array().unwrap().len(), again["moves"].as_array().unwrap().len());
    let copy = taken(&there, &text(&there, &id));
    assert!(there.open_table(&copy).unwrap().history_locked);
}

#[test]
fn a_history_that_can_only_be_read_is_carried_with_what_it_tells() {
    let (house, _directory) = house();
    let id = some::<HostedIszkenderun>(&house);
    let log = house.open_table(&id).unwrap().log;
    house.leave(&id);
    let told = {
        let inner = house.lock();
        let record = inner.store.table(&TableId(id.clone())).unwrap();
        let mut written = Written::of(&inner.store, &record).unwrap();
        written.told = Some(Told::of(&inner.store, &record.id).unwrap());
        serde_json::to_value(written).unwrap()
    };
    let told = bad_input::forged(&text(&house, &id), |table| *table = told.clone());
    let copy = house.open_table(&taken(&house, &told)).unwrap();
    assert!(copy.history_locked);
    assert_eq!(copy.log, log);
}

#[test]
fn a_game_on_paper_and_a_code_are_told_apart() {
    let (house, _directory) = house();
    let record = "(;GM[1]FF[4]SZ[9]KM[5.5];B[ee];W[gc])";
    for file in [record.to_owned(), format!("\u{feff}\n {record}")] {
        let look = house.import_preview(&sent(&file)).unwrap();
        assert!(matches!(look, ImportPreview::Record { game: RecordGame { plies: 2, .. } }), "{look:?}");
    }
    let today = house.challenge_today("mochi", "2026-11-21").unwrap();
    let message = format!("\u{feff}Játsszuk ezt!\n\n{}", today.code);
    assert_eq!(house.import_preview(&sent(&message)).unwrap(), ImportPreview::Challenge { challenge: today });
}

#[test]
fn a_renamed_table_is_called_so_wherever_it_goes() {
    let ((here, _one), (there, _other)) = (house(), house());
    let id = some::<HostedMochi>(&here);
    here.open_table(&id).unwrap();
    assert_eq!(here.rename(&id, "  Nagyi\n\u{202e} nyert ").unwrap(), "Nagyi nyert");
    assert_eq!(here.start("hu").unwrap().tables[0].name, "Nagyi nyert");
    let carried = here.table_text(&id, 60).unwrap();
    assert_eq!(carried.name, "asztaltars-mochi-Nagyi-nyert-2023-11-14.asztal");
    let id = taken(&there, &carried.text);
    assert_eq!(there.start("hu").unwrap().tables[0].name, "Nagyi nyert");
    assert_eq!(here.rename("nowhere", "x").unwrap_err().kind(), ProblemKind::NoSuchTable);
    assert_eq!(there.rename(&id, "").unwrap(), "");
}
