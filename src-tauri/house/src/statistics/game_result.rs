//! The stored form of a game's result.

use crate::play::game_info::listed_value;
use crate::play::players::MOST_SEATS;
use crate::play::table_encoding::{StoredSetup, TableStatus};
use crate::text::calendar::{END_OF_TIME, is_moment};
use game::{Game, OptionSpec, Outcome, Seat, Seed};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::{GivenUp, Player};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::StoredTable;

/// The maximum score: far more than any game reaches.
const MOST_POINTS: u32 = 1_000_000;

/// The opponents in a game, as far as results are separated by them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Opponents {
    /// Bots of one level.
    Bots { level: String },
    /// Bots of several levels.
    Mixed,
    /// Only an automaton.
    Automaton,
    /// Other people at the same device, with or without bots.
    Guests,
}

/// Identifies a game across tables and devices: two tables created at the same time from the same seed hold copies of
/// one game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Origin {
    /// The seed of its deal.
    pub seed: String,
    /// When its first table was created, in milliseconds since 1970.
    pub laid_ms: i64,
}

impl Origin {
    /// Returns the origin of a table's game.
    pub fn of(table: &StoredTable) -> Origin {
        Origin { seed: table.seed.clone(), laid_ms: table.created_ms }
    }
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Ended {
    pub game: String,
    /// The players in seat order; bots without their names.
    #[serde(with = "hosting::player::strength")]
    pub seats: Vec<Player>,
    /// The options and values, as far as they are listed ones.
    pub options: BTreeMap<String, String>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// The score of each seat in the game's own unit.
    pub scores: Vec<i32>,
    /// Whether the owner was helped.
    pub assisted: bool,
    /// The seats of the guests who were helped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helped: Vec<Seat>,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// How it ended by resignation or on time, if it did: then it has no score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_up: Option<GivenUp>,
    /// The game's origin; `None` in results of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// The value stored under a table's identifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoredResult {
    /// The result of its game.
    Ended(Ended),
    /// Its game isn't counted.
    NotCounted,
    /// The value is not a valid result.
    Unreadable,
}

impl StoredResult {
    /// Parses a stored value.
    pub fn read(text: &str) -> StoredResult {
        if text == super::NOT_COUNTED {
            return StoredResult::NotCounted;
        }
        match serde_json::from_str::<Ended>(text) {
            Ok(ended) if ended.is_sound() => StoredResult::Ended(ended),
            _ => StoredResult::Unreadable,
        }
    }
}

impl Ended {
    /// Makes the result of a game of `G`.
    pub fn of<G: Game>(
        kept: &StoredSetup<G>,
        outcome: &Outcome,
        given_up: Option<GivenUp>,
        record: &StoredTable,
    ) -> Ended {
        let stood = TableStatus::of(record);
        Ended {
            game: G::NAME.to_owned(),
            seats: kept.players.all().iter().map(Player::nameless).collect(),
            options: chosen::<G>(&kept.setup),
            ranks: outcome.standings.iter().map(|standing| standing.rank).collect(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
            assisted: record.assisted,
            helped: stood.helped,
            ended_ms: record.updated_ms.clamp(0, END_OF_TIME),
            given_up,
            origin: Some(Origin::of(record)),
        }
    }

    /// Whether the result is possible.
    fn is_sound(&self) -> bool {
        let count = self.seats.len();
        let ranked = |rank: u8| 1 + self.ranks.iter().filter(|other| **other < rank).count() == usize::from(rank);
        (1..=MOST_SEATS).contains(&count)
            // Results must be those of one person.
            && self.seats.iter().filter(|player| player.is_person()).count() == 1
            && self.helped.iter().all(|seat| self.seats.get(seat.index()).is_some_and(Player::is_guest))
            && self.ranks.len() == count
            && self.scores.len() == count
            && self.ranks.iter().all(|&rank| ranked(rank))
            && self.scores.iter().all(|score| score.unsigned_abs() <= MOST_POINTS)
            && self.given_up.is_none_or(|given_up| self.ranks.get(given_up.seat.index()) == Some(&2) && count == 2)
            && is_moment(self.ended_ms)
            && self.origin.as_ref().is_none_or(|origin| is_moment(origin.laid_ms) && origin.seed.parse::<Seed>().is_ok())
            && visit_game(&self.game, Knows(self)) == Some(true)
    }

    /// Returns the person's seat.
    pub fn me(&self) -> usize {
        self.seats.iter().position(Player::is_person).unwrap_or(0)
    }

    /// Returns the person's rank.
    pub fn rank(&self) -> u8 {
        self.ranks[self.me()]
    }

    /// Returns how many seats have a worse rank than the person.
    pub fn beaten(&self) -> u32 {
        count(self.ranks.iter().filter(|rank| **rank > self.rank()))
    }

    /// Returns how many other seats have the same rank as the person.
    pub fn tied(&self) -> u32 {
        count(self.ranks.iter().filter(|rank| **rank == self.rank())) - 1
    }

    /// Returns the opponents.
    pub fn opponents(&self) -> Opponents {
        if self.seats.iter().any(Player::is_guest) {
            return Opponents::Guests;
        }
        let mut levels = self.seats.iter().filter_map(Player::level);
        match levels.next() {
            Some(first) if levels.all(|level| level == first) => Opponents::Bots { level: first.to_owned() },
            None if self.seats.contains(&Player::Automaton) => Opponents::Automaton,
            _ => Opponents::Mixed,
        }
    }

    /// Returns the value of an option, or `usual` if it isn't stored.
    pub fn option(&self, key: &str, usual: &str) -> String {
        self.options.get(key).map_or(usual, String::as_str).to_owned()
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// Returns the listed option values of a setup, by key.
pub(super) fn chosen<G: Game>(setup: &G::Setup) -> BTreeMap<String, String> {
    let value = |option: &OptionSpec| Some(option.values[listed_value::<G>(setup, option)?].to_owned());
    G::options().iter().filter_map(|option| Some((option.key.to_owned(), value(option)?))).collect()
}

/// Whether a game has all options and values of a result.
struct Knows<'a>(&'a Ended);

impl GameVisitor for Knows<'_> {
    type Output = bool;

    fn visit<G: ListedGame>(self) -> bool {
        self.0.options.iter().all(|(key, value)| {
            G::options().iter().any(|option| option.key == key && option.values.contains(&value.as_str()))
        })
    }
}
