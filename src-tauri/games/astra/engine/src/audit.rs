//! Checks a complete state for consistency. Speed doesn't matter here.

use crate::card::{CARDS, Card, CardSet};
use crate::display::{DisplayPlace, Marks};
use crate::journal::{LARGEST_POUCH, MOST_WISDOM};
use crate::modification::Modification;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::state::{BELOW_END, State, Step};

/// The greatest plausible amount of stardust or telescopes, far above any real game.
pub(crate) const MOST_HELD: u8 = 99;
/// The greatest plausible number of points, far above any real game.
pub(crate) const MOST_POINTS: u16 = 999;

impl State {
    /// Checks that every card is in exactly one place, every star has at most one mark, and no limit is exceeded.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the state.
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_marks()?;
        self.audit_journal()?;
        self.audit_automaton()?;
        self.audit_end()?;
        self.audit_step()
    }

    fn audit_cards(&self) -> Result<(), String> {
        let library = &self.automaton.library;
        let all: Vec<Card> = self
            .deck
            .iter()
            .copied()
            .chain(self.below.iter().copied())
            .chain(self.discards)
            .chain(self.charts().map(|(_, chart)| chart.card))
            .chain(self.discovered.iter().map(|discovered| discovered.chart.card))
            .chain([library.left, library.right])
            .chain(library.deck.iter().copied())
            .chain(library.discards)
            .chain(library.removed)
            .collect();
        let distinct: CardSet = all.iter().copied().collect();
        if all.len() != usize::from(CARDS) || distinct != CardSet::ALL {
            return Err(format!("{} cards, {} of them different, lie on the table", all.len(), distinct.len()));
        }
        let more = u8::from(self.setup.has(Modification::OneMoreRemoved));
        let (fewest, most) = if self.setup.has(Modification::WaterRemoved) { (0, 3) } else { (3, 3) };
        if !(fewest + more..=most + more).contains(&library.removed.len()) {
            return Err(format!("{} cards can't have been removed from the library", library.removed.len()));
        }
        let hidden = usize::from(!library.right_known);
        let may_be_seen = library.deck.iter().copied().chain((hidden > 0).then_some(library.right));
        let may_be_seen: CardSet = may_be_seen.collect();
        if !library.seen_before.without(may_be_seen).is_empty() {
            return Err("a card said to be hidden in the library isn't there".to_owned());
        }
        if usize::from(self.known_top) > self.deck.len() {
            return Err("more cards of the deck are known than there are".to_owned());
        }
        Ok(())
    }

    fn audit_marks(&self) -> Result<(), String> {
        let charts = self.charts().map(|(_, chart)| chart).chain(self.discovered.iter().map(|it| &it.chart));
        for chart in charts {
            let Marks { yours, its, dream } = chart.marks;
            let marked = chart.marks.all();
            if yours.len() + its.len() + dream.len() != marked.len() {
                return Err(format!("a star of {} is marked twice", chart.card));
            }
            if !marked.without(chart.card.constellation().all_stars()).is_empty() {
                return Err(format!("{} has marks beside its stars", chart.card));
            }
            if chart.reached() != marked {
                return Err(format!(
                    "{} has marks that no lines of marked stars join to its starting star",
                    chart.card
                ));
            }
        }
        match self.discovered.iter().find(|discovered| !discovered.chart.is_complete()) {
            Some(discovered) => Err(format!("{} is discovered, but not complete", discovered.chart.card)),
            None => Ok(()),
        }
    }

    fn audit_journal(&self) -> Result<(), String> {
        let journal = &self.journal;
        if journal.pouch > LARGEST_POUCH || journal.wisdom > MOST_WISDOM {
            return Err("the journal is past a limit".to_owned());
        }
        let held = [journal.stardust, journal.telescopes, self.automaton.stardust, self.automaton.telescopes];
        if held.into_iter().any(|held| held > MOST_HELD) || journal.vp.max(self.automaton.vp) > MOST_POINTS {
            return Err("a side has more than anybody has ever had".to_owned());
        }
        let over = usize::from(matches!(self.step, Step::SetAside { .. }));
        if journal.active.len() > usize::from(journal.wisdom) + over {
            return Err("there are more active cards than wisdom".to_owned());
        }
        let active: CardSet = journal.active.iter().map(|active| active.card).collect();
        let kept = active.with(journal.set_aside);
        let yours: CardSet = self.discovered.iter().filter(|it| it.by == PERSON).map(|it| it.chart.card).collect();
        if usize::from(kept.len()) != journal.active.len() + usize::from(journal.set_aside.len()) || kept != yours {
            return Err("the person's cards aren't those that the person has discovered".to_owned());
        }
        let its_card = self.automaton.final_card;
        if its_card == Some(journal.final_card) || its_card.is_some() != self.setup.has(Modification::FinalCard) {
            return Err("a final-scoring card isn't where it should be".to_owned());
        }
        if !self.setup.faults().is_empty() {
            return Err("two modifications exclude each other".to_owned());
        }
        Ok(())
    }

    /// Checks that the end is triggered exactly when the deck above the end card is empty (AS-8.1), and that every
    /// place is filled until then.
    fn audit_end(&self) -> Result<(), String> {
        if self.deck.is_empty() != self.turns_left.is_some() || self.turns_left > Some(2) {
            return Err("the end is triggered when the last card above the end card has gone, and only then".to_owned());
        }
        if self.turns_left.is_none() && self.below.len() != BELOW_END {
            return Err(format!("{} cards lie below the end card", self.below.len()));
        }
        let to_fill = match self.step {
            Step::SetAside { place } | Step::Boon { place } => Some(place),
            _ => None,
        };
        let filled = |place: &DisplayPlace| self.displayed(*place).is_some() || to_fill == Some(*place);
        if !self.below.is_empty() && !DisplayPlace::ALL.iter().all(filled) {
            return Err("a place is empty though there are cards to fill it".to_owned());
        }
        Ok(())
    }

    fn audit_automaton(&self) -> Result<(), String> {
        let automaton = &self.automaton;
        if automaton.stardust > self.setup.its_ration() {
            return Err("Auptolemy has more stardust than it ever takes".to_owned());
        }
        if automaton.telescopes > 0 && self.setup.has(Modification::NoTelescopes) {
            return Err("Auptolemy has telescopes, but never gets any".to_owned());
        }
        if automaton.library.deck.is_empty() && self.setup.has(Modification::Reshuffle) {
            return Err("Auptolemy's deck is empty, but would have been reshuffled".to_owned());
        }
        Ok(())
    }

    fn audit_step(&self) -> Result<(), String> {
        if ![PERSON, AUPTOLEMY].contains(&self.active) {
            return Err("nobody's turn".to_owned());
        }
        let last = self.discovered.last();
        let sound = match self.step {
            Step::Turn => self.active == PERSON,
            Step::Automaton => self.active == AUPTOLEMY,
            Step::Reorder => self.active == PERSON && self.deck.len() > 1,
            Step::ObserveMore => self.active == PERSON && self.can_observe_more(),
            Step::Discover => self.charts().filter(|(_, chart)| chart.is_complete()).count() > 1,
            Step::SetAside { place } => {
                self.journal.over_limit()
                    && self.displayed(place).is_none()
                    && last.is_some_and(|discovered| discovered.by == PERSON)
            }
            Step::Dream { place } => self.displayed(place).is_some_and(|chart| chart.first_stars().len() > 1),
            Step::Boon { place } => {
                self.displayed(place).is_none()
                    && last.is_some_and(|it| it.by == AUPTOLEMY && !it.chart.marks.yours.is_empty())
            }
            Step::Over { .. } => true,
        };
        if sound { Ok(()) } else { Err(format!("{:?} can't be asked for now", self.step)) }
    }
}
