//! What the app's levels play over the protocol.

use crate::CardgoTable;
use crate::go::{EVALUATION, Limit};
use bot::{Cancel, Evaluate, Level, Mind, choose};
use cardgo::{Cardgo, Diagram, Move, Play, Position, State, written_points};
use game::{Game, Seed};

/// The level of that name.
///
/// # Errors
/// If the app has none.
pub fn of_key(key: &str) -> Result<Level, String> {
    Level::find(CardgoTable::LEVELS, key).ok_or_else(|| {
        let known: Vec<&str> = CardgoTable::LEVELS.iter().map(|level| level.key).collect();
        format!("no level {key:?}; there are: {}", known.join(", "))
    })
}

/// What a level may search; `None` if it doesn't, or overlooks things.
pub fn limit(level: Level) -> Option<Limit> {
    match level.mind {
        Mind::Search { iterations } if level.overlooks == 0 => {
            Some(Limit::Simulations(iterations.div_ceil(EVALUATION)))
        }
        _ => None,
    }
}

/// What a level plays, after those positions, in a game with this komi in half points: as the app's bot does at a table
/// without cards.
pub fn play(level: Level, before: &[Position], position: &Position, komi: i16, seed: Seed) -> Play {
    let Some(state) = state(before, position, komi) else { return Play::Pass };
    let Some(seat) = Cardgo::to_move(&state) else { return Play::Pass };
    match choose::<CardgoTable>(&Cardgo::view(&state, seat), level, seed, &Cancel::new()) {
        Ok(Move::Play { point }) => Play::Stone(point),
        _ => Play::Pass,
    }
}

/// The position as a table's; `None` if our rules know no such game.
fn state(before: &[Position], position: &Position, komi: i16) -> Option<State> {
    // What was played last tells where one looks first.
    let last = before.last().filter(|last| last.turn() == position.turn().opponent() && last.passes() == 0);
    let (shown, moves, earlier) = match (last, position.last()) {
        (Some(last), Some(Play::Stone(point))) => (last, vec![point.to_string()], &before[..before.len() - 1]),
        (Some(last), Some(Play::Pass)) => (last, vec!["pass".to_owned()], &before[..before.len() - 1]),
        _ => (position, Vec::new(), before),
    };
    let diagram = Diagram {
        rows: shown.board().rows(),
        to_move: shown.turn(),
        komi: Some(written_points(komi)),
        earlier: earlier.iter().map(|position| position.board().rows()).collect(),
        moves,
        ..Diagram::default()
    };
    let bare = |diagram: Diagram| {
        let rows = position.board().rows();
        Diagram { rows, to_move: position.turn(), moves: Vec::new(), earlier: Vec::new(), ..diagram }
    };
    Cardgo::place(&diagram, Seed(0)).or_else(|_| Cardgo::place(&bare(diagram), Seed(0))).ok()
}
