//! The evaluation of states: from rows to victory points and shares of the win.
//!
//! The chance that one row ends above another follows from the points that both may reach. The places, the record,
//! the sans-trump marker and the cards for the score piles follow from these chances. A seat's share of the win
//! follows from how many victory points it is behind the best; the more there is still to play, the less they count.

use super::hand::{self, Hand};
use super::pairs::{self, PAIRS, Pairs, PerSeat, SEATS, above, below};
use super::round_evaluation::{RoundEvaluation, SeatEstimates, piles};
use bot::{Appraisal, decay};
use game::{Game, Seat};
use iszkenderun::{Iszkenderun, Marker, ROUNDS, State, Trump};

/// Victory points for a marker on sans-trump or on the record.
const MARKED: f32 = 2.0;
/// The chance that a record lasts to the end of the game, by the round in which it is set.
const LASTS: [f32; ROUNDS as usize] = [0.3, 0.42, 0.62, 1.0];
/// The chance that the round ends without trump: if there is a trump now, and if there is none now.
const SANS_TRUMP_LATER: f32 = 0.05;
const SANS_TRUMP_STAYS: f32 = 0.75;
/// The value in victory points of an action marker kept for later rounds.
const MARKER: f32 = 0.5;
/// The value in victory points of each point of a kept card's quality.
const KEPT: f32 = 0.05;
/// The fraction of its hand that a seat that hasn't passed will keep.
const STAYS: f32 = 0.3;
/// The variance of a score pile for each round to come, in points squared.
const PILE: f32 = 14.0;
/// The number of rounds that the current round counts for in that variance.
const OPEN_PILE: f32 = 0.3;
/// The number of victory points behind the best that cuts the share of the win to about a third: at the end of the
/// last round, the addition while a round is being played, and the addition for each round to come.
const DECIDED: f32 = 0.2;
const OPEN_ROUND: f32 = 0.5;
const ROUND_TO_COME: f32 = 0.75;
/// The value in victory points of a point of the last round, which breaks ties.
const LAST_POINTS: f32 = 0.004;

/// Whose knowledge of the hands is used.
#[derive(Clone, Copy)]
pub(super) enum HandKnowledge {
    /// All hands as dealt.
    All,
    /// A seat's own hand as given, and of the other hands what is public.
    Of(Seat, Hand),
}

/// What the seats have and no action can take from them.
pub(super) struct Holdings {
    seats: u8,
    /// Victory points for places so far.
    places: PerSeat,
    /// Which seats have a marker on sans-trump.
    sans_trump: [bool; SEATS],
    /// The record, and which seats have a marker on it.
    record: Option<(f32, [bool; SEATS])>,
    /// The chance that a record set in this round lasts to the end of the game.
    lasts: f32,
    /// The value in victory points of each point of quality in a seat's hand.
    keeps: PerSeat,
    rounds_left: f32,
}

/// The evaluation of a state.
pub(super) struct Outlook {
    /// Expected victory points, without those for places in rounds to come.
    pub vp: PerSeat,
    seats: usize,
    /// The number of victory points behind the best that cuts the share of the win to about a third.
    width: f32,
}

/// Returns the value of `end`, reached by a search from `start`, to each seat; results are victory points at the end
/// of the game.
pub(super) fn appraise(start: &State, end: &State) -> Appraisal {
    let seats = usize::from(end.seats());
    let mut appraisal = Appraisal::default();
    if let Some(outcome) = Iszkenderun::outcome(end) {
        for (seat, standing) in outcome.standings.iter().enumerate() {
            appraisal.share[seat] = outcome.win_share(seat) as f32;
            appraisal.result[seat] = standing.score as f32;
        }
        return appraisal;
    }
    let outlook = if end.round() > start.round() {
        between(start, end)
    } else {
        Outlook::of(&Holdings::of(end), &RoundEvaluation::of(end, HandKnowledge::All).now)
    };
    // A place gives 1.5 victory points on average with four seats, 2 with three.
    let to_come = f32::from(ROUNDS - start.round()) * if seats == 4 { 1.5 } else { 2.0 };
    appraisal.share[..SEATS].copy_from_slice(&outlook.shares());
    for (result, vp) in appraisal.result.iter_mut().zip(&outlook.vp[..seats]) {
        *result = vp + to_come;
    }
    appraisal
}

/// Returns the outlook after the round that `start` was in. Newly dealt cards are random and are ignored, but kept
/// cards count.
fn between(start: &State, end: &State) -> Outlook {
    let mut vp = PerSeat::default();
    let round = usize::from(start.round()) - 1;
    let rounds_left = f32::from(ROUNDS - start.round());
    match end.seats() {
        3 => pile_vp::<3>(&piles(end), rounds_left, &mut vp),
        _ => pile_vp::<SEATS>(&piles(end), rounds_left, &mut vp),
    }
    for (at, seat) in seats(end) {
        vp[at] += f32::from(end.place_points(seat));
        if end.sans_trump_marked(seat) {
            vp[at] += MARKED;
        }
        if end.record().is_some_and(|(_, marks)| marks[at]) {
            vp[at] += MARKED * LASTS[round];
        }
        if end.table().marker(seat) == Marker::Ready {
            vp[at] += MARKER;
        }
        let kept = end.hand(seat).among(start.hand(seat));
        vp[at] += KEPT * hand::kept(kept);
    }
    Outlook { vp, seats: usize::from(end.seats()), width: DECIDED + ROUND_TO_COME * rounds_left }
}

impl Holdings {
    /// Reads the holdings from a state.
    pub fn of(state: &State) -> Holdings {
        let mut holdings = Holdings {
            seats: state.seats(),
            places: PerSeat::default(),
            sans_trump: [false; SEATS],
            record: None,
            lasts: LASTS[usize::from(state.round()) - 1],
            keeps: PerSeat::default(),
            rounds_left: f32::from(ROUNDS - state.round()),
        };
        for (at, seat) in seats(state) {
            holdings.places[at] = f32::from(state.place_points(seat));
            holdings.sans_trump[at] = state.sans_trump_marked(seat);
            holdings.keeps[at] = KEPT * if state.table().has_passed(seat) { 1.0 } else { STAYS };
        }
        holdings.record = state.record().map(|(points, marks)| {
            let mut marked = [false; SEATS];
            marked[..marks.len()].copy_from_slice(marks);
            (f32::from(points), marked)
        });
        holdings
    }
}

impl Outlook {
    /// Returns the outlook in the middle of a round in which the seats stand like this.
    pub fn of(holdings: &Holdings, stand: &SeatEstimates) -> Outlook {
        let open = f32::from(stand.all_in) / f32::from(holdings.seats);
        // Constant numbers of seats give loops of fixed length; this is the most frequent computation of the search.
        let vp = match holdings.seats {
            3 => victory_points::<3>(holdings, stand),
            _ => victory_points::<SEATS>(holdings, stand),
        };
        let width = DECIDED + OPEN_ROUND * open + ROUND_TO_COME * holdings.rounds_left;
        Outlook { vp, seats: usize::from(holdings.seats), width }
    }

    /// Returns each seat's share of the win, which increases with its victory points.
    pub fn shares(&self) -> PerSeat {
        let vp = &self.vp[..self.seats];
        let most = vp.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut share = PerSeat::default();
        let mut whole = 0.0;
        for (slot, vp) in share.iter_mut().zip(vp) {
            *slot = decay((most - vp) / self.width);
            whole += *slot;
        }
        share.iter_mut().for_each(|slot| *slot /= whole);
        share
    }
}

impl HandKnowledge {
    /// Returns a seat's hand as far as it is known.
    pub fn hand(self, state: &State, seat: Seat) -> Hand {
        match self {
            HandKnowledge::All => Hand::all(state, seat),
            HandKnowledge::Of(own, hand) if own == seat => hand,
            HandKnowledge::Of(..) => Hand::public(state, seat),
        }
    }
}

/// Returns the seats with their indices.
pub(super) fn seats(state: &State) -> impl Iterator<Item = (usize, Seat)> + use<> {
    (0..state.seats()).map(|seat| (usize::from(seat), Seat(seat)))
}

/// Returns the expected victory points of the seats from the round and, as things stand, from the game. The values of
/// seats beyond the number of seats are meaningless.
fn victory_points<const N: usize>(holdings: &Holdings, stand: &SeatEstimates) -> PerSeat {
    let (mut vp, first) = places::<N>(&stand.chances);
    record_vp(holdings, stand, &first, &mut vp);
    let sans_trump = chance_of_no_trump(stand);
    let mut worth = stand.piles;
    for at in 0..SEATS {
        vp[at] += holdings.places[at];
        vp[at] += MARKED * if holdings.sans_trump[at] { 1.0 } else { first[at] * sans_trump };
        worth[at] += first[at] * stand.highest[at];
    }
    for (at, vp) in vp.iter_mut().enumerate() {
        if holdings.rounds_left > 0.0 {
            *vp += if stand.ready[at] { MARKER } else { 0.0 };
            *vp += holdings.keeps[at] * stand.kept[at];
        } else {
            *vp += LAST_POINTS * stand.points[at];
        }
    }
    let open = if stand.all_in > 0 { OPEN_PILE } else { 0.0 };
    pile_vp::<N>(&worth, holdings.rounds_left + open, &mut vp);
    vp
}

/// Returns the expected victory points for the places in this round, and the chances of winning it.
fn places<const N: usize>(chances: &Pairs) -> (PerSeat, PerSeat) {
    let (mut vp, mut first) = ([3.0; SEATS], [1.0; SEATS]);
    let (above, below) = (above(chances), below(chances));
    for other in 0..N {
        for at in 0..SEATS {
            vp[at] -= above[other][at];
            first[at] *= below[other][at];
        }
    }
    let whole: f32 = first[..N].iter().sum();
    first.iter_mut().for_each(|win| *win /= whole);
    (vp, first)
}

/// Returns the chance that the winner of the round gets the marker for a round without trump.
fn chance_of_no_trump(stand: &SeatEstimates) -> f32 {
    match stand.trump {
        _ if stand.began_without_trump => 1.0,
        Trump::SansTrump if stand.all_in == 0 => 1.0,
        Trump::SansTrump => SANS_TRUMP_STAYS,
        _ if stand.all_in == 0 => 0.0,
        _ => SANS_TRUMP_LATER,
    }
}

/// Adds the expected victory points for the record: to its holder, or to the winner of this round if it gets more
/// points.
fn record_vp(holdings: &Holdings, stand: &SeatEstimates, first: &PerSeat, vp: &mut PerSeat) {
    let (points, variance) = stand.leader();
    let (broken, marks) = match holdings.record {
        Some((record, marks)) => (pairs::chance_above(points - record, variance), marks),
        None => (1.0, [false; SEATS]),
    };
    for (at, vp) in vp.iter_mut().enumerate() {
        let holds = if marks[at] { 1.0 - broken } else { 0.0 };
        *vp += MARKED * holdings.lasts * (first[at] * broken + holds);
    }
}

/// Adds the expected victory points for the score piles with this worth.
fn pile_vp<const N: usize>(worth: &PerSeat, rounds: f32, vp: &mut PerSeat) {
    let above = above(&pairs::chances(&pairs::differences(worth), &[PILE * rounds; PAIRS]));
    // The chance that no seat is above, and that exactly one seat is.
    let (mut none, mut one) = ([1.0; SEATS], [0.0; SEATS]);
    for other in &above[..N] {
        for at in 0..SEATS {
            one[at] = one[at] * (1.0 - other[at]) + none[at] * other[at];
            none[at] *= 1.0 - other[at];
        }
    }
    for at in 0..N {
        vp[at] += 3.0 * none[at] + one[at];
    }
}
