//! The score pad: the cards left in the hands of a game at a real table, round by round, counted as the engine counts
//! them ([`State::count_round`]).

#[cfg(test)]
mod tests;

use crate::card::{CARDS, COLOURS, Card};
use crate::contract::Mochi;
use crate::event::RoundCause;
use crate::round::penalty;
use crate::rules;
use crate::setup::{Setup, SetupFault};
use crate::state::{MOST_SEATS, State, Step};
use game::{Chance, Cites, Misplaced, Pad, PadCount, PadLine, PositionError, RuleId, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The greatest number of rounds on a sheet; no real game lasts longer.
const MOST_ROUNDS: usize = 200;

/// The score sheet of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiSheet")]
pub struct Sheet {
    pub setup: Setup,
    pub rounds: Vec<SheetRound>,
    /// Whether the game ended because too few cards were left to deal (MO-7.4).
    pub cards_ran_out: bool,
}

/// A round on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "MochiSheetRound")]
pub struct SheetRound {
    /// How the round ended; `None` while the round is still being filled in.
    pub end: Option<SheetEnd>,
    /// What each seat was left with, in seat order.
    pub left: Vec<HandLeft>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "MochiSheetEnd")]
pub struct SheetEnd {
    pub cause: RoundCause,
    /// The seat that moved last; with an empty hand, if the round ended by one.
    pub seat: Seat,
}

/// What one seat was left with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiLeft")]
pub enum HandLeft {
    /// The numbers on the cards in hand.
    Numbers {
        /// In any order.
        numbers: Vec<u8>,
    },
    /// The sum of the numbers, added up by the player.
    Sum {
        /// Penalty points.
        points: u16,
    },
}

/// The counted result of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "MochiTally")]
pub struct Tally {
    /// The score that ends the game, in points.
    pub target: u16,
    pub rounds: Vec<RoundTally>,
}

/// The counted result of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiRoundTally")]
pub struct RoundTally {
    /// Penalty points, in seat order.
    pub penalties: Vec<u16>,
    /// Points so far, in seat order; `None` if the round can't be counted yet.
    pub totals: Option<Vec<u16>>,
    pub winner: Option<Seat>,
    /// The seat that starts the next round.
    pub starts_next: Option<Seat>,
}

/// Why a sheet is malformed: no player could have filled it in like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The setup is impossible.
    Setup(SetupFault),
    /// The sheet has more than 200 rounds.
    TooManyRounds,
    /// A round doesn't have exactly one entry for each seat.
    NotOneEach,
    /// The seat doesn't exist.
    NoSuchSeat,
    /// A hand isn't a list of at most 70 numbers from 0 to 9.
    Numbers,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            Unwritable::TooManyRounds => f.write_str("no game has so many rounds"),
            Unwritable::NotOneEach => f.write_str("one for each player"),
            Unwritable::NoSuchSeat => f.write_str("nobody sits there"),
            Unwritable::Numbers => f.write_str("up to 70 numbers from 0 to 9"),
        }
    }
}

/// A contradiction between a well-formed sheet and the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "MochiFault")]
pub enum SheetFault {
    /// A number occurs more than seven times in a round; there are only seven cards of each number.
    TooMany {
        /// Counted from 1.
        round: u16,
        number: u8,
        /// How often the number is entered.
        count: u16,
    },
    /// The hands together are worth more than all cards.
    MoreThanAll {
        /// Counted from 1.
        round: u16,
        /// Points entered in the round.
        points: u32,
    },
    /// The seat whose empty hand ended the round is entered with cards.
    NotEmpty {
        /// Counted from 1.
        round: u16,
        seat: Seat,
    },
    /// Another seat is entered without cards.
    EmptyToo {
        /// Counted from 1.
        round: u16,
        seat: Seat,
        cause: RoundCause,
    },
    /// The game was over before this round.
    AfterEnd {
        /// The first round after the end, counted from 1.
        round: u16,
    },
}

impl Cites for SheetFault {
    fn rule(&self) -> RuleId {
        match self {
            SheetFault::TooMany { .. } | SheetFault::MoreThanAll { .. } => rules::EFFECT_TABLE,
            SheetFault::NotEmpty { .. } | SheetFault::EmptyToo { cause: RoundCause::EmptyHand, .. } => rules::ROUND_END,
            SheetFault::EmptyToo { cause: RoundCause::Standstill, .. } => rules::STANDSTILL,
            SheetFault::EmptyToo { cause: RoundCause::TurnLimit, .. } => rules::TURN_LIMIT,
            SheetFault::AfterEnd { .. } => rules::GAME_END,
        }
    }
}

impl HandLeft {
    /// Returns the empty entry: nothing filled in yet, or no card left.
    fn nothing() -> HandLeft {
        HandLeft::Numbers { numbers: Vec::new() }
    }

    fn points(&self) -> u16 {
        match self {
            HandLeft::Numbers { numbers } => penalty(numbers.iter().copied()),
            HandLeft::Sum { points } => *points,
        }
    }

    fn is_nothing(&self) -> bool {
        *self == HandLeft::nothing()
    }
}

impl Pad for Mochi {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;
    type Unwritable = Unwritable;

    const SHEET_OPTIONS: &'static [&'static str] = &["target"];

    fn blank(setup: &Setup) -> Sheet {
        let left = vec![HandLeft::nothing(); usize::from(setup.seats)];
        Sheet { setup: *setup, rounds: vec![SheetRound { end: None, left }], cards_ran_out: false }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<PadCount<Mochi>, PositionError<Unwritable>> {
        PositionError::of(sheet.unwritable())?;
        Ok(sheet.reckon())
    }
}

impl Sheet {
    /// Returns why the sheet is malformed; empty if it is well-formed.
    fn unwritable(&self) -> Vec<Misplaced<Unwritable>> {
        let mut faults: Vec<Misplaced<Unwritable>> =
            self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", Unwritable::Setup(fault))).collect();
        let mut claim = |holds: bool, at: String, fault: Unwritable| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        claim(self.rounds.len() <= MOST_ROUNDS, "rounds".to_owned(), Unwritable::TooManyRounds);
        let possible = |left: &HandLeft| match left {
            HandLeft::Numbers { numbers } => {
                numbers.len() <= usize::from(CARDS) && numbers.iter().all(|&number| number <= 9)
            }
            HandLeft::Sum { .. } => true,
        };
        for (at, round) in self.rounds.iter().enumerate() {
            let seats = self.setup.seats;
            claim(round.left.len() == usize::from(seats), format!("rounds[{at}].left"), Unwritable::NotOneEach);
            let known = round.end.is_none_or(|end| end.seat.0 < seats);
            claim(known, format!("rounds[{at}].end.seat"), Unwritable::NoSuchSeat);
            claim(round.left.iter().all(possible), format!("rounds[{at}].left"), Unwritable::Numbers);
        }
        faults
    }

    fn reckon(&self) -> PadCount<Mochi> {
        let mut state = State::empty(self.setup, Chance::new(Seed(0)));
        let (mut lines, mut tallies, mut faults) = (Vec::new(), Vec::new(), Vec::new());
        // If one round can't be counted, the rounds after it can't be counted either.
        let mut whole = true;
        for (number, round) in (1..).zip(&self.rounds) {
            let mut tally = RoundTally {
                penalties: round.left.iter().map(HandLeft::points).collect(),
                totals: None,
                winner: None,
                starts_next: None,
            };
            if matches!(state.step, Step::Over { .. }) {
                if !round.is_untouched() {
                    faults.push(SheetFault::AfterEnd { round: number });
                }
                break;
            }
            let before = faults.len();
            round.find_faults(number, &mut faults);
            whole &= faults.len() == before;
            match round.end.filter(|_| whole) {
                None => whole = false,
                Some(end) => {
                    let mut penalties = [0; MOST_SEATS];
                    penalties[..tally.penalties.len()].copy_from_slice(&tally.penalties);
                    let mut events = Vec::new();
                    state.active = end.seat;
                    let over = state.count_round(end.cause, penalties, &mut events);
                    tally.totals = Some(state.scores().to_vec());
                    tally.winner = Some(state.active);
                    tally.starts_next = (!over).then(|| state.active.left(self.setup.seats));
                    lines.extend(PadLine::of_round(number, events));
                }
            }
            tallies.push(tally);
        }
        let over = matches!(state.step, Step::Over { .. });
        if self.cards_ran_out && !over && !state.rounds.is_empty() {
            let mut events = Vec::new();
            state.end_game(true, &mut events);
            lines.extend(PadLine::of_round(state.rounds.len() as u16, events));
            if let Some(last) = tallies.iter_mut().rev().find(|tally| tally.totals.is_some()) {
                last.starts_next = None;
            }
        }
        PadCount {
            lines,
            tally: Tally { target: self.setup.target.points(), rounds: tallies },
            standings: state.standing().standings,
            over: matches!(state.step, Step::Over { .. }),
            faults,
        }
    }
}

impl SheetRound {
    /// Returns whether nothing has been filled in.
    fn is_untouched(&self) -> bool {
        self.end.is_none() && self.left.iter().all(HandLeft::is_nothing)
    }

    fn find_faults(&self, round: u16, faults: &mut Vec<SheetFault>) {
        let mut counts = [0u16; 10];
        for left in &self.left {
            if let HandLeft::Numbers { numbers } = left {
                numbers.iter().for_each(|&number| counts[usize::from(number)] += 1);
            }
        }
        for (number, count) in (0..).zip(counts) {
            if count > u16::from(COLOURS) {
                faults.push(SheetFault::TooMany { round, number, count });
            }
        }
        let points: u32 = self.left.iter().map(|left| u32::from(left.points())).sum();
        if points > Card::all().map(|card| u32::from(card.number())).sum() {
            faults.push(SheetFault::MoreThanAll { round, points });
        }
        let Some(end) = self.end else { return };
        for (seat, left) in (0..).map(Seat).zip(&self.left) {
            let is_out = end.cause == RoundCause::EmptyHand && seat == end.seat;
            if is_out && !left.is_nothing() && left.points() > 0 {
                faults.push(SheetFault::NotEmpty { round, seat });
            } else if !is_out && left.is_nothing() {
                faults.push(SheetFault::EmptyToo { round, seat, cause: end.cause });
            }
        }
    }
}
