//! What happens at the table, each event with its rule.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::{Marks, Pen, Place};
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::library::Shelf;
use crate::modification::Modification;
use crate::score_line::ScoreLine;
use crate::seats::AUPTOLEMY;
use crate::source::{Gain, Source};
use crate::star_set::StarId;
use crate::why::Why;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened. Parts that a seat may not know are left out of its copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraEvent")]
pub enum Event {
    /// The deck is made: so many cards lie above the end card.
    DeckMade {
        /// How many.
        above: u8,
    },
    /// The sphere marker begins on the element of the deck's first card, which is discarded.
    MarkerPlaced {
        /// Which card.
        card: Card,
        /// Where the marker stands.
        element: Element,
    },
    /// A card is displayed.
    Displayed {
        /// Where.
        place: Place,
        /// Which one.
        card: Card,
        /// Why it comes.
        cause: Laid,
    },
    /// A place stays empty: no card is left.
    StaysEmpty {
        /// Which one.
        place: Place,
    },
    /// A final-scoring card is dealt.
    FinalCardDealt {
        /// To whom.
        seat: Seat,
        /// Which one; Auptolemy's lies face down.
        card: Option<FinalCard>,
    },
    /// A side begins with something else than usual.
    Starts {
        /// Who.
        seat: Seat,
        /// With what.
        gain: Gain,
        /// How much of it.
        amount: u8,
        /// By which modification.
        by: Modification,
    },
    /// Cards are removed, unseen, before Auptolemy's library is made of the others.
    Removed {
        /// How many.
        cards: u8,
        /// By which modification; none: the small ones that always go.
        by: Option<Modification>,
    },
    /// Auptolemy's library is made.
    LibraryMade {
        /// Cards in its deck.
        deck: u8,
    },
    /// A library card is laid or turned up.
    LibraryTurned {
        /// Where.
        shelf: Shelf,
        /// Which one; none if it lies face down.
        card: Option<Card>,
        /// Whether the library is being made.
        dealt: bool,
    },
    /// An ability is used.
    AbilityUsed {
        /// Of which card.
        card: Card,
        /// Which one.
        ability: Ability,
    },
    /// A side gains something.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
        /// How much.
        amount: u8,
        /// How much there is now.
        now: u16,
        /// Where it comes from.
        source: Source,
    },
    /// A star is marked.
    Marked {
        /// Whose pen.
        pen: Pen,
        /// Where the card lies.
        place: Place,
        /// Which card.
        card: Card,
        /// Which star.
        star: StarId,
        /// The star marked before it in the same Observe.
        from: Option<StarId>,
        /// The marked star between the two, if it is reached by a jump.
        over: Option<StarId>,
        /// Its price in stardust.
        price: u8,
        /// The person's ability by which it costs nothing.
        free_by: Option<Ability>,
    },
    /// A telescope is spent for another Observe.
    TelescopeSpent {
        /// By whom.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// A side rests.
    Rested {
        /// Who.
        seat: Seat,
        /// Its stardust then.
        stardust: u8,
        /// Whether an ability filled it above the pouch (AS-10.12). Older journals don't note it.
        #[serde(default)]
        rich: bool,
    },
    /// An exhausted card can be used again.
    Reactivated {
        /// Which one.
        card: Card,
        /// Why.
        source: Source,
    },
    /// The sphere marker moves.
    MarkerMoved {
        /// To where.
        to: Element,
        /// Whether into the next sphere.
        crossed: bool,
        /// Why.
        source: Source,
    },
    /// The deck's top card is discarded.
    DeckDiscarded {
        /// Which one.
        card: Card,
    },
    /// A displayed card makes room for another one.
    Exchanged {
        /// Where.
        place: Place,
        /// Which card goes.
        card: Card,
    },
    /// The person looks at the deck's top cards.
    Looked {
        /// How many.
        count: u8,
        /// Which ones, the top one first; known to the person only.
        cards: Option<Vec<Card>>,
    },
    /// They are put back.
    PutBack {
        /// The new order, the top card first; known to the person only.
        cards: Option<Vec<Card>>,
    },
    /// There is no star for the dream pen: no card lies there.
    NoDream {
        /// Where the marker stands.
        element: Element,
    },
    /// Where the dream pen marks.
    DreamAt {
        /// The marker's element.
        element: Element,
        /// The card's place.
        place: Place,
        /// Which card.
        card: Card,
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// A card is discovered.
    Discovered {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// Who has marked what on it.
        marks: Marks,
        /// Whether its last star was a dream star.
        dream: bool,
    },
    /// The person takes a boon.
    BoonTaken {
        /// Of which card.
        card: Card,
        /// Which one.
        boon: Boon,
    },
    /// The person takes none.
    BoonDeclined {
        /// Of which card.
        card: Card,
    },
    /// The person sets a card aside.
    SetAside {
        /// Which one.
        card: Card,
        /// How many can be active.
        wisdom: u8,
    },
    /// Auptolemy rolls its die.
    DieRolled {
        /// 1 to 6.
        die: u8,
        /// What that chooses.
        shelf: Shelf,
        /// The chosen card.
        card: Card,
        /// Its element.
        focus: Element,
    },
    /// Auptolemy turns to a displayed card.
    Focused {
        /// Its focus.
        focus: Element,
        /// The card's place, if there is one.
        place: Option<Place>,
        /// Which card.
        card: Option<Card>,
        /// By which part of the rule.
        how: Focused,
    },
    /// Auptolemy chooses its path, or its dream star.
    Aimed {
        /// With its own pen, or with the dream pen.
        pen: Pen,
        /// Where the card lies.
        place: Place,
        /// Which card.
        card: Card,
        /// How many stars it may mark.
        most: u8,
        /// Why this path.
        why: Why,
    },
    /// Auptolemy's clean-up.
    CleanedUp {
        /// The library card that goes.
        card: Card,
        /// Its stardust then.
        stardust: u8,
    },
    /// Its discard pile becomes its deck.
    LibraryReshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Auptolemy's boon of a card that the person has discovered.
    ItsBoon {
        /// Which card.
        card: Card,
        /// Victory points.
        points: u8,
        /// Its points then.
        now: u16,
    },
    /// For so few points it would get a telescope as well, but for the modification that takes them from it.
    NoTelescope {
        /// The card whose boon it is.
        card: Card,
    },
    /// The end is triggered.
    EndTriggered {
        /// In whose turn.
        during: Seat,
    },
    /// Its deck is empty at the end of the game: its Observe does nothing.
    NothingLeft,
    /// Its deck is empty: the person loses at once.
    LibraryEmpty,
    /// The final score, line by line.
    Counted {
        /// Whose.
        seat: Seat,
        /// For what.
        line: ScoreLine,
        /// How many things are counted.
        count: u8,
        /// Victory points.
        points: u16,
    },
    /// A final-scoring card is turned up.
    FinalCardShown {
        /// Whose.
        seat: Seat,
        /// Which one.
        card: FinalCard,
    },
    /// The game is over.
    Ended {
        /// Victory points, by seat.
        points: [u16; 2],
        /// Whether the person has won.
        won: bool,
    },
}

/// Why a card is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraLaid")]
pub enum Laid {
    /// It is one of the first three (AS-1.2).
    Dealt,
    /// It takes the place of a discovered card (AS-5.5).
    Refilled,
    /// It comes for a card that was exchanged (AS-10.10).
    Exchanged,
}

/// By which part of the rule Auptolemy turns to a card (AS-7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraFocused")]
pub enum Focused {
    /// The card at the focus.
    ThatPlace,
    /// Water: the card with the fewest unmarked stars.
    FewestUnmarked {
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// No card lies at the focus: as for Water.
    PlaceEmpty {
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// No card is displayed at all.
    NothingDisplayed,
}

impl Event {
    /// What `seat` may know of it.
    pub(crate) fn seen_by(&self, seat: Seat) -> Event {
        match self {
            Event::Looked { count, .. } if seat == AUPTOLEMY => Event::Looked { count: *count, cards: None },
            Event::PutBack { .. } if seat == AUPTOLEMY => Event::PutBack { cards: None },
            _ => self.clone(),
        }
    }
}
