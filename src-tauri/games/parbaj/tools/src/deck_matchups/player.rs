//! The players of a measured duel: a level, or a simple strategy to compare it with.

use bot::{Cancel, Evaluate, Level, Means, choose_by};
use game::{Chance, Game};
use parbaj::{Move, Parbaj, State, Step, Target};
use parbaj_hosted::HostedParbaj;

/// A player of a measured duel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Player {
    /// A level of the bot.
    Level(Level),
    /// Moves every creature to the guard post and attacks with each, the opponent wherever that is allowed; all other
    /// moves by prior.
    AlwaysAttack,
    /// Never attacks; all other moves by prior.
    NeverAttack,
}

impl Player {
    /// Parses the name of a player.
    pub(super) fn named(key: &str) -> Result<Player, String> {
        match key {
            "always-attack" => Ok(Player::AlwaysAttack),
            "never-attack" => Ok(Player::NeverAttack),
            _ => {
                let found = Level::find(HostedParbaj::LEVELS, key).map(Player::Level);
                found.ok_or_else(|| {
                    format!("there is no player {key:?}; besides levels there are always-attack, never-attack")
                })
            }
        }
    }

    /// Chooses among several moves.
    pub(super) fn choose(self, state: &State, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let glance = |moves: &[Move]| {
            let mut priors = Vec::new();
            HostedParbaj::priors(state, moves, &mut priors);
            let best = moves.iter().zip(&priors).max_by(|(_, one), (_, other)| one.total_cmp(other));
            best.map(|(mv, _)| *mv)
        };
        let own = match (self, state.step()) {
            (Player::Level(level), _) => {
                let view = Parbaj::view(state, state.to_move()?);
                return choose_by::<HostedParbaj>(&view, level, Means::All, chance.seed(), &Cancel::new()).ok();
            }
            (Player::AlwaysAttack, Step::Movement) => moves.iter().copied().find(|mv| match mv {
                Move::March { permanent } => state.permanent(*permanent).is_some_and(|it| !it.guards()),
                _ => *mv == Move::Done,
            }),
            (Player::AlwaysAttack, Step::Attackers) => {
                let attacks: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Attack { .. })).collect();
                let at_player = |mv: &&Move| matches!(mv, Move::Attack { target: Target::Player { .. }, .. });
                attacks.iter().find(at_player).copied().or_else(|| glance(&attacks)).or(Some(Move::Done))
            }
            (Player::NeverAttack, Step::Attackers) => Some(Move::Done),
            _ => None,
        };
        own.or_else(|| {
            // Without this, announcing and taking back could alternate for ever.
            let kept: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::TakeBack).collect();
            glance(&kept)
        })
    }
}
