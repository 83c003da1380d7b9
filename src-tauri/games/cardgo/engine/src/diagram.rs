//! A position written by a person, for scenarios.

mod cards;

use crate::board::Board;
use crate::card::Card;
use crate::colour::Colour;
use crate::hidden::Hidden;
use crate::line::Line;
use crate::moves::Move;
use crate::point::Point;
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::public_state::PublicState;
use crate::setup::{Cards, FailedCardRule, FirstMovesRule, Setup, half_points};
use crate::state::State;
use game::{Chance, Misplaced, PositionError, Seed, Silent};
use serde::Deserialize;

type Error = PositionError<PositionFault>;

/// A board, the colour to move and, where it matters, the history.
///
/// ```
/// use cardgo::{Cardgo, Diagram, Move};
/// use game::{Cites, Game, Seat, Seed};
///
/// let diagram: Diagram = serde_json::from_str(
///     r#"{
///         "rows": [
///             ". X .",
///             "X . X",
///             ". X ."
///         ],
///         "toMove": "white"
///     }"#,
/// )
/// .unwrap();
/// let state = Cardgo::place(&diagram, Seed(1)).unwrap();
/// let into_the_eye = Move::Play { point: "B2".parse().unwrap() };
/// let refusal = Cardgo::check(&state, Seat(1), into_the_eye).unwrap_err();
/// assert_eq!(refusal.rule().0, "GO-1.3");
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Diagram {
    /// The rows from the top: `X` black, `O` white, `.` empty. Spaces between points are ignored.
    pub rows: Vec<String>,
    /// The colour to move.
    #[serde(default)]
    pub to_move: Colour,
    /// White's komi, such as `"6.5"`.
    #[serde(default)]
    pub komi: Option<String>,
    /// Earlier boards, the oldest first; they may not be repeated (GO-1.3).
    #[serde(default)]
    pub earlier: Vec<Vec<String>>,
    /// Moves made since the board in `rows`, each `"D4"` or `"pass"`.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Number of stones captured before, by Black and by White.
    #[serde(default)]
    pub captures: [u16; 2],
    /// Whether play was resumed after counting.
    #[serde(default)]
    pub resumed: bool,
    /// Number of moves made before `moves`. The default is 20 with cards, so that they may be drawn, and the number of
    /// `earlier` boards without.
    #[serde(default)]
    pub number: Option<u32>,
    /// The top cards of the deck, the top one first. A diagram that mentions cards at all is played with them.
    #[serde(default)]
    pub deck: Option<Vec<Card>>,
    /// Black's hand and White's.
    #[serde(default)]
    pub hands: Option<[Vec<Card>; 2]>,
    /// The discard pile, in the order in which the cards were discarded.
    #[serde(default)]
    pub discards: Option<Vec<Card>>,
    /// The place of the cards that aren't mentioned.
    #[serde(default)]
    pub rest: Option<UnmentionedCards>,
    #[serde(default)]
    pub lasting: Option<DrawnLasting>,
    /// Number of top cards of the deck that Black and White know.
    #[serde(default)]
    pub foreseen: Option<[u8; 2]>,
    /// The cards of Black's hand that White knows, and the cards of White's hand that Black knows.
    #[serde(default)]
    pub known: Option<[Vec<Card>; 2]>,
    /// Whether a card has been drawn in this turn.
    #[serde(default)]
    pub drawn: Option<bool>,
    /// Whether a card has been played in this turn.
    #[serde(default)]
    pub carded: Option<bool>,
    /// The option on how the first moves without cards are counted.
    #[serde(default)]
    pub quiet: Option<FirstMovesRule>,
    /// The option on what happens to the move if a card played instead of it fails.
    #[serde(default)]
    pub failed: Option<FailedCardRule>,
}

/// The place of the cards that a diagram doesn't mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum UnmentionedCards {
    /// In the deck, shuffled, below the cards given there.
    #[default]
    Deck,
    /// In the discard pile, below the cards given there.
    Discards,
}

/// An effect in force, as written in a diagram.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DrawnLasting {
    pub card: Card,
    /// The player of the card.
    pub by: Colour,
    /// Number of moves before it ends: even if its player is to move, odd otherwise.
    pub left: u8,
    /// The point of a Ban or a Trap.
    #[serde(default)]
    pub point: Option<Point>,
    /// The line of a Wall.
    #[serde(default)]
    pub line: Option<Line>,
}

/// Number of moves made before the position of a game with cards, unless the diagram gives it: more than the first
/// moves without cards.
const USUAL_NUMBER: u32 = 20;

impl Diagram {
    /// Returns the state that the diagram describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, Error> {
        let board = draw(&self.rows, "rows")?;
        let size = board.size();
        let mut faults = Vec::new();
        let mut earlier = Vec::with_capacity(self.earlier.len());
        for (number, rows) in self.earlier.iter().enumerate() {
            let at = format!("earlier[{number}]");
            match draw(rows, &at) {
                Ok(before) if before.size() == size => earlier.push(before),
                Ok(_) => faults.push(Misplaced::new(at, PositionFault::OtherSize)),
                Err(error) => faults.extend(error.faults),
            }
        }
        let usual = Setup::default().komi;
        let komi = self.komi.as_ref().map_or(Some(usual), |text| half_points(text)).unwrap_or_else(|| {
            faults.push(Misplaced::new("komi", PositionFault::Komi));
            usual
        });
        let has_cards = self.speaks_of_cards();
        let cards = if has_cards { Cards::Deck } else { Cards::None };
        let (quiet, failed) = (self.quiet.unwrap_or_default(), self.failed.unwrap_or_default());
        let setup = Setup { size, komi, handicap: 0, cards, quiet, failed };
        let against = setup.faults().into_iter();
        faults.extend(against.map(|fault| Misplaced::new(fault.part(), PositionFault::Setup(fault))));
        Error::of(faults)?;
        let mut table = PublicState::new(setup, Position::after(&earlier, board, self.to_move));
        table.captures = self.captures.map(u32::from);
        table.resumed = self.resumed;
        let usual = if has_cards { USUAL_NUMBER.max(table.number()) } else { table.number() };
        let too_few = || Error::new("number", PositionFault::TooFewMoves);
        table.before = self.number.unwrap_or(usual).checked_sub(table.number()).ok_or_else(too_few)?;
        let mut state = State { table, hidden: Hidden::default(), chance: Chance::new(seed) };
        if has_cards {
            self.place_cards(&mut state)?;
        }
        state.audit().map_err(|problem| Error::new("position", PositionFault::Unsound { problem }))?;
        self.replay(&mut state)?;
        Ok(state)
    }

    fn replay(&self, state: &mut State) -> Result<(), Error> {
        for (number, text) in self.moves.iter().enumerate() {
            let wrong = |fault| Error::new(format!("moves[{number}]"), fault);
            let mv = match text.as_str() {
                "pass" => Move::Pass,
                point => {
                    Move::Play { point: point.parse().map_err(|problem| wrong(PositionFault::NoMove { problem }))? }
                }
            };
            let seat = state.to_move().unwrap_or_default();
            let illegal = |why| wrong(PositionFault::Illegal { text: text.clone(), why });
            state.sight(seat).allows(seat, mv).map_err(illegal)?;
            state.decide(mv, &mut Silent);
        }
        Ok(())
    }
}

/// Reads the board drawn in `rows`; `at` is the path for error messages.
fn draw(rows: &[String], at: &str) -> Result<Board, Error> {
    Board::from_rows(rows).map_err(|fault| Error::new(at, PositionFault::Rows(fault)))
}
