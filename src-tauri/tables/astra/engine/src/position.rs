//! A position as a person writes it, for scenarios.

use crate::card::{CARDS, Card, CardSet};
use crate::display::Chart;
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::{ActiveCard, FIRST_POUCH, FIRST_WISDOM, ThisTurn};
use crate::modification::Modifications;
use crate::seats::PERSON;
use crate::setup::{Conduct, CountedStars, Setup};
use game::Seat;
use serde::Deserialize;

/// Some cards of a written position, or only how many.
pub type Zone = game::Zone<Card, CARDS>;

/// A position at the start of a turn. Zones that are only counted are filled at random from the cards not named; what
/// is left over lies in the discard pile.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The displayed cards at Air, Fire and Earth, with their marks; an empty place is null.
    pub display: [Option<Chart>; 3],
    /// Where the sphere marker stands.
    #[serde(default = "air")]
    pub marker: Element,
    /// The cards above the end card, top first; usually thirteen, any.
    #[serde(default = "thirteen")]
    pub deck: Zone,
    /// How many of its top cards the person has looked at.
    #[serde(default)]
    pub known_top: u8,
    /// The cards below the end card, top first; usually three, any.
    #[serde(default = "three")]
    pub below: Zone,
    /// The person's journal.
    #[serde(default)]
    pub you: PlacedJournal,
    /// Auptolemy's journal and library.
    #[serde(default)]
    pub auptolemy: PlacedAutomaton,
    /// Whose turn it is.
    #[serde(default = "person")]
    pub active: Seat,
    /// Turns still to come after this one; none unless the end is triggered.
    #[serde(default)]
    pub turns_left: Option<u8>,
    /// The modifications.
    #[serde(default)]
    pub modifications: Modifications,
    /// On which cards the person's stars count.
    #[serde(default)]
    pub counted_stars: CountedStars,
    /// By which version of the rules Auptolemy plays; today's unless written.
    #[serde(default)]
    pub conduct: Conduct,
}

/// The person's journal in a written position; what isn't named is as at the start, but for stardust: 8 by default.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedJournal {
    /// Stardust.
    pub stardust: u8,
    /// Telescopes.
    pub telescopes: u8,
    /// The pouch.
    pub pouch: u8,
    /// Wisdom.
    pub wisdom: u8,
    /// Points of boons.
    pub vp: u16,
    /// The active cards.
    pub active: Vec<ActiveCard>,
    /// Cards that were set aside.
    pub set_aside: CardSet,
    /// The final-scoring card.
    pub final_card: Option<FinalCard>,
    /// The marks on discovered cards, where it matters; the others are the person's in full.
    pub charts: Vec<Chart>,
    /// What abilities have given for this turn.
    pub this_turn: ThisTurn,
}

/// Auptolemy's side in a written position.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedAutomaton {
    /// Points in hand.
    pub vp: Option<u16>,
    /// Stardust.
    pub stardust: Option<u8>,
    /// Telescopes.
    pub telescopes: u8,
    /// The left library card, if it matters.
    pub left: Option<Card>,
    /// The right one.
    pub right: Option<Card>,
    /// Its deck, top first.
    pub deck: Zone,
    /// Its discard pile.
    pub discards: CardSet,
    /// Its pile of discovered cards, whose marks are all its own unless `charts` says otherwise.
    pub pile: CardSet,
    /// The marks on its discovered cards, where they matter.
    pub charts: Vec<Chart>,
    /// Its final-scoring card, if it has one.
    pub final_card: Option<FinalCard>,
    /// What its die shows next, if that matters.
    pub die: Option<u8>,
}

fn air() -> Element {
    Element::Air
}

fn person() -> Seat {
    PERSON
}

fn thirteen() -> Zone {
    Zone::Count(13)
}

fn three() -> Zone {
    Zone::Count(3)
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
            this_turn: ThisTurn::default(),
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
            deck: Zone::Count(23),
            discards: CardSet::EMPTY,
            pile: CardSet::EMPTY,
            charts: Vec::new(),
            final_card: None,
            die: None,
        }
    }
}

impl Position {
    /// What was chosen before the game.
    pub(crate) fn setup(&self) -> Setup {
        Setup { modifications: self.modifications, counted_stars: self.counted_stars, conduct: self.conduct }
    }
}
