//! What a move would do to the row totals: for the window, before a move is confirmed.

use crate::contract::Iszkenderun;
use crate::moves::Move;
use crate::state::{State, Step};
use crate::view::View;
use game::{Chance, Forecast, Game, Seat, Seed, Silent, clockwise};

impl View {
    /// What `mv` would do to the row totals. No deed of chance touches a row, so they are certain; `None` unless it is a listed move of the viewer.
    #[must_use]
    pub fn preview(&self, mv: Move) -> Option<Vec<Forecast>> {
        // Rows are public, so any state behind the view gives the same totals.
        let state = Iszkenderun::determinize(self, &mut Chance::new(Seed(0)));
        Iszkenderun::check(&state, self.seat, mv).ok()?;
        Some(state.preview(mv))
    }
}

impl State {
    /// What a listed move would do to the row totals, before anything that follows when everybody has passed. After
    /// a round's points are counted nothing changes them any more (IS-7.2).
    #[must_use]
    pub fn preview(&self, mv: Move) -> Vec<Forecast> {
        let mut after = self.clone();
        if self.step == Step::Action {
            after.act(self.active, mv, &mut Silent);
        }
        let change = |seat| Forecast {
            seat,
            before: i32::from(self.table.total(seat)),
            after: i32::from(after.table.total(seat)),
        };
        clockwise(Seat(0), self.seats()).map(change).collect()
    }
}
