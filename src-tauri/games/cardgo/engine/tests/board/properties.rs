//! The data derived from a colouring stays correct whatever is done to the board.

use cardgo::{Board, Colour, Point, PointSet};
use proptest::prelude::*;

/// A change of a board.
#[derive(Clone, Copy, Debug)]
enum BoardChange {
    /// Play a stone, if that is possible.
    Play(Point, Colour),
    /// Put a stone on an empty point without capturing.
    Put(Point, Colour),
    /// Lift a stone, if there is one.
    Lift(Point),
    /// Remove the stones of a colour that have no liberty.
    Clear(Colour),
}

fn deed(size: u8) -> impl Strategy<Value = BoardChange> {
    let point = (0..size, 0..size).prop_map(|(column, row)| Point::new(column, row));
    let colour = prop_oneof![Just(Colour::Black), Just(Colour::White)];
    (point, colour, 0..16).prop_map(|(point, colour, kind)| match kind {
        0..6 => BoardChange::Play(point, colour),
        6..11 => BoardChange::Put(point, colour),
        11..15 => BoardChange::Lift(point),
        _ => BoardChange::Clear(colour),
    })
}

/// Makes the change if possible; returns whether it was.
fn carry_out(board: &mut Board, deed: BoardChange) -> bool {
    match deed {
        BoardChange::Play(point, colour) => {
            // A move requires that every chain has a liberty.
            for colour in Colour::BOTH {
                board.clear_lifeless(colour);
            }
            let can = board.is_empty(point) && !board.is_suicide(point, colour);
            if can {
                board.play(point, colour);
            }
            can
        }
        BoardChange::Put(point, colour) => {
            let can = board.is_empty(point);
            if can {
                board.put(point, colour);
            }
            can
        }
        BoardChange::Lift(point) => {
            let can = board.stone(point).is_some();
            if can {
                board.lift(point);
            }
            can
        }
        BoardChange::Clear(colour) => !board.clear_lifeless(colour).is_empty(),
    }
}

proptest! {
    #[test]
    fn everything_kept_stays_right(
        (size, deeds) in (1u8..=19).prop_flat_map(|size| (Just(size), prop::collection::vec(deed(size), 1..300)))
    ) {
        let mut board = Board::new(size);
        for deed in deeds {
            let before = board.clone();
            let done = carry_out(&mut board, deed);
            board.audit().map_err(|wrong| TestCaseError::fail(format!("{deed:?}: {wrong}\n{before}\n→\n{board}")))?;
            if let (true, BoardChange::Put(point, _)) = (done, deed) {
                let mut again = board.clone();
                again.lift(point);
                prop_assert_eq!(again.rows(), before.rows());
                prop_assert_eq!(again.hash(), before.hash());
            }
        }
        let text = serde_json::to_string(&board).unwrap();
        let again: Board = serde_json::from_str(&text).unwrap();
        again.audit().unwrap();
        prop_assert_eq!(&again, &board);
        let tidy = board.tidy();
        prop_assert_eq!(again.empties(), tidy.empties());
        prop_assert_eq!(again.hash(), board.hash());
    }

    #[test]
    fn lifting_many_and_putting_them_back_changes_nothing(
        deeds in prop::collection::vec(deed(7), 1..150),
        lifted in prop::collection::btree_set((0u8..7, 0u8..7), 1..20),
    ) {
        let mut board = Board::new(7);
        for deed in deeds {
            carry_out(&mut board, deed);
        }
        let before = board.tidy();
        let lifted: PointSet = lifted.into_iter().map(|(column, row)| Point::new(column, row)).collect();
        let stones: Vec<(Point, Colour)> =
            lifted.into_iter().filter_map(|point| Some((point, board.stone(point)?))).collect();
        for &(point, _) in &stones {
            board.lift(point);
            board.audit().unwrap();
        }
        for &(point, colour) in stones.iter().rev() {
            board.put(point, colour);
        }
        board.audit().unwrap();
        prop_assert_eq!(board.rows(), before.rows());
        prop_assert_eq!(board.hash(), before.hash());
    }
}
