//! What a file says of a game that was played here: the private property `KX`.
//!
//! The first value where the game begins is a [`Deal`]; every other value is one decision. A move that the format
//! itself tells needs none: `B[cc]` alone is enough.

use super::brief;
use crate::CardgoTable;
use bot::{Evaluate, Level};
use cardgo::{Cardgo, Move, Setup, State};
use game::Game;
use serde::{Deserialize, Serialize};
use sgf::{Play, Record, Step};
use table::Player;

/// How a game of ours began.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Deal {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was chosen before the game.
    pub setup: Setup,
    /// The seed it was dealt from.
    pub seed: String,
    /// Who plays, in seat order.
    #[serde(with = "table::player::strength")]
    pub levels: Vec<Player>,
    /// Where it began, if it wasn't dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<State>,
    /// After how many decisions the person took over, where others had begun the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_over: Option<usize>,
}

/// As much of a [`Deal`] as every version writes alike.
#[derive(Deserialize)]
struct Heading {
    game: String,
    rules: u32,
}

/// Why a game of ours isn't opened, not even as the plain game beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Its rules are newer than those here: it would be judged by rules it wasn't played by.
    Newer,
    /// A bot of a level that isn't known here played it.
    Level(String),
}

impl Deal {
    /// The beginning told in a record, and at which of its steps; none if no version of ours wrote it.
    pub fn find(record: &Record) -> Result<Option<(usize, Deal)>, Fault> {
        for (at, step) in record.steps.iter().enumerate() {
            let Some(told) = step.cards.first() else { continue };
            let Ok(heading) = serde_json::from_str::<Heading>(told) else { continue };
            if heading.game != Cardgo::NAME {
                continue;
            }
            // Looked at first: what a later version tells of the rest may mean nothing here.
            if heading.rules > Cardgo::RULES_VERSION {
                return Err(Fault::Newer);
            }
            let Ok(deal) = serde_json::from_str::<Deal>(told) else { continue };
            if deal.levels.len() != usize::from(Cardgo::seats(&deal.setup)) {
                continue;
            }
            let unknown = deal
                .levels
                .iter()
                .filter_map(Player::level)
                .find(|level| Level::find(CardgoTable::LEVELS, level).is_none());
            if let Some(level) = unknown {
                return Err(Fault::Level(level.to_owned()));
            }
            return Ok(Some((at, deal)));
        }
        Ok(None)
    }
}

impl Fault {
    /// In a sentence, Hungarian and English.
    pub fn sentence(&self) -> (String, String) {
        match self {
            Fault::Newer => (
                "Ezt a játszmát az Asztaltárs újabb változatában, más szabályokkal játszották. Frissítsd az Asztaltársat, \
                 és próbáld újra."
                    .to_owned(),
                "This game was played in a newer version of Asztaltárs, by other rules. Update the app and try again."
                    .to_owned(),
            ),
            Fault::Level(level) => {
                let level = brief(level).unwrap_or_default();
                (
                    format!(
                        "Ebben a játszmában „{level}” szintű bot ült, és ilyet itt nem ismerünk. Ha az Asztaltárs egy újabb \
                         változata írta, frissítsd az Asztaltársat."
                    ),
                    format!(
                        "A bot of the level “{level}” sat at this game, and there is none here. If a newer version of \
                         Asztaltárs wrote it, update the app."
                    ),
                )
            }
        }
    }
}

/// Whether the file says anything about cards or a deal, readable or not.
pub(super) fn is_told(record: &Record) -> bool {
    record.steps.iter().any(|step| !step.cards.is_empty())
}

/// The decisions told in a record from the step on where its deal stands; `None` if one of them means nothing here, or
/// there are more than `most`.
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

/// The decision that a step without any of ours stands for.
pub(super) fn plain(step: &Step) -> Option<Move> {
    step.mv.map(|mv| match mv.play {
        Play::Stone(point) => Move::Play { point },
        Play::Pass => Move::Pass,
    })
}

/// A value of `KX`.
pub(super) fn written<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}
