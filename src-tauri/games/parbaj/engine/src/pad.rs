//! The score pad: Ép, VP and counters of both sides in a duel with real cards, turn by turn. Uses the engine's rules to
//! judge it ([`State::ending_of_turn`]).

#[cfg(test)]
mod tests;

use crate::contract::Parbaj;
use crate::event::Event;
use crate::event_details::VpSource;
use crate::permanent::Counters;
use crate::rules;
use crate::setup::Setup;
use crate::setup_fault::SetupFault;
use crate::state::{State, other};
use crate::step::{Ending, Phase};
use crate::targets::SEATS;
use crate::turn_flow::LAST_TURN;
use crate::upkeep::{SECOND, vp_of_turn};
use game::{
    Chance, Cites, Misplaced, Outcome, Pad, PadCount, PadLine, Point, PositionError, RuleId, Seat, Seed, Standing,
};
use parbaj_cards::MOST_VP;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Upper bound for the Ép on a sheet, positive or negative.
const MOST_LIFE: i16 = 999;

/// The sheet of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajSheet")]
pub struct Sheet {
    /// The setup, for the ready decks used.
    pub setup: Setup,
    /// The seat that began.
    pub starter: Seat,
    /// The turn's number, counting both players' turns, from 1.
    pub turn: u16,
    pub phase: Phase,
    /// Both players' sides, by seat.
    pub sides: [SheetSide; 2],
    /// Whether the duel is over: the last turn has ended.
    pub done: bool,
}

/// A player's side on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajSheetSide")]
pub struct SheetSide {
    pub life: i16,
    pub vp: u8,
    /// The sum of the counters on this side.
    pub counters: Counters,
    /// Whether the player has had to draw from an empty deck in this turn.
    pub drew_from_empty: bool,
    pub deck_empty: bool,
}

/// What follows from a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajTally")]
pub struct Tally {
    /// The seat whose turn it is.
    pub active: Seat,
    /// Own turns begun, by seat.
    pub turns: [u8; 2],
    /// The VP that this turn's upkeep brings, without those for creatures in reserve (DU-2.1).
    pub income: u8,
    /// How the duel would end if the turn ended now.
    pub ending: Option<Ending>,
}

/// Why a sheet can't be one of a real duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetError {
    /// The setup can't be played.
    Setup(SetupFault),
    /// A seat other than 0 and 1.
    NoSuchSeat,
    /// A turn number outside the range.
    Turn,
    /// A phase that no turn has.
    Phase,
    /// More Ép than the upper bound.
    Life,
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            SheetError::NoSuchSeat => f.write_str("nobody sits there"),
            SheetError::Turn => f.write_str("a turn from 1 to 100"),
            SheetError::Phase => f.write_str("a phase of the turn"),
            SheetError::Life => f.write_str("from -999 to 999 Ép"),
        }
    }
}

/// A contradiction on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajFault")]
pub enum SheetFault {
    /// A player has more than ten VP.
    TooManyVp {
        seat: Seat,
        /// The VP on the sheet.
        vp: u8,
    },
    /// The sheet says that the duel is over, but neither player has lost.
    NobodyLost,
}

impl Cites for SheetFault {
    fn rule(&self) -> RuleId {
        match self {
            SheetFault::TooManyVp { .. } => rules::VP,
            SheetFault::NobodyLost => rules::LOSING,
        }
    }
}

impl Pad for Parbaj {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;
    type Unwritable = SheetError;

    const SHEET_OPTIONS: &'static [&'static str] = &[];

    fn blank(setup: &Setup) -> Sheet {
        let side = SheetSide {
            life: crate::deal::FIRST_LIFE,
            vp: 0,
            counters: Counters::default(),
            drew_from_empty: false,
            deck_empty: false,
        };
        Sheet { setup: setup.clone(), starter: Seat(0), turn: 1, phase: Phase::Upkeep, sides: [side; 2], done: false }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<PadCount<Parbaj>, PositionError<SheetError>> {
        PositionError::of(sheet.unwritable())?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Returns why it can't be the sheet of a real duel.
    fn unwritable(&self) -> Vec<Misplaced<SheetError>> {
        let mut faults: Vec<Misplaced<SheetError>> =
            self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", SheetError::Setup(fault))).collect();
        let mut claim = |holds: bool, at: String, fault: SheetError| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        claim(SEATS.contains(&self.starter), "starter".to_owned(), SheetError::NoSuchSeat);
        claim((1..=LAST_TURN).contains(&self.turn), "turn".to_owned(), SheetError::Turn);
        claim(self.phase != Phase::Opening, "phase".to_owned(), SheetError::Phase);
        for (at, side) in self.sides.iter().enumerate() {
            let possible = (-MOST_LIFE..=MOST_LIFE).contains(&side.life);
            claim(possible, format!("sides[{at}].life"), SheetError::Life);
        }
        faults
    }

    /// Builds the state of the duel as far as the sheet determines it.
    fn state(&self) -> State {
        let mut state = State::empty(self.setup.clone(), Chance::new(Seed(0)), self.starter);
        state.turn = self.turn;
        state.active = self.active();
        for (seat, written) in SEATS.into_iter().zip(&self.sides) {
            let mut deck = self.setup.deck_list(seat.index()).cards().collect::<Vec<_>>();
            if written.deck_empty {
                deck.clear();
            }
            let side = state.side(seat);
            side.deck = deck;
            side.life = written.life;
            side.drew_from_empty = written.drew_from_empty;
        }
        state
    }

    fn active(&self) -> Seat {
        if self.turn % 2 == 1 { self.starter } else { other(self.starter) }
    }

    fn reckon(&self) -> PadCount<Parbaj> {
        let active = self.active();
        let turns = SEATS.map(|seat| {
            let begun = if seat == self.starter { self.turn.div_ceil(2) } else { self.turn / 2 };
            // At most 50.
            begun as u8
        });
        let by_turn = vp_of_turn(turns[active.index()]);
        let second = if self.turn == 2 { SECOND } else { 0 };
        let state = self.state();
        let ending = state.ending_of_turn();
        let mut events = Vec::new();
        if *self != Parbaj::blank(&self.setup) {
            events.push(Event::TurnBegan { seat: active, turn: self.turn });
            events.push(Event::Income { seat: active, vp: by_turn as i8, reason: VpSource::Turn });
            if second > 0 {
                events.push(Event::Income { seat: active, vp: second as i8, reason: VpSource::Second });
            }
        }
        let mut faults: Vec<SheetFault> = SEATS
            .into_iter()
            .zip(&self.sides)
            .filter(|(_, side)| side.vp > MOST_VP)
            .map(|(seat, side)| SheetFault::TooManyVp { seat, vp: side.vp })
            .collect();
        let over = match (self.done, ending) {
            (true, Some(ending)) => {
                events.push(Event::Ended { ending, life: state.lives() });
                true
            }
            (true, None) => {
                faults.push(SheetFault::NobodyLost);
                false
            }
            (false, _) => false,
        };
        PadCount {
            lines: PadLine::of_round(self.turn, events).collect(),
            tally: Tally { active, turns, income: by_turn + second, ending },
            standings: self.standings(ending.filter(|_| over)),
            faults,
            over,
        }
    }

    /// Ranks the players by Ép; after the end the winner is first.
    fn standings(&self, ending: Option<Ending>) -> Vec<Standing> {
        let life = SEATS.map(|seat| self.sides[seat.index()].life);
        let keys = SEATS.map(|seat| {
            let behind = match ending {
                Some(ending) => ending.winner == Some(other(seat)),
                None => life[seat.index()] < life[other(seat).index()],
            };
            u8::from(behind)
        });
        let rule = ending.map_or(rules::LOSING, |ending| ending.reason.rule());
        let points = |seat: usize| (life[seat].into(), vec![Point { amount: life[seat].into(), rule }]);
        Outcome::ranked(&keys, points).standings
    }
}
