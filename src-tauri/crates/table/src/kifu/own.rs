//! What a file says of a game that was played here: the private property `KX`.
//!
//! The first value where the game begins is a [`Deal`]; every other value is one decision. A move that the format
//! itself tells needs none: `B[cc]` alone is enough.

use crate::problem::Problem;
use crate::stored;
use cardgo::{Cardgo, Move, Setup, State};
use game::Game;
use rulebook::Lang;
use serde::{Deserialize, Serialize};
use sgf::{Play, Record, Step};

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
    /// The seed it was dealt by.
    pub seed: String,
    /// The level at each seat; none for the person.
    pub levels: Vec<Option<String>>,
    /// Where it began, if it wasn't dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<State>,
    /// After how many decisions the person took over, where others had begun the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_over: Option<usize>,
}

impl Deal {
    /// The beginning told in a record, and at which of its steps.
    pub fn find(record: &Record) -> Option<(usize, Deal)> {
        record.steps.iter().enumerate().find_map(|(at, step)| {
            let deal: Deal = serde_json::from_str(step.cards.first()?).ok()?;
            (deal.game == Cardgo::NAME).then_some((at, deal))
        })
    }
}

/// Whether the file says anything about cards or a deal, readable or not.
pub(super) fn is_told(record: &Record) -> bool {
    record.steps.iter().any(|step| !step.cards.is_empty())
}

/// The decisions told in a record from the step on where its deal stands; `None` if one of them means nothing here.
pub(super) fn decisions(record: &Record, at: usize) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for (step, number) in record.steps[at..].iter().zip(0..) {
        let told = &step.cards[usize::from(number == 0)..];
        if told.is_empty() {
            moves.extend(plain(step));
        }
        for decision in told {
            moves.push(serde_json::from_str(decision).ok()?);
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
pub(super) fn written<T: Serialize>(value: &T, lang: Lang) -> Result<String, Problem> {
    stored::write(value, lang)
}
