//! Names permanents in lists of moves: permanents of the same card are numbered in the order in which they came.

use game::Seat;
use parbaj::{CardId, PermanentId, PermanentView, View};

/// A permanent's name with the details that tell it from others in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PermanentName {
    pub card: CardId,
    /// The seat, if both sides have such a permanent.
    pub whose: Option<Seat>,
    /// The number among those on its side, from 1, if there are several.
    pub number: Option<usize>,
}

impl PermanentName {
    /// Returns the name of a permanent; `None` if it is no longer in play.
    pub fn of(id: PermanentId, view: &View) -> Option<PermanentName> {
        let it = find(id, view)?;
        let alike = || view.permanents.iter().filter(|other| other.card == it.card);
        let beside: Vec<PermanentId> =
            alike().filter(|other| other.master == it.master).map(|other| other.id).collect();
        let number = beside.iter().position(|other| *other == id).map(|at| at + 1);
        Some(PermanentName {
            card: it.card,
            whose: alike().any(|other| other.master != it.master).then_some(it.master),
            number: number.filter(|_| beside.len() > 1),
        })
    }
}

/// Returns the permanent with this identifier, if it is in play.
pub(super) fn find(id: PermanentId, view: &View) -> Option<&PermanentView> {
    view.permanents.iter().find(|it| it.id == id)
}
