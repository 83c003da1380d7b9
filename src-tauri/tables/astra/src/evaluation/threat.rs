//! Where Auptolemy goes next, as far as its library tells.

use astra::{Card, Element, Place, State};

/// The most stars that Auptolemy may mark by one library card, and one more.
const MOST: usize = 7;
/// How likely a library card that nobody sees lets it mark so many stars or more.
const UNSEEN: [f32; MOST] = [1.0, 1.0, 1.0, 0.95, 0.75, 0.62, 0.27];
/// The chance of each of the three library cards.
const SHELF: f32 = 1.0 / 3.0;

/// How likely it visits a place with the right to mark so many stars or more.
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

    /// What a focus leads to.
    fn at(&mut self, state: &State, focus: Element) -> &mut Reach {
        match Place::at(focus) {
            Some(place) if state.displayed(place).is_some() => &mut self.direct[place.index()],
            _ => &mut self.fewest,
        }
    }

    /// How likely it visits the card at a place, and how likely it completes it. `unmarked` stars are left on it, which
    /// take so many Observes; on the other displayed cards at least `others`.
    pub fn on(&self, place: Place, unmarked: u8, observes: u8, others: u8) -> (f32, f32) {
        let fewest = match unmarked.cmp(&others) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let direct = &self.direct[place.index()];
        let with = |stars: usize| direct[stars] + fewest * self.fewest[stars];
        let stars = usize::from(unmarked);
        let completes = stars < MOST && observes <= self.telescopes + 1;
        (with(1), if completes { with(stars) } else { 0.0 })
    }
}
