//! The private property `KX`, which stores a game that was played here.
//!
//! The first value at the beginning of the game is a [`Deal`]; every other value is one decision. A move that the
//! format itself can express needs none: `B[cc]` alone is enough.

use crate::HostedCardgo;
use bot::{Evaluate, Level};
use cardgo::{Cardgo, Move, Setup, State};
use game::Game;
use hosting::Player;
use serde::{Deserialize, Serialize};
use sgf::{Play, Record, Step};

/// The beginning of a game that was played here.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Deal {
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The options of the game.
    pub setup: Setup,
    /// The seed of the deal.
    pub seed: String,
    /// The players in seat order.
    #[serde(with = "hosting::player::strength")]
    pub levels: Vec<Player>,
    /// The initial state, if the game didn't begin with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<State>,
    /// The number of decisions made before the person took over, if the game was begun by others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_over: Option<usize>,
}

/// The fields of a [`Deal`] that are the same in every version.
#[derive(Deserialize)]
struct Heading {
    game: String,
    rules: u32,
}

/// Why a game played here isn't opened, not even as the plain game of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DealFault {
    /// Its rules are newer than those of this version and would judge its moves differently.
    Newer,
    /// A bot of an unknown level took part.
    Level(String),
}

impl Deal {
    /// Finds the deal in a record, with the index of its step; returns `None` if no version of ours wrote one.
    ///
    /// # Errors
    /// If the game's rules are newer, or a level is unknown.
    pub fn find(record: &Record) -> Result<Option<(usize, Deal)>, DealFault> {
        for (at, step) in record.steps.iter().enumerate() {
            let Some(told) = step.cards.first() else { continue };
            let Ok(heading) = serde_json::from_str::<Heading>(told) else { continue };
            if heading.game != Cardgo::NAME {
                continue;
            }
            // Checked first, because a later version may have changed the other fields.
            if heading.rules > Cardgo::RULES_VERSION {
                return Err(DealFault::Newer);
            }
            let Ok(deal) = serde_json::from_str::<Deal>(told) else { continue };
            if deal.levels.len() != usize::from(Cardgo::seats(&deal.setup)) {
                continue;
            }
            let unknown = deal
                .levels
                .iter()
                .filter_map(Player::level)
                .find(|level| Level::find(HostedCardgo::LEVELS, level).is_none());
            if let Some(level) = unknown {
                return Err(DealFault::Level(level.to_owned()));
            }
            return Ok(Some((at, deal)));
        }
        Ok(None)
    }
}

/// Returns whether the file has any values of `KX`, readable or not.
pub(super) fn is_told(record: &Record) -> bool {
    record.steps.iter().any(|step| !step.cards.is_empty())
}

/// Returns the decisions of a record from the step of its deal on; `None` if one of them can't be read, or there are
/// more than `most`.
pub(super) fn decisions(record: &Record, at: usize, most: usize) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for (step, number) in record.steps[at..].iter().zip(0..) {
        let told = &step.cards[usize::from(number == 0)..];
        if told.is_empty() {
            moves.extend(plain(step));
        }
        for decision in told {
            moves.push(serde_json::from_str(decision).ok()?);
        }
        if moves.len() > most {
            return None;
        }
    }
    Some(moves)
}

/// Returns the decision that a step without values of `KX` stands for.
pub(super) fn plain(step: &Step) -> Option<Move> {
    step.mv.map(|mv| match mv.play {
        Play::Stone(point) => Move::Play { point },
        Play::Pass => Move::Pass,
    })
}

/// Formats a value of `KX`.
pub(super) fn written<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}
