//! Párbaj: a general spell, a creature neutralising it, and a neutraliser against that creature (DU-4.2, DU-4.3).
//!
//! One main phase. [`Step::Window`]: the players act alternately (DU-2.9). An announced card leaves the hand for the
//! queue, takes its target in [`Step::Targets`], is paid, and opens [`Step::Reactions`]; two declines in a row
//! resolve the queue from its last action to its first. A seat is asked for public reasons only (DU-2.10).

mod contract;
mod tests;
mod turn;

use game::{Chance, Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

mod rules {
    game::rule_ids! {
        /// Two players.
        FRAME = "DU-1.1";
        /// The end of a turn.
        TURN_END = "DU-1.3";
        /// More Ép wins.
        MORE_LIFE = "DU-1.8";
        /// Creatures and general spells in one's own main phase.
        MAIN = "DU-2.4";
        /// Acting alternately.
        WINDOW = "DU-2.9";
        /// Creatures enter passive.
        CREATURE = "DU-3.2";
        /// Costs.
        COST = "DU-3.3";
        /// The steps of playing a card.
        PLAYING = "DU-4.2";
        /// Reactions and their queue.
        REACTION = "DU-4.3";
        /// The death check.
        DEATH = "DU-4.7";
        /// Neutralisation.
        NEUTRALISATION = "DU-91.2.10";
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Card {
    /// General spell, 2 VP: 3 damage to a player or a creature.
    Hailstorm,
    /// Instant spell, 1 VP: 1 damage to a player or a creature.
    Spark,
    /// Creature, 1 VP.
    Watchman,
    /// Creature, 3 VP. Neutralisation [opponent's playing general spell].
    SpellEater,
    /// Creature, 2 VP. Neutralisation [reaction]. When played: draw a card.
    Contradictor,
}

/// What may be neutralised (DU-4.8).
#[derive(Clone, Copy, PartialEq)]
enum Scope {
    OpponentsGeneralSpell,
    Reaction,
}

/// Both decks hold three of each; that is public (DU-1.9).
const KINDS: [Card; 5] = [Card::Hailstorm, Card::Spark, Card::Watchman, Card::SpellEater, Card::Contradictor];
const COPIES: usize = 3;
const HAND: usize = 5;

impl Card {
    fn cost(self) -> u8 {
        [2, 1, 1, 3, 2][self as usize]
    }

    /// The damage of a spell; creatures have none.
    fn spell_damage(self) -> Option<u8> {
        [Some(3), Some(1), None, None, None][self as usize]
    }

    fn scope(self) -> Option<Scope> {
        match self {
            Card::SpellEater => Some(Scope::OpponentsGeneralSpell),
            Card::Contradictor => Some(Scope::Reaction),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Target {
    Player { seat: Seat },
    Creature { seat: Seat, place: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Move {
    /// Begin to play a card from hand in a window.
    Announce { card: Card },
    /// Choose the announced card's target.
    Target { target: Target },
    /// Play a card by its Neutralisation, against an action of the queue.
    React { card: Card, against: u8 },
    /// Do nothing in a window or in reply: always legal there.
    Decline,
}

/// A touch: a card and the action of the queue it was dragged to are one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Intent {
    HandCard { card: Card },
    HandCardOn { card: Card, against: u8 },
    Target { target: Target },
    Decline,
}

/// A card on its way: announced, not yet resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Action {
    seat: Seat,
    card: Card,
    target: Option<Target>,
    /// The queue place of the action it neutralises.
    against: Option<u8>,
    prevented: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Creature {
    card: Card,
    damage: u8,
    passive: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Step {
    Window { seat: Seat, declines: u8 },
    Targets { seat: Seat },
    Reactions { seat: Seat, declines: u8 },
    Over,
}

/// Nothing to choose here.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Setup {}

/// What lies open before a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Side {
    life: i16,
    magic: u8,
    reserve: Vec<Creature>,
    discard: Vec<Card>,
}

/// Everything public, the same for state and views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    setup: Setup,
    active: Seat,
    step: Step,
    sides: [Side; 2],
    queue: Vec<Action>,
}

/// Hands are kept in card order: their order tells nothing and makes no second list of the same moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    table: Table,
    chance: Chance,
    hands: [Vec<Card>; 2],
    decks: [Vec<Card>; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    seat: Seat,
    table: Table,
    hand: Vec<Card>,
    hands: [u8; 2],
    decks: [u8; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Event {
    Announced { seat: Seat, card: Card },
    Targeted { target: Target },
    Paid { seat: Seat, magic: u8 },
    Reacted { seat: Seat, card: Card, against: Card },
    Declined { seat: Seat },
    Prevented { seat: Seat, card: Card },
    Entered { seat: Seat, card: Card },
    Drew { seat: Seat, card: Option<Card> },
    Damaged { target: Target, damage: u8 },
    Died { seat: Seat, card: Card },
    TurnEnded,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Refusal {
    TurnOver,
    NotAsked { asked: Seat },
    NotThisStep,
    NotInHand { card: Card },
    OnlyInOwnMain { card: Card },
    NoSuchTarget { target: Target },
    CantPay { card: Card, magic: u8 },
    OutOfScope { card: Card, against: u8 },
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Announced { .. } | Event::Targeted { .. } | Event::Drew { .. } | Event::Damaged { .. } => {
                rules::PLAYING
            }
            Event::Paid { .. } => rules::COST,
            Event::Reacted { .. } | Event::Prevented { .. } => rules::NEUTRALISATION,
            Event::Declined { .. } => rules::REACTION,
            Event::Entered { .. } => rules::CREATURE,
            Event::Died { .. } => rules::DEATH,
            Event::TurnEnded => rules::TURN_END,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::TurnOver => rules::TURN_END,
            Refusal::NotAsked { .. } => rules::WINDOW,
            Refusal::NotThisStep | Refusal::NotInHand { .. } | Refusal::NoSuchTarget { .. } => rules::PLAYING,
            Refusal::OnlyInOwnMain { .. } => rules::MAIN,
            Refusal::CantPay { .. } => rules::COST,
            Refusal::OutOfScope { .. } => rules::NEUTRALISATION,
        }
    }
}
