//! Counts a sheet by laying out its rows in an engine state, round by round.

use super::fault::BankedCard;
use super::{Sheet, SheetFault, SheetRound};
use crate::card::Card;
use crate::contract::Iszkenderun;
use crate::event::{CardCount, Event};
use crate::play_area::{Marker, PlayedCard, Row};
use crate::score_pile::PileStanding;
use crate::state::{ROUNDS, State, Step};
use crate::suit::{SUITS, Suit, Trump};
use game::{Chance, PadCount, PadLine, Seat, Seed, Silent, clockwise};
use serde::Serialize;

/// The counted result of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "IszkenderunTally")]
pub struct Tally {
    pub rounds: Vec<RoundTally>,
    /// The score piles, in seat order.
    pub piles: Vec<PileStanding>,
    /// The most points of any round so far.
    pub record: Option<u16>,
}

/// The counted result of a round.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunRoundTally")]
pub struct RoundTally {
    /// The rows as filled in, in seat order.
    pub rows: Vec<RowTally>,
    /// The trump at the end of the round, as far as it is filled in.
    pub ended: Option<Trump>,
    /// The trumps with which the round can have begun.
    pub openings: Vec<Trump>,
    /// The seat that began the round, as far as it is known.
    pub starter: Option<Seat>,
    /// Victory points for the places, in seat order; `None` if the round can't be counted yet.
    pub vp: Option<Vec<u8>>,
    /// For each seat, the equal cards of which it may choose one for its score pile; usually empty.
    pub choices: Vec<Vec<Card>>,
    /// Cards that have been on score piles since earlier rounds.
    pub gone: Vec<Card>,
}

/// The counted result of a row.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "IszkenderunRowTally")]
pub struct RowTally {
    /// From left to right.
    pub cards: Vec<CardCount>,
    pub points: u16,
}

/// The progress of counting a sheet.
struct Count<'a> {
    sheet: &'a Sheet,
    state: State,
    lines: Vec<PadLine<Event>>,
    gone: Vec<BankedCard>,
}

impl Sheet {
    pub(super) fn reckon(&self) -> PadCount<Iszkenderun> {
        let mut state = State::empty(self.setup, Chance::new(Seed(0)));
        state.starter = self.starter;
        state.trump_cards = trump_cards(&self.beginnings(ROUNDS));
        let mut count = Count { sheet: self, state, lines: Vec::new(), gone: Vec::new() };
        let (mut rounds, mut faults): (Vec<RoundTally>, Vec<SheetFault>) = Default::default();
        // If one round can't be counted, the rounds after it can't be counted either.
        let mut whole = true;
        for (number, round) in (1..).zip(&self.rounds) {
            let found = self.faults_of(number, round, &count.gone);
            let mut tally = count.lay(number, round);
            tally.starter = whole.then_some(count.state.starter);
            whole &= round.done && found.is_empty();
            faults.extend(found);
            if whole {
                count.settle(number, round, &mut tally);
            }
            rounds.push(tally);
        }
        let state = count.state;
        PadCount {
            lines: count.lines,
            tally: Tally {
                rounds,
                piles: state.score_pile_standing()[..usize::from(state.seats())].to_vec(),
                record: state.record,
            },
            standings: state.standing().standings,
            faults,
            over: state.step == Step::Over,
        }
    }

    /// Returns the trumps with which the first `rounds` rounds began, up to the first one that isn't filled in.
    pub(super) fn beginnings(&self, rounds: u8) -> Vec<Trump> {
        self.rounds.iter().take(usize::from(rounds)).map_while(|round| round.began).collect()
    }

    /// Returns whether a card lies in a row of a round after `number`.
    fn is_laid_after(&self, number: u8, card: Card) -> bool {
        let mut later = self.rounds.iter().skip(usize::from(number));
        later.any(|round| round.rows.iter().flatten().any(|laid| laid.card == card))
    }

    /// Returns the trumps with which a round can begin, given the rounds before it (IS-8.5).
    pub(super) fn openings(&self, number: u8) -> Vec<Trump> {
        let before = self.beginnings(number - 1);
        if before.len() + 1 < usize::from(number) {
            return Vec::new();
        }
        let kinds = Suit::ALL.into_iter().map(Trump::from).chain([Trump::SansTrump]);
        let fits = |trump: &Trump| {
            let order = [&before[..], &[*trump]].concat();
            let mut state = State::empty(self.setup, Chance::new(Seed(0)));
            state.trump_cards = trump_cards(&order);
            (1..).zip(&order).all(|(round, began)| state.opening(round).0 == *began)
        };
        kinds.filter(fits).collect()
    }
}

/// Returns the order of the trump cards, as far as it follows from the trumps with which rounds began; the other
/// cards come last.
fn trump_cards(beginnings: &[Trump]) -> [Suit; SUITS] {
    let mut order = Suit::ALL;
    let seen = |suit: &Suit| beginnings.iter().position(|began| began.suit() == Some(*suit)).unwrap_or(SUITS);
    order.sort_by_key(seen);
    order
}

impl Count<'_> {
    /// Lays out the rows of a round, whether or not it can be settled.
    fn lay(&mut self, number: u8, round: &SheetRound) -> RoundTally {
        let state = &mut self.state;
        state.round = number;
        state.table.trump = round.ended();
        for (row, written) in state.table.rows.iter_mut().zip(&round.rows) {
            *row = written.iter().map(|laid| PlayedCard { card: laid.card, tokens: laid.tokens }).collect::<Row>();
        }
        for (marker, raised) in state.table.markers.iter_mut().zip(&self.sheet.raised) {
            *marker = if raised.is_some_and(|since| since <= number) { Marker::OnScorePile } else { Marker::Ready };
        }
        let row = |seat| RowTally { cards: state.count_row(seat), points: state.table.total(seat) };
        RoundTally {
            rows: clockwise(Seat(0), state.seats()).map(row).collect(),
            ended: round.changed.or(round.began),
            openings: self.sheet.openings(number),
            starter: None,
            vp: None,
            choices: vec![Vec::new(); usize::from(state.seats())],
            gone: self.gone.iter().map(|(card, ..)| *card).collect(),
        }
    }

    /// Counts a finished round that has just been laid out.
    fn settle(&mut self, number: u8, round: &SheetRound, tally: &mut RoundTally) {
        let mut events = Vec::new();
        let state = &mut self.state;
        let before = state.score_piles;
        state.count_rows(&mut events);
        let (seats, starter) = (state.seats(), state.starter);
        let (mut next, mut open) = (Some(starter), [false; crate::play_area::MOST_SEATS]);
        while let Some(seat) = next.and_then(|first| state.bank_until_asked(first, &mut events)) {
            let Some(duty) = state.pending_duty(seat) else { break };
            let choice = state.to_bank(seat, duty);
            tally.choices[seat.index()] = choice.into();
            match round.banked[seat.index()].filter(|card| choice.contains(*card)) {
                Some(card) => state.bank(seat, card, duty, &mut events),
                // Equal cards are worth the same, so counting can go on without knowing which one was put on the
                // score pile. But a card on the score pile can't be one that lies in a later row.
                None => {
                    let free = choice.into_iter().find(|card| !self.sheet.is_laid_after(number, *card));
                    open[seat.index()] = free.is_some();
                    let any = free.or_else(|| choice.into_iter().next());
                    any.into_iter().for_each(|card| state.bank(seat, card, duty, &mut Silent));
                }
            }
            let left = seat.left(seats);
            next = (left != starter).then_some(left);
        }
        for seat in clockwise(Seat(0), seats).filter(|seat| !open[seat.index()]) {
            let new = state.score_piles[seat.index()].without(before[seat.index()]);
            self.gone.extend(new.into_iter().map(|card| (card, number, seat)));
        }
        state.pay_round(&mut events);
        tally.vp = state.rounds.last().map(|result| result.vp[..usize::from(seats)].to_vec());
        if number == ROUNDS {
            state.end_game(&mut events);
        } else {
            state.starter = state.next_starter();
        }
        self.lines.extend(PadLine::of_round(u16::from(number), events));
    }
}
