//! The final score of both sides, line by line (AS-8).

use crate::display::Pen;
use crate::element::Element;
use crate::event::Event;
use crate::final_card::FinalCard;
use crate::journal::{FIRST_POUCH, FIRST_WISDOM};
use crate::rules;
use crate::score_line::ScoreLine;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::state::{State, Step};
use arrayvec::ArrayVec;
use game::{EventSink, Outcome, Point, RuleId, Seat};
use serde::Serialize;

/// The greatest number of lines of a score.
const LINES: usize = 12;
/// Points for 0, 1, 2, 3, and 4 or more cards of an element (AS-8.4).
pub const ELEMENT_POINTS: [u16; 5] = [0, 2, 3, 7, 13];
/// Points for 0, 1, 2, 3, and 4 or more sets of all four elements (AS-8.4).
pub const SET_POINTS: [u16; 5] = [0, 8, 17, 27, 38];
/// Points for each telescope left (AS-8.2, AS-8.3).
const TELESCOPE_POINTS: u16 = 2;
/// The amount of stardust that gives a point (AS-8.2).
const STARDUST_PER_POINT: u16 = 3;
/// The number of stars that give a point (AS-8.2, AS-8.3).
const STARS_PER_POINT: u16 = 2;

/// One line of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraScoreRow")]
pub struct ScoreRow {
    pub line: ScoreLine,
    /// The number of things counted.
    pub count: u16,
    /// Victory points.
    pub points: u16,
    pub rule: RuleId,
}

/// All lines of one side's score.
pub type Score = ArrayVec<ScoreRow, LINES>;

/// What is counted at the end, from a game or from a score pad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holdings {
    pub vp: u16,
    /// The points of the cards that count as active.
    pub cards: u16,
    pub card_count: u16,
    pub pouch_steps: u16,
    pub wisdom_steps: u16,
    pub stardust: u16,
    pub telescopes: u16,
    pub stars: u16,
    /// Number of cards of each element, including those set aside.
    pub elements: [u16; 4],
    pub final_card: Option<FinalCard>,
}

impl Holdings {
    /// Returns the score of a seat with these holdings.
    pub fn score(&self, seat: Seat) -> Score {
        let mut score = Score::new();
        let own = if seat == PERSON { rules::YOUR_POINTS } else { rules::ITS_POINTS };
        let mut add = |line, count, points, rule| score.push(ScoreRow { line, count, points, rule });
        add(ScoreLine::InHand, self.vp, self.vp, own);
        add(ScoreLine::Cards, self.card_count, self.cards, own);
        if seat == PERSON {
            add(ScoreLine::Pouch, self.pouch_steps, self.pouch_steps, own);
            add(ScoreLine::Wisdom, self.wisdom_steps, self.wisdom_steps, own);
            add(ScoreLine::Stardust, self.stardust, self.stardust / STARDUST_PER_POINT, own);
        }
        add(ScoreLine::Telescopes, self.telescopes, self.telescopes * TELESCOPE_POINTS, own);
        add(ScoreLine::Stars, self.stars, self.stars / STARS_PER_POINT, own);
        let mut elements = self.elements;
        for element in self.final_card.iter().flat_map(|card| card.elements()) {
            elements[element.index()] += 1;
        }
        for element in Element::ALL {
            let count = elements[element.index()];
            add(ScoreLine::Elements(element), count, stepped(ELEMENT_POINTS, count), rules::ELEMENTS);
        }
        let sets = elements.into_iter().min().unwrap_or(0);
        add(ScoreLine::Sets, sets, stepped(SET_POINTS, sets), rules::ELEMENTS);
        score
    }
}

/// Returns the points for this count; constant beyond the last step.
fn stepped(points: [u16; 5], count: u16) -> u16 {
    points[usize::from(count).min(points.len() - 1)]
}

/// Returns the sum of a score.
#[must_use]
pub fn total(score: &Score) -> u16 {
    score.iter().map(|row| row.points).sum()
}

impl State {
    /// Returns the score of a seat as it stands.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        self.holdings(seat).score(seat)
    }

    /// Returns the public part of the score: a face-down final-scoring card isn't counted.
    #[must_use]
    pub fn known_score(&self, seat: Seat) -> Score {
        let mut has = self.holdings(seat);
        if seat == AUPTOLEMY && !matches!(self.step, Step::Over { .. }) {
            has.final_card = None;
        }
        has.score(seat)
    }

    /// Returns the victory points of both sides as they stand, by seat.
    #[must_use]
    pub fn points(&self) -> [u16; 2] {
        [PERSON, AUPTOLEMY].map(|seat| total(&self.score(seat)))
    }

    fn holdings(&self, seat: Seat) -> Holdings {
        let mut has = Holdings::default();
        let pen = if seat == PERSON { Pen::Yours } else { Pen::Its };
        for discovered in &self.discovered {
            let card = discovered.chart.card;
            has.stars += u16::from(discovered.chart.marks.of(pen).len());
            if discovered.by == seat {
                has.elements[card.element().index()] += 1;
                if !self.journal.set_aside.contains(card) {
                    has.card_count += 1;
                    has.cards += u16::from(card.constellation().vp);
                }
            }
        }
        if self.setup.counts_undiscovered(seat) {
            has.stars = self.charts().map(|(_, chart)| u16::from(chart.marks.of(pen).len())).sum();
        }
        if seat == PERSON {
            has.vp = self.journal.vp;
            has.pouch_steps = u16::from(self.journal.pouch.saturating_sub(FIRST_POUCH));
            has.wisdom_steps = u16::from(self.journal.wisdom.saturating_sub(FIRST_WISDOM));
            has.stardust = u16::from(self.journal.stardust);
            has.telescopes = u16::from(self.journal.telescopes);
            has.final_card = Some(self.journal.final_card);
        } else {
            has.vp = self.automaton.vp;
            has.telescopes = u16::from(self.automaton.telescopes);
            has.final_card = self.automaton.final_card;
        }
        has
    }

    /// Records the final score and which side has won.
    pub(crate) fn tell_result(&self, events: &mut impl EventSink<Event>) {
        if let Some(card) = self.automaton.final_card {
            events.record(|| Event::FinalCardShown { seat: AUPTOLEMY, card });
        }
        for seat in [PERSON, AUPTOLEMY] {
            for row in self.score(seat) {
                let count = u8::try_from(row.count).unwrap_or(u8::MAX);
                events.record(|| Event::Counted { seat, line: row.line, count, points: row.points });
            }
        }
        events.record(|| Event::Ended { points: self.points(), won: self.won() });
    }

    /// Returns whether the person wins if the game is over: with more points, and without an automatic loss (AS-7.3,
    /// AS-8.5).
    fn won(&self) -> bool {
        let [yours, its] = self.points();
        yours > its && self.step != Step::Over { library_empty: true }
    }

    /// Returns the outcome of the game; `None` while it is in progress.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let Step::Over { .. } = self.step else { return None };
        let points = self.points();
        let keys = if self.won() { [0, 1] } else { [1, 0] };
        Some(Outcome::ranked(&keys, |seat| {
            let score = self.score(Seat(seat as u8));
            let rows = score.iter().filter(|row| row.points > 0);
            let points_of = rows.map(|row| Point { amount: i32::from(row.points), rule: row.rule }).collect();
            (i32::from(points[seat]), points_of)
        }))
    }
}
