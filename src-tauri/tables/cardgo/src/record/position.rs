//! How a record stands at a node, as a game of our rules that could go on from there.

use super::NO_SEED;
use super::read::usual_komi;
use cardgo::{Cardgo, Colour, Diagram, MOST_KOMI, State, written_points};
use game::Game;
use sgf::{Flaw, SgfError, Standing, Tree};
use table::records::RecordFault;

/// So many earlier boards may not come back; nothing that is older ever does.
const MOST_EARLIER: usize = 400;

/// The game at a node, without cards.
///
/// # Errors
/// Why our rules know no such position.
pub(super) fn at(tree: &Tree, node: usize) -> Result<State, RecordFault> {
    let standing = tree.standing(node).map_err(|error| error.sentence())?;
    let grid = standing.grid();
    let unplayed = || SgfError { line: 1, flaw: Flaw::OnlyLookedAt(grid.to_string()) };
    grid.size().ok_or_else(|| unplayed().sentence())?;
    let root = tree.standing(0).map_err(|error| error.sentence())?;
    let komi = tree.komi().filter(|komi| komi.unsigned_abs() < MOST_KOMI);
    let komi = written_points(komi.unwrap_or_else(|| usual_komi(root.stones.spots(Colour::Black).len())));
    let last = last(&standing).filter(|diagram| diagram.to_move == standing.turn.opponent());
    // What was played last tells where one looks first; where our rules don't allow it, the board alone counts.
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
    Cardgo::place(&diagram, NO_SEED)
        .map_err(|_| RecordFault::from(<(String, String)>::from(UNSOUND.map(str::to_owned))))
}

/// The board before the last move, and that move.
fn last(standing: &Standing) -> Option<Diagram> {
    let mv = standing.last?;
    let (rows, number, made) = match mv.spot {
        Some(spot) => (standing.before().next()?.rows(), 1, spot.to_string()),
        None => (standing.stones.rows(), 0, "pass".to_owned()),
    };
    let earlier = earlier(standing, number);
    Some(Diagram { rows, to_move: mv.colour, earlier, moves: vec![made], ..Diagram::default() })
}

/// The boards before the latest so many, the oldest first.
fn earlier(standing: &Standing, latest: usize) -> Vec<Vec<String>> {
    let mut boards: Vec<_> = standing.before().skip(latest).take(MOST_EARLIER).map(|board| board.rows()).collect();
    boards.reverse();
    boards
}

const UNSOUND: [&str; 2] = [
    "Ezt az állást a mi szabályaink szerint nem lehet folytatni, ezért nem elemezhető.",
    "By our rules no game can go on from this position, so it can’t be analysed.",
];
