//! The values of resources in points, depending on how much of the game is left.

use super::clock::Clock;
use astra::{Ability, Boon, Card, FIRST_POUCH, FIRST_WISDOM, Journal, LARGEST_POUCH, MOST_WISDOM};

/// The points that a stardust brings while there is time to spend it.
const STARDUST: f32 = 0.28;
/// The points for a stardust left at the end.
const STARDUST_LEFT: f32 = 1.0 / 3.0;
/// The points for a telescope left at the end, and the additional value of another Observe.
const TELESCOPE_LEFT: f32 = 2.0;
const TELESCOPE: f32 = 0.4;
/// The points that a place in the pouch brings with each Rest, in addition to those at the end.
const POUCH: f32 = 0.8;
/// The value of a place for an active card: the card's points and its ability.
const PLACE: f32 = 6.0;
/// The value of keeping an ability unused, as a fraction of using it: less than 1, so that it gets used.
const UNUSED: f32 = 0.3;

/// The values of resources, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResourceValues {
    pub clock: Clock,
    pub stardust: f32,
    pub telescope: f32,
    /// A place in the pouch, below its greatest size.
    pub pouch: f32,
    pub wisdom: f32,
    /// The value of the worst active card, if it has to be set aside for another one.
    worst_active: Option<f32>,
}

impl ResourceValues {
    /// Computes the values for the time left and the person's journal.
    pub fn of(clock: Clock, journal: &Journal) -> ResourceValues {
        let time = clock.time_for(4.0);
        let stardust = STARDUST * time + STARDUST_LEFT * (1.0 - time);
        let short = journal.active().len() as f32 + clock.mine - f32::from(journal.wisdom());
        let mut resource_values = ResourceValues {
            clock,
            stardust,
            telescope: TELESCOPE_LEFT + TELESCOPE * clock.time_for(2.0),
            pouch: 1.0 + POUCH * clock.rests,
            wisdom: 1.0 + PLACE * (short / 3.0).clamp(0.0, 1.0),
            worst_active: None,
        };
        if journal.active().len() >= usize::from(journal.wisdom()) {
            let worth = |active: &astra::ActiveCard| resource_values.active(active.card, active.exhausted, journal);
            resource_values.worst_active = Some(journal.active().iter().map(worth).fold(f32::INFINITY, f32::min));
        }
        resource_values
    }

    /// Returns the value of this much stardust in hand.
    pub fn dust(&self, stardust: f32) -> f32 {
        self.stardust * stardust
    }

    /// Returns the value of the pouch and the wisdom as they are.
    pub fn journal(&self, journal: &Journal) -> f32 {
        let steps = |now: u8, first: u8| f32::from(now.saturating_sub(first));
        self.pouch * steps(journal.pouch(), FIRST_POUCH) + self.wisdom * steps(journal.wisdom(), FIRST_WISDOM)
    }

    /// Returns the value of one more wisdom.
    pub fn more_wisdom(&self, journal: &Journal) -> f32 {
        if journal.wisdom() < MOST_WISDOM { self.wisdom } else { 0.0 }
    }

    /// Returns the value of using an ability once.
    pub fn once(&self, ability: Ability, journal: &Journal) -> f32 {
        match ability {
            Ability::Stardust => 2.0 * self.stardust,
            Ability::Telescope => self.telescope,
            Ability::Pouch if journal.pouch() < LARGEST_POUCH => self.pouch,
            Ability::Wisdom => self.more_wisdom(journal),
            Ability::Mark => self.stardust + 0.6,
            Ability::FreeFirst => 1.3 * self.stardust,
            Ability::RichRest => 2.5 * self.stardust,
            Ability::Reactivate => 1.2,
            Ability::Jump | Ability::Exchange => 0.5,
            Ability::Sphere => 0.4,
            Ability::Peek => 0.2,
            Ability::Pouch => 0.0,
        }
    }

    /// Returns the value of an active card's ability, in addition to the card's own points.
    pub fn ability(&self, card: Card, exhausted: bool, journal: &Journal) -> f32 {
        // A Rest reactivates the card if the marker is on its element, which is so one time in four.
        let again = self.clock.rests / 4.0;
        let uses = if exhausted { again } else { UNUSED * self.clock.time_for(1.0) + again };
        uses * self.once(card.constellation().ability, journal)
    }

    /// Returns the value of reactivating a card.
    pub fn again(&self, card: Card, journal: &Journal) -> f32 {
        self.ability(card, false, journal) - self.ability(card, true, journal)
    }

    /// Returns the value of an active card: its points and its ability.
    pub fn active(&self, card: Card, exhausted: bool, journal: &Journal) -> f32 {
        f32::from(card.constellation().vp) + self.ability(card, exhausted, journal)
    }

    /// Returns the value of a boon.
    pub fn boon(&self, boon: Boon, journal: &Journal) -> f32 {
        match boon {
            Boon::Vp(points) => f32::from(points),
            Boon::Stardust => 2.0 * self.stardust,
            Boon::Telescope => self.telescope,
            Boon::Pouch if journal.pouch() < LARGEST_POUCH => self.pouch,
            Boon::Pouch => 0.0,
            Boon::Wisdom => self.more_wisdom(journal),
            Boon::Reactivate => journal.exhausted().map(|card| self.again(card, journal)).fold(0.0, f32::max),
        }
    }

    /// Returns the value of the best of some boons.
    pub fn best_boon(&self, boons: &[Boon], journal: &Journal) -> f32 {
        boons.iter().map(|boon| self.boon(*boon, journal)).fold(0.0, f32::max)
    }

    /// Returns the value of one more active card: its own value or, at the wisdom limit, how much better it is than
    /// the worst one.
    pub fn another_active(&self, card: Card, journal: &Journal) -> f32 {
        let own = self.active(card, false, journal);
        self.worst_active.map_or(own, |worst| own - own.min(worst))
    }
}
