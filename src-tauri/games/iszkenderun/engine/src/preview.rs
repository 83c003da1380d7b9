//! Previews of the effects of a move on row totals and score piles, shown in the window before the move is confirmed.

use crate::contract::Iszkenderun;
use crate::moves::Move;
use crate::rules;
use crate::state::{State, Step};
use crate::view::View;
use game::{Chance, Forecast, Game, Seat, Seed, Silent, clockwise};

impl View {
    /// Returns the effects of `mv` on row totals and score piles, which don't depend on chance; `None` unless it is a
    /// legal move of the viewer.
    #[must_use]
    pub fn preview(&self, mv: Move) -> Option<Vec<Forecast>> {
        // Rows are public, so any state consistent with the view gives the same totals.
        let state = Iszkenderun::determinize(self, &mut Chance::new(Seed(0)));
        Iszkenderun::check(&state, self.seat, mv).ok()?;
        Some(state.preview(mv))
    }
}

impl State {
    /// Returns the effects of a legal move on row totals and score piles, without what follows once every seat has
    /// passed. Nothing changes a round's points once they are counted (IS-7.2).
    #[must_use]
    pub fn preview(&self, mv: Move) -> Vec<Forecast> {
        let mut after = self.clone();
        if self.step == Step::Action {
            after.act(self.active, mv, &mut Silent);
        }
        let row = |state: &State, seat| i32::from(state.table.total(seat));
        let pile = |state: &State, seat| i32::from(state.score_pile_worth(seat));
        let change = |seat| {
            [
                Forecast { seat, rule: rules::POINTS, before: row(self, seat), after: row(&after, seat) },
                Forecast { seat, rule: rules::SCORE_PILES, before: pile(self, seat), after: pile(&after, seat) },
            ]
        };
        clockwise(Seat(0), self.seats()).flat_map(change).collect()
    }
}
