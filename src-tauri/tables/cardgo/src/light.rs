//! Light playouts of plain Go, from the empty 13×13 board, passing only when nothing but own eyes could be filled.

use cardgo::{Board, Colour, area};
use game::Chance;
use std::hint::black_box;
use table::commands::LightPlayouts;

/// Moves after which a game is cut off.
const MOST_MOVES: u32 = 2_000;

pub(crate) const GO_13: LightPlayouts = LightPlayouts { name: "go13", play };

fn play(chance: &mut Chance, go_on: &mut dyn FnMut(usize) -> bool) {
    let empty = Board::new(13);
    let mut board = empty.clone();
    loop {
        board.clone_from(&empty);
        let moves = board.play_light(Colour::Black, MOST_MOVES, chance) as usize;
        // Counting is part of a playout, though nobody looks at the result.
        black_box(area::lead(&board));
        if !go_on(moves) {
            break;
        }
    }
}
