//! What a language must be able to say about Iszkenderun.

use super::card_locations::{CardLocation, CardZone};
use super::card_sheet::Printed;
use crate::Milestone;
use iszkenderun::{Card, Event, Move, Refusal, SetupFault, SheetFault, Suit, View};
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

    /// Returns a card's name within a sentence: `Cross 3*`.
    fn card(&self, card: Card) -> String;

    /// Returns the title of a card's entry in the rulebook: `Cross 3* (closing)`.
    fn title(&self, card: Card) -> String;

    /// Returns a suit's name.
    fn suit(&self, suit: Suit) -> &'static str;

    /// Returns the heading of the cards with two suits.
    fn two_suited(&self) -> &'static str;

    /// Returns the heading of the card without a suit.
    fn suitless(&self) -> &'static str;

    /// Words a fact that is printed on a card, as a sentence for its sheet.
    fn printed(&self, printed: &Printed, card: Card) -> String;

    /// Words where a card is or its state there, as a sentence for its sheet.
    fn place(&self, place: &CardLocation, view: &View, names: &Names) -> String;

    /// Words where the other cards of a card's suit are, as a sentence for its sheet.
    fn suit_mates(&self, suit: Suit, zones: &[(CardZone, Vec<Card>)], names: &Names) -> String;

    /// Returns listed scores with their unit: `5 – 3 – 2 points`.
    fn scores(&self, scores: &str) -> String;

    /// Returns a round's name within a line: `round 2`.
    fn round(&self, round: u8) -> String;

    /// Returns the words that tell the viewer in the list of tables to move.
    fn your_turn(&self) -> &'static str;

    /// Words a share of the win in percent, and the victory points expected at the end of the game.
    fn expectation(&self, percent: f64, result: f64) -> String;

    /// Words a setup fault as a sentence.
    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// Returns an option's name for the beginning of a sentence.
    fn option(&self, key: &str) -> Option<&'static str>;

    /// Words a fault of a score sheet as a sentence.
    fn sheet_fault(&self, fault: &SheetFault, names: &Names) -> String;
}
