//! The chances of Auptolemy's next turn, as far as its library shows them.

use astra::{Card, DisplayPlace, Element, State};

/// One more than the greatest number of stars that Auptolemy may mark by one library card.
const MOST: usize = 7;
/// `UNSEEN[n]` is the chance that an unseen library card lets it mark at least n stars.
const UNSEEN: [f32; MOST] = [1.0, 1.0, 1.0, 0.95, 0.75, 0.62, 0.27];
/// The chance of each of the three library cards.
const SHELF: f32 = 1.0 / 3.0;

/// `reach[n]` is the chance that it marks a certain card and may mark at least n stars there.
type Reach = [f32; MOST];

/// Auptolemy's next turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Threat {
    /// By place of the card.
    direct: [Reach; 3],
    /// For the card with the fewest unmarked stars.
    fewest: Reach,
    telescopes: u8,
}

impl Threat {
    /// Computes the chances from a state.
    pub fn of(state: &State) -> Threat {
        let mut threat = Threat { telescopes: state.automaton().telescopes(), ..Threat::default() };
        // Without stardust Auptolemy rests.
        if state.automaton().stardust() == 0 {
            return threat;
        }
        let library = state.automaton().library();
        let mut unseen = SHELF;
        threat.add(state, library.left(), SHELF);
        match library.right() {
            Some(card) => threat.add(state, card, SHELF),
            None => unseen += SHELF,
        }
        let quarter = unseen / 4.0;
        for (at, chance) in UNSEEN.iter().enumerate() {
            for place in DisplayPlace::ALL {
                threat.at(state, place.element())[at] += quarter * chance;
            }
            threat.fewest[at] += quarter * chance;
        }
        threat
    }

    fn add(&mut self, state: &State, card: Card, chance: f32) {
        let most = usize::from(card.constellation().leftmost_vp());
        self.at(state, card.element())[..=most.min(MOST - 1)].iter_mut().for_each(|reach| *reach += chance);
    }

    /// Returns the chances to which a focus adds.
    fn at(&mut self, state: &State, focus: Element) -> &mut Reach {
        match DisplayPlace::at(focus) {
            Some(place) if state.displayed(place).is_some() => &mut self.direct[place.index()],
            _ => &mut self.fewest,
        }
    }

    /// Returns the chance that it completes the card at a place. `unmarked` stars are left on that card, which take
    /// `observes` Observes; the other displayed cards have at least `others` left.
    pub fn on(&self, place: DisplayPlace, unmarked: u8, observes: u8, others: u8) -> f32 {
        let fewest = match unmarked.cmp(&others) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let direct = &self.direct[place.index()];
        let stars = usize::from(unmarked);
        let completes = stars < MOST && observes <= self.telescopes + 1;
        if completes { direct[stars] + fewest * self.fewest[stars] } else { 0.0 }
    }
}
