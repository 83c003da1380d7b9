//! Converts the position at a record's node to a state of our rules that can be played on.

use super::read::usual_komi;
use super::{NO_SEED, in_each_language, translated};
use cardgo::{Cardgo, Colour, Diagram, MOST_KOMI, State, written_points};
use game::Game;
use hosting::records::RecordFault;
use sgf::{Flaw, NodePosition, SgfError, Tree};

/// The number of earlier boards kept for superko; older ones never recur.
const MOST_EARLIER: usize = 400;

/// Returns the state at a node, without cards.
///
/// # Errors
/// If our rules don't allow the position; the error says why.
pub(super) fn at(tree: &Tree, node: usize) -> Result<State, RecordFault> {
    let standing = tree.standing(node).map_err(|error| translated(error.sentence()))?;
    let grid = standing.grid();
    let unplayed = || SgfError { line: 1, flaw: Flaw::OnlyLookedAt(grid.to_string()) };
    grid.size().ok_or_else(|| translated(unplayed().sentence()))?;
    let root = tree.standing(0).map_err(|error| translated(error.sentence()))?;
    let komi = tree.komi().filter(|komi| komi.unsigned_abs() < MOST_KOMI);
    let komi = written_points(komi.unwrap_or_else(|| usual_komi(root.stones.spots(Colour::Black).len())));
    let last = last(&standing).filter(|diagram| diagram.to_move == standing.turn.opponent());
    // The last move is kept because the search considers the points near it first; if our rules don't allow it, only
    // the board is used.
    let played = last.and_then(|diagram| Cardgo::place(&Diagram { komi: Some(komi.clone()), ..diagram }, NO_SEED).ok());
    if let Some(state) = played {
        return Ok(state);
    }
    let diagram = Diagram {
        rows: standing.stones.rows(),
        to_move: standing.turn,
        komi: Some(komi),
        earlier: earlier(&standing, 0),
        ..Diagram::default()
    };
    Cardgo::place(&diagram, NO_SEED).map_err(|_| in_each_language(|words| words.position_not_playable()).into())
}

/// Returns the board before the last move, with that move.
fn last(standing: &NodePosition) -> Option<Diagram> {
    let mv = standing.last?;
    let (rows, number, made) = match mv.spot {
        Some(spot) => (standing.before().next()?.rows(), 1, spot.to_string()),
        None => (standing.stones.rows(), 0, "pass".to_owned()),
    };
    let earlier = earlier(standing, number);
    Some(Diagram { rows, to_move: mv.colour, earlier, moves: vec![made], ..Diagram::default() })
}

/// Returns the boards before the latest `latest`, the oldest first.
fn earlier(standing: &NodePosition, latest: usize) -> Vec<Vec<String>> {
    let mut boards: Vec<_> = standing.before().skip(latest).take(MOST_EARLIER).map(|board| board.rows()).collect();
    boards.reverse();
    boards
}
