//! The score pad: Ép, VP and counters of both sides in a duel with real cards, turn by turn, judged as the engine
//! judges ([`State::ending_of_turn`]).

#[cfg(test)]
mod tests;

use crate::cause::Income;
use crate::contract::Parbaj;
use crate::event::Event;
use crate::flow::LAST_TURN;
use crate::permanent::Counters;
use crate::rules;
use crate::setup::Setup;
use crate::setup_fault::SetupFault;
use crate::state::{State, other};
use crate::step::{Ending, Phase};
use crate::targets::SEATS;
use crate::upkeep::{SECOND, vp_of_turn};
use game::{
    Chance, Cites, Misplaced, Outcome, Pad, PadLine, Point, PositionError, Reckoning, RuleId, Seat, Seed, Standing,
};
use parbaj_cards::MOST_VP;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Nobody has seen more Ép gained or lost.
const MOST_LIFE: i16 = 999;

/// The sheet of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajSheet")]
pub struct Sheet {
    /// With which decks, for those who play the ready ones.
    pub setup: Setup,
    /// Who began.
    pub starter: Seat,
    /// The turn's number, both players' counted, from 1.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// Both players' sides.
    pub sides: [SheetSide; 2],
    /// Whether the duel is over: the last turn has ended.
    pub done: bool,
}

/// A player's side on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajSheetSide")]
pub struct SheetSide {
    /// Ép.
    pub life: i16,
    /// VP.
    pub vp: u8,
    /// All counters on this side.
    pub counters: Counters,
    /// Has had to draw from an empty deck in this turn.
    pub drew_from_empty: bool,
    /// The deck is empty.
    pub deck_empty: bool,
}

/// What a sheet comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajTally")]
pub struct Tally {
    /// Whose turn it is.
    pub active: Seat,
    /// Own turns begun, in seat order.
    pub turns: [u8; 2],
    /// The VP that this turn's upkeep brings, creatures in reserve not counted (DU-2.1).
    pub income: u8,
    /// How the duel would be over if the turn ended now.
    pub ending: Option<Ending>,
}

/// Why a sheet can't be one of a real duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// Nobody can play with this set-up.
    Setup(SetupFault),
    /// Nobody sits there.
    NoSuchSeat,
    /// No duel has such a turn.
    Turn,
    /// No turn has such a phase.
    Phase,
    /// Nobody can have that many Ép.
    Life,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            Unwritable::NoSuchSeat => f.write_str("nobody sits there"),
            Unwritable::Turn => f.write_str("a turn from 1 to 100"),
            Unwritable::Phase => f.write_str("a phase of the turn"),
            Unwritable::Life => f.write_str("from -999 to 999 Ép"),
        }
    }
}

/// What can't be true about a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajFault")]
pub enum SheetFault {
    /// Nobody has more than ten VP.
    TooManyVp {
        /// Who.
        seat: Seat,
        /// What is written down.
        vp: u8,
    },
    /// The duel is written down as over, and nobody has lost.
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
    type Unwritable = Unwritable;

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

    fn reckon(sheet: &Sheet) -> Result<Reckoning<Parbaj>, PositionError<Unwritable>> {
        PositionError::of(sheet.unwritable())?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Why it can't be the sheet of a real duel.
    fn unwritable(&self) -> Vec<Misplaced<Unwritable>> {
        let mut faults: Vec<Misplaced<Unwritable>> =
            self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", Unwritable::Setup(fault))).collect();
        let mut claim = |holds: bool, at: String, fault: Unwritable| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        claim(SEATS.contains(&self.starter), "starter".to_owned(), Unwritable::NoSuchSeat);
        claim((1..=LAST_TURN).contains(&self.turn), "turn".to_owned(), Unwritable::Turn);
        claim(self.phase != Phase::Opening, "phase".to_owned(), Unwritable::Phase);
        for (at, side) in self.sides.iter().enumerate() {
            let possible = (-MOST_LIFE..=MOST_LIFE).contains(&side.life);
            claim(possible, format!("sides[{at}].life"), Unwritable::Life);
        }
        faults
    }

    /// The duel as far as the sheet tells it.
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

    fn reckon(&self) -> Reckoning<Parbaj> {
        let active = self.active();
        let turns = SEATS.map(|seat| {
            let begun = if seat == self.starter { self.turn.div_ceil(2) } else { self.turn / 2 };
            // At most fifty.
            begun as u8
        });
        let by_turn = vp_of_turn(turns[active.index()]);
        let second = if self.turn == 2 { SECOND } else { 0 };
        let state = self.state();
        let ending = state.ending_of_turn();
        let mut events = Vec::new();
        if *self != Parbaj::blank(&self.setup) {
            events.push(Event::TurnBegan { seat: active, turn: self.turn });
            events.push(Event::Income { seat: active, vp: by_turn as i8, reason: Income::Turn });
            if second > 0 {
                events.push(Event::Income { seat: active, vp: second as i8, reason: Income::Second });
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
        Reckoning {
            lines: PadLine::of_round(self.turn, events).collect(),
            tally: Tally { active, turns, income: by_turn + second, ending },
            standings: self.standings(ending.filter(|_| over)),
            faults,
            over,
        }
    }

    /// By Ép; at the end whoever has won is first.
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
