//! The effects of cards 1 to 8, which change the board.

use crate::board::Board;
use crate::card::Card;
use crate::colour::Colour;
use crate::event::Event;
use crate::point::Point;
use crate::state::State;
use crate::targets::Targets;
use game::{EventSink, Seat};

impl State {
    /// Changes the board as the card says, removes groups without liberties, and records the resulting position.
    /// Returns whether there was a target.
    pub(super) fn change_board(
        &mut self,
        seat: Seat,
        card: Card,
        targets: Targets,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Some(first) = targets.first() else { return false };
        let second = targets.second().unwrap_or(first);
        let table = &mut self.table;
        let me = table.position.turn();
        if card == Card::Leap {
            let board = table.position.board();
            events.record(|| {
                let mut lifted = board.clone();
                lifted.lift(first);
                Event::Leapt { seat, from: first, to: second, captured: lifted.captures(second, me) }
            });
        } else {
            events.record(|| told(seat, card, targets, first, second));
        }
        let (captured, lifeless) = table.position.change(|board| {
            let captured = change(board, me, card, first, second);
            // First the opponent's groups, then the player's own, with liberties recomputed in between (GO-3.7).
            let lifeless =
                [me.opponent(), me].map(|colour| (colour, board.clear_lifeless_near(colour, [first, second])));
            (captured, lifeless)
        });
        table.changed_at.push(table.colourings());
        table.captures[seat.index()] += u32::from(captured);
        for (colour, stones) in lifeless {
            if !stones.is_empty() {
                let (owner, taker) = (colour.index(), colour.opponent().index());
                table.captures[taker] += stones.len() as u32;
                let (owner, seat) = (Seat(owner as u8), Seat(taker as u8));
                events.record(|| Event::LifelessRemoved { seat, owner, stones });
            }
        }
        true
    }
}

/// Makes the change itself; returns the number of stones captured as by a move.
fn change(board: &mut Board, me: Colour, card: Card, first: Point, second: Point) -> u16 {
    let enemy = me.opponent();
    match card {
        Card::TwinStones => {
            board.put(first, me);
            board.put(second, me);
        }
        Card::Leap => {
            board.lift(first);
            return board.play(second, me);
        }
        Card::Push => {
            board.lift(first);
            board.put(second, enemy);
        }
        Card::Recolour => {
            board.lift(first);
            board.put(first, me);
        }
        Card::Exchange => {
            board.lift(first);
            board.lift(second);
            board.put(first, enemy);
            board.put(second, me);
        }
        Card::Bridge => board.put(first, me),
        _ => board.lift(first),
    }
    0
}

fn told(seat: Seat, card: Card, targets: Targets, first: Point, second: Point) -> Event {
    match card {
        Card::TwinStones | Card::Bridge => Event::StonesPlaced { seat, card, points: targets.iter().collect() },
        Card::Push => Event::Pushed { seat, from: first, to: second },
        Card::Recolour => Event::Recoloured { seat, point: first },
        Card::Exchange => Event::Exchanged { seat, own: first, other: second },
        _ => Event::StoneRemoved { seat, card, point: first },
    }
}
