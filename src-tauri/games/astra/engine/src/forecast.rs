//! Forecasts of the effects of a move, shown before it is made.

use crate::Astra;
use crate::journal::MOST_WISDOM;
use crate::moves::{Aim, Move};
use crate::rules;
use crate::star_set::StarSet;
use crate::view::View;
use game::{Chance, Forecast, Game, Seed};

impl View {
    /// Returns what the Grand Stars marked by a legal move give (AS-3.4). Wisdom is capped, so it may be less than
    /// one for each.
    pub(crate) fn forecast(&self, mv: Move) -> Vec<Forecast> {
        let (place, stars) = match mv {
            Move::Observe { place, path } => (place, path.stars()),
            Move::Use { aim: Aim::Star(place, star), .. } => (place, StarSet::of(star)),
            _ => return Vec::new(),
        };
        let Some(chart) = &self.display[place.index()] else { return Vec::new() };
        let grand = chart.card.constellation().grand.among(stars).len();
        // What may be marked is public, so any state consistent with the view allows the same moves.
        let state = Astra::determinize(self, &mut Chance::new(Seed(0)));
        if grand == 0 || Astra::check(&state, self.seat, mv).is_err() {
            return Vec::new();
        }
        let before = i32::from(self.journal.wisdom);
        let after = (before + i32::from(grand)).min(i32::from(MOST_WISDOM));
        vec![Forecast { seat: self.seat, rule: rules::GRAND_STAR, before, after }]
    }
}
