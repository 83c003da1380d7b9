//! The deal of a new game (AS-1).

use crate::card::{Card, CardSet, Pile};
use crate::display::{Chart, DisplayPlace};
use crate::element::Element;
use crate::event::{DisplayCause, Event};
use crate::final_card::FinalCard;
use crate::journal::Journal;
use crate::library::{Library, Shelf};
use crate::modification::Modification;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::setup::Setup;
use crate::source::Gain;
use crate::state::{Automaton, BELOW_END, State, Step};
use arrayvec::ArrayVec;
use game::{Chance, EventSink, Seed};

/// Number of cards above the end card at the start (AS-1.1).
pub const ABOVE_END: usize = 17;
/// The greatest number of stars of a small card (AS-1.4).
const SMALL: usize = 7;
/// The number of Water cards that the easier modification removes (AS-9.1).
pub(crate) const WATER_REMOVED: u8 = 3;
/// Auptolemy's points at the start (AS-1.3), and by the harder modification (AS-9.7).
const ITS_POINTS: u16 = 12;
const MORE_POINTS: u16 = 20;
/// The person's stardust at the start (AS-1.3), and by the easier modification (AS-9.6).
const STARDUST: u8 = 8;
const MORE_STARDUST: u8 = 10;

impl State {
    /// Returns a new game.
    pub(crate) fn deal(setup: Setup, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut chance = Chance::new(seed);
        let mut cards: Pile = Card::all().collect();
        chance.shuffle(&mut cards);
        let below: ArrayVec<Card, BELOW_END> = cards.drain(..BELOW_END).collect();
        let mut deck: Pile = cards.drain(..ABOVE_END).collect();
        events.record(|| Event::DeckMade { above: ABOVE_END as u8 });
        // The deck has seventeen cards, enough for this one and one for each place, so the fallback isn't used.
        let first = deck.pop().unwrap_or(cards[0]);
        let marker = first.element();
        events.record(|| Event::MarkerPlaced { card: first, element: marker });
        let mut display = [None; 3];
        for place in DisplayPlace::ALL {
            if let Some(card) = deck.pop() {
                display[place.index()] = Some(Chart::new(card));
                events.record(|| Event::Displayed { place, card, cause: DisplayCause::Dealt });
            }
        }
        let mut final_cards = FinalCard::ALL;
        chance.shuffle(&mut final_cards);
        events.record(|| Event::FinalCardDealt { seat: PERSON, card: Some(final_cards[0]) });
        setup.tell_start(events);
        let library = Library::make(&setup, cards, &mut chance, events);
        let its_card = setup.has(Modification::FinalCard).then_some(final_cards[1]);
        if its_card.is_some() {
            events.record(|| Event::FinalCardDealt { seat: AUPTOLEMY, card: None });
        }
        let mut state = State {
            setup,
            chance,
            active: PERSON,
            step: Step::Turn,
            turn: 1,
            rested: false,
            marker,
            display,
            deck,
            known_top: 0,
            below,
            discards: CardSet::of(first),
            turns_left: None,
            journal: Journal::new(setup.first_stardust(), final_cards[0]),
            automaton: Automaton {
                vp: setup.its_first_points(),
                stardust: 0,
                telescopes: 0,
                library,
                die: None,
                final_card: its_card,
            },
            discovered: ArrayVec::new(),
        };
        state.automaton.stardust = state.setup.its_ration();
        state
    }
}

impl Setup {
    /// Returns the person's stardust at the start.
    pub(crate) fn first_stardust(&self) -> u8 {
        if self.has(Modification::MoreStardust) { MORE_STARDUST } else { STARDUST }
    }

    /// Returns Auptolemy's points at the start.
    pub(crate) fn its_first_points(&self) -> u16 {
        if self.has(Modification::NoPoints) {
            0
        } else if self.has(Modification::MorePoints) {
            MORE_POINTS
        } else {
            ITS_POINTS
        }
    }

    /// Records the starting resources of a side that a modification changes (AS-9.2, AS-9.6, AS-9.7, AS-9.10).
    fn tell_start(&self, events: &mut impl EventSink<Event>) {
        let starts = [
            (PERSON, Gain::Stardust, self.first_stardust(), Modification::MoreStardust),
            (AUPTOLEMY, Gain::Vp, self.its_first_points() as u8, Modification::NoPoints),
            (AUPTOLEMY, Gain::Vp, self.its_first_points() as u8, Modification::MorePoints),
            (AUPTOLEMY, Gain::Stardust, self.its_ration(), Modification::SixStardust),
        ];
        for (seat, gain, amount, by) in starts {
            if self.has(by) {
                events.record(|| Event::Starts { seat, gain, amount, by });
            }
        }
    }

    /// Records how many cards are removed, and by which rule (AS-1.4, AS-9.1, AS-9.12).
    fn tell_removed(&self, removed: CardSet, events: &mut impl EventSink<Event>) {
        let more = u8::from(self.has(Modification::OneMoreRemoved));
        let water = self.has(Modification::WaterRemoved).then_some(Modification::WaterRemoved);
        for (cards, by) in [(removed.len() - more, water), (more, Some(Modification::OneMoreRemoved))] {
            if cards > 0 {
                events.record(|| Event::Removed { cards, by });
            }
        }
    }

    /// Returns which of these cards are removed before Auptolemy's deck is made (AS-1.4, AS-9.1, AS-9.12), with at
    /// most `water` Water cards. `cards` may be in any order; if several fit, the first ones are removed.
    pub(crate) fn removed(&self, cards: &[Card], water: u8) -> CardSet {
        let mut removed = CardSet::EMPTY;
        let stars = |card: &Card| card.constellation().stars.len();
        if self.has(Modification::WaterRemoved) {
            let mut large: Pile = cards.iter().copied().filter(|card| card.element() == Element::Water).collect();
            large.sort_by_key(|card| std::cmp::Reverse(stars(card)));
            removed.extend(large.into_iter().take(usize::from(water)));
        } else {
            for element in [Element::Air, Element::Fire, Element::Earth] {
                removed.extend(smallest(cards, removed, |it| it == element));
            }
        }
        if self.has(Modification::OneMoreRemoved) {
            removed.extend(smallest(cards, removed, |it| it != Element::Water));
        }
        removed
    }
}

/// Returns the first small card of some elements that isn't removed yet; if none is small, the one with the fewest
/// stars.
fn smallest(cards: &[Card], removed: CardSet, of: impl Fn(Element) -> bool) -> Option<Card> {
    let stars = |card: &Card| card.constellation().stars.len().max(SMALL);
    cards.iter().copied().filter(|card| of(card.element()) && !removed.contains(*card)).min_by_key(stars)
}

impl Library {
    /// Makes the library from the twenty-eight cards that are left, in random order.
    fn make(setup: &Setup, mut cards: Pile, chance: &mut Chance, events: &mut impl EventSink<Event>) -> Library {
        let removed = setup.removed(&cards, WATER_REMOVED);
        cards.retain(|card| !removed.contains(*card));
        chance.shuffle(&mut cards);
        let hidden = setup.has(Modification::HiddenCard);
        let open = setup.has(Modification::OpenDeck);
        // At least two dozen cards are left here, so neither fallback is used.
        let left = cards.pop().unwrap_or(Card::FIRST);
        let right = cards.pop().unwrap_or(Card::FIRST);
        setup.tell_removed(removed, events);
        events.record(|| Event::LibraryMade { deck: cards.len() as u8 });
        events.record(|| Event::LibraryTurned { shelf: Shelf::Left, card: Some(left), dealt: true });
        let right_known = !hidden;
        events.record(|| Event::LibraryTurned { shelf: Shelf::Right, card: right_known.then_some(right), dealt: true });
        if open {
            let top = cards.last().copied();
            events.record(|| Event::LibraryTurned { shelf: Shelf::Deck, card: top, dealt: true });
        }
        Library {
            left,
            right,
            right_known,
            deck: cards,
            discards: CardSet::EMPTY,
            seen_before: CardSet::EMPTY,
            removed,
        }
    }
}
