//! Files become tables and tables files, and nothing is lost on the way.
#![allow(clippy::unwrap_used, reason = "tests")]

mod branches;
mod others;

use super::*;
use crate::OptionChoice;
use crate::house::House;
use crate::play::players::opponents;
use crate::play::session::Session;
use crate::settings::{BotSpeed, Language, Settings};
use crate::stamp::new_id;
use crate::wire::TableSnapshot;
use cardgo::{Cardgo, Move, Setup, View};
use cardgo_table::CardgoTable;
use game::{Chance, Game, Seed, Silent, StateHash};
use rulebook::Lang;
use sgf::Record;
use store::{Opened, Store};
use table::Player;
use tables::{GameMove, GameView};
use tempfile::TempDir;

/// A house in a folder of its own, whose bots move at once.
fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
    (house, directory)
}

/// A text as the window sends a file: a character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

/// What was chosen before a game, as the file has it.
fn chosen<'a>(look: &'a RecordGame, key: &str) -> &'a str {
    &look.choices.iter().find(|choice| choice.key == key).unwrap().value
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

fn fingerprint(house: &House, table: &TableSnapshot) -> Option<StateHash> {
    house.lock().table(&table.id).unwrap().session.fingerprint()
}

/// Waits until the table has moved on, and is the person's again.
fn answered(house: &House, before: &TableSnapshot) -> TableSnapshot {
    let mut table = house.next(&before.id, before.revision, 0).unwrap();
    while table.thinking {
        table = house.next(&table.id, table.revision, 0).unwrap();
    }
    house.open_table(&before.id).unwrap()
}

const SHORT: &str = "(;GM[1]FF[4]SZ[9]KM[5.5]PB[Éva]PW[Ödön]RE[B+R]C[elöl];B[ee]C[közép];W[gc];B[cg])";

#[test]
fn a_file_opens_at_its_last_position_and_nobody_moves_before_one_has_looked_back() {
    let (house, _directory) = house();
    let look = house.record_look(&sent(SHORT)).unwrap();
    assert_eq!((chosen(&look, "size"), chosen(&look, "komi")), ("9", "5.5"));
    assert_eq!((look.plies, look.notes.len()), (3, 0));
    assert_eq!(look.players, [Some("Éva".to_owned()), Some("Ödön".to_owned())]);
    assert_eq!(look.result.as_deref(), Some("fekete nyert, fehér feladta"));
    let table = opened(&house, SHORT, 0);
    assert_eq!((table.plies, table.held, table.thinking, table.assisted), (3, true, true, true));
    assert_eq!((table.imported, &table.seed), (true, &None));
    assert_eq!(view(&table).rows.concat().matches(['X', 'O']).count(), 3);
    let after_one = house.table_at(&table.id, table.revision, 1).unwrap();
    assert_eq!((after_one.plies, view(&after_one).rows[4].as_str()), (1, "....X...."));
    assert_eq!(house.table_at(&table.id, table.revision, 4).unwrap_err().kind(), ProblemKind::NothingThere);
    // Left and opened again, it still waits; then the bot answers.
    house.leave(&table.id);
    let table = house.open_table(&table.id).unwrap();
    assert!(table.held);
    house.hold(&table.id, false).unwrap();
    assert_eq!(answered(&house, &table).plies, 4);
}

#[test]
fn one_plays_on_from_any_move_at_a_table_of_its_own() {
    let (house, _directory) = house();
    let table = opened(&house, SHORT, 1);
    let branch = house.branch(&table.id, Some(1), "").unwrap();
    house.leave(&branch);
    let branch = house.open_table(&branch).unwrap();
    assert_eq!((branch.plies, branch.imported, branch.held), (1, true, false), "ready to be played");
    assert_eq!(house.open_table(&table.id).unwrap(), table, "still looked at first");
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_a_sentence_and_no_table_is_laid() {
    let (house, _directory) = house();
    let too_long = format!("(;SZ[9]{})", ";B[];W[]".repeat(600));
    for (file, words) in [
        ("", "1. sor: a fájl üres."),
        ("(;GM[1]SZ[9];B[ee]", "nincs lezárva"),
        ("(;GM[2])", "ez nem gójátszma"),
        ("(;SZ[9];B[aa];W[aa])", "2. lépés: A9: már áll ott kő."),
        (too_long.as_str(), "1000"),
        (&" ".repeat(1 << 21), "1 MB"),
    ] {
        let problem = house.record_look(&sent(file)).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadRecord);
        let text = problem.text(house.lang());
        assert!(text.contains(words), "{text}");
        assert_eq!(house.record_open(&sent(file), Seat(0), "beginner").unwrap_err(), problem);
    }
    assert!(house.record_open(&sent(SHORT), Seat(0), "nobody").is_err());
    assert!(house.record_open(&sent(SHORT), Seat(2), "beginner").is_err());
    assert_eq!(house.start("hu").unwrap().tables, []);
}

/// A game of ours that `change` has spoilt where the deal is told.
fn changed_deal(house: &House, change: impl Fn(&mut serde_json::Value)) -> String {
    let table = opened(house, SHORT, 0);
    let mut record = Record::read(text(house, &table).as_bytes()).unwrap();
    let told = record.steps.iter_mut().flat_map(|step| step.cards.first_mut()).next().unwrap();
    let mut deal = serde_json::from_str(told).unwrap();
    change(&mut deal);
    *told = deal.to_string();
    record.to_string()
}

#[test]
fn a_game_played_by_newer_rules_or_bots_is_refused_in_a_sentence() {
    let (house, _directory) = house();
    assert!(house.record_look(&sent(&changed_deal(&house, |_| ()))).is_ok());
    type Change = fn(&mut serde_json::Value);
    let cases: [(Change, &str); 3] = [
        (|deal| deal["rules"] = (Cardgo::RULES_VERSION + 1).into(), "újabb változatában, más szabályokkal"),
        // Whatever a later version may tell of its deal.
        (
            |deal| *deal = serde_json::json!({ "game": "cardgo", "rules": 99, "begun": "later" }),
            "újabb változatában, más szabályokkal",
        ),
        (|deal| deal["levels"][1] = "dragon".into(), "„dragon” szintű bot"),
    ];
    for (change, words) in cases {
        let file = changed_deal(&house, change);
        let problem = house.record_look(&sent(&file)).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadRecord);
        let text = problem.text(house.lang());
        assert!(text.contains(words), "{text}");
        assert_eq!(house.record_open(&sent(&file), Seat(0), "beginner").unwrap_err(), problem);
    }
    // Somebody else's property of the same name means nothing here.
    assert!(house.record_look(&sent(r#"(;SZ[9]KX[{"game":"chess","rules":99}];B[ee])"#)).is_ok());
}

#[test]
fn more_games_in_a_file_are_told_of() {
    let (house, _directory) = house();
    let file = format!("{SHORT}{SHORT}(;SZ[5];B[aa])");
    let look = house.record_look(&sent(&file)).unwrap();
    assert_eq!((chosen(&look, "size"), look.plies), ("9", 3), "the first");
    assert!(look.notes[0].contains("még 2"), "{:?}", look.notes);
    house
        .save_settings(serde_json::to_value(Settings { language: Language::En, ..Settings::default() }).unwrap(), "hu")
        .unwrap();
    assert!(house.record_look(&sent(&file)).unwrap().notes[0].contains("2 more"));
    // So they are where the first was played here.
    let ours = changed_deal(&house, |_| ());
    assert_eq!(house.record_look(&sent(&format!("{ours}{SHORT}"))).unwrap().notes.len(), 1);
}

#[test]
fn a_game_whose_board_was_changed_begins_after_the_change() {
    let (house, _directory) = house();
    let file = "(;SZ[5];B[aa];W[bb];AE[aa]AB[cc]PL[W];W[dd];B[ee])";
    let look = house.record_look(&sent(file)).unwrap();
    assert_eq!(look.plies, 2);
    assert!(look.notes[0].contains("eddigi lépések: 2"), "{}", look.notes[0]);
    let table = opened(&house, file, 0);
    let first = house.table_at(&table.id, table.revision, 0).unwrap();
    assert_eq!(view(&first).rows, [".....", ".O...", "..X..", ".....", "....."]);
    let record = Record::read(text(&house, &table).as_bytes()).unwrap();
    assert_eq!(record.moves().count(), 4, "what came before stays in the file");
    let again = opened(&house, &text(&house, &table), 0);
    assert_eq!(fingerprint(&house, &again), fingerprint(&house, &table));
}

#[test]
fn passes_beyond_the_second_and_play_after_a_count_are_understood() {
    let (house, _directory) = house();
    let passed = opened(&house, "(;SZ[9];B[ee];W[];B[];W[])", 0);
    assert_eq!(passed.plies, 3);
    let resumed = opened(&house, "(;SZ[9];B[ee];W[];B[];W[cc];B[];W[])", 0);
    assert_eq!(resumed.plies, 7);
    assert!(resumed.outcome.is_some());
    let beyond = house.record_look(&sent("(;SZ[9];B[ee];W[];B[];W[cc];B[];W[];B[dd])")).unwrap();
    assert_eq!((beyond.plies, beyond.notes.len()), (7, 1));
}

#[test]
fn what_the_file_says_comes_back_and_the_line_that_was_left_is_a_variation() {
    let (house, _directory) = house();
    let file = "(;SZ[9]KM[5.5]PB[Éva]EV[kupa]RE[B+R];B[ee]C[közép]LB[ee:1](;W[gc];B[cg])(;W[cc]N[másik]))";
    let table = opened(&house, file, 1);
    let same = Record::read(text(&house, &table).as_bytes()).unwrap();
    let mut read = Record::read(file.as_bytes()).unwrap();
    read.steps[0].cards.clone_from(&same.steps[0].cards);
    assert_eq!(same, read, "but for what we say of the deal");
    // White goes elsewhere at its first move.
    let back = house.open_table(&house.branch(&table.id, Some(1), "").unwrap()).unwrap();
    let shortened = Record::read(text(&house, &back).as_bytes()).unwrap();
    assert_eq!(shortened.moves().count(), 3, "the way on is still there");
    house.act(&back.id, back.revision, GameMove::Cardgo(Move::Play { point: "A1".parse().unwrap() })).unwrap();
    let table = answered(&house, &back);
    let record = Record::read(text(&house, &table).as_bytes()).unwrap();
    assert_eq!(record.steps[1].comment.as_deref(), Some("közép"));
    assert_eq!(record.steps[2].variations.len(), 2);
    assert_eq!((record.players[0].name.as_deref(), record.result), (Some("Éva"), None));
    let again = opened(&house, &text(&house, &table), 1);
    assert_eq!(fingerprint(&house, &again), fingerprint(&house, &table));
}

#[test]
fn a_game_played_here_comes_back_with_its_count_and_its_result() {
    let (house, _directory) = house();
    let option = |key: &str, value: &str| OptionChoice { key: key.to_owned(), value: value.to_owned() };
    let id = house
        .create(&crate::NewTable {
            game: Cardgo::NAME.to_owned(),
            players: vec![Player::Person, Player::bot("beginner")],
            options: vec![option("size", "9"), option("cards", "0"), option("handicap", "2")],
            seed: Some("7".to_owned()),
        })
        .unwrap();
    let mut table = house.open_table(&id).unwrap();
    while table.thinking {
        table = answered(&house, &table);
    }
    while table.outcome.is_none() {
        let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
        let wish = [Move::Pass, Move::Agree].into_iter().find(|wish| moves.contains(wish)).unwrap();
        house.act(&id, table.revision, GameMove::Cardgo(wish)).unwrap();
        table = answered(&house, &table);
    }
    let file = text(&house, &table);
    let record = Record::read(file.as_bytes()).unwrap();
    assert_eq!((record.handicap, record.rules.as_deref()), (Some(2), Some("Chinese")));
    assert!(record.result.is_some() && record.date.is_some());
    let look = house.record_look(&sent(&file)).unwrap();
    assert_eq!(look.seats, Some(vec![Player::Person, Player::bot("beginner")]));
    let again = opened(&house, &file, 0);
    assert_eq!(fingerprint(&house, &again), fingerprint(&house, &table));
    assert_eq!((again.outcome, again.plies, again.seed), (table.outcome, table.plies, table.seed));
}

/// Some game with cards, by its seed: every decision any that is listed.
fn any_game(seed: u64, most: usize) -> (StoredSetup<CardgoTable>, cardgo::State, Vec<Move>) {
    let mut setup = Setup::default();
    Cardgo::configure(&mut setup, "size", "9").unwrap();
    let dealt = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let (mut state, mut chance, mut moves) = (dealt.clone(), Chance::new(Seed(seed)), Vec::new());
    while moves.len() < most && state.to_move().is_some() {
        let mut listed = Vec::new();
        Cardgo::legal_moves(&state, &mut listed);
        let mv = chance.pick(&listed).unwrap();
        Cardgo::apply(&mut state, mv, &mut Silent);
        moves.push(mv);
    }
    let players = opponents::<CardgoTable>(&setup, Seat(0), "beginner");
    let players = Players::seat::<CardgoTable>(&players, &setup, Seed(seed)).unwrap();
    (StoredSetup { setup, players, opening: Vec::new(), placed: None, imported: None }, dealt, moves)
}

/// A table's game as a file, without what was tried beside it.
fn written(played: &dyn Session) -> String {
    let (text, ..) = played.written("2026-11-21".to_owned(), Vec::new(), Lang::En).unwrap();
    text
}

#[test]
fn a_game_with_cards_comes_back_to_the_same_state() {
    let directory = TempDir::new().unwrap();
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("somebody else is here") };
    let mut lay = |kept, dealt, moves: &[Move], seed| {
        let place = TablePlace { store: &mut store, id: new_id(), name: String::new(), seed: Seed(seed), now_ms: 0 };
        place.lay_played::<CardgoTable>(kept, dealt, moves).unwrap()
    };
    for seed in 1..=12 {
        let (kept, dealt, moves) = any_game(seed, 40 * seed as usize);
        let played = lay(kept, dealt, &moves, seed);
        let file = written(&played);
        let (_, kifu) = found::<CardgoTable>(&sent(&file)).unwrap();
        assert_eq!(kifu.notes, [], "{file}");
        assert_eq!(kifu.moves, moves);
        // Imported and written again, it is the same game still.
        let dealt = kifu.beginning.state.clone();
        let (mut kept, ..) = any_game(seed, 0);
        kept.imported = Some(Imported { text: kifu.text, step: kifu.step, dealt: true, others: None, branch: false });
        let again = lay(kept, dealt, &kifu.moves, seed);
        assert_eq!(again.fingerprint(), played.fingerprint());
        let twice = written(&again);
        assert_eq!(found::<CardgoTable>(&sent(&twice)).unwrap().1.moves, moves, "{file}\n{twice}");
        // A program that knows only Go comes to the same board.
        let shown = sgf::replay_after_changes(&Record::read(file.as_bytes()).unwrap());
        let board = |board: &cardgo::Board| board.rows().join("\n");
        if let Ok(shown) = shown {
            assert_eq!(board(shown.end.board()), board(played.state.table().position().board()));
        }
    }
}

#[test]
fn an_estimate_is_for_who_is_to_move_and_counts_as_help() {
    let (house, _directory) = house();
    let file = "(;SZ[9];B[ce];W[ee];B[cd];W[ed];B[cc];W[ec];B[cb];W[eb];B[ca];W[ea];B[cf];W[ef];B[cg];W[eg];B[ch];W[eh];B[ci];W[ei])";
    let table = opened(&house, file, 0);
    house.hold(&table.id, false).unwrap();
    let survey = house.survey(&table.id, table.revision).unwrap();
    assert!(survey.owners[4][0] > 50 && survey.owners[4][4] < -50, "{survey:?}");
    assert!(survey.lead < 0, "White has the larger side");
    let other = opened(&house, file, 1);
    assert_eq!(house.survey(&other.id, other.revision).unwrap_err().kind(), ProblemKind::Stale);
}
