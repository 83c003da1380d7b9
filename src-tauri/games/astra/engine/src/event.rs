//! The events of the game, each with its rule.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::{DisplayPlace, Marks, Pen};
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::library::Shelf;
use crate::modification::Modification;
use crate::path_reason::PathReason;
use crate::score_line::ScoreLine;
use crate::seats::AUPTOLEMY;
use crate::source::{Gain, GainSource};
use crate::star_set::StarId;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened. Fields that a seat may not know are `None` in the copy for that seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraEvent")]
pub enum Event {
    /// The deck is made.
    DeckMade {
        /// Number of cards above the end card.
        above: u8,
    },
    /// The sphere marker is placed on the element of the deck's first card, which is discarded.
    MarkerPlaced {
        /// The discarded card.
        card: Card,
        /// The marker's element.
        element: Element,
    },
    /// A card is displayed.
    Displayed { place: DisplayPlace, card: Card, cause: DisplayCause },
    /// A place stays empty because no card is left.
    StaysEmpty { place: DisplayPlace },
    /// A final-scoring card is dealt.
    FinalCardDealt {
        /// The seat that receives it.
        seat: Seat,
        /// The card; `None` for Auptolemy's, which lies face down.
        card: Option<FinalCard>,
    },
    /// A side begins with a different amount because of a modification.
    Starts { seat: Seat, gain: Gain, amount: u8, by: Modification },
    /// Cards are removed face down before Auptolemy's library is made of the others.
    Removed {
        /// Number of cards.
        cards: u8,
        /// The modification by which they are removed; `None` for the small cards, which are always removed.
        by: Option<Modification>,
    },
    /// Auptolemy's library is made.
    LibraryMade {
        /// Number of cards in its deck.
        deck: u8,
    },
    /// A library card is placed or turned up.
    LibraryTurned {
        shelf: Shelf,
        /// `None` if it lies face down.
        card: Option<Card>,
        /// Whether this happens while the library is made.
        dealt: bool,
    },
    /// An ability is used.
    AbilityUsed { card: Card, ability: Ability },
    /// A side gains something.
    Gained {
        seat: Seat,
        gain: Gain,
        amount: u8,
        /// The new amount.
        now: u16,
        source: GainSource,
    },
    /// A star is marked.
    Marked {
        pen: Pen,
        /// The place of the card.
        place: DisplayPlace,
        card: Card,
        star: StarId,
        /// The star marked before it in the same Observe.
        from: Option<StarId>,
        /// The marked star that is jumped over, if it is reached by a jump.
        over: Option<StarId>,
        /// In stardust.
        price: u8,
        /// The person's ability that makes it free of charge.
        free_by: Option<Ability>,
    },
    /// A telescope is spent for another Observe.
    TelescopeSpent {
        seat: Seat,
        /// Number of telescopes left.
        left: u8,
    },
    /// A side rests.
    Rested {
        seat: Seat,
        /// The stardust after the Rest.
        stardust: u8,
        /// Whether an ability filled it above the pouch (AS-10.12). Absent in journals saved by older versions.
        #[serde(default)]
        rich: bool,
    },
    /// An exhausted card becomes usable again.
    Reactivated { card: Card, source: GainSource },
    /// The sphere marker moves.
    MarkerMoved {
        /// The marker's new element.
        to: Element,
        /// Whether it crosses into the next sphere.
        crossed: bool,
        source: GainSource,
    },
    /// The deck's top card is discarded.
    DeckDiscarded { card: Card },
    /// A displayed card is discarded to be replaced.
    Exchanged {
        place: DisplayPlace,
        /// The discarded card.
        card: Card,
    },
    /// The person looks at the deck's top cards.
    Looked {
        /// Number of cards.
        count: u8,
        /// The top card first; known only to the person.
        cards: Option<Vec<Card>>,
    },
    /// The cards looked at are put back.
    PutBack {
        /// In the new order, the top card first; known only to the person.
        cards: Option<Vec<Card>>,
    },
    /// The dream pen marks no star, because no card lies at the marker's element or, at Water, anywhere.
    NoDream {
        /// The marker's element.
        element: Element,
    },
    /// The card on which the dream pen marks a star is determined.
    DreamAt {
        /// The marker's element.
        element: Element,
        /// The card's place.
        place: DisplayPlace,
        card: Card,
        /// Whether the card was chosen at random among equals.
        tie: bool,
    },
    /// A card is discovered.
    Discovered {
        seat: Seat,
        card: Card,
        /// The marks of all pens on it.
        marks: Marks,
        /// Whether its last star was a dream star.
        dream: bool,
    },
    /// The person takes a boon.
    BoonTaken {
        /// The discovered card.
        card: Card,
        boon: Boon,
    },
    /// The person takes no boon.
    BoonDeclined {
        /// The discovered card.
        card: Card,
    },
    /// The person sets a card aside.
    SetAside {
        card: Card,
        /// The greatest number of active cards.
        wisdom: u8,
    },
    /// Auptolemy rolls its die.
    DieRolled {
        /// 1 to 6.
        die: u8,
        /// The library card that the die chooses.
        shelf: Shelf,
        card: Card,
        /// The card's element.
        focus: Element,
    },
    /// Auptolemy chooses the displayed card that it marks.
    Focused {
        focus: Element,
        /// `None` if no card is displayed.
        place: Option<DisplayPlace>,
        /// `None` if no card is displayed.
        card: Option<Card>,
        /// The part of the rule that applies.
        how: FocusRule,
    },
    /// Auptolemy chooses its path, or its dream star.
    Aimed {
        /// Its own pen or the dream pen.
        pen: Pen,
        /// The card's place.
        place: DisplayPlace,
        card: Card,
        /// The greatest number of stars it may mark.
        most: u8,
        /// The reason for the path.
        why: PathReason,
    },
    /// Auptolemy's clean-up.
    CleanedUp {
        /// The library card that is discarded.
        card: Card,
        /// Its stardust afterwards.
        stardust: u8,
    },
    /// Its discard pile is shuffled into its deck.
    LibraryReshuffled {
        /// Number of cards.
        cards: u8,
    },
    /// Auptolemy gets its boon of a card that the person has discovered.
    ItsBoon {
        /// The discovered card.
        card: Card,
        /// Victory points.
        points: u8,
        /// Its new points.
        now: u16,
    },
    /// Auptolemy doesn't get the telescope that belongs to a boon of so few points, because of the modification
    /// without telescopes.
    NoTelescope {
        /// The card whose boon it is.
        card: Card,
    },
    /// The end of the game is triggered.
    EndTriggered {
        /// The seat whose turn it is.
        during: Seat,
    },
    /// Auptolemy's deck is empty at the end of the game, so its Observe has no effect.
    NothingLeft,
    /// Auptolemy's deck is empty, so the person loses at once.
    LibraryEmpty,
    /// One line of the final score.
    Counted {
        seat: Seat,
        line: ScoreLine,
        /// The number of things counted.
        count: u8,
        /// Victory points.
        points: u16,
    },
    /// A final-scoring card is turned up.
    FinalCardShown { seat: Seat, card: FinalCard },
    /// The game is over.
    Ended {
        /// Victory points, by seat.
        points: [u16; 2],
        /// Whether the person has won.
        won: bool,
    },
}

/// The reason why a card is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraLaid")]
pub enum DisplayCause {
    /// It is one of the first three cards (AS-1.2).
    Dealt,
    /// It replaces a discovered card (AS-5.5).
    Refilled,
    /// It replaces an exchanged card (AS-10.10).
    Exchanged,
}

/// The part of the rule by which Auptolemy chooses a displayed card (AS-7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraFocused")]
pub enum FocusRule {
    /// The card at the focus's element.
    ThatPlace,
    /// The focus is Water: the card with the fewest unmarked stars.
    FewestUnmarked {
        /// Whether the card was chosen at random among equals.
        tie: bool,
    },
    /// No card lies at the focus: the same as for Water.
    PlaceEmpty {
        /// Whether the card was chosen at random among equals.
        tie: bool,
    },
    /// No card is displayed at all.
    NothingDisplayed,
}

impl Event {
    /// Returns what `seat` may know of the event.
    pub(crate) fn seen_by(&self, seat: Seat) -> Event {
        match self {
            Event::Looked { count, .. } if seat == AUPTOLEMY => Event::Looked { count: *count, cards: None },
            Event::PutBack { .. } if seat == AUPTOLEMY => Event::PutBack { cards: None },
            _ => self.clone(),
        }
    }
}
