//! How one game ended, as the store keeps it.

use crate::play::games::listed_value;
use crate::play::stored::StoredSetup;
use crate::text::calendar::{END_OF_TIME, is_moment};
use game::{Game, OptionSpec, Outcome, Seed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::TableRecord;
use table::{GivenUp, Player};
use tables::{GameVisitor, TableGame, visit_game};

/// More seats than any table has, or will have.
const MOST_SEATS: usize = 12;
/// No table's score comes near this.
const MOST_POINTS: u32 = 1_000_000;

/// Against whom a game was played, as far as results are kept apart by it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Opponents {
    /// Bots of one level.
    Bots {
        /// Which.
        level: String,
    },
    /// Bots of several levels.
    Mixed,
    /// An automaton alone.
    Automaton,
}

/// Which game a result is of, wherever its table goes: two tables that were laid at the same moment from the same seed
/// hold copies of one game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Origin {
    /// The seed of its deal.
    pub seed: String,
    /// When its first table was laid, in milliseconds since 1970.
    pub laid_ms: i64,
}

impl Origin {
    /// The origin of a table's game.
    pub fn of(table: &TableRecord) -> Origin {
        Origin { seed: table.seed.clone(), laid_ms: table.created_ms }
    }
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Ended {
    /// Which game.
    pub game: String,
    /// Who played, in seat order; bots without their names.
    #[serde(with = "table::player::strength")]
    pub seats: Vec<Player>,
    /// What was chosen for it, as far as it is one of the listed values.
    pub options: BTreeMap<String, String>,
    /// Where each seat came in.
    pub ranks: Vec<u8>,
    /// Each seat's score in the table's own unit.
    pub scores: Vec<i32>,
    /// The person was helped.
    pub assisted: bool,
    /// When, in milliseconds since 1970.
    pub ended_ms: i64,
    /// How it ended beside its rules, if it did: then it has no score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_up: Option<GivenUp>,
    /// Which game it was; none in what earlier versions wrote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// What lies under a table's identifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Its game ended so.
    Ended(Ended),
    /// Its game isn't counted.
    NotCounted,
    /// Nothing that could be a result.
    Unreadable,
}

impl Entry {
    /// What a stored text says.
    pub fn read(text: &str) -> Entry {
        if text == super::NOT_COUNTED {
            return Entry::NotCounted;
        }
        match serde_json::from_str::<Ended>(text) {
            Ok(ended) if ended.is_sound() => Entry::Ended(ended),
            _ => Entry::Unreadable,
        }
    }
}

impl Ended {
    /// The end of a game of `G`.
    pub fn of<G: Game>(
        kept: &StoredSetup<G>,
        outcome: &Outcome,
        given_up: Option<GivenUp>,
        record: &TableRecord,
    ) -> Ended {
        Ended {
            game: G::NAME.to_owned(),
            seats: kept.players.all().iter().map(Player::nameless).collect(),
            options: chosen::<G>(&kept.setup),
            ranks: outcome.standings.iter().map(|standing| standing.rank).collect(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
            assisted: record.assisted,
            ended_ms: record.updated_ms.clamp(0, END_OF_TIME),
            given_up,
            origin: Some(Origin::of(record)),
        }
    }

    /// Whether a game can have ended so.
    fn is_sound(&self) -> bool {
        let count = self.seats.len();
        let ranked = |rank: u8| 1 + self.ranks.iter().filter(|other| **other < rank).count() == usize::from(rank);
        (1..=MOST_SEATS).contains(&count)
            // It is one person's result.
            && self.seats.iter().filter(|player| player.is_person()).count() == 1
            && self.ranks.len() == count
            && self.scores.len() == count
            && self.ranks.iter().all(|&rank| ranked(rank))
            && self.scores.iter().all(|score| score.unsigned_abs() <= MOST_POINTS)
            && self.given_up.is_none_or(|given_up| self.ranks.get(given_up.seat.index()) == Some(&2) && count == 2)
            && is_moment(self.ended_ms)
            && self.origin.as_ref().is_none_or(|origin| is_moment(origin.laid_ms) && origin.seed.parse::<Seed>().is_ok())
            && visit_game(&self.game, Knows(self)) == Some(true)
    }

    /// The seat of the person it is counted for.
    pub fn me(&self) -> usize {
        self.seats.iter().position(Player::is_person).unwrap_or(0)
    }

    /// Where the person came in.
    pub fn rank(&self) -> u8 {
        self.ranks[self.me()]
    }

    /// How many seats came in after the person.
    pub fn beaten(&self) -> u32 {
        count(self.ranks.iter().filter(|rank| **rank > self.rank()))
    }

    /// How many other seats came in where the person did.
    pub fn tied(&self) -> u32 {
        count(self.ranks.iter().filter(|rank| **rank == self.rank())) - 1
    }

    /// Against whom it was played.
    pub fn opponents(&self) -> Opponents {
        let mut levels = self.seats.iter().filter_map(Player::level);
        match levels.next() {
            Some(first) if levels.all(|level| level == first) => Opponents::Bots { level: first.to_owned() },
            None if self.seats.contains(&Player::Automaton) => Opponents::Automaton,
            _ => Opponents::Mixed,
        }
    }

    /// What was chosen for it, where that is as usual too.
    pub fn option(&self, key: &str, usual: &str) -> String {
        self.options.get(key).map_or(usual, String::as_str).to_owned()
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// What was chosen for a setup, by the choice's key.
pub(super) fn chosen<G: Game>(setup: &G::Setup) -> BTreeMap<String, String> {
    let value = |option: &OptionSpec| Some(option.values[listed_value::<G>(setup, option)?].to_owned());
    G::options().iter().filter_map(|option| Some((option.key.to_owned(), value(option)?))).collect()
}

/// Whether a game knows the choices of a result.
struct Knows<'a>(&'a Ended);

impl GameVisitor for Knows<'_> {
    type Output = bool;

    fn visit<G: TableGame>(self) -> bool {
        self.0.options.iter().all(|(key, value)| {
            G::options().iter().any(|option| option.key == key && option.values.contains(&value.as_str()))
        })
    }
}
