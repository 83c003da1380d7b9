//! Astra: a path marked star by star, a telescope for a second one in the same turn (AS-3), and the automaton's
//! whole turn as the single listed move of its seat (AS-7).
//!
//! Three constellations, no abilities. [`Step::Action`]: observe or rest. [`Step::Path`]: star by star, until the
//! player stops or must. [`Step::Between`]: a telescope buys another Observe, or the turn ends. Then the automaton
//! follows its rules in [`Step::Automaton`]: the die is thrown inside its move. If it discovers a constellation the
//! player has stars on, [`Step::Boon`] asks the player.

mod automaton;
mod check;
mod contract;
mod sky;
mod tests;
mod turn;

use game::{Chance, Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};
use sky::{CONSTELLATIONS, Element, LIBRARY};

mod rules {
    game::rule_ids! {
        /// What you and the automaton start with.
        START = "AS-1.3";
        /// One action a turn.
        ACTION = "AS-2.2";
        /// A star costs one stardust.
        STARDUST = "AS-3.1";
        /// The first star.
        FIRST_STAR = "AS-3.2";
        /// The further stars; stopping.
        PATH = "AS-3.3";
        /// Telescopes.
        TELESCOPE = "AS-3.5";
        /// Filling the pouch.
        REST = "AS-4.1";
        /// The last star discovers.
        DISCOVERY = "AS-5.1";
        /// A boon for the other side.
        BOON = "AS-5.2";
        /// Auptolemy rests without stardust.
        AUTOMATON_REST = "AS-7.2";
        /// Its deck is empty.
        LOST = "AS-7.3";
        /// The die.
        DIE = "AS-7.4";
        /// What it observes.
        FOCUS = "AS-7.5";
        /// Its path.
        AUTOMATON_PATH = "AS-7.8";
        /// Its clean-up.
        CLEAN_UP = "AS-7.10";
        /// It always takes the VP boon.
        VP_BOON = "AS-7.11";
        /// Winning.
        WINNER = "AS-8.5";
    }
}

/// The person and the automaton.
const YOU: Seat = Seat(0);
const AUPTOLEMY: Seat = Seat(1);
const POUCH: u8 = 5;

/// One decision. A path isn't one move but as many as it has stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Move {
    /// Observe the constellation displayed there; after the first Observe of a turn, for a telescope.
    Observe {
        place: u8,
    },
    /// The next star of the path; it names its constellation, so that a move says by itself which touch it is.
    Mark {
        place: u8,
        star: u8,
    },
    /// End the path.
    Stop,
    Rest,
    EndTurn,
    Boon {
        boon: Boon,
    },
    NoBoon,
    /// The automaton's turn.
    FollowRules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Boon {
    VictoryPoints,
    Stardust,
    Telescope,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Intent {
    Star { place: u8, star: u8 },
    Constellation { place: u8 },
    Stop,
    Rest,
    EndTurn,
    Boon { boon: Option<Boon> },
    FollowRules,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Step {
    Action,
    /// `last` is the star just marked, `None` before the first.
    Path {
        place: u8,
        last: Option<u8>,
    },
    Between,
    Automaton,
    Boon {
        place: u8,
    },
    Over,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Setup {}

/// What a side has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Side {
    stardust: u8,
    telescopes: u8,
    points: i16,
}

/// A displayed constellation: its stars marked by each side, as bits, and who discovered it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Display {
    marks: [u16; 2],
    discovered: Option<Seat>,
}

/// The automaton's last Observe as it lies on the table: the die is left there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Observed {
    die: u8,
    path: Vec<u8>,
}

/// Everything public, the same for state and views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    setup: Setup,
    step: Step,
    sides: [Side; 2],
    displays: [Display; CONSTELLATIONS.len()],
    /// The two face-up library cards, and those used.
    open: Vec<u8>,
    used: Vec<u8>,
    observed: Option<Observed>,
    /// The automaton's deck ran out (AS-7.3).
    lost: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    table: Table,
    chance: Chance,
    /// The automaton's deck, its top at the end: all that is hidden, besides chance.
    library: Vec<u8>,
}

/// Both seats see the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    table: Table,
    library: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Event {
    Observes { seat: Seat, place: u8, telescope: bool },
    Marked { seat: Seat, place: u8, star: u8 },
    Rested { seat: Seat, stardust: u8 },
    Discovered { seat: Seat, place: u8 },
    BoonTaken { seat: Seat, boon: Boon },
    DieThrown { die: u8 },
    Steered { card: u8, focus: Element, most: u8 },
    LibraryRefilled { card: u8 },
    LibraryEmpty,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Refusal {
    Over,
    NotYourTurn,
    /// Something else is to be decided, by this rule.
    NotNow {
        pending: RuleId,
    },
    Complete {
        place: u8,
    },
    NoStardust,
    NoTelescope,
    OtherConstellation {
        observed: u8,
    },
    NotTheFirstStar {
        star: u8,
    },
    NotJoined {
        star: u8,
        last: u8,
    },
    NothingMarkedYet,
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Observes { telescope, .. } => {
                if *telescope {
                    rules::TELESCOPE
                } else {
                    rules::STARDUST
                }
            }
            Event::Marked { seat, .. } => {
                if *seat == YOU {
                    rules::PATH
                } else {
                    rules::AUTOMATON_PATH
                }
            }
            Event::Rested { seat, .. } => {
                if *seat == YOU {
                    rules::REST
                } else {
                    rules::AUTOMATON_REST
                }
            }
            Event::Discovered { .. } => rules::DISCOVERY,
            Event::BoonTaken { seat, .. } => {
                if *seat == YOU {
                    rules::BOON
                } else {
                    rules::VP_BOON
                }
            }
            Event::DieThrown { .. } => rules::DIE,
            Event::Steered { .. } => rules::FOCUS,
            Event::LibraryRefilled { .. } => rules::CLEAN_UP,
            Event::LibraryEmpty => rules::LOST,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::Over => rules::WINNER,
            Refusal::NotYourTurn => rules::ACTION,
            Refusal::NotNow { pending } => *pending,
            Refusal::Complete { .. } => rules::DISCOVERY,
            Refusal::NoStardust => rules::STARDUST,
            Refusal::NoTelescope => rules::TELESCOPE,
            Refusal::NotTheFirstStar { .. } => rules::FIRST_STAR,
            Refusal::OtherConstellation { .. } | Refusal::NotJoined { .. } | Refusal::NothingMarkedYet => rules::PATH,
        }
    }
}
