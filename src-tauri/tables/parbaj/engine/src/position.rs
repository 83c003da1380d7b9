//! Positions as a person writes them.

use crate::card::CardId;
use crate::permanent::{Counters, PermanentId};
use crate::reading::Reading;
use game::{Seat, Zone};
use parbaj_cards::{Deck, Format};
use serde::Deserialize;

/// The most cards written for a hand or deck.
pub const MOST_WRITTEN: u8 = 60;

/// A position as a person writes it: what isn't said is as usual, or drawn at random.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Position {
    /// The turn's number, both players' counted.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub starter: Option<Seat>,
    /// Where in the turn.
    pub phase: PlacedPhase,
    /// Whose bans apply.
    pub format: Format,
    /// By which version of these rules cards are read. Unsaid: by version 2, for positions written before cards were
    /// printed anew name them by their first printings.
    pub reading: Reading,
    /// Both players' sides.
    pub sides: [PlacedSide; 2],
}

/// Where in the turn a position stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlacedPhase {
    /// As the turn begins: VP come, and everything of upkeep happens.
    Upkeep,
    /// The active player is asked in the main phase.
    #[default]
    Main,
    /// The active player moves creatures.
    Movement,
    /// The active player assigns attackers.
    Combat,
}

/// A player's side.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedSide {
    /// The ready deck that unsaid cards come from.
    pub deck_of: Option<Deck>,
    /// Ép.
    pub life: i16,
    /// VP.
    pub vp: u8,
    /// Own turns begun; by the turn's number if unsaid.
    pub turns: Option<u8>,
    /// The hand, or how many cards.
    pub hand: Option<Zone<CardId, MOST_WRITTEN>>,
    /// The deck, its top first, or how many cards; all that is left if unsaid.
    pub deck: Option<Zone<CardId, MOST_WRITTEN>>,
    /// Cards on top of the deck, the top first.
    pub top: Vec<CardId>,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    /// The void.
    pub void: Vec<CardId>,
    /// Creatures in reserve.
    pub reserve: Vec<Placed>,
    /// Creatures at the guard post.
    pub guard: Vec<Placed>,
    /// Buildings, items, enchantments.
    pub others: Vec<Placed>,
}

/// A permanent: its card alone, or with more about it.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Placed {
    /// An active card without anything on it.
    Card(CardId),
    /// More about it.
    With(PlacedWith),
}

/// A permanent with what is special about it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlacedWith {
    /// What it is.
    pub card: CardId,
    /// Its name in moves; if unsaid, the next number in the order of the file: seat 0's reserve, guard post, others,
    /// then seat 1's.
    #[serde(default)]
    pub id: Option<PermanentId>,
    /// Whether it is passive.
    #[serde(default)]
    pub passive: bool,
    /// Damage on it.
    #[serde(default)]
    pub damage: u8,
    /// Counters on it.
    #[serde(default)]
    pub counters: Option<PlacedCounters>,
    /// Whose deck it came from; one's own if unsaid.
    #[serde(default)]
    pub owner: Option<Seat>,
    /// The X chosen as it was played.
    #[serde(default)]
    pub x: u8,
    /// Has lost all abilities until the end of the turn.
    #[serde(default)]
    pub silenced: bool,
    /// Has lost all drawbacks until the end of the turn.
    #[serde(default)]
    pub lifted: bool,
}

/// Counters as a person writes them.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedCounters {
    /// +1/+1 each.
    pub strength: u8,
    /// −1/−1 each.
    pub weakness: u8,
    /// Poison.
    pub poison: u8,
    /// Temporary cost.
    pub temporary_cost: u8,
    /// Burden.
    pub burden: u8,
}

impl From<PlacedCounters> for Counters {
    fn from(placed: PlacedCounters) -> Counters {
        Counters {
            strength: placed.strength,
            weakness: placed.weakness,
            poison: placed.poison,
            temporary_cost: placed.temporary_cost,
            burden: placed.burden,
        }
    }
}

impl Default for Position {
    fn default() -> Position {
        Position {
            turn: 9,
            active: Seat(0),
            starter: None,
            phase: PlacedPhase::Main,
            format: Format::Open,
            reading: Reading::Chapter,
            sides: [PlacedSide::default(), PlacedSide::default()],
        }
    }
}

impl Default for PlacedSide {
    fn default() -> PlacedSide {
        PlacedSide {
            deck_of: None,
            life: crate::deal::FIRST_LIFE,
            vp: 5,
            turns: None,
            hand: None,
            deck: None,
            top: Vec::new(),
            discard: Vec::new(),
            void: Vec::new(),
            reserve: Vec::new(),
            guard: Vec::new(),
            others: Vec::new(),
        }
    }
}

impl Placed {
    /// With everything said.
    pub(crate) fn whole(&self) -> PlacedWith {
        match self {
            Placed::With(with) => with.clone(),
            Placed::Card(card) => PlacedWith {
                card: *card,
                id: None,
                passive: false,
                damage: 0,
                counters: None,
                owner: None,
                x: 0,
                silenced: false,
                lifted: false,
            },
        }
    }
}
