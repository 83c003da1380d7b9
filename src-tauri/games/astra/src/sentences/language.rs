//! What a language must be able to say about Astra.

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::move_reason::MoveReason;
use crate::Milestone;
use astra::{Card, Element, Event, Move, Refusal, SetupFault, SheetFault, View};
use rulebook::phrase::Names;

/// The sentences and words of one language. Sentences are complete; the other words are built into texts by the modules
/// beside this one, which know no language.
pub(super) trait Sentences {
    /// Words an event as a sentence with its cards marked up.
    fn event(&self, event: &Event, names: &Names) -> String;

    /// Words a refusal as a sentence addressed to the player.
    fn refusal(&self, refusal: &Refusal, names: &Names) -> String;

    /// Words a move of the viewer as a short phrase.
    fn mv(&self, mv: Move, view: &View) -> String;

    /// Words the reason for a move as a sentence.
    fn reason(&self, reason: MoveReason) -> String;

    /// Words a milestone as a clause: see [`Phrase::milestone`](rulebook::phrase::Phrase::milestone).
    fn milestone(&self, milestone: Milestone, names: &Names) -> String;

    /// Returns the name of a card's constellation: `Lyre`.
    fn card(&self, card: Card) -> &'static str;

    /// Returns an element's name, fit to begin a sentence.
    fn element(&self, element: Element) -> &'static str;

    /// Words a fact that is printed on a card, as a sentence for its sheet.
    fn printed(&self, printed: Printed, card: Card) -> String;

    /// Words where a card is or its state there, as a sentence for its sheet.
    fn place(&self, place: &CardLocation, names: &Names) -> String;

    /// Words which cards lie on top of the deck, by their names from the top, as a sentence.
    fn deck_top(&self, cards: &[&str]) -> String;

    /// Returns the scores of the person and of Auptolemy within a line: `23 – 31 points`.
    fn scores(&self, yours: u16, its: u16) -> String;

    /// Returns a round's name within a line: `round 7`.
    fn round(&self, round: u16) -> String;

    /// Returns the words that tell the viewer in the list of tables to move.
    fn your_turn(&self) -> &'static str;

    /// Words that it is Auptolemy's turn, within a line.
    fn its_turn(&self) -> String;

    /// Words that Auptolemy won, as a clause.
    fn it_won(&self) -> String;

    /// Words a share of the win in percent, and the victory points expected at the end of the game.
    fn expectation(&self, percent: f64, result: f64) -> String;

    /// Words a setup fault as a sentence.
    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// Returns an option's name for the beginning of a sentence.
    fn option(&self, key: &str) -> Option<&'static str>;

    /// Words a fault of a score sheet as a sentence.
    fn sheet_fault(&self, fault: &SheetFault) -> String;
}
