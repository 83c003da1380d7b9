//! Builds a state from a written position.

use crate::audit::{MOST_HELD, MOST_POINTS};
use crate::card::{CARDS, Card, CardSet, Pile};
use crate::deal::WATER_REMOVED;
use crate::display::{Chart, DisplayPlace, Marks, Pen};
use crate::final_card::FinalCard;
use crate::journal::{Journal, LARGEST_POUCH, MOST_WISDOM};
use crate::library::Library;
use crate::modification::Modification;
use crate::position::{CardsOrCount, Position};
use crate::position_fault::PositionFault;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::state::{Automaton, Discovered, State, Step};
use arrayvec::ArrayVec;
use game::{Chance, Misplaced, PositionError, Seat, Seed};

impl Position {
    /// Builds the state that the position describes; what it leaves open is chosen at random from `seed`.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        PositionError::of(self.faults())?;
        let mut chance = Chance::new(seed);
        let setup = self.setup();
        let mut rest: Pile = Card::all().filter(|card| !self.named().contains(card)).collect();
        chance.shuffle(&mut rest);
        let removed = setup.removed(&rest, WATER_REMOVED);
        rest.retain(|card| !removed.contains(*card));
        let mut take = |wanted: &CardsOrCount| -> Result<Pile, PositionError<PositionFault>> {
            match wanted {
                CardsOrCount::Cards(cards) => Ok(cards.iter().rev().copied().collect()),
                CardsOrCount::Count(count) if rest.len() >= usize::from(*count) => {
                    Ok(rest.drain(rest.len() - usize::from(*count)..).collect())
                }
                CardsOrCount::Count(count) => {
                    Err(PositionError::new("deck", PositionFault::TooFewCards { wanted: *count, left: rest.len() }))
                }
            }
        };
        let (left, right) = (take(&row(self.auptolemy.left))?[0], take(&row(self.auptolemy.right))?[0]);
        let deck = take(&self.deck)?;
        let below: ArrayVec<Card, 3> = take(&self.below)?.into_iter().collect();
        let library_deck = take(&self.auptolemy.deck)?;
        let discards: CardSet = rest.into_iter().collect();
        let right_known = !setup.has(Modification::HiddenCard);
        let library = Library {
            left,
            right,
            right_known,
            deck: library_deck,
            discards: self.auptolemy.discards,
            seen_before: CardSet::EMPTY,
            removed,
        };
        let its_card = self.auptolemy.final_card;
        let others: Vec<FinalCard> = FinalCard::ALL.into_iter().filter(|card| Some(*card) != its_card).collect();
        let mine = self.you.final_card.or_else(|| chance.pick(&others)).unwrap_or(FinalCard::ALL[0]);
        let its_card = its_card.or_else(|| {
            let others: Vec<FinalCard> = FinalCard::ALL.into_iter().filter(|card| *card != mine).collect();
            setup.has(Modification::FinalCard).then(|| chance.pick(&others)).flatten()
        });
        if let Some(die) = self.auptolemy.die {
            chance = chance_for(die, chance);
        }
        let mut state = State {
            setup,
            chance,
            active: self.active,
            step: if self.active == PERSON { Step::Turn } else { Step::Automaton },
            turn: 1,
            rested: false,
            marker: self.marker,
            display: self.display,
            deck,
            known_top: self.known_top,
            below,
            discards,
            turns_left: self.turns_left,
            journal: Journal { final_card: mine, ..self.journal() },
            automaton: Automaton {
                vp: self.auptolemy.vp.unwrap_or(setup.its_first_points()),
                stardust: 0,
                telescopes: self.auptolemy.telescopes,
                library,
                die: None,
                final_card: its_card,
            },
            discovered: self.discovered(),
        };
        state.automaton.stardust = self.auptolemy.stardust.unwrap_or(setup.its_ration());
        state.audit().map_err(|problem| PositionError::new("position", PositionFault::Unsound { problem }))?;
        Ok(state)
    }

    fn journal(&self) -> Journal {
        let you = &self.you;
        Journal {
            stardust: you.stardust,
            telescopes: you.telescopes,
            pouch: you.pouch,
            wisdom: you.wisdom,
            vp: you.vp,
            active: you.active.iter().copied().take(usize::from(MOST_WISDOM)).collect(),
            set_aside: you.set_aside,
            // Set by the caller.
            final_card: FinalCard::ALL[0],
            this_turn: you.this_turn,
        }
    }

    /// Returns the discovered cards of both sides with their marks: all by the discovering side's pen unless written
    /// otherwise.
    fn discovered(&self) -> ArrayVec<Discovered, { CARDS as usize }> {
        let chart = |card: Card, pen: Pen, charts: &[Chart]| {
            let written = charts.iter().find(|chart| chart.card == card).copied();
            written.unwrap_or_else(|| {
                let mut marks = Marks::default();
                marks.add(pen, card.constellation().all_stars());
                Chart { card, marks }
            })
        };
        let yours = self.yours().map(|card| (PERSON, chart(card, Pen::Yours, &self.you.charts)));
        let its =
            self.auptolemy.pile.into_iter().map(|card| (AUPTOLEMY, chart(card, Pen::Its, &self.auptolemy.charts)));
        yours.chain(its).map(|(by, chart)| Discovered { by, chart }).take(usize::from(CARDS)).collect()
    }

    /// Returns the cards that the person has discovered.
    fn yours(&self) -> impl Iterator<Item = Card> {
        self.you.active.iter().map(|active| active.card).chain(self.you.set_aside)
    }

    /// Returns every card named in a place, with repetitions.
    fn named(&self) -> Vec<Card> {
        let zone = |zone: &CardsOrCount| match zone {
            CardsOrCount::Cards(cards) => cards.clone(),
            CardsOrCount::Count(_) => Vec::new(),
        };
        let it = &self.auptolemy;
        let mut named: Vec<Card> = self.display.iter().flatten().map(|chart| chart.card).collect();
        named.extend(self.yours());
        named.extend(it.pile.into_iter().chain(it.discards).chain(it.left).chain(it.right));
        named.extend([&self.deck, &self.below, &it.deck].into_iter().flat_map(zone));
        named
    }

    /// Returns what is wrong with the position as written.
    fn faults(&self) -> Vec<Misplaced<PositionFault>> {
        let mut faults = Vec::new();
        let mut claim = |holds: bool, at: &str, fault: PositionFault| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        let named = self.named();
        let distinct: CardSet = named.iter().copied().collect();
        claim(usize::from(distinct.len()) == named.len(), "position", PositionFault::NamedTwice);
        claim([PERSON, AUPTOLEMY].contains(&self.active), "active", PositionFault::NoSuchSeat { seat: self.active });
        let you = &self.you;
        claim(you.pouch <= LARGEST_POUCH, "you.pouch", PositionFault::PouchTooLarge);
        claim(you.wisdom <= MOST_WISDOM, "you.wisdom", PositionFault::TooWise);
        claim(you.active.len() <= usize::from(you.wisdom), "you.active", PositionFault::MoreThanWisdom);
        let held = [you.stardust, you.telescopes, self.auptolemy.stardust.unwrap_or(0), self.auptolemy.telescopes];
        claim(held.into_iter().all(|held| held <= MOST_HELD), "position", PositionFault::TooMuch);
        let points = [you.vp, self.auptolemy.vp.unwrap_or(0)];
        claim(points.into_iter().all(|points| points <= MOST_POINTS), "position", PositionFault::TooMuch);
        claim(self.auptolemy.die.is_none_or(|die| (1..=6).contains(&die)), "auptolemy.die", PositionFault::Die);
        let below = match &self.below {
            CardsOrCount::Cards(cards) => cards.len(),
            CardsOrCount::Count(count) => usize::from(*count),
        };
        claim(below <= crate::state::BELOW_END, "below", PositionFault::TooManyBelow);
        claim(
            you.final_card.is_none() || you.final_card != self.auptolemy.final_card,
            "auptolemy.finalCard",
            PositionFault::NamedTwice,
        );
        let its_card = self.auptolemy.final_card.is_none() || self.modifications.has(Modification::FinalCard);
        claim(its_card, "auptolemy.finalCard", PositionFault::NoFinalCard);
        claim(self.setup().faults().is_empty(), "modifications", PositionFault::Excluded);
        for (place, chart) in DisplayPlace::ALL.into_iter().zip(&self.display) {
            if let Some(chart) = chart {
                check_marks(chart, false, &format!("display[{}]", place.index()), &mut faults);
            }
        }
        let discovered = |seat: Seat, charts: &[Chart], has: &dyn Fn(Card) -> bool, faults: &mut Vec<_>| {
            let side = if seat == PERSON { "you" } else { "auptolemy" };
            for (at, chart) in charts.iter().enumerate() {
                let at = format!("{side}.charts[{at}]");
                if !has(chart.card) {
                    faults.push(Misplaced::new(at.clone(), PositionFault::NotDiscovered { card: chart.card }));
                }
                check_marks(chart, true, &at, faults);
            }
        };
        let mine: CardSet = self.yours().collect();
        discovered(PERSON, &you.charts, &|card| mine.contains(card), &mut faults);
        let its = &self.auptolemy;
        discovered(AUPTOLEMY, &its.charts, &|card| its.pile.contains(card), &mut faults);
        faults
    }
}

/// Returns a zone of the named row card, or of any one card.
fn row(card: Option<Card>) -> CardsOrCount {
    card.map_or(CardsOrCount::Count(1), |card| CardsOrCount::Cards(vec![card]))
}

/// Returns a random generator whose next die roll is `die`.
fn chance_for(die: u8, mut chance: Chance) -> Chance {
    loop {
        let next = chance.split();
        if next.clone().below(6) as u8 + 1 == die {
            return next;
        }
    }
}

/// Checks the marks of a card: they must be on the card's own stars, at most one on each, and connected to the
/// starting star; all stars of a discovered card must be marked, but not all of a displayed one.
fn check_marks(chart: &Chart, discovered: bool, at: &str, faults: &mut Vec<Misplaced<PositionFault>>) {
    let figure = chart.card.constellation();
    let marks = &chart.marks;
    let card = chart.card;
    let marked = marks.all();
    if marks.yours.len() + marks.its.len() + marks.dream.len() != marked.len() {
        faults.push(Misplaced::new(at, PositionFault::MarkedTwice { card }));
    }
    if !marked.without(figure.all_stars()).is_empty() {
        faults.push(Misplaced::new(at, PositionFault::NoSuchStar { card }));
        return;
    }
    if discovered != chart.is_complete() {
        faults.push(Misplaced::new(at, PositionFault::Complete { card, discovered }));
    }
    if chart.reached() != marked {
        faults.push(Misplaced::new(at, PositionFault::NotFromStart { card }));
    }
}
