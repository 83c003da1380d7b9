//! The behaviour of the search of plain Go: reproducible, within its memory, and as a Go player expects.

use bot::{Cancel, Stopped};
use cardgo::{Board, Colour, Point, Position};
use cardgo_hosted::go::{Budget, Limit, MoveRestriction, MoveRestrictions, Player, SearchResult, estimate};
use game::{Chance, Seed};
use std::time::{Duration, Instant};

const KOMI: i16 = 15;

fn player() -> Player {
    Player::new(KOMI)
}

fn simulations(most: u32) -> Budget {
    Budget { limit: Limit::Simulations(most), early: false }
}

fn think(player: &mut Player, position: &Position, most: u32, seed: u64) -> SearchResult {
    player.think(position, simulations(most), Seed(seed), &Cancel::new()).unwrap()
}

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

/// Plays a game of these plays, Black and White in turn.
fn played(size: u8, plays: &[&str]) -> Position {
    let mut position = Position::new(size);
    plays.iter().for_each(|play| {
        position.play(at(play));
    });
    position
}

fn make(position: &mut Position, play: Option<Point>) {
    match play {
        Some(point) => {
            assert!(position.is_legal(point), "{point}\n{}", position.board());
            position.play(point);
        }
        None => position.pass(),
    }
}

#[test]
fn the_same_position_and_seed_give_the_same_thought() {
    let position = played(9, &["E5", "E3", "C4"]);
    let thoughts = [(); 2].map(|()| think(&mut player(), &position, 60, 7));
    assert_eq!(thoughts[0].candidates, thoughts[1].candidates);
    // The size of the tree's memory makes no difference.
    let mut other = Player::for_simulations(KOMI, 60);
    assert_eq!(think(&mut other, &position, 60, 7).candidates, thoughts[0].candidates);
    let turned = think(&mut player(), &position, 60, 8);
    assert_ne!(turned.candidates, thoughts[0].candidates, "the board is turned in another order");
}

#[test]
fn it_opens_in_the_corners_of_large_boards_and_in_the_middle_of_small_ones() {
    for (size, near, far) in [(13, 3, 5), (19, 3, 5)] {
        let play = think(&mut player(), &Position::new(size), 40, 1).play.unwrap();
        let line = |at: u8| at.min(size - 1 - at) + 1;
        let lines = [line(play.column()), line(play.row())];
        assert!(lines.iter().all(|line| (near..=far).contains(line)), "{size}: {play}");
    }
    let play = think(&mut player(), &Position::new(7), 40, 1).play.unwrap();
    assert!((2..=4).contains(&play.column()) && (2..=4).contains(&play.row()), "{play}");
}

#[test]
fn a_kept_tree_knows_more_and_stays_legal() {
    let mut position = Position::new(7);
    let mut player = player();
    let mut chance = Chance::new(Seed(3));
    let mut reused = 0;
    while position.passes() < 2 && position.history().len() < 60 {
        let thought = think(&mut player, &position, 24, 3);
        reused += u32::from(thought.simulations > 24);
        make(&mut position, thought.play);
        // Sometimes the opponent plays a random move.
        if chance.below(4) == 0 && position.passes() < 2 {
            let mut points = Vec::new();
            position.legal_points(&mut points);
            make(&mut position, chance.pick(&points));
        }
    }
    assert!(reused > 8, "{reused}");
}

#[test]
fn a_game_is_played_to_its_end_without_filling_an_eye() {
    for (seed, size) in [(1, 5), (2, 7), (3, 9)] {
        let mut position = Position::new(size);
        let mut players = [player(), player()];
        let mut plays = 0;
        while position.passes() < 2 {
            let turn = position.turn();
            let thought = think(&mut players[turn.index()], &position, 20, seed);
            if let Some(point) = thought.play {
                assert!(!position.board().is_eye(point, turn), "{turn:?} {point}\n{}", position.board());
            }
            make(&mut position, thought.play);
            plays += 1;
            assert!(plays < 3 * usize::from(size) * usize::from(size), "no end\n{}", position.board());
        }
    }
}

#[test]
fn what_is_left_out_is_not_played_and_what_alone_is_allowed_is() {
    let position = played(9, &["E5", "E3"]);
    let bar = |plays: &[&str], only| {
        let plays = plays.iter().map(|play| Some(at(play))).collect();
        MoveRestrictions::new(vec![MoveRestriction { colour: Colour::Black, plays, only, until: 1 }])
    };
    let mut player = player();
    let best = think(&mut player, &position, 30, 1).play.unwrap().to_string();
    player.bar(bar(&[&best], false));
    assert_ne!(think(&mut player, &position, 30, 1).play, Some(at(&best)));
    // A1 is a move that the search wouldn't choose by itself.
    player.bar(bar(&["A1"], true));
    assert_eq!(think(&mut player, &position, 30, 1).play, Some(at("A1")));
}

#[test]
fn time_is_kept_and_a_decided_search_ends_early() {
    let budget = Budget { limit: Limit::Time(Duration::from_millis(150)), early: false };
    let began = Instant::now();
    let thought = player().think(&Position::new(13), budget, Seed(1), &Cancel::new()).unwrap();
    assert!(thought.simulations > 0);
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    // One play captures six stones; without it they are lost.
    let rows = ["XXXXXXX", ".XXXXX.", "OOOOOOX", "XXXXXXO", ".OOOOOO", "OOOOOOO", "OO.OOO."];
    let budget = Budget { early: true, ..simulations(400) };
    let position = Position::from_board(Board::from_rows(&rows).unwrap(), Colour::Black);
    let thought = player().think(&position, budget, Seed(1), &Cancel::new()).unwrap();
    assert!(thought.simulations < 400, "{}", thought.simulations);
}

#[test]
fn a_cancelled_search_says_so() {
    let cancel = Cancel::new();
    cancel.cancel();
    let thought = player().think(&Position::new(9), simulations(100), Seed(1), &cancel);
    assert_eq!(thought.unwrap_err(), Stopped::Cancelled);
}

#[test]
fn memory_is_bounded_and_a_full_tree_still_thinks() {
    let mut small = Player::for_simulations(KOMI, 1);
    assert_eq!(think(&mut small, &Position::new(13), 60, 1).simulations, 60);
    assert!(small.megabytes() < 0.1, "{}", small.megabytes());
    assert!(player().megabytes() < 64.0);
}

#[test]
fn a_lead_is_told_in_points_and_a_lost_game_is_hopeless() {
    let rows = ["..XO.O.O."; 9];
    let position = Position::from_board(Board::from_rows(&rows).unwrap(), Colour::Black);
    let thought = think(&mut player(), &position, 60, 1);
    // Black has 27 points against 54, and the komi.
    let lead = thought.candidates[0].lead;
    assert!((lead - (27.0 - 54.0 - 7.5)).abs() < 6.0, "{lead}");
    assert!(thought.share < 0.08, "{}", thought.share);
    assert!(!thought.hopeless, "the game has hardly begun: nothing was played on this board yet");
    assert!(thought.owner(at("A1")) > 0.8 && thought.owner(at("J9")) < -0.8);
}

#[test]
fn an_estimate_gives_every_point_its_owner() {
    let board =
        Board::from_rows(&["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "O.XO..X"]).unwrap();
    let position = Position::from_board(board, Colour::Black);
    let estimate = estimate(&position, KOMI);
    assert!(estimate.owner("A4".parse().unwrap()) > 0.6);
    assert!(estimate.owner("G4".parse().unwrap()) < -0.6);
    let dead: Vec<String> = estimate.dead.iter().map(|point| point.to_string()).collect();
    assert_eq!(dead, ["A1", "G1"]);
    assert_eq!(estimate.margin, 2 * (21 - 28) - KOMI);
}

#[test]
fn an_estimate_leaves_both_sides_of_a_seki_alive() {
    // From the left: Black's territory and wall, then White's and Black's chains that share the liberties D1 and D2,
    // then White's wall.
    let rows = [".XOOXO.", ".XOOXO.", ".XOOXO.", ".XOOXO.", ".XOOXO.", ".XO.XO.", ".XO.XO."];
    for turn in Colour::BOTH {
        let position = Position::from_board(Board::from_rows(&rows).unwrap(), turn);
        let estimate = estimate(&position, KOMI);
        assert!(estimate.dead.is_empty(), "{:?}", estimate.dead);
        let owners = ["E4", "C4"].map(|point| estimate.owner(point.parse().unwrap()));
        assert!(owners[0] > 0.1 && owners[1] < -0.5, "{owners:?}");
    }
}
