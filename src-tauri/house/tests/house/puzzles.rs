//! Tests of puzzles: their lists, tries, results, and what comes back.

use games::GAMES;
use house::{House, PositionSource, PracticePosition, PuzzleState};
use tempfile::TempDir;

/// The UTC offset at which the calendar is a day ahead.
const TOMORROW: i32 = 24 * 60;

fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    (House::open(directory.path()).unwrap(), directory)
}

fn puzzle(game: &str, number: u32) -> PositionSource {
    PositionSource::Puzzle { game: game.to_owned(), number }
}

fn at(game: &str, number: u32) -> PracticePosition {
    PracticePosition { source: puzzle(game, number), moves: Vec::new(), open: false }
}

fn state(house: &House, game: &str, number: u32) -> PuzzleState {
    house.puzzles(game, 0).unwrap().puzzles[number as usize - 1].state
}

#[test]
fn every_game_has_puzzles_with_a_move_to_find_and_a_reason() {
    let (house, _directory) = house();
    for game in GAMES {
        let list = house.puzzles(game, 0).unwrap();
        assert!((1..=list.puzzles.len()).contains(&(list.today as usize)) && !list.done_today, "{game}");
        let at = at(game, 1);
        let table = house.practice_at(&at).unwrap();
        assert!(table.log.len() > 1, "{game}: what led to it is told");
        let solution = house.practice_solution(&at).unwrap().unwrap();
        let why = solution.why.unwrap_or_else(|| panic!("{game}: a sentence says why"));
        assert_eq!(why.rule, list.puzzles[0].rule, "{game}");
        let found = house.practice_try(&at, solution.best.mv).unwrap().unwrap();
        assert!(found.found, "{game}: {found:?}");
        let worst = table.game.moves().into_iter().find(|mv| !solution.among.contains(mv));
        if let Some(worst) = worst {
            assert!(!house.practice_try(&at, worst).unwrap().unwrap().found, "{game}");
        }
    }
}

#[test]
fn a_failed_puzzle_comes_back_tomorrow_and_stays_failed_at_first() {
    let (house, directory) = house();
    house.practice_note(&puzzle("mochi", 3), false, 0).unwrap();
    house.practice_note(&puzzle("mochi", 4), true, 0).unwrap();
    assert_eq!(
        [3, 4, 5].map(|number| state(&house, "mochi", number)),
        [PuzzleState::Failed, PuzzleState::Solved, PuzzleState::Untried,]
    );
    assert_eq!((house.practice_due(0).unwrap().due.len(), house.practice_due(0).unwrap().later), (0, 1));
    let due = house.practice_due(TOMORROW).unwrap().due;
    assert_eq!(due.iter().map(|it| it.source.clone()).collect::<Vec<_>>(), [puzzle("mochi", 3)]);
    house.practice_note(&puzzle("mochi", 3), true, TOMORROW).unwrap();
    drop(house);
    let house = House::open(directory.path()).unwrap();
    assert_eq!(state(&house, "mochi", 3), PuzzleState::SolvedLater, "it is kept");
    let totals = house.puzzle_overview(0).unwrap().games.into_iter().find(|totals| totals.game == "mochi").unwrap();
    assert_eq!((totals.tried, totals.solved, totals.at_once), (2, 2, 1));
}

#[test]
fn the_puzzle_of_the_day_is_done_once_tried_and_days_in_a_row_count() {
    let (house, _directory) = house();
    let today = house.puzzles("astra", 0).unwrap().today;
    let tomorrow = house.puzzles("astra", TOMORROW).unwrap().today;
    assert_ne!(today, tomorrow);
    house.practice_note(&puzzle("astra", today), false, 0).unwrap();
    assert!(house.puzzles("astra", 0).unwrap().done_today);
    assert!(!house.puzzles("astra", TOMORROW).unwrap().done_today);
    assert_eq!(house.puzzle_overview(0).unwrap().days, 1);
    house.practice_note(&puzzle("astra", tomorrow), true, TOMORROW).unwrap();
    let overview = house.puzzle_overview(TOMORROW).unwrap();
    assert_eq!((overview.days, overview.most_days), (2, 2));
}

#[test]
fn a_puzzle_that_is_not_there_is_a_sentence() {
    let (house, _directory) = house();
    assert!(house.puzzles("chess", 0).is_err());
    for number in [0, 101, u32::MAX] {
        assert!(house.practice_at(&at("mochi", number)).is_err());
        assert!(house.practice_note(&puzzle("mochi", number), true, 0).is_err());
    }
    let foreign: games::GameMove = serde_json::from_str(r#"{"game":"cardgo","move":{"kind":"pass"}}"#).unwrap();
    assert!(house.practice_try(&at("mochi", 1), foreign).is_err());
    assert!(house.practice_at(&PracticePosition { moves: vec![foreign], ..at("mochi", 1) }).is_err());
}
