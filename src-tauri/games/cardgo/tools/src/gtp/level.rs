//! The app's levels as players over the protocol.

use bot::{Cancel, Evaluate, Level, Mind, choose};
use cardgo::{Cardgo, Diagram, Move, Play, Position, State, written_points};
use cardgo_hosted::HostedCardgo;
use cardgo_hosted::go::{EVALUATION, Limit};
use game::{Game, Seed};

/// Returns the level with that key.
///
/// # Errors
/// If the app has none.
pub fn of_key(key: &str) -> Result<Level, String> {
    Level::find(HostedCardgo::LEVELS, key).ok_or_else(|| {
        let known: Vec<&str> = HostedCardgo::LEVELS.iter().map(|level| level.key).collect();
        format!("no level {key:?}; there are: {}", known.join(", "))
    })
}

/// Returns the search limit of a level; `None` if it doesn't search, or overlooks moves.
pub fn limit(level: Level) -> Option<Limit> {
    match level.mind {
        Mind::Search { iterations } if level.overlooks == 0 => {
            Some(Limit::Simulations(iterations.div_ceil(EVALUATION)))
        }
        _ => None,
    }
}

/// Returns the play of a level after those positions, with the komi in half points: that of the app's bot in a game
/// without cards.
pub fn play(level: Level, before: &[Position], position: &Position, komi: i16, seed: Seed) -> Play {
    let Some(state) = state(before, position, komi) else { return Play::Pass };
    let Some(seat) = Cardgo::to_move(&state) else { return Play::Pass };
    match choose::<HostedCardgo>(&Cardgo::view(&state, seat), level, seed, &Cancel::new()) {
        Ok(Move::Play { point }) => Play::Stone(point),
        _ => Play::Pass,
    }
}

/// Converts the position to a state of the game; returns `None` if our rules don't allow it.
fn state(before: &[Position], position: &Position, komi: i16) -> Option<State> {
    // The last move is kept because the search considers the points near it first.
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
