//! Every game's puzzles can be replayed, and the app's own search prefers the move that they call the best.

#![allow(clippy::unwrap_used)]

use bot::{Cancel, Level, choose, solution};
use game::Game;
use games::{GAMES, GameVisitor, ListedGame, book, visit_game};
use hosting::puzzles::{PuzzleLine, read};
use std::collections::BTreeSet;

/// How many puzzles a game has.
const STOCK: usize = 100;
/// Every so many puzzles, one is searched.
const SEARCHED: usize = 25;

trait Claim {
    fn of<G: ListedGame>(&self, lines: &[PuzzleLine]);
}

struct Claimed<'a, C>(&'a C);

impl<C: Claim> GameVisitor for Claimed<'_, C> {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        let lines = read::<G>(G::PUZZLES).unwrap_or_else(|line| panic!("{}: line {line} is no puzzle", G::NAME));
        self.0.of::<G>(&lines);
    }
}

fn in_every_game(claim: &impl Claim) {
    for game in GAMES {
        visit_game(game, Claimed(claim)).unwrap();
    }
}

fn position<G: Game>(line: &PuzzleLine) -> (G::State, G::Move) {
    let puzzle = line.replay::<G>().unwrap_or_else(|| panic!("{}: {} can't be replayed", G::NAME, line.key()));
    (puzzle.position, puzzle.best)
}

struct Replayed;

impl Claim for Replayed {
    fn of<G: ListedGame>(&self, lines: &[PuzzleLine]) {
        assert_eq!(lines.len(), STOCK, "{}", G::NAME);
        let keys: BTreeSet<String> = lines.iter().map(PuzzleLine::key).collect();
        assert_eq!(keys.len(), lines.len(), "{}: each position once", G::NAME);
        for line in lines {
            let (state, best) = position::<G>(line);
            let mut listed = Vec::new();
            G::legal_moves(&state, &mut listed);
            assert!(listed.contains(&best) && listed.len() > 2, "{}: {}", G::NAME, line.key());
            let rule = book().entry(&line.rule).unwrap_or_else(|| panic!("{}: no rule {}", G::NAME, line.rule));
            assert_eq!(rule.game, G::NAME);
            let view = G::view(&state, G::to_move(&state).unwrap());
            let glance = choose::<G>(&view, Level::GLANCE, line.seed, &Cancel::new()).unwrap();
            assert_ne!(glance, best, "{}: {} is found at a glance", G::NAME, line.key());
        }
    }
}

#[test]
fn every_puzzle_is_a_position_with_a_best_move_that_no_glance_finds() {
    in_every_game(&Replayed);
}

struct Preferred;

impl Claim for Preferred {
    fn of<G: ListedGame>(&self, lines: &[PuzzleLine]) {
        for line in lines.iter().step_by(SEARCHED) {
            let (state, best) = position::<G>(line);
            let view = G::view(&state, G::to_move(&state).unwrap());
            let found = solution::<G>(&view, line.seed, &Cancel::new()).unwrap().unwrap();
            assert_eq!(found.best.mv, best, "{}: {}", G::NAME, line.key());
        }
    }
}

#[test]
fn the_search_that_judges_tries_prefers_the_best_move() {
    in_every_game(&Preferred);
}
