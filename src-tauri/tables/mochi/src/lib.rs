//! Boldog mocsik as a table: everything beyond its rules, which are in the crate [`mochi`].
//!
//! * `evaluation`: what a state is worth, and what a seat would do at a glance;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its part of the rulebook, its lessons and
//!   further reading.

mod evaluation;
mod measures;
mod sentences;

pub use evaluation::Milestone;

use game::{Record, RuleId, Seat};
use mochi::{Face, Mochi, State, View};
use rulebook::{Lang, Texts};
use table::measures::Measures;
use table::{CodeForm, Deal, NoQuestion, Opened, Resigning, Rung, ScoreKind, ScoreMeasure, Table, Trials};

/// The table of Boldog mocsik.
#[derive(Clone, Copy, Debug)]
pub struct MochiTable;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Record for MochiTable {
    type Game = Mochi;
}

impl Table for MochiTable {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Fewest, halves: false };
    // A longer game gathers more penalties.
    const ANOTHER_GAME: &'static [&'static str] = &["target"];
    const AS_HARD: &'static [&'static str] = Self::ANOTHER_GAME;
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("MO-2.2/leave") });
    const CODES: &'static [CodeForm] = &[CodeForm { number: 0, rules: 1, players: 8, rooms: &[4] }];
    const OPENED: Option<Opened<MochiTable>> = Some(Opened(open_hands));
    const MEASURES: Measures = measures::MEASURES;
    const TRIALS: Trials = Trials {
        examples: 9,
        house_rules: &[
            "MO-0.1", "MO-1.4", "MO-2.2", "MO-4.3", "MO-4.4", "MO-5.5", "MO-5.6", "MO-6.3", "MO-6.5", "MO-6.6",
            "MO-7.3", "MO-7.4", "MO-8.2", "MO-8.3",
        ],
        set_up: &["MO-1.2"],
        choices: &[Deal::new(2, 1), Deal::new(3, 2), Deal::new(4, 3), Deal::new(6, 4)],
        iterations: 400,
        hints: &[Deal::new(2, 11), Deal::new(4, 12)],
        hint_points: 3,
        ladder: &[
            Rung::new(2, 20, "steady", "beginner", 0.55),
            Rung::new(2, 20, "greedy", "random", 0.8),
            Rung::new(4, 10, "greedy", "random", 0.5),
            Rung::new(2, 10, "beginner", "random", 0.8),
            Rung::new(2, 20, "steady", "greedy", 0.6),
            Rung::new(4, 40, "steady", "greedy", 0.3),
            Rung::new(4, 20, "steady", "beginner", 0.3),
        ],
    };

    type Printed = Face;

    fn printed() -> Vec<Face> {
        Face::all()
    }

    type Question = NoQuestion;
    type Answer = ();

    fn answer(question: NoQuestion, _lang: Lang) {
        match question {}
    }
}

/// Every card in the others' hands is known, but not its place: a view has no room for that (MO-8.2).
fn open_hands(view: &mut View, state: &State) {
    for (seat, seen) in (0..).map(Seat).zip(&mut view.seats) {
        if seat != view.seat {
            seen.known = state.hand(seat).to_vec();
            seen.known.sort_unstable();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MochiTable, open_hands};
    use game::{Chance, Game, Seat, Seed, Silent};
    use mochi::Mochi;

    #[test]
    fn with_hands_open_every_deal_has_the_true_ones_and_the_deck_stays_unknown() {
        let state = Mochi::deal(&<MochiTable as Game>::Setup::default(), Seed(3), &mut Silent).unwrap();
        let mut view = Mochi::view(&state, Seat(0));
        open_hands(&mut view, &state);
        let mut chance = Chance::new(Seed(8));
        let deals = [0; 20].map(|_| Mochi::determinize(&view, &mut chance));
        let sorted = |state: &mochi::State, seat| {
            let mut hand = state.hand(seat).to_vec();
            hand.sort_unstable();
            hand
        };
        for seat in (0..state.seats()).map(Seat) {
            assert!(deals.iter().all(|deal| sorted(deal, seat) == sorted(&state, seat)), "{seat:?}");
        }
        assert!(deals.iter().any(|deal| *deal != deals[0]));
    }
}
