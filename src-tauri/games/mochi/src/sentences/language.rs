//! What a language must be able to say about Boldog mocsik.

use super::card_locations::CardLocation;
use super::card_sheet::Face;
use crate::Milestone;
use mochi::{Card, Colour, Effect, Event, Move, Refusal, SetupFault, SheetFault, View};
use rulebook::phrase::Names;

/// The sentences and words of one language. Sentences are complete; the other words are built into texts by the modules
/// beside this one, which know no language.
pub(super) trait Sentences {
    /// Words an event as a sentence with its cards marked up.
    fn event(&self, event: &Event, names: &Names) -> String;

    /// Words a refusal as a sentence addressed to the player.
    fn refusal(&self, refusal: &Refusal, names: &Names) -> String;

    /// Words a move of the viewer as a short phrase.
    fn mv(&self, mv: Move, view: &View, names: &Names) -> String;

    /// Words a milestone as a clause: see [`Phrase::milestone`](rulebook::phrase::Phrase::milestone).
    fn milestone(&self, milestone: Milestone, names: &Names) -> String;

    /// Returns a card's name: `yellow 5`.
    fn card(&self, card: Card) -> String;

    /// Returns a colour's name in lower case.
    fn colour(&self, colour: Colour) -> &'static str;

    /// Words what is printed on a card, as sentences for its sheet.
    fn face(&self, card: Card) -> Face;

    /// Words the effect of a card, or that it has none, as a sentence for its sheet.
    fn effect_of(&self, effect: Option<Effect>) -> &'static str;

    /// Words where a card is, as a sentence for its sheet.
    fn place(&self, place: CardLocation, view: &View, names: &Names) -> String;

    /// Words where the other cards of a card's number are, as a sentence for its sheet.
    fn others(&self, card: Card, zones: &[(CardLocation, Vec<Card>)], names: &Names) -> String;

    /// Returns a round's name within a line: `round 2`.
    fn round(&self, round: u16) -> String;

    /// Returns the words that tell the viewer in the list of tables to move.
    fn your_turn(&self) -> &'static str;

    /// Words a share of the win in percent, and the penalty points expected in the round.
    fn expectation(&self, percent: f64, result: f64) -> String;

    /// Words a setup fault as a sentence.
    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// Returns an option's name for the beginning of a sentence.
    fn option(&self, key: &str) -> Option<&'static str>;

    /// Words a fault of a score sheet as a sentence.
    fn sheet_fault(&self, fault: &SheetFault, names: &Names) -> String;
}
