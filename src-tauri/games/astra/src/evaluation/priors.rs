//! The priors of moves, computed without search from how a move changes the outlook.

use super::position_value::Outlook;
use super::race::Sides;
use astra::{
    Ability, Aim, Card, Chart, DisplayPlace, Element, Marks, Move, Path, Pen, RICH_REST, StarSet, State, Step,
};
use game::{Game, Silent};
use std::cell::OnceCell;

/// How much better it is to use an ability than to act at once, if it costs nothing.
const FREE: f32 = 0.2;
/// The value of looking at the deck's top cards.
const LOOK: f32 = 0.05;
/// The person's loss if the dream pen marks a Grand Star, as a fraction of a wisdom: one of the two sides would have
/// marked it otherwise.
const LOST_GRAND: f32 = 0.4;
/// The average value of a displayed card without marks.
const UNMARKED: f32 = 0.3;
/// Lower than the prior of any other move.
const NEVER: f32 = -50.0;
/// The number of amounts of stardust for which the values of the displayed cards are cached.
const KEPT: usize = 32;

/// The position as the person knows it, prepared for computing priors.
pub(super) struct Priors<'a> {
    state: &'a State,
    outlook: Outlook<'a>,
    /// The values of the displayed cards by amount of stardust left, computed on first use.
    tables: Vec<OnceCell<[f32; 3]>>,
}

impl<'a> Priors<'a> {
    /// Evaluates the state before the move.
    pub fn of(state: &'a State) -> Priors<'a> {
        Priors { state, outlook: Outlook::of(state, true), tables: vec![OnceCell::new(); KEPT] }
    }

    /// Appends the priors of the moves, in points.
    pub fn priors(&self, moves: &[Move], priors: &mut Vec<f32>) {
        if self.state.step() != Step::Turn {
            priors.extend(moves.iter().map(|&mv| self.prior(mv)));
            return;
        }
        // An ability is used before the action, so its prior is that of the best action plus what the ability adds to
        // it.
        let begin = priors.len();
        priors.extend(moves.iter().map(|&mv| match mv {
            Move::Use { .. } => f32::NEG_INFINITY,
            _ => self.prior(mv),
        }));
        let own = &priors[begin..];
        let observe = best(moves, own, |mv| matches!(mv, Move::Observe { .. }));
        let rest = best(moves, own, |mv| *mv == Move::Rest);
        for (mv, prior) in moves.iter().zip(&mut priors[begin..]) {
            if let Move::Use { card, aim } = *mv {
                *prior = observe.max(rest) + self.use_of(card, aim, observe, rest);
            }
        }
    }

    /// Returns the prior of a legal move, in points; greater is better.
    fn prior(&self, mv: Move) -> f32 {
        let journal = self.state.journal();
        let resource_values = &self.outlook.resource_values;
        match mv {
            Move::Observe { place, path } => self.observe(place, path),
            Move::Rest => self.rest(0.0),
            Move::SetAside { card } => {
                let exhausted = journal.exhausted().any(|other| other == card);
                -resource_values.active(card, exhausted, journal)
            }
            Move::Dream { star } => self.dream(star),
            Move::Take { boon: astra::Boon::Reactivate, card: Some(card) } => resource_values.again(card, journal),
            Move::Take { boon, .. } => resource_values.boon(boon, journal),
            Move::Discover { place } => self.state.displayed(place).map_or(0.0, |chart| {
                // The better card is discovered last: if a card has to be set aside then, it can be compared with all
                // others.
                -resource_values.active(chart.card, false, journal)
            }),
            Move::Decline => -1.0,
            Move::Use { .. } | Move::Stop | Move::Reorder { .. } | Move::Automaton => 0.0,
        }
    }

    fn observe(&self, place: DisplayPlace, path: Path) -> f32 {
        let Some(chart) = self.state.displayed(place) else { return NEVER };
        let journal = self.state.journal();
        let resource_values = &self.outlook.resource_values;
        let stars = path.stars();
        let cost = path.len() - u8::from(journal.this_turn().free_first);
        let left = journal.stardust().saturating_sub(cost);
        let grand = stars.among(chart.card.constellation().grand).len();
        let wisdom = f32::from(grand.min(astra::MOST_WISDOM - journal.wisdom())) * resource_values.wisdom;
        let telescope = if self.state.step() == Step::ObserveMore { resource_values.telescope } else { 0.0 };
        let after = marked(chart, Pen::Yours, stars);
        let spent = resource_values.dust(f32::from(journal.stardust())) - resource_values.dust(f32::from(left));
        let others: f32 = DisplayPlace::ALL
            .into_iter()
            .filter(|other| *other != place)
            .map(|other| self.at(other, left) - self.at(other, journal.stardust()))
            .sum();
        let card = self.outlook.card(place, &after, left).lead() - self.at(place, journal.stardust());
        card + others + wisdom - spent - telescope
    }

    /// Returns the value of the card at a place with this much stardust, as a lead of the person.
    fn at(&self, place: DisplayPlace, stardust: u8) -> f32 {
        let worth = || {
            DisplayPlace::ALL.map(|place| {
                let chart = self.state.displayed(place);
                chart.map_or(Sides::default(), |chart| self.outlook.card(place, chart, stardust)).lead()
            })
        };
        match self.tables.get(usize::from(stardust)) {
            Some(kept) => kept.get_or_init(worth)[place.index()],
            None => worth()[place.index()],
        }
    }

    fn rest(&self, richer: f32) -> f32 {
        let journal = self.state.journal();
        let resource_values = &self.outlook.resource_values;
        let now = f32::from(journal.stardust());
        let full = f32::from(journal.rests_to()) + richer;
        let after = now.max(full);
        let cards: f32 =
            DisplayPlace::ALL.into_iter().map(|place| self.at(place, after as u8) - self.at(place, now as u8)).sum();
        resource_values.dust(after) - resource_values.dust(now) + cards + self.reactivated(self.state.marker())
    }

    /// Returns the value of the cards that a Rest reactivates if the marker is on this element.
    fn reactivated(&self, element: Element) -> f32 {
        let journal = self.state.journal();
        let cards = journal.exhausted().filter(|card| card.element() == element);
        cards.map(|card| self.outlook.resource_values.again(card, journal)).sum()
    }

    fn dream(&self, star: astra::StarId) -> f32 {
        let Step::Dream { place } = self.state.step() else { return 0.0 };
        let Some(chart) = self.state.displayed(place) else { return 0.0 };
        let after = marked(chart, Pen::Dream, StarSet::of(star));
        let grand = chart.card.constellation().grand.contains(star);
        let lost = if grand { LOST_GRAND * self.outlook.resource_values.wisdom } else { 0.0 };
        self.outlook.card(place, &after, self.state.journal().stardust()).lead() - lost
    }

    /// Returns what using an ability adds to the best action; `observe` and `rest` are the best priors of either
    /// kind.
    fn use_of(&self, card: Card, aim: Aim, observe: f32, rest: f32) -> f32 {
        let journal = self.state.journal();
        let resource_values = &self.outlook.resource_values;
        let ability = card.constellation().ability;
        // The value of keeping the ability for later.
        let kept = resource_values.again(card, journal);
        let resting = rest > observe;
        match (ability, aim) {
            (Ability::Stardust | Ability::Telescope | Ability::Pouch | Ability::Wisdom, _) => {
                resource_values.once(ability, journal) - kept + FREE
            }
            (Ability::Mark, Aim::Star(place, star)) => {
                let Some(chart) = self.state.displayed(place) else { return NEVER };
                let stars = StarSet::of(star);
                let after = marked(chart, Pen::Yours, stars);
                let grand = chart.card.constellation().grand.contains(star);
                let wisdom = if grand { resource_values.more_wisdom(journal) } else { 0.0 };
                let stardust = journal.stardust();
                self.outlook.card(place, &after, stardust).lead() - self.at(place, stardust) + wisdom - kept + FREE
            }
            (Ability::FreeFirst, _) if !resting => resource_values.once(ability, journal) - kept + FREE,
            (Ability::RichRest, _) => self.rest(f32::from(RICH_REST)) - observe.max(rest) - kept + FREE,
            (Ability::Jump, _) if !resting => self.with_jump(card) - observe - kept,
            (Ability::Sphere, _) if resting => {
                self.reactivated(self.state.marker().next()) - self.reactivated(self.state.marker()) - kept
            }
            (Ability::Reactivate, Aim::Exhausted(other)) => resource_values.again(other, journal) - kept + FREE,
            (Ability::Exchange, Aim::Displayed(place)) => UNMARKED - self.at(place, journal.stardust()) - kept,
            (Ability::Peek, _) => LOOK,
            _ => -kept - FREE,
        }
    }

    /// Returns the prior of the best path with the jump.
    fn with_jump(&self, card: Card) -> f32 {
        let mut after = self.state.clone();
        astra::Astra::apply(&mut after, Move::Use { card, aim: Aim::Nothing }, &mut Silent);
        let mut moves = Vec::new();
        astra::Astra::legal_moves(&after, &mut moves);
        let paths = moves.iter().map(|mv| match *mv {
            Move::Observe { place, path } => self.observe(place, path),
            _ => f32::NEG_INFINITY,
        });
        paths.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Returns the card with more stars marked.
fn marked(chart: &Chart, pen: Pen, stars: StarSet) -> Chart {
    let Marks { yours, its, dream } = chart.marks;
    let with = |own: Pen, before: StarSet| if own == pen { before.with(stars) } else { before };
    let marks = Marks { yours: with(Pen::Yours, yours), its: with(Pen::Its, its), dream: with(Pen::Dream, dream) };
    Chart { card: chart.card, marks }
}

/// Returns the best prior among the moves that satisfy `of`.
fn best(moves: &[Move], priors: &[f32], of: impl Fn(&Move) -> bool) -> f32 {
    let some = moves.iter().zip(priors).filter(|(mv, _)| of(mv));
    some.map(|(_, prior)| *prior).fold(NEVER, f32::max)
}
