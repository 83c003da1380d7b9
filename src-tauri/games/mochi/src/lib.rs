//! Boldog mocsik for the app: everything beyond its rules, which are in the crate [`mochi`].
//!
//! * `evaluation`: the value of states, priors of moves and milestones;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its volume of the rulebook, its lessons
//!   and further reading.

mod evaluation;
mod levels;
mod sentences;

pub use evaluation::Milestone;

use game::{Delegate, RuleId, Seat};
use hosting::{CodeForm, HostedGame, NoQuestion, OpenHands, Resigning, ScoreKind, ScoreMeasure};
use mochi::{Face, Mochi, State, View};
use rulebook::{Lang, Texts};

/// Boldog mocsik as a hosted game.
#[derive(Clone, Copy, Debug)]
pub struct HostedMochi;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Delegate for HostedMochi {
    type Game = Mochi;
}

impl HostedGame for HostedMochi {
    const PUZZLES: &str = include_str!("../puzzles.txt");
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Fewest, halves: false };
    // A longer game gathers more penalties, so results of different targets can't be compared.
    const ANOTHER_GAME: &'static [&'static str] = &["target"];
    const AS_HARD: &'static [&'static str] = Self::ANOTHER_GAME;
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("MO-2.2/leave") });
    const CODES: &'static [CodeForm] = &[CodeForm { number: 0, rules: 1, players: 8, rooms: &[4] }];
    const OPENED: Option<OpenHands<HostedMochi>> = Some(OpenHands(open_hands));

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

/// Adds every card in the other seats' hands to the view, but not the cards' places: a view has no field for those
/// (MO-8.2).
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
    use super::{HostedMochi, open_hands};
    use game::{Chance, Game, Seat, Seed, Silent};
    use mochi::Mochi;

    #[test]
    fn with_hands_open_every_deal_has_the_true_ones_and_the_deck_stays_unknown() {
        let state = Mochi::deal(&<HostedMochi as Game>::Setup::default(), Seed(3), &mut Silent).unwrap();
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
