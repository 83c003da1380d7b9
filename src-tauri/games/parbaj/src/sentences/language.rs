//! What a language has to say about Párbaj.

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::move_reason::MoveReason;
use crate::Milestone;
use crate::deck_code::CodeFault;
use parbaj::{CardId, Event, Move, Refusal, SetupFault, SheetFault, View};
use parbaj_cards::Deck;
use rulebook::phrase::Names;

/// The sentences of Párbaj in one language.
pub(crate) trait Sentences {
    fn event(&self, event: &Event, names: &Names) -> String;

    fn refusal(&self, refusal: &Refusal, names: &Names) -> String;

    fn mv(&self, mv: Move, view: &View, names: &Names) -> String;

    fn reason(&self, reason: MoveReason) -> String;

    fn milestone(&self, milestone: Milestone, names: &Names) -> String;

    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// Returns the name of an option for the beginning of a sentence.
    fn option(&self, key: &str) -> Option<&'static str>;

    /// Returns a card's name.
    fn name(&self, card: CardId) -> &'static str;

    /// Returns a part that is printed on a card besides its text.
    fn printed(&self, printed: Printed, card: CardId) -> String;

    /// Says where a card is.
    fn place(&self, place: &CardLocation, names: &Names) -> String;

    /// Says what is wrong on a score pad.
    fn sheet_fault(&self, fault: SheetFault, names: &Names) -> String;

    /// Returns the name of a ready deck.
    fn deck(&self, deck: Deck) -> &'static str;

    /// Returns the heading of the cards that are no longer in any ready deck.
    fn retired(&self) -> &'static str;

    /// Returns the heading of the tokens.
    fn tokens(&self) -> &'static str;

    /// Returns the Ép of both seats.
    fn scores(&self, own: &str, theirs: &str) -> String;

    /// Returns the result of a game that nobody won.
    fn draw(&self) -> &'static str;

    /// Says that the players decide on their opening hands.
    fn opening_hands(&self) -> &'static str;

    /// Returns the number of the turn.
    fn turn(&self, number: u16) -> String;

    /// Says, after a separator, that it is the viewer who decides: on the opening hand, or later.
    fn your_turn(&self, opening: bool) -> &'static str;

    /// Says that a seat wins with a probability of `percent`, with an expected number of Ép, written with a point.
    fn expectation(&self, percent: f64, life: &str) -> String;

    /// A text is too long for a deck list.
    fn long_list(&self) -> String;

    /// Says what is wrong with a deck code.
    fn code_fault(&self, fault: CodeFault) -> String;
}
