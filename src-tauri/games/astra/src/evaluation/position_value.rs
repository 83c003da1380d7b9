//! The evaluation of states: both sides' expected points at the end, and the shares of the win.

use super::clock::Clock;
use super::elements::BothElements;
use super::race::{Race, Sides};
use super::resource_values::ResourceValues;
use super::threat::Threat;
use crate::HostedAstra;
use astra::{AUPTOLEMY, Chart, CountedStars, DisplayPlace, Modification, PERSON, Pen, State, Step};
use bot::{Appraisal, decay};
use game::Game;

/// The number of points behind that cuts the odds of winning to about a third: at the end, plus a term for the rounds
/// to come (times the square root of their number, because luck evens out).
const DECIDED: f32 = 0.6;
const ROUND_TO_COME: f32 = 1.5;
/// The points that a round still to come brings each side; the points by which the displayed cards are overvalued,
/// since not everything on them is achieved; and the number of last rounds in which this overvaluation shrinks, since
/// little is left to come. Measured in games.
const MY_ROUND: f32 = 2.8;
const ITS_ROUND: f32 = 2.1;
const MY_HOPES: f32 = 36.0;
const ITS_HOPES: f32 = 18.0;
const LAST_ROUNDS: f32 = 3.5;
/// The points of a star, and of a telescope of Auptolemy.
const STAR: f32 = 0.5;
const ITS_TELESCOPE: f32 = 2.5;
/// Greater than the number of unmarked stars on any card.
pub(super) const NO_CARD: u8 = 15;

/// The evaluation of a state.
pub(super) struct Outlook<'a> {
    pub state: &'a State,
    pub resource_values: ResourceValues,
    pub elements: BothElements,
    pub threat: Threat,
    /// Whether Auptolemy has a turn before the person's next one.
    pub its_turn_first: bool,
    /// For each place, the fewest unmarked stars on the cards displayed at other places.
    fewest_elsewhere: [u8; 3],
}

/// Returns the value of `end`, reached by a search, to each seat.
pub(super) fn appraise(end: &State) -> Appraisal {
    let mut appraisal = Appraisal::default();
    if let Some(outcome) = HostedAstra::outcome(end) {
        for (seat, standing) in outcome.standings.iter().enumerate() {
            appraisal.share[seat] = outcome.win_share(seat) as f32;
            appraisal.result[seat] = standing.score as f32;
        }
        // The share also depends slightly on the margin: a game lost narrowly in a rollout may be won in reality.
        let lead = appraisal.result[0] - appraisal.result[1];
        appraisal.share[0] += (lead / 2_000.0).clamp(-0.02, 0.02);
        appraisal.share[0] = appraisal.share[0].clamp(0.0, 1.0);
        appraisal.share[1] = 1.0 - appraisal.share[0];
        return appraisal;
    }
    let outlook = Outlook::of(end, end.active() == AUPTOLEMY);
    let points = outlook.points();
    let width = DECIDED + ROUND_TO_COME * outlook.resource_values.clock.rounds.max(0.0).sqrt();
    // The logistic function, computed from the side on which the exponential is small.
    let behind = decay(points.lead().abs() / width);
    let less = behind / (1.0 + behind);
    appraisal.share[0] = if points.lead() > 0.0 { 1.0 - less } else { less };
    appraisal.share[1] = 1.0 - appraisal.share[0];
    appraisal.result[0] = points.mine;
    appraisal.result[1] = points.its;
    appraisal
}

impl<'a> Outlook<'a> {
    /// Prepares the evaluation of a state.
    pub fn of(state: &'a State, its_turn_first: bool) -> Outlook<'a> {
        let clock = Clock::of(state);
        Outlook {
            state,
            resource_values: ResourceValues::of(clock, state.journal()),
            elements: BothElements::of(state, clock.mine, clock.its),
            threat: Threat::of(state),
            its_turn_first,
            fewest_elsewhere: DisplayPlace::ALL.map(|place| fewest_elsewhere(state, place)),
        }
    }

    /// Returns the race for the displayed cards with this evaluation.
    pub fn race(&self) -> Race<'_> {
        Race {
            resource_values: &self.resource_values,
            elements: &self.elements,
            threat: &self.threat,
            journal: self.state.journal(),
            counted: self.state.setup().counted_stars,
            its_turn_first: self.its_turn_first,
            telescopes: !self.state.setup().has(Modification::NoTelescopes),
        }
    }

    /// Returns the value of a card at a place, with this much stardust in hand.
    pub fn card(&self, place: DisplayPlace, chart: &Chart, stardust: u8) -> Sides {
        self.race().worth(chart, place, stardust, self.fewest_elsewhere[place.index()])
    }

    /// Returns both sides' expected points at the end.
    pub fn points(&self) -> Sides {
        let (journal, automaton) = (self.state.journal(), self.state.automaton());
        let clock = &self.resource_values.clock;
        let hopes = (clock.rounds / LAST_ROUNDS).min(1.0);
        let mut points = Sides {
            mine: MY_ROUND * clock.rounds - MY_HOPES * hopes,
            its: ITS_ROUND * clock.rounds - ITS_HOPES * hopes,
        };
        let (mut stars, mut its_stars, mut its_cards) = (0, 0, 0);
        for discovered in self.state.discovered() {
            stars += discovered.chart.marks.of(Pen::Yours).len();
            its_stars += discovered.chart.marks.of(Pen::Its).len();
            if discovered.by != PERSON {
                its_cards += discovered.chart.card.constellation().vp;
            }
        }
        if self.state.setup().counted_stars == CountedStars::Discovered {
            points.mine += STAR * f32::from(stars);
        }
        points.mine += f32::from(journal.vp()) + self.resource_values.dust(f32::from(journal.stardust()));
        points.mine += self.resource_values.telescope * f32::from(journal.telescopes());
        points.mine += self.resource_values.journal(journal) + self.elements.mine.points;
        for active in journal.active() {
            points.mine += self.resource_values.active(active.card, active.exhausted, journal);
        }
        points.its += f32::from(automaton.vp()) + STAR * f32::from(its_stars) + f32::from(its_cards);
        points.its += ITS_TELESCOPE * f32::from(automaton.telescopes()) + self.elements.its.points;
        // Completed cards waiting to be discovered are counted here too: they are discovered with the next decision.
        if !matches!(self.state.step(), Step::Over { .. }) {
            for (place, chart) in self.state.charts() {
                points = points.and(self.card(place, chart, journal.stardust()));
            }
        }
        points
    }
}

/// Returns the fewest unmarked stars on the cards displayed at other places.
fn fewest_elsewhere(state: &State, place: DisplayPlace) -> u8 {
    let others = state.charts().filter(|(other, _)| *other != place);
    others.map(|(_, chart)| chart.unmarked().len()).min().unwrap_or(NO_CARD)
}
