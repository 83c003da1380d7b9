//! Positions written by a person.

use crate::card::CardId;
use crate::permanent::{Counters, PermanentId};
use crate::rules_reading::RulesReading;
use game::{CardsOrCount, Seat};
use parbaj_cards::{Deck, Format};
use serde::Deserialize;

/// The maximum number of cards written for a hand or deck.
pub const MOST_WRITTEN: u8 = 60;

/// A position written by a person: what it leaves out has its default value or is drawn at random.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Position {
    /// The turn's number, counting both players' turns.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that began.
    pub starter: Option<Seat>,
    /// The point of the turn at which the position stands.
    pub phase: PlacedPhase,
    /// The format, which decides the bans.
    pub format: Format,
    /// The version of these rules by which cards are read. Defaults to version 2, since positions written before cards
    /// were reprinted name them by their first printings.
    pub reading: RulesReading,
    /// Both players' sides, by seat.
    pub sides: [PlacedSide; 2],
}

/// The point of the turn at which a position stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlacedPhase {
    /// The turn begins: VP are gained and the upkeep is carried out.
    Upkeep,
    /// The active player acts in the main phase.
    #[default]
    Main,
    /// The active player moves creatures.
    Movement,
    /// The active player assigns attackers.
    Combat,
}

/// A player's side of a written position.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedSide {
    /// The ready deck from which cards that aren't given are drawn.
    pub deck_of: Option<Deck>,
    pub life: i16,
    pub vp: u8,
    /// Own turns begun; derived from the turn's number if absent.
    pub turns: Option<u8>,
    /// The cards in hand, or their number.
    pub hand: Option<CardsOrCount<CardId, MOST_WRITTEN>>,
    /// The cards of the deck, its top first, or their number; all remaining cards if absent.
    pub deck: Option<CardsOrCount<CardId, MOST_WRITTEN>>,
    /// Cards on top of the deck, the top first.
    pub top: Vec<CardId>,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    pub void: Vec<CardId>,
    /// Creatures in the reserve.
    pub reserve: Vec<Placed>,
    /// Creatures at the guard post.
    pub guard: Vec<Placed>,
    /// Buildings, items and enchantments.
    pub others: Vec<Placed>,
}

/// A permanent of a written position: its card alone, or with details.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Placed {
    /// An active permanent with nothing on it.
    Card(CardId),
    /// A permanent with details.
    With(PlacedWith),
}

/// A permanent with details.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlacedWith {
    pub card: CardId,
    /// Its identifier in moves; if absent, the next number in the order of the file: seat 0's reserve, guard post and
    /// others, then seat 1's.
    #[serde(default)]
    pub id: Option<PermanentId>,
    #[serde(default)]
    pub passive: bool,
    /// The damage on it.
    #[serde(default)]
    pub damage: u8,
    /// The counters on it.
    #[serde(default)]
    pub counters: Option<PlacedCounters>,
    /// The seat whose deck it came from; the seat on whose side it lies if absent.
    #[serde(default)]
    pub owner: Option<Seat>,
    /// The X chosen as it was played.
    #[serde(default)]
    pub x: u8,
    /// Whether it has lost all abilities until the end of the turn.
    #[serde(default)]
    pub silenced: bool,
    /// Whether it has lost all drawbacks until the end of the turn.
    #[serde(default)]
    pub lifted: bool,
}

/// The counters on a permanent of a written position.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlacedCounters {
    /// Counters of +1/+1 each.
    pub strength: u8,
    /// Counters of −1/−1 each.
    pub weakness: u8,
    pub poison: u8,
    pub temporary_cost: u8,
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
            reading: RulesReading::Chapter,
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
    /// Returns the permanent with every detail filled in.
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
