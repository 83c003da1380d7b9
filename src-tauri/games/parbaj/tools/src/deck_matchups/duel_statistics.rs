//! Statistics of a measured duel: deaths, prevented actions, changes of the lead.

use parbaj::{Event, EventTarget, LeaveCause, PermanentId, State};
use parbaj_cards::CardType;
use parbaj_hosted::lead;
use serde_json::{Value, json};

/// The minimum lead that counts as one, in VP.
const CLEAR: f32 = 1.0;

/// The statistics of a duel.
#[derive(Clone, Debug, Default)]
pub(super) struct DuelStatistics {
    /// Creatures that died of a strike.
    pub(super) fallen: u32,
    /// Creatures that left play in any other way, except to a hand.
    removed: u32,
    /// Actions prevented by a card's Neutralisation.
    pub(super) neutralised: u32,
    /// Actions prevented by an ability.
    prevented: u32,
    /// Attacks assigned: on the player, on creatures, on buildings.
    attacks: [u32; 3],
    /// How often the player with a clear lead changed between beginnings of turns.
    pub(super) turned: u32,
    /// The last clear lead: positive for the first seat.
    ahead: f32,
    /// The permanents struck since damage was last healed.
    struck: Vec<PermanentId>,
}

impl DuelStatistics {
    /// Adds the events of a move.
    pub(super) fn add(&mut self, events: &[Event], after: &State) {
        for event in events {
            match event {
                Event::TurnBegan { .. } => self.weigh(after),
                Event::Damaged { target: EventTarget::Permanent { piece }, strike: true, .. } => {
                    self.struck.push(piece.id);
                }
                Event::AllHealed { .. } | Event::TurnEnded { .. } => self.struck.clear(),
                Event::Left { piece, how, .. } if piece.card.kind().card_type == CardType::Creature => {
                    if *how == LeaveCause::Died && self.struck.contains(&piece.id) {
                        self.fallen += 1;
                    } else if *how != LeaveCause::Returned {
                        self.removed += 1;
                    }
                }
                Event::Prevented { neutralised: true, .. } => self.neutralised += 1,
                Event::Prevented { .. } => self.prevented += 1,
                Event::Assigned { target, .. } => {
                    let at = match target {
                        EventTarget::Permanent { piece } if piece.card.kind().card_type == CardType::Creature => 1,
                        EventTarget::Permanent { .. } => 2,
                        _ => 0,
                    };
                    self.attacks[at] += 1;
                }
                _ => {}
            }
        }
    }

    fn weigh(&mut self, state: &State) {
        let now = lead(state);
        if now.abs() >= CLEAR {
            self.turned += u32::from(now * self.ahead < 0.0);
            self.ahead = now;
        }
    }

    /// Returns the mean statistics of several duels.
    pub(super) fn account(tales: &[&DuelStatistics]) -> Value {
        let mean = |of: &dyn Fn(&DuelStatistics) -> u32| {
            tales.iter().map(|tale| f64::from(of(tale))).sum::<f64>() / tales.len().max(1) as f64
        };
        json!({
            "creatures_dead_in_combat": mean(&|tale| tale.fallen),
            "creatures_gone_otherwise": mean(&|tale| tale.removed),
            "neutralisations": mean(&|tale| tale.neutralised),
            "prevented_by_abilities": mean(&|tale| tale.prevented),
            "attacks_on_player": mean(&|tale| tale.attacks[0]),
            "attacks_on_creatures": mean(&|tale| tale.attacks[1]),
            "attacks_on_buildings": mean(&|tale| tale.attacks[2]),
            "changes_of_lead": mean(&|tale| tale.turned),
        })
    }
}
