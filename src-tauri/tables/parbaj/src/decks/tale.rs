//! What a measured duel was like: who fell, what was answered, how the lead went.

use crate::evaluation::lead;
use parbaj::{Aimed, Event, Farewell, PermanentId, State};
use parbaj_cards::CardType;
use serde_json::{Value, json};

/// A lead that counts as one, in VP.
const CLEAR: f32 = 1.0;

/// What happened in a duel.
#[derive(Clone, Debug, Default)]
pub(super) struct Tale {
    /// Creatures that died of a strike.
    pub(super) fallen: u32,
    /// Creatures that left play in any other way but to a hand.
    removed: u32,
    /// Actions prevented by a card's Neutralisation.
    pub(super) neutralised: u32,
    /// Actions prevented by an ability.
    prevented: u32,
    /// Attacks assigned: on the player, on creatures, on buildings.
    attacks: [u32; 3],
    /// How often somebody else than before was clearly ahead as a turn began.
    pub(super) turned: u32,
    /// Who was clearly ahead last: the first seat if positive.
    ahead: f32,
    /// What has been struck since damage was last healed.
    struck: Vec<PermanentId>,
}

impl Tale {
    /// Adds what a move led to.
    pub(super) fn add(&mut self, events: &[Event], after: &State) {
        for event in events {
            match event {
                Event::TurnBegan { .. } => self.weigh(after),
                Event::Damaged { target: Aimed::Permanent { piece }, strike: true, .. } => self.struck.push(piece.id),
                Event::AllHealed { .. } | Event::TurnEnded { .. } => self.struck.clear(),
                Event::Left { piece, how, .. } if piece.card.kind().card_type == CardType::Creature => {
                    if *how == Farewell::Died && self.struck.contains(&piece.id) {
                        self.fallen += 1;
                    } else if *how != Farewell::Returned {
                        self.removed += 1;
                    }
                }
                Event::Prevented { neutralised: true, .. } => self.neutralised += 1,
                Event::Prevented { .. } => self.prevented += 1,
                Event::Assigned { target, .. } => {
                    let at = match target {
                        Aimed::Permanent { piece } if piece.card.kind().card_type == CardType::Creature => 1,
                        Aimed::Permanent { .. } => 2,
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

    /// The means of several.
    pub(super) fn account(tales: &[&Tale]) -> Value {
        let mean = |of: &dyn Fn(&Tale) -> u32| {
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
