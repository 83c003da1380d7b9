//! States consistent with a view.

use crate::card::CardSet;
use crate::card::Pile;
use crate::deal::WATER_REMOVED;
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::Journal;
use crate::library::Library;
use crate::modification::Modification;
use crate::setup::Setup;
use crate::state::{Automaton, State};
use crate::view::{AutomatonView, JournalView, View};
use arrayvec::ArrayVec;
use game::Chance;

impl View {
    /// Returns a random state consistent with this view: the unseen cards are dealt at random.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        let mut unseen: Pile = self.unseen().into_iter().collect();
        chance.shuffle(&mut unseen);
        // Choosing the removed cards by the rule from all unseen ones is consistent too: the cards really removed are
        // among them (AS-1.4).
        let more = u8::from(self.setup.has(Modification::OneMoreRemoved));
        let removed = self.setup.removed(&unseen, self.automaton.removed.saturating_sub(more));
        unseen.retain(|card| !removed.contains(*card));
        let library = self.automaton.library(&self.setup, removed, &mut unseen, chance);
        let below = unseen.drain(unseen.len().saturating_sub(usize::from(self.below))..).collect();
        let hidden = usize::from(self.deck).saturating_sub(self.deck_top.len());
        let mut deck: Pile = unseen.drain(unseen.len().saturating_sub(hidden)..).collect();
        deck.extend(self.deck_top.iter().rev().copied());
        let journal = self.journal.journal();
        let mut final_card = self.automaton.final_card;
        if self.automaton.has_final_card && final_card.is_none() {
            let others: ArrayVec<FinalCard, 6> =
                FinalCard::ALL.into_iter().filter(|card| *card != journal.final_card).collect();
            final_card = chance.pick(&others);
        }
        let mut display = [None; 3];
        for (place, chart) in display.iter_mut().zip(&self.display) {
            *place = *chart;
        }
        State {
            setup: self.setup,
            chance: chance.split(),
            active: self.active,
            step: self.step.step(),
            turn: self.turn,
            rested: self.rested,
            marker: self.marker,
            display,
            deck,
            known_top: self.deck_top.len() as u8,
            below,
            discards: self.discards,
            turns_left: self.turns_left,
            journal,
            automaton: Automaton {
                vp: self.automaton.vp,
                stardust: self.automaton.stardust,
                telescopes: self.automaton.telescopes,
                library,
                die: self.automaton.die,
                final_card,
            },
            discovered: self.discovered.iter().copied().collect(),
        }
    }

    /// Returns every card whose place this seat doesn't know.
    fn unseen(&self) -> CardSet {
        let automaton = &self.automaton;
        let displayed = self.display.iter().flatten().map(|chart| chart.card);
        let discovered = self.discovered.iter().map(|discovered| discovered.chart.card);
        let known = displayed
            .chain(discovered)
            .chain(self.deck_top.iter().copied())
            .chain([automaton.left])
            .chain(automaton.right)
            .chain(automaton.deck_top)
            .collect::<CardSet>()
            .with(self.discards)
            .with(automaton.discards)
            .with(automaton.seen_before);
        CardSet::ALL.without(known)
    }
}

impl AutomatonView {
    /// Builds the library: its hidden cards include all those seen before; the rest are drawn from the unseen ones.
    fn library(&self, setup: &Setup, removed: CardSet, unseen: &mut Pile, chance: &mut Chance) -> Library {
        // If fewer Water cards were removed than the rule demands, none is left (AS-9.1).
        let more = u8::from(setup.has(Modification::OneMoreRemoved));
        let dry = setup.has(Modification::WaterRemoved) && self.removed < WATER_REMOVED + more;
        let hidden = usize::from(self.deck) - usize::from(self.deck_top.is_some()) + usize::from(self.right.is_none());
        let mut cards: Pile = self.seen_before.into_iter().collect();
        while cards.len() < hidden
            && let Some(at) = unseen.iter().rposition(|card| !dry || card.element() != Element::Water)
        {
            cards.push(unseen.remove(at));
        }
        chance.shuffle(&mut cards);
        let right = self.right.or_else(|| cards.pop()).unwrap_or(self.left);
        cards.extend(self.deck_top);
        Library {
            left: self.left,
            right,
            right_known: self.right.is_some(),
            deck: cards,
            discards: self.discards,
            seen_before: self.seen_before,
            removed,
        }
    }
}

impl JournalView {
    fn journal(&self) -> Journal {
        Journal {
            stardust: self.stardust,
            telescopes: self.telescopes,
            pouch: self.pouch,
            wisdom: self.wisdom,
            vp: self.vp,
            active: self.active.iter().copied().collect(),
            set_aside: self.set_aside,
            final_card: self.final_card,
            this_turn: self.this_turn,
        }
    }
}
