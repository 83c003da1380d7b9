//! Where Auptolemy goes next, as far as its library shows.

use astra::{Card, Element, Place, State};

/// One more than the most stars that Auptolemy may mark by one library card.
const MOST: usize = 7;
/// The chance that an unseen library card lets it mark at least that many stars.
const UNSEEN: [f32; MOST] = [1.0, 1.0, 1.0, 0.95, 0.75, 0.62, 0.27];
/// The chance of each of the three library cards.
const SHELF: f32 = 1.0 / 3.0;

/// The chance that it visits a place and may mark at least that many stars there.
type Reach = [f32; MOST];

/// Auptolemy's next turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Threat {
    /// By place.
    direct: [Reach; 3],
    /// The card with the fewest unmarked stars.
    fewest: Reach,
    telescopes: u8,
}

impl Threat {
    pub fn of(state: &State) -> Threat {
        let mut threat = Threat { telescopes: state.automaton().telescopes(), ..Threat::default() };
        // Without stardust it rests.
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
            for place in Place::ALL {
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

    /// The reach that a focus adds to.
    fn at(&mut self, state: &State, focus: Element) -> &mut Reach {
        match Place::at(focus) {
            Some(place) if state.displayed(place).is_some() => &mut self.direct[place.index()],
            _ => &mut self.fewest,
        }
    }

    /// How likely it is to complete the card at a place. `unmarked` stars are left on that card, which take `observes`
    /// Observes; the other displayed cards have at least `others` left.
    pub fn on(&self, place: Place, unmarked: u8, observes: u8, others: u8) -> f32 {
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
