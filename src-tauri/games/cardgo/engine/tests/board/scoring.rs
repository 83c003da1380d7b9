//! Area scoring compared with the Tromp–Taylor rules, in games played to their end.
//!
//! The environment variable `ASZTALTARS_GAMES` sets the number of games, 500 by default; `cargo xtask measure board`
//! counts ten thousand.

use super::moves::{point, sign};
use super::slow::Paper;
use cardgo::{Board, Colour, PointSet, area};
use game::{Chance, Seed};
use std::env;

const SIZES: [u8; 10] = [2, 3, 4, 5, 6, 7, 9, 9, 13, 19];

/// The reference board with the same stones, except those in `without`.
fn on_paper(board: &Board, without: &PointSet) -> Paper {
    let mut paper = Paper::new(usize::from(board.size()));
    for (column, row) in paper.spots() {
        let at = point((column, row));
        if !without.contains(at) {
            paper.signs[row][column] = sign(board.stone(at));
        }
    }
    paper
}

fn compare(board: &Board, dead: &PointSet) {
    let paper = on_paper(board, dead);
    let area = area::score(board, dead);
    let mut points = [0, 0];
    for spot in paper.spots() {
        let owner = paper.owner(spot);
        assert_eq!(area.owner(point(spot)).map_or('.', |colour| sign(Some(colour))), owner.unwrap_or('.'), "{board}");
        assert_eq!(area.stones.iter().any(|stones| stones.contains(point(spot))), paper.at(spot) != '.', "{board}");
        points[0] += u16::from(owner == Some('X'));
        points[1] += u16::from(owner == Some('O'));
    }
    assert_eq!(Colour::BOTH.map(|colour| area.points(colour)), points, "{board}");
    let lead = points[0] as i16 - points[1] as i16;
    assert_eq!(area.margin(13), 2 * lead - 13, "in half points, komi 6.5");
    if dead.is_empty() {
        assert_eq!(area::lead(board), lead, "{board}");
    }
}

#[test]
fn finished_games_score_as_on_paper() {
    let games: u32 = env::var("ASZTALTARS_GAMES").map_or(500, |games| games.parse().unwrap());
    let mut chance = Chance::new(super::moves::seed());
    for (number, &size) in (0..games).zip(SIZES.iter().cycle()) {
        let mut board = Board::new(size);
        let moves = board.play_light(Colour::Black, 2_000, &mut chance);
        assert!(moves < 2_000, "game {number} has no end");
        compare(&board, &PointSet::EMPTY);
        // Marks some random chains as dead.
        let mut dead = PointSet::EMPTY;
        for colour in Colour::BOTH {
            for stone in board.stones(colour) {
                if chance.below(20) == 0 {
                    dead |= board.chain_set(stone);
                }
            }
        }
        compare(&board, &dead);
    }
    println!("{games} finished games scored");
}

#[test]
fn games_broken_off_score_as_on_paper() {
    let mut chance = Chance::new(Seed(7));
    for (number, &size) in (0..200).zip(SIZES.iter().cycle()) {
        let mut board = Board::new(size);
        board.play_light(Colour::Black, number, &mut chance);
        compare(&board, &PointSet::EMPTY);
    }
}
