//! What a language has to say about Kártyás go.

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::record_language::RecordSentences;
use crate::Milestone;
use crate::puzzle_kind::PuzzleKind;
use cardgo::{Card, Event, Move, Point, Refusal, SetupFault, Timing, View};
use rulebook::phrase::Names;

/// The sentences of Kártyás go in one language.
pub(crate) trait Sentences: RecordSentences {
    fn event(&self, event: &Event, names: &Names) -> String;

    fn refusal(&self, refusal: &Refusal, names: &Names) -> String;

    fn mv(&self, mv: Move, view: &View) -> String;

    fn milestone(&self, milestone: Milestone, names: &Names) -> String;

    /// Returns what a puzzle is about, for the middle of a sentence.
    fn puzzle_kind(&self, kind: PuzzleKind) -> &'static str;

    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// Returns the name of an option for the beginning of a sentence.
    fn option(&self, key: &str) -> Option<&'static str>;

    /// Returns a card's name.
    fn name(&self, card: Card) -> &'static str;

    /// Returns a part of a card's sheet that doesn't depend on where the card is.
    fn printed(&self, printed: Printed, card: Card) -> String;

    /// Says where a card is.
    fn place(&self, place: &CardLocation, names: &Names) -> String;

    /// Returns the heading of the cards of one timing.
    fn timing_head(&self, timing: Timing) -> &'static str;

    /// Says where the viewer's trap lies.
    fn trap(&self, point: Point) -> String;

    /// Returns the decimal separator.
    fn decimal(&self) -> char;

    /// Says, after a separator, that it is the viewer's turn.
    fn your_turn(&self) -> &'static str;

    /// Says that the game is being counted.
    fn counting(&self) -> &'static str;

    /// Returns the number of moves made.
    fn moves(&self, number: u32) -> String;

    /// Returns the result of a game that nobody won.
    fn draw(&self) -> &'static str;

    /// Says that a seat wins with a probability of `percent`, with an expected lead in half points.
    fn expectation(&self, percent: f64, lead: i32) -> String;

    /// Returns a move without a stone.
    fn pass(&self) -> &'static str;

    /// Returns a move and the bot's, which is as good.
    fn equally_good(&self, played: &str, preferred: &str) -> String;

    /// Returns a move, what it lost in half points, and a better one.
    fn worse(&self, played: &str, lost: i32, better: &str) -> String;

    /// Says that stones on a pad's sheet have no liberty: a single one, or the group at `point`.
    fn no_liberty(&self, point: Point, is_black: bool, is_single: bool) -> String;
}
