//! What a permanent is called among the others: equal ones are told apart as they lie, in the order in which they came.

use game::Seat;
use parbaj::{CardId, PermanentId, PermanentView, View};

/// A permanent's name, with as much more as it takes to tell it from others in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Called {
    /// What it is.
    pub card: CardId,
    /// Whose, where both sides have one.
    pub whose: Option<Seat>,
    /// Which of several on its side, from 1.
    pub number: Option<usize>,
}

impl Called {
    /// What a permanent is called; `None` if it isn't in play any more.
    pub fn of(id: PermanentId, view: &View) -> Option<Called> {
        let it = find(id, view)?;
        let alike = || view.permanents.iter().filter(|other| other.card == it.card);
        let beside: Vec<PermanentId> =
            alike().filter(|other| other.master == it.master).map(|other| other.id).collect();
        let number = beside.iter().position(|other| *other == id).map(|at| at + 1);
        Some(Called {
            card: it.card,
            whose: alike().any(|other| other.master != it.master).then_some(it.master),
            number: number.filter(|_| beside.len() > 1),
        })
    }
}

/// The permanent of that name, if it is in play.
pub(super) fn find(id: PermanentId, view: &View) -> Option<&PermanentView> {
    view.permanents.iter().find(|it| it.id == id)
}
