//! Written positions, for scenarios.

use crate::card::{CARDS, Card, CardSet};
use crate::display::Chart;
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::{ActiveCard, FIRST_POUCH, FIRST_WISDOM, TurnEffects};
use crate::modification::Modifications;
use crate::seats::PERSON;
use crate::setup::{Conduct, CountedStars, Setup};
use game::Seat;
use serde::Deserialize;

/// A list of cards in a written position, or only their number.
pub type CardsOrCount = game::CardsOrCount<Card, CARDS>;

/// A position at the start of a turn. Zones given only by number are filled at random from the unnamed cards; all
/// remaining cards go to the discard pile.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The displayed cards at Air, Fire and Earth, with their marks; `null` for an empty place.
    pub display: [Option<Chart>; 3],
    /// The sphere marker's element.
    #[serde(default = "air")]
    pub marker: Element,
    /// The cards above the end card, top card first; by default any thirteen.
    #[serde(default = "thirteen")]
    pub deck: CardsOrCount,
    /// The number of its top cards that the person has looked at.
    #[serde(default)]
    pub known_top: u8,
    /// The cards below the end card, top card first; by default any three.
    #[serde(default = "three")]
    pub below: CardsOrCount,
    /// The person's journal.
    #[serde(default)]
    pub you: PlacedJournal,
    /// Auptolemy's journal and library.
    #[serde(default)]
    pub auptolemy: PlacedAutomaton,
    /// The seat whose turn it is.
    #[serde(default = "person")]
    pub active: Seat,
    /// Turns still to come after this one; `None` unless the end is triggered.
    #[serde(default)]
    pub turns_left: Option<u8>,
    #[serde(default)]
    pub modifications: Modifications,
    /// Option: on which cards the person's stars count.
    #[serde(default)]
    pub counted_stars: CountedStars,
    /// The version of the rules by which Auptolemy plays; by default the current one.
    #[serde(default)]
    pub conduct: Conduct,
}

/// The person's journal in a written position. Missing values are those at the start; stardust is 8 by default.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedJournal {
    pub stardust: u8,
    pub telescopes: u8,
    /// The size of the pouch.
    pub pouch: u8,
    pub wisdom: u8,
    /// Victory points from boons.
    pub vp: u16,
    pub active: Vec<ActiveCard>,
    pub set_aside: CardSet,
    pub final_card: Option<FinalCard>,
    /// The marks on discovered cards; on cards not listed here, all marks are the person's.
    pub charts: Vec<Chart>,
    /// The effects of abilities that last until the end of this turn.
    pub this_turn: TurnEffects,
}

/// Auptolemy's side in a written position.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedAutomaton {
    /// Victory points in hand.
    pub vp: Option<u16>,
    pub stardust: Option<u8>,
    pub telescopes: u8,
    /// The left card of the row; random if missing.
    pub left: Option<Card>,
    /// The right card of the row; random if missing.
    pub right: Option<Card>,
    /// Its deck, top card first.
    pub deck: CardsOrCount,
    pub discards: CardSet,
    /// Its discovered cards; all marks on them are its own unless `charts` says otherwise.
    pub pile: CardSet,
    /// The marks on its discovered cards that aren't all its own.
    pub charts: Vec<Chart>,
    pub final_card: Option<FinalCard>,
    /// The result of its next die roll, 1 to 6; random if missing.
    pub die: Option<u8>,
}

fn air() -> Element {
    Element::Air
}

fn person() -> Seat {
    PERSON
}

fn thirteen() -> CardsOrCount {
    CardsOrCount::Count(13)
}

fn three() -> CardsOrCount {
    CardsOrCount::Count(3)
}

impl Default for PlacedJournal {
    fn default() -> Self {
        PlacedJournal {
            stardust: 8,
            telescopes: 0,
            pouch: FIRST_POUCH,
            wisdom: FIRST_WISDOM,
            vp: 0,
            active: Vec::new(),
            set_aside: CardSet::EMPTY,
            final_card: None,
            charts: Vec::new(),
            this_turn: TurnEffects::default(),
        }
    }
}

impl Default for PlacedAutomaton {
    fn default() -> Self {
        PlacedAutomaton {
            vp: None,
            stardust: None,
            telescopes: 0,
            left: None,
            right: None,
            deck: CardsOrCount::Count(23),
            discards: CardSet::EMPTY,
            pile: CardSet::EMPTY,
            charts: Vec::new(),
            final_card: None,
            die: None,
        }
    }
}

impl Position {
    /// Returns the setup of the game.
    pub(crate) fn setup(&self) -> Setup {
        Setup { modifications: self.modifications, counted_stars: self.counted_stars, conduct: self.conduct }
    }
}
