//! Light playouts of plain Go from the empty 13×13 board: random moves; a seat passes only if it could fill nothing but
//! its own eyes.

use cardgo::{Board, Colour, area};
use game::Chance;
use hosting::commands::LightPlayouts;
use std::hint::black_box;

/// The number of moves after which a playout is cut off.
const MOST_MOVES: u32 = 2_000;

pub(crate) const GO_13: LightPlayouts = LightPlayouts { name: "go13", play };

fn play(chance: &mut Chance, go_on: &mut dyn FnMut(usize) -> bool) {
    let empty = Board::new(13);
    let mut board = empty.clone();
    loop {
        board.clone_from(&empty);
        let moves = board.play_light(Colour::Black, MOST_MOVES, chance) as usize;
        // Counting is part of a playout; `black_box` keeps the unused result from being optimized away.
        black_box(area::lead(&board));
        if !go_on(moves) {
            break;
        }
    }
}
