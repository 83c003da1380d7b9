//! Random games on the engine's board and on the reference board, compared after every move.
//!
//! The environment variable `ASZTALTARS_MOVES` sets the number of moves, 50,000 by default; `cargo xtask measure
//! board` plays a million.

use super::slow::{Game, Paper, Spot, Verdict};
use cardgo::{Board, Colour, IllegalStone, Point, Position};
use game::{Chance, Seed};
use std::collections::BTreeSet;
use std::env;

/// One round: board sizes, and the number of games on each. Small boards are filled, emptied and filled again, so that
/// superko forbids many moves.
const ROUND: [(usize, usize); 9] = [(2, 60), (3, 60), (4, 12), (5, 6), (6, 2), (7, 2), (8, 1), (9, 1), (13, 1)];

/// Games on the largest board are slow, so there is one in this number of rounds.
const ROUNDS_PER_LARGE_GAME: usize = 4;

/// Maximum number of moves of a game per point of the board: enough to fill a small board several times.
const fn most_per_point(size: usize) -> usize {
    if size < 8 { 8 } else { 2 }
}

/// Counters of what occurred in the games.
#[derive(Debug, Default)]
struct Seen {
    moves: u64,
    games: u64,
    passes: u64,
    captures: u64,
    captured: u64,
    occupied: u64,
    suicides: u64,
    kos: u64,
    superkos: u64,
}

/// The seed of the run. `cargo xtask measure` passes the number of the run in `ASZTALTARS_RUN`, so that each run plays
/// other games.
pub fn seed() -> Seed {
    Seed(env::var("ASZTALTARS_RUN").map_or(0, |run| run.parse().unwrap()))
}

pub fn point((column, row): Spot) -> Point {
    Point::new(column as u8, row as u8)
}

pub fn sign(colour: Option<Colour>) -> char {
    match colour {
        None => '.',
        Some(Colour::Black) => 'X',
        Some(Colour::White) => 'O',
    }
}

fn points(spots: &[Spot]) -> Vec<Point> {
    spots.iter().copied().map(point).collect()
}

/// Compares stones, chains and liberties with the reference board.
fn compare_boards(board: &Board, paper: &Paper) {
    board.audit().unwrap();
    for spot in paper.spots() {
        let at = point(spot);
        assert_eq!(sign(board.stone(at)), paper.at(spot), "{at}");
        if paper.at(spot) == '.' {
            assert_eq!((board.liberties(at), board.chain_size(at)), (0, 0), "{at}");
            continue;
        }
        let (stones, liberties) = paper.group(spot);
        assert_eq!(usize::from(board.liberties(at)), liberties.len(), "{at}");
        let liberties = points(&liberties);
        assert_eq!(board.liberty_set(at).iter().collect::<Vec<_>>(), liberties, "{at}");
        assert_eq!(board.chain_set(at).iter().collect::<Vec<_>>(), points(&stones), "{at}");
        assert_eq!(board.last_liberty(at), (liberties.len() == 1).then(|| liberties[0]), "{at}");
        assert_eq!(board.two_liberties(at), (liberties.len() == 2).then(|| [liberties[0], liberties[1]]), "{at}");
    }
}

/// Compares the captures and the hash of a legal move with the reference board.
fn compare_move(position: &Position, game: &Game, at: Point, after: &Paper) {
    let (board, turn) = (position.board(), position.turn());
    let gone = |spot: &Spot| game.board().at(*spot) != '.' && after.at(*spot) == '.';
    let taken = points(&after.spots().into_iter().filter(gone).collect::<Vec<_>>());
    assert_eq!(board.captures(at, turn).iter().collect::<Vec<_>>(), taken, "{at}");
    assert_eq!(usize::from(board.take_count(at, turn)), taken.len(), "{at}");
    assert_eq!(board.takes(at, turn), !taken.is_empty(), "{at}");
    let mut played = position.clone();
    assert_eq!(usize::from(played.play(at)), taken.len(), "{at}");
    assert_eq!(played.board().hash(), board.hash_after(at, turn), "{at}");
    assert_eq!(played.board().rows(), after.rows(), "{at}");
}

/// Compares the legality of every point with the reference; returns the legal points with the boards they lead to.
fn compare_verdicts(position: &Position, game: &Game, seen: &mut Seen) -> Vec<(Point, Paper)> {
    let mut fine = Vec::new();
    for spot in game.board().spots() {
        let at = point(spot);
        let verdict = game.verdict(spot);
        assert_eq!(position.is_legal(at), matches!(verdict, Verdict::Fine(_)), "{at}: {verdict:?}");
        let why_not = position.why_not(at);
        let is_ko = position.board().ko() == Some(at);
        match verdict {
            Verdict::Fine(after) => {
                assert_eq!(why_not, Ok(()), "{at}");
                assert!(!is_ko, "{at} is legal");
                fine.push((at, after));
            }
            Verdict::Occupied => {
                let colour = position.board().stone(at).unwrap();
                assert_eq!(why_not, Err(IllegalStone::Occupied(colour)), "{at}");
                seen.occupied += 1;
            }
            Verdict::Suicide => {
                assert_eq!(why_not, Err(IllegalStone::Suicide), "{at}");
                seen.suicides += 1;
            }
            Verdict::Repeats(earlier) if is_ko => {
                assert_eq!(why_not, Err(IllegalStone::Ko), "{at}");
                assert_eq!(earlier + 2, game.boards.len(), "a ko repeats the board before the last stone");
                seen.kos += 1;
            }
            Verdict::Repeats(earlier) => {
                assert_eq!(why_not, Err(IllegalStone::Superko { earlier }), "{at}");
                assert_eq!(position.board().hash_after(at, position.turn()), position.history()[earlier], "{at}");
                seen.superkos += 1;
            }
        }
    }
    let legal: Vec<Point> = fine.iter().map(|(at, _)| *at).collect();
    let mut listed = Vec::new();
    position.legal_points(&mut listed);
    assert_eq!(listed, legal, "the points listed, in their order");
    assert_eq!(position.legal_set().iter().collect::<Vec<_>>(), legal);
    fine
}

/// Plays a random game, mostly without passes, to its end or for `most` moves.
fn play(size: usize, most: usize, chance: &mut Chance, seen: &mut Seen) {
    let mut position = Position::new(size as u8);
    let mut game = Game::new(size);
    while position.passes() < 2 && game.boards.len() < most {
        compare_boards(position.board(), game.board());
        let mut fine = compare_verdicts(&position, &game, seen);
        for (at, after) in &fine {
            // On a large board, comparing one in ten is enough.
            if size < 8 || chance.below(10) == 0 {
                compare_move(&position, &game, *at, after);
            }
        }
        seen.moves += 1;
        if fine.is_empty() || chance.below(30) == 0 {
            position.pass();
            game.pass();
            seen.passes += 1;
        } else {
            let (at, after) = fine.swap_remove(chance.index(fine.len()));
            let taken = position.play(at);
            seen.captures += u64::from(taken > 0);
            seen.captured += u64::from(taken);
            game.play(after);
        }
        assert_eq!(sign(Some(position.turn())), game.turn);
        assert_eq!(position.history().len(), game.boards.len());
        assert_eq!(position.history().last(), Some(&position.board().hash()));
    }
    position.audit().unwrap();
    let different: BTreeSet<u64> = position.history().iter().copied().collect();
    assert_eq!(different.len(), game.boards.len(), "no board came twice, and no two have one hash");
    let text = serde_json::to_string(&position).unwrap();
    assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), position);
    seen.games += 1;
}

#[test]
fn random_games_go_as_on_paper() {
    let wanted: u64 = env::var("ASZTALTARS_MOVES").map_or(50_000, |moves| moves.parse().unwrap());
    let mut chance = Chance::new(seed());
    let mut seen = Seen::default();
    for round in 0.. {
        let large = (19, usize::from(round % ROUNDS_PER_LARGE_GAME == 0));
        for (size, games) in ROUND.into_iter().chain([large]) {
            for _ in 0..games {
                play(size, most_per_point(size) * size * size, &mut chance, &mut seen);
            }
        }
        if seen.moves >= wanted {
            break;
        }
    }
    println!("{seen:?}");
    assert!(seen.moves >= wanted);
    // Checks that what the test compares has occurred often enough.
    for (what, times) in [("captures", seen.captures), ("suicides", seen.suicides), ("superkos", seen.superkos)] {
        assert!(times > wanted / 50, "{what}: {times} in {wanted} moves");
    }
    assert!(seen.kos > wanted / 500, "kos: {} in {wanted} moves", seen.kos);
}
