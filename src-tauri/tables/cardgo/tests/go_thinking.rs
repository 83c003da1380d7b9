//! How the search of plain Go behaves: reproducibly, within its memory, and without a foolish habit.

use bot::Cancel;
use cardgo::{Point, Position};
use cardgo_table::go::{Budget, Limit, Player, Thinker, Thought};
use game::{Chance, Seed};
use std::time::{Duration, Instant};

const KOMI: i16 = 13;

fn simulations(most: u32) -> Budget {
    Budget { limit: Limit::Simulations(most), threads: 1, early: false }
}

fn think(player: &mut Player, position: &Position, budget: Budget, seed: u64) -> Thought {
    player.think(position, budget, Seed(seed), &Cancel::new()).unwrap()
}

/// Makes a play that must be legal.
fn make(position: &mut Position, play: Option<Point>) {
    match play {
        Some(point) => {
            assert!(position.is_legal(point), "{point}\n{}", position.board());
            position.play(point);
        }
        None => position.pass(),
    }
}

/// A position some random plays on.
fn some_way_on(size: u8, plays: usize, seed: u64) -> Position {
    let mut position = Position::new(size);
    let mut chance = Chance::new(Seed(seed));
    for _ in 0..plays {
        let mut points = Vec::new();
        position.legal_points(&mut points);
        points.retain(|&point| !position.board().is_eye(point, position.turn()));
        make(&mut position, chance.pick(&points));
    }
    position
}

#[test]
fn the_same_position_and_seed_give_the_same_thought() {
    for seed in 0..3 {
        let position = some_way_on(9, 20, seed);
        let thoughts = [(); 2].map(|()| think(&mut Player::new(KOMI), &position, simulations(500), seed));
        assert_eq!(thoughts[0].candidates, thoughts[1].candidates);
        // The way to a position doesn't matter, only what it is.
        let mut other = Player::for_simulations(KOMI, 500);
        assert_eq!(think(&mut other, &position, simulations(500), seed).candidates, thoughts[0].candidates);
    }
}

#[test]
fn a_kept_tree_knows_more_and_stays_legal() {
    for seed in 0..3 {
        let mut position = Position::new(7);
        let mut player = Player::new(KOMI);
        let mut reused = 0;
        let mut chance = Chance::new(Seed(seed));
        while position.passes() < 2 && position.history().len() < 120 {
            let thought = think(&mut player, &position, simulations(200), seed);
            reused += u32::from(thought.simulations > 200);
            make(&mut position, thought.play);
            // Now and then the opponent does something else.
            if chance.below(4) == 0 && position.passes() < 2 {
                let mut points = Vec::new();
                position.legal_points(&mut points);
                make(&mut position, chance.pick(&points));
            }
        }
        assert!(reused > 10, "{reused}");
    }
}

#[test]
fn a_game_is_played_to_its_end_without_filling_an_eye() {
    for (seed, size) in [(1, 5), (2, 7), (3, 9)] {
        let mut position = Position::new(size);
        let mut players = [Player::for_simulations(KOMI, 60), Player::for_simulations(KOMI, 60)];
        let mut plays = 0;
        while position.passes() < 2 {
            let turn = position.turn();
            let thought = think(&mut players[turn.index()], &position, simulations(60), seed);
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
fn several_threads_share_a_tree() {
    let position = some_way_on(9, 10, 4);
    let mut player = Player::new(KOMI);
    for threads in [2, 4] {
        let budget = Budget { limit: Limit::Simulations(2_000), threads, early: false };
        let thought = think(&mut player, &position, budget, 1);
        // Visits are counted without locks: one may be lost where two threads count at once.
        assert!(thought.simulations >= 1_900, "{}", thought.simulations);
        assert!(thought.play.is_none_or(|point| position.is_legal(point)));
        player.forget();
    }
}

#[test]
fn time_is_kept() {
    let budget = Budget { limit: Limit::Time(Duration::from_millis(150)), threads: 2, early: false };
    let began = Instant::now();
    let thought = think(&mut Player::new(KOMI), &Position::new(13), budget, 1);
    assert!(thought.simulations > 20);
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

#[test]
fn a_cancelled_search_says_so() {
    let cancel = Cancel::new();
    cancel.cancel();
    let thought = Player::new(KOMI).think(&Position::new(9), simulations(100), Seed(1), &cancel);
    assert_eq!(thought.unwrap_err(), bot::Stopped::Cancelled);
}

#[test]
fn memory_is_bounded_and_a_full_tree_still_thinks() {
    // Room for the first children and little else.
    let mut player = Player::for_simulations(KOMI, 10);
    let thought = think(&mut player, &Position::new(13), simulations(1_500), 1);
    assert_eq!(thought.simulations, 1_500);
    assert!(player.megabytes() < 1.0, "{}", player.megabytes());
    assert!(Player::new(KOMI).megabytes() < 48.0);
}

#[test]
fn a_lost_game_is_hopeless_and_an_even_one_is_not() {
    let lost = cardgo::Board::from_rows(&["OOOOOOO", "O.O.O.O", "OOOOOOO", "OOOOOOO", "XXXXXXX", "X.X.X.X", "XXXXXXX"])
        .unwrap();
    let lost = Position::from_board(lost, cardgo::Colour::Black);
    assert!(think(&mut Player::new(KOMI), &lost, simulations(300), 1).share < 0.08);
    assert!(!think(&mut Player::new(KOMI), &Position::new(9), simulations(300), 1).hopeless);
}

#[test]
fn an_estimate_gives_every_point_its_owner() {
    let board =
        cardgo::Board::from_rows(&["..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "O.XO..X"])
            .unwrap();
    let position = Position::from_board(board, cardgo::Colour::Black);
    let estimate = cardgo_table::go::estimate(&position, KOMI, 400, Seed(1), &Cancel::new()).unwrap();
    assert!(estimate.owner("A4".parse().unwrap()) > 0.6);
    assert!(estimate.owner("G4".parse().unwrap()) < -0.6);
    let dead: Vec<String> = estimate.dead.iter().map(|point| point.to_string()).collect();
    assert_eq!(dead, ["A1", "G1"]);
    assert_eq!(estimate.margin, 2 * (21 - 28) - KOMI);
}

#[test]
fn an_estimate_leaves_both_sides_of_a_seki_alive() {
    // From the left: black's territory and wall, white's and black's chains that share D1 and D2, white's wall.
    let rows = [".XOOXO.", ".XOOXO.", ".XOOXO.", ".XOOXO.", ".XOOXO.", ".XO.XO.", ".XO.XO."];
    for turn in cardgo::Colour::BOTH {
        let position = Position::from_board(cardgo::Board::from_rows(&rows).unwrap(), turn);
        let estimate = cardgo_table::go::estimate(&position, KOMI, 400, Seed(1), &Cancel::new()).unwrap();
        assert!(estimate.dead.is_empty(), "{:?}", estimate.dead);
        let owners = ["E4", "C4"].map(|point| estimate.owner(point.parse().unwrap()));
        assert!(owners[0] > 0.1 && owners[1] < -0.5, "{owners:?}");
    }
}
