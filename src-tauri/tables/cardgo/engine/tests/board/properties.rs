//! Whatever is done to a board, what it keeps about its colouring stays right.

use cardgo::{Board, Colour, Point, PointSet};
use proptest::prelude::*;

/// Something done to a board.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// Played, where that is possible.
    Play(Point, Colour),
    /// Put down on an empty point, whatever follows.
    Put(Point, Colour),
    /// Lifted, if there is a stone.
    Lift(Point),
    /// Stones without liberties go.
    Clear(Colour),
}

fn deed(size: u8) -> impl Strategy<Value = Deed> {
    let point = (0..size, 0..size).prop_map(|(column, row)| Point::new(column, row));
    let colour = prop_oneof![Just(Colour::Black), Just(Colour::White)];
    (point, colour, 0..16).prop_map(|(point, colour, kind)| match kind {
        0..6 => Deed::Play(point, colour),
        6..11 => Deed::Put(point, colour),
        11..15 => Deed::Lift(point),
        _ => Deed::Clear(colour),
    })
}

/// Does it where it can be done; returns whether it could.
fn carry_out(board: &mut Board, deed: Deed) -> bool {
    match deed {
        Deed::Play(point, colour) => {
            // A move presupposes that every chain has a liberty.
            for colour in Colour::BOTH {
                board.clear_lifeless(colour);
            }
            let can = board.is_empty(point) && !board.is_suicide(point, colour);
            if can {
                board.play(point, colour);
            }
            can
        }
        Deed::Put(point, colour) => {
            let can = board.is_empty(point);
            if can {
                board.put(point, colour);
            }
            can
        }
        Deed::Lift(point) => {
            let can = board.stone(point).is_some();
            if can {
                board.lift(point);
            }
            can
        }
        Deed::Clear(colour) => !board.clear_lifeless(colour).is_empty(),
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
            if let (true, Deed::Put(point, _)) = (done, deed) {
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
