//! Turning points of a game: the moments that changed the person's win rate, and whether a decision, chance or the
//! opponents caused the change.

use crate::play::lead::Odds;
use crate::play::table_state::Played;
use crate::wire::{TurnCause, TurningPoint};
use bot::Grade;
use game::{Chance, Seat, Seed, Silent};
use games::ListedGame;

/// In a game that went badly, this many of the person's own decisions are listed, however little each cost …
const OWN_NAMED: usize = 3;
/// … if the decision cost at least this many percentage points, which is the accuracy of the estimate.
const LEAST_COST: i16 = 2;
/// In a game that went badly, this many losses without an own decision are listed …
const OTHERS_NAMED: usize = 2;
/// … if each cost at least this many percentage points.
const LEAST_FALL: i16 = 5;
/// A change of at least this many percentage points is listed in any game …
const GREAT: i16 = 15;
/// … but at most this many of them.
const MOST_GREAT: usize = 3;
/// A running game counts as going badly once it has cost this many percentage points.
const GONE_BADLY: i16 = 10;
/// The number of deals in which a decision is tried to see whether it always has the same result.
const DEALS: u64 = 4;

/// Returns the change in percentage points.
fn moved(point: &TurningPoint) -> i16 {
    i16::from(point.to) - i16::from(point.from)
}

/// A judged decision, as expected results of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judgement {
    pub ply: usize,
    /// Whether it was the person's decision.
    pub own: bool,
    pub grade: Grade,
    /// The expected result with the best move.
    pub preferred: Odds,
    /// The expected result with the move made.
    pub played: Odds,
}

/// Returns the turning points of a game in order, a decision after the events before it. `end` is the number of
/// decisions of a finished game and its result for the person. `between` returns the cause of a change between one
/// decision and a later moment; `None` if nothing unforeseeable happened, so that only the bot's estimate changed.
pub(crate) fn turning_points(
    judged: &[Judgement],
    end: Option<(usize, Odds)>,
    between: impl Fn(usize, usize) -> Option<TurnCause>,
) -> Vec<TurningPoint> {
    let decisions: Vec<(TurningPoint, &Judgement)> = judged
        .iter()
        .map(|it| (point(it.ply, TurnCause::Decision, it.preferred, it.played), it))
        .filter(|(point, it)| if it.own { moved(point) < 0 } else { moved(point) > 0 })
        .collect();
    let own: Vec<&Judgement> = judged.iter().filter(|it| it.own).collect();
    let next = own.iter().skip(1).map(|it| (it.ply, it.preferred)).chain(end);
    let swings = own.iter().zip(next).filter_map(|(it, (ply, to))| {
        let by = i16::from(to.percent) - i16::from(it.played.percent);
        let cause = if by.abs() >= LEAST_FALL { between(it.ply, ply) } else { None };
        Some(point(ply, cause?, it.played, to))
    });
    let mut swings: Vec<TurningPoint> = swings.collect();
    swings.sort_by_key(|swing| (-moved(swing).abs(), swing.ply));

    let mut named: Vec<TurningPoint> =
        decisions.iter().filter(|(_, it)| it.grade == Grade::Blunder).map(|(point, _)| *point).collect();
    let own_named = decisions.iter().filter(|(_, it)| it.own && it.grade == Grade::Blunder).count();
    named.extend(swings.iter().filter(|swing| moved(swing).abs() >= GREAT).take(MOST_GREAT));
    if went_badly(&own, end) {
        let mut small: Vec<&TurningPoint> = decisions
            .iter()
            .filter(|(point, it)| it.own && it.grade != Grade::Blunder && -moved(point) >= LEAST_COST)
            .map(|(point, _)| point)
            .collect();
        small.sort_by_key(|point| (moved(point), point.ply));
        named.extend(small.into_iter().take(OWN_NAMED.saturating_sub(own_named)));
        for fall in swings.iter().filter(|swing| moved(swing) < 0).take(OTHERS_NAMED) {
            if !named.contains(fall) {
                named.push(*fall);
            }
        }
    }
    named.sort_by_key(|point| (point.ply, point.cause == TurnCause::Decision));
    named
}

/// Whether the person has lost, or is clearly worse off than at first.
fn went_badly(own: &[&Judgement], end: Option<(usize, Odds)>) -> bool {
    let (Some(first), Some(last)) = (own.first(), own.last()) else { return false };
    match end {
        Some((_, odds)) => odds.percent == 0,
        None => i16::from(first.preferred.percent) - i16::from(last.played.percent) >= GONE_BADLY,
    }
}

fn point(ply: usize, cause: TurnCause, from: Odds, to: Odds) -> TurningPoint {
    TurningPoint {
        ply: u32::try_from(ply).unwrap_or(u32::MAX),
        cause,
        from: from.percent,
        to: to.percent,
        from_lead: from.lead,
        to_lead: to.lead,
    }
}

impl<G: ListedGame> Played<G> {
    /// Returns the number of decisions of a finished game and its result for the person; `None` while it is running.
    pub(crate) fn final_odds(&self) -> Option<(usize, Odds)> {
        let outcome = self.conceded().map_or_else(|| G::outcome(&self.state), |given_up| Some(given_up.outcome()))?;
        let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count().max(1);
        let won = outcome.standings.get(self.viewer.index()).is_some_and(|standing| standing.rank == 1);
        let percent = if won { (100.0 / winners as f64).round() as u8 } else { 0 };
        Some((self.plies(), Odds { percent, lead: self.final_lead() }))
    }

    /// Returns which unforeseeable events happened between the person's decision after `from` others and the moment
    /// after `to`.
    pub(crate) fn cause_between(&self, from: usize, to: usize) -> Option<TurnCause> {
        let person = self.viewer;
        let to = to.min(self.line.len());
        let others = self.line.plies().get(from..to)?.iter().any(|made| made.seat != person);
        let hidden = G::held(&G::view(&self.state, person)).is_some();
        if others && hidden {
            return Some(TurnCause::Others);
        }
        let unforeseen = (from..to).any(|ply| self.brings_unforeseen(ply, person));
        unforeseen.then_some(if others { TurnCause::Others } else { TurnCause::Luck })
    }

    /// Returns whether chance acted between two moments with no decision in between but judged or forced ones. Where
    /// something is hidden it always did: what the sides expect differs by the cards they hold.
    pub(crate) fn chance_between(&self, from: usize, to: usize) -> Option<TurnCause> {
        let person = self.viewer;
        let to = to.min(self.line.len());
        let hidden = G::held(&G::view(&self.state, person)).is_some();
        (hidden || (from..to).any(|ply| self.brings_unforeseen(ply, person))).then_some(TurnCause::Luck)
    }

    /// Whether the result of a decision, as the person sees it, depends on more than its seat could see before.
    fn brings_unforeseen(&self, ply: usize, person: Seat) -> bool {
        let made = self.line.plies().get(ply).and_then(|made| Some((made.seat, made.mv?)));
        let Some(((seat, mv), state)) = made.zip(self.line.state_at(ply)) else { return false };
        let view = G::view(&state, seat);
        let after = |deal: u64| {
            let mut state = G::determinize(&view, &mut Chance::new(Seed(deal)));
            G::apply(&mut state, mv, &mut Silent);
            G::view(&state, person)
        };
        let first = after(0);
        (1..DEALS).any(|deal| after(deal) != first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(ply: usize, own: bool, preferred: u8, played: u8) -> Judgement {
        let lost = if own { preferred.saturating_sub(played) } else { played.saturating_sub(preferred) };
        let [preferred, played] = [preferred, played].map(odds);
        Judgement { ply, own, grade: Grade::of(f64::from(lost) / 100.0), preferred, played }
    }

    /// Makes a win rate with a matching lead.
    fn odds(percent: u8) -> Odds {
        Odds { percent, lead: Some(i32::from(percent) - 50) }
    }

    fn told(judged: &[Judgement], end: Option<(usize, u8)>) -> Vec<(u32, TurnCause, u8, u8)> {
        let end = end.map(|(ply, share)| (ply, odds(share)));
        let points = turning_points(judged, end, |from, to| {
            Some(if to == from + 1 { TurnCause::Luck } else { TurnCause::Others })
        });
        let leads = |it: &TurningPoint| [(it.from, it.from_lead), (it.to, it.to_lead)];
        assert!(points.iter().flat_map(leads).all(|(share, lead)| lead == odds(share).lead), "{points:?}");
        points.into_iter().map(|it| (it.ply, it.cause, it.from, it.to)).collect()
    }

    #[test]
    fn a_lost_game_without_a_blunder_names_the_decisions_that_cost_most() {
        use TurnCause::{Decision, Others};
        let game = [
            judged(0, true, 43, 40),
            judged(3, true, 41, 36),
            judged(6, true, 35, 35),
            judged(9, true, 36, 30),
            judged(12, true, 22, 20),
            judged(15, true, 21, 20),
        ];
        assert_eq!(
            told(&game, Some((17, 0))),
            [
                (0, Decision, 43, 40),
                (3, Decision, 41, 36),
                (9, Decision, 36, 30),
                (12, Others, 30, 22),
                (17, Others, 20, 0),
            ]
        );
        assert_eq!(told(&game[..5], None).first(), Some(&(0, Decision, 43, 40)), "nor does it while it goes on");
        assert_eq!(told(&game, Some((17, 100))), [(17, Others, 20, 100)], "won, only what was great is named");
    }

    #[test]
    fn blunders_of_both_sides_are_named_in_any_game() {
        let game = [judged(0, true, 70, 40), judged(1, false, 40, 80), judged(2, true, 79, 79)];
        let decisions = |end| {
            let all = told(&game, Some((3, end))).into_iter();
            all.filter(|it| it.1 == TurnCause::Decision).map(|it| it.0).collect::<Vec<_>>()
        };
        assert_eq!(decisions(100), [0, 1]);
        assert_eq!(decisions(0), [0, 1]);
    }

    #[test]
    fn what_cards_did_is_told_apart_from_what_was_decided() {
        let game = [judged(4, true, 60, 60), judged(5, true, 30, 29)];
        assert_eq!(told(&game, None), [(5, TurnCause::Luck, 60, 30)]);
        let nothing_unforeseen = turning_points(&game, None, |_, _| None);
        assert_eq!(nothing_unforeseen, [], "the bot has only come to think otherwise");
    }

    #[test]
    fn where_nothing_was_judged_nothing_turned() {
        assert_eq!(told(&[], Some((10, 0))), []);
    }
}
